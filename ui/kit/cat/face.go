package cat

import (
	"slices"

	"tabby/internal/draw/art"
)

// faceSide is the side of a face, in device-independent pixels.
const faceSide = 28

// NewFace returns the face of a computer player of a level, or nil if that has none.
func NewFace(level string) *View {
	if !slices.Contains(art.Tempers(), level) {
		return nil
	}
	return newView(drawing{level: level}, faceSide, faceSide)
}

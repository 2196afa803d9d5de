package cat

import (
	"slices"

	"fyne.io/fyne/v2"

	"tabby/internal/draw/art"
)

// A Face is that of a computer player, as well as that plays.
type Face struct {
	View

	label string
}

// faceSide is the side of a face, in device-independent pixels.
const faceSide = 24

// NewFace returns the face of a computer player of a level, or nil if that has none. label is
// what is read to those who listen.
func NewFace(level, label string) *Face {
	if !slices.Contains(art.Tempers(), level) {
		return nil
	}
	f := &Face{View: View{shows: temper(level), size: fyne.NewSquareSize(faceSide)}, label: label}
	f.ExtendBaseWidget(f)
	return f
}

// AccessibilityLabel says how well the computer plays.
func (f *Face) AccessibilityLabel() string { return f.label }

// AccessibilityRole returns that of text.
func (f *Face) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

func temper(level string) drawing {
	return drawing{"temper-" + level, func(l art.Light) string { return art.Temper(level, l) }}
}

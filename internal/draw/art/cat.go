package art

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// A Pose is what the cat of the pages does.
type Pose int

// The poses.
const (
	Curled Pose = iota // sleeps, and is in nobody's way
	Asleep             // sleeps with its paws on an edge
	Waking
	Awake     // looks out of the page
	LooksLeft // and down
	LooksDown
)

// A drawnPose is the parts of the cat, from back to front, and its pupils, moved to where it
// looks.
type drawnPose struct {
	parts []string
	looks bool
	x, y  int
}

var poses = [...]drawnPose{
	Curled:    {parts: []string{"cat-curled", "zzz"}},
	Asleep:    {parts: cat("mouth", "eyes-asleep", "paws", "zzz")},
	Waking:    {parts: cat("yawn", "eyes-asleep", "paws")},
	Awake:     {parts: cat("mouth", "eyes-open", "paws"), looks: true},
	LooksLeft: {parts: cat("mouth", "eyes-open", "paws"), looks: true, x: -6, y: 3},
	LooksDown: {parts: cat("mouth", "eyes-open", "paws"), looks: true, y: 5},
}

// The size of the cat of the pages with its paws, and the height of the edge that they lie on,
// in its own units.
const (
	CatWidth  = sceneWidth
	CatHeight = sceneHeight
	CatEdge   = sceneEdge
)

// Cat returns the cat of the pages on no ground, as SVG.
func Cat(p Pose, l Light) string {
	return painter(l).Replace(sheet(CatWidth, CatHeight, p.drawing()))
}

// portraitSide is the side of a portrait, in its own units.
const portraitSide = 240

// Portrait returns the cat with its sheet, as on the icon of the program, as SVG.
func Portrait(p Pose, l Light) string {
	return painter(l).Replace(sheet(portraitSide, portraitSide, fmt.Sprintf(
		`<rect fill="#1E6F5C" width="%d" height="%d" rx="52" ry="52"/><g transform="translate(%d,24)">%s%s</g>`,
		portraitSide, portraitSide, (portraitSide-CatWidth)/2, content("tally"), p.drawing())))
}

func (p Pose) drawing() string {
	d := poses[p]
	var w strings.Builder
	for _, part := range d.parts {
		w.WriteString(content(part))
	}
	if d.looks {
		fmt.Fprintf(&w, `<g transform="translate(%d,%d)">%s</g>`, d.x, d.y, content("pupils"))
	}
	return w.String()
}

// tempers are the faces of the computer players, by how well they play.
var tempers = map[string][]string{
	"easy":   cat("mouth", "eyes-drowsy"),
	"steady": cat("mouth", "eyes-open", "pupils"),
	"sharp":  cat("mouth", "eyes-open", "pupils", "eyes-sharp"),
}

// Tempers returns the names of the faces there are, sorted.
func Tempers() []string { return slices.Sorted(maps.Keys(tempers)) }

// A face is the square part of a drawing of the cat that begins so far from the left.
const (
	faceSide = 156
	faceLeft = 35
)

// Temper returns the face of a computer player that plays so well, as SVG. It panics if there
// is none.
func Temper(name string, l Light) string {
	files, ok := tempers[name]
	if !ok {
		panic("art: no face " + name)
	}
	var w strings.Builder
	for _, file := range files {
		w.WriteString(content(file))
	}
	return painter(l).Replace(sheet(faceSide, faceSide, fmt.Sprintf(`<g transform="translate(%d,0)">%s</g>`, -faceLeft, w.String())))
}

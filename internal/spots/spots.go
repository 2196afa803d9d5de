// Package spots has what a screen reader gets of the screen, as plain data.
package spots

// A Role is what kind of thing a spot is, by the names of Fyne: "button", "link" or "text".
type Role string

// A Spot is something on the screen that can be read, in the order in which it is read:
// its words, and where it is, in device-independent pixels from the upper left corner.
type Spot struct {
	Label   string  `json:"label"`
	Role    Role    `json:"role"`
	Field   bool    `json:"field"`   // text is typed into it
	Focused bool    `json:"focused"` // it has the keyboard
	X       float32 `json:"x"`
	Y       float32 `json:"y"`
	Width   float32 `json:"width"`
	Height  float32 `json:"height"`
}

// A Screen is what can be asked of the window. It belongs to the screen's goroutine.
type Screen interface {
	// Spots returns what can be read in front.
	Spots() []Spot
	// IsDraggable reports whether what is in front at a point can be dragged. A page that
	// can be scrolled does not count.
	IsDraggable(x, y float32) bool
}

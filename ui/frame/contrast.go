package frame

import "tabby/ui/kit/look"

// A Contrast is whether the system is set to high contrast. It belongs to the screen's goroutine.
type Contrast struct {
	on      bool
	changed func() // or nil
}

// Set says how the system is set. The screen follows.
func (c *Contrast) Set(on bool) {
	if c.on = on; c.changed != nil {
		c.changed()
	}
}

// Look returns the look of the program: the chosen one, but high contrast if the system decides
// and is set to that.
func (w World) Look(chosen look.Appearance) look.Appearance {
	if chosen.Mode == look.System && w.Contrast != nil && w.Contrast.on {
		chosen.Mode = look.Contrast
	}
	return chosen
}

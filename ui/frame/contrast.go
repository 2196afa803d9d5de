package frame

import "tabby/ui/kit/look"

// A Contrast is whether the system is set to high contrast. It belongs to the screen's goroutine.
type Contrast struct {
	on      bool
	changed func() // or nil
}

// Set says how the system is set. What is shown follows.
func (c *Contrast) Set(on bool) {
	if c.on = on; c.changed != nil {
		c.changed()
	}
}

// Look returns how the program is to look: as it was chosen, but in high contrast where the
// system decides and is set to that.
func (w World) Look(chosen look.Appearance) look.Appearance {
	if chosen.Mode == look.System && w.Contrast != nil && w.Contrast.on {
		chosen.Mode = look.Contrast
	}
	return chosen
}

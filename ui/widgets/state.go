package widgets

import "fyne.io/fyne/v2"

// Focused reports whether the keyboard is on it, for widgets of other packages
// that draw their own ring.
func (p *Pressable) Focused() bool { return p.focused }

// Veil is the colour to lay over it for what pointer or finger do now, or "".
func (p *Pressable) Veil() fyne.ThemeColorName { return p.veil() }

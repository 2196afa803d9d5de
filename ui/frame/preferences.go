package frame

import (
	"encoding/json"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"tabby/history"
	"tabby/ui/look"
)

// Preferences are how a person wants the program to be.
type Preferences struct {
	Mode      look.Mode `json:"mode"`
	Text      float32   `json:"text"`                 // scale of the text, 1 to 2
	Coach     bool      `json:"coach,omitempty"`      // at the virtual deck, if asked
	Still     bool      `json:"still,omitempty"`      // reduced motion
	Digits    bool      `json:"digits,omitempty"`     // very large on the sheet
	Aloud     bool      `json:"aloud,omitempty"`      // sums are said aloud
	MaySnooze bool      `json:"may_snooze,omitempty"` // the screen may turn off during a game
}

// settingPreferences is the key of the preferences.
const settingPreferences = "preferences"

// Preferences returns the preferences.
func (f *Frame) Preferences() Preferences { return f.prefs }

// SetPreferences keeps the preferences and then applies them, with an offer to
// undo it. show shows those that hold.
func (f *Frame) SetPreferences(p Preferences, show func()) {
	f.Change(history.Set{Key: settingPreferences, Value: string(encode(p))}, "This is set.", func() {
		f.loadPreferences()
		f.applyTheme()
		f.keepAwake()
		show()
	})
}

// loadPreferences reads the preferences; what cannot be read is as at the first
// start.
func (f *Frame) loadPreferences() {
	f.prefs = Preferences{Text: 1}
	if kept := f.store.Setting(settingPreferences); kept != "" {
		_ = json.Unmarshal([]byte(kept), &f.prefs) // or they stay as at the first start
	} else {
		f.LoadDraft(draftSettings, &f.prefs) // where older versions kept them
	}
	f.prefs.Text = max(1, min(2, f.prefs.Text))
}

// applyTheme shows the program in the appearance that is wanted.
func (f *Frame) applyTheme() {
	f.app.Settings().SetTheme(look.NewTheme(f.Appearance()))
}

// TextScales returns the sizes of text that are offered, as scales, smallest first.
func TextScales() []float32 { return []float32{1, 1.25, 1.5, 2} }

// StepText takes the next size of text, and the smallest after the largest.
func (f *Frame) StepText() {
	p, scales := f.prefs, TextScales()
	next := slices.IndexFunc(scales, func(s float32) bool { return s > p.Text })
	p.Text = scales[max(0, next)]
	f.SetPreferences(p, func() {})
}

// Appearance returns how the program looks.
func (f *Frame) Appearance() look.Appearance {
	return look.Appearance{Mode: f.prefs.Mode, TextScale: f.prefs.Text}
}

// shownAppearance returns how the program looks now, with the mode that the
// system chooses.
func (f *Frame) shownAppearance() look.Appearance {
	a := f.Appearance()
	if a.Mode == look.System {
		a.Mode = look.Light
		if f.app.Settings().ThemeVariant() == theme.VariantDark {
			a.Mode = look.Dark
		}
	}
	return a
}

// Animate calls step with parts of a movement from 0 to 1, fast at first and slow at
// last, until d has passed; with reduced motion only with 1. finish ends the movement
// at once.
func (f *Frame) Animate(d time.Duration, step func(part float32)) (finish func()) {
	if f.prefs.Still {
		step(1)
		return func() {}
	}
	over := false
	a := fyne.NewAnimation(d, func(part float32) {
		if !over {
			over = part == 1
			step(part)
		}
	})
	a.Curve = fyne.AnimationEaseOut
	a.Start()
	return func() {
		if !over {
			over = true
			a.Stop()
			step(1)
		}
	}
}

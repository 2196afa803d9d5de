package desktop

import (
	"fyne.io/fyne/v2"
	"github.com/rymdport/portal/settings"
	"github.com/rymdport/portal/settings/appearance"
)

// SetOnContrast sets the function that is told, on the screen's goroutine, whether the desktop is set to high
// contrast: as soon as that is known, and whenever it changes. A desktop without a portal says nothing.
func (a *App) SetOnContrast(f func(on bool)) {
	go contrasts(func(on bool) { fyne.Do(func() { f(on) }) })
}

// contrasts calls f with whether the desktop is set to high contrast, and whenever that changes.
func contrasts(f func(on bool)) {
	const key = "contrast"
	is := func(value any) {
		if c, err := appearance.ValueToContrast(value); err == nil {
			f(c == appearance.HigherContrast)
		}
	}
	if now, err := settings.ReadOne(appearance.Namespace, key); err == nil {
		is(now)
	}
	_ = settings.OnSignalSettingChanged(func(c settings.Changed) { // as long as the program runs
		if c.Namespace == appearance.Namespace && c.Key == key {
			is(c.Value)
		}
	})
}

package ui

import (
	"encoding/json"
	"math"
	"time"

	"fyne.io/fyne/v2"

	"tabby/ui/widgets"
)

// settings is how a person wants the program to be.
type settings struct {
	Mode      Mode    `json:"mode"`
	Text      float32 `json:"text"`            // 1 to 2
	Coach     bool    `json:"coach,omitempty"` // at the virtual deck, if asked
	Still     bool    `json:"still,omitempty"`
	MaySnooze bool    `json:"may_snooze,omitempty"` // the screen may fall asleep during a game
}

// loadSettings returns the settings that were saved, or those of the first
// start.
func loadSettings(store Store) settings {
	s := settings{Text: 1}
	if data := store.Draft(draftSettings); data != nil {
		_ = json.Unmarshal(data, &s) // what cannot be read is as at the first start
	}
	s.Text = max(1, min(2, s.Text))
	return s
}

// wear puts the settings on.
func (a *App) wear() {
	a.app.Settings().SetTheme(NewTheme(a.look()))
	if a.table != nil && a.table.rules != nil {
		a.table.rules.dress()
	}
	if a.dealing != nil && a.dealing.book != nil {
		a.dealing.book.dress()
	}
	a.keepAwake()
}

// look is how the program looks.
func (a *App) look() Look { return Look{Mode: a.prefs.Mode, TextScale: a.prefs.Text} }

// countTime is how long a number takes to run to another one.
const countTime = 200 * time.Millisecond

// count runs a number from one value to another, or shows the other at once
// where nothing is to move.
func (a *App) count(from, to int, show func(int)) {
	if a.prefs.Still || from == to {
		show(to)
		return
	}
	fyne.NewAnimation(countTime, func(done float32) {
		show(from + int(math.Round(float64(done)*float64(to-from))))
	}).Start()
}

// keepAwake keeps the screen on while a game is on the table that is not over.
func (a *App) keepAwake() {
	awake := a.table != nil && !a.prefs.MaySnooze && !a.table.game.sheet().Over
	if awake != a.awake {
		a.awake = awake
		a.app.Driver().SetDisableScreenBlanking(awake)
	}
}

// modes are the themes, in the order they are offered.
var modes = []struct {
	mode  Mode
	words string
}{{System, "As the system"}, {Light, "Light"}, {Dark, "Dark"}, {Contrast, "High contrast"}}

// textSizes are the sizes of text, in the order they are offered.
var textSizes = []struct {
	scale float32
	words string
}{{1, "100 %"}, {1.25, "125 %"}, {1.5, "150 %"}, {2, "200 %"}}

// settingsScreen shows the settings; every change holds at once.
func (a *App) settingsScreen() fyne.CanvasObject {
	page := widgets.NewPage("Settings")
	page.SetBack("Back", a.back)
	page.SetBody(
		widgets.Section("Theme", a.modeChoice()),
		widgets.Section("Size of text", a.textChoice()),
		a.stillToggle(), a.awakeToggle(), a.coachToggle(),
		a.keepSection(),
	)
	return page
}

// set changes the settings.
func (a *App) set(change func(*settings)) {
	change(&a.prefs)
	a.saveDraft(draftSettings, a.prefs)
	a.wear()
}

func (a *App) modeChoice() fyne.CanvasObject {
	var options []string
	at := 0
	for i, m := range modes {
		options = append(options, m.words)
		if m.mode == a.prefs.Mode {
			at = i
		}
	}
	c := widgets.NewChoice(options, func(i int) { a.set(func(s *settings) { s.Mode = modes[i].mode }) })
	c.SetSelected(at)
	return c
}

func (a *App) textChoice() fyne.CanvasObject {
	var options []string
	at := 0
	for i, t := range textSizes {
		options = append(options, t.words)
		if t.scale <= a.prefs.Text {
			at = i
		}
	}
	c := widgets.NewChoice(options, func(i int) { a.set(func(s *settings) { s.Text = textSizes[i].scale }) })
	c.SetSelected(at)
	return c
}

func (a *App) stillToggle() fyne.CanvasObject {
	t := widgets.NewToggle("Reduced motion", "Nothing slides or fades.", func(on bool) { a.set(func(s *settings) { s.Still = on }) })
	t.SetOn(a.prefs.Still)
	return t
}

func (a *App) awakeToggle() fyne.CanvasObject {
	t := widgets.NewToggle("Keep the screen on during a game", "Elsewhere it may fall asleep.",
		func(on bool) { a.set(func(s *settings) { s.MaySnooze = !on }) })
	t.SetOn(!a.prefs.MaySnooze)
	return t
}

func (a *App) coachToggle() fyne.CanvasObject {
	t := widgets.NewToggle("A coach at the virtual deck", "It tells the odds if asked. Games it helped in are marked, and count apart.",
		func(on bool) { a.set(func(s *settings) { s.Coach = on }) })
	t.SetOn(a.prefs.Coach)
	return t
}

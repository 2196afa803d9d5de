package settings

import (
	"fyne.io/fyne/v2"

	"tabby/ui/frame"
	"tabby/ui/look"
	"tabby/ui/widgets"
)

// modes are the themes, in the order they are offered.
var modes = []struct {
	mode  look.Mode
	words string
}{{look.System, "As the system"}, {look.Light, "Light"}, {look.Dark, "Dark"}, {look.Contrast, "High contrast"}}

// textSizes are the sizes of text, in the order they are offered.
var textSizes = []struct {
	scale float32
	words string
}{{1, "100 %"}, {1.25, "125 %"}, {1.5, "150 %"}, {2, "200 %"}}

// A Page is where the preferences are changed.
type Page struct {
	*frame.Frame

	page *widgets.Page
	more fyne.CanvasObject // stands below the preferences
}

// New returns the settings; every change holds at once. more stands below them.
func New(f *frame.Frame, more fyne.CanvasObject) *Page {
	r := &Page{f, widgets.NewPage("Settings"), more}
	r.page.SetBack("Back", r.Back)
	r.show()
	return r
}

// show shows the preferences as they are.
func (r *Page) show() {
	r.page.SetBody(
		widgets.Section("Theme", r.modeChoice()),
		widgets.Section("Size of text", r.textChoice()),
		r.stillToggle(), r.awakeToggle(), r.coachToggle(),
		r.more,
	)
}

// Content returns the page.
func (r *Page) Content() fyne.CanvasObject { return r.page }

// Route leads back to the settings.
func (r *Page) Route() frame.Route { return frame.Route{Room: frame.SettingsRoom} }

// set changes the preferences.
func (r *Page) set(change func(*frame.Preferences)) {
	p := r.Preferences()
	change(&p)
	r.SetPreferences(p, r.show)
}

func (r *Page) modeChoice() fyne.CanvasObject {
	var options []string
	at := 0
	for i, m := range modes {
		options = append(options, m.words)
		if m.mode == r.Preferences().Mode {
			at = i
		}
	}
	c := widgets.NewChoice(options, func(i int) { r.set(func(s *frame.Preferences) { s.Mode = modes[i].mode }) })
	c.SetSelected(at)
	return c
}

func (r *Page) textChoice() fyne.CanvasObject {
	var options []string
	at := 0
	for i, t := range textSizes {
		options = append(options, t.words)
		if t.scale <= r.Preferences().Text {
			at = i
		}
	}
	c := widgets.NewChoice(options, func(i int) { r.set(func(s *frame.Preferences) { s.Text = textSizes[i].scale }) })
	c.SetSelected(at)
	return c
}

func (r *Page) stillToggle() fyne.CanvasObject {
	t := widgets.NewToggle("Reduced motion", "Nothing slides or fades.", func(on bool) { r.set(func(s *frame.Preferences) { s.Still = on }) })
	t.SetOn(r.Preferences().Still)
	return t
}

func (r *Page) awakeToggle() fyne.CanvasObject {
	t := widgets.NewToggle("Keep the screen on during a game", "Elsewhere it may fall asleep.",
		func(on bool) { r.set(func(s *frame.Preferences) { s.MaySnooze = !on }) })
	t.SetOn(!r.Preferences().MaySnooze)
	return t
}

func (r *Page) coachToggle() fyne.CanvasObject {
	t := widgets.NewToggle("A coach at the virtual deck", "It tells the odds if asked. Games it helped in are marked, and count apart.",
		func(on bool) { r.set(func(s *frame.Preferences) { s.Coach = on }) })
	t.SetOn(r.Preferences().Coach)
	return t
}

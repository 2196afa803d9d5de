package settings

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"

	"tabby/ui/frame"
	"tabby/ui/look"
	"tabby/ui/widgets"
)

// A Page is where the preferences are changed.
type Page struct {
	*frame.Frame

	page  *widgets.Page
	first func()
	more  []fyne.CanvasObject // below the preferences
}

// New returns the settings, with more below them. Every change holds at once. first opens
// what is beside them where there is room, before anything was chosen.
func New(f *frame.Frame, first func(), more ...fyne.CanvasObject) *Page {
	r := &Page{f, f.NewPage("Settings"), first, more}
	r.show()
	return r
}

// Content returns the page.
func (r *Page) Content() fyne.CanvasObject { return r.page }

// Route leads back to the settings.
func (r *Page) Route() frame.Route { return frame.Route{Room: frame.SettingsRoom} }

// OpenFirst opens what is beside the settings before anything was chosen.
func (r *Page) OpenFirst() { r.From(r.Route(), r.first) }

// show shows the preferences as they are.
func (r *Page) show() {
	now := r.Preferences()
	modes := []look.Mode{look.System, look.Light, look.Dark, look.Contrast}
	mode := r.choice([]string{"As the system", "Light", "Dark", "High contrast"}, slices.Index(modes, now.Mode),
		func(p *frame.Preferences, i int) { p.Mode = modes[i] })
	scales, names, size := frame.TextScales(), []string(nil), 0
	for i, scale := range scales {
		names = append(names, fmt.Sprintf("%.0f %%", 100*scale))
		if scale <= now.Text {
			size = i
		}
	}
	text := r.choice(names, size, func(p *frame.Preferences, i int) { p.Text = scales[i] })
	aloud := r.toggle("Say sums aloud", "After a round: \"Ann: 26 and 14 is 40.\"", now.Aloud,
		func(p *frame.Preferences, on bool) { p.Aloud = on })
	widgets.SetVisible(aloud, r.CanSpeak())
	awake := "Elsewhere it may fall asleep."
	if !r.CanKeepAwake() {
		awake = "This browser allows that to pages with https only. Set the device so that it stays on."
	}
	r.page.SetBody(append([]fyne.CanvasObject{
		widgets.Section("Theme", mode),
		widgets.Section("Size of text", text),
		r.toggle("Very large digits", "Scores and totals can be read from across the table.", now.Digits,
			func(p *frame.Preferences, on bool) { p.Digits = on }),
		aloud,
		r.toggle("Reduced motion", "Nothing slides or fades.", now.Still,
			func(p *frame.Preferences, on bool) { p.Still = on }),
		r.toggle("Keep the screen on during a game", awake, !now.MaySnooze,
			func(p *frame.Preferences, on bool) { p.MaySnooze = !on }),
		r.toggle("A coach at the virtual deck", "It tells the odds if asked. Games it helped in are marked, and count apart.", now.Coach,
			func(p *frame.Preferences, on bool) { p.Coach = on }),
	}, r.more...)...)
}

// change changes the preferences.
func (r *Page) change(change func(*frame.Preferences)) {
	p := r.Preferences()
	change(&p)
	r.SetPreferences(p, r.show)
}

// choice returns a choice of options by their index.
func (r *Page) choice(options []string, now int, set func(p *frame.Preferences, i int)) fyne.CanvasObject {
	c := widgets.NewChoice(options, func(i int) { r.change(func(p *frame.Preferences) { set(p, i) }) })
	c.SetSelected(now)
	return c
}

func (r *Page) toggle(title, hint string, now bool, set func(p *frame.Preferences, on bool)) fyne.CanvasObject {
	t := widgets.NewToggle(title, hint, func(on bool) { r.change(func(p *frame.Preferences) { set(p, on) }) })
	t.SetOn(now)
	return t
}

// Package settings is the room in which the preferences are changed.
package settings

import (
	"runtime/debug"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tabby/internal/system/licences"
	"tabby/internal/table/round"
	"tabby/internal/words/languages"
	"tabby/ui/frame"
	"tabby/ui/kit/look"
	"tabby/ui/kit/widgets"
)

// A Page is the page on which the preferences are changed.
type Page struct {
	*frame.Navigator
	*frame.Screen
	*frame.Messenger
	*frame.Settings
	frame.World

	*widgets.Page

	shown []func(frame.Preferences) // each shows a preference
	try   func()                    // has a person choose a language to try, or nil
	more  []fyne.CanvasObject       // among what is advanced
}

// New returns the settings, with more behind a tap. Every change takes effect at once. try lets a translator
// choose a translation file, and shows Tabby in that language. It is nil if the command line has named one.
func New(f *frame.Frame, try func(), more ...fyne.CanvasObject) *Page {
	r := &Page{
		Navigator: f.Navigator, Screen: f.Screen, Messenger: f.Messenger, Settings: f.Settings,
		World: f.World,
		Page:  f.NewPage(f.Words.Settings.Title), try: try, more: more,
	}
	r.build()
	r.show()
	return r
}

// Route leads back to the settings.
func (r *Page) Route() frame.Route { return frame.SettingsRoom.Route() }

// build fills the page, once: what was changed keeps the keyboard and its place.
func (r *Page) build() {
	w := r.Words.Settings
	modes := []look.Mode{look.System, look.Light, look.Dark, look.Contrast}
	mode := r.choice(w.Theme, []string{w.AsTheSystem, w.Light, w.Dark, w.HighContrast},
		func(p frame.Preferences) int { return slices.Index(modes, p.Mode) },
		func(p *frame.Preferences, i int) { p.Mode = modes[i] })
	aloud := r.toggle(w.Aloud, w.AloudHint, true, func(p *frame.Preferences) *bool { return &p.Aloud })
	widgets.SetVisible(aloud, r.CanSpeak())
	sounds := r.toggle(r.Words.Pages.Sounds, w.SoundsHint, false, func(p *frame.Preferences) *bool { return &p.Silent })
	widgets.SetVisible(sounds, r.CanPlay())
	awake := w.AwakeHint
	if !r.CanKeepAwake() {
		awake = w.NotAwake
	}
	r.SetWide()
	r.SetBody(widgets.Board(columnWidth, widgets.SpaceHuge,
		widgets.Column(widgets.SpaceHuge, append(r.language(), widgets.Section(w.Theme, mode,
			r.toggle(w.Still, w.StillHint, true, func(p *frame.Preferences) *bool { return &p.Still })))...),
		widgets.Section(w.SizeOfText, r.sizes(),
			r.toggle(w.Digits, w.DigitsHint, true, func(p *frame.Preferences) *bool { return &p.Digits })),
		widgets.Section(w.InGame,
			r.toggle(w.Awake, awake, false, func(p *frame.Preferences) *bool { return &p.MaySnooze }),
			aloud, sounds),
	), r.advanced())
}

// columnWidth is the least width of each of several columns of settings, in device-independent pixels that
// grow with the text.
const columnWidth = 320

// sizes returns the choice of the size of text.
func (r *Page) sizes() fyne.CanvasObject {
	scales, names := frame.TextScales(), []string(nil)
	for _, scale := range scales {
		names = append(names, r.Words.Settings.Scale(scale))
	}
	return r.choice(r.Words.Settings.SizeOfText, names, func(p frame.Preferences) int {
		larger := slices.IndexFunc(scales, func(s float32) bool { return s > p.Text })
		if larger < 0 {
			larger = len(scales)
		}
		return larger - 1
	}, func(p *frame.Preferences, i int) { p.Text = scales[i] })
}

// advanced returns what few families ever set, behind a tap.
func (r *Page) advanced() fyne.CanvasObject {
	w := r.Words.Settings
	coach := r.toggle(w.Coach, w.CoachHint, true, func(p *frame.Preferences) *bool { return &p.Coach })
	all := append(slices.Clone(r.more), coach, r.timeLimit())
	if r.try != nil {
		all = append(all, widgets.Section("", widgets.NewButton(widgets.Quiet, w.TryLanguage, r.try)))
	}
	all = append(all, widgets.Section("", widgets.NewButton(widgets.Secondary, w.About, r.openAbout)))
	return widgets.NewExpander(w.Advanced, widgets.Board(columnWidth, widgets.SpaceHuge, all...))
}

// language returns what leads to the choice of a language, if there are several.
func (r *Page) language() []fyne.CanvasObject {
	all, names := r.Languages, []string(nil)
	if len(all) < 2 {
		return nil
	}
	for _, l := range all {
		names = append(names, l.Name)
	}
	now, title := slices.IndexFunc(all, func(l *languages.Spoken) bool { return l.Tag == r.Words.Tag }), r.Words.Settings.Language
	return []fyne.CanvasObject{widgets.Section(title, widgets.NewPickButton(r.Words.Name, func() {
		r.Pick(title, names, now, func(i int) { r.SetLanguage(all[i].Words()) })
	}))}
}

// timeLimit returns the choice of how long one may look at cards and match one.
func (r *Page) timeLimit() fyne.CanvasObject {
	w, limits := r.Words.Settings, round.TimeLimits()
	choice := r.choice(w.TimeLimit, []string{w.UsualTime, w.ExtendedTime, w.NoTimeLimit},
		func(p frame.Preferences) int { return slices.Index(limits, p.TimeLimit) },
		func(p *frame.Preferences, i int) { p.TimeLimit = limits[i] })
	return widgets.Section(w.TimeLimit, choice, widgets.NewHint(w.TimeLimitHint), widgets.NewHint(w.TimeWhenRead))
}

// change changes the preferences by a control, which stays in view as the text grows.
func (r *Page) change(control fyne.CanvasObject, change func(*frame.Preferences)) {
	p := r.Preferences()
	change(&p)
	r.SetPreferences(p, func() {
		r.show()
		widgets.Folded(control)
	})
}

// show shows the preferences as they are.
func (r *Page) show() {
	for _, show := range r.shown {
		show(r.Preferences())
	}
}

// choice returns a choice of options; at returns the one that holds.
func (r *Page) choice(label string, options []string, at func(frame.Preferences) int, set func(p *frame.Preferences, i int)) fyne.CanvasObject {
	c := widgets.NewChoice(options, nil)
	c.OnChanged = func(i int) { r.change(c, func(p *frame.Preferences) { set(p, i) }) }
	c.SetLabel(label)
	r.shown = append(r.shown, func(p frame.Preferences) { c.SetSelected(at(p)) })
	return c
}

// toggle returns a switch that is on while a preference is as on says.
func (r *Page) toggle(title, hint string, on bool, of func(*frame.Preferences) *bool) fyne.CanvasObject {
	t := widgets.NewToggle(title, hint, nil)
	t.OnChanged = func(now bool) { r.change(t, func(p *frame.Preferences) { *of(p) = now == on }) }
	r.shown = append(r.shown, func(p frame.Preferences) { t.SetOn(*of(&p) == on) })
	return t
}

// pictureSide is the side of the picture of Tabby, in device-independent pixels.
const pictureSide = 128

// openAbout opens a page that says which Tabby this is, and whose.
func (r *Page) openAbout() {
	w := r.Words.Settings
	cat := canvas.NewImageFromResource(look.Icon())
	cat.FillMode = canvas.ImageFillContain
	page := r.NewPage(w.About)
	page.SetBody(widgets.NewCard(
		widgets.Sized(cat, fyne.NewSquareSize(pictureSide)),
		widgets.NewText(w.Version(fyne.CurrentApp().Metadata().Version), widgets.TextStyle{Size: widgets.SizeHeading, Bold: true, Align: fyne.TextAlignCenter}),
		widgets.NewText(w.Licence, widgets.TextStyle{Align: fyne.TextAlignCenter}),
	), widgets.NewExpander(w.MadeOf, madeOf()))
	r.Open(page)
}

// madeOf returns what the program is made of, with the licence of each part.
func madeOf() fyne.CanvasObject {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		info = &debug.BuildInfo{}
	}
	var lines []fyne.CanvasObject
	for _, p := range licences.Parts(info) {
		lines = append(lines, widgets.NewText(p.Name, widgets.TextStyle{}), widgets.NewHint(p.SPDX))
	}
	return widgets.NewCard(lines...)
}

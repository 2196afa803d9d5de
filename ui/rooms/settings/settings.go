package settings

import (
	"slices"

	"fyne.io/fyne/v2"

	"tabby/internal/words/languages"
	"tabby/ui/frame"
	"tabby/ui/kit/look"
	"tabby/ui/kit/widgets"
)

// A Page is where the preferences are changed.
type Page struct {
	*frame.Navigator
	*frame.Screen
	*frame.Messenger
	*frame.Settings
	frame.World

	*widgets.Page

	advanced *widgets.Expander   // what few families ever set
	try      func()              // has a person choose a language to try, or nil
	more     []fyne.CanvasObject // among what is advanced
}

// New returns the settings, with more behind a tap. Every change holds at once. Try has a person who
// translates choose the file of a language, and speaks it. It is nil where the command line does so.
func New(f *frame.Frame, try func(), more ...fyne.CanvasObject) *Page {
	r := &Page{
		Navigator: f.Navigator, Screen: f.Screen, Messenger: f.Messenger, Settings: f.Settings,
		World: f.World,
		Page:  f.NewPage(f.Words.Settings.Title), try: try, more: more,
	}
	r.show()
	return r
}

// Route leads back to the settings.
func (r *Page) Route() frame.Route { return frame.Route{Room: frame.SettingsRoom} }

// show shows the preferences as they are.
func (r *Page) show() {
	w, now := r.Words.Settings, r.Preferences()
	modes := []look.Mode{look.System, look.Light, look.Dark, look.Contrast}
	mode := r.choice(w.Theme, []string{w.AsTheSystem, w.Light, w.Dark, w.HighContrast}, slices.Index(modes, now.Mode),
		func(p *frame.Preferences, i int) { p.Mode = modes[i] })
	scales, names, size := frame.TextScales(), []string(nil), 0
	for i, scale := range scales {
		names = append(names, w.Scale(scale))
		if scale <= now.Text {
			size = i
		}
	}
	text := r.choice(w.SizeOfText, names, size, func(p *frame.Preferences, i int) { p.Text = scales[i] })
	aloud := r.toggle(w.Aloud, w.AloudHint, now.Aloud,
		func(p *frame.Preferences, on bool) { p.Aloud = on })
	widgets.SetVisible(aloud, r.CanSpeak())
	sounds := r.toggle(r.Words.Pages.Sounds, w.SoundsHint, !now.Silent,
		func(p *frame.Preferences, on bool) { p.Silent = !on })
	widgets.SetVisible(sounds, r.CanPlay())
	awake := w.AwakeHint
	if !r.CanKeepAwake() {
		awake = w.NotAwake
	}
	r.SetBody(append(r.language(),
		widgets.Section(w.Theme, mode,
			r.toggle(w.Still, w.StillHint, now.Still,
				func(p *frame.Preferences, on bool) { p.Still = on })),
		widgets.Section(w.SizeOfText, text,
			r.toggle(w.Digits, w.DigitsHint, now.Digits,
				func(p *frame.Preferences, on bool) { p.Digits = on })),
		widgets.Section(w.InGame,
			r.toggle(w.Awake, awake, !now.MaySnooze,
				func(p *frame.Preferences, on bool) { p.MaySnooze = !on }),
			aloud, sounds),
		r.advance(), widgets.NewButton(widgets.Quiet, w.About, r.OpenFirst),
	)...)
}

// advance returns what few families ever set, behind a tap.
func (r *Page) advance() fyne.CanvasObject {
	w := r.Words.Settings
	coach := r.toggle(w.Coach, w.CoachHint, r.Preferences().Coach, func(p *frame.Preferences, on bool) { p.Coach = on })
	all := append(slices.Clone(r.more), coach, r.timeLimit())
	if r.try != nil {
		all = append(all, widgets.NewButton(widgets.Quiet, w.TryLanguage, r.try))
	}
	open := r.advanced != nil && r.advanced.Open()
	r.advanced = widgets.NewExpander(w.Advanced, widgets.Column(widgets.SpaceHuge, all...))
	r.advanced.SetOpen(open)
	return r.advanced
}

// language returns what leads to the choice of a language, where there are several.
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
	w, limits := r.Words.Settings, frame.TimeLimits()
	choice := r.choice(w.TimeLimit, []string{w.UsualTime, w.ExtendedTime, w.NoTimeLimit}, slices.Index(limits, r.Preferences().TimeLimit),
		func(p *frame.Preferences, i int) { p.TimeLimit = limits[i] })
	return widgets.Section(w.TimeLimit, choice, widgets.NewHint(w.TimeLimitHint), widgets.NewHint(w.TimeWhenRead))
}

func (r *Page) change(change func(*frame.Preferences)) {
	p := r.Preferences()
	change(&p)
	r.SetPreferences(p, r.show)
}

// choice returns a choice of options by their index, which is called so.
func (r *Page) choice(label string, options []string, now int, set func(p *frame.Preferences, i int)) fyne.CanvasObject {
	c := widgets.NewChoice(options, func(i int) { r.change(func(p *frame.Preferences) { set(p, i) }) })
	c.SetLabel(label)
	c.SetSelected(now)
	return c
}

func (r *Page) toggle(title, hint string, now bool, set func(p *frame.Preferences, on bool)) fyne.CanvasObject {
	t := widgets.NewToggle(title, hint, func(on bool) { r.change(func(p *frame.Preferences) { set(p, on) }) })
	t.SetOn(now)
	return t
}

package frame

import (
	"cmp"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"tabby/engine"
	"tabby/history"
	"tabby/internal/table/round"
	"tabby/internal/table/sound"
	"tabby/internal/words"
	"tabby/internal/words/languages"
	"tabby/ui/kit/look"
	"tabby/ui/kit/widgets"
)

// Preferences are how a person wants the program to be.
type Preferences struct {
	Mode      look.Mode `json:"mode"`
	Text      float32   `json:"text"`                 // scale of the text, 1 to 2
	Coach     bool      `json:"coach,omitempty"`      // at the virtual deck, if asked
	Still     bool      `json:"still,omitempty"`      // reduced motion
	Digits    bool      `json:"digits,omitempty"`     // very large on the sheet
	Aloud     bool      `json:"aloud,omitempty"`      // sums are said aloud
	Silent    bool      `json:"silent,omitempty"`     // no sounds
	MaySnooze bool      `json:"may_snooze,omitempty"` // the screen may turn off during a game
	Language  string    `json:"language,omitempty"`   // its tag, or "" for that of the device

	TimeLimit round.TimeLimit `json:"time_limit,omitempty"` // where seconds are counted
}

// keptPreferences is the setting of the preferences.
const keptPreferences = history.Pref[Preferences]("preferences")

// Settings are the preferences, and the look that follows from them.
type Settings struct {
	world   World
	app     fyne.App
	screen  *Screen
	store   Store
	drafts  *Drafter
	changes *Changer
	nav     *Navigator
	sounder Sounder // or nil
	prefs   Preferences
	begin   func(*words.Language) // again, in another language
}

// Preferences returns the preferences.
func (s *Settings) Preferences() Preferences { return s.prefs }

// SetPreferences stores the preferences and then applies them, with an offer to undo it. show shows
// those that apply.
func (s *Settings) SetPreferences(p Preferences, show func()) {
	s.changes.Change(keptPreferences.To(p), said(s.world.Words.Settings, s.prefs, p), func() {
		s.loadPreferences()
		s.applyTheme()
		s.nav.keepAwake()
		show()
	})
}

// said says what one change of preferences has set.
func said(w words.Settings, was, is Preferences) string {
	switch {
	case was.Mode != is.Mode:
		return map[look.Mode]string{
			look.System: w.ThemeFollows, look.Light: w.LightOn, look.Dark: w.DarkOn, look.Contrast: w.HighContrastOn,
		}[is.Mode]
	case was.Text != is.Text:
		return w.TextSize(is.Text)
	case was.TimeLimit != is.TimeLimit:
		return map[round.TimeLimit]string{
			round.UsualTime: w.UsualTimeOn, round.ExtendedTime: w.ExtendedTimeOn, round.NoTimeLimit: w.NoTimeLimitOn,
		}[is.TimeLimit]
	case was.Digits != is.Digits:
		return either(is.Digits, w.DigitsOn, w.DigitsOff)
	case was.Aloud != is.Aloud:
		return either(is.Aloud, w.AloudOn, w.AloudOff)
	case was.Silent != is.Silent:
		return either(is.Silent, w.SoundsOff, w.SoundsOn)
	case was.Still != is.Still:
		return either(is.Still, w.StillOn, w.StillOff)
	case was.Coach != is.Coach:
		return either(is.Coach, w.CoachOn, w.CoachOff)
	}
	return either(is.MaySnooze, w.AwakeOff, w.AwakeOn)
}

func either(on bool, yes, no string) string {
	if on {
		return yes
	}
	return no
}

// TimeLimit returns the time that the people at the screen have when seconds are counted. With a
// screen reader the usual time is too short.
func (s *Settings) TimeLimit() round.TimeLimit {
	if s.prefs.TimeLimit == round.UsualTime && s.listened() {
		return round.NoTimeLimit
	}
	return s.prefs.TimeLimit
}

// Still reports whether nothing moves: because a person wants that, or because a screen reader
// would read every frame.
func (s *Settings) Still() bool { return s.prefs.Still || s.listened() }

// listened reports whether a screen reader listens, as far as that can be known.
func (s *Settings) listened() bool { return s.world.Listened != nil && s.world.Listened() }

// loadPreferences reads the preferences; what cannot be read is as at the first
// start.
func (s *Settings) loadPreferences() {
	s.prefs = keptPreferences.Of(s.store, Preferences{Text: 1})
	if s.store.Setting(string(keptPreferences)) == "" {
		s.drafts.LoadDraft(draftSettings, &s.prefs) // where older versions kept them
	}
	s.prefs.Text = max(1, min(2, s.prefs.Text))
	s.nav.maySnooze = s.prefs.MaySnooze
}

// applyTheme shows the program in the appearance that is wanted.
func (s *Settings) applyTheme() {
	look.Apply(s.app.Settings(), s.world.Look(s.Appearance()))
}

// TextScales returns the sizes of text that are offered, as scales, smallest first.
func TextScales() []float32 { return []float32{1, 1.25, 1.5, 2} }

// StepText takes the next size of text, and the smallest after the largest.
func (s *Settings) StepText() {
	p, scales := s.prefs, TextScales()
	next := slices.IndexFunc(scales, func(s float32) bool { return s > p.Text })
	p.Text = scales[max(0, next)]
	s.SetPreferences(p, func() {})
}

// Appearance returns how the program looks.
func (s *Settings) Appearance() look.Appearance {
	return look.Appearance{Mode: s.prefs.Mode, TextScale: s.prefs.Text}
}

// shownAppearance returns how the program looks now, with the mode that the
// system chooses.
func (s *Settings) shownAppearance() look.Appearance {
	a := s.world.Look(s.Appearance())
	if a.Mode == look.System {
		a.Mode = look.Light
		if s.app.Settings().ThemeVariant() == theme.VariantDark {
			a.Mode = look.Dark
		}
	}
	return a
}

// Strike shows the paw of the caller knocking on the screen, unless motion is reduced.
func (s *Settings) Strike(by widgets.Badge, says string) {
	s.Play(string(sound.Knock))
	s.screen.paw.Strike(by, says, s.Animate)
}

// Striking reports whether the paw is over the screen.
func (s *Settings) Striking() bool { return s.screen.paw.Down() }

// Animate calls step with parts of a movement from 0 to 1, fast at first and slow at
// last, until d has passed; with reduced motion only with 1. finish ends the movement
// at once.
func (s *Settings) Animate(d time.Duration, step func(part float32)) (finish func()) {
	if s.Still() {
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

// A Contrast says whether the system is set to high contrast. It belongs to the screen's goroutine.
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

// speaking returns the world in the language that is spoken already, or in the one that was chosen on this
// device, if one was.
func (w World) speaking(store Store) World {
	if w.Languages == nil {
		w.Languages = languages.SetOf(w.Words)
	}
	if l := cmp.Or(w.Spoken, w.Languages.Of(keptPreferences.Of(store, Preferences{}).Language)); l != nil {
		w.Words = l
	}
	return w
}

// SetLanguage stores the chosen language, and restarts the window in it.
func (s *Settings) SetLanguage(l *words.Language) {
	p := s.prefs
	p.Language = l.Tag
	s.changes.messages.keeper.Ready(func() {
		if _, err := s.changes.Do(keptPreferences.To(p)); !s.changes.messages.Refused(err) {
			s.begin(l)
		}
	})
}

// TryLanguage restarts the window in a language that is not stored: the next start speaks the one that was
// chosen.
func (s *Settings) TryLanguage(l *words.Language) { s.begin(l) }

// SetOnLanguage sets the function that restarts the window after another language was chosen, or is to be
// tried.
func (s *Settings) SetOnLanguage(begin func(*words.Language)) { s.begin = begin }

// Routes returns the routes of the pages that are open, but for the first one, in the order in
// which they cover each other.
func (n *Navigator) Routes() []Route {
	var all []Route
	for _, p := range n.pages[1:] {
		if at, ok := p.(Located); ok {
			all = append(all, at.Route())
		}
	}
	return all
}

// A Library has the custom games that this device keeps for starting new ones. A game that
// is played has its own copy.
type Library struct {
	store   Store
	changes *Changer
}

// ownGames has the custom games.
var ownGames = history.Collection[engine.CustomGame]{Key: "own-games", Name: "id", Read: engine.ReadCustomGame}

// CustomGames returns the games that are kept here, the latest first. Those that this program cannot
// compute stay where they are.
func (l *Library) CustomGames() []engine.CustomGame { return ownGames.All(l.store) }

// CustomGame returns the game that is kept here under the name of its variant, and whether there
// is one.
func (l *Library) CustomGame(variant string) (engine.CustomGame, bool) {
	all := l.CustomGames()
	i := slices.IndexFunc(all, func(g engine.CustomGame) bool { return g.Variant() == variant })
	if i < 0 {
		return engine.CustomGame{}, false
	}
	return all[i], true
}

// Keep keeps a game before all others, and replaces one with the same facts.
func (l *Library) Keep(g engine.CustomGame) error {
	_, err := l.changes.Do(l.With(g))
	return err
}

// With returns the intent that keeps a game, like Keep.
func (l *Library) With(g engine.CustomGame) history.Intent { return ownGames.With(l.store, g.ID, g) }

// Without returns the intent that takes a game out.
func (l *Library) Without(g engine.CustomGame) history.Intent { return ownGames.Without(l.store, g.ID) }

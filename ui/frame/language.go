package frame

import (
	"cmp"

	"tabby/internal/words"
	"tabby/internal/words/languages"
)

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

// SetLanguage keeps the language that is chosen, and begins again in it.
func (s *Settings) SetLanguage(l *words.Language) {
	p := s.prefs
	p.Language = l.Tag
	s.changes.messages.keeper.Ready(func() {
		if _, err := s.changes.Do(keptPreferences.To(p)); !s.changes.messages.Refused(err) {
			s.begin(l)
		}
	})
}

// TryLanguage begins again in a language that is not kept: the next start speaks the one that was chosen.
func (s *Settings) TryLanguage(l *words.Language) { s.begin(l) }

// SetOnLanguage sets what begins again after another language was chosen, or is to be tried.
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

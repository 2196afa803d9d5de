package story

import (
	"slices"

	"tabby/internal/words"
	"tabby/scoring"
)

// Headline says in a few words what decided a game that was won: how the winner came back or
// barely stayed in, or since when the winner was ahead: "Ann won, always ahead". It is "" for a
// game that nobody has won, that was decided at the table or in which a score is missing, and says who
// shares a win.
func Headline(s scoring.Sheet, in *words.Language) string {
	if s.Provisional() {
		return ""
	}
	w := newWriter(s, in)
	w.turning = in.Story.Headline()
	return w.decided()
}

func (w *writer) decided() string {
	if !w.Over || w.Decided || len(w.Winners) == 0 || len(w.rounds) == 0 {
		return ""
	}
	if w.result(); len(w.Winners) > 1 {
		return w.sentences[0]
	}
	for _, say := range []func(){w.comeback, w.narrowly, w.lead} {
		w.sentences = nil
		if say(); len(w.sentences) > 0 {
			return w.sentences[0]
		}
	}
	return ""
}

// narrowly adds how little kept the winner in.
func (w *writer) narrowly() {
	if m := w.escaped(); m != nil && slices.Contains(w.Winners, m.player) {
		w.escape()
	}
}

// lead adds since when the winner was ahead of all others, if that was for more than a round. Who is
// level with another is not ahead.
func (w *writer) lead() {
	if len(w.rounds) == 1 {
		return
	}
	winner, since := w.Winners[0], 1
	for _, m := range w.moments {
		if first := m.behind == 0; !m.out && first != (m.player == winner) {
			since = m.round + 1
		}
	}
	w.add(w.words.Story.Led(w.name(winner), since, len(w.rounds)))
}

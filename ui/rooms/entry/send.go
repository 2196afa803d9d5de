package entry

import (
	"slices"

	"tabby/internal/words"
	"tabby/scoring"
)

// ToSend begins the scores of some players for the coming round that are sent to a table
// of another device, and written down there.
func ToSend(s scoring.Sheet, players ...scoring.Player) Entry {
	e := New(s)
	e.Sends, e.Playing, e.Active = true, players, scoring.Nobody
	return e.Activate(e.firstOpen(scoring.Nobody))
}

// First goes to the first score that can be typed, unless one is typed.
func (e Entry) First() Entry {
	if e.Active == scoring.Nobody && len(e.Playing) > 0 {
		return e.Activate(e.Playing[0])
	}
	return e
}

// Outgoing returns the scores to be sent, by player: those that were typed here and differ
// from what the table has.
func (e Entry) Outgoing(s scoring.Sheet) map[scoring.Player]scoring.Score {
	all := map[scoring.Player]scoring.Score{}
	for _, p := range e.Playing {
		f := e.Fields[p]
		if score := f.settled().score(s.Ruleset); score != nil && !f.Theirs && (f.Slip == nil || !same(*score, f.Slip.Score)) {
			all[p] = *score
		}
	}
	return all
}

func same(a, b scoring.Score) bool {
	return a.Points == b.Points && a.SatOut == b.SatOut && a.Special == b.Special && slices.Equal(a.Hand, b.Hand)
}

// viewToSend returns how an entry is shown whose scores are sent to a table.
func (e Entry) viewToSend(w *words.Language, s scoring.Sheet) View {
	shown := e.show(w, s, s, nil)
	v := View{
		Title: w.Table.RoundTitle(s), Subtitle: w.Table.Turns(s), Save: w.Scores.Send,
		Ready: len(e.Outgoing(s)) > 0, Left: shown.left(), Kinds: shown.kinds(), Grid: shown.grid(), CanSitOut: e.Active != scoring.Nobody,
	}
	if len(e.Playing) > 1 {
		v.Hint = w.Scores.SendKnown
	}
	for _, p := range e.Playing {
		v.Rows = append(v.Rows, shown.row(p))
	}
	return v
}

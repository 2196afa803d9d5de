package entry

import (
	"slices"

	"tabby/scoring"
	"tabby/ui/words"
)

// ToSend begins the scores of some players for the coming round that are sent to a table
// of another device, and written down there.
func ToSend(s scoring.Sheet, players ...scoring.Player) Entry {
	e := New(s)
	e.Sends, e.Playing, e.Active = true, players, scoring.Nobody
	return e.Activate(e.firstOpen(scoring.Nobody))
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

// same reports whether two scores say the same.
func same(a, b scoring.Score) bool {
	return a.Points == b.Points && a.SatOut == b.SatOut && slices.Equal(a.Hand, b.Hand)
}

// viewToSend returns how an entry is shown whose scores are sent to a table.
func (e Entry) viewToSend(s scoring.Sheet) View {
	v := View{
		Title: words.RoundTitle(s), Subtitle: words.Turns(s), Save: saveWords[4],
		Ready: len(e.Outgoing(s)) > 0, Left: e.leftView(s), CanSitOut: e.Active != scoring.Nobody,
	}
	if len(e.Playing) > 1 {
		v.Hint = "Type those that you know. They are sent to the table, and written down there."
	}
	for _, p := range e.Playing {
		row := e.row(s, s, p)
		row.Mute = true
		v.Rows = append(v.Rows, row)
	}
	if e.ByCards {
		v.Kinds = e.kinds(s.Ruleset)
	}
	return v
}

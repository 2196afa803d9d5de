package entry

import (
	"slices"

	"tabby/engine"
	"tabby/internal/table/sheetview"
	"tabby/scoring"
)

// Receive returns the entry with the scores that guests have entered for the next round. It fills
// empty fields, and clears a field that it has filled if the guest takes the score back. It does
// not change typed scores. If a guest fills the active field, the next key only shows the
// guest's score.
func (e Entry) Receive(slips sheetview.Slips) Entry {
	if e.Round >= 0 {
		return e
	}
	open := e.Active != scoring.Nobody && !e.Fields[e.Active].begun()
	e.Fields = slices.Clone(e.Fields)
	for _, p := range e.Playing {
		if slip, there := slips[p]; there {
			e.Fields[p] = e.receive(e.Fields[p], slip)
		} else {
			e.Fields[p] = e.Fields[p].withdraw()
		}
	}
	theirs := e.Active != scoring.Nobody && e.Fields[e.Active].Theirs
	e.unseen = theirs && (open || e.unseen)
	if theirs && e.complete() {
		return e.Activate(scoring.Nobody)
	}
	return e
}

// Coming returns the finished scores for the next round that were typed here, and not by
// guests.
func (e Entry) Coming(t engine.Ruleset) sheetview.Coming {
	c := sheetview.Coming{Caller: e.Caller, Scores: map[scoring.Player]scoring.Score{}}
	for p, s := range e.Kept().scores(t) {
		if s != nil && e.Fields[p].Done {
			c.Scores[scoring.Player(p)] = *s
		}
	}
	return c
}

// Kept returns the entry in the form in which it is stored: without the scores of guests, which the
// table stores.
func (e Entry) Kept() Entry {
	e.Fields = slices.Clone(e.Fields)
	for p, f := range e.Fields {
		e.Fields[p] = f.withdraw()
	}
	return e
}

// receive returns a field after a guest has entered its score.
func (g facts) receive(f field, slip sheetview.Slip) field {
	if f.Theirs || !f.begun() {
		f = g.written(&slip.Score)
		f.Theirs = true
	}
	f.Slip = &slip
	return f
}

// withdraw returns the field without the score of a guest.
func (f field) withdraw() field {
	if f.Theirs {
		return field{}
	}
	f.Slip = nil
	return f
}

func (f field) begun() bool { return f.holds() || f.Cards != nil }

// holds reports whether the field has a score, or the beginning of one.
func (f field) holds() bool { return f.Digits != "" || f.Done || f.byHand() || f.SatOut || f.Special }

// replacing returns the field after it has replaced another one. A guest's score that was
// changed no longer counts as the guest's.
func (f field) replacing(was field) field {
	f.Slip = was.Slip
	f.Theirs = f.Theirs && f.Digits == was.Digits && f.Special == was.Special && slices.Equal(f.Hand, was.Hand)
	return f
}

// Onward moves from a guest's score to the first missing one.
func (e Entry) Onward() Entry {
	if e.Round < 0 && e.Active != scoring.Nobody && e.Fields[e.Active].Theirs {
		return e.Activate(e.firstOpen(e.Active))
	}
	return e
}

// differs returns the score of a guest if a different one was typed here, and otherwise nil.
func (f field) differs() *int {
	if !f.Theirs && (f.SatOut || f.filled() && (f.points() != f.Slip.Score.Points || f.Special != f.Slip.Score.Special)) {
		return &f.Slip.Score.Points
	}
	return nil
}

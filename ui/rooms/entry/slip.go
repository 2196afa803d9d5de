package entry

import (
	"slices"

	"tabby/engine"
	"tabby/internal/table/sheetview"
	"tabby/scoring"
)

// Receive returns the entry with the scores that guests have entered for the coming round. It fills
// fields in which nothing is typed, and empties those it filled if a guest takes the score back.
// What was typed here stays. A player who types into a field that a guest fills sees the guest's
// score first.
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

// Coming returns what is typed for the coming round besides the scores of guests, as far as it is
// finished.
func (e Entry) Coming(t engine.Ruleset) sheetview.Coming {
	c := sheetview.Coming{Caller: e.Caller, Scores: map[scoring.Player]scoring.Score{}}
	for p, s := range e.Kept().scores(t) {
		if s != nil && e.Fields[p].Done {
			c.Scores[scoring.Player(p)] = *s
		}
	}
	return c
}

// Kept returns the entry as it is kept on disk: without the scores of guests, which their
// table keeps.
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

// holds reports whether there is a score, or the beginning of one.
func (f field) holds() bool { return f.Digits != "" || f.Done || f.byHand() || f.SatOut || f.Special }

// replacing returns the field as it is in the place of another one. A guest's score that
// is typed over is not the guest's any more.
func (f field) replacing(was field) field {
	f.Slip = was.Slip
	f.Theirs = f.Theirs && f.Digits == was.Digits && f.Special == was.Special && slices.Equal(f.Hand, was.Hand)
	return f
}

// Onward moves on from a guest's score to the first that is missing.
func (e Entry) Onward() Entry {
	if e.Round < 0 && e.Active != scoring.Nobody && e.Fields[e.Active].Theirs {
		return e.Activate(e.firstOpen(e.Active))
	}
	return e
}

// differs returns the score that a guest has entered if another one was typed, or nil.
func (f field) differs() *int {
	if !f.Theirs && (f.SatOut || f.filled() && (f.points() != f.Slip.Score.Points || f.Special != f.Slip.Score.Special)) {
		return &f.Slip.Score.Points
	}
	return nil
}

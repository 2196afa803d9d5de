package entry

import (
	"reflect"
	"slices"
	"strconv"

	"tabby/internal/words"

	"tabby/scoring"
)

// Correction begins a correction of a recorded round, at one player's field.
func Correction(s scoring.Sheet, round int, p scoring.Player) Entry {
	r := s.Rounds[round]
	e := Entry{Round: round, Fields: make([]field, len(r.Cells)), Knock: Knock{Caller: r.Caller}, facts: factsOf(s.Ruleset.Rules)}
	for _, q := range s.Seats {
		if r.Has(q) {
			e.Playing = append(e.Playing, q)
			e.Fields[q] = e.written(r.Cells[q].Score)
		}
	}
	e = e.Activate(p)
	e.Rests = true
	return e
}

// Changes reports whether a correction changes the round.
func (e Entry) Changes(s scoring.Sheet) bool {
	was := Correction(s, e.Round, e.Active)
	return e.Caller != was.Caller || !reflect.DeepEqual(e.scores(s.Ruleset), was.scores(s.Ruleset))
}

// typing reports whether a number is typed to which another digit can be added.
func (e Entry) typing() bool {
	return e.Active != scoring.Nobody && e.Fields[e.Active].Digits != "" && !e.Fields[e.Active].Done && !e.Fields[e.Active].byHand()
}

// written returns the field of a score on the sheet.
func (g facts) written(s *scoring.Score) field {
	switch {
	case s == nil:
		return field{}
	case s.SatOut:
		return field{SatOut: true, Done: true}
	case g.NoPoints && s.Points == 0:
		return field{}
	}
	f := field{Digits: strconv.Itoa(s.Points), Done: true, Cards: s.Cards, Special: s.Special}
	if s.Special && s.Points == 0 {
		f.Digits = ""
	}
	if g.GridRows > 0 {
		f.Hand = turned(s.Hand, len(s.Hand)/g.GridRows)
		return f
	}
	f.Hand = s.Hand
	return f
}

// was returns what stood in the field before a correction if that was another
// score, or "".
func (e Entry) was(w *words.Language, s scoring.Sheet, p scoring.Player) string {
	f, before := e.Fields[p], e.written(s.Rounds[e.Round].Cells[p].Score)
	switch {
	case before.Special && !f.Special:
		return w.Rules.In(s.Ruleset.Rules).Special.Name
	case e.NoPoints, before.Digits == "" || f.filled() && f.Special == before.Special && before.points() == f.points():
		return ""
	}
	return before.shown()
}

// ready reports whether all scores are there that can be written: in a correction, those that
// stood there before.
func (e Entry) ready(s scoring.Sheet) bool {
	if e.Round < 0 {
		return e.complete() || s.Fills(e.scores(s.Ruleset))
	}
	return e.won() || !e.NoPoints && !slices.ContainsFunc(e.Playing, func(p scoring.Player) bool {
		return s.Rounds[e.Round].Cells[p].Score != nil && !e.Fields[p].filled()
	})
}

// blanks returns the players whose scores a correction leaves missing.
func (v showing) blanks() []scoring.Player {
	var lack []scoring.Player
	for _, p := range v.Playing {
		if !v.Fields[p].filled() && v.Round >= 0 && !v.spared() && !v.NoPoints {
			lack = append(lack, p)
		}
	}
	return lack
}

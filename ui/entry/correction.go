package entry

import (
	"reflect"
	"strconv"

	"tabby/scoring"
)

// Correction begins a correction of a recorded round, at one player's field.
func Correction(s scoring.Sheet, round int, p scoring.Player) Entry {
	r := s.Rounds[round]
	e := Entry{Round: round, Fields: make([]field, len(r.Cells)), Caller: r.Caller}
	for _, q := range s.Seats {
		if r.Has(q) {
			e.Playing = append(e.Playing, q)
			e.Fields[q] = written(r.Cells[q].Score)
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
func written(s *scoring.Score) field {
	switch {
	case s == nil:
		return field{}
	case s.SatOut:
		return field{SatOut: true, Done: true}
	}
	return field{Digits: strconv.Itoa(s.Points), Done: true, Cards: s.Cards, Hand: s.Hand}
}

// was returns what stood in the field before a correction if that was another
// score, or "".
func (e Entry) was(s scoring.Sheet, p scoring.Player) string {
	if s.Rounds[e.Round].Cells[p].Score == nil {
		return ""
	}
	before := written(s.Rounds[e.Round].Cells[p].Score)
	if f := e.Fields[p]; before.Digits == "" || f.filled() && before.Digits == strconv.Itoa(f.points()) {
		return ""
	}
	return before.shown()
}

// Package entry follows the end of a round and takes its scores.
//
// A half-typed round is a value, [Entry]. Every key replaces it by another, and a [Screen]
// shows it. A [KnockScreen] shows the last turns.
package entry

import (
	"reflect"
	"slices"
	"strconv"

	"tabby/engine"
	"tabby/internal/table/sheetview"
	"tabby/internal/words"
	"tabby/scoring"
)

// A field is what was typed for one player of a round.
type field struct {
	Digits string   `json:"digits,omitempty"` // as typed, without leading zeros: "12", "-3", or a sum such as "12+7"
	Done   bool     `json:"done,omitempty"`   // complete: another digit replaces the number
	Cards  *int     `json:"cards,omitempty"`  // cards left, if the number of cards can change
	Hand   []string `json:"hand,omitempty"`   // cards tapped so far, by code
	SatOut bool     `json:"sat_out,omitempty"`

	Theirs bool `json:"theirs,omitempty"` // the score is that of a guest, unchanged

	Special bool `json:"special,omitempty"` // the special hand of the game, whose points need not be typed

	Slip *sheetview.Slip `json:"-"` // what a guest has entered
}

// An Entry is a half-typed round. It is an immutable value: every method returns a
// new entry, or the same one if the change is impossible.
type Entry struct {
	Round   int              `json:"round"`  // the recorded round being corrected, or -1
	After   int              `json:"after"`  // the number of recorded rounds when it was begun
	Fields  []field          `json:"fields"` // by player
	Playing []scoring.Player `json:"playing"`
	Knock
	Active  scoring.Player `json:"active"` // the active player, whose field is being typed, or Nobody
	ByCards bool           `json:"by_cards,omitempty"`
	Rests   bool           `json:"rests,omitempty"`  // it is a correction whose number is finished and has not been changed since
	Anyway  bool           `json:"anyway,omitempty"` // the scores are impossible, but will be written down anyway
	facts   `json:"-"`     // see [Resumed]

	recounts bool    // the scores are impossible, and it is unknown which one is wrong
	unseen   bool    // a guest has filled the active field since it became active
	no       refusal // of the last key
	ended    ended   // by the last key
}

// New returns an empty entry for the next round.
func New(s scoring.Sheet) Entry {
	e := Entry{Round: -1, After: len(s.Rounds), Playing: s.Playing(), Fields: make([]field, len(s.People)), Knock: Knock{Caller: scoring.Nobody}}
	e.facts = factsOf(s.Ruleset.Rules)
	return e.Activate(e.firstOpen(scoring.Nobody))
}

// Fits reports whether the entry is for the present state of the sheet, with the same
// round and people, so that scores are never written down for another round.
func (e Entry) Fits(s scoring.Sheet) bool {
	if e.Round >= 0 {
		return e.Round < len(s.Rounds) && len(e.Fields) == len(s.Rounds[e.Round].Cells)
	}
	return e.After == len(s.Rounds) && slices.Equal(e.Playing, s.Playing()) && len(e.Fields) == len(s.People)
}

// Begun reports whether anything was typed.
func (e Entry) Begun() bool {
	return e.Caller != scoring.Nobody || slices.ContainsFunc(e.Fields, func(f field) bool {
		return f.Digits != "" || f.Done || len(f.Hand) > 0
	})
}

// firstOpen returns the first player after p, clockwise, whose field is still
// open, or Nobody.
func (e Entry) firstOpen(p scoring.Player) scoring.Player {
	if e.spared() || e.NoPoints {
		return scoring.Nobody
	}
	i := slices.Index(e.Playing, p) + 1
	for n := range e.Playing {
		if q := e.Playing[(i+n)%len(e.Playing)]; !e.Fields[q].Done {
			return q
		}
	}
	return scoring.Nobody
}

// with returns the entry with f as the field of the active player.
// Entries do not share fields.
func (e Entry) with(f field) Entry {
	e.Fields = slices.Clone(e.Fields)
	e.Fields[e.Active] = f.replacing(e.Fields[e.Active])
	e.Rests, e.Anyway, e.recounts, e.unseen = false, false, false, false
	return e.anew()
}

// Activate makes a player active. This completes the previous
// field if it is not empty.
func (e Entry) Activate(p scoring.Player) Entry {
	if e.Active != scoring.Nobody && int(e.Active) < len(e.Fields) && e.Active != p {
		if f := e.Fields[e.Active]; f.Digits != "" && !f.Done {
			e = e.with(f.committed())
		}
	}
	e.Active, e.Rests, e.recounts, e.unseen = p, false, false, false
	return e.anew()
}

// onward moves from a finished number to the next open field. In a correction without open fields it
// does not move: another digit replaces the number until it is written.
func (e Entry) onward() Entry {
	open := e.firstOpen(e.Active)
	if e.Round >= 0 && open == scoring.Nobody {
		e.Rests = true
		return e
	}
	return e.Activate(open)
}

// rests reports whether every number is finished, and none is being changed.
func (e Entry) rests() bool { return e.Active == scoring.Nobody || e.Rests }

func (e Entry) last() scoring.Player {
	if len(e.Playing) == 0 {
		return scoring.Nobody
	}
	return e.Playing[len(e.Playing)-1]
}

// before returns the player before p in the order of typing, or p.
func (e Entry) before(p scoring.Player) scoring.Player {
	if i := slices.Index(e.Playing, p); i > 0 {
		return e.Playing[i-1]
	}
	return p
}

// recount goes back to the score of the first player whom the doubts name, so that it can be typed again,
// or to none; in a correction it goes to the corrected score.
func (e Entry) recount(s scoring.Sheet) Entry {
	if e.Round >= 0 && e.Active != scoring.Nobody {
		return e.Activate(e.Active)
	}
	for _, d := range e.doubts(s) {
		switch {
		case d.Some != nil:
			return e.Activate(d.Some[0])
		case d.Player != scoring.Nobody:
			return e.Activate(d.Player)
		}
	}
	e = e.Activate(scoring.Nobody)
	e.recounts = true
	return e
}

// Call sets the player who ended the round, or, if it is the same player, clears it.
func (e Entry) Call(p scoring.Player) Entry {
	if e.Caller == p {
		p = scoring.Nobody
	}
	e.Knock, e.recounts = Knock{Caller: p}, false
	return e.anew()
}

// left sets how many cards a player has left.
func (e Entry) left(p scoring.Player, cards int) Entry {
	if cards < 0 {
		return e
	}
	f := e.Fields[p]
	f.Cards, f.Theirs = &cards, false
	e.Fields = slices.Clone(e.Fields)
	e.Fields[p] = f
	return e
}

func (f field) byHand() bool { return len(f.Hand) > 0 }

// OtherWay switches between typing scores and tapping cards.
func (e Entry) OtherWay() Entry {
	e.ByCards = !e.ByCards
	return e.anew()
}

// Typed returns the number of scores so far.
func (e Entry) Typed() int {
	n := 0
	for _, p := range e.Playing {
		if e.Fields[p].filled() {
			n++
		}
	}
	return n
}

// facts are the facts of the game that an entry needs.
type facts struct {
	Spares   bool // a special hand says what everybody else counts
	GridRows int  // the number of rows of a player's cards, or 0 for a single line
	NoPoints bool // a round has only a winner and no points
}

func factsOf(r engine.Rules) facts { return facts{r.Spares(), r.Grid.Rows, r.NoPoints} }

// Resumed returns a stored entry for a game with those rules.
func Resumed(e Entry, r engine.Rules) Entry {
	e.facts = factsOf(r)
	return e
}

// spared reports whether the entry has a special hand that decides what everybody else counts.
func (e Entry) spared() bool {
	return e.Spares && slices.ContainsFunc(e.Playing, func(p scoring.Player) bool { return e.Fields[p].Special })
}

// complete reports whether no required score is missing.
func (e Entry) complete() bool {
	return e.spared() || e.won() || !slices.ContainsFunc(e.Playing, func(p scoring.Player) bool { return !e.Fields[p].filled() })
}

// scores returns the typed scores by player.
func (e Entry) scores(t engine.Ruleset) []*scoring.Score {
	scores := make([]*scoring.Score, len(e.Fields))
	for _, p := range e.Playing {
		if scores[p] = e.Fields[p].score(t); scores[p] == nil && e.won() {
			scores[p] = &scoring.Score{}
		}
	}
	return scores
}

// won reports whether the round of a game without points has a winner.
func (e Entry) won() bool {
	return e.NoPoints && slices.ContainsFunc(e.Playing, func(p scoring.Player) bool { return e.Fields[p].won() })
}

// won reports whether the field is that of the winner of a round, in a game without points.
func (f field) won() bool { return f.filled() && f.points() > 0 }

// win sets the winner of the round in a game without points, or clears it.
func (e Entry) win(p scoring.Player) Entry {
	at := e.Active
	e.Active = p
	if e.Fields[p].won() {
		e = e.with(field{})
	} else {
		e = e.with(field{Digits: "1", Done: true})
	}
	e.Active = at
	return e
}

// doubts returns the doubts about the round.
func (e Entry) doubts(s scoring.Sheet) []scoring.Doubt {
	return s.Doubts(e.scores(s.Ruleset), e.Caller)
}

func (f field) score(t engine.Ruleset) *scoring.Score {
	switch {
	case f.SatOut:
		return &scoring.Score{SatOut: true}
	case !f.filled():
		return nil
	}
	s := &scoring.Score{Points: f.points(), Cards: f.Cards, Hand: turned(f.Hand, t.Rules.Grid.Rows), Special: f.Special}
	if t.Rules.CardsDecide() && s.Cards == nil {
		dealt := t.Rules.Hand
		s.Cards = &dealt
	}
	return s
}

// sitOut records that the active player did not play that round.
func (e Entry) sitOut() Entry {
	if e.Active == scoring.Nobody {
		return e
	}
	return e.with(field{SatOut: true, Done: true}).next()
}

// mark sets that a player has the special hand of the game, or clears that.
func (e Entry) mark(p scoring.Player) Entry {
	e = e.Activate(p)
	if e.Fields[p].Special {
		return e.with(field{})
	}
	return e.with(field{Special: true, Done: true}).onward()
}

// Correction returns an entry that corrects a recorded round, with p active.
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

// typing reports whether the active number can take another digit.
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

// was returns the score before the correction, or "" if it is the same.
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

// ready reports whether the round can be written: no score is missing or, in a correction, none that
// existed before.
func (e Entry) ready(s scoring.Sheet) bool {
	if e.Round < 0 {
		return e.complete() || s.Fills(e.scores(s.Ruleset))
	}
	return e.won() || !e.NoPoints && !slices.ContainsFunc(e.Playing, func(p scoring.Player) bool {
		return s.Rounds[e.Round].Cells[p].Score != nil && !e.Fields[p].filled()
	})
}

// blanks returns the players whose scores are still missing after a correction.
func (v showing) blanks() []scoring.Player {
	var lack []scoring.Player
	for _, p := range v.Playing {
		if !v.Fields[p].filled() && v.Round >= 0 && !v.spared() && !v.NoPoints {
			lack = append(lack, p)
		}
	}
	return lack
}

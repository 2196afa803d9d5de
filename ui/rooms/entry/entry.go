package entry

import (
	"slices"

	"tabby/internal/table/sheetview"
	"tabby/scoring"
)

// A field is what was typed for one player of a round.
type field struct {
	Digits string   `json:"digits,omitempty"` // as typed, without leading zeros: "12", "-3", or a sum, "12+7"
	Done   bool     `json:"done,omitempty"`   // complete: the next digit replaces it
	Cards  *int     `json:"cards,omitempty"`  // cards left, where lines change
	Hand   []string `json:"hand,omitempty"`   // cards tapped so far, by code
	SatOut bool     `json:"sat_out,omitempty"`

	Theirs bool `json:"theirs,omitempty"` // it is what a guest has entered, and nothing else

	Special bool `json:"special,omitempty"` // the special hand of the game, whose points need not be typed

	Slip *sheetview.Slip `json:"-"` // what a guest has entered
}

// An Entry is a round half typed. It is a value: every method returns the entry
// that follows, and what is impossible leaves it as it is.
type Entry struct {
	Round   int              `json:"round"`  // the recorded round being corrected, or -1
	After   int              `json:"after"`  // how many rounds were recorded when it began
	Fields  []field          `json:"fields"` // by player
	Playing []scoring.Player `json:"playing"`
	Knock
	Active  scoring.Player `json:"active"` // whose field is typed into, or Nobody
	ByCards bool           `json:"by_cards,omitempty"`
	Rests   bool           `json:"rests,omitempty"`  // a correction whose number is finished, and not touched since
	Anyway  bool           `json:"anyway,omitempty"` // the scores are impossible, and are written down all the same
	facts   `json:"-"`     // see [Resumed]

	recounts bool    // the scores are impossible, and none is named to be counted again
	unseen   bool    // a guest has filled the active field since it is active
	no       refusal // of the last key
	ended    ended   // by the last key
}

// New begins the round that is due.
func New(s scoring.Sheet) Entry {
	e := Entry{Round: -1, After: len(s.Rounds), Playing: s.Playing(), Fields: make([]field, len(s.People)), Knock: Knock{Caller: scoring.Nobody}}
	e.facts = factsOf(s.Ruleset.Rules)
	return e.Activate(e.firstOpen(scoring.Nobody))
}

// Fits reports whether the entry is for the sheet as it is now: the same round, the
// same people. What was typed for one round is never taken for another.
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

// with returns the entry with another field for its active player. Fields are
// not shared between entries.
func (e Entry) with(f field) Entry {
	e.Fields = slices.Clone(e.Fields)
	e.Fields[e.Active] = f.replacing(e.Fields[e.Active])
	e.Rests, e.Anyway, e.recounts, e.unseen = false, false, false, false
	return e.anew()
}

// Activate moves to the field of a player. Moving away from a field that has
// something in it completes it.
func (e Entry) Activate(p scoring.Player) Entry {
	if e.Active != scoring.Nobody && int(e.Active) < len(e.Fields) && e.Active != p {
		if f := e.Fields[e.Active]; f.Digits != "" && !f.Done {
			e = e.with(f.settled())
		}
	}
	e.Active, e.Rests, e.recounts, e.unseen = p, false, false, false
	return e.anew()
}

// onward moves on from a finished number to the next field that is open. A correction
// without one rests where it is: another digit replaces the number until it is written.
func (e Entry) onward() Entry {
	open := e.firstOpen(e.Active)
	if e.Round >= 0 && open == scoring.Nobody {
		e.Rests = true
		return e
	}
	return e.Activate(open)
}

// rests reports whether every number is finished, and none is being typed anew.
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

// recount goes back to the score of the first player whom the doubts name, or to none, to be typed
// again, and in a correction to the score that is corrected.
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

// Call sets the player who ended the round; the same player again clears it.
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

// OtherWay changes between typing totals and tapping cards.
func (e Entry) OtherWay() Entry {
	e.ByCards = !e.ByCards
	return e.anew()
}

// Typed returns how many scores are there so far.
func (e Entry) Typed() int {
	n := 0
	for _, p := range e.Playing {
		if e.Fields[p].filled() {
			n++
		}
	}
	return n
}

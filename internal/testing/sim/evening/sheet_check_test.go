package evening

import (
	"errors"
	"fmt"
	"time"

	"tabby/history"
	"tabby/internal/devices/host/wire"
	"tabby/scoring"
)

// check compares what is kept with what people were told and shown.
func (e *evening) check() {
	e.laptop.away()
	batches, err := e.laptop.log()
	if err != nil {
		e.Error(err)
		return
	}
	h := newPast(batches)
	e.checkRounds(h)
	e.checkActs(h)
	e.checkCells(h)
	e.checkSlips(h)
	e.checkScreens(h)
	e.checkCards(h.people())
	e.Count("rounds", len(h.rounds))
	e.Count("intents", len(e.truth.asked))
	e.Saw("rounds", len(h.rounds), "asked", len(e.truth.asked))
}

// checkRounds finds who has written each round down. Those who were answered so have written just
// one, and nobody who was refused has.
func (e *evening) checkRounds(h *past) {
	taken := map[any]bool{}
	for _, r := range h.rounds {
		who, act := e.writer(r, taken)
		if who == nil && act == nil {
			e.Errorf("round %d was written down at %v by nobody who was told so: %s", r.round+1, r.At, e.refused(r))
			continue
		}
		if r.Source != scoring.SourceDealt {
			e.checkValues(h, r, act)
		}
	}
	for _, a := range e.truth.asked {
		if a.writes() && a.answer.OK && !taken[a] {
			e.Errorf("%s was told that round %d is written down, and it never was", a.by, a.round+1)
		}
	}
	for _, a := range e.truth.acts {
		if _, is := a.intent.(scoring.Record); is && a.err == nil && !taken[a] {
			e.Errorf("the laptop has written round %d down, and it is lost", a.round+1)
		}
	}
}

// writer returns who has written a round down, and that they did so once: a phone or who sits
// at the laptop. First come those who were answered so.
func (e *evening) writer(r recorded, taken map[any]bool) (*asking, *owned) {
	for _, a := range e.truth.acts {
		if in, is := a.intent.(scoring.Record); is && in.At.Equal(r.At) && !taken[a] && mayBeDone(a.err) {
			taken[a] = true
			return nil, a
		}
	}
	for _, sure := range []bool{true, false} {
		for _, a := range e.truth.asked {
			if a.writes() && a.answer.OK == sure && a.mayBeDone() && (a.round == r.round || a.round < 0) && !taken[a] &&
				!a.at.After(r.At) && (a.answered.IsZero() || !a.answered.Before(r.At)) {
				taken[a] = true
				return a, nil
			}
		}
	}
	return nil, nil
}

// refused says who was refused to write a round down.
func (e *evening) refused(r recorded) (said string) {
	for _, a := range e.truth.asked {
		if a.writes() && a.round == r.round && a.answer.No != "" {
			said += fmt.Sprintf("%s was refused with %s; ", a.by, a.answer.No)
		}
	}
	return said
}

// mayBeDone reports whether what the laptop was refused may be done all the same: a store
// that is closed meanwhile does not know.
func mayBeDone(err error) bool { return err == nil || errors.Is(err, history.ErrDisk) }

// checkValues compares a round with what was entered for it.
func (e *evening) checkValues(h *past, r recorded, act *owned) {
	for i, score := range r.Scores {
		p := scoring.Player(i)
		if score == nil {
			continue
		}
		v := valueOf(score)
		if act != nil {
			if typed, is := act.typed[p]; is && typed == v {
				v = value{blank: true} // in the eyes of guests
			}
		}
		if !e.truth.admits(r.round, p, v, r.At, h.loose[r.round]) {
			e.Errorf("round %d was written down at %v with %v of player %d, but it was entered so: %s",
				r.round+1, r.At, v, p, e.truth.entered(r.round, p))
		}
	}
}

// admits reports whether a value may have been entered for a player at some time: it was not
// refused, and none that was acknowledged came in between.
func (t *truth) admits(round int, p scoring.Player, v value, at time.Time, loose bool) bool {
	candidates := []*asking{{value: value{blank: true}, answered: time.Time{}.Add(1)}}
	for _, a := range t.asked {
		if a.isFor(round, p) && a.mayBeDone() && !a.at.After(at) {
			candidates = append(candidates, a)
		}
	}
	for _, o := range candidates {
		if o.value != v {
			continue
		}
		newer := false
		for _, w := range candidates {
			newer = newer || w.answer.OK && w.value != v && !o.answered.IsZero() && w.at.After(o.answered) && !w.answered.After(at)
		}
		if !newer || loose {
			return true
		}
	}
	return false
}

// entered says what was entered for a player.
func (t *truth) entered(round int, p scoring.Player) (said string) {
	for _, a := range t.asked {
		if a.isFor(round, p) {
			said += fmt.Sprintf("%v by %s at %v, answered %t %s at %v; ", a.value, a.by, a.at, a.answer.OK, a.answer.No, a.answered)
		}
	}
	return said
}

// checkActs finds what was done at the laptop: each act once, and nothing that nobody did.
func (e *evening) checkActs(h *past) {
	at, undone, redone := map[time.Time]int{}, 0, 0
	for _, event := range h.others {
		switch event.(type) {
		case scoring.Undone:
			undone++
		case scoring.Redone:
			redone++
		default:
			at[timeOf(event).UTC()]++
		}
	}
	for _, a := range e.truth.acts {
		sure := a.err == nil
		switch a.intent.(type) {
		case scoring.Record:
		case scoring.Undo:
			undone -= count(sure)
		case scoring.Redo:
			redone -= count(sure)
		default:
			if n := at[a.at.UTC()]; sure && n != 1 || n > 1 {
				e.Errorf("what the laptop did at %v, %T, is kept %d times", a.at, a.intent, n)
			}
			delete(at, a.at.UTC())
		}
	}
	if undone < 0 || redone < 0 || len(at) > 0 {
		e.Errorf("%d undone, %d done again, and %v of what nobody did", undone, redone, at)
	}
}

func count(is bool) int {
	if is {
		return 1
	}
	return 0
}

// checkCells compares the sheet with what was written on it.
func (e *evening) checkCells(h *past) {
	last := len(h.games) - 1
	sheet := h.games[last].Sheet(time.Now())
	for r, scores := range cellsOf(h.states[last]) {
		for p, score := range scores {
			if got := valueOf(sheet.Rounds[r].Cells[p].Score); got != valueOf(score) {
				e.Errorf("the sheet has %v of player %d in round %d, which is %v", got, p, r+1, valueOf(score))
			}
		}
	}
}

// checkSlips compares what phones show of scores that are not written down yet with what
// was entered.
func (e *evening) checkSlips(h *past) {
	now := time.Now()
	people := h.people()
	for _, p := range e.phones {
		for _, shown := range p.eyes.slips {
			player := people[shown.player]
			if !e.truth.admits(shown.round, player, shown.value, now, h.loose[shown.round]) {
				e.Errorf("at the end %s shows %v of %s, but it was entered so: %s", p.name, shown.value, shown.player, e.truth.entered(shown.round, player))
			}
		}
	}
}

// slipsOf returns the scores of a table that are not written down yet.
func slipsOf(t *wire.Table) (all []shownSlip) {
	for i, player := range t.Players {
		shown := shownSlip{t.Round, player.Name, value{blank: true}}
		if slip, there := t.Slips[scoring.Player(i)]; there {
			shown.value = valueOf(&slip.Score)
		}
		all = append(all, shown)
	}
	return all
}

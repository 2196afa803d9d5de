package many

import (
	"slices"
	"time"
)

// A state is that of a game after an entry, as a model has it that is no part of Tabby: only
// the names of what was done, in the order of the log, and what guests wished by them.
type state struct {
	from, to time.Time
	rounds   []int // the points of each, as one number
	undone   []int
}

// fold returns the states of a game, in their order.
func (e *evening) fold(mine []*wish, entries []kept) []state {
	by := map[string]*wish{}
	for _, in := range mine {
		by[in.name] = in
	}
	all := []state{{}}
	for i, m := range entries {
		now := &all[i]
		now.to = m.at
		next, fits := now.after(by[m.name])
		if !fits || i > 0 && by[m.name] == nil {
			e.w.Errorf("entry %d, %q, does not follow from the rounds %v", i+1, m.name, now.rounds)
		}
		next.from, next.to = m.at, time.Now()
		all = append(all, next)
	}
	return all
}

// after returns the state after what someone wished, or after the beginning, and whether it
// can be.
func (s state) after(in *wish) (next state, fits bool) {
	rounds, undone := slices.Clone(s.rounds), slices.Clone(s.undone)
	switch {
	case in == nil:
		return s, true
	case in.undo && len(rounds) == 0, in.again && len(undone) == 0:
		return s, false
	case in.undo:
		last := len(rounds) - 1
		return state{rounds: rounds[:last], undone: append(undone, rounds[last])}, true
	case in.again:
		last := len(undone) - 1
		return state{rounds: append(rounds, undone[last]), undone: undone[:last]}, true
	}
	return state{rounds: append(rounds, in.points)}, true
}

// refused checks that nobody heard no while it could be done all the time: a Tabby that is
// behind asks before it says so.
func (e *evening) refused(mine []*wish, states []state) {
	for _, in := range mine {
		if in.err == nil {
			continue
		}
		why := slices.ContainsFunc(states, func(s state) bool {
			_, fits := s.after(in)
			return !fits && !s.from.After(in.answered) && !s.to.Before(in.asked)
		})
		if !why {
			e.w.Errorf("%s: refused with %v, and it could be done", in, in.err)
		}
	}
}

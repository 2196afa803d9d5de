package engine_test

import (
	"fmt"
	"slices"

	"tabby/engine"
	"tabby/internal/testing/must"
)

// A picture is all there is to see of a round, in a form the engine and the
// model share.
type picture struct {
	Phase           engine.Phase
	Turn            int
	Lines           [][]string // card, origin, who knows it, whether it lies open
	Draw, Discard   []string   // top first
	Held            string
	Owed            int
	Caller, Final   int
	Pending, Turns  []int
	Gone, Looked    []bool
	Window          bool
	Reason          engine.Reason
	Giver           int
	Points          []int
	LowestAndWinner []string
}

// pictured returns the picture of the engine's round.
func pictured(p *engine.Pack, r *engine.Round) picture {
	pic := picture{
		Phase: r.Phase(), Turn: int(r.Turn()), Held: p.Code(r.Held()), Owed: r.Owed(), Caller: seatNumber(r.Caller()),
		Final: r.FinalTurns(), Reason: r.Reason(),
	}
	giver, _ := r.Owes()
	pic.Giver = seatNumber(giver)
	_, pic.Window = r.Window()
	for i := range r.DrawPile() {
		pic.Draw = append(pic.Draw, p.Code(r.Drawn(i)))
	}
	for i := range r.Discards() {
		pic.Discard = append(pic.Discard, p.Code(r.Discarded(i)))
	}
	var views []engine.View
	for s := range engine.Seat(r.Players()) {
		views = append(views, r.View(s))
	}
	res := p.Result(r)
	for s := range engine.Seat(r.Players()) {
		var line []string
		for slot := range r.Len(s) {
			at := engine.Spot{Seat: s, Slot: uint8(slot)}
			text := fmt.Sprint(p.Code(r.Card(at)), " ", r.Origin(at), " ")
			for _, v := range views {
				if v.Knows(at) && !r.Left(v.Seat) {
					text += fmt.Sprint(v.Seat)
				}
			}
			if r.FaceUp(at) {
				text += " open"
			}
			line = append(line, text)
		}
		n, _ := r.Pending(s)
		pic.Lines = append(pic.Lines, line)
		pic.Pending, pic.Turns = append(pic.Pending, n), append(pic.Turns, r.TurnsHad(s))
		pic.Gone, pic.Looked = append(pic.Gone, r.Left(s)), append(pic.Looked, r.HasLooked(s))
		if r.Phase() == engine.Over {
			pic.Points = append(pic.Points, res.Points[s])
			pic.LowestAndWinner = append(pic.LowestAndWinner, fmt.Sprint(res.Lowest[s], res.Winners[s]))
		}
	}
	return pic
}

func seatNumber(s engine.Seat) int {
	if s == engine.Nobody {
		return -1
	}
	return int(s)
}

// pictured returns the picture of the model.
func (m *model) pictured() picture {
	pic := picture{
		Phase: m.phase, Turn: m.turn, Owed: m.owed, Caller: m.caller, Final: m.final, Reason: m.reason, Giver: m.giver,
		Window: m.window != "",
	}
	if m.giver >= 0 {
		pic.Phase = engine.Giving
	}
	if m.waits != "" {
		pic.Phase = engine.Shuffling
	}
	if m.held != nil {
		pic.Held = m.face(*m.held).Code
	}
	for _, c := range m.draw {
		pic.Draw = append(pic.Draw, m.face(c).Code)
	}
	for _, c := range slices.Backward(m.discard) {
		pic.Discard = append(pic.Discard, m.face(c).Code)
	}
	for _, s := range m.seats {
		pic.Lines = append(pic.Lines, m.lineOf(s))
		pic.Pending, pic.Turns = append(pic.Pending, s.pending), append(pic.Turns, s.turns)
		pic.Gone, pic.Looked = append(pic.Gone, s.gone), append(pic.Looked, s.looked)
	}
	if pic.Phase == engine.Over {
		m.score(&pic)
	}
	return pic
}

func (m *model) lineOf(s *sitter) []string {
	var line []string
	if s.gone {
		return nil
	}
	for at, c := range s.line {
		text := fmt.Sprint(m.face(c.card).Code, " ", c.origin, " ")
		if m.replace != nil && m.waits == "replace" && m.seats[m.replace.Seat] == s && int(m.replace.Slot) == at {
			text = fmt.Sprint(" ", c.origin, " ")
		}
		for by := range m.seats {
			known := c.known[by] && !m.seats[by].gone
			if known && m.waits == "replace" && m.seats[m.replace.Seat] == s && int(m.replace.Slot) == at {
				known = false
			}
			if known {
				text += fmt.Sprint(by)
			}
		}
		if c.faceUp {
			text += " open"
		}
		line = append(line, text)
	}
	return line
}

// score adds points, the lowest and the winners: fewest points, then what the
// variant breaks ties by, else shared.
func (m *model) score(pic *picture) {
	type standing struct{ points, cards, called int }
	all := map[int]standing{}
	for i, s := range m.seats {
		if s.gone {
			continue
		}
		st := standing{called: 1}
		var codes []string
		for _, c := range s.line {
			st.points += m.face(c.card).Points
			codes = append(codes, m.face(c.card).Code)
		}
		if m.table.Rules.Counting != nil {
			st.points = must.Get(m.table.Hand(codes...))
		}
		if slices.Contains(m.table.Rules.TieBreaks, engine.FewerCards) {
			st.cards = len(s.line)
		}
		if slices.Contains(m.table.Rules.TieBreaks, engine.Caller) && i == m.caller {
			st.called = 0
		}
		all[i] = st
	}
	beats := func(a, b standing) bool {
		return a.points < b.points || a.points == b.points && (a.cards < b.cards || a.cards == b.cards && a.called < b.called)
	}
	for i := range m.seats {
		lowest, winner := true, true
		for _, other := range all {
			lowest = lowest && other.points >= all[i].points
			winner = winner && !beats(other, all[i])
		}
		if m.seats[i].gone {
			lowest, winner = false, false
		}
		pic.Points = append(pic.Points, all[i].points)
		pic.LowestAndWinner = append(pic.LowestAndWinner, fmt.Sprint(lowest, winner))
	}
}

// universe calls f with every move there could be, sense or nonsense.
func (m *model) universe(f func(engine.Move)) {
	spots := []engine.Spot{{}}
	for s, seat := range m.seats {
		for slot := range len(seat.line) + 1 {
			if at := (engine.Spot{Seat: engine.Seat(s), Slot: uint8(slot)}); at != (engine.Spot{}) {
				spots = append(spots, at)
			}
		}
	}
	spots = append(spots, engine.Spot{Seat: engine.MaxSeats}, engine.Spot{Seat: engine.Nobody}, engine.Spot{Slot: 255})
	seats := []engine.Seat{engine.MaxSeats + 1, 100, engine.Nobody - 1, engine.Nobody}
	for s := range engine.Seat(len(m.seats) + 1) {
		seats = append(seats, s)
	}
	for do := range engine.ReplacePower + 3 {
		seconds := spots[:2]
		if do == engine.Swap || do == engine.Switch || do == engine.FirstLookTwo {
			seconds = spots
		}
		for _, s := range seats {
			for _, a := range spots {
				for _, b := range seconds {
					f(engine.Move{Do: do, Seat: s, A: a, B: b})
				}
			}
		}
	}
}

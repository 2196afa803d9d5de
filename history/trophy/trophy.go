// Package trophy tells which trophies the players of a game have won.
//
// It is pure: a trophy follows from the sheet, and from the logs of rounds that were dealt. So
// games of earlier versions have trophies too, and an undo or a correction takes a trophy back.
package trophy

import (
	"slices"

	"tabby/engine"
	"tabby/scoring"
)

// A Trophy is something that a player did in one game.
type Trophy uint8

// The trophies there are, the rarest first: a game has the first that anybody earned in it.
const (
	NineLives   Trophy = iota // the total came to the limit and fell back
	Whisker                   // won by a single point
	Comeback                  // last at half-time, and won
	CatBurglar                // three swaps in one round
	CuriousCat                // three peeks in one round
	Copycat                   // the same points in three rounds in a row
	SoftLanding               // a call was wrong, and won all the same
	LastCat                   // won as all others were out
	HatTrick                  // alone the best of three rounds in a row
	TopCat                    // ahead after every round, and won
	SharpNose                 // three calls or more, all of them right
	EmptyBowl                 // a hand that counts nothing, or less
	Count       = iota        // how many there are
)

// A rule says how a trophy is won.
type rule struct {
	name   string                           // for programs
	wins   bool                             // it is for a win: there is none with a head start
	earned func(*game, scoring.Player) bool // whether a player has won it
}

// rules are how each trophy is won.
var rules = [Count]rule{
	NineLives:   {"nine-lives", false, (*game).fellBack},
	TopCat:      {"top-cat", true, (*game).alwaysLed},
	Comeback:    {"comeback-cat", true, (*game).cameBack},
	Whisker:     {"whisker", true, (*game).byOne},
	LastCat:     {"last-cat", true, (*game).outlasted},
	SoftLanding: {"soft-landing", true, (*game).wonThoughWrong},
	HatTrick:    {"hat-trick", false, (*game).bestThrice},
	SharpNose:   {"sharp-nose", false, (*game).calledWell},
	Copycat:     {"copycat", false, (*game).repeated},
	EmptyBowl:   {"empty-bowl", false, (*game).emptied},
	CatBurglar:  {"cat-burglar", false, (*game).burgled},
	CuriousCat:  {"curious-cat", false, (*game).peeked},
}

// String returns the name of the trophy for programs: "nine-lives".
func (t Trophy) String() string { return rules[t].name }

// MarshalText returns the name of the trophy for programs.
func (t Trophy) MarshalText() ([]byte, error) { return []byte(t.String()), nil }

// Of returns the trophy of a game, the rarest that anybody earned, and all who did. Nobody has one in a game
// that is not over, or may still change.
func Of(s scoring.Sheet) (Trophy, []scoring.Player) {
	if !s.Over || s.Provisional() {
		return 0, nil
	}
	g := newGame(s)
	for t := range Trophy(Count) {
		if won := g.earned(t); won != nil {
			return t, won
		}
	}
	return 0, nil
}

// A game is a game that is over.
type game struct {
	scoring.Sheet

	rounds []scoring.Round // that count
	deeds  [][]deeds       // in each of them, by player
	dealt  bool            // it is known what cards can count
}

func newGame(s scoring.Sheet) *game {
	g := &game{Sheet: s, dealt: s.Ruleset.Deck() != nil}
	for _, r := range s.Rounds {
		if r.Fate == scoring.Counts {
			g.rounds = append(g.rounds, r)
			g.deeds = append(g.deeds, deedsOf(r, s.Ruleset.Rules.ID, len(s.People)))
		}
	}
	return g
}

// earned returns who earned a trophy.
func (g *game) earned(t Trophy) (by []scoring.Player) {
	r := rules[t]
	for p := range scoring.Player(len(g.People)) {
		if (!r.wins || g.HeadStarts == nil) && r.earned(g, p) {
			by = append(by, p)
		}
	}
	return by
}

// won reports whether a player has won, and nobody else.
func (g *game) won(p scoring.Player) bool { return len(g.Winners) == 1 && g.Winners[0] == p }

// thrice is how many rounds make a row, calls a habit, and swaps a burglar.
const thrice = 3

// fellBack reports whether a total that came to the limit became less.
func (g *game) fellBack(p scoring.Player) bool {
	limit, limited := g.Ruleset.Limit()
	return limited && !g.Ruleset.HighestTotalWins() && slices.ContainsFunc(g.rounds, func(r scoring.Round) bool {
		c := r.Cells[p]
		return c.Fell > 0 && c.Total+c.Fell >= limit
	})
}

// fromNothing reports whether the game began without points from a paper sheet, so that it is
// known who was ahead.
func (g *game) fromNothing() bool {
	return len(g.rounds) > 0 && !slices.ContainsFunc(g.rounds[0].Cells, func(c scoring.Cell) bool { return c.Mark != scoring.Blank && c.Before() != 0 })
}

// rivals returns how many players were ahead of one after a round, level, and behind.
func (g *game) rivals(r scoring.Round, p scoring.Player) (ahead, level, behind int) {
	for q, c := range r.Cells {
		if c.Mark == scoring.Blank || q == int(p) {
			continue
		}
		switch lag := g.Lag(c.Total, r.Cells[p].Total); {
		case lag < 0:
			ahead++
		case lag > 0:
			behind++
		default:
			level++
		}
	}
	return ahead, level, behind
}

func (g *game) alwaysLed(p scoring.Player) bool {
	if !g.won(p) || len(g.rounds) < thrice || !g.fromNothing() {
		return false
	}
	return !slices.ContainsFunc(g.rounds, func(r scoring.Round) bool {
		ahead, level, _ := g.rivals(r, p)
		return r.Cells[p].Mark == scoring.Blank || ahead+level > 0
	})
}

func (g *game) cameBack(p scoring.Player) bool {
	half := len(g.rounds) / 2
	if !g.won(p) || half < 2 || !g.fromNothing() || g.rounds[half-1].Cells[p].Mark == scoring.Blank {
		return false
	}
	ahead, _, behind := g.rivals(g.rounds[half-1], p)
	out := slices.ContainsFunc(g.rounds[:half], func(r scoring.Round) bool { return len(r.Out) > 0 })
	return ahead > 0 && behind == 0 && !out
}

// byOne reports whether a player won by one point. Where a round is worth one point, that is
// nothing.
func (g *game) byOne(p scoring.Player) bool {
	if !g.won(p) || g.Ruleset.Rules.NoPoints || g.Ruleset.HighestTotalWins() && !g.Ruleset.Rules.HighestWins {
		return false
	}
	next, met := 0, false
	for q, total := range g.Totals {
		if q == int(p) || g.Status[q] == scoring.Gone {
			continue
		}
		if lag := g.Lag(total, g.Totals[p]); !met || lag < next {
			next, met = lag, true
		}
	}
	return met && next == 1
}

func (g *game) outlasted(p scoring.Player) bool {
	others := slices.Clone(g.Status)
	others[p] = scoring.Out
	return g.won(p) && len(others) >= 3 && !slices.ContainsFunc(others, func(s scoring.Status) bool { return s != scoring.Out })
}

// calls returns how many calls of a player were right, and how many wrong.
func (g *game) calls(p scoring.Player) (right, wrong int) {
	for _, r := range g.rounds {
		switch {
		case r.Caller != p:
		case r.Call == scoring.Right:
			right++
		case r.Call == scoring.Wrong:
			wrong++
		}
	}
	return right, wrong
}

func (g *game) wonThoughWrong(p scoring.Player) bool {
	_, wrong := g.calls(p)
	return g.won(p) && wrong > 0
}

func (g *game) calledWell(p scoring.Player) bool {
	right, wrong := g.calls(p)
	return right >= thrice && wrong == 0
}

func (g *game) bestThrice(p scoring.Player) bool {
	run := 0
	for _, r := range g.rounds {
		if run++; len(r.Best) != 1 || r.Best[0] != p {
			run = 0
		}
		if run == thrice {
			return true
		}
	}
	return false
}

func (g *game) repeated(p scoring.Player) bool {
	run, last := 0, 0
	for _, r := range g.rounds {
		c := r.Cells[p]
		switch {
		case !c.HandKnown():
			run = 0
			continue
		case run == 0 || c.Score.Points != last:
			run, last = 0, c.Score.Points
		}
		if run++; run == thrice {
			return g.dealt
		}
	}
	return false
}

// emptied reports whether a hand counted nothing, or less, in a game in which that is hard.
func (g *game) emptied(p scoring.Player) bool {
	return g.dealt && !g.Ruleset.Rules.HighestWins && slices.ContainsFunc(g.rounds, func(r scoring.Round) bool {
		return r.Cells[p].HandKnown() && r.Cells[p].Score.Points <= 0
	})
}

func (g *game) burgled(p scoring.Player) bool {
	return slices.ContainsFunc(g.deeds, func(d []deeds) bool { return d[p].swaps >= thrice })
}

func (g *game) peeked(p scoring.Player) bool {
	return slices.ContainsFunc(g.deeds, func(d []deeds) bool { return d[p].peeks >= thrice })
}

// deeds are what a player did in a round that was dealt.
type deeds struct{ swaps, peeks int }

// deedsOf returns what each player did in a round of a variant by its log: nothing if there is no
// log, or one of a newer program.
func deedsOf(r scoring.Round, variant string, players int) []deeds {
	all := make([]deeds, players)
	if r.Log == nil {
		return all
	}
	events, err := r.Log.Events(variant, len(r.Log.Seats))
	if err != nil {
		return all
	}
	for _, e := range events {
		m, is := e.(engine.Moved)
		if !is || int(m.Seat) >= len(r.Log.Seats) { // Nobody's, too
			continue
		}
		d := &all[r.Log.Seats[m.Seat]]
		switch m.Do {
		case engine.Swap:
			d.swaps++
		case engine.Switch:
			if own := m.A.Seat == m.Seat; own != (m.B.Seat == m.Seat) {
				d.swaps++
			}
		case engine.Peek, engine.LookAt:
			d.peeks++
		}
	}
	return all
}

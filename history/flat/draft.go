package flat

import (
	"slices"
	"time"

	"tabby/engine"
	"tabby/scoring"
)

// A draft is a game while its rows are read.
type draft struct {
	key        string
	id         string
	line       int
	at         time.Time
	variant    string
	own        *engine.OwnGame // of which the variant is, or nil
	rules      engine.House    // as the table says, or nil
	least      int             // what points and totals can be at least
	players    []string
	known      map[string]int // players by name
	rounds     []round
	totals     []int          // by player; nil if the game has rounds
	ahead      map[string]int // head starts by name of a player
	kept       []row          // that were not read yet: those of a table with events
	saysWinner bool           // the table has a column "won"
	won        bool           // a player has won
}

// A round is a round while its rows are read, by player.
type round struct {
	line   int
	read   []bool
	cells  []*scoring.Score // nil before the row was read, and where no score is needed
	totals []*int           // from the table, or nil
	caller int              // or -1
	fine   int              // the penalty of the caller
}

// take takes the next row. In a table with events it is read only if those are not to be used.
// The error is a [*LineError].
func (g *draft) take(r row) error {
	if _, has := r.at["events"]; has {
		r.fields = slices.Clone(r.fields)
		g.kept = append(g.kept, r)
		return nil
	}
	if err := g.add(r); err != nil {
		return &LineError{r.line, err}
	}
	return nil
}

func (g *draft) add(r row) error {
	if g.at.IsZero() {
		at, err := moment(r.get("date"), r.monthFirst)
		if err != nil {
			return err
		}
		g.at, g.variant, g.known, g.ahead = at, r.get("variant"), map[string]int{}, map[string]int{}
		rules, err := g.facts(r.get("definition"))
		if err != nil {
			return err
		}
		if rules.BelowZero() {
			g.least = -most
		}
		if _, has := r.at["rules"]; has {
			if g.rules, err = house(r.get("rules")); err != nil {
				return err
			}
		}
	}
	if _, has := r.at["won"]; has {
		g.saysWinner, g.won = true, g.won || r.get("won") != ""
	}
	name, err := scoring.CleanName(plain(r.get("player")))
	if err != nil {
		return err
	}
	if err := g.addHeadStart(r, name); err != nil {
		return err
	}
	total, err := r.number("total", g.leastTotal())
	if err != nil {
		return err
	}
	if r.get("round") == "" {
		return g.addTotal(name, total)
	}
	return g.addCell(r, name, total)
}

// addHeadStart adds how many points a player was ahead at the beginning.
func (g *draft) addHeadStart(r row, name string) error {
	n, err := r.count("head_start")
	if err == nil && n > 0 {
		g.ahead[name] = n
	}
	return err
}

// leastTotal returns what a total can be at least: a head start may take it below zero.
func (g *draft) leastTotal() int {
	if len(g.ahead) > 0 {
		return -most
	}
	return g.least
}

// headStarts returns how many points each player was ahead at the beginning, or nil.
func (g *draft) headStarts() []int {
	if len(g.ahead) == 0 {
		return nil
	}
	all := make([]int, len(g.players))
	for p, name := range g.players {
		all[p] = g.ahead[name]
	}
	return all
}

// facts returns the facts of the variant, or those of a definition that the table has of it.
func (g *draft) facts(definition string) (engine.Rules, error) {
	if definition != "" {
		own, err := engine.ReadOwnGame([]byte(definition))
		if err != nil {
			return engine.Rules{}, err
		}
		g.own = &own
	}
	rules, err := scoring.Started{Variant: g.variant, Game: g.own}.Rules()
	if err != nil || rules.ID != g.variant {
		return engine.Rules{}, Refusal{Reason: ErrVariant, Text: Short(g.variant)}
	}
	return rules, nil
}

// addTotal adds the total of a player in a game without rounds.
func (g *draft) addTotal(name string, total *int) error {
	switch {
	case total == nil:
		return Refusal{Reason: ErrNoScore}
	case len(g.rounds) > 0:
		return Refusal{Reason: ErrMixed}
	}
	if _, err := g.seat(name, true); err != nil {
		return err
	}
	g.totals = append(g.totals, *total)
	return nil
}

// seat returns the index of a player. Only a player who may be new is added.
func (g *draft) seat(name string, mayBeNew bool) (int, error) {
	i, known := g.known[name]
	switch {
	case known && len(g.totals) > 0:
		return 0, Refusal{Reason: ErrTwice, Player: name}
	case known:
		return i, nil
	case !mayBeNew:
		return 0, Refusal{Reason: ErrNotThere, Player: name}
	case len(g.players) >= maxPlayers:
		return 0, Refusal{Reason: ErrPlayers, Max: maxPlayers}
	}
	g.known[name] = len(g.players)
	g.players = append(g.players, name)
	return len(g.players) - 1, nil
}

func (g *draft) addCell(r row, name string, total *int) error {
	n, err := r.count("round")
	if err != nil {
		return err
	}
	switch {
	case len(g.totals) > 0:
		return Refusal{Reason: ErrMixed}
	case n > maxRounds:
		return Refusal{Reason: ErrRounds, Round: n, Max: maxRounds}
	case n == len(g.rounds)+1:
		g.rounds = append(g.rounds, round{line: r.line, caller: -1})
	case n != len(g.rounds) || n == 0:
		return Refusal{Reason: ErrOrder, Round: n, Count: len(g.rounds)}
	}
	p, err := g.seat(name, n == 1)
	if err != nil {
		return err
	}
	points, err := r.number("points", g.least)
	if err != nil {
		return err
	}
	return g.rounds[n-1].add(r, p, scored{points, total})
}

// A scored is what a row says of a player's round: points, or nil for a player who sat
// out, and the total after it, or nil.
type scored struct{ points, total *int }

func (to *round) add(r row, p int, got scored) error {
	fine, err := r.count("penalty")
	if err != nil {
		return err
	}
	did, err := answer(r, "called", ErrCalled)
	if err != nil {
		return err
	}
	special, err := answer(r, "special", ErrSpecial)
	if err != nil {
		return err
	}
	for len(to.cells) <= p {
		to.cells, to.totals, to.read = append(to.cells, nil), append(to.totals, nil), append(to.read, false)
	}
	switch {
	case to.read[p]:
		return Refusal{Reason: ErrTwoRows, Player: r.get("player")}
	case did && to.caller >= 0:
		return Refusal{Reason: ErrTwoCallers}
	case fine > 0 && !did:
		return Refusal{Reason: ErrPenalty}
	case did:
		to.caller, to.fine = p, fine
	}
	to.read[p], to.totals[p] = true, got.total
	switch {
	case got.points != nil:
		to.cells[p] = &scoring.Score{Points: *got.points, Special: special}
	case special:
		to.cells[p] = &scoring.Score{Special: true}
	case r.get("counted") == "":
		to.cells[p] = &scoring.Score{SatOut: true}
	}
	return nil
}

// spared reports whether a wrong call with 0 or less cost nothing, as if the score was doubled.
func (r *round) spared() bool {
	if r.caller < 0 || r.fine > 0 || r.cells[r.caller] == nil || r.cells[r.caller].Points > 0 {
		return false
	}
	return slices.ContainsFunc(r.cells, func(c *scoring.Score) bool { return c != nil && c.Points < r.cells[r.caller].Points })
}

// game returns the draft as a game, checked by the rules.
func (g *draft) game() (Game, error) {
	if game, ok := exact(g.kept); ok {
		game.Line, game.ID = g.line, g.id
		return game, nil
	}
	for _, r := range g.kept {
		if err := g.add(r); err != nil {
			return Game{}, &LineError{r.line, err}
		}
	}
	made := making{draft: g, line: g.line}
	if err := made.play(); err != nil {
		return Game{}, &LineError{made.line, err}
	}
	return Game{Line: g.line, ID: g.id, At: g.at, Events: made.events}, nil
}

// goesOn reports whether the game is not over: the table has a column "won" that
// is blank for all players.
func (g *draft) goesOn() bool { return g.saysWinner && !g.won }

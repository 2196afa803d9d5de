package bring

import (
	"cmp"
	"maps"
	"slices"
	"strings"
	"time"

	"tabby/engine"
	"tabby/scoring"
)

// Limits of what is read.
const (
	maxGames   = 100_000
	maxPlayers = 64
	maxRounds  = 999
)

// A Game is a game of a file, checked by the rules.
type Game struct {
	Line   int             // of its first row, from 1, or its number among the plays
	Sheet  string          // of a workbook that has several, or ""
	ID     string          // as the file has it
	Apart  string          // what tells it from others that are alike
	At     time.Time       // when it was played, perhaps on another day than it began
	Events []scoring.Event // the people in them have no ids
	Times  []time.Time     // when each was written down; nil means At

	Note    string
	Where   string // it was played
	LeftOut bool   // of statistics
}

// A played is which game it was.
type played struct {
	variant string
	own     *engine.CustomGame // of which the variant is, or nil
	rules   engine.House       // as the file says, or nil
}

// facts returns the facts of the game.
func (p played) facts() (engine.Rules, error) {
	rules, err := scoring.Started{Variant: p.variant, Game: p.own}.Rules()
	if err != nil || rules.ID != p.variant {
		return engine.Rules{}, Refusal{Reason: ErrVariant, Text: Short(p.variant)}
	}
	return rules, nil
}

// whoWon stands for the winning total of a game in which nobody has points: it says who won.
const whoWon = "rounds"

// other returns a game that Tabby does not know, by its name and which total wins.
func other(name, wins string) played {
	games := engine.Games()
	like := slices.IndexFunc(games, func(r engine.Rules) bool {
		if wins == whoWon {
			return r.NoPoints
		}
		return r.Twin != "" && r.HighestWins == (wins == Highest)
	})
	own := engine.CustomGameLike(engine.Ruleset{Rules: games[like]})
	own.Name = cut(name)
	own = own.Canonical()
	return played{variant: own.Variant(), own: &own}
}

// cut returns a name that is no longer than the name of a game may be.
func cut(name string) string {
	const most = 40
	if letters := []rune(name); len(letters) > most {
		return string(letters[:most-1]) + "…"
	}
	return name
}

// A draft is a game while it is read.
type draft struct {
	played
	line    int
	sheet   string
	id      string
	at      time.Time
	least   int // what points and totals can be at least
	players []string
	known   map[string]int // players by name
	rounds  []round
	totals  []*int         // by player; nil if the game has rounds
	ahead   map[string]int // head starts by name of a player
	won     map[string]bool
	starred string // what stands at totals that does not have to mean this
	places  map[string]int
	sums    map[string]given // what rows below say
	goesOn  bool             // it is not over
	note    string
	where   string
}

// A given is a number that a table has, to be compared.
type given struct{ n, line int }

// A round is a round while its rows are read, by player.
type round struct {
	n, line int
	read    []bool
	cells   []*scoring.Score // nil before the row was read, and where no score is needed
	totals  []*int           // from the table, or nil
	caller  int              // or -1
	fine    int              // the penalty of the caller
}

// seat returns the index of a player. Only a player who may be new is added.
func (g *draft) seat(name string, mayBeNew bool) (int, error) {
	i, known := g.known[scoring.Fold(name)]
	switch {
	case known:
		return i, nil
	case !mayBeNew:
		return 0, Refusal{Reason: ErrNotThere, Player: name}
	case len(g.players) >= maxPlayers:
		return 0, Refusal{Reason: ErrPlayers, Max: maxPlayers}
	}
	g.known[scoring.Fold(name)] = len(g.players)
	g.players = append(g.players, name)
	return len(g.players) - 1, nil
}

// A scored is what a file says of a player in a round.
type scored struct {
	name            string
	points, total   *int // points, or nil for a player who sat out, and the total after it, or nil
	called, special bool
	spared          bool // others' special hand said what the round counted
	fine            int
}

// addTotal adds the total of a player in a game without rounds.
func (g *draft) addTotal(name string, total int) error {
	if len(g.rounds) > 0 {
		return Refusal{Reason: ErrMixed}
	}
	p, err := g.seat(name, true)
	if err != nil {
		return err
	}
	if p < len(g.totals) {
		return Refusal{Reason: ErrTwice, Player: name}
	}
	g.totals = append(g.totals, &total)
	return nil
}

// addRound adds what a player has in a round.
func (g *draft) addRound(n, line int, got scored) error {
	switch {
	case len(g.totals) > 0:
		return Refusal{Reason: ErrMixed}
	case n > maxRounds:
		return Refusal{Reason: ErrRounds, Round: n, Max: maxRounds}
	case n == len(g.rounds)+1:
		g.rounds = append(g.rounds, round{n: n, line: line, caller: -1})
	case n != len(g.rounds) || n == 0:
		return Refusal{Reason: ErrOrder, Round: n, Count: len(g.rounds)}
	}
	p, err := g.seat(got.name, n == 1)
	if err != nil {
		return err
	}
	return g.rounds[n-1].add(p, got)
}

func (to *round) add(p int, got scored) error {
	for len(to.cells) <= p {
		to.cells, to.totals, to.read = append(to.cells, nil), append(to.totals, nil), append(to.read, false)
	}
	switch {
	case to.read[p]:
		return Refusal{Reason: ErrTwoRows, Player: got.name}
	case got.called && to.caller >= 0:
		return Refusal{Reason: ErrTwoCallers}
	case got.fine > 0 && !got.called:
		return Refusal{Reason: ErrPenalty}
	case got.called:
		to.caller, to.fine = p, got.fine
	}
	to.read[p], to.totals[p] = true, got.total
	switch {
	case got.points != nil:
		to.cells[p] = &scoring.Score{Points: *got.points, Special: got.special}
	case got.special:
		to.cells[p] = &scoring.Score{Special: true}
	case !got.spared:
		to.cells[p] = &scoring.Score{SatOut: true}
	}
	return nil
}

// draft returns the game of a lot, if it is known which.
func (f *filling) draft(p played) (*draft, error) {
	g := &draft{
		played: p, line: f.first(), sheet: f.name, id: f.id, known: map[string]int{}, ahead: f.ahead, won: f.won, places: f.places,
		starred: f.starred, sums: f.sums, note: strings.Join(f.notes, "\n"), where: f.where,
	}
	entries := f.entries
	if f.wide {
		entries = present(entries)
	}
	if err := g.take(f.reached(entries)); err != nil {
		return g, err
	}
	err := g.knowWinners()
	if err == nil && f.noPoints {
		err = g.wonBy()
	}
	if err != nil {
		return nil, &LineError{Sheet: f.name, Line: g.line, Err: err}
	}
	return g, nil
}

// knowWinners returns an error if somebody has won who was not there.
func (g *draft) knowWinners() error {
	for _, name := range slices.Sorted(maps.Keys(g.won)) {
		if _, there := g.known[name]; g.won[name] && !there {
			return Refusal{Reason: ErrWon, Text: Short(name)}
		}
	}
	return nil
}

// wonBy makes the round of a game that those with a total have won.
func (g *draft) wonBy() error {
	g.won = map[string]bool{}
	for i, name := range g.players {
		if *g.totals[i] > 0 {
			g.won[scoring.Fold(name)] = true
		}
	}
	if len(g.won) == 0 {
		return Refusal{Reason: ErrWon}
	}
	return g.pointless()
}

// present returns the entries of players who have points in at least one round: if a column is blank,
// its player was not there.
func present(entries []entry) []entry {
	there := map[string]bool{}
	for _, e := range entries {
		key := scoring.Fold(e.scored.name)
		there[key] = there[key] || e.scored.points != nil || e.scored.total != nil
	}
	return slices.DeleteFunc(entries, func(e entry) bool { return !there[scoring.Fold(e.scored.name)] })
}

// reached returns the entries up to the last round in which somebody has points, if rounds are columns: a table may have
// more than were played.
func (f *filling) reached(entries []entry) []entry {
	last := 0
	for _, e := range entries {
		if e.scored.points != nil {
			last = max(last, e.round)
		}
	}
	if last == 0 || !f.haveRounds() {
		return entries
	}
	return slices.DeleteFunc(entries, func(e entry) bool { return e.round > last })
}

// take takes the entries of one game, round by round.
func (g *draft) take(entries []entry) (err error) {
	for _, e := range entries {
		if (e.round == 0) != (entries[0].round == 0) {
			return &LineError{Sheet: g.sheet, Line: e.line, Err: Refusal{Reason: ErrMixed}}
		}
	}
	slices.SortStableFunc(entries, func(a, b entry) int { return cmp.Compare(a.round, b.round) })
	for _, e := range entries {
		if e.round == 0 {
			err = g.addTotal(e.scored.name, *e.scored.total)
		} else {
			err = g.addRound(e.round, e.line, e.scored)
		}
		if err != nil {
			return &LineError{Sheet: g.sheet, Line: e.line, Err: err}
		}
	}
	return nil
}

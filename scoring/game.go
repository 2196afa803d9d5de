package scoring

import (
	"fmt"
	"maps"
	"slices"
	"time"

	"tabby/engine"
)

// A Game has all events of one game that were not undone, and those that can be redone. The zero
// Game has not begun. A Game is immutable: [Apply] returns a new one.
type Game struct {
	done   []Event // in effect, oldest first; done[0] is Started
	undone []Event // undone events; the last one is redone first
}

// Started returns how the game began, and whether it has begun.
func (g Game) Started() (Started, bool) {
	if len(g.done) == 0 {
		return Started{}, false
	}
	return g.done[0].(Started), true
}

// Rules returns the facts of the custom game, or those of the variant. The error is that of
// [engine.CustomGame.Rules] or of [engine.Variant].
func (s Started) Rules() (engine.Rules, error) {
	if s.Game != nil {
		return s.Game.Rules()
	}
	return engine.Variant(s.Variant)
}

// Ruleset returns the game under these house rules, or the errors of [Started.Rules] and
// [engine.Rules.With].
func (s Started) Ruleset(house engine.House) (engine.Ruleset, error) {
	r, err := s.Rules()
	if err != nil {
		return engine.Ruleset{}, err
	}
	return r.With(house)
}

// Named returns the name of a custom game, or "".
func (s Started) Named() string {
	if s.Game == nil {
		return ""
	}
	return s.Game.Name
}

// isNamed reports whether Variant is the ID of the custom game, if there is one.
func (s Started) isNamed() bool {
	return s.Game == nil || s.Game.ID != "" && s.Variant == s.Game.Variant()
}

// People returns all players, including those who left, in the order of joining.
func (g Game) People() []Person {
	var people []Person
	for _, e := range g.done {
		switch e := e.(type) {
		case Started:
			people = append(people, e.People...)
		case Joined:
			people = append(people, e.Person)
		}
	}
	return people
}

// Rounds returns how many rounds are written down.
func (g Game) Rounds() int {
	rounds := 0
	for _, e := range g.done {
		if _, is := e.(Recorded); is {
			rounds++
		}
	}
	return rounds
}

// Events returns the events in effect, oldest first. Applied in their order, they make
// the same sheet.
func (g Game) Events() []Event { return slices.Clone(g.done) }

// LastDone returns the event that [Undo] would undo, or nil.
func (g Game) LastDone() Event {
	if len(g.done) < 2 {
		return nil
	}
	return g.done[len(g.done)-1]
}

// LastUndone returns the event that [Redo] would redo, or nil.
func (g Game) LastUndone() Event {
	if len(g.undone) == 0 {
		return nil
	}
	return g.undone[len(g.undone)-1]
}

// Decide returns the events that an intent causes, or an error that refuses it. It
// changes nothing.
func Decide(g Game, in Intent) ([]Event, error) {
	if _, begins := in.(Start); !begins && len(g.done) == 0 {
		return nil, ErrNotStarted
	}
	e, err := in.decide(g)
	if err != nil || e == nil {
		return nil, err
	}
	return []Event{e}, nil
}

// Apply returns the game after an event, which [Decide] has returned or for which [Fits] returns nil.
func Apply(g Game, e Event) Game {
	switch e.(type) {
	case Undone:
		last := len(g.done) - 1
		return Game{done: g.done[:last], undone: append(slices.Clip(g.undone), g.done[last])}
	case Redone:
		last := len(g.undone) - 1
		return Game{done: append(slices.Clip(g.done), g.undone[last]), undone: g.undone[:last]}
	default:
		return Game{done: append(slices.Clip(g.done), e)}
	}
}

// Fits checks that an event from a log or a file can have happened in the game. It is less
// strict than [Decide], but [Apply] and [Game.Sheet] can work with any event that fits. The
// error wraps [ErrMisfit], and [ErrNewer] if the event belongs to rules that this program does
// not know.
func Fits(g Game, e Event) error {
	start, begun := g.Started()
	if s, ok := e.(Started); ok {
		if begun {
			return misfitError(e, "the game has begun already")
		}
		return s.fits()
	}
	if !begun {
		return misfitError(e, "before the game began")
	}
	players := Player(len(start.People))
	rounds := 0
	for _, e := range g.done {
		switch e.(type) {
		case Joined:
			players++
		case Recorded:
			rounds++
		}
	}
	return fits{g, players, rounds, start}.check(e)
}

// fits is the part of the state of a game with which [Fits] checks an event.
type fits struct {
	game    Game
	players Player
	rounds  int
	start   Started
}

func (f fits) check(e Event) error {
	if agreed, is := e.(Agreed); is {
		if err := f.start.checkKnown(agreed.House); err != nil {
			return fmt.Errorf("%w: %w", misfitError(e, "as house rules"), err)
		}
		if _, err := f.start.Ruleset(agreed.House); err != nil {
			return misfitError(e, "as house rules")
		}
	}
	if !f.takes(e) {
		return misfitError(e, fmt.Sprintf("with %d players and %d rounds", f.players, f.rounds))
	}
	if r, is := e.(Recorded); is && r.Log != nil {
		if err := r.Log.check(f.players); err != nil {
			return fmt.Errorf("%w: %w", ErrMisfit, Refusal{Reason: ErrLog, Cause: err})
		}
	}
	return nil
}

// takes reports whether all players and rounds that an event names exist.
func (f fits) takes(e Event) bool {
	switch e := e.(type) {
	case Recorded:
		return f.takesRound(e)
	case Corrected:
		return 0 <= e.Round && e.Round < f.rounds && f.written(e.Scores, e.Caller)
	case Joined:
		return f.has(e.After, 0)
	case Left:
		return f.hasAll(e.Player)
	case DealerChosen:
		return f.hasAll(e.Player)
	case Returned:
		return f.hasAll(e.Player) && f.has(e.After, Nobody)
	case Ended:
		return f.hasAll(e.Won...)
	case Reseated:
		return isOrder(e.Seats, int(f.players))
	case Undone:
		return f.game.LastDone() != nil
	case Redone:
		return f.game.LastUndone() != nil
	}
	return true
}

func (f fits) has(p, lowest Player) bool { return lowest <= p && p < f.players }

// takesRound reports whether a round has a score of each player, and a source that fits.
func (f fits) takesRound(e Recorded) bool {
	return len(e.Scores) == int(f.players) && f.written(e.Scores, e.Caller) && len(e.Source) <= maxSource
}

// hasAll reports whether there are these players.
func (f fits) hasAll(players ...Player) bool {
	return !slices.ContainsFunc(players, func(p Player) bool { return !f.has(p, 0) })
}

// written reports whether a round can have these scores and that caller.
func (f fits) written(scores []*Score, caller Player) bool {
	return len(scores) <= int(f.players) && f.has(caller, Nobody) && !slices.ContainsFunc(scores, func(s *Score) bool {
		return s != nil && (!f.start.arePoints(s.Points) || s.Cards != nil && !isCount(*s.Cards))
	})
}

func (s Started) fits() error {
	if err := s.checkKnown(s.House); err != nil {
		return fmt.Errorf("%w: %w", misfitError(s, "as a beginning"), err)
	}
	_, err := s.Ruleset(s.House)
	n := len(s.People)
	if err != nil || !s.isNamed() || n < 2 || s.Dealer < 0 || int(s.Dealer) >= n || checkCarried(s) != nil || checkHeadStarts(s) != nil {
		return misfitError(s, "as a beginning")
	}
	return nil
}

// isOrder reports whether seats names each of n players once.
func isOrder(seats []Player, n int) bool {
	sorted := slices.Sorted(slices.Values(seats))
	for i, p := range sorted {
		if p != Player(i) {
			return false
		}
	}
	return len(sorted) == n
}

func misfitError(e Event, why string) error {
	return fmt.Errorf("%w: %s %s", ErrMisfit, e.kind(), why)
}

// Again returns the start of another game like this one: the people who have not left in their
// seats, the same variant and house rules, and the dealer that the next round would have had. The
// new game also writes down house rules that have become usual and that this game's log does not
// mention, except its ending.
func (g Game) Again(at time.Time) Start {
	begun, _ := g.Started()
	s := g.Sheet(at)
	in := Start{At: at, Variant: begun.Variant, Game: begun.Game, House: unresolved(s.Ruleset, g.house(begun), len(begun.People))}
	if s.Over && len(begun.Carried) > 0 && len(s.Rounds) == 0 {
		delete(in.House, engine.End) // on a paper sheet the dealer of the next game is unknown
		delete(in.House, engine.Rounds)
	}
	in.House = anew(s.Ruleset.Rules, in.House)
	seated := s.Seated()
	for _, p := range seated {
		in.People = append(in.People, s.People[p])
	}
	in.Dealer = Player(slices.Index(seated, s.dealerOf(begun.Dealer, seated)))
	return in
}

// anew returns h with the house rules that are now usual and that h does not mention, except the
// ending.
func anew(r engine.Rules, h engine.House) engine.House {
	usual := maps.Clone(r.Usual)
	maps.DeleteFunc(usual, func(k engine.Key, _ engine.Value) bool { return k.OfEnding() })
	if len(usual) == 0 {
		return h
	}
	maps.Copy(usual, h)
	return usual
}

// dealerOf returns the dealer of the next game among the players who are still there:
// the player who would have dealt the next round, or the first dealer again if there was no
// round.
func (s Sheet) dealerOf(first Player, there []Player) Player {
	from, skip := first, 0
	for _, r := range s.Rounds {
		if r.Dealer != Nobody {
			from, skip = s.dealsAfter(r)
		}
	}
	return s.seek(from, skip, there)
}

// unresolved undoes [resolved], so that a game of as many rounds as players has as many
// rounds as its next players.
func unresolved(t engine.Ruleset, h engine.House, players int) engine.House {
	h = maps.Clone(h)
	if own, _ := t.Rules.Offers(engine.Rounds); own == engine.RoundsPerPlayer && h[engine.Rounds] == engine.Number(players) {
		delete(h, engine.Rounds)
	}
	return h
}

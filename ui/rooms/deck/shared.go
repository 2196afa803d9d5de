package deck

import (
	"math/rand/v2"
	"time"

	"tabby/internal/table/game"
	"tabby/internal/table/round"
)

// A shared deck is the virtual deck of a game, which the window and the devices of guests
// play with.
type shared struct {
	*round.Deck

	game  round.Game
	front *table // the table in front, which lets the round go on, or nil
}

// open opens the virtual deck of a game. changed is called after each change, and may be
// nil.
func (r *Room) open(g round.Game, drafts round.Drafts, dice *rand.Rand, changed func()) (*shared, error) {
	d := &shared{game: g}
	deck, err := round.OpenDeck(g, drafts, dice, round.Owner{
		After: r.After, Away: r.Away, Changed: changed, Hold: d.holds, TurnUp: d.turnUp, TimeLimit: r.TimeLimit,
		Failed: func(err error) { r.Refused(err) },
	})
	if err != nil {
		return nil, err
	}
	d.Deck = deck
	d.Continue()
	return d, nil
}

// holds reports whether the round waits for the window: for the table in front, or for the
// table to be opened where all players are here.
func (d *shared) holds() bool {
	if d.front != nil || d.Deck == nil || d.Round() == nil {
		return true
	}
	return isOneDevice(d.Round())
}

// turnUp returns how long the window takes to turn up cards.
func (d *shared) turnUp() time.Duration {
	if d.front == nil {
		return 0
	}
	return d.front.revealTime()
}

// isOneDevice reports whether all people play at the device that goes round.
func isOneDevice(d *round.Driver) bool { return len(d.Here()) == len(d.People()) }

// Deck returns the virtual deck of a game, for others to share.
func (r *Room) Deck(g *game.Game) (*round.Deck, error) {
	d, err := r.share(g)
	if err != nil {
		return nil, err
	}
	return d.Deck, nil
}

// share returns the virtual deck of a game. A game that was read anew takes the place of
// the same one.
func (r *Room) share(g *game.Game) (*shared, error) {
	id := g.ID()
	if d := r.decks[id]; d != nil {
		if d.game == round.Game(g) {
			return d, nil
		}
		d.Close()
		delete(r.decks, id)
	}
	d, err := r.open(g, r.Drafts(), r.Dice, func() { r.watchers.Notify(id) })
	if err == nil {
		r.decks[id] = d
	}
	return d, err
}

// load takes up the round that the drafts have for a game.
func (r *Room) load(id string) error {
	if d := r.decks[id]; d != nil {
		return d.Load()
	}
	return nil
}

// Watch calls f after each change of the virtual deck of a game, until stop is called.
func (r *Room) Watch(id string, f func()) (stop func()) { return r.watchers.Watch(id, f) }

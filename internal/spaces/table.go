package spaces

import (
	"math/rand/v2"
	"time"

	"tabby/history"
	"tabby/internal/host"
	"tabby/internal/host/page"
	"tabby/internal/round"
	"tabby/scoring"
	"tabby/ui/game"
	"tabby/ui/words"
)

// A Store has the games of which tables are opened.
type Store interface {
	game.Store
	round.Drafts
	// People returns everybody who plays.
	People() ([]history.Person, error)
}

// A Table is a game that is open to other devices, on a goroutine of its own.
type Table struct {
	*host.Table
	Players string // as a list: "Ann, Ben and Cy"

	host *host.Host
	loop *host.Loop
}

// An Opener opens games of a store to other devices.
type Opener struct {
	Host   *host.Host
	Store  Store
	Now    func() time.Time
	Failed func(error) // is called if a round that is played cannot go on
}

// Open opens a game. Guests may write rounds down: there is no window in which a
// scorekeeper would.
func (o Opener) Open(id string) (*Table, error) {
	g, err := game.Open(o.Store, id, o.Now)
	if err != nil {
		return nil, err
	}
	people, err := o.Store.People()
	if err != nil {
		return nil, err
	}
	g.Known = known(people)
	t := &Table{Players: words.Joined(words.Names(g.Sheet(), g.Sheet().Seated())), host: o.Host, loop: host.NewLoop()}
	t.on(func() { err = t.open(g, o) })
	if err != nil {
		t.loop.Stop()
		return nil, err
	}
	return t, nil
}

// open opens the game. It runs on the loop.
func (t *Table) open(g *game.Game, o Opener) error {
	deck, err := round.OpenDeck(g, o.Store, dice(), round.Owner{After: t.loop.After, Away: t.loop.Away, Failed: o.Failed})
	if err != nil {
		return err
	}
	t.Table, err = t.host.Open(host.Owner{Game: g, Deck: deck, Drafts: o.Store, Now: g.Now, Badge: badges(g), Run: t.loop.Do, After: t.loop.After})
	if err != nil || t.Writers() {
		return err
	}
	return t.LetWrite(true)
}

// on runs a function on the table's loop and waits for it. On a table that is closed it
// does nothing.
func (t *Table) on(f func()) { t.loop.Call(f) }

// Close closes the table to other devices, which can come back when it is open again.
func (t *Table) Close() {
	t.on(func() { t.host.Close(t.Table) })
	t.loop.Stop()
}

// Links are the addresses of a table, each of which is a key to it.
type Links struct {
	Game   string `json:"game"`
	Sit    string `json:"sit"`
	Score  string `json:"score"`
	Watch  string `json:"watch"`
	Screen string `json:"screen"`

	Players string `json:"players"` // as a list
}

// Links returns the addresses of the table below a base such as "http://192.168.1.20:8229".
// The big screen shows the one by which players sit down. A table that is closed has none.
func (t *Table) Links(base string) (l Links) {
	t.on(func() {
		address := func(r page.Role) string { return host.Address(base, t.Key(r), false) }
		t.Invite(address(page.Sit))
		l = Links{
			Game: t.ID(), Sit: address(page.Sit), Score: address(page.Score), Watch: address(page.Watch),
			Screen: host.Address(base, t.Key(page.Watch), true), Players: t.Players,
		}
	})
	return l
}

// dice returns dice that no one can foresee.
func dice() *rand.Rand { return rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64())) }

// known returns who people are now.
func known(people []history.Person) func(id string) (history.Person, bool) {
	byID := make(map[string]history.Person, len(people))
	for _, p := range people {
		byID[p.ID] = p
	}
	return func(id string) (history.Person, bool) {
		p, ok := byID[id]
		return p, ok
	}
}

// badges returns the badges of the players of a game: those of people known, others by
// their number.
func badges(g *game.Game) func(scoring.Player) page.Badge {
	return func(p scoring.Player) page.Badge {
		if person, ok := g.Known(g.State().People()[p].ID); ok {
			return page.Badge{Colour: person.Colour, Shape: person.Shape}
		}
		return page.Badge{Colour: int(p), Shape: int(p)}
	}
}

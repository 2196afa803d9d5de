package term

import (
	"fmt"
	"math/rand/v2"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/host"
	"tabby/internal/host/page"
	"tabby/internal/round"
	"tabby/scoring"
	"tabby/ui/game"
	"tabby/ui/words"
)

// tables are the games of this computer in which other devices take part.
type tables struct {
	host *host.Host
	all  []openTable
}

// An openTable is one of them. It has a goroutine of its own.
type openTable struct {
	*host.Table
	loop *host.Loop
	name string
}

// An announcement says to programs where Tabby can be opened.
type announcement struct {
	Addresses []string    `json:"addresses,omitempty"`
	Tables    []tableLink `json:"tables,omitempty"`
	Together  string      `json:"together,omitempty"` // pairs one device
}

// A tableLink has the addresses of a table, each of which is a key to it.
type tableLink struct {
	Game   string `json:"game"`
	Sit    string `json:"sit"`
	Score  string `json:"score"`
	Watch  string `json:"watch"`
	Screen string `json:"screen"`

	name string
}

// openTables opens the games that were asked for.
func (s serveCmd) openTables(c call, kept *sqlite.Store) (*tables, error) {
	if !s.hosts() {
		return &tables{}, nil
	}
	games, err := s.games(c, kept)
	if err != nil {
		return nil, err
	}
	people, err := kept.People()
	if err != nil {
		return nil, err
	}
	t := &tables{host: host.New(host.Options{Names: s.Name, Public: s.Public})}
	for _, g := range games {
		g.Known = known(people)
		if err := t.open(c, kept, g); err != nil {
			t.close()
			return nil, err
		}
	}
	return t, nil
}

// games opens the games that were asked for, each once.
func (s serveCmd) games(c call, kept *sqlite.Store) ([]*game.Game, error) {
	ids, err := s.ids(c, kept)
	if err != nil {
		return nil, err
	}
	var games []*game.Game
	seen := map[string]bool{}
	for _, id := range ids {
		if seen[id] {
			continue
		}
		seen[id] = true
		g, err := game.Open(kept, id, c.now)
		if err != nil {
			return nil, err
		}
		games = append(games, g)
	}
	if len(games) == 0 {
		return nil, misuse("no game is running; begin one with --new, or in the window")
	}
	return games, nil
}

// ids returns the IDs of the games that were asked for, and begins the new ones.
func (s serveCmd) ids(c call, kept *sqlite.Store) ([]string, error) {
	var ids []string
	for _, prefix := range s.Game {
		id, err := find(kept.Reader, prefix)
		if err != nil {
			return nil, err
		}
		ids = append(ids, id)
	}
	for _, text := range s.New {
		id, err := c.beginGame(kept, []byte(text))
		if err != nil {
			return nil, err
		}
		ids = append(ids, id)
	}
	if !s.Running {
		return ids, nil
	}
	running, err := kept.Games(history.Page{Filter: history.Filter{State: history.Running}, Limit: maxTables})
	for _, g := range running {
		ids = append(ids, g.ID)
	}
	return ids, err
}

// beginGame begins a game as record does, and returns its ID.
func (c call) beginGame(kept *sqlite.Store, text []byte) (string, error) {
	k := &keeper{call: c, people: kept}
	if err := k.open(kept.NewGame()); err != nil {
		return "", err
	}
	if r := k.start(text); !r.OK {
		return "", misuse("no game has begun: " + r.Message)
	}
	return k.log.ID(), nil
}

// maxTables is how many running games one server opens.
const maxTables = 10_000

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

// open opens a game to other devices, on a goroutine of its own.
func (t *tables) open(c call, kept *sqlite.Store, g *game.Game) error {
	loop := host.NewLoop()
	opened := make(chan error)
	loop.Do(func() {
		deck, err := round.OpenDeck(g, kept, dice(), round.Owner{After: loop.After, Away: loop.Away, Failed: c.complain})
		var table *host.Table
		if err == nil {
			table, err = t.host.Open(host.Owner{Game: g, Deck: deck, Drafts: kept, Now: c.now, Badge: badges(g), Run: loop.Do, After: loop.After})
		}
		if err == nil {
			err = table.LetWrite(true) // there is no window in which a scorekeeper would
		}
		if err == nil {
			t.all = append(t.all, openTable{table, loop, words.Joined(words.Names(g.Sheet(), g.Sheet().Seated()))})
		}
		opened <- err
	})
	return <-opened
}

// dice returns dice that no one can foresee.
func dice() *rand.Rand { return rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64())) }

// complain says what went wrong while the program goes on.
func (c call) complain(err error) { fmt.Fprintf(c.Err, "tabby: %s\n", words.Reason(err)) }

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

// close closes all tables to other devices.
func (t *tables) close() {
	for _, table := range t.all {
		closed := make(chan struct{})
		table.loop.Do(func() {
			t.host.Close(table.Table)
			close(closed)
		})
		<-closed
		table.loop.Stop()
	}
	if t.host != nil {
		t.host.End()
	}
}

// links returns the addresses of all tables on a server.
func (t *tables) links(base string) []tableLink {
	var links []tableLink
	for _, table := range t.all {
		done := make(chan tableLink)
		table.loop.Do(func() {
			address := func(r page.Role) string { return host.Address(base, table.Key(r), false) }
			table.Invite(address(page.Sit))
			done <- tableLink{
				Game: table.ID(), Sit: address(page.Sit), Score: address(page.Score), Watch: address(page.Watch),
				Screen: host.Address(base, table.Key(page.Watch), true), name: table.name,
			}
		})
		links = append(links, <-done)
	}
	return links
}

// announceTables says how other devices take part.
func (c call) announceTables(links []tableLink) {
	for _, l := range links {
		fmt.Fprintf(c.Out, "Other devices take part in the game of %s:\n", l.name)
		fmt.Fprintf(c.Out, "  take a seat   %s\n  enter scores  %s\n  watch         %s\n  big screen    %s\n", l.Sit, l.Score, l.Watch, l.Screen)
		if len(links) == 1 {
			c.drawCode(l.Sit)
		}
	}
	fmt.Fprintln(c.Out, "Each address is a key: give it to the people at the table only. Ctrl+C ends this; the games go on when they are served again.")
}

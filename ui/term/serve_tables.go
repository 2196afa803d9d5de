package term

import (
	"fmt"
	"slices"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/host"
	"tabby/internal/spaces"
	"tabby/ui/words"
)

// tables are the games of this computer in which other devices take part.
type tables struct {
	host *host.Host
	all  []*spaces.Table
}

// An announcement says to programs where Tabby can be opened.
type announcement struct {
	Addresses []string       `json:"addresses,omitempty"`
	Tables    []spaces.Links `json:"tables,omitempty"`
	Together  string         `json:"together,omitempty"` // pairs one device
}

// openTables opens the games that were asked for.
func (s serveCmd) openTables(c call, kept *sqlite.Store) (*tables, error) {
	if !s.hosts() {
		return &tables{}, nil
	}
	ids, err := s.ids(c, kept)
	if err != nil {
		return nil, err
	}
	t := &tables{host: host.New(host.Options{Names: s.Name, Public: s.Public})}
	opener := spaces.Opener{Host: t.host, Store: kept, Now: c.now, Failed: c.complain}
	for _, id := range ids {
		table, err := opener.Open(id)
		if err != nil {
			t.close()
			return nil, err
		}
		t.all = append(t.all, table)
	}
	return t, nil
}

// ids returns the IDs of the games that were asked for, each once, and begins the new
// ones.
func (s serveCmd) ids(c call, kept *sqlite.Store) (ids []string, err error) {
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
	if s.Running {
		running, err := kept.Games(history.Page{Filter: history.Filter{State: history.Running}, Limit: maxTables})
		if err != nil {
			return nil, err
		}
		for _, g := range running {
			ids = append(ids, g.ID)
		}
	}
	if len(ids) == 0 {
		return nil, misuse("no game is running; begin one with --new, or in the window")
	}
	seen := map[string]bool{}
	return slices.DeleteFunc(ids, func(id string) bool {
		was := seen[id]
		seen[id] = true
		return was
	}), nil
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

// complain says what went wrong while the program goes on.
func (c call) complain(err error) { fmt.Fprintf(c.Err, "tabby: %s\n", words.Reason(err)) }

// close closes all tables to other devices.
func (t *tables) close() {
	for _, table := range t.all {
		table.Close()
	}
	if t.host != nil {
		t.host.End()
	}
}

// links returns the addresses of all tables on a server.
func (t *tables) links(base string) []spaces.Links {
	var links []spaces.Links
	for _, table := range t.all {
		links = append(links, table.Links(base))
	}
	return links
}

// announceTables says how other devices take part.
func (c call) announceTables(links []spaces.Links) {
	for _, l := range links {
		fmt.Fprintf(c.Out, "Other devices take part in the game of %s:\n", l.Players)
		fmt.Fprintf(c.Out, "  take a seat   %s\n  enter scores  %s\n  watch         %s\n  big screen    %s\n", l.Sit, l.Score, l.Watch, l.Screen)
		if len(links) == 1 {
			c.drawCode(l.Sit)
		}
	}
	fmt.Fprintln(c.Out, "Each address is a key: give it to the people at the table only. Ctrl+C ends this; the games go on when they are served again.")
}

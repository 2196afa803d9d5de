package term

import (
	"bufio"
	"cmp"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/devices/host"
	"tabby/internal/devices/peers"
	"tabby/internal/devices/peers/network"
	"tabby/internal/devices/serve"
	"tabby/internal/server/spaces"
	"tabby/internal/words"
	"tabby/internal/words/languages"
)

// tables are the games in which other devices take part.
type tables struct {
	host   *host.Host
	kept   source
	opener spaces.Opener
	codes  bool // devices may join by six digits

	mu     sync.Mutex
	known  map[string]bool // games that are open, or are being opened
	all    []*spaces.Table // in the order of opening
	later  sync.WaitGroup  // those that another host has begun
	base   string          // the address of the server, once it is known
	closed bool
}

// An announcement says to programs where Tabby can be opened.
type announcement struct {
	Addresses []string       `json:"addresses,omitempty"`
	Tables    []spaces.Links `json:"tables,omitempty"`
	Together  string         `json:"together,omitempty"` // pairs one device
}

// openTables opens the games that were asked for.
func (s serveCmd) openTables(c call, kept source, door *serve.Door) (*tables, error) {
	if !s.hosts() {
		return &tables{}, nil
	}
	t := &tables{host: host.New(door.NewRoom(serve.PerAddress), c.in("").words), kept: kept, known: map[string]bool{}, codes: s.NATS == "" || s.Digits}
	t.host.Offer(c.offer())
	if err := t.host.Also(s.Other...); err != nil {
		return nil, mistake("%v", err)
	}
	t.opener = kept.opener(spaces.Opener{Host: t.host, Words: c.words, Now: c.now, Failed: c.complain})
	if s.Running && s.NATS != "" {
		t.host.Await(beginTime)
		kept.begun(t.openLater) // before it is asked which there are, so that none is missed
	}
	asked, running, err := s.ids(c, kept)
	if err == nil {
		err = t.openAll(asked, running)
	}
	if err != nil {
		t.close()
		return nil, err
	}
	return t, nil
}

// openAll opens games, and lists them in their order: those that were asked for by name, and
// those that run. Of these, one that cannot be read is set aside.
func (t *tables) openAll(asked, running []string) error {
	ids := slices.Concat(asked, running)
	failed := forEach(ids, func(i int, id string) error {
		err := t.open(id)
		if i >= len(asked) && isOfOne(err) {
			t.opener.Failed(setAside(id, err))
			return nil
		}
		return err
	})
	at := map[string]int{}
	for i, id := range slices.Backward(ids) { // one that was named twice is where it was first
		at[id] = i
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	slices.SortStableFunc(t.all, func(a, b *spaces.Table) int { return cmp.Compare(at[a.ID()], at[b.ID()]) })
	return failed
}

// isOfOne reports whether an error is about one game, and not about where all are.
func isOfOne(err error) bool {
	return err != nil && !errors.Is(err, history.ErrUnreachable) && !errors.Is(err, history.ErrDisk) && !errors.Is(err, history.ErrReadOnly)
}

// setAside says that a game cannot be opened, and that no other is kept back by it.
func setAside(id string, err error) error {
	return because(err, "game %s is set aside, and all others go on: %s", id, languages.English().Refusals.Reason(err))
}

// atOnce is how many games are opened or read at the same time.
const atOnce = 16

// forEach calls f with the index and the ID of each game, for some at the same time, and
// returns all that failed.
func forEach(ids []string, f func(i int, id string) error) error {
	failed, next := make([]error, len(ids)), make(chan int)
	var working sync.WaitGroup
	for range atOnce {
		working.Go(func() {
			for i := range next {
				failed[i] = f(i, ids[i])
			}
		})
	}
	for i := range ids {
		next <- i
	}
	close(next)
	working.Wait()
	return errors.Join(failed...)
}

// open opens a game to other devices, once.
func (t *tables) open(id string) error {
	t.mu.Lock()
	open := t.known[id]
	t.known[id] = true
	t.mu.Unlock()
	if open {
		return nil
	}
	table, err := t.opener.Open(id)
	if err != nil {
		return err
	}
	if t.codes {
		table.NewPasscode()
	}
	t.mu.Lock()
	t.all = append(t.all, table)
	base := t.base
	t.mu.Unlock()
	if base != "" {
		table.Links(base) // the big screen shows one
	}
	return nil
}

// openLater opens a game that another host has opened.
func (t *tables) openLater(id string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.closed || t.known[id] {
		return
	}
	t.later.Go(func() {
		if err := t.open(id); err != nil {
			t.opener.Failed(err)
		}
	})
}

// ids returns the IDs of the games that were asked for, after it has begun the new ones, and of
// those that run.
func (s serveCmd) ids(c call, kept source) (ids, running []string, err error) {
	for _, prefix := range s.Game {
		id, err := kept.find(prefix)
		if err != nil {
			return nil, nil, err
		}
		ids = append(ids, id)
	}
	for _, text := range s.New {
		id, err := c.beginGame(kept, []byte(text))
		if err != nil {
			return nil, nil, err
		}
		ids = append(ids, id)
	}
	if s.Running {
		if running, err = kept.running(func(id string, err error) { c.complain(setAside(id, err)) }); err != nil {
			return nil, nil, err
		}
	}
	if len(ids)+len(running) == 0 && (s.NATS == "" || !s.Running) { // in a stream another host may begin one
		return nil, nil, mistake("no game is running; begin one with --new, or in the window")
	}
	return ids, running, nil
}

// beginGame begins a game as record does, and returns its ID.
func (c call) beginGame(kept source, text []byte) (string, error) {
	k := &keeper{call: c, people: kept}
	if err := k.open(kept.NewGame()); err != nil {
		return "", err
	}
	if r := k.start(text); !r.OK {
		return "", notBegun(r)
	}
	return k.log.ID(), nil
}

// beginTime is how long a table may take to be open here that another host has begun.
const beginTime = 3 * time.Second

// maxTables is how many running games one server opens.
const maxTables = 10_000

// complain says what went wrong while the program goes on.
func (c call) complain(err error) {
	fmt.Fprintln(c.Err, "tabby: "+c.words.Refusals.Reason(err))
}

// close closes all tables to other devices.
func (t *tables) close() {
	t.mu.Lock()
	t.closed = true
	t.mu.Unlock()
	t.later.Wait()
	for _, table := range t.all {
		table.Close()
	}
	if t.host != nil {
		t.host.End()
		t.kept.close()
	}
}

// links returns the addresses of all tables on a server.
func (t *tables) links(base string) []spaces.Links {
	t.mu.Lock()
	t.base = base
	all := t.all
	t.mu.Unlock()
	var links []spaces.Links
	for _, table := range all {
		links = append(links, table.Links(base))
	}
	return links
}

// announceTables says how other devices take part.
func (c call) announceTables(base string, links []spaces.Links) {
	if len(links) == 0 {
		fmt.Fprintf(c.Out, "Tabby is at\n  %s\nand no game is running yet. Games that another Tabby begins are served here too. Ctrl+C ends this.\n", base)
		return
	}
	for _, l := range links {
		fmt.Fprintf(c.Out, "Other devices take part in the game of %s:\n", l.Players)
		fmt.Fprintf(c.Out, "  take a seat   %s\n  enter scores  %s\n  watch         %s\n  big screen    %s\n", l.Sit, l.Score, l.Watch, l.Screen)
		if l.Code != "" {
			fmt.Fprintf(c.Out, "  or open %s and type %s, within ten minutes; the big screen can make a new code\n", base, words.InThrees(l.Code))
		}
		if len(links) == 1 {
			c.drawCode(l.Sit)
		}
	}
	fmt.Fprintln(c.Out, "Each address is a key: give it to the people at the table only. Ctrl+C ends this; the games go on when they are served again.")
}

// A gathering answers the devices that this computer is kept together with. The nil
// gathering answers none.
type gathering struct {
	*network.Handler
	call
	address string // under which it is reached best

	mu sync.Mutex // held while it writes
}

// openTogether lets other devices come together with the games of this computer, if that
// was asked for.
func (s serveCmd) openTogether(c call, kept *sqlite.Store, door *serve.Door) *gathering {
	if !s.Together {
		return nil
	}
	g := &gathering{call: c}
	g.Handler = network.New(peers.NewList(kept, c.now), door.NewRoom(serve.PerAddress), network.Options{
		Name:     network.Name(),
		Paired:   g.paired,
		Received: g.came,
	})
	return g
}

// link returns a new link for one device, or "".
func (g *gathering) link() string {
	if g == nil {
		return ""
	}
	return peers.Link(g.address, g.Invite())
}

// invite shows a link for the next device.
func (g *gathering) invite() {
	g.mu.Lock()
	defer g.mu.Unlock()
	link := g.link()
	if g.JSON {
		_ = g.answer(announcement{Together: link}) // there is no one else to report it to
		return
	}
	fmt.Fprintln(g.Out, "To sync another device with this computer, open this on it:\n  "+link)
	g.drawCode(link)
	fmt.Fprintln(g.Out, "It is for one device, and for ten minutes. Enter shows another.")
}

// again shows another link for every line of the input.
func (g *gathering) again() {
	for in := bufio.NewScanner(g.In); in.Scan(); {
		g.invite()
	}
}

func (g *gathering) paired(d peers.Device) {
	g.say(d.Name + " syncs with this computer now.")
	g.invite()
}

func (g *gathering) came(from peers.Device, what history.Imported) {
	if games, _ := peers.Amount(what); games > 0 {
		g.say(g.words.Count(games, words.Game) + " received from " + from.Name + ".")
	}
}

// say writes a sentence for people.
func (g *gathering) say(sentence string) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if !g.JSON {
		fmt.Fprintln(g.Out, sentence)
	}
}

// Validate refuses what cannot be served together.
func (s serveCmd) Validate() error {
	if s.Together && s.Spaces != "" {
		return mistake("--together serves the games of this computer, and --spaces those of others; run two servers")
	}
	return nil
}

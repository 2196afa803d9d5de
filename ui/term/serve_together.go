package term

import (
	"bufio"
	"fmt"
	"sync"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/devices/serve"
	"tabby/internal/devices/together"
	"tabby/internal/devices/together/network"
	"tabby/internal/words"
)

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
	g.Handler = network.New(together.NewBook(kept, c.now), door.NewRoom(serve.PerAddress), network.Options{
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
	return together.Link(g.address, g.Invite())
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

func (g *gathering) paired(d together.Device) {
	g.say(d.Name + " syncs with this computer now.")
	g.invite()
}

func (g *gathering) came(from together.Device, what history.Imported) {
	if games, _ := together.Amount(what); games > 0 {
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
		return mistake("--together is about the games of this computer, and --spaces about those of others; serve them apart")
	}
	return nil
}

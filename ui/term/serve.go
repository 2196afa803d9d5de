package term

import (
	"context"
	"errors"
	"fmt"
	"log"
	"net"
	"net/http"
	"os"
	"os/signal"
	"strconv"
	"sync"
	"syscall"

	"github.com/mdp/qrterminal/v3"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/devices/host/wire"
	"tabby/internal/devices/peers"
	"tabby/internal/devices/serve"
	"tabby/internal/server/spaces"
	"tabby/internal/system/version"
)

// defaultPort is where Tabby is served. A browser keeps games apart for each port, so
// it is the same every time.
const defaultPort = 8229

// loopback returns the address of this computer for itself: that of IPv6 if there is no other.
var loopback = sync.OnceValue(func() string { return usable("127.0.0.1", "::1") })

// usable returns the first host if it is an address of this computer, or the other one.
func usable(first, other string) string {
	l, err := net.Listen("tcp", net.JoinHostPort(first, "0"))
	if err != nil {
		return other
	}
	_ = l.Close()
	return first
}

type serveCmd struct {
	LAN  bool   `name:"lan" help:"Let all devices on this network open Tabby, not only this computer."`
	Port uint16 `default:"${port}" help:"Serve on this port; 0 takes any free one."`

	Game    []string `help:"Let other devices join this game." placeholder:"ID" sep:"none"`
	New     []string `help:"Start a game, as with tabby record, and let other devices join it." placeholder:"JSON" sep:"none"`
	Running bool     `help:"Let other devices join every game that is not over."`
	Name    []string `help:"Also answer to this host name, such as that of a proxy in front." placeholder:"HOST" sep:"none"`
	Devices int      `default:"${devices}" help:"Allow at most N connections at once." placeholder:"N"`
	Public  bool     `help:"Accept devices outside this network."`

	NATS        string   `name:"nats" help:"Save games in NATS JetStream on these servers; other Tabby servers can serve them too." placeholder:"URL,URL"`
	NATSSpace   string   `name:"nats-space" default:"home" help:"Use this namespace on the NATS servers." placeholder:"NAME"`
	Digits      bool     `help:"With --nats or --spaces: also let devices join with six digits, which are valid only on the server that made them."`
	NATSMonitor []string `name:"nats-monitor" help:"Before starting, ask these NATS servers whether they sync every write to disk." placeholder:"http://HOST:8222" sep:"none"`

	Other []string `name:"other" help:"If this server stops, send its devices to the Tabby server at this address, which serves the same games." placeholder:"http://HOST:8229" sep:"none"`

	manyFlags

	Demo bool `kong:"-"` // lead to the made-up family, which the browser plays

	Together bool `help:"Sync this computer's games with other devices; prints a pairing code."`
}

func (serveCmd) Help() string {
	return `By default, games are saved in each browser, separately for each address and port, and not on this computer. ` +
		`With --game, --new or --running, other devices join games that are saved on this computer: they see the sheet, enter scores ` +
		`and play their cards in a browser. Anyone with the address of a game can join it. ` +
		`With --together, other devices sync with this computer; after a phone has opened the code in its browser once, ` +
		`it syncs automatically. ` +
		`With --nats, games are saved on NATS servers, and several Tabby servers can serve the same tables: ` +
		`if one of them stops, its devices continue on another. ` +
		`Tabby serves until you press Ctrl+C.`
}

// hosts reports whether other devices take part in games of this computer.
func (s serveCmd) hosts() bool { return s.Running || len(s.Game)+len(s.New) > 0 }

// needsStore reports whether the games of this computer are served.
func (s serveCmd) needsStore() bool { return s.hosts() || s.Together }

// Run serves the pages until the program is asked to end.
func (s serveCmd) Run(c call, opened *resources) error {
	if s.Spaces != "" {
		return s.runSpaces(c)
	}
	door := serve.NewDoor(serve.Admission{Names: s.Name, Public: s.Public})
	missing := serve.NotFound(door.Admission, c.words.Server.NoPage, c.words.Server.OtherName)
	site, err := s.site(c, missing)
	if err != nil {
		return err
	}
	own, err := s.openOwn(c, opened, door)
	if err != nil {
		return err
	}
	defer own.close()
	l, err := s.listen()
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := s.announce(c, l.Addr(), own); err != nil {
		return errors.Join(err, l.Close())
	}
	complaints := log.New(c.Err, "tabby: ", 0)
	if s.LAN && site != nil {
		go func() {
			if err := site.Prepare(); err != nil {
				complaints.Print(err)
			}
		}()
	}
	handler := own.handler(site, missing)
	if s.Proxy {
		handler = serve.Behind(handler)
	}
	return serve.Server{Handler: handler, Connections: s.Devices, Complaints: complaints, Proxy: s.Proxy}.Run(ctx, l)
}

// site returns the pages, which speak the language that is tried, or nil if there are none and games
// are served.
func (s serveCmd) site(c call, missing http.Handler) (*serve.Site, error) {
	site, err := serve.New(c.pages, version.String(), c.words.Server.Damaged, missing)
	switch {
	case err == nil:
		site.Try(c.Words)
		return site, nil
	case !errors.Is(err, serve.ErrNoPages):
		return nil, err
	case !s.needsStore():
		return nil, mistake("this Tabby was built without its pages for browsers; `make build` adds them")
	}
	return nil, nil
}

// listen takes the port. The error says which one is free.
func (s serveCmd) listen() (net.Listener, error) {
	l, err := s.take(s.Port)
	if err != nil && s.Demo && s.Port == defaultPort { // nothing is kept at its address, so any will do
		l, err = s.take(0)
	}
	if err == nil {
		return l, nil
	}
	why := err
	if in := new(net.OpError); errors.As(err, &in) {
		why = in.Err
	}
	free := s.freePort()
	return nil, because(err, "port %d cannot be used (%v); if Tabby is served there already, open %s, or take another port: tabby serve --port %d",
		s.Port, why, serve.BaseOf(loopback(), int(s.Port)), free)
}

func (s serveCmd) take(port uint16) (net.Listener, error) {
	host := loopback()
	if s.LAN {
		host = ""
	}
	return net.Listen("tcp", net.JoinHostPort(host, strconv.Itoa(int(port))))
}

// freePort returns the next free port, or 0, which takes any.
func (s serveCmd) freePort() uint16 {
	for _, port := range []uint16{s.Port + 1, s.Port + 2, s.Port + 3, defaultPort, defaultPort + 1} {
		if l, err := s.take(port); err == nil {
			_ = l.Close()
			return port
		}
	}
	return 0
}

// announce says where Tabby can be opened.
func (s serveCmd) announce(c call, at net.Addr, own own) error {
	open, err := s.addresses(at)
	if err != nil {
		return err
	}
	links := own.tables.links(open[0])
	if own.gathering != nil {
		own.gathering.address = open[0]
		defer func() { go own.gathering.again() }()
	}
	if c.JSON {
		return c.answer(announcement{open, links, own.gathering.link()})
	}
	if s.hosts() {
		c.announceTables(open[0], links)
	}
	if s.Together {
		own.gathering.invite()
	}
	if s.needsStore() {
		return nil
	}
	return s.announcePages(c, open)
}

// announcePages says where a browser finds the pages.
func (s serveCmd) announcePages(c call, open []string) error {
	fmt.Fprintln(c.Out, "Tabby is at")
	for i := range open {
		if c.Words != "" {
			open[i] += serve.Trying
		}
		if s.Demo {
			open[i] += serve.Demo
		}
		fmt.Fprintln(c.Out, "  "+open[i])
	}
	switch {
	case !s.LAN:
		fmt.Fprintln(c.Out, "for browsers on this computer. `tabby serve --lan` lets phones on the same network in.")
	case len(open) == 1:
		fmt.Fprintln(c.Out, "for browsers on this computer only: it is on no network.")
	default:
		c.drawCode(open[0])
		fmt.Fprintln(c.Out, "for browsers on this network. This computer has to stay on while they play.")
	}
	kept := "Games are kept in the browser that plays them."
	if s.Demo {
		kept = c.words.Demo.Title
	}
	_, err := fmt.Fprintln(c.Out, kept, "Ctrl+C ends this.")
	return err
}

// addresses returns what to type into a browser, the most useful one first.
func (s serveCmd) addresses(at net.Addr) ([]string, error) {
	var open []string
	if s.Proxy && len(s.Name) > 0 {
		open = append(open, "https://"+s.Name[0])
	}
	port := at.(*net.TCPAddr).Port
	if s.LAN {
		reachable, err := serve.Bases(port)
		if err != nil {
			return nil, err
		}
		open = append(open, reachable...)
	}
	return append(open, serve.BaseOf(loopback(), port)), nil
}

// drawCode draws an address as a QR code if the output is a terminal. It names black
// and white, because phones read no code that is white on black.
func (c call) drawCode(address string) {
	if !isTerminal(c.Out) {
		return
	}
	qrterminal.GenerateWithConfig(address, qrterminal.Config{
		Writer: unprinted(c.Out), Level: qrterminal.L, QuietZone: quiet, HalfBlocks: true,
		WhiteChar: "\x1b[107m \x1b[0m", BlackChar: "\x1b[40m \x1b[0m",
		WhiteBlackChar: "\x1b[97;40m▀\x1b[0m", BlackWhiteChar: "\x1b[97;40m▄\x1b[0m",
	})
}

// own is what is served of the games of this computer. The zero value is nothing.
type own struct {
	*tables
	gathering *gathering // or nil
}

// openOwn opens the store, if any of its games are served.
func (s serveCmd) openOwn(c call, opened *resources, door *serve.Door) (own, error) {
	if s.NATS != "" && !s.hosts() {
		return own{}, mistake("--nats says where games are; say with --game, --new or --running which of them are served")
	}
	if !s.needsStore() {
		return own{tables: &tables{}}, nil
	}
	if s.NATS != "" {
		return s.openShared(c, door)
	}
	kept, err := opened.store()
	if err != nil {
		return own{}, err
	}
	tables, err := s.openTables(c, ownSource{kept}, door)
	return own{tables, s.openTogether(c, kept, door)}, err
}

// openShared opens what is served of the games in a stream.
func (s serveCmd) openShared(c call, door *serve.Door) (own, error) {
	if s.Together {
		return own{}, mistake("--together syncs the games of this computer, and with --nats there are none; use one of them")
	}
	kept, err := s.openStream(c)
	if err != nil {
		return own{}, err
	}
	tables, err := s.openTables(c, kept, door)
	if err != nil {
		kept.close()
	}
	return own{tables: tables}, err
}

// handler answers other devices and, if there are pages, the browser build. All else is missing.
func (o own) handler(site *serve.Site, missing http.Handler) http.Handler {
	if o.host == nil && o.gathering == nil {
		return site
	}
	mux, rest := http.NewServeMux(), missing
	if site != nil {
		rest = site
	}
	if o.host != nil {
		for _, path := range []string{wire.TablePath, wire.TablePath + "/", wire.ScreenPath, wire.EnterPath} {
			mux.Handle(path, o.host)
		}
		rest = serve.Welcome(o.host, rest)
	}
	if o.gathering != nil {
		mux.Handle(peers.Path, o.gathering)
	}
	mux.Handle("/", rest)
	return mux
}

// A source has the games that are served.
type source interface {
	// NewGame returns the log of a game that is yet to begin.
	NewGame() history.Log
	// Meet returns the person of that name, and adds one if there is none.
	Meet(name string) (history.Person, error)
	// find returns the ID that begins so.
	find(prefix string) (string, error)
	// running returns the IDs of the games that are not over. aside is called with those that
	// cannot be read, from several goroutines.
	running(aside func(id string, err error)) ([]string, error)
	// opener returns an opener of its games.
	opener(spaces.Opener) spaces.Opener
	// begun calls f with the ID of each game that another host opens, on another goroutine.
	begun(f func(id string))
	// close ends what the source has begun.
	close()
}

// ownSource has the games of this computer.
type ownSource struct{ *sqlite.Store }

func (s ownSource) find(prefix string) (string, error) { return find(s.Reader, prefix) }

func (s ownSource) running(func(string, error)) ([]string, error) {
	running, err := s.Games(history.Page{Filter: history.Filter{State: history.Running}, Limit: maxTables})
	var ids []string
	for _, g := range running {
		ids = append(ids, g.ID)
	}
	return ids, err
}

func (s ownSource) opener(o spaces.Opener) spaces.Opener {
	o.Store = s.Store
	return o
}

func (ownSource) begun(func(string)) {} // no other host opens any

func (ownSource) close() {} // the command closes its store

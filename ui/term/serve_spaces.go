package term

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log"
	"log/slog"
	"net"
	"net/http"
	"os"
	"os/signal"
	"strings"
	"syscall"
	"time"

	"tabby/history"
	"tabby/internal/devices/serve"
	"tabby/internal/server/operator"
	"tabby/internal/server/spaces"
	"tabby/internal/system/version"
	"tabby/internal/words"
)

// manyFlags are for a server of many families.
type manyFlags struct {
	Spaces   string        `help:"Serve the games of many families, each in a space below this folder; see tabby space." placeholder:"DIR" type:"path"`
	Operator string        `help:"With --spaces: serve health, metrics and backups at this address, such as 127.0.0.1:9100, without a key." placeholder:"ADDRESS"`
	Proxy    bool          `help:"Trust X-Forwarded-For and X-Forwarded-Proto from the reverse proxy with TLS in front."`
	Idle     time.Duration `default:"5m" help:"With --spaces: close tables and spaces that have been idle for this long."`
	Drain    time.Duration `default:"0s" help:"With --spaces: after the signal to stop, report not ready and wait this long before stopping."`
	Log      string        `default:"info" enum:"debug,info,warn,error" help:"With --spaces: write log messages of this level and above, as JSON to standard error."`
}

// maxSpaces is how many spaces one server has open at once: each takes some ten file
// descriptors and two megabytes.
const maxSpaces = 2000

// A manyServer serves many families.
type manyServer struct {
	spaces   *spaces.Server
	operator *operator.Handler
	log      *slog.Logger
	flags    serveCmd
}

// runSpaces serves spaces until the program is asked to end.
func (s serveCmd) runSpaces(c call) error {
	if s.needsStore() || s.NATS != "" {
		return mistake("--spaces serves games of families, and no others; leave --game, --new, --running, --together and --nats out")
	}
	m, err := s.newManyServer(c)
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	context.AfterFunc(ctx, stop) // and who asks twice does not wait
	l, err := s.listen()
	if err != nil {
		return err
	}
	said := manyAddresses{Spaces: s.Spaces, Listens: l.Addr().String()}
	if said.Addresses, err = s.addresses(l.Addr()); err != nil {
		return errors.Join(err, l.Close())
	}
	if s.Operator != "" {
		o, err := net.Listen("tcp", s.Operator)
		if err != nil {
			return errors.Join(because(err, "the address of --operator cannot be used (%v); choose another", err), l.Close())
		}
		said.Operator = "http://" + o.Addr().String()
		defer m.serveOperator(o)()
	}
	if err := c.say(said, said.text()); err != nil {
		return errors.Join(err, l.Close())
	}
	return m.run(ctx, l)
}

// newManyServer returns a server of the spaces in a folder.
func (s serveCmd) newManyServer(c call) (*manyServer, error) {
	if err := os.MkdirAll(s.Spaces, 0o700); err != nil {
		return nil, err
	}
	var level slog.Level
	if err := level.UnmarshalText([]byte(s.Log)); err != nil {
		return nil, err
	}
	log := slog.New(slog.NewJSONHandler(c.Err, &slog.HandlerOptions{Level: level}))
	admission := serve.Admission{Names: s.Name, Public: s.Public}
	figures := operator.NewFigures()
	return &manyServer{
		spaces: spaces.New(s.Spaces, spaces.Options{Words: c.in("").words, Offer: c.offer(), Admission: admission, Now: c.now, Log: log, Meter: figures, Idle: s.Idle, Most: maxSpaces, Digits: s.Digits}),
		operator: operator.New(&operator.Handler{
			Figures: figures, Log: log,
			Spaces: func() ([]string, error) { return spaces.Names(s.Spaces) },
			Backup: func(space string, w io.Writer) error { return spaces.Backup(s.Spaces, space, w, history.Work{}) },
		}, admission),
		log: log, flags: s,
	}, nil
}

// serveOperator serves the operator until end is called.
func (m *manyServer) serveOperator(l net.Listener) (end func()) {
	ctx, stop := context.WithCancel(context.Background())
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		if err := m.server(m.operator).Run(ctx, l); err != nil {
			m.log.Error("the operator's address is not served any more")
		}
	}()
	return func() { stop(); <-ended }
}

// server returns a server of a handler. What it complains of has the addresses of devices,
// so that is not logged.
func (m *manyServer) server(h http.Handler) serve.Server {
	return serve.Server{Handler: h, Connections: m.flags.Devices, Complaints: log.New(io.Discard, "", 0), Proxy: m.flags.Proxy}
}

// run serves guests until the context ends: then it says that it is not ready, waits for
// load balancers to see that, and closes all tables.
func (m *manyServer) run(ctx context.Context, l net.Listener) error {
	handler := http.Handler(m.spaces)
	if m.flags.Proxy {
		handler = serve.Behind(handler)
	}
	mux := http.NewServeMux()
	mux.Handle("/", handler)
	mux.HandleFunc("GET /healthz", func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, "ok\n") })
	serving, stop := context.WithCancel(context.WithoutCancel(ctx))
	defer stop()
	go m.spaces.Tidy(serving)
	m.operator.Ready(true) // before anybody waits to be stopped, who may be at once
	m.log.Info("ready", "version", version.String())
	go func() {
		<-ctx.Done()
		m.operator.Ready(false)
		m.log.Info("stopping")
		time.Sleep(m.flags.Drain)
		m.spaces.Close()
		stop()
	}()
	defer m.spaces.Close()
	return m.server(mux).Run(serving, l)
}

// manyAddresses says to programs where a server of spaces is.
type manyAddresses struct {
	Addresses []string `json:"addresses"`
	Listens   string   `json:"listens"` // where a proxy finds it
	Operator  string   `json:"operator,omitempty"`
	Spaces    string   `json:"spaces"`
}

// text returns where it is for people.
func (m manyAddresses) text() string {
	text := "The spaces in " + m.Spaces + " are at " + m.Addresses[0] + "/s/NAME/"
	if m.Operator != "" {
		text += "\nHealth and figures are at " + m.Operator + "/"
	}
	return text
}

// spaceCmd manages the spaces of a server, also while it runs.
type spaceCmd struct {
	Spaces string `required:"" help:"The folder with all spaces." placeholder:"DIR" env:"TABBY_SPACES" type:"path"`

	Add    addSpaceCmd    `cmd:"" help:"Add a space for a family, and print its key once." eg:"tabby space --spaces /srv/tabby add millers"`
	List   listSpacesCmd  `cmd:"" help:"List the spaces with their limits." eg:"tabby space --spaces /srv/tabby list"`
	Key    keySpaceCmd    `cmd:"" help:"Issue a new key and revoke the old one." eg:"tabby space --spaces /srv/tabby key millers"`
	Limit  limitSpaceCmd  `cmd:"" help:"Set how much a space may use." eg:"tabby space --spaces /srv/tabby limit millers --devices 150 --mb 500"`
	Backup backupSpaceCmd `cmd:"" help:"Write all games of a space to standard output, compressed with gzip." eg:"tabby space --spaces /srv/tabby backup millers > millers.jsonl.gz"`
	Remove removeSpaceCmd `cmd:"" help:"Remove a space from the server; its games are set aside." eg:"tabby space --spaces /srv/tabby remove millers"`
}

func (spaceCmd) Help() string {
	return `A space is a folder below --spaces with the games of one family, protected by a key; ` +
		`"tabby serve --spaces DIR" serves them all. Changes take effect immediately, even while it runs.`
}

type addSpaceCmd struct {
	Name string `arg:"" help:"The name of the space in addresses: lower-case letters, digits and hyphens."`
}

type listSpacesCmd struct{}

type keySpaceCmd struct {
	Name string `arg:""`
}

type limitSpaceCmd struct {
	Name    string `arg:""`
	Devices *int   `help:"At most N devices may be connected at once." placeholder:"N"`
	MB      *int64 `name:"mb" help:"At most N megabytes on disk, backups included." placeholder:"N"`
}

// Validate refuses limits that let nothing through.
func (cmd limitSpaceCmd) Validate() error {
	if cmd.Devices != nil && *cmd.Devices < 1 || cmd.MB != nil && *cmd.MB < 1 {
		return mistake("--devices and --mb have to be 1 or more")
	}
	return nil
}

type backupSpaceCmd struct {
	Name string `arg:""`
}

type removeSpaceCmd struct {
	Name string `arg:""`
}

// A spaceKey is the key of a space, for programs.
type spaceKey struct {
	Name string `json:"name"`
	Key  string `json:"key"`
}

func (cmd addSpaceCmd) Run(c call, at *spaceCmd) error {
	key, err := spaces.Add(at.Spaces, cmd.Name, c.now())
	if err != nil {
		return err
	}
	return c.sayKey(cmd.Name, key)
}

func (cmd keySpaceCmd) Run(c call, at *spaceCmd) error {
	key, err := spaces.NewKey(at.Spaces, cmd.Name)
	if err != nil {
		return known(err, cmd.Name)
	}
	return c.sayKey(cmd.Name, key)
}

func (c call) sayKey(name, key string) error {
	return c.say(spaceKey{name, key},
		fmt.Sprintf("The key of %s is %s\nIt is kept nowhere, so give it to the family now. They enter it at /s/%[1]s/.", name, key))
}

func (listSpacesCmd) Run(c call, at *spaceCmd) error {
	all, err := spaces.List(at.Spaces)
	if err != nil {
		return err
	}
	t := table{align: "llrrr"}
	t.add("space", "in logs", "MB", "of", "devices")
	for _, s := range all {
		l := s.Limits
		t.add(s.Name, s.ID, fmt.Sprintf("%.1f", float64(s.Bytes)/(1<<20)), fmt.Sprint(l.Bytes>>20), fmt.Sprint(l.Devices))
	}
	return c.say(all, strings.TrimSuffix(t.String(), "\n"))
}

func (cmd limitSpaceCmd) Run(c call, at *spaceCmd) error {
	var now spaces.Limits
	err := spaces.Limit(at.Spaces, cmd.Name, func(l *spaces.Limits) {
		if cmd.Devices != nil {
			l.Devices = *cmd.Devices
		}
		if cmd.MB != nil {
			l.Bytes = *cmd.MB << 20
		}
		now = *l
	})
	if err != nil {
		return known(err, cmd.Name)
	}
	return c.say(now, fmt.Sprintf("%s may have %d devices connected and %d MB on disk.", cmd.Name, now.Devices, now.Bytes>>20))
}

// Run writes to the output.
func (cmd backupSpaceCmd) Run(c call, at *spaceCmd, work history.Work) error {
	if isTerminal(c.Out) {
		return mistake("a backup is not text for a terminal; write it to a file: tabby space backup %s > %[1]s.jsonl.gz", cmd.Name)
	}
	return known(spaces.Backup(at.Spaces, cmd.Name, c.data(), work), cmd.Name)
}

func (cmd removeSpaceCmd) Run(c call, at *spaceCmd) error {
	aside, err := spaces.Remove(at.Spaces, cmd.Name, c.now())
	if err != nil {
		return known(err, cmd.Name)
	}
	return c.say(map[string]string{"aside": aside}, "Its games are in "+aside+". Delete that folder when they are not wanted any more.")
}

// known adds the name to the error that there is no such space.
func known(err error, name string) error {
	if errors.Is(err, spaces.ErrUnknown) {
		return words.At{Where: name, Err: err}
	}
	return err
}

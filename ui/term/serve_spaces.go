package term

import (
	"context"
	"errors"
	"io"
	"log"
	"log/slog"
	"net"
	"net/http"
	"os"
	"os/signal"
	"syscall"
	"time"

	"tabby/history"
	"tabby/internal/devices/serve"
	"tabby/internal/server/operator"
	"tabby/internal/server/spaces"
	"tabby/internal/system/version"
)

// manyFlags are for a server of many families.
type manyFlags struct {
	Spaces   string        `help:"Serve the games of many families, each in a space of its own below this folder; see tabby space." placeholder:"DIR" type:"path"`
	Operator string        `help:"With --spaces: show health, figures and backups at this address, such as 127.0.0.1:9100. No key is needed there." placeholder:"ADDRESS"`
	Proxy    bool          `help:"A reverse proxy with TLS is in front; trust its X-Forwarded-For and X-Forwarded-Proto."`
	Idle     time.Duration `default:"5m" help:"With --spaces: close tables and spaces that have been idle for this long."`
	Drain    time.Duration `default:"0s" help:"With --spaces: when asked to end, say that it is not ready and wait this long."`
	Log      string        `default:"info" enum:"debug,info,warn,error" help:"With --spaces: log from this level on, as JSON to standard error."`
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
			return errors.Join(because(err, "the operator's address cannot be used: %v", err), l.Close())
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

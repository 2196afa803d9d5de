//go:build !js

package desktop

import (
	"context"
	"io"
	"log"
	"net"
	"net/http"
	"strconv"

	"tabby/internal/devices/host/wire"
	"tabby/internal/devices/nearby"
	"tabby/internal/devices/serve"
)

// begin puts the line into the network at home.
func (l *line) begin() { l.finder.In, l.door = nearby.Home(), serve.NewDoor(serve.Admission{}) }

// An announcement is what is said in the network of the table here. The zero announcement is
// silence.
type announcement struct {
	of    *nearby.Announcement // or nil
	front context.CancelFunc   // ends that browsers need no port, or nil
}

// end says that the table is gone.
func (a *announcement) end() {
	if a.front != nil {
		a.front()
	}
	if a.of != nil {
		a.of.End()
	}
	*a = announcement{}
}

// Announce says in the network that a table is here, by its name, until HangUp is called. Called
// again it gives the table another name. changed is called on another goroutine once [Store.Named]
// returns another address.
func (s *Store) Announce(table string, changed func()) {
	switch said := &s.line.said; {
	case s.line.listener == nil:
	case said.of != nil:
		said.of.Rename(table)
	default:
		said.front = s.line.ways.openFront()
		said.of = s.line.finder.In.Announce(table, s.line.port(), changed)
	}
}

// Named returns a name that can be typed instead of the address in numbers, such as "tabby.local",
// or "" while there is none.
func (s *Store) Named() string {
	said := s.line.said
	switch {
	case said.of == nil || !said.of.Named():
		return ""
	case said.front != nil:
		return nearby.Name
	}
	return net.JoinHostPort(nearby.Name, strconv.Itoa(s.line.port()))
}

// openFront leads devices that come by the name alone, without a port, and returns the function
// that ends it, or nil if that port is taken or this program may not have it.
func (w *ways) openFront() (end context.CancelFunc) {
	l, err := net.Listen("tcp", ":80")
	if err != nil {
		return nil
	}
	ctx, end := context.WithCancel(context.Background())
	missing := serve.NotFound(w.door.Admission, w.words.NoPage, w.words.OtherName)
	server := serve.Server{Connections: serve.Connections, Complaints: log.New(io.Discard, "", 0), Handler: http.HandlerFunc(func(to http.ResponseWriter, r *http.Request) {
		if !w.lead.Answer(to, r) {
			missing.ServeHTTP(to, r)
		}
	})}
	go func() { _ = server.Run(ctx, l) }() // or people type the port
	return end
}

// listTables answers which tables there are in the network.
func (w *ways) listTables(to http.ResponseWriter, r *http.Request) {
	if w.door.Refuse(to, r, w.words.OtherName, w.words.OtherNetwork) {
		return
	}
	serve.AnswerJSON(to, http.StatusOK, append([]wire.Neighbour{}, w.finder.Tables()...))
}

// Nearby returns the tables that hosts in the network have, in order of their names. It may take a
// second, and may be called from any goroutine.
func (s *Store) Nearby() []wire.Neighbour { return s.line.finder.Tables() }

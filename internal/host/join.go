package host

import (
	"encoding/json"
	"errors"
	"net/http"
	"time"

	"tabby/internal/host/page"
	"tabby/internal/host/wire"
	"tabby/internal/serve"
)

// loopTime is how long a request waits for a table's loop.
const loopTime = 10 * time.Second

// join exchanges a key for a token.
func (h *Host) join(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodPost || !serve.IsSameOrigin(r) {
		http.Error(w, "Method not allowed", http.StatusMethodNotAllowed)
		return
	}
	var in wire.Joining
	if err := json.NewDecoder(http.MaxBytesReader(w, r.Body, wire.MaxIntent)).Decode(&in); err != nil {
		refuse(w, http.StatusBadRequest, ErrIntent)
		return
	}
	if h.doors.Full() {
		refuse(w, http.StatusServiceUnavailable, ErrFull)
		return
	}
	given, err := h.exchange(r.RemoteAddr, in)
	if err != nil {
		refuse(w, statusOf(err), err)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	_ = json.NewEncoder(w).Encode(given) // or the client is gone
}

// exchange returns the ticket for a key that a device at a remote address has shown.
func (h *Host) exchange(remote string, in wire.Joining) (given wire.Ticket, err error) {
	if !h.doors.MayTry(remote) {
		return given, ErrTooOften
	}
	t := h.table(in.Key)
	role, ok := openKey(t, in.Key)
	if !ok {
		h.doors.Wrong(remote)
		return given, ErrKey
	}
	err = t.call(func() (err error) {
		given, err = t.admit(in.Device, role)
		return err
	})
	return given, err
}

// statusOf returns the HTTP status of an error of exchange.
func statusOf(err error) int {
	switch {
	case errors.Is(err, ErrTooOften):
		return http.StatusTooManyRequests
	case errors.Is(err, ErrKey):
		return http.StatusForbidden
	}
	return http.StatusServiceUnavailable
}

// openKey returns the role that a key of a table is for.
func openKey(t *Table, key string) (page.Role, bool) {
	if t == nil {
		return 0, false
	}
	word, ok := t.keys.Load().Secret.open("key", key)
	if !ok {
		return 0, false
	}
	return roleNamed(word)
}

// roleNamed returns the role of a name.
func roleNamed(name string) (page.Role, bool) {
	for _, r := range []page.Role{page.Watch, page.Score, page.Sit} {
		if r.String() == name {
			return r, true
		}
	}
	return 0, false
}

// admit adds a device.
func (t *Table) admit(name string, role page.Role) (wire.Ticket, error) {
	id := text(random(8))
	err := t.update(func(p party) (party, error) {
		if p.Paused {
			return p, ErrPaused
		}
		return p.joined(id, cleanName(name), role)
	})
	if err != nil {
		return wire.Ticket{}, err
	}
	return wire.Ticket{Token: t.party.Secret.token(t.party.Tag, id), Table: t.party.Tag, Role: role.String()}, nil
}

var errBusy = errors.New("the host is busy; try again")

// call runs a function on the table's loop, and waits for it.
func (t *Table) call(f func() error) error {
	done := make(chan error, 1)
	t.Run(func() { done <- f() })
	patience := time.NewTimer(loopTime)
	defer patience.Stop()
	select {
	case err := <-done:
		return err
	case <-patience.C:
		return errBusy
	}
}

// refuse answers a request with an error as JSON.
func refuse(w http.ResponseWriter, status int, err error) {
	refuseWith(w, status, wire.Answer{No: code(err), Why: explain(err)})
}

func refuseWith(w http.ResponseWriter, status int, a wire.Answer) {
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(a) // or the client is gone
}

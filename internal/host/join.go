package host

import (
	"encoding/json"
	"errors"
	"net/http"
	"time"

	"tabby/internal/host/page"
	"tabby/internal/serve"
)

// A joining is what a page sends to join a table.
type joining struct {
	Key    string `json:"key"`
	Device string `json:"device"` // what it is called, or ""
}

// A ticket is what it gets.
type ticket struct {
	Token string `json:"token"`
	Table string `json:"table"` // under which the page keeps the token
	Role  string `json:"role"`
}

// loopTime is how long a request waits for a table's loop.
const loopTime = 10 * time.Second

// join exchanges a key for a token.
func (h *Host) join(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodPost || !serve.IsSameOrigin(r) {
		http.Error(w, "Method not allowed", http.StatusMethodNotAllowed)
		return
	}
	var in joining
	if err := json.NewDecoder(http.MaxBytesReader(w, r.Body, maxMessage)).Decode(&in); err != nil {
		refuse(w, http.StatusBadRequest, ErrIntent)
		return
	}
	if !h.doors.MayTry(r.RemoteAddr) {
		refuse(w, http.StatusTooManyRequests, ErrTooOften)
		return
	}
	t := h.table(in.Key)
	role, ok := openKey(t, in.Key)
	if !ok {
		h.doors.Wrong(r.RemoteAddr)
		refuse(w, http.StatusForbidden, ErrKey)
		return
	}
	var given ticket
	err := t.call(func() (err error) {
		given, err = t.admit(in.Device, role)
		return err
	})
	if err != nil {
		refuse(w, http.StatusServiceUnavailable, err)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	_ = json.NewEncoder(w).Encode(given) // or the client is gone
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
func (t *Table) admit(name string, role page.Role) (ticket, error) {
	if t.party.Paused {
		return ticket{}, ErrPaused
	}
	id := text(random(8))
	p, err := t.party.joined(id, cleanName(name), role)
	if err != nil {
		return ticket{}, err
	}
	if err := t.change(p); err != nil {
		return ticket{}, err
	}
	return ticket{p.Secret.token(p.Tag, id), p.Tag, role.String()}, nil
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
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(answer{No: code(err), Why: explain(err)}) // or the client is gone
}

package host

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"regexp"
	"strings"
	"sync"
	"time"

	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/internal/devices/keys"
	"tabby/internal/devices/reason"
	"tabby/internal/devices/serve"
)

// join exchanges a key for a token.
func (h *Host) join(w http.ResponseWriter, r *http.Request, find Finder) {
	var in wire.Joining
	if !h.takes(w, r, &in) {
		return
	}
	given, _, leave, err := h.exchange(r.RemoteAddr, in, find)
	leave()
	h.give(w, r, given, err)
}

// code exchanges the digits of a table for its address, with the key of a player. They may be those
// of one of many families.
func (h *Host) code(w http.ResponseWriter, r *http.Request, codes *passcodes, many bool) {
	var in wire.Passcode
	if !h.takes(w, r, &in) {
		return
	}
	address, err := h.redeem(r.RemoteAddr, in.Code, codes, many)
	h.give(w, r, wire.Invitation{Address: strings.TrimPrefix(address, "/")}, err)
}

// takes reads what a page has posted, or refuses it.
func (h *Host) takes(w http.ResponseWriter, r *http.Request, in any) bool {
	if r.Method != http.MethodPost || !serve.IsSameOrigin(r) {
		serve.NotAllowed(w)
		return false
	}
	if err := json.NewDecoder(http.MaxBytesReader(w, r.Body, wire.MaxIntent)).Decode(in); err != nil {
		h.refuse(w, r, reason.Intent)
		return false
	}
	return true
}

// give answers what was asked for, or why it is refused.
func (h *Host) give(w http.ResponseWriter, r *http.Request, answer any, err error) {
	if err != nil {
		h.refuse(w, r, err)
		return
	}
	serve.AnswerJSON(w, http.StatusOK, answer)
}

// redeem returns the address of a table, with the key of a player, for its digits that a device at
// a remote address has shown.
func (h *Host) redeem(remote, digits string, codes *passcodes, many bool) (address string, err error) {
	tries := passcodeTries
	if many {
		tries = familyTries
	}
	if !h.room.May(remote, serve.WrongKey) || many && !h.room.May(remote, serve.WrongDigits) {
		return "", reason.TooOften
	}
	t := codes.try(digits, tries)
	if t == nil {
		h.room.Count(remote, serve.WrongKey)
		h.room.Count(remote, serve.WrongDigits)
		return "", reason.Code
	}
	err = t.call(func() error {
		if now, _ := t.Passcode(); now == "" {
			return reason.Code
		}
		address = Address(t.owner.Below, t.Key(page.Sit), false)
		return nil
	})
	return address, err
}

// exchange returns the ticket for a key that a device at a remote address has shown, and the table
// of the key. Call leave in any case.
func (h *Host) exchange(remote string, in wire.Joining, find Finder) (given wire.Ticket, t *Table, leave func(), err error) {
	in.Key = behind.ReplaceAllString(in.Key, "$1")
	if t, leave, err = find(in.Key); err != nil {
		if !h.room.May(remote, serve.WrongKey) {
			err = reason.TooOften
		}
		return given, nil, leave, err
	}
	role, ok := openKey(t, in.Key)
	switch {
	case !ok && !h.room.Count(remote, serve.WrongKey):
		return given, nil, leave, reason.TooOften
	case !ok:
		return given, nil, leave, reason.Key
	case t.lobby.room.Full():
		return given, nil, leave, reason.Full
	case !h.room.Count(remote, serve.Joining):
		return given, nil, leave, reason.TooOften
	}
	err = t.call(func() (err error) {
		given, err = t.admit(in, role)
		return err
	})
	return given, t, leave, err
}

// behind matches a key and what chats take for the end of its link: a full stop, marks of slanted letters, quotes.
var behind = regexp.MustCompile(`^([\w-]+\.\w+\.[\w-]{22})(?:_*|_*[^\w-].*)$`)

// refuse answers a request with an error as JSON.
func (h *Host) refuse(w http.ResponseWriter, r *http.Request, err error) {
	serve.AnswerJSON(w, reason.Status(err, http.StatusServiceUnavailable), wire.Answer{No: code(err), Why: h.reader(r).Refusals.Explain(err)})
}

// loopTime is how long a request waits for a table's loop.
const loopTime = 10 * time.Second

func openKey(t *Table, key string) (page.Role, bool) {
	if t == nil {
		return 0, false
	}
	word, ok := t.shared.Load().Secret.Open("key", key)
	if !ok {
		return 0, false
	}
	return roleNamed(word)
}

// admit adds a device.
func (t *Table) admit(in wire.Joining, role page.Role) (wire.Ticket, error) {
	id := keys.New(8)
	err := t.update(func(p roster) (roster, error) {
		d := device{Name: cleanName(in.Device), Role: role.String()}
		if t.words.Server.Knows(in.Kind) { // else it may be any text
			d.Kind = in.Kind
		}
		return p.joined(id, d, t.present.isHere)
	})
	if err != nil {
		return wire.Ticket{}, err
	}
	return wire.Ticket{Token: t.roster.Secret.Seal("token", t.roster.Tag, id), Table: t.roster.Tag, Role: role.String()}, nil
}

// call runs a function on the table's loop, and waits for it.
func (t *Table) call(f func() error) error {
	done := make(chan error, 1)
	t.owner.Run(func() { done <- f() })
	patience := time.NewTimer(loopTime)
	defer patience.Stop()
	select {
	case err := <-done:
		return err
	case <-patience.C:
		return reason.Busy
	}
}

// holder returns the device that has a token.
func (t *Table) holder(token string) (string, device, error) {
	p := t.shared.Load()
	id, ok := p.Secret.Open("token", token)
	d, known := p.Devices[id]
	if ok && !known && t.owner.Reread != nil { // it has joined at another host
		if err := t.call(t.catchUp); err != nil {
			return "", device{}, err
		}
		d, known = t.shared.Load().Devices[id]
	}
	switch {
	case !ok || !known:
		return "", device{}, reason.Key
	case d.Gone:
		return "", device{}, reason.Gone
	}
	return id, d, nil
}

// A lobby is where guests are let in and counted. Guests who have come to one host may be guests of
// a table of another.
type lobby struct {
	room   *serve.Room
	codes  passcodes
	joined sync.WaitGroup  // connections
	ctx    context.Context // ends with the host
	end    context.CancelFunc
}

func newLobby(r *serve.Room) *lobby {
	l := &lobby{room: r, codes: passcodes{all: map[string]*passcode{}}}
	l.ctx, l.end = context.WithCancel(context.Background())
	return l
}

// holds makes a guest's connection end with the host, which waits for that.
func (l *lobby) holds(g *guest) {
	l.joined.Add(1)
	stop := context.AfterFunc(l.ctx, g.conn.End)
	g.leaves = append(g.leaves, func() { stop(); l.joined.Done() })
}

// seats counts a guest whom another host has greeted. The error is [reason.Full] or errCrowded.
func (l *lobby) seats(g *guest) error {
	leave, ok := l.room.Enter(g.remote)
	switch {
	case !ok && l.room.Full():
		return reason.Full
	case !ok:
		return errCrowded
	}
	g.leaves = append(g.leaves, leave)
	l.holds(g)
	return nil
}

// close ends all connections, and waits until they have ended.
func (l *lobby) close() {
	l.end()
	l.joined.Wait()
}

// errCrowded means that an address has as many connections as it may. What it has lost may be
// among them, so a guest is sent no farewell, and tries again.
var errCrowded = errors.New("too many connections of an address")

package host

import (
	"encoding/json"
	"net/http"
	"strings"

	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
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
		address = Address(t.Below, t.Key(page.Sit), false)
		return nil
	})
	return address, err
}

// exchange returns the ticket for a key that a device at a remote address has shown, and the
// table that it is for. leave is to be called in any case.
func (h *Host) exchange(remote string, in wire.Joining, find Finder) (given wire.Ticket, t *Table, leave func(), err error) {
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

// refuse answers a request with an error as JSON.
func (h *Host) refuse(w http.ResponseWriter, r *http.Request, err error) {
	serve.AnswerJSON(w, reason.Status(err, http.StatusServiceUnavailable), wire.Answer{No: code(err), Why: h.reader(r).Refusals.Explain(err)})
}

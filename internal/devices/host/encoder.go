package host

import (
	"bytes"
	"encoding/json"
	"slices"
	"sync"

	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/internal/words"
)

// A message is what goes to a guest next: the table as it is, or nil if it has that, and
// the answers since.
type message struct {
	wire.Frame // but for the table

	now    *moment
	viewer page.Viewer
}

// An encoder turns messages into what goes over the wire: of a page, only what has changed
// since the last message.
type encoder struct {
	words *words.Language
	data  bool       // for a program, which wants no pages
	log   bool       // with all events of the game
	sent  *page.Page // the page that the guest has, or nil
}

// encode returns the text of a message, or nil if it has nothing. Guests of a table who
// are shown the same may get the same text.
func (e *encoder) encode(m message) []byte {
	m.Why = e.words.Server.Farewell(m.Bye)
	rest := textOf(m.Frame)
	if m.now == nil {
		return rest
	}
	l := look{viewer: m.viewer, data: e.data, log: e.log, since: e.sent}
	if !e.data {
		e.sent = m.now.scene.Page(m.viewer)
	}
	return joined(rest, m.now.text(l))
}

// ending is how each message ends.
const ending = "}\n"

// joined returns one message that says what two say, either of which may be nil.
func joined(a, b []byte) []byte {
	switch {
	case a == nil:
		return b
	case b == nil:
		return a
	}
	return slices.Concat(a[:len(a)-len(ending)], []byte(","), b[1:])
}

// A look is what a moment is shown to a guest as. Equal looks are the same message.
type look struct {
	viewer    page.Viewer
	data, log bool
	since     *page.Page // which the guest has, or nil
}

// text returns the message that shows the moment alone, or nil if it looks as before. It is
// encoded once for all guests who follow the table.
func (now *moment) text(l look) []byte {
	encode := func() []byte { return textOf(now.frame(l)) }
	if !l.data && l.since == nil {
		return encode() // and not kept: a whole page is long, and guests come one by one
	}
	shared, _ := now.texts.LoadOrStore(l, sync.OnceValue(encode))
	return shared.(func() []byte)()
}

// frame returns the moment as a message, which may have nothing.
func (now *moment) frame(l look) wire.Frame {
	if l.data {
		return wire.Frame{Seq: now.seq, Table: now.tableFor(l.viewer, l.log)}
	}
	return wire.Frame{Seq: now.seq, Parts: now.scene.Page(l.viewer).Since(l.since)}
}

// textOf returns a message as it is sent, or nil if it has nothing.
func textOf(f wire.Frame) []byte {
	if f.Ticket == nil && f.Parts == nil && f.Table == nil && f.Answers == nil && f.Picture == nil && f.Others == nil && f.Bye == "" {
		return nil
	}
	var text bytes.Buffer
	to := json.NewEncoder(&text)
	to.SetEscapeHTML(false) // parts are HTML, and a third longer with its signs escaped
	if err := to.Encode(f); err != nil {
		panic("host: a message cannot be encoded: " + err.Error()) // it is plain data
	}
	return text.Bytes()
}

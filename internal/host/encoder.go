package host

import (
	"bytes"
	"encoding/json"

	"tabby/internal/host/page"
	"tabby/internal/host/wire"
)

// An encoder turns messages into what goes over the wire: of a page, only what has changed
// since the last message.
type encoder struct {
	data bool       // for a program, which wants no pages
	log  bool       // with all events of the game
	sent *page.Page // the page that the guest has, or nil
}

// encode returns the text of a message, or nil if it has nothing. Guests of a table who
// are shown the same may get the same text.
func (e *encoder) encode(m message) []byte {
	f := wire.Frame{Ticket: m.ticket, Answers: m.answers, Others: m.others, Bye: m.bye, Why: farewells[m.bye]}
	alone := f.Ticket == nil && f.Answers == nil && f.Others == nil && f.Bye == ""
	if m.now == nil {
		return textOf(f)
	}
	l := look{viewer: m.viewer, data: e.data, log: e.log, since: e.sent}
	if !e.data {
		e.sent = m.now.scene.Page(m.viewer)
	}
	if alone {
		return m.now.text(l)
	}
	m.now.show(l, &f)
	return textOf(f)
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
	encode := func() []byte {
		var f wire.Frame
		now.show(l, &f)
		return textOf(f)
	}
	if !l.data && l.since == nil {
		return encode() // and not kept: a whole page is long, and guests come one by one
	}
	shared, _ := now.texts.LoadOrStore(l, &once{})
	return shared.(*once).get(encode)
}

// show adds the moment to a message.
func (now *moment) show(l look, f *wire.Frame) {
	if l.data {
		f.Seq, f.Table = now.seq, now.tableFor(l.viewer, l.log)
	} else {
		f.Seq, f.Parts = now.seq, now.scene.Page(l.viewer).Since(l.since)
	}
}

// textOf returns a message as it is sent, or nil if it has nothing.
func textOf(f wire.Frame) []byte {
	if f.Ticket == nil && f.Parts == nil && f.Table == nil && f.Answers == nil && f.Others == nil && f.Bye == "" {
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

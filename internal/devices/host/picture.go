package host

import (
	"tabby/internal/devices/host/page"
	"tabby/internal/devices/reason"
	"tabby/internal/words"
)

// A drawing is the picture of a game that is over in one language, drawn once for all who ask for it as
// long as it looks the same.
type drawing struct {
	of    *page.Scene
	gif   []byte   // nil until it is drawn
	waits []*guest // for it
}

// picture sends a guest the picture of the game that is over, once it is drawn.
func (r request) picture() error {
	if r.Picture == nil || !r.Game.Sheet().Over {
		return reason.Intent
	}
	d := r.drawn[r.guest.words]
	if d == nil || !d.of.LooksLike(r.last.scene) {
		d = &drawing{of: r.last.scene}
		r.drawn[r.guest.words] = d
		defer r.draw(d, r.guest.words)
	}
	d.waits = append(d.waits, r.guest)
	d.send()
	return nil
}

// draw has the owner draw a picture, and sends it. One that could not be drawn is tried again when
// it is asked for next.
func (t *Table) draw(d *drawing, l *words.Language) {
	t.Picture(l, func(gif []byte) {
		if d.gif = gif; gif == nil && t.drawn[l] == d {
			delete(t.drawn, l)
		}
		d.send()
	})
}

// send sends the picture to all who wait for it, if it is drawn.
func (d *drawing) send() {
	if d.gif == nil {
		return
	}
	for _, g := range d.waits {
		g.queue(func(m *message) { m.Picture = d.gif })
	}
	d.waits = nil
}

package visit

import (
	"cmp"
	"encoding/json"
	"errors"
	"os"
	"strings"

	"tabby/history"
	"tabby/internal/devices/guest"
	"tabby/internal/devices/host/wire"
	"tabby/internal/table/game"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
	"tabby/ui/rooms/sheet"
)

// A Store takes games in. TakeOver may be called from any goroutine.
type Store interface {
	// TakeOver imports the game of a link, and returns its ID. Of one that is wrong
	// nothing is taken.
	TakeOver(link string, w history.Work) (game string, got history.Imported, err error)
}

// A caged store is that of a browser, from which only some hosts can be reached.
type caged interface {
	// Reaches reports whether the host at a base, such as "http://192.168.1.20:8229", can
	// be reached.
	Reaches(base string) bool
}

// A Room takes part in tables of other devices.
type Room struct {
	*frame.Navigator
	*frame.Screen
	*frame.Messenger
	*frame.Drafter
	*frame.Roster
	*frame.Settings
	frame.World

	sheet Sheet
	store Store
	dial  func(guest.Pass, guest.Options) *guest.Client
}

// New returns the room.
func New(f *frame.Frame, store Store, s Sheet) *Room {
	return &Room{f.Navigator, f.Screen, f.Messenger, f.Drafter, f.Roster, f.Settings, f.World, s, store, guest.Open}
}

// A Sheet makes the sheet of a game that is played at a desk elsewhere. What is half typed is
// kept under the name of a draft.
type Sheet func(d sheet.Desk, g *game.Game, draft string) *sheet.Page

// draftPass is the prefix of the draft with which this device comes back to a table, and
// draftEntry that of what is half typed there; the tag of the table follows.
const (
	draftPass  = "visit/"
	draftEntry = "visited/"
)

// OpenJoin opens the page on which a link is typed or pasted.
func (r *Room) OpenJoin() {
	w := &r.Words.Visit
	page := r.NewPage(w.Join)
	link := widgets.NewTextField(w.Link)
	link.SetHint("192.168.1.20:8229 427 119")
	join := func(text string) {
		if base, digits, ok := wire.ParsePasscode(text); ok {
			r.redeem(base, digits, link)
			return
		}
		if _, ok := wire.ParseLink(text); !ok {
			link.SetError(r.wrongLink(text))
			return
		}
		r.join(strings.TrimSpace(text))
	}
	link.OnSubmitted = join
	page.SetBody(widgets.NewBody(w.JoinText), link,
		widgets.NewHint(w.SameNetwork))
	page.SetFooter(widgets.NewIconTextButton(widgets.Primary, widgets.IconNext, w.JoinIt, func() { join(link.Text()) }))
	r.Open(page)
	r.Canvas().Focus(link.Entry())
}

// join opens the table of a link in place of the page on which it was typed.
func (r *Room) join(link string) {
	r.Close()
	r.Go(frame.Route{Room: frame.VisitRoom, ID: link})
}

// redeem joins the table at a host that has six digits, or says below a field why it cannot.
func (r *Room) redeem(base, digits string, field *widgets.TextField) {
	w := &r.Words.Visit
	if !r.reaches(base) {
		field.SetError(w.Caged)
		return
	}
	frame.Work(r.Messenger, w.Joining, func(job history.Work) (wire.Link, error) {
		return guest.Redeem(job.Context, base, digits, r.Words.Tag)
	}, func(link wire.Link, err error) {
		var refused guest.Refused
		switch {
		case err == nil:
			r.join(link.Address())
		case errors.As(err, &refused) && refused != "":
			field.SetError(string(refused))
		default:
			field.SetError(w.Unreached)
		}
	})
}

// reaches reports whether the host at a base can be reached from here.
func (r *Room) reaches(base string) bool {
	c, is := r.store.(caged)
	return !is || c.Reaches(base)
}

// wrongLink says what is wrong with what was typed as the link of a table.
func (r *Room) wrongLink(text string) string {
	w := &r.Words.Visit
	switch {
	case strings.TrimSpace(text) == "":
		return w.NoLink
	case strings.Contains(text, "#game="):
		return w.GameLink
	case strings.Contains(text, "#pair="):
		return w.PairLink
	}
	return w.WrongLink
}

// OpenTable opens the table of a link.
func (r *Room) OpenTable(text string) {
	w := &r.Words.Visit
	link, ok := wire.ParseLink(text)
	if !ok {
		r.Inform(w.Join, w.NotALink(text))
		return
	}
	if !r.reaches(link.Base) {
		r.Inform(w.Join, w.Caged)
		return
	}
	r.OpenAlone(newPage(r, text, link))
}

// pass returns how this device comes to the table of a link: as it was there before, or by
// the key.
func (r *Room) pass(l wire.Link) guest.Pass {
	p := guest.Pass{Base: l.Base, Key: l.Key, Device: deviceName()}
	var kept guest.Pass
	if data := r.Drafts().Draft(draftPass + tag(l)); data != nil && json.Unmarshal(data, &kept) == nil && kept.Base == l.Base {
		p.Token = kept.Token
	}
	return p
}

// tag returns what a device keeps a table of a link under: its name and the role.
func tag(l wire.Link) string { return l.Key[:strings.LastIndexByte(l.Key, '.')] }

// deviceName returns what this device is called at a table.
func deviceName() string {
	name, _ := os.Hostname()
	name, _, _ = strings.Cut(name, ".")
	return cmp.Or(strings.TrimSpace(name), "Tabby")
}

// place returns where a table is, as people know it.
func place(at wire.Link) string {
	_, host, _ := strings.Cut(at.Base, "//")
	host, _, _ = strings.Cut(host, "/")
	return host
}

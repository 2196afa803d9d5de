package visit

import (
	"cmp"
	"encoding/json"
	"os"
	"strings"

	"tabby/history"
	"tabby/internal/guest"
	"tabby/internal/host/wire"
	"tabby/ui/frame"
	"tabby/ui/widgets"
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
	*frame.Frame

	store Store
	dial  func(guest.Pass, guest.Options) *guest.Client
}

// New returns the room.
func New(f *frame.Frame, store Store) *Room { return &Room{f, store, guest.Open} }

// draftPass is the prefix of the draft with which this device comes back to a table, and
// draftEntry that of what is half typed there; the tag of the table follows.
const (
	draftPass  = "visit/"
	draftEntry = "visited/"
)

// OpenJoin opens the page on which a link is typed or pasted.
func (r *Room) OpenJoin() {
	page := r.NewPage("Join a table")
	link := widgets.NewTextField("The link of the table")
	link.SetHint("http://192.168.1.20:8229/table#…")
	join := func(text string) {
		if _, ok := wire.ParseLink(text); !ok {
			link.SetError(wrongLink(text))
			return
		}
		r.Close()
		r.Go(frame.Route{Room: frame.VisitRoom, ID: strings.TrimSpace(text)})
	}
	link.OnSubmitted = join
	page.SetBody(widgets.NewBody("The device that keeps the score shows a code under “Let others in”, and below it the same as a link."), link,
		widgets.NewHint("Both devices have to be on the same Wi-Fi."))
	page.SetFooter(widgets.NewIconTextButton(widgets.Primary, widgets.IconPeople, "Join the table", func() { join(link.Text()) }))
	r.Open(page)
	r.Canvas().Focus(link.Entry())
}

// wrongLink says what is wrong with what was typed as the link of a table.
func wrongLink(text string) string {
	switch {
	case strings.TrimSpace(text) == "":
		return "Paste the link, or type it. It stands below the code, under “Let others in”."
	case strings.Contains(text, "#game="):
		return "This link brings a game here. Import in the settings reads it."
	case strings.Contains(text, "#pair="):
		return "This link keeps two devices together. Enter it under “Keep together” in the settings."
	}
	return "This is no link of a table. It stands below the code, under “Let others in”."
}

// OpenTable opens the table of a link.
func (r *Room) OpenTable(text string) {
	link, ok := wire.ParseLink(text)
	if !ok {
		r.Inform("Join a table", "This is no link of a table: "+text)
		return
	}
	if c, is := r.store.(caged); is && !c.Reaches(link.Base) {
		r.Inform("Join a table", "Tabby in a browser reaches only the computer it was loaded from. Open the link in the browser itself: it shows the table there.")
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

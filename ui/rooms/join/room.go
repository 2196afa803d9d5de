// Package join is the room in which people join the table of another device: it leads to the page
// that the host of the table serves, in the browser of this device.
package join

import (
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"tabby/internal/devices/host/wire"
	"tabby/internal/devices/link"
	"tabby/ui/frame"
	"tabby/ui/kit/cat"
	"tabby/ui/kit/widgets"
)

// A Room is where one joins tables of other devices.
type Room struct {
	*frame.Navigator
	*frame.Screen
	*frame.Messenger
	*frame.Settings
	frame.World

	network Network // or nil
}

// A Network knows which tables there are.
type Network interface {
	// Nearby returns the tables of the network, in order of their names. It may take a second, and
	// may be called from any goroutine.
	Nearby() []wire.Neighbour
}

// New returns the room. The network may be nil.
func New(f *frame.Frame, n Network) *Room {
	return &Room{f.Navigator, f.Screen, f.Messenger, f.Settings, f.World, n}
}

// A form is the page on which a link is typed or pasted.
type form struct {
	*Room
	page *widgets.Page
	link *widgets.TextField
	near *fyne.Container   // the tables of the network, or that they are looked for
	fold *widgets.Expander // of the field, or nil where no tables are looked for

	typed fyne.CanvasObject // the field, or its fold
}

// Open opens the page on which a link is typed or pasted. One that is there already is followed
// at once.
func (r *Room) Open(text string) {
	w := &r.Words.Joining
	f := form{Room: r, page: r.NewPage(w.Title), link: widgets.NewTextField(w.Link), near: widgets.Column(widgets.SpaceNone)}
	join := widgets.NewIconTextButton(widgets.Primary, widgets.IconNext, w.JoinIt, func() { f.join(f.link.Text()) })
	join.SetEnabled(false)
	f.link.OnChanged = func(text string) { join.SetEnabled(strings.TrimSpace(text) != "") }
	f.typed = widgets.Column(widgets.SpaceMedium, widgets.NewBody(w.Text), f.link, join, widgets.NewHint(w.SameNetwork))
	if r.network != nil {
		f.near.Add(cat.Nothing(cat.LooksLeft, w.Looking))
		f.fold = widgets.NewExpander(w.TypeIt, f.typed)
		f.fold.OnOpened = f.focus
		f.typed = f.fold
	}
	f.link.OnSubmitted = f.join
	f.show()
	r.Navigator.Open(f.page)
	if f.fold == nil {
		f.focus()
	}
	f.look(1)
	if text != "" {
		f.unfold()
		f.link.SetText(text)
		f.join(text)
	}
}

// focus has the keyboard type into the field.
func (f form) focus() { f.Canvas().Focus(f.link.Entry()) }

// show shows the tables of the network, then the field, with more below it.
func (f form) show(more ...fyne.CanvasObject) {
	f.page.SetBody(append([]fyne.CanvasObject{f.near, f.typed}, more...)...)
	f.page.Refresh()
}

// again is how long after it found none the room looks for tables once more, and patience how often
// it finds none before the field unfolds.
const (
	again    = 3 * time.Second
	patience = 3
)

// look looks for tables in the network for the n-th time, as long as there are none and the page is in
// front.
func (f form) look(n int) {
	if f.network == nil || f.Front() != frame.Page(f.page) {
		return
	}
	var tables []wire.Neighbour
	f.Away(func() { tables = f.network.Nearby() }, func() {
		if len(tables) == 0 {
			if n == patience {
				f.unfold()
			}
			f.After(again, func() { f.look(n + 1) })
			return
		}
		f.list(tables)
	})
}

// unfold shows the field.
func (f form) unfold() {
	if f.fold != nil {
		f.fold.SetOpen(true)
		f.page.Refresh()
	}
}

// list shows the tables of the network. A tap opens the page on which the digits of one are typed.
func (f form) list(tables []wire.Neighbour) {
	var rows []fyne.CanvasObject
	for _, t := range tables {
		name := widgets.NewText(t.Name, widgets.TextStyle{Bold: true})
		row := widgets.Row(widgets.SpaceMedium, 1, widgets.NewGlyph(widgets.IconPhone, widgets.ColorMuted), name, widgets.NewGlyph(widgets.IconNext, widgets.ColorFelt))
		rows = append(rows, widgets.NewTile(widgets.Bare, row, func() { f.lead(t.Address + wire.EnterPath) }))
	}
	f.near.Objects = []fyne.CanvasObject{widgets.Section(f.Words.Joining.Nearby, widgets.NewList(rows...))}
	f.page.Refresh()
}

// join opens the page of the table that a text leads to.
func (f form) join(text string) {
	l, _ := link.Parse(text)
	if !l.IsOfTable() {
		f.link.SetError(f.wrong(text))
		return
	}
	f.lead(l.String())
}

// lead opens the page at an address, and says where that is for those before whom nothing opens.
func (f form) lead(address string) {
	w := &f.Words.Joining
	notice, page := widgets.NewNotice(widgets.Info, w.Opens), address
	if !strings.Contains(page, "#") {
		page += "#"
	}
	if f.OpenAddress(page+wire.Wishes{Language: f.Words.Tag, TimeLimit: f.TimeLimit()}.Fragment()) != nil {
		notice = widgets.NewNotice(widgets.Warning, w.NoBrowser)
	}
	f.show(notice, f.NewLinkField(w.Address, address, f.Words.Guests.CopyAddress, f.Words.Shell.Copied))
}

// wrong says what is wrong with what was typed as the link of a table.
func (r *Room) wrong(text string) string {
	w := &r.Words.Joining
	switch l, _ := link.Parse(text); {
	case strings.TrimSpace(text) == "":
		return w.NoLink
	case l.Kind == link.Game:
		return w.GameLink
	case l.Kind == link.Pair:
		return w.PairLink
	}
	return w.WrongLink
}

package join

import (
	"strings"

	"fyne.io/fyne/v2"

	"tabby/internal/devices/host/wire"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
)

// A Room is where one joins tables of other devices.
type Room struct {
	*frame.Navigator
	*frame.Screen
	*frame.Messenger
	*frame.Settings
	frame.World
}

// New returns the room.
func New(f *frame.Frame) *Room {
	return &Room{f.Navigator, f.Screen, f.Messenger, f.Settings, f.World}
}

// A form is the page on which a link is typed or pasted.
type form struct {
	*Room
	page *widgets.Page
	link *widgets.TextField
}

// Open opens the page on which a link is typed or pasted. One that is there already is followed
// at once.
func (r *Room) Open(text string) {
	w := &r.Words.Joining
	f := form{r, r.NewPage(w.Title), widgets.NewTextField(w.Link)}
	f.link.SetHint("192.168.1.20:8229 427 119")
	f.link.OnSubmitted = f.join
	f.show()
	f.page.SetFooter(widgets.NewIconTextButton(widgets.Primary, widgets.IconNext, w.JoinIt, func() { f.join(f.link.Text()) }))
	r.Navigator.Open(f.page)
	r.Canvas().Focus(f.link.Entry())
	if text != "" {
		f.link.SetText(text)
		f.join(text)
	}
}

// show shows the field, with more below it.
func (f form) show(more ...fyne.CanvasObject) {
	w := &f.Words.Joining
	f.page.SetBody(append([]fyne.CanvasObject{widgets.NewBody(w.Text), f.link, widgets.NewHint(w.SameNetwork)}, more...)...)
	f.page.Refresh()
}

// join opens the page of the table that a text leads to, and says where that is for those before
// whom nothing opens.
func (f form) join(text string) {
	w := &f.Words.Joining
	address, ok := wire.PageOf(text)
	if !ok {
		f.link.SetError(f.wrong(text))
		return
	}
	notice := widgets.NewNotice(widgets.Info, w.Opens)
	if f.OpenAddress(address+wire.Wishes{Language: f.Words.Tag, TimeLimit: f.TimeLimit()}.Fragment()) != nil {
		notice = widgets.NewNotice(widgets.Warning, w.NoBrowser)
	}
	f.show(notice, f.NewLinkField(w.Address, address, f.Words.Guests.CopyAddress, f.Words.Shell.Copied))
}

// wrong says what is wrong with what was typed as the link of a table.
func (r *Room) wrong(text string) string {
	w := &r.Words.Joining
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

package devices

import (
	"time"

	"fyne.io/fyne/v2"

	"tabby/internal/devices/link"
	"tabby/internal/devices/peers"
	"tabby/internal/words"
	"tabby/ui/frame"
	"tabby/ui/kit/cat"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
)

// A page lists the devices.
type page struct {
	*Room
	*widgets.Page

	list *fyne.Container
	code *fyne.Container
	link *widgets.TextField
}

// codeWidth is how wide a code is, in device-independent pixels.
const codeWidth = 300

func (r *Room) newPage() *page {
	w := r.Words.Devices
	p := &page{Room: r, Page: r.NewPage(w.Title)}
	p.list, p.code = widgets.Column(widgets.SpaceSmall), widgets.Column(widgets.SpaceSmall)
	p.link = widgets.NewTextField(w.LinkOfOther)
	p.link.OnSubmitted = p.enter
	body := []fyne.CanvasObject{
		widgets.NewBody(w.About),
		p.list,
	}
	if r.host != nil {
		p.code.Add(widgets.NewIconTextButton(widgets.Secondary, widgets.IconShare, w.ShowCode, p.showCode))
		body = append(body, widgets.Section(w.LetCome, p.code))
	}
	enter := widgets.NewIconTextButton(widgets.Secondary, widgets.IconImport, w.EnterLink, func() { p.enter(p.link.Text()) })
	p.SetBody(append(body, widgets.NewExpander(w.GoThere, widgets.Column(widgets.SpaceSmall, p.link, enter)))...)
	r.page = p
	p.fill()
	return p
}

// Route leads back to the page. A key is not remembered.
func (p *page) Route() frame.Route { return frame.DevicesRoom.Route("") }

// Leave forgets the page, unless another one has taken its place.
func (p *page) Leave() {
	if p.Room.page == p {
		p.Room.page = nil
	}
}

// refill shows the devices as they are, if the page is open.
func (r *Room) refill() {
	if r.page != nil {
		r.page.fill()
	}
}

// fill shows the devices.
func (p *page) fill() {
	w := p.Words.Devices
	p.list.Objects = nil
	var rows []fyne.CanvasObject
	for _, d := range p.client.Devices() {
		name := widgets.Column(widgets.SpaceNone, widgets.NewText(d.Name, widgets.TextStyle{Bold: true}), widgets.NewHint(says(p.Words.Devices, d, p.Now())))
		row := widgets.Row(widgets.SpaceMedium, 1, widgets.NewGlyph(widgets.IconPhone, widgets.ColorMuted), name, widgets.NewGlyph(widgets.IconMore, widgets.ColorMuted))
		rows = append(rows, widgets.NewTile(widgets.Bare, row, func() { p.manage(d) }))
	}
	if len(rows) == 0 {
		p.list.Add(cat.Nothing(cat.LooksLeft, w.None))
	} else {
		p.list.Add(widgets.NewList(rows...))
		if twice := p.Twice(func() { p.Go(frame.NamesRoom.Route()) }); twice != nil {
			p.list.Add(twice)
		}
	}
	p.Refresh()
}

// says returns what the list says about a device.
func says(w words.Devices, d peers.Device, now time.Time) string {
	switch {
	case d.Unpaired:
		return w.Parted
	case d.Met.IsZero():
		return w.NotMet
	case d.Moved.IsZero():
		return w.MetOn(d.Met, now)
	}
	return w.MovedOn(d.Moved, now, d.Received, d.Sent)
}

// manage opens what can be done about a device.
func (p *page) manage(d peers.Device) {
	w := p.Words.Devices
	var can []frame.Choice
	if d.Answers() {
		can = append(can, frame.Choice{Icon: widgets.IconCheck, Text: w.MeetNow, Do: func() { p.meet(d) }})
	}
	can = append(can, frame.Choice{Icon: widgets.IconClose, Text: w.NotAnyMore, Do: func() { p.part(d) }})
	p.Menu(d.Name, says(p.Words.Devices, d, p.Now()), can)
}

// part asks before a device is kept together no more.
func (p *page) part(d peers.Device) {
	w := p.Words.Devices
	p.Ask(widgets.ConfirmWords{
		Title: w.AskPart(d.Name), Text: w.PartHint, Accept: w.NotAnyMore, Cancel: w.KeepTogether, Danger: true,
	}, func() { p.Room.part(d) })
}

// showCode shows a code for one device.
func (p *page) showCode() {
	w := p.Words
	link, err := p.host.Invite()
	if p.Refused(err) {
		return
	}
	if link == "" {
		p.code.Objects = []fyne.CanvasObject{widgets.NewNotice(widgets.Warning,
			w.Devices.NoNetwork,
			widgets.NewButton(widgets.Secondary, w.Common.LookAgain, p.showCode))}
		p.Refresh()
		return
	}
	code, err := pictures.NewCode(link, w.Devices.Code)
	if p.Refused(err) {
		return
	}
	asLink := widgets.NewExpander(w.Common.SameAsLink, widgets.Column(widgets.SpaceSmall, widgets.NewBody(link),
		widgets.NewIconTextButton(widgets.Secondary, widgets.IconCopy, w.Common.CopyLink, func() {
			fyne.CurrentApp().Clipboard().SetContent(link)
			p.Say(w.Devices.Copied)
		})))
	p.code.Objects = []fyne.CanvasObject{
		widgets.NewHint(w.Devices.CodeHint),
		pictures.Fitted(code, fyne.NewSquareSize(codeWidth)),
		widgets.NewButton(widgets.Secondary, w.Devices.AnotherCode, p.showCode), asLink,
	}
	p.Refresh()
}

// enter goes to the device of a link that was typed.
func (p *page) enter(text string) {
	if l, _ := link.Parse(text); l.Kind != link.Pair {
		p.link.SetError(p.Words.Devices.LinkIs)
		return
	}
	p.link.SetError("")
	p.pair(text)
}

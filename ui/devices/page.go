package devices

import (
	"strings"

	"fyne.io/fyne/v2"

	"tabby/internal/together"
	"tabby/ui/frame"
	"tabby/ui/widgets"
)

// A page lists the devices.
type page struct {
	*frame.Frame

	room *Room
	page *widgets.Page
	list *fyne.Container
	code *fyne.Container
	link *widgets.TextField
}

// codeWidth is how wide a code is, in device-independent pixels.
const codeWidth = 300

func (r *Room) newPage() *page {
	p := &page{Frame: r.Frame, room: r, page: r.NewPage("Keep together")}
	p.list, p.code = widgets.Column(widgets.SpaceSmall), widgets.Column(widgets.SpaceSmall)
	p.link = widgets.NewTextField("The link that the other device shows")
	p.link.SetHint("http://192.168.1.20:8229/#pair=…")
	p.link.OnSubmitted = p.enter
	body := []fyne.CanvasObject{
		widgets.NewBody("These devices give each other the games, people and notes they lack, whenever they meet on your network. Nothing goes to the internet."),
		p.list,
	}
	if r.host != nil {
		p.showButton()
		body = append(body, widgets.Section("Let another device come here", p.code))
	}
	body = append(body, widgets.Section("Go to another device", p.link,
		widgets.NewIconTextButton(widgets.Secondary, widgets.IconImport, "Enter the link", func() { p.enter(p.link.Text()) })))
	p.page.SetBody(body...)
	r.page = p
	p.fill()
	return p
}

// Content returns the page.
func (p *page) Content() fyne.CanvasObject { return p.page }

// Route leads back to the page. A key is not remembered.
func (p *page) Route() frame.Route { return frame.Route{Room: frame.DevicesRoom} }

// Leave forgets the page, unless another one has taken its place.
func (p *page) Leave() {
	if p.room.page == p {
		p.room.page = nil
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
	p.list.Objects = nil
	var rows []fyne.CanvasObject
	for _, d := range p.room.client.Devices() {
		name := widgets.Column(widgets.SpaceNone, widgets.NewText(d.Name, widgets.TextStyle{Bold: true}), widgets.NewHint(says(d, p.Now())))
		row := widgets.Row(widgets.SpaceMedium, 1, widgets.NewGlyph(widgets.IconPeople, widgets.ColorMuted), name, widgets.NewGlyph(widgets.IconMore, widgets.ColorMuted))
		rows = append(rows, widgets.NewTile(widgets.Bare, row, func() { p.manage(d) }))
	}
	if len(rows) == 0 {
		p.list.Add(widgets.NewHint("No other device yet."))
	} else {
		p.list.Add(widgets.NewList(rows...))
	}
	p.page.Refresh()
}

// manage opens what can be done about a device.
func (p *page) manage(d together.Device) {
	var can []frame.Choice
	if d.Answers() {
		can = append(can, frame.Choice{Icon: widgets.IconCheck, Text: "Meet now", Do: func() { p.room.meet(d) }})
	}
	can = append(can, frame.Choice{Icon: widgets.IconClose, Text: "Not any more", Do: func() { p.part(d) }})
	p.Menu(d.Name, says(d, p.Now()), can)
}

// part asks before a device is kept together no more.
func (p *page) part(d together.Device) {
	p.Ask(widgets.ConfirmWords{
		Title: "Not together with " + d.Name + " any more", Accept: "Not any more", Cancel: "Keep together", Danger: true,
		Text: "All games stay on both. To keep them together again, a new code is needed.",
	}, func() { p.room.part(d) })
}

// showButton shows the button for a code.
func (p *page) showButton() {
	p.code.Objects = []fyne.CanvasObject{widgets.NewIconTextButton(widgets.Secondary, widgets.IconShare, "Show a code", p.showCode)}
}

// showCode shows a code for one device.
func (p *page) showCode() {
	link, err := p.room.host.Invite()
	if p.Refused(err) {
		return
	}
	if link == "" {
		p.code.Objects = []fyne.CanvasObject{widgets.NewNotice(widgets.Warning,
			"This computer is on no network. Join the Wi-Fi that the other device is on, and look again.",
			widgets.NewButton(widgets.Secondary, "Look again", p.showCode))}
		p.page.Refresh()
		return
	}
	code, err := widgets.NewCode(link, "The code to scan with the other device")
	if p.Refused(err) {
		return
	}
	text := widgets.NewTextField("The same as a link")
	text.SetText(link)
	text.OnChanged = func(string) { text.SetText(link) } // to be selected, not changed
	p.code.Objects = []fyne.CanvasObject{
		widgets.NewHint("Scan it with the camera of a phone, or enter the link on another computer. It is for one device, and for ten minutes."),
		widgets.Fitted(code, fyne.NewSquareSize(codeWidth)), text,
		widgets.NewButton(widgets.Secondary, "Copy the link", func() {
			fyne.CurrentApp().Clipboard().SetContent(link)
			p.Say("Copied. It is a key to your games: give it to your own devices only.")
		}),
		widgets.NewButton(widgets.Secondary, "Show another code", p.showCode),
	}
	p.page.Refresh()
}

// enter goes to the device of a link that was typed.
func (p *page) enter(link string) {
	if _, _, ok := together.ParseLink(strings.TrimSpace(link)); !ok {
		p.link.SetError("A link begins with http:// and ends with #pair= and a key.")
		return
	}
	p.link.SetError("")
	p.room.pair(strings.TrimSpace(link))
}

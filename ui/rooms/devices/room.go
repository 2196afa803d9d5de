// Package devices is the room in which devices are paired and synced: the page in the settings
// that lists them, the question of a link that was opened here, and the syncs that run in the
// background.
package devices

import (
	"context"
	"net/url"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/internal/devices/link"
	"tabby/internal/devices/peers"
	"tabby/internal/devices/reason"
	"tabby/internal/words"
	"tabby/ui/frame"
	"tabby/ui/kit/cat"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
)

// A Store is kept together with others.
type Store interface {
	// Together returns what meets other devices, always the same.
	Together() *peers.Client
}

// A Host is where other devices can come to this one.
type Host interface {
	// Invite lets other devices come here, and returns a link for one of them. The link is
	// "" while this computer is on no network.
	Invite() (link string, err error)
	// OnReceived hands over what is called, on any goroutine, when games came in from a device
	// that comes here, or a new one is listed.
	OnReceived(f func(from string, games int))
	// Rest ends that devices can come here, once none does and no link waits for one.
	Rest()
}

// A Shell is what the room asks of the program around it.
type Shell struct {
	CameIn func()        // brings what is open up to date after something came in
	Over   func() string // returns the ID of the game on the table if it is over, or ""
}

// A Room keeps devices together.
type Room struct {
	*frame.Navigator
	*frame.Messenger
	*frame.Roster
	frame.World

	client *peers.Client
	host   Host // or nil
	shell  Shell
	page   *page // if it is open

	meeting bool      // in the background
	again   bool      // after that
	met     time.Time // when that ended
	over    string    // the game that was over at the last look
	stop    func()    // of the next look
}

// New returns the room. host is nil if no other device can come.
func New(f *frame.Frame, client *peers.Client, host Host, shell Shell) *Room {
	r := &Room{
		Navigator: f.Navigator, Messenger: f.Messenger, Roster: f.Roster, World: f.World,
		client: client, host: host, shell: shell,
	}
	if host != nil {
		host.OnReceived(func(from string, games int) { f.Post(func() { r.came(from, games) }) })
	}
	return r
}

// Section returns the section of the settings that leads here.
func (r *Room) Section() fyne.CanvasObject {
	w := r.Words.Devices
	hint := w.Hint
	if n := r.Others(); n > 0 {
		hint = w.Kept(n)
	}
	return widgets.Section(w.Title, widgets.NewHint(hint),
		widgets.NewIconTextButton(widgets.Secondary, widgets.IconPhone, w.Others, func() { r.Go(frame.DevicesRoom.Route("")) }))
}

// Others returns how many devices are paired with this one.
func (r *Room) Others() int { return len(r.client.Devices()) }

// The times of syncs in the background.
const (
	firstMeeting = 2 * time.Second // after the start
	betweenLooks = 15 * time.Second
	between      = 5 * time.Minute // meetings that nothing asks for
)

// Begin lets syncs go on in the background. A device that is away is tried again, and
// nothing is said about it.
func (r *Room) Begin() { r.stop = r.After(firstMeeting, r.look) }

// End ends syncs in the background, once the one that goes on is over.
func (r *Room) End() { r.stop() }

// look meets the others if that is due or a game has ended, and looks again.
func (r *Room) look() {
	if r.host != nil {
		r.host.Rest()
	}
	over := r.shell.Over()
	ended := over != "" && over != r.over
	r.over = over
	if ended || r.Now().Sub(r.met) >= between {
		r.Soon()
	}
	r.stop = r.After(betweenLooks, r.look)
}

// Soon meets all devices that answer, in the background.
func (r *Room) Soon() {
	if r.meeting {
		r.again = true
		return
	}
	all := slices.DeleteFunc(r.client.Devices(), func(d peers.Device) bool { return !d.Answers() })
	if len(all) == 0 {
		return
	}
	r.meeting = true
	came := map[string]int{}
	r.Away(func() {
		for _, d := range all {
			m, _ := r.client.Sync(d.ID, history.Work{}) // one that is away is met later
			if m.Received > 0 || m.Others > 0 {
				came[d.Name] = m.Received
			}
		}
	}, func() { r.ended(came) })
}

// ended is called after a sync in the background.
func (r *Room) ended(came map[string]int) {
	r.meeting, r.met = false, r.Now()
	for from, games := range came {
		r.came(from, games)
	}
	r.refill()
	if r.again {
		r.again = false
		r.Soon()
	}
}

// came says that games have come in, and brings what is open up to date.
func (r *Room) came(from string, games int) {
	r.LoadPeople()
	r.shell.CameIn()
	r.refill()
	if games > 0 {
		r.Say(r.Words.Devices.CameFrom(from, games))
	}
}

// OpenPage opens the page, and asks about a link that was opened, unless it is "".
func (r *Room) OpenPage(link string) {
	r.Open(r.newPage())
	if link != "" {
		r.ask(link)
	}
}

// ask asks before a device is listed.
func (r *Room) ask(text string) {
	l, _ := link.Parse(text)
	if l.Kind != link.Pair {
		r.Refused(reason.NoLink)
		return
	}
	at, _ := url.Parse(l.Base) // it was one
	w := r.Words.Devices
	r.Ask(widgets.ConfirmWords{
		Title: w.AskKeep, Text: w.KeepHint(at.Hostname()), Accept: w.KeepTogether, Cancel: r.Words.Common.NotNow,
	}, func() { r.pair(text) })
}

// pair lists the device of a link, and meets it.
func (r *Room) pair(link string) {
	var d peers.Device
	frame.Work(r.Messenger, r.Words.Devices.MeetingOther, func(w history.Work) (m peers.Result, err error) {
		if d, err = r.client.Pair(w.Ctx(), link); err == nil {
			m, err = r.client.Sync(d.ID, w)
		}
		return m, err
	}, func(m peers.Result, err error) { r.said(d.Name, m, err) })
}

// meet meets one device, with its progress.
func (r *Room) meet(d peers.Device) {
	frame.Work(r.Messenger, r.Words.Devices.Meeting(d.Name), func(w history.Work) (peers.Result, error) {
		return r.client.Sync(d.ID, w)
	}, func(m peers.Result, err error) { r.said(d.Name, m, err) })
}

// said says what came of a sync that was asked for.
func (r *Room) said(name string, m peers.Result, err error) {
	r.met = r.Now()
	r.LoadPeople()
	r.refill()
	if r.Refused(err) {
		return
	}
	text := r.Words.Devices.Met(name, m.Received, m.Sent)
	if m.Received+m.Sent == 0 && m.Others > 0 {
		text = r.Words.Devices.MetOn(r.met, r.met)
	}
	r.Say(text)
}

// part takes a device off the list.
func (r *Room) part(d peers.Device) {
	var err error
	r.Away(func() { err = r.client.Unpair(context.Background(), d.ID) }, func() {
		r.Refused(err)
		r.refill()
	})
}

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
		p.code.Add(widgets.NewIconTextButton(widgets.Primary, widgets.IconShare, w.ShowCode, p.showCode))
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

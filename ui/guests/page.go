package guests

import (
	"reflect"

	"fyne.io/fyne/v2"

	"tabby/internal/host"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/game"
	"tabby/ui/widgets"
)

// A Page lets others into one game.
type Page struct {
	*frame.Frame

	room  *Room
	game  *game.Game
	shown view
	stop  func()

	root    *fyne.Container
	page    *widgets.Page
	side    float32 // of the code
	low     bool    // buttons are beside the rest
	hint    *widgets.Text
	code    *fyne.Container // what is scanned
	here    *fyne.Container // who is here
	writers *widgets.Toggle
	paused  *widgets.Toggle
	closed  []fyne.CanvasObject // the body before others are let in
	open    []fyne.CanvasObject // and while they are
}

// about says what letting others in means for the network.
const about = "Devices on your Wi-Fi can open this address. Nothing goes to the internet."

// codeColumn is the least width of the code beside who is here, in device-independent
// pixels.
const codeColumn = 340

// OpenPage opens the page of a game.
func (r *Room) OpenPage(g *game.Game) { r.Open(r.newPage(g)) }

// newPage returns the page of a game.
func (r *Room) newPage(g *game.Game) *Page {
	p := &Page{Frame: r.Frame, room: r, game: g, page: widgets.NewPage("Let others in"), side: codeWidth}
	p.root = widgets.Watch(p.fit, p.page)
	p.page.SetBack("Back to the sheet", p.Back)
	p.page.SetWide()
	p.closed = []fyne.CanvasObject{
		widgets.NewBody("Phones, tablets and a television take part in this game: they see the sheet, enter scores and look up rules."),
		widgets.NewBody("They scan a code with the camera. There is nothing to install, and no account."),
		widgets.NewNotice(widgets.Info, about),
	}
	p.addOpen()
	p.stop = r.Watch(g.ID(), p.show)
	p.fill()
	return p
}

// addOpen makes the body while others are let in.
func (p *Page) addOpen() {
	var chips []*widgets.Chip
	for _, w := range ways() {
		chips = append(chips, widgets.NewChip(w.text, nil))
	}
	choice := widgets.OneOf(0, chips, func(i int) {
		p.shown.Way = i
		p.fill()
	})
	p.hint = widgets.NewHint("")
	p.code, p.here = widgets.Column(widgets.SpaceSmall), widgets.Column(widgets.SpaceSmall)
	p.writers = widgets.NewToggle("Guests may write a round down", "Otherwise it is written down here.", func(on bool) { p.set(p.table().LetWrite(on)) })
	p.paused = widgets.NewToggle("Pause", "Guests see the sheet, and can enter nothing.", func(on bool) { p.set(p.table().Pause(on)) })
	scan := widgets.Column(widgets.SpaceMedium, choice, p.hint, p.code, widgets.NewHint(about))
	manage := widgets.Column(widgets.SpaceLarge, widgets.Section("Who takes part", p.here), widgets.Section("What they may do", p.writers, p.paused))
	p.open = []fyne.CanvasObject{widgets.Columns(codeColumn, widgets.SpaceHuge, scan, manage)}
}

// Content returns the page.
func (p *Page) Content() fyne.CanvasObject { return p.root }

// fit makes the code as large as can be seen whole.
func (p *Page) fit(size fyne.Size) {
	side, low := min(codeWidth, max(leastCode, size.Height-aroundCode)), widgets.KeysBeside(size)
	if side != p.side || low != p.low {
		p.side, p.low = side, low
		p.fill()
	}
}

// Route leads back to the page.
func (p *Page) Route() frame.Route { return frame.Route{Room: frame.GuestsRoom, ID: p.game.ID()} }

// Leave no longer follows who is here.
func (p *Page) Leave() { p.stop() }

// KeepAwake reports whether a code is to be scanned.
func (p *Page) KeepAwake() bool { return p.shown.Open }

// Main returns the main button.
func (p *Page) Main() *widgets.Button { return p.page.Main() }

// table returns the game as it is open to others.
func (p *Page) table() *host.Table { return p.room.hosted[p.game.ID()].table }

// set shows a switch as it is, after it could be set or not.
func (p *Page) set(err error) {
	p.Refused(err)
	p.fill()
}

// view returns what there is to show.
func (p *Page) view() (view, error) {
	h := p.room.hosted[p.game.ID()]
	if h == nil {
		return view{Way: p.shown.Way, Host: p.shown.Host}, nil
	}
	v := view{Open: true, Way: p.shown.Way, Writers: h.table.Writers(), Paused: h.table.Paused()}
	v.Devices = viewDevices(p.game.Sheet(), h.table.Devices(), h.left)
	bases, err := p.room.network.Addresses()
	if len(bases) > 0 {
		w := ways()[v.Way]
		v.Host = min(p.shown.Host, len(bases)-1)
		v.Address = host.Address(bases[v.Host], h.table.Key(w.role), w.screen)
	}
	if len(bases) > 1 {
		v.Hosts = bases
	}
	return v, err
}

// show shows what has changed.
func (p *Page) show() {
	if v, err := p.view(); !p.Refused(err) && !reflect.DeepEqual(v, p.shown) {
		p.fill()
	}
}

// fill shows all of it.
func (p *Page) fill() {
	v, err := p.view()
	if p.Refused(err) {
		return
	}
	p.shown = v
	if !v.Open {
		p.page.SetBody(p.closed...)
		p.page.SetFooter(widgets.NewIconTextButton(widgets.Primary, widgets.IconPeople, "Let others in", p.letIn))
		return
	}
	p.hint.SetText(ways()[v.Way].hint)
	p.showCode(v.Address)
	p.showDevices(v.Devices)
	p.writers.SetOn(v.Writers)
	p.paused.SetOn(v.Paused)
	p.page.SetBody(p.open...)
	p.showButtons()
}

// showButtons shows what ends something, in a row or beside the rest.
func (p *Page) showButtons() {
	renew, stop := widgets.NewButton(widgets.Secondary, "New codes", p.newCodes), widgets.NewButton(widgets.Secondary, "Stop", p.end)
	if p.low {
		p.page.SetButtons(renew, stop)
	} else {
		p.page.SetFooter(widgets.Pair(widgets.SpaceSmall, renew, stop))
	}
}

// letIn lets others in.
func (p *Page) letIn() {
	if !p.Refused(p.room.LetIn(p.game)) {
		p.fill()
	}
}

// end asks before others take part no more.
func (p *Page) end() {
	p.Ask(widgets.ConfirmWords{
		Title: "Stop letting others in", Accept: "Stop", Cancel: "Go on",
		Text: "Their devices show the sheet no more. The game goes on here, and the same codes work when others are let in again.",
	}, func() { p.room.Stop(p.game.ID()) })
}

// newCodes asks before everyone has to scan again.
func (p *Page) newCodes() {
	p.Ask(widgets.ConfirmWords{
		Title: "New codes", Accept: "Make new codes", Cancel: "Keep these", Danger: true,
		Text: "The codes and all devices so far are void, and everyone has to scan again. Scores that were entered stay.",
	}, func() { p.set(p.table().NewKeys()) })
}

// manage opens what can be done about a device.
func (p *Page) manage(d deviceView) {
	var can []frame.Choice
	if d.Player != scoring.Nobody {
		can = append(can, frame.Choice{Icon: widgets.IconLeave, Text: "Free the seat", Do: func() { p.set(p.table().Free(d.Player)) }})
	}
	can = append(can, frame.Choice{Icon: widgets.IconClose, Text: "Send away", Do: func() { p.sendAway(d) }})
	p.Menu(d.Name, d.Says, can)
}

// sendAway asks before a device takes part no more.
func (p *Page) sendAway(d deviceView) {
	p.Ask(widgets.ConfirmWords{
		Title: "Send " + d.Name + " away", Accept: "Send away", Cancel: "Let it stay", Danger: true,
		Text: "It sees the game no more. With the code it can come as a new device; new codes end that too.",
	}, func() { p.set(p.table().SendAway(d.ID)) })
}

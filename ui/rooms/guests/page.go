package guests

import (
	"reflect"
	"time"

	"fyne.io/fyne/v2"

	"tabby/internal/devices/host"
	"tabby/internal/devices/host/page"
	"tabby/internal/table/game"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/cat"
	"tabby/ui/kit/widgets"
)

// A Page lets others into one game.
type Page struct {
	*Room
	*widgets.Page

	game  *game.Game
	shown view
	stop  func()

	root    *fyne.Container
	side    float32            // of the code
	low     bool               // buttons are beside the rest
	code    *fyne.Container    // what is scanned
	digits  *fyne.Container    // what is typed in place of that
	name    *widgets.TextField // of the table
	more    *fyne.Container    // the address as text, and the networks
	reach   *widgets.Text      // who can open the address
	asks    *fyne.Container    // what devices ask for, before all else
	here    *fyne.Container    // who is here
	asking  []deviceView       // the devices that ask for something, in their order there
	writers *widgets.Toggle
	paused  *widgets.Toggle
	closed  []fyne.CanvasObject // the body before others are let in
	open    []fyne.CanvasObject // and while they are
}

// codeColumn is the least width of the code and what is typed beside what others may do, in
// device-independent pixels.
const codeColumn = 340

// OpenPage lets others into a game, and opens the page that shows how they come in.
func (r *Room) OpenPage(g *game.Game) {
	p := r.newPage(g)
	r.Open(p)
	p.letIn()
}

func (r *Room) newPage(g *game.Game) *Page {
	w := r.Words.Guests
	p := &Page{Room: r, Page: widgets.NewPage(w.LetIn), game: g, side: codeWidth}
	p.root = widgets.Watch(p.fit, p.Page)
	p.SetBack(r.Words.Common.BackToSheet, p.Back)
	p.SetWide()
	p.closed = []fyne.CanvasObject{cat.Nothing(cat.Awake, w.NeedsNothing)}
	p.addOpen()
	p.stop = r.Watch(g.ID(), p.show)
	p.fill()
	return p
}

// addOpen makes the body while others are let in: who has joined, how others come in, and folded all else.
func (p *Page) addOpen() {
	w := p.Words.Guests
	p.code, p.digits = widgets.Column(widgets.SpaceSmall), widgets.Column(widgets.SpaceSmall)
	p.asks, p.here = widgets.Column(widgets.SpaceSmall), widgets.Column(widgets.SpaceSmall)
	p.asks.Hide()
	p.more = widgets.Column(widgets.SpaceLarge)
	p.reach = widgets.NewHint(w.Network)
	p.addName()
	p.writers = widgets.NewToggle(w.MayWrite, w.MayHint, func(on bool) { p.set(p.table().LetWrite(on)) })
	p.paused = widgets.NewToggle(w.Pause, w.PauseHint, func(on bool) { p.set(p.table().Pause(on)) })
	scan := widgets.Column(widgets.SpaceMedium, widgets.NewHint(w.SeatHint), widgets.Columns(codeWidth, widgets.SpaceLarge, p.code, p.digits), p.reach)
	fold := widgets.Column(widgets.SpaceLarge, widgets.Section(w.WhatTheyMay, p.writers, p.paused), p.more, p.name,
		widgets.NewButton(widgets.Quiet, w.NewCodes, p.newCodes))
	if id := p.game.ID(); !p.game.Sheet().Over {
		fold.Add(widgets.NewIconTextButton(widgets.Quiet, widgets.IconShare, p.Words.Handover.Title, func() { p.Go(frame.HandoverRoom.Route(id)) }))
	}
	who := widgets.Column(widgets.SpaceLarge, widgets.Section(w.WhoIsHere, p.here), widgets.NewExpander(p.Words.Common.More, fold))
	p.open = []fyne.CanvasObject{p.asks, widgets.Columns(codeColumn, widgets.SpaceHuge, scan, who)}
}

// addName makes the field that has the name of the table.
func (p *Page) addName() {
	p.name = widgets.NewTextField(p.Words.Guests.TableName)
	p.name.SetHelp(p.Words.Guests.TableHint)
	p.name.SetText(p.tableName())
	p.name.OnLeft = func() {
		if err := p.nameTable(p.name.Text()); err != nil {
			p.name.SetError(p.Words.Refusals.Explain(err))
			return
		}
		p.name.SetError("")
		p.name.SetText(p.tableName())
	}
	p.name.OnSubmitted = func(string) { p.name.OnLeft() }
}

// Content returns the page.
func (p *Page) Content() fyne.CanvasObject { return p.root }

// fit makes the code as large as can be seen whole.
func (p *Page) fit(size fyne.Size) {
	most := float32(codeWidth)
	if size.Width >= wideCode {
		most = codeColumn
	}
	side, low := min(most, max(leastCode, size.Height-aroundCode)), widgets.KeysBeside(size)
	if side != p.side || low != p.low {
		p.side, p.low = side, low
		p.fill()
	}
}

// Route leads back to the page.
func (p *Page) Route() frame.Route { return frame.GuestsRoom.Route(p.game.ID()) }

// Leave no longer follows who is here.
func (p *Page) Leave() { p.stop() }

// KeepAwake reports whether a code is to be scanned.
func (p *Page) KeepAwake() bool { return p.shown.Open }

// table returns the game as it is open to others.
func (p *Page) table() *host.Table { return p.hosted[p.game.ID()].table }

// set shows a switch as it is, after it could be set or not.
func (p *Page) set(err error) {
	p.Refused(err)
	p.fill()
}

// view returns what there is to show.
func (p *Page) view() (view, error) {
	h := p.hosted[p.game.ID()]
	if h == nil {
		return view{Host: p.shown.Host}, nil
	}
	v := view{Open: true, Named: p.network.Named(), Writers: h.table.Writers(), Paused: h.table.Paused()}
	v.Devices = p.devices(h)
	digits, left := h.table.Passcode()
	v.Digits, v.Minutes = digits, int((left+time.Minute-1)/time.Minute)
	bases, err := p.network.Addresses()
	if len(bases) > 0 {
		v.Base = bases[min(p.shown.Host, len(bases)-1)]
		v.Host = min(p.shown.Host, len(bases)-1)
		v.Address = host.Address(v.Base, h.table.Key(page.Sit), false) // what a device is that joins, it is asked
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
	if v.Base != "" {
		invite(p.table(), v.Base)
	}
	if !v.Open {
		p.SetBody(p.closed...)
		p.SetFooter(widgets.NewIconTextButton(widgets.Primary, widgets.IconPhone, p.Words.Guests.ShowCode, p.letIn))
		return
	}
	p.showCode(v.Address)
	widgets.SetVisible(p.reach, v.Address != "")
	widgets.SetVisible(p.digits, v.Base != "")
	p.showDigits(v)
	widgets.Hold(p.writers, func() { p.showDevices(v.Devices) }) // a finger may be on its way to a switch
	p.writers.SetOn(v.Writers)
	p.paused.SetOn(v.Paused)
	p.SetBody(p.open...)
	p.showButtons()
}

// showButtons shows what leads away, in a row or beside the rest.
func (p *Page) showButtons() {
	stop := widgets.NewButton(widgets.Quiet, p.Words.Guests.Stop, p.end)
	done := widgets.NewIconTextButton(widgets.Primary, widgets.IconCheck, p.Words.Deck.Done, p.Back)
	if p.low {
		p.SetButtons(done, stop)
	} else {
		p.SetFooter(widgets.Pair(widgets.SpaceSmall, stop, done))
	}
}

// letIn lets others in.
func (p *Page) letIn() {
	if !p.Refused(p.LetIn(p.game)) {
		p.name.SetText(p.tableName())
		p.fill()
	}
}

// end asks before others take part no more.
func (p *Page) end() {
	w := p.Words.Guests
	p.Ask(widgets.ConfirmWords{Title: w.AskStop, Text: w.StopHint, Accept: w.Stop, Cancel: w.GoOn}, func() { p.Stop(p.game.ID()) })
}

// newCodes asks before everyone has to scan again.
func (p *Page) newCodes() {
	w := p.Words.Guests
	p.Ask(widgets.ConfirmWords{
		Title: w.NewCodes, Text: w.CodesHint, Accept: w.MakeCodes, Cancel: w.KeepThese, Danger: true,
	}, func() { p.set(p.table().NewKeys()) })
}

// manage opens what can be done about a device.
func (p *Page) manage(d deviceView) {
	w := p.Words.Guests
	var can []frame.Choice
	if d.Player != scoring.Nobody {
		can = append(can, frame.Choice{Icon: widgets.IconLeave, Text: w.FreeSeat, Do: func() { p.set(p.table().Free(d.Player)) }})
	}
	can = append(can, frame.Choice{Icon: widgets.IconClose, Text: w.SendAway, Do: func() { p.sendAway(d) }})
	p.Menu(d.Name, d.Says, can)
}

// sendAway asks before a device takes part no more.
func (p *Page) sendAway(d deviceView) {
	w := p.Words.Guests
	p.Ask(widgets.ConfirmWords{
		Title: w.AskSendAway(d.Name), Text: w.SendHint, Accept: w.SendAway, Cancel: w.LetItRemain, Danger: true,
	}, func() { p.set(p.table().SendAway(d.ID)) })
}

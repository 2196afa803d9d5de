package guests

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/internal/devices/host"
	"tabby/internal/words"
	"tabby/scoring"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
)

// A view is what a room shows of a game.
type view struct {
	Open    bool
	Address string   // to scan, or "" if this computer is on no network
	Base    string   // of this computer, as the address has it, or "" as well
	Digits  string   // with which players join there, or "" if they are void
	Minutes int      // for which they can be used
	Named   string   // what can be typed in place of the address, or ""
	Hosts   []string // the addresses of this computer, if it has several, the likeliest first
	Host    int      // the one that is shown
	Devices []deviceView
	Writers bool
	Paused  bool
}

// A deviceView is a device that takes part.
type deviceView struct {
	host.Device

	Says string // what it does, and whether it is here
}

// devices returns the views of the devices in a game, those first that are here.
func (p *Page) devices(h *hosted) []deviceView {
	var here, away []deviceView
	for _, d := range h.table.Devices() {
		g := words.GuestAt{Role: d.Role, Back: d.Back != scoring.Nobody, Here: d.Here, Since: h.left[d.ID]}
		seat := d.Player
		if g.Back {
			seat = d.Back
		}
		if seat != scoring.Nobody {
			g.Seat = p.game.Sheet().People[seat].Name
		}
		view := deviceView{d, p.Words.Guests.GuestLine(g)}
		if d.Here {
			here = append(here, view)
		} else {
			away = append(away, view)
		}
	}
	return append(here, away...)
}

// codeWidth and leastCode are the greatest and the least width of a code. From wideCode on the code is as
// wide as its column. aroundCode is the height that the page needs beside it. All are in device-independent
// pixels.
const (
	codeWidth  = 240
	wideCode   = 1200
	leastCode  = 180
	aroundCode = 88
)

// showCode shows an address as a code and as text.
func (p *Page) showCode(address string) {
	w := p.Words
	if address == "" {
		p.code.Objects = []fyne.CanvasObject{widgets.NewNotice(widgets.Warning,
			w.Guests.NoNetwork,
			widgets.NewButton(widgets.Secondary, w.Common.LookAgain, p.lookAgain))}
		return
	}
	code, err := pictures.NewCode(address, w.Pages.JoinCode)
	if p.Refused(err) {
		return
	}
	text := widgets.NewTextField(w.Guests.SameAddress)
	text.SetText(address)
	text.OnChanged = func(string) { text.SetText(address) } // to be selected, not changed
	copied := widgets.NewButton(widgets.Secondary, w.Guests.CopyAddress, func() {
		fyne.CurrentApp().Clipboard().SetContent(address)
		p.Say(w.Guests.Copied)
	})
	p.code.Objects = []fyne.CanvasObject{pictures.Fitted(code, fyne.NewSquareSize(p.side))}
	p.more.Objects = []fyne.CanvasObject{widgets.Column(widgets.SpaceMedium, text, copied)}
	if len(p.shown.Hosts) > 1 {
		p.more.Add(p.hosts())
	}
	p.code.Refresh()
	p.more.Refresh()
}

// lookAgain looks for a network in which the table can be.
func (p *Page) lookAgain() {
	p.announce()
	p.fill()
}

// showDigits shows what players can type instead of the code, or how they get digits.
func (p *Page) showDigits(v view) {
	w := p.Words.Guests
	renew := widgets.NewButton(widgets.Secondary, p.Words.Pages.NewCode, p.newDigits)
	switch {
	case v.Base == "":
		p.digits.Objects = nil
	case v.Digits == "":
		p.digits.Objects = []fyne.CanvasObject{widgets.NewBody(w.NoDigits), renew}
	default:
		p.digits.Objects = []fyne.CanvasObject{
			widgets.NewText(w.TypeAt(strings.TrimPrefix(v.Base, "http://")), widgets.TextStyle{Align: fyne.TextAlignCenter}),
			widgets.NewText(words.InThrees(v.Digits), widgets.TextStyle{Size: widgets.SizeEcho, Bold: true, Align: fyne.TextAlignCenter}),
			widgets.NewHint(p.Words.Text(w.DigitsFor(v.Minutes), w.ScreenHint, w.AlsoAt(v.Named))),
		}
	}
	p.digits.Refresh()
}

// newDigits makes new digits.
func (p *Page) newDigits() {
	p.table().NewPasscode()
	p.fill()
}

// hosts returns the addresses of this computer, to choose the one that others reach.
func (p *Page) hosts() fyne.CanvasObject {
	var chips []*widgets.Chip
	for _, base := range p.shown.Hosts {
		chips = append(chips, widgets.NewChip(strings.TrimPrefix(base, "http://"), nil))
	}
	choice := widgets.OneOf(p.shown.Host, chips, func(i int) {
		p.shown.Host = i
		p.fill()
	})
	return widgets.Section(p.Words.Guests.OtherAddress, widgets.NewHint(p.Words.Guests.Networks), choice)
}

// showDevices shows who takes part, and what they ask for.
func (p *Page) showDevices(all []deviceView) {
	var rows []fyne.CanvasObject
	for _, d := range all {
		rows = append(rows, p.deviceRow(d))
	}
	p.here.Objects = []fyne.CanvasObject{widgets.NewList(rows...)}
	if len(rows) == 0 {
		p.here.Objects = []fyne.CanvasObject{widgets.NewHint(p.Words.Guests.NoGuest)}
	}
	p.showQuestions(slices.DeleteFunc(slices.Clone(all), func(d deviceView) bool { return !d.Asks }))
}

// showQuestions shows what devices ask for. Questions that are there already stay, as their buttons may be asleep.
func (p *Page) showQuestions(asking []deviceView) {
	if slices.EqualFunc(asking, p.asking, func(d, e deviceView) bool { return d.ID == e.ID && d.Name == e.Name }) {
		return
	}
	p.asking, p.asks.Objects = asking, nil
	for _, d := range asking {
		p.asks.Objects = append(p.asks.Objects, p.question(d))
	}
	widgets.SetVisible(p.asks, len(asking) > 0)
	p.Guard(container.NewWithoutLayout(p.asks.Objects...)) // one that stood elsewhere may be meant
}

// question returns what a device asks for.
func (p *Page) question(d deviceView) fyne.CanvasObject {
	w := p.Words
	asks := w.Guests.WantsToHelp(d.Name)
	answer := func(may bool) func() {
		return func() {
			p.Unsay(asks) // a message asks the same, which is seen wherever the page is scrolled to
			p.set(p.table().LetHelp(d.ID, may))
		}
	}
	return widgets.Grouped(d.Name, widgets.NewNotice(widgets.Info, asks,
		widgets.NewButton(widgets.Primary, w.Guests.Allow, answer(true)),
		widgets.NewButton(widgets.Quiet, w.Common.NotNow, answer(false))))
}

// deviceRow returns a device, with the badge of its seat. A tap opens what can be done
// about it.
func (p *Page) deviceRow(d deviceView) fyne.CanvasObject {
	sign := widgets.Sized(widgets.NewGlyph(widgets.IconPhone, widgets.ColorMuted), fyne.NewSquareSize(widgets.RowBadge))
	if d.Player != scoring.Nobody {
		sign = widgets.NewBadgeView(p.Badge(p.game.Sheet().People[d.Player], d.Player), widgets.RowBadge)
	}
	who := widgets.Column(widgets.SpaceNone, widgets.NewText(d.Says, widgets.TextStyle{Bold: true}), widgets.NewHint(d.Name))
	row := widgets.Row(widgets.SpaceMedium, 1, sign, who, widgets.NewGlyph(widgets.IconMore, widgets.ColorMuted))
	return widgets.NewTile(widgets.Bare, row, func() { p.manage(d) })
}

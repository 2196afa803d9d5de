package visit

import (
	"encoding/json"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/internal/guest"
	"tabby/internal/host/wire"
	"tabby/scoring"
	"tabby/ui/entry"
	"tabby/ui/frame"
	"tabby/ui/rulebook"
	"tabby/ui/widgets"
)

// A pane is what is in front.
type pane uint8

// The panes.
const (
	sheetPane pane = iota
	scorePane
	cardsPane
)

// A Page is a table of another device.
type Page struct {
	*frame.Frame
	*rulebook.Side

	room   *Room
	text   string // of the link
	link   wire.Link
	client *guest.Client
	stands guest.State // as it was shown last
	table  table       // nothing before it came
	entry  entry.Entry // what is half typed
	pane   pane
	asked  bool // an answer is due to what was tapped
	left   bool
	tick   func() // stops the timer of the clock, or nil

	screen screen
	form   *entry.Screen
	hand   *hand
	root   *fyne.Container
}

// newPage joins the table of a link.
func newPage(r *Room, text string, l wire.Link) *Page {
	p := &Page{Frame: r.Frame, room: r, text: text, link: l}
	p.Side = rulebook.NewSide(rulebook.Actions{Resize: r.StepText}, p.show)
	p.addScreen()
	p.form = entry.NewScreen(entry.Actions{Edit: p.edit, Save: p.send, Rules: p.openRules, Close: func() { p.open(sheetPane) }, Focus: p.SetFocus}, p.badge)
	p.hand = newHand(p)
	front := container.NewStack(p.screen.page, p.form.Root, p.hand.page)
	p.root = widgets.Watch(p.resized, widgets.Beside([]float32{frame.RulesWidth}, front, p.Rules))
	p.client = r.dial(r.pass(l), guest.Options{Log: true, Changed: func() { r.Post(p.changed) }})
	p.stands = p.client.State()
	p.show()
	return p
}

// Content returns the table and the rules.
func (p *Page) Content() fyne.CanvasObject { return p.root }

// Route leads back to the table.
func (p *Page) Route() frame.Route { return frame.Route{Room: frame.VisitRoom, ID: p.text} }

// Leave leaves the table.
func (p *Page) Leave() {
	p.left = true
	p.stopTick()
	p.client.Close()
}

// KeepAwake reports whether a game is running.
func (p *Page) KeepAwake() bool {
	return p.stands.Stands == guest.Live && p.known() && !p.sheet().Over
}

// GoBack closes the rules or goes back to the sheet, and reports whether it did.
func (p *Page) GoBack() bool {
	if p.Side.GoBack() {
		return true
	}
	if p.pane == sheetPane {
		return false
	}
	p.open(sheetPane)
	return true
}

// Main returns the main button of what is in front, or nil.
func (p *Page) Main() *widgets.Button {
	switch p.pane {
	case cardsPane:
		return p.hand.page.Main()
	case sheetPane:
		return p.screen.page.Main()
	}
	return nil
}

// known reports whether the table was seen.
func (p *Page) known() bool { return p.table.Table != nil }

// sheet returns the sheet as it reads now.
func (p *Page) sheet() scoring.Sheet { return p.table.sheet(p.Now()) }

func (p *Page) badge(q scoring.Player) widgets.Badge { return p.table.badge(q) }

// changed takes in what the client knows.
func (p *Page) changed() {
	if p.left {
		return
	}
	s := p.client.State()
	if s.Pass.Token != p.stands.Pass.Token {
		p.Refused(p.Drafts().SaveDraft(draftPass+tag(p.link), keptPass(s.Pass)))
	}
	if s.Table != nil && s.Table != p.stands.Table {
		t, err := read(s.Table, p.Now())
		if err != nil {
			p.client.Close()
			s.Stands, s.Why = guest.Ended, "The table is that of a newer Tabby. Update this one."
		} else {
			p.take(t)
		}
	}
	p.stands = s
	p.show()
}

// take takes a table for the present one. What is typed for another round is dropped.
func (p *Page) take(t table) {
	first := !p.known()
	p.table = t
	s := p.sheet()
	if first {
		p.restore()
	}
	if scored := t.scored(s); !p.entry.Sends || !p.entry.Fits(s) || !slices.Equal(p.entry.Playing, scored) {
		p.entry = entry.ToSend(s, scored...)
		if p.pane == scorePane {
			p.pane = sheetPane
		}
	}
	p.entry = p.entry.Receive(t.slips(p.stands.Pass.Device))
	switch {
	case t.Deck == nil && p.pane == cardsPane:
		p.pane = sheetPane
	case t.Deck != nil && t.seated() && (first || p.hand.cards == nil) && p.pane == sheetPane:
		p.pane = cardsPane // the round has just been dealt
	}
	p.hand.cards = t.Deck
}

// restore brings back what was typed before Tabby was left.
func (p *Page) restore() {
	if data := p.Drafts().Draft(draftEntry + tag(p.link)); data != nil {
		_ = json.Unmarshal(data, &p.entry) // or there is none that this Tabby reads
	}
}

// edit keeps what was typed.
func (p *Page) edit(e entry.Entry) {
	p.entry = e.Receive(p.table.slips(p.stands.Pass.Device))
	p.SaveDraft(draftEntry+tag(p.link), p.entry)
	p.show()
}

// open shows a pane.
func (p *Page) open(to pane) {
	p.Hush()
	if p.pane = to; to == scorePane && p.entry.Active == scoring.Nobody && len(p.entry.Playing) > 0 {
		p.entry = p.entry.Activate(p.entry.Playing[0])
	}
	p.show()
	p.Settle(p.root)
}

func (p *Page) openRules() {
	if p.known() {
		p.OpenRules(p.sheet().Ruleset)
	}
}

// resized has the table fit a window of another size.
func (p *Page) resized(size fyne.Size) {
	if wide := size.Width >= frame.Wide && !widgets.KeysBeside(size); wide != p.hand.wide {
		p.hand.wide = wide
		p.show()
	}
	p.arrange()
}

// arrange shows what is in front, and the rules beside it or over it.
func (p *Page) arrange() {
	wide := p.root != nil && p.root.Size().Width >= frame.Wide
	front := wide || !p.RulesOpen()
	widgets.SetVisible(p.screen.page, front && p.pane == sheetPane)
	widgets.SetVisible(p.form.Root, front && p.pane == scorePane)
	widgets.SetVisible(p.hand.page, front && p.pane == cardsPane)
	widgets.SetVisible(p.Rules, p.RulesOpen())
}

// show shows what there is.
func (p *Page) show() {
	if p.root == nil {
		return
	}
	p.arrange()
	p.stopTick()
	if !p.known() {
		p.showWaiting()
		p.root.Refresh()
		return
	}
	s := p.sheet()
	v := viewOf(p.table, s, p.stands, p.link)
	switch p.pane {
	case sheetPane:
		p.showSheet(v)
	case scorePane:
		p.form.Show(p.table.game, s, p.entry, true)
	case cardsPane:
		p.hand.show(s.Ruleset, v)
	}
	p.clock(s)
	p.root.Refresh()
}

// clock shows a running clock again when its text changes.
func (p *Page) clock(s scoring.Sheet) {
	if !s.Clock.Runs || s.Over || s.Clock.Paused || s.Clock.Up {
		return
	}
	wait := time.Second
	if s.Clock.Left > time.Minute {
		wait = s.Clock.Left % time.Minute
	}
	p.tick = p.After(wait+time.Millisecond, p.show)
}

func (p *Page) stopTick() {
	if p.tick != nil {
		p.tick()
		p.tick = nil
	}
}

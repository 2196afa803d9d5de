package visit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/internal/devices/guest"
	"tabby/internal/devices/host/wire"
	"tabby/internal/table/game"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
	"tabby/ui/rooms/sheet"
)

// A Page is a table of another device: joining it, and then its sheet.
type Page struct {
	*frame.Navigator
	*frame.Messenger
	*frame.Drafter
	*frame.Roster
	*frame.Settings
	frame.World

	room   *Room
	text   string // of the link
	link   wire.Link
	client *guest.Client
	stands guest.State // as it was shown last
	table  table       // nothing before it came
	asked  bool        // an answer is due to scores that were sent
	left   bool

	join  joining
	sheet *sheet.Page // nothing before the table came
	hand  *hand       // that is open, or nil
	root  *fyne.Container
}

// newPage joins the table of a link.
func newPage(r *Room, text string, l wire.Link) *Page {
	p := &Page{
		Navigator: r.Navigator, Messenger: r.Messenger, Drafter: r.Drafter, Roster: r.Roster, Settings: r.Settings, World: r.World,
		room: r, text: text, link: l,
	}
	p.join = newJoining(p)
	p.root = container.NewStack(p.join.page)
	p.client = r.dial(r.pass(l), guest.Options{Log: true, Languages: p.Words.Tag, Changed: func() { r.Post(p.changed) }})
	p.client.TakeTime(p.TimeLimit())
	p.stands = p.client.State()
	p.stands.Table = nil // it is taken in with the first change, even if it came meanwhile
	p.join.show()
	return p
}

// Content returns the table.
func (p *Page) Content() fyne.CanvasObject { return p.root }

// Route leads back to the table.
func (p *Page) Route() frame.Route { return frame.Route{Room: frame.VisitRoom, ID: p.text} }

// Leave leaves the table.
func (p *Page) Leave() {
	p.left = true
	p.client.Close()
	if p.sheet != nil {
		p.sheet.Leave()
	}
}

// Resume shows what has changed while another page was in front.
func (p *Page) Resume() {
	if p.sheet != nil {
		p.sheet.Resume()
	}
}

// KeepAwake reports whether a game is running.
func (p *Page) KeepAwake() bool {
	return p.stands.Stands == guest.Live && p.sheet != nil && p.sheet.KeepAwake()
}

// GoBack closes the rules, and reports whether they were open.
func (p *Page) GoBack() bool { return p.sheet != nil && p.sheet.GoBack() }

// Main returns the main button of what is in front, or nil.
func (p *Page) Main() *widgets.Button {
	if p.sheet == nil {
		return nil
	}
	return p.sheet.Main()
}

// TypedRune handles the shortcuts, which are those at home.
func (p *Page) TypedRune(r rune) {
	switch {
	case p.sheet == nil:
	case r == 'v' && p.table.cards != nil:
		p.openHand()
	default:
		p.sheet.TypedRune(r)
	}
}

// TypedKey handles a key that is no character, and reports whether it did.
func (p *Page) TypedKey(key fyne.KeyName) bool { return p.sheet != nil && p.sheet.TypedKey(key) }

// changed takes in what the client knows.
func (p *Page) changed() {
	if p.left {
		return
	}
	p.client.TakeTime(p.TimeLimit()) // which may be another by now
	s := p.client.State()
	if s.Pass.Token != p.stands.Pass.Token {
		p.Refused(p.Drafts().SaveDraft(draftPass+tag(p.link), keptPass(s.Pass)))
	}
	was, t := p.table, p.table
	if s.Table != nil && s.Table != p.stands.Table {
		var err error
		if t, err = read(s.Table, p.Now()); err != nil {
			p.client.Close()
			s.Stands, s.Why = guest.Ended, p.Words.Visit.NewerTable
			t = was
		}
	}
	p.stands, p.table = s, t
	p.join.show()
	if t.Table == nil {
		return
	}
	p.show(t.play(p.Now))
	if dealt := was.cards == nil && t.cards != nil; dealt && t.seated() && p.Front() == frame.Page(p) {
		p.openHand()
	}
	if p.hand != nil {
		p.hand.show()
	}
}

// show shows the sheet of the table as it stands now.
func (p *Page) show(g *game.Game) {
	if p.sheet != nil {
		p.sheet.Play(g)
		return
	}
	p.sheet = p.room.sheet(p, g, draftEntry+tag(p.link))
	p.root.Objects = []fyne.CanvasObject{p.sheet.Content()}
	p.root.Refresh()
}

// at returns the sheet as it reads now.
func (p *Page) at() scoring.Sheet { return p.sheet.Sheet() }

// openHand opens the cards.
func (p *Page) openHand() {
	h, err := newHand(p)
	if !p.Refused(err) {
		p.Open(h)
	}
}

// Badge returns the badge of a player, as at the host.
func (p *Page) Badge(q scoring.Player) widgets.Badge { return p.table.badge(q) }

// Cover returns the page on which a seat is taken.
func (p *Page) Cover() fyne.CanvasObject { return p.join.page }

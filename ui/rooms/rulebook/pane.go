package rulebook

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/rulesref"
	"tabby/ui/kit/widgets"
	"tabby/ui/rooms/calling"
)

// A Pane shows the rule book of a table: over another page, or beside it where
// there is room.
type Pane struct {
	words  *words.Language
	book   *rulesref.Book
	odds   *calling.Odds // of a call, or nil
	stack  *widgets.Stack
	root   *fyne.Container
	home   *widgets.Page
	do     Actions
	search *widgets.TextField
	first  *widgets.Tile // of the contents: what is beside them at first
	chosen *widgets.Tile // of the contents, or nil
	roomy  bool          // there is room beside the contents
}

// Actions are what the buttons of a rule book do.
type Actions struct {
	Close  func()
	Resize func() // takes the next size of text
	Change func() // edits the house rules, or nil if there is no game
	After  widgets.After

	Learn func(variant string) // opens a lesson, or nil
}

// New returns the rule book of a table, open at its first page.
func New(w *words.Language, t engine.Ruleset, do Actions) *Pane {
	p := &Pane{words: w, book: rulesref.For(t, w), odds: calling.NewOdds(t, do.After), do: do}
	go p.book.Prepare(func() { time.Sleep(time.Nanosecond) }) // while the first page is read
	p.home = p.homePage()
	p.stack = widgets.NewStack(p.home)
	p.stack.SetList(0)
	p.root = widgets.Watch(p.fit, p.stack)
	return p
}

// Content returns the object to show.
func (p *Pane) Content() fyne.CanvasObject { return p.root }

// GoBack goes back by one page, or else ends a search, and reports whether there was one.
// The contents are left along with the page beside them.
func (p *Pane) GoBack() bool {
	if !(p.roomy && p.stack.Depth() <= 2) && p.stack.Pop() {
		return true
	}
	if p.search.Text() == "" {
		return false
	}
	p.search.SetText("")
	return true
}

// Ask types a character into the search, which is on the first page.
func (p *Pane) Ask(r rune) bool {
	if !p.roomy {
		p.stack.PopTo(1)
	}
	field := p.search.Entry()
	widgets.CanvasOf(p.root).Focus(field)
	field.TypedRune(r)
	return true
}

// fit adopts another size: in a wide window the contents stand beside a page.
func (p *Pane) fit(size fyne.Size) {
	p.stack.Resize(size)
	if roomy := p.stack.Roomy(); roomy != p.roomy {
		p.roomy = roomy
		p.showBar()
	}
	p.showFirst()
}

// showBar leaves the buttons of the bar to the page beside the contents, if there is one.
func (p *Pane) showBar() {
	p.home.SetActions()
	if !p.roomy {
		p.home.SetActions(p.actions()...)
	}
}

// showFirst opens a page if there is room beside the contents and nothing was chosen.
func (p *Pane) showFirst() {
	if p.roomy && p.stack.Depth() == 1 {
		p.first.OnTapped()
	}
}

// page returns a page of the book that goes back to the one before.
func (p *Pane) page(title string, body ...fyne.CanvasObject) *widgets.Page {
	page := widgets.NewPage(title)
	page.SetBack(p.words.Common.Back, func() { p.GoBack() })
	page.SetActions(p.actions()...)
	page.SetBody(body...)
	return page
}

// actions returns the buttons of the bar of every page.
func (p *Pane) actions() []fyne.CanvasObject {
	return []fyne.CanvasObject{
		widgets.NewIconButton(widgets.IconText, p.words.Settings.SizeOfText, p.do.Resize),
		widgets.NewIconButton(widgets.IconClose, p.words.Rulebook.CloseRules, p.do.Close),
	}
}

// turnTo opens a page from the contents, which mark its tile unless that is nil.
func (p *Pane) turnTo(tile *widgets.Tile, page *widgets.Page) {
	if p.chosen != nil {
		p.chosen.SetSelected(false)
	}
	if p.chosen = tile; tile != nil {
		tile.SetSelected(true)
	}
	p.stack.PushOn(1, page)
}

// turn opens a page from the contents that no tile of theirs stands for.
func (p *Pane) turn(page *widgets.Page) { p.turnTo(nil, page) }

// open opens a page of the book above another.
func (p *Pane) open(page *widgets.Page) { p.stack.Push(page) }

// hitPage returns the page of a hit.
func (p *Pane) hitPage(h rulesref.Hit) *widgets.Page {
	switch h.Kind {
	case rulesref.CardHit:
		all := p.book.Cards()
		return p.cardPage(all[slices.IndexFunc(all, func(c rulesref.CardEntry) bool { return c.ID == h.ID })])
	case rulesref.QuestionHit:
		all := p.book.Questions()
		return p.questionPage(all[slices.IndexFunc(all, func(q rulesref.Question) bool { return q.ID == h.ID })])
	}
	s, _ := p.book.Section(h.ID)
	return p.sectionPage(s)
}

// switchTo opens the book of another variant, as a new game has it, and asks it what this one was asked.
func (p *Pane) switchTo(variant string) {
	r, err := engine.Variant(variant)
	if err != nil {
		return
	}
	t, _ := r.With(r.New(nil)) // a test begins a game of each
	p.book, p.odds = rulesref.For(t, p.words), calling.NewOdds(t, p.do.After)
	asked := p.search.Text()
	p.home, p.chosen = p.homePage(), nil
	p.stack.Replace(p.home)
	p.search.SetText(asked)
	p.showBar()
	p.showFirst()
}

// A Side is the rule book of a page that shows something else: beside that, or
// over it if there is no room.
type Side struct {
	Rules *fyne.Container // holds the open book

	words *words.Language
	pane  *Pane // nil while the book is closed
	do    Actions
	moved func() // makes room on the page
}

// NewSide returns a closed book, which closes by itself. moved is called when the book was
// opened or closed.
func NewSide(w *words.Language, do Actions, moved func()) *Side {
	s := &Side{Rules: container.NewStack(), words: w, do: do, moved: moved}
	s.do.Close = s.closeRules
	return s
}

// OpenRules opens the rules of a table, unless they are open.
func (s *Side) OpenRules(t engine.Ruleset) {
	if s.pane == nil {
		s.pane = New(s.words, t, s.do)
		s.Rules.Objects = []fyne.CanvasObject{s.pane.Content()}
		s.moved()
	}
}

func (s *Side) closeRules() {
	s.pane, s.Rules.Objects = nil, nil
	s.moved()
}

// RulesOpen reports whether the book is open.
func (s *Side) RulesOpen() bool { return s.pane != nil }

// Ask types a character into the search of the book, and reports whether it is open.
func (s *Side) Ask(r rune) bool { return s.pane != nil && s.pane.Ask(r) }

// GoBack goes back a page of the book or closes it, and reports whether it was
// open.
func (s *Side) GoBack() bool {
	if s.pane == nil {
		return false
	}
	if !s.pane.GoBack() {
		s.closeRules()
	}
	return true
}

package rulebook

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/engine"
	"tabby/rulesref"
	"tabby/ui/kit/cards"
	"tabby/ui/kit/cat"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
)

// maxHits is how many hits of a search are shown.
const maxHits = 8

// homePage returns the first page of the book: a search, the power cards, and the
// contents.
func (p *Pane) homePage() *widgets.Page {
	w := p.words.Rulebook
	found := widgets.Column(widgets.SpaceSmall)
	all := p.book.Cards()
	contents := p.contents(len(all) > 0)
	p.search = widgets.NewTextField("")
	p.search.SetHint(w.Ask)
	empty := widgets.NewIconButton(widgets.IconClose, w.Empty, func() { p.search.SetText("") })
	p.search.SetBeside(empty)
	widgets.SetVisible(empty, false)
	widgets.SetVisible(found, false)
	withPower := slices.DeleteFunc(all, func(c rulesref.CardEntry) bool { return c.Power == engine.NoPower })
	powers := p.cardTiles(withPower, usualCard, p.turn)
	page := p.page(p.words.Common.Rules, p.search, powers, found, contents)
	page.SetLeading(nil)
	page.SetTitle(p.words.Common.Rules, p.book.Name())
	p.search.OnChanged = func(text string) {
		searching := strings.TrimSpace(text) != ""
		found.Objects = nil
		if searching {
			found.Objects = p.answers(text)
		}
		widgets.SetVisible(empty, text != "")
		widgets.SetVisible(found, searching)
		widgets.SetVisible(powers, !searching && len(withPower) > 0)
		widgets.SetVisible(contents, !searching)
		page.Refresh()
		p.showBest(found)
	}
	p.search.OnSubmitted = func(string) { openBest(found) }
	return page
}

// showBest shows the best of what was found beside the list, if there is room, and where
// nothing is, what stands there at first.
func (p *Pane) showBest(found *fyne.Container) {
	if p.roomy && !openBest(found) {
		p.first.OnTapped()
	}
}

// openBest opens the best of what was found, and reports whether anything was.
func openBest(found *fyne.Container) bool {
	if len(found.Objects) == 0 {
		return false
	}
	best, ok := found.Objects[0].(*widgets.Tile)
	if ok {
		best.OnTapped()
	}
	return ok
}

// cardTiles returns a tile for each card that opens its page by open, in that many times the
// usual size. The pictures have the names.
func (p *Pane) cardTiles(all []rulesref.CardEntry, size float32, open func(*widgets.Page)) fyne.CanvasObject {
	row := widgets.ScaledColumns(size*powerWidth, widgets.SpaceSmall)
	for _, c := range all {
		picture := pictures.Scaled(cards.New(c.Face), fyne.NewSize(size*pictureWidth, size*pictureHeight))
		row.Add(widgets.NewTile(widgets.Bare, p.captioned(c, picture), func() { open(p.cardPage(c)) }))
	}
	widgets.SetVisible(row, len(all) > 0)
	return row
}

// captioned returns a picture of a card, above what its power does if the picture does not
// say it.
func (p *Pane) captioned(c rulesref.CardEntry, picture fyne.CanvasObject) fyne.CanvasObject {
	if c.Power == engine.NoPower || c.Face.Rank == "" {
		return picture
	}
	does := widgets.NewText(p.words.Rules.Effect(c.Power), widgets.TextStyle{Size: widgets.SizeSmall, Color: widgets.ColorMuted, Align: fyne.TextAlignCenter})
	return widgets.Column(widgets.SpaceTiny, picture, does)
}

// powerWidth is the minimum width of the tile of a card: a phone has two side by
// side in the largest text. The picture on it is a little smaller. Where there is room,
// the cards are large ones.
const (
	powerWidth                  = 86
	pictureWidth, pictureHeight = 80, 112

	usualCard, largeCard = 1, 1.6
)

// answers returns a tile for each answer to a question, best first. If the book has none, or people asked
// the like of other games, the other books stand above, and so does each whose name was typed.
func (p *Pane) answers(question string) []fyne.CanvasObject {
	w := p.words.Rulebook
	known, others, named := p.book.Knows(question), p.book.IsOthers(question), p.book.Named(question)
	var all []fyne.CanvasObject
	if !known && len(named) == 0 {
		all = append(all, cat.Nothing(cat.LooksDown, w.NothingLike))
	}
	switch {
	case len(named) > 0:
		all = append(all, widgets.Section(w.AboutAnother, p.others(named)))
	case !known, others:
		all = append(all, widgets.Section(w.AboutAnother, p.others(engine.Variants())))
	}
	if known {
		hits := p.book.Search(question)
		for _, h := range hits[:min(len(hits), maxHits)] {
			all = append(all, p.opener(entry{title: h.Title, line: h.Text, most: answerLines}, func() *widgets.Page { return p.hitPage(h) }))
		}
	}
	return all
}

// entryWidth is the least width of an entry beside another, in device-independent pixels.
const entryWidth = 300

// contents returns the entries that open the pages of the book, which may have cards.
func (p *Pane) contents(hasCards bool) fyne.CanvasObject {
	w := p.words.Rulebook
	all := widgets.ScaledColumns(entryWidth, widgets.SpaceSmall)
	if learn := p.do.Learn; learn != nil && !p.book.Ruleset.Rules.Kept {
		all.Add(entry{sign: widgets.IconPlay, title: w.Learn, line: w.LearnHint}.tile(func() { learn(p.book.Ruleset.Rules.ID) }))
	}
	all.Add(p.opener(entry{sign: widgets.IconHouse, title: p.agreed(), line: p.book.Summary()}, p.housePage))
	questions := p.opener(entry{sign: widgets.IconHelp, title: w.Questions, line: w.QuestionsHint}, p.questionsPage)
	p.first = questions
	if hasCards {
		p.first = p.opener(entry{sign: widgets.IconCards, title: w.AllCards, line: w.CardsHint}, p.cardsPage)
		all.Add(p.first)
	}
	all.Add(questions)
	for _, c := range p.book.Contents() {
		all.Add(p.opener(entry{sign: chapterSigns[c.ID], title: c.Title, line: c.About(p.words)}, func() *widgets.Page { return p.chapterPage(c) }))
	}
	kept := slices.DeleteFunc(engine.Offered(), func(r engine.Rules) bool { return !r.Kept })
	return widgets.Column(widgets.SpaceLarge, all, widgets.Section(w.Another, p.others(engine.Variants()),
		widgets.NewExpander(p.words.Setup.MoreGames, p.others(kept))))
}

// chapterSigns are the icons before the chapters of the contents.
var chapterSigns = map[string]widgets.Icon{
	"aim":     widgets.IconTrophy,
	"need":    widgets.IconPeople,
	"setup":   widgets.IconDeal,
	"turn":    widgets.IconTurn,
	"play":    widgets.IconTurn,
	"powers":  widgets.IconStar,
	"end":     widgets.IconPaw,
	"score":   widgets.IconEdit,
	"next":    widgets.IconShuffle,
	"game":    widgets.IconClock,
	"odd":     widgets.IconWarning,
	"differ":  widgets.IconTable,
	"advice":  widgets.IconInfo,
	"virtual": widgets.IconPhone,
}

// answerLines is how much of an answer is shown before it is opened.
const answerLines = 2

// An entry is what the tile of a page of the book shows.
type entry struct {
	sign        widgets.Icon // before its texts, or none
	title, line string
	most        int // how many lines the line may take (0: any number)
}

// opener returns the tile of an entry, which opens a page.
func (p *Pane) opener(e entry, page func() *widgets.Page) *widgets.Tile {
	var tile *widgets.Tile
	tile = e.tile(func() { p.turnTo(tile, page()) })
	return tile
}

func (e entry) tile(tapped func()) *widgets.Tile {
	said := widgets.Column(widgets.SpaceNone, widgets.NewText(e.title, widgets.TextStyle{Bold: true}),
		widgets.NewText(e.line, widgets.TextStyle{Size: widgets.SizeSmall, Color: widgets.ColorMuted, Lines: e.most}))
	if e.sign != "" {
		said = widgets.Row(widgets.SpaceMedium, 1, container.NewCenter(widgets.NewGlyph(e.sign, widgets.ColorFelt)), said)
	}
	tile := widgets.NewTile(widgets.Carded, widgets.Inset(widgets.SpaceNone, widgets.SpaceSmall, said), tapped)
	tile.Describe(e.title, e.line)
	return tile
}

// others returns a chip for each of some games but the book's.
func (p *Pane) others(games []engine.Rules) fyne.CanvasObject {
	row := widgets.Flow(widgets.SpaceSmall)
	for _, r := range games {
		if r.ID != p.book.Ruleset.Rules.ID {
			row.Add(widgets.NewChip(p.words.Rules.In(r).Name, func() { p.switchTo(r.ID) }))
		}
	}
	return row
}

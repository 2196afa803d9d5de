package rulebook

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/rulesref"
	"tabby/ui/cards"
	"tabby/ui/widgets"
)

// maxHits is how many hits of a search are shown.
const maxHits = 8

// homePage returns the first page of the book: the power cards, a search, and the
// contents.
func (p *Pane) homePage() *widgets.Page {
	found := widgets.Column(widgets.SpaceSmall)
	contents := p.contents()
	p.search = widgets.NewTextField("")
	p.search.SetHint("Ask a question")
	widgets.SetVisible(found, false)
	page := p.page("Rules", p.powers(), p.search, found, contents)
	page.SetLeading(nil)
	page.SetTitle("Rules", p.book.Ruleset.Rules.Name)
	p.search.OnChanged = func(text string) {
		searching := strings.TrimSpace(text) != ""
		found.Objects = nil
		if searching {
			found.Objects = p.hitTiles(p.book.Search(text))
		}
		widgets.SetVisible(found, searching)
		widgets.SetVisible(contents, !searching)
		page.Refresh()
	}
	return page
}

// powers returns a tile for each power card of the deck.
func (p *Pane) powers() fyne.CanvasObject {
	return p.cardTiles(slices.DeleteFunc(p.book.Cards(), func(c rulesref.CardEntry) bool { return c.Power == engine.NoPower }), usualCard, p.turn)
}

// cardTiles returns a tile for each card that opens its page by open, in so many times the
// usual size. The pictures have the
// names.
func (p *Pane) cardTiles(all []rulesref.CardEntry, size float32, open func(*widgets.Page)) fyne.CanvasObject {
	row := widgets.ScaledColumns(size*powerWidth, widgets.SpaceSmall)
	for _, c := range all {
		picture := widgets.Scaled(cards.New(c.Face), fyne.NewSize(size*pictureWidth, size*pictureHeight))
		row.Add(widgets.NewTile(widgets.Carded, picture, func() { open(p.cardPage(c)) }))
	}
	widgets.SetVisible(row, len(all) > 0)
	return row
}

// powerWidth is the minimum width of the tile of a card, of which a phone has two side by
// side in the largest text. The picture on it is a little smaller. Where there is room,
// the cards are large ones.
const (
	powerWidth                  = 86
	pictureWidth, pictureHeight = 80, 112

	usualCard, largeCard = 1, 1.6
)

// hitTiles returns a tile for each hit of a search, best first.
func (p *Pane) hitTiles(hits []rulesref.Hit) []fyne.CanvasObject {
	var tiles []fyne.CanvasObject
	for _, h := range hits[:min(len(hits), maxHits)] {
		tiles = append(tiles, titleTile(h.Title, h.Text, func() { p.show(h) }))
	}
	if tiles == nil {
		tiles = append(tiles, widgets.NewHint("Nothing about that. Try another word."))
	}
	return tiles
}

// contents returns the entries that open the pages of the book.
func (p *Pane) contents() fyne.CanvasObject {
	all := widgets.Column(widgets.SpaceSmall)
	if learn := p.do.Learn; learn != nil {
		all.Add(titleTile("Learn by playing", "A first round with open cards, about four minutes", func() { learn(p.book.Ruleset.Rules.ID) }))
	}
	all.Add(p.entry("This table plays", p.book.Summary(), p.housePage))
	p.first = p.entry("All cards", "What each is worth and what it does", p.cardsPage)
	all.Add(p.first)
	all.Add(p.entry("Questions", "What people ask at the table, with the ruling", p.questionsPage))
	for _, c := range p.book.Chapters {
		all.Add(p.entry(c.Title, sectionTitles(c), func() *widgets.Page { return p.chapterPage(c) }))
	}
	all.Add(p.entry("Compare", "Two games side by side", p.comparePage))
	all.Add(widgets.Section("Another game", p.otherVariants("", p.switchTo)))
	return all
}

// entry returns a tile of the contents.
func (p *Pane) entry(title, line string, page func() *widgets.Page) *widgets.Tile {
	var tile *widgets.Tile
	tile = titleTile(title, line, func() { p.turnTo(tile, page()) })
	return tile
}

// titleTile returns a tile with a title and a line below it.
func titleTile(title, line string, tapped func()) *widgets.Tile {
	text := widgets.Column(widgets.SpaceNone, widgets.NewText(title, widgets.TextStyle{Bold: true, Lines: 2}),
		widgets.NewText(line, widgets.TextStyle{Size: widgets.SizeSmall, Color: widgets.ColorMuted, Lines: 2}))
	return widgets.NewTile(widgets.Carded, text, tapped)
}

func sectionTitles(c rulesref.Chapter) string {
	var titles []string
	for _, s := range c.Sections {
		titles = append(titles, s.Title)
	}
	return strings.Join(titles, ", ")
}

// otherVariants returns a chip for each variant other than the book's.
func (p *Pane) otherVariants(selected string, choose func(id string)) fyne.CanvasObject {
	row := widgets.Flow(widgets.SpaceSmall)
	for _, r := range engine.Variants() {
		if r.ID != p.book.Ruleset.Rules.ID {
			chip := widgets.NewChip(r.Name, func() { choose(r.ID) })
			chip.SetSelected(r.ID == selected)
			row.Add(chip)
		}
	}
	return row
}

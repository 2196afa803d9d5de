package ui

import (
	"testing"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/rulesref"
	"tabby/ui/widgets"
)

// tiles are the tiles below an object, from top to bottom.
func tiles(o fyne.CanvasObject) []*widgets.Tile {
	switch o := o.(type) {
	case *widgets.Tile:
		return []*widgets.Tile{o}
	case *fyne.Container:
		var all []*widgets.Tile
		for _, child := range o.Objects {
			all = append(all, tiles(child)...)
		}
		return all
	}
	return nil
}

func TestAPowerCardIsExplainedInTwoTapsAndLeftWithOne(t *testing.T) {
	w := walk(t)
	w.begin(to100, "Ann", "Ben")
	w.tap(w.app.table.sheet.enter)
	w.digits("7")
	w.taps = 0
	w.app.table.entry.do.rules() // the book in the bar
	w.taps++
	w.tap(tiles(w.app.table.rules.powers())[1])
	want(t, "taps", w.taps, 2)
	want(t, "the card is over the home page of the rules", w.app.table.rules.stack.Depth(), 2)
	want(t, "the entry is covered", w.app.table.entry.root.Visible() && w.app.table.aside.Visible(), false)
	w.app.table.rules.do.close()
	want(t, "the entry is back", w.app.table.aside.Visible(), true)
	want(t, "typed", digits(w.app.table.half.Entry), "7 ")
}

func TestEscapeLeadsBackThroughTheRules(t *testing.T) {
	w := walk(t)
	w.begin(to100, "Ann", "Ben")
	w.keys("h")
	w.tap(tiles(w.app.table.rules.powers())[0])
	w.press(fyne.KeyEscape)
	want(t, "at the first page", w.app.table.rules.stack.Depth(), 1)
	w.press(fyne.KeyEscape)
	want(t, "closed", w.app.table.rules == nil && w.app.table.sheet.page.Visible(), true)
}

func TestTheRulesAreThoseOfThisTable(t *testing.T) {
	w := walk(t)
	w.begin(engine.House{engine.WrongCallPenalty: "10"}, "Ann", "Ben")
	w.keys("h")
	for _, h := range w.app.table.rules.book.HouseRules() {
		if h.Key == engine.WrongCallPenalty && (!h.Changed || h.Value != "10 points") {
			t.Errorf("the book says %q", h.Value)
		}
	}
}

func TestSearchingAnswersAsOneTypes(t *testing.T) {
	w := walk(t)
	w.begin(to100, "Ann", "Ben")
	w.keys("h")
	w.app.table.rules.search.SetText("what does swap do")
	hits := w.app.table.rules.book.Search("what does swap do")
	if len(hits) == 0 || hits[0].Title != "Swap" {
		t.Fatalf("found %v", hits)
	}
	w.app.table.rules.show(hits[0])
	want(t, "the answer is open", w.app.table.rules.stack.Depth(), 2)
}

// TestEveryPageOfEveryBookCanBeOpened draws all there is to be drawn.
func TestEveryPageOfEveryBookCanBeOpened(t *testing.T) {
	w := walk(t)
	for _, r := range engine.Variants() {
		t.Run(r.ID, func(t *testing.T) {
			table, err := engine.NewRuleset(r.ID, nil)
			if err != nil {
				t.Fatal(err)
			}
			p := newRulesPane(table, w.app.look, rulesActions{close: func() {}})
			w.window.SetContent(p.root)
			pages := []*widgets.Page{p.homePage(), p.cardsPage(), p.questionsPage(), p.housePage(), p.comparePage()}
			for _, c := range p.book.Chapters {
				pages = append(pages, p.chapterPage(c))
			}
			for _, c := range p.book.Cards() {
				pages = append(pages, p.cardPage(c))
			}
			for _, q := range p.book.Questions() {
				pages = append(pages, p.questionPage(q))
			}
			for _, page := range pages {
				p.open(page)
				if page.Size().Height < 100 {
					t.Error("a page is not shown")
				}
				p.back()
			}
		})
	}
}

func TestAllPlacesOfACardHaveAName(t *testing.T) {
	seen := map[string]bool{}
	for at := rulesref.DrawPile; at <= rulesref.AnyLine; at++ {
		seen[placeName(at)] = true
	}
	want(t, "names", len(seen), int(rulesref.AnyLine)+1)
}

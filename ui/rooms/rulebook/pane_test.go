package rulebook

import (
	"testing"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/uitest"
	"tabby/internal/words/languages"
	"tabby/rulesref"
	"tabby/ui/kit/look"
	"tabby/ui/kit/widgets"
)

// TestEveryPageCanBeOpened opens every page of every book.
func TestEveryPageCanBeOpened(t *testing.T) {
	u := uitest.New(t)
	u.App.Settings().SetTheme(look.NewTheme(look.Appearance{Mode: look.Light, TextScale: 1}))
	for _, r := range assault.Few(3, engine.Variants()) {
		t.Run(r.ID, func(t *testing.T) {
			table, err := engine.NewRuleset(r.ID, nil)
			if err != nil {
				t.Fatal(err)
			}
			p := New(languages.English(), table, Actions{Close: func() {}})
			u.Window.SetContent(p.Content())
			pages := []*widgets.Page{p.homePage(), p.cardsPage(), p.questionsPage(), p.housePage()}
			for _, c := range p.book.Chapters {
				pages = append(pages, p.chapterPage(c))
			}
			for _, c := range p.book.Contents() {
				if chapterSigns[c.ID] == "" {
					t.Errorf("chapter %s has no icon", c.ID)
				}
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
				p.GoBack()
			}
		})
	}
}

func TestTheSearchFieldKeepsItsPlace(t *testing.T) {
	u := uitest.New(t)
	u.App.Settings().SetTheme(look.NewTheme(look.Appearance{Mode: look.Light, TextScale: 1}))
	table, err := engine.NewRuleset("rat-a-tat-cat", nil)
	if err != nil {
		t.Fatal(err)
	}
	p := New(languages.English(), table, Actions{Close: func() {}})
	u.Window.SetContent(p.Content())
	u.Window.Resize(uitest.Phone())
	at := func() fyne.Position { return fyne.CurrentApp().Driver().AbsolutePositionForObject(p.search) }
	before := at()
	p.search.SetText("s")
	uitest.Want(t, "place of the field", at(), before)
}

func TestPlacesOfACardHaveDifferentNames(t *testing.T) {
	seen := map[string]bool{}
	for at := rulesref.DrawPile; at <= rulesref.AnyLine; at++ {
		seen[at.In(languages.English())] = true
	}
	uitest.Want(t, "names", len(seen), int(rulesref.AnyLine)+1)
}

// TestSearchIsEmptiedByATap holds that what was typed goes by one tap, and that another game is found by its name.
func TestSearchIsEmptiedByATap(t *testing.T) {
	u := uitest.New(t)
	u.App.Settings().SetTheme(look.NewTheme(look.Appearance{Mode: look.Light, TextScale: 1}))
	table, err := engine.NewRuleset("rat-a-tat-cat", nil)
	if err != nil {
		t.Fatal(err)
	}
	w := languages.English()
	p := New(w, table, Actions{Close: func() {}})
	u.Window.SetContent(p.Content())
	uitest.Want(t, "a button that empties an empty field", u.Offers(w.Rulebook.Empty), false)
	p.search.SetText("cabo")
	u.Tap("Cabo")
	uitest.Want(t, "the game that was opened", p.book.Ruleset.Rules.ID, "cabo")
	uitest.Want(t, "what is typed", p.search.Text(), "cabo")
	u.Tap(w.Rulebook.Empty)
	uitest.Want(t, "what is typed", p.search.Text(), "")
}

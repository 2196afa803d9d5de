package ui

import (
	"fmt"

	"fyne.io/fyne/v2"

	"tabby/history/stats"
	"tabby/internal/chart"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// goPerson opens what the games say about one person.
func (a *App) goPerson(r stats.Report, i int) {
	l := r.People[i]
	page := widgets.NewPage(l.Name)
	page.SetBack("Back", func() { a.stack.Pop() })
	if _, known := a.known(l.Person); known {
		page.SetActions(widgets.NewIconButton(widgets.IconEdit, "Rename or merge", func() { a.personMenu(l) }))
	}
	facts := []fyne.CanvasObject{}
	for _, f := range personFacts(l) {
		facts = append(facts, widgets.Row(widgets.SpaceMedium, 0, widgets.NewBody(f[0]), widgets.NewText(f[1], widgets.TextLook{Bold: true, Whole: true})))
	}
	drawn := widgets.Column(widgets.SpaceNone, widgets.NewHint("Drawing …"))
	page.SetBody(widgets.NewCard(facts...), widgets.Section("Rounds by points", drawn), widgets.Section("Head to head", duels(r, i)...))
	a.stack.Push(page)
	a.draw("rounds", func() chart.Chart { return chart.Rounds(l) }, func(o fyne.CanvasObject) {
		drawn.Objects = []fyne.CanvasObject{o}
		page.Refresh()
	})
}

// duels are how somebody did against each of the others.
func duels(r stats.Report, i int) []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for j, p := range r.Matrix()[i] {
		if p.Games == 0 || j == i {
			continue
		}
		text := fmt.Sprintf("%d ahead, %d behind, %d level", p.Ahead, p.Behind(), p.Level)
		all = append(all, widgets.Column(widgets.SpaceNone, widgets.NewText(r.People[j].Name, widgets.TextLook{Bold: true}), widgets.NewHint(text)))
	}
	return all
}

// personMenu renames somebody, or makes two entries of one person one.
func (a *App) personMenu(l stats.Line) {
	page := widgets.NewPage(l.Name)
	page.SetBack("Back", func() { a.stack.Pop() })
	name := widgets.NewTextField("Name")
	name.SetText(l.Name)
	rename := func(string) {
		if err := a.store.Rename(l.Person, name.Text()); err != nil {
			name.SetError(words.Explain(err))
			return
		}
		a.peopleAgain()
	}
	name.OnSubmitted = rename
	others := widgets.Flow(widgets.SpaceSmall)
	for _, p := range a.people {
		if p.ID != l.Person {
			others.Add(widgets.NewPersonChip(markOf(p), p.Name, func() { a.merge(l, p) }))
		}
	}
	page.SetBody(name, widgets.NewButton(widgets.Primary, "Rename", func() { rename("") }),
		widgets.Section("Is the same person as", others))
	a.stack.Push(page)
}

// merge makes two entries of one person one, and offers to take it back.
func (a *App) merge(l stats.Line, into Person) {
	widgets.NewConfirm(widgets.ConfirmWords{
		Title: l.Name + " is " + into.Name, Accept: "Merge", Cancel: "Not so",
		Text: "All games of " + l.Name + " count for " + into.Name + " from now on.",
	}, func() {
		if a.refused(a.store.Merge(l.Person, into.ID)) {
			return
		}
		a.peopleAgain()
		a.toasts.Offer("They are one person now.", "Undo", func() {
			if !a.refused(a.store.Part(l.Person)) {
				a.peopleAgain()
			}
		})
	}).Open(a.window.Canvas())
}

// peopleAgain opens the list of people as it is now.
func (a *App) peopleAgain() {
	a.goHome()
	a.goPeople()
}

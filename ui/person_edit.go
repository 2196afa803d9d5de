package ui

import (
	"fyne.io/fyne/v2"

	"tabby/ui/widgets"
	"tabby/ui/words"
)

// editPerson opens what can be changed about somebody: their name, how they look,
// whether they play, and who else they are.
func (a *App) editPerson(p Person) {
	page := widgets.NewPage(p.Name)
	page.SetBack("Back", func() { a.stack.Pop() })
	name := widgets.NewTextField("Name")
	name.SetText(p.Name)
	rename := func(string) {
		if err := a.store.Rename(p.ID, name.Text()); err != nil {
			name.SetError(words.Explain(err))
			return
		}
		a.peopleAgain()
	}
	name.OnSubmitted = rename
	body := []fyne.CanvasObject{
		name, widgets.NewButton(widgets.Primary, "Rename", func() { rename("") }),
	}
	body = append(body, a.lookSections(p, page.Refresh)...)
	body = append(body, widgets.Section("Plays", a.retireToggle(p)))
	same, others := widgets.NewHint("Everybody known has played with "+p.Name+", and so is somebody else."), a.others(p)
	if len(others) > 0 {
		same.SetText("Whoever has played with " + p.Name + " is somebody else, and not offered.")
	}
	body = append(body, widgets.Section("Is the same person as", append(others, same)...))
	page.SetBody(body...)
	a.stack.Push(page)
}

// retireToggle says whether somebody is offered for new games.
func (a *App) retireToggle(p Person) fyne.CanvasObject {
	t := widgets.NewToggle("Retired", "Stays in the statistics, and is not offered for new games.", func(on bool) { a.retire(p, on) })
	t.SetOn(p.Retired)
	return t
}

// others are those who may be the same person; tapping one makes the two one.
func (a *App) others(p Person) []fyne.CanvasObject {
	strangers, err := a.store.Strangers(p.ID)
	a.refused(err)
	var all []fyne.CanvasObject
	for _, other := range strangers {
		all = append(all, widgets.NewPersonChip(markOf(other), other.Name, func() { a.merge(p, other) }))
	}
	if len(all) > 0 {
		all = []fyne.CanvasObject{widgets.Flow(widgets.SpaceSmall, all...)}
	}
	return all
}

// retire says that somebody does not play any more, or plays again, and offers
// to take it back.
func (a *App) retire(p Person, retired bool) {
	if a.refused(a.store.Retire(p.ID, retired)) {
		return
	}
	a.peopleAgain()
	said := p.Name + " is offered for new games again."
	if retired {
		said = p.Name + " is retired, and stays in the statistics."
	}
	a.toasts.Offer(said, "Undo", func() {
		if !a.refused(a.store.Retire(p.ID, !retired)) {
			a.peopleAgain()
		}
	})
}

// merge makes two entries of one person one, and offers to take it back.
func (a *App) merge(p, into Person) {
	widgets.NewConfirm(widgets.ConfirmWords{
		Title: p.Name + " is " + into.Name, Accept: "Merge", Cancel: "Not so",
		Text: "All games of " + p.Name + " count for " + into.Name + " from now on.",
	}, func() {
		if a.refused(a.store.Merge(p.ID, into.ID)) {
			return
		}
		a.peopleAgain()
		a.toasts.Offer("They are one person now.", "Undo", func() {
			if !a.refused(a.store.Part(p.ID)) {
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

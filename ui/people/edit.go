package people

import (
	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/ui/frame"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// editPerson opens what can be changed about somebody: their name, how they look,
// whether they play, and who else they are.
func (r *Room) editPerson(p history.Person) {
	page := widgets.NewPage(p.Name)
	page.SetBack("Back", func() { r.Back() })
	name := widgets.NewTextField("Name")
	name.SetText(p.Name)
	rename := func(string) {
		undo, err := r.Do(history.Rename{Person: p.ID, Name: name.Text()})
		if err != nil {
			name.SetError(words.Explain(err))
			return
		}
		r.peopleAgain()
		r.OfferUndo(undo, p.Name+" has another name now.", r.peopleAgain)
	}
	name.OnSubmitted = rename
	body := []fyne.CanvasObject{
		name, widgets.NewButton(widgets.Primary, "Rename", func() { rename("") }),
	}
	body = append(body, r.BadgeSections(p, page.Refresh)...)
	body = append(body, widgets.Section("Plays", r.retireToggle(p)))
	same, others := widgets.NewHint("Everybody known has played with "+p.Name+", and so is somebody else."), r.others(p)
	if len(others) > 0 {
		same.SetText("Whoever has played with " + p.Name + " is somebody else, and not offered.")
	}
	body = append(body, widgets.Section("Is the same person as", append(others, same)...))
	page.SetBody(body...)
	r.Show(page)
}

// retireToggle says whether somebody is offered for new games.
func (r *Room) retireToggle(p history.Person) fyne.CanvasObject {
	t := widgets.NewToggle("Retired", "Stays in the statistics, and is not offered for new games.", func(on bool) { r.retire(p, on) })
	t.SetOn(p.Retired)
	return t
}

// others are those who may be the same person; tapping one makes the two one.
func (r *Room) others(p history.Person) []fyne.CanvasObject {
	strangers, err := r.store.Strangers(p.ID)
	r.Refused(err)
	var all []fyne.CanvasObject
	for _, other := range strangers {
		all = append(all, widgets.NewPersonChip(frame.BadgeOf(other), other.Name, func() { r.merge(p, other) }))
	}
	if len(all) > 0 {
		all = []fyne.CanvasObject{widgets.Flow(widgets.SpaceSmall, all...)}
	}
	return all
}

// retire says that somebody does not play any more, or plays again, and offers
// to take it back.
func (r *Room) retire(p history.Person, retired bool) {
	said := p.Name + " is offered for new games again."
	if retired {
		said = p.Name + " is retired, and stays in the statistics."
	}
	r.Change(history.Retire{Person: p.ID, Retired: retired}, said, r.peopleAgain)
}

// merge makes two entries of one person one, and offers to take it back.
func (r *Room) merge(p, into history.Person) {
	widgets.NewConfirm(widgets.ConfirmWords{
		Title: p.Name + " is " + into.Name, Accept: "Merge", Cancel: "Not so",
		Text: "All games of " + p.Name + " count for " + into.Name + " from now on.",
	}, func() {
		r.Change(history.Merge{Entry: p.ID, Into: into.ID}, "They are one person now.", r.peopleAgain)
	}).Open(r.Canvas())
}

// peopleAgain opens the list of people as it is now.
func (r *Room) peopleAgain() {
	r.Home()
	r.OpenEveryone()
}

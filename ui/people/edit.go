package people

import (
	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/ui/frame"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// editPerson opens what can be changed of a person: the name, the badge, whether they
// have retired, and whether they are another person as well.
func (r *Room) editPerson(p history.Person) {
	page := r.NewPage(p.Name)
	name := widgets.NewTextField("Name")
	name.SetText(p.Name)
	rename := func(string) {
		undo, err := r.Do(history.Rename{Person: p.ID, Name: name.Text()})
		if err != nil {
			name.SetError(words.Explain(err))
			return
		}
		r.reopen()
		r.OfferUndo(undo, p.Name+" has another name now.", r.reopen)
	}
	name.OnSubmitted = rename
	retired := widgets.NewToggle("Retired", "Stays in the statistics, and is not offered for new games.", func(on bool) { r.retire(p, on) })
	retired.SetOn(p.Retired)
	body := []fyne.CanvasObject{name, widgets.NewButton(widgets.Primary, "Rename", func() { rename("") })}
	body = append(body, r.BadgeSections(p, page.Refresh)...)
	body = append(body, widgets.Section("Plays", retired), widgets.Section("Is the same person as", r.others(p)...))
	page.SetBody(body...)
	r.Open(page)
}

// others returns the people who may be the same person, to merge with, and why the
// others are not there.
func (r *Room) others(p history.Person) []fyne.CanvasObject {
	strangers, err := r.store.Strangers(p.ID)
	r.Refused(err)
	if len(strangers) == 0 {
		return []fyne.CanvasObject{widgets.NewHint("Everybody known has played with " + p.Name + ", and so is somebody else.")}
	}
	chips := widgets.Flow(widgets.SpaceSmall)
	for _, other := range strangers {
		chips.Add(widgets.NewPersonChip(frame.BadgeOf(other), other.Name, func() { r.merge(p, other) }))
	}
	return []fyne.CanvasObject{chips, widgets.NewHint("Whoever has played with " + p.Name + " is somebody else, and not offered.")}
}

// retire retires a person or takes that back, with undo.
func (r *Room) retire(p history.Person, retired bool) {
	said := p.Name + " is offered for new games again."
	if retired {
		said = p.Name + " is retired, and stays in the statistics."
	}
	r.Change(history.Retire{Person: p.ID, Retired: retired}, said, r.reopen)
}

// merge makes two entries one person, with undo, after a question.
func (r *Room) merge(p, into history.Person) {
	r.Ask(widgets.ConfirmWords{
		Title: p.Name + " is " + into.Name, Accept: "Merge", Cancel: "Not so",
		Text: "All games of " + p.Name + " count for " + into.Name + " from now on.",
	}, func() {
		r.Change(history.Merge{Entry: p.ID, Into: into.ID}, "They are one person now.", r.reopen)
	})
}

// reopen opens the list of people as it is now.
func (r *Room) reopen() {
	r.Home()
	r.OpenEveryone()
}

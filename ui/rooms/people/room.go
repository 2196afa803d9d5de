// Package people shows the statistics of people, and changes a person's name, cat and colour.
package people

import (
	"slices"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/history/stats"
	"tabby/internal/draw/badges"
	"tabby/internal/words"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
)

// A Room shows statistics of people, and changes people.
type Room struct {
	*frame.Navigator
	*frame.Screen
	*frame.Messenger
	*frame.Changer
	*frame.Roster
	*frame.Settings
	*frame.Sharer
	frame.World

	store Store
}

// New returns the room of people.
func New(f *frame.Frame, store Store) *Room {
	return &Room{f.Navigator, f.Screen, f.Messenger, f.Changer, f.Roster, f.Settings, f.Sharer, f.World, store}
}

// A Store counts games and knows people.
type Store interface {
	// Statistics counts games. It may take seconds and may be called from any
	// goroutine.
	Statistics(stats.Query, history.Work) (stats.Report, error)
	// Strangers returns the people who have never played with a person, and so may be
	// the same person.
	Strangers(person string) ([]history.Person, error)
	// Nights returns the evenings on which games were played, the newest first. It may be called
	// from any goroutine.
	Nights(history.NightPage) ([]history.Night, error)
}

// editPerson opens what can be changed of a person: the name, the badge, whether they
// have retired, and whether they are another person as well.
func (r *Room) editPerson(p history.Person) {
	w := r.Words.People
	page := r.NewPage(p.Name)
	name := widgets.NewTextField(w.Name)
	name.SetText(p.Name)
	rename := func(string) {
		undo, err := r.Do(history.Rename{Person: p.ID, Name: name.Text()})
		if err != nil {
			name.SetError(r.Words.Refusals.Explain(err))
			return
		}
		r.reopen()
		r.OfferUndo(undo, w.Renamed(p.Name), r.reopen)
	}
	name.OnSubmitted = rename
	retired := widgets.NewToggle(w.Retired, w.RetiredHint, func(on bool) { r.retire(p, on) })
	retired.SetOn(p.Retired)
	body := []fyne.CanvasObject{name, widgets.NewButton(widgets.Secondary, w.Rename, func() { rename("") })}
	body = append(body, r.BadgeSections(p, page.Refresh)...)
	body = append(body, widgets.Section(w.Plays, retired), widgets.Section(w.SameAs, r.others(p)...))
	page.SetBody(body...)
	r.Open(page)
}

// others returns the people who may be the same person, to merge with, and why the rest are left
// out.
func (r *Room) others(p history.Person) []fyne.CanvasObject {
	strangers, err := r.store.Strangers(p.ID)
	r.Refused(err)
	strangers = slices.DeleteFunc(strangers, frame.IsComputer)
	if len(strangers) == 0 {
		return []fyne.CanvasObject{widgets.NewHint(r.Words.People.NoStrangers(p.Name))}
	}
	chips := widgets.Flow(widgets.SpaceSmall)
	for _, other := range strangers {
		chips.Add(widgets.NewPersonChip(badges.Of(other), other.Name, func() { r.merge(p, other) }))
	}
	return []fyne.CanvasObject{chips, widgets.NewHint(r.Words.People.SomeStrangers(p.Name))}
}

// retire retires a person or takes that back, with undo.
func (r *Room) retire(p history.Person, retired bool) {
	r.Change(history.Retire{Person: p.ID, Retired: retired}, r.Words.People.RetiredNow(p.Name, retired), r.reopen)
}

// merge makes two entries one person, with undo, after a question.
func (r *Room) merge(p, into history.Person) {
	w := r.Words.People
	title, text := w.MergeTitle(p.Name, into.Name), w.MergeText(p.Name, into.Name)
	r.Ask(widgets.ConfirmWords{Title: title, Text: text, Accept: w.Merge, Cancel: w.NotSo}, func() {
		r.Change(history.Merge{Entry: p.ID, Into: into.ID}, w.OnePerson, r.reopen)
	})
}

// reopen opens the list of people as it is now.
func (r *Room) reopen() {
	r.Home()
	r.OpenEveryone()
}

// A namesPage lays people of one name, or of one seat, side by side, each pair once. Whoever has never played with
// the other is taken for the same person unless somebody says otherwise.
type namesPage struct {
	*widgets.Page
}

// Route leads back to the page.
func (namesPage) Route() frame.Route { return frame.NamesRoom.Route() }

// OpenNames opens the people of one name, or of one seat.
func (r *Room) OpenNames() {
	all, w := r.Namesakes(), r.Words.People
	if len(all) == 0 {
		r.OpenEveryone()
		return
	}
	page := namesPage{r.NewPage(w.SameName)}
	two := map[string]bool{} // who was said to be another person, by ID
	body := []fyne.CanvasObject{widgets.NewBody(w.SameNameHint)}
	for _, n := range all {
		games := r.Words.Joined([]string{r.Words.Count(n.Into.Games, words.Game), r.Words.Count(n.Games, words.Game)})
		name := n.Into.Name
		if !scoring.SameName(name, n.Name) {
			name = r.Words.Joined([]string{name, n.Name})
		}
		if n.Apart > 0 {
			body = append(body, widgets.NewText(name, widgets.TextStyle{Bold: true}), widgets.NewHint(w.TwoPeople))
			continue
		}
		same := widgets.NewToggle(name, games, func(on bool) { two[n.ID] = !on })
		same.SetOn(true)
		body = append(body, same)
	}
	body = append(body, widgets.NewButton(widgets.Primary, w.SettleNames, func() {
		says := history.SettleNames(all, func(n history.Namesake) bool { return !two[n.ID] })
		r.Change(says, w.NamesSettled, r.reopen)
	}))
	page.SetBody(body...)
	r.Open(page)
}

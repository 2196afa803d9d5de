package people

import (
	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/internal/words"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
)

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

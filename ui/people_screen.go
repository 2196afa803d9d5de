package ui

import (
	"fmt"
	"math"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/history/stats"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// goPeople opens what all games together say about those who played them.
func (a *App) goPeople() {
	people, err := a.store.People()
	if a.refused(err) {
		return
	}
	a.people = people
	page := widgets.NewPage("People")
	page.SetBack("Back", a.back)
	var show func(variant string)
	show = func(variant string) {
		choice := variantChips(variant, show)
		page.SetBody(choice, widgets.NewHint("Counting …"))
		a.statistics(stats.Wish{Variant: variant}, func(r stats.Report, err error) {
			if a.refused(err) {
				return
			}
			page.SetBody(append([]fyne.CanvasObject{choice}, a.standings(r)...)...)
		})
	}
	show("")
	a.stack.Push(page)
}

// statistics counts the games wanted, away from the screen.
func (a *App) statistics(w stats.Wish, then func(stats.Report, error)) {
	var r stats.Report
	var err error
	a.time.Away(func() { r, err = a.store.Statistics(w) }, func() { then(r, err) })
}

// variantChips is the choice of what was played.
func variantChips(now string, chosen func(string)) fyne.CanvasObject {
	row := widgets.Flow(widgets.SpaceTiny)
	add := func(id, name string) {
		chip := widgets.NewChip(name, func() { chosen(id) })
		chip.SetSelected(id == now)
		row.Add(chip)
	}
	add("", "All games")
	for _, r := range engine.Variants() {
		add(r.ID, r.Name)
	}
	return row
}

// standings are the people who played, who wins most first.
func (a *App) standings(r stats.Report) []fyne.CanvasObject {
	if len(r.People) == 0 {
		return []fyne.CanvasObject{widgets.NewHint("No game has been finished yet.")}
	}
	all := []fyne.CanvasObject{widgets.NewHint(fmt.Sprintf("%s, %s.", words.Count(r.Games, "game"), words.Count(r.Rounds, "round")))}
	for i, l := range r.People {
		name := widgets.NewText(l.Name, widgets.TextLook{Bold: true, Lines: 1})
		text := widgets.Column(widgets.SpaceNone, name, widgets.NewHint(standing(l)))
		wins := widgets.NewText(fmt.Sprint(l.Wins), widgets.TextLook{Size: widgets.SizeName, Bold: true, Whole: true})
		line := widgets.Row(widgets.SpaceMedium, 1, a.personMark(l), text, wins, caption(plural(l.Wins, "win")))
		all = append(all, widgets.NewTile(widgets.Carded, line, func() { a.goPerson(r, i) }))
	}
	return all
}

func plural(n int, thing string) string {
	if n == 1 {
		return thing
	}
	return thing + "s"
}

// standing is the line below a name.
func standing(l stats.Line) string {
	return fmt.Sprintf("%s, %s of them won; %.1f a round", words.Count(l.Games, "game"), percent(l.Wins, l.Games), l.Average)
}

// percent says a share of something.
func percent(part, whole int) string {
	if whole == 0 {
		return "none"
	}
	return fmt.Sprintf("%d %%", int(math.Round(100*float64(part)/float64(whole))))
}

// personMark is how somebody is told apart.
func (a *App) personMark(l stats.Line) fyne.CanvasObject {
	p, ok := a.known(l.Person)
	if !ok {
		p = Person{Name: l.Name}
	}
	return widgets.NewMarkView(markOf(p), rowMarkSide)
}

// personFacts are what is told of a person, each with its number.
func personFacts(l stats.Line) [][2]string {
	facts := [][2]string{
		{"Games", fmt.Sprint(l.Games)},
		{"Wins", fmt.Sprintf("%d (%s)", l.Wins, percent(l.Wins, l.Games))},
		{"Average place", fmt.Sprintf("%.1f", l.Place)},
		{"Average round", fmt.Sprintf("%.1f", l.Average)},
		{"Best round", moment(l.Best)},
		{"Worst round", moment(l.Worst)},
		{"Calls that were right", fmt.Sprintf("%d of %d", l.CallsWon, l.Calls)},
	}
	if l.Calls > 0 {
		facts = append(facts, [2]string{"Average hand when calling", fmt.Sprintf("%.1f", l.CallHand)})
	}
	facts = append(facts,
		[2]string{"Games won in a row", fmt.Sprint(l.Longest)},
		[2]string{"Narrowest escape", moment(l.Escape)},
		[2]string{"Points behind, and won", moment(l.Comeback)})
	if l.Rating.Known() {
		facts = append(facts, [2]string{"Rating", fmt.Sprintf("%.1f ± %.1f", l.Rating.Mu, l.Rating.Sigma)})
	}
	return facts
}

// moment says a number that is told of one game, if there is one.
func moment(m stats.Moment) string {
	if m.Game == "" {
		return "–"
	}
	return fmt.Sprint(m.Points)
}

package people

import (
	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/history/stats"
	"tabby/internal/words"
	"tabby/ui/frame"
	"tabby/ui/kit/cat"
	"tabby/ui/kit/widgets"
)

// A seasonPage shows the table of a season.
type seasonPage struct {
	*widgets.Page

	room *Room
	now  stats.Season
}

// openSeason opens the season of today.
func (r *Room) openSeason() {
	if !r.LoadPeople() {
		return
	}
	p := &seasonPage{room: r, Page: r.NewPage("")}
	p.SetWide()
	r.Open(p)
	p.show(r.today())
}

// today returns the day of the present evening.
func (r *Room) today() string { return stats.Evening(r.Now()) }

// show counts the games of the season of a day and shows its table.
func (p *seasonPage) show(day string) {
	w := p.room.Words.Statistics
	begun, err := p.room.store.Seasons()
	if p.room.Refused(err) {
		return
	}
	s := stats.SeasonOf(begun, day)
	p.now = s
	p.SetTitle(w.SeasonName(s, p.room.Now()), "")
	p.SetFooter(p.change(s)...)
	p.SetBody(widgets.NewHint(w.Counting))
	frame.Load(p.room.Messenger, func() (stats.Report, error) {
		return p.room.store.Statistics(s.Query(), history.Work{})
	}, func(r stats.Report) {
		if s == p.now {
			p.SetBody(p.table(r)...)
		}
	})
}

// others returns the buttons that lead to the seasons before and after, as far as there are any.
func (p *seasonPage) others() fyne.CanvasObject {
	w := p.room.Words.Statistics
	all := widgets.Columns(widgets.HalfPhone, widgets.SpaceSmall,
		widgets.NewButton(widgets.Secondary, w.SeasonBefore, func() { p.show(p.now.Before()) }))
	if after := p.now.After(); after != "" && after <= p.room.today() {
		all.Add(widgets.NewButton(widgets.Secondary, w.SeasonAfter, func() { p.show(after) }))
	}
	return all
}

// change returns the button that begins a season today, or takes the beginning of this one back.
func (p *seasonPage) change(s stats.Season) []fyne.CanvasObject {
	w, today := p.room.Words.Statistics, p.room.today()
	show := func() { p.show(p.room.today()) }
	var all []fyne.CanvasObject
	if s.ByHand {
		all = append(all, widgets.NewIconTextButton(widgets.Secondary, widgets.IconUndo, w.ForgetSeason, func() {
			p.room.Change(history.BeginSeason{Day: s.From}, w.SeasonGone, show)
		}))
	}
	if s.From < today && (s.To == "" || s.To >= today) {
		all = append(all, widgets.NewIconTextButton(widgets.Primary, widgets.IconTrophy, w.BeginSeason, func() {
			p.room.Change(history.BeginSeason{Day: p.room.today(), Begins: true}, w.SeasonBegun, show)
		}))
	}
	if len(all) == 2 {
		return []fyne.CanvasObject{widgets.Pair(widgets.SpaceSmall, all[0], all[1])}
	}
	return all
}

// table returns the people of a season, who has won most first.
func (p *seasonPage) table(r stats.Report) []fyne.CanvasObject {
	w := p.room.Words
	if len(r.People) == 0 {
		return []fyne.CanvasObject{cat.Nothing(cat.Curled, w.Statistics.NoneInSeason), p.others(), widgets.NewHint(w.Statistics.SeasonHint)}
	}
	rows := widgets.Column(widgets.SpaceSmall)
	for i, l := range r.People {
		tile := p.row(l, r.Rank(i))
		tile.OnTapped = func() { p.room.openPerson(personOf(l, p.room.People()), p.selection()) }
		rows.Add(tile)
	}
	return []fyne.CanvasObject{widgets.NewHint(w.Statistics.Counted(r)), rows, p.others(), widgets.NewHint(w.Statistics.SeasonHint)}
}

// selection returns the games of the season as other pages choose them.
func (p *seasonPage) selection() selection {
	return selection{Query: p.now.Query(), Period: words.OwnPeriod}
}

// row returns the tile of a person: the place, and how many games, wins and trophies.
func (p *seasonPage) row(l stats.Line, place int) *widgets.Tile {
	w := p.room.Words
	who := personOf(l, p.room.People())
	if widgets.LargeText() { // there is no room for large numbers
		return personTile(w, who, w.Statistics.SeasonLine(l))
	}
	line := widgets.Row(widgets.SpaceMedium, 1, badge(who, personBadge), nameAnd(w, who, w.Place(place)),
		number(w, l.Games, words.Game), number(w, l.Wins, words.Win), number(w, l.Awarded(), words.TrophyWon))
	return widgets.NewTile(widgets.Carded, widgets.Inset(widgets.SpaceNone, widgets.SpaceSmall, line), nil)
}

// number returns a large number above what it counts, as wide as any.
func number(w *words.Language, n int, of words.Thing) fyne.CanvasObject {
	text := widgets.NewText(w.Figure(n), widgets.TextStyle{Size: widgets.SizeHeading, Bold: true, Whole: true, Align: fyne.TextAlignCenter})
	return atLeast(widgets.Column(widgets.SpaceNone, text, widgets.NewCaption(w.Things(n, of))), w.Things(2, of))
}

package people

import (
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/history"
	"tabby/history/stats"
	"tabby/internal/draw/badges"
	"tabby/internal/words"
	"tabby/ui/frame"
	"tabby/ui/kit/cat"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
)

// A yearPage is the story of a year: who won most, when games were played, who met whom,
// and the records.
type yearPage struct {
	*widgets.Page

	room *Room
	year int
}

// OpenYear opens the story of a year, given in digits.
func (r *Room) OpenYear(year string) {
	n, err := strconv.Atoi(year)
	if err != nil || !r.LoadPeople() {
		return // a route of another version
	}
	y := &yearPage{room: r, year: n, Page: r.NewPage("")}
	y.SetWide()
	r.Open(y)
	y.show(n)
}

// Route leads back to the year.
func (y *yearPage) Route() frame.Route {
	return frame.YearRoom.Route(strconv.Itoa(y.year))
}

// show counts the games of a year and shows its story.
func (y *yearPage) show(year int) {
	y.year = year
	w := y.room.Words.Statistics
	y.SetTitle(w.OurYear(year), "")
	y.SetActions()
	y.SetFooter()
	y.SetBody(widgets.NewHint(w.Counting))
	now := stats.OnEvening(y.room.Now()).Year()
	frame.Load(y.room.Messenger, func() (c countedYear, err error) {
		if c.Report, err = y.room.store.Statistics(stats.InYear(year), history.Work{}); err == nil {
			c.before, err = y.room.yearBefore(year)
		}
		for later := year + 1; later <= now && c.after == 0 && err == nil; later++ {
			if c.after, err = y.room.yearBefore(later + 1); c.after <= year {
				c.after = 0
			}
		}
		return c, err
	}, func(c countedYear) {
		if year == y.year {
			y.SetActions(y.other(c.before), y.other(c.after))
			y.tell(c.Report)
		}
	})
}

// A countedYear is what was counted, and the years before and after with games, or 0.
type countedYear struct {
	stats.Report

	before, after int
}

// yearBefore returns the latest year before another one in which there are games, or 0.
func (r *Room) yearBefore(year int) (int, error) {
	nights, err := r.store.Nights(history.NightPage{Before: stats.InYear(year).From, Limit: 1})
	if err != nil || len(nights) == 0 {
		return 0, err
	}
	day, err := time.Parse(time.DateOnly, nights[0].Day)
	return day.Year(), err
}

// other returns the button that leads to another year, hidden if that is 0.
func (y *yearPage) other(year int) fyne.CanvasObject {
	b := widgets.NewButton(widgets.Quiet, strconv.Itoa(year), func() { y.show(year) })
	widgets.SetVisible(b, year != 0)
	return b
}

// tell shows the story of what was counted.
func (y *yearPage) tell(r stats.Report) {
	w := y.room.Words.Statistics
	if r.Games == 0 {
		y.SetBody(cat.Nothing(cat.Curled, w.NoneInYear))
		return
	}
	rest := widgets.Board(frame.ChartColumn, widgets.SpaceLarge, y.champions(r), y.standings(r), y.records(r), y.months(r))
	if len(r.Pairs) > 0 {
		rest.Add(y.rivalries(r))
	}
	story := widgets.NewText(w.YearStory(y.year, r), widgets.TextStyle{Size: widgets.SizeHeading, Bold: true})
	y.SetBody(widgets.NewCard(story), rest)
	y.SetFooter(widgets.NewIconTextButton(widgets.Primary, widgets.IconShare, w.ShareYear, func() {
		y.room.Share(w.ShareYear, frame.Shared{What: history.Subject{Year: y.year}, Words: w.YearInWords(y.year, r)})
	}))
	y.ScrollToTop()
}

// champions returns the card with those who won most on a podium.
func (y *yearPage) champions(r stats.Report) fyne.CanvasObject {
	w := y.room.Words.Statistics
	var stands []pictures.Stand
	for i, l := range r.People {
		if place := r.Rank(i); place <= 3 && l.Wins > 0 {
			p := personOf(l, y.room.People())
			stands = append(stands, pictures.Stand{Badge: badges.Of(p), Name: p.Name, Below: w.WonOf(l.Wins, l.Games), Place: place})
		}
	}
	heading, lines := widgets.NewHeading(w.WonMost), widgets.Column(widgets.SpaceSmall)
	if on := pictures.OnPodium(stands); len(on) > 1 {
		return widgets.NewCard(heading, pictures.NewStands(on))
	}
	for _, s := range stands { // nobody to stand beside, or too many
		if s.Place == 1 {
			lines.Add(pictures.NewWinner(s))
		}
	}
	return widgets.NewCard(heading, lines)
}

// standings returns the card with all people of the year, who has won most first. A tap opens
// what is counted of one in that year.
func (y *yearPage) standings(r stats.Report) fyne.CanvasObject {
	rows := widgets.Column(widgets.SpaceSmall)
	for i, l := range r.People {
		tile := widgets.NewTile(widgets.Bare, y.standing(l, r.Rank(i)), func() {
			y.room.openPerson(personOf(l, y.room.People()), selection{Query: stats.InYear(y.year), Period: words.OwnPeriod})
		})
		rows.Add(widgets.Outdent(tile))
	}
	return widgets.NewCard(widgets.NewHeading(y.room.Words.Statistics.Standings), rows)
}

// standing returns the row of a person: the place, and how many games, wins and trophies.
func (y *yearPage) standing(l stats.Line, place int) fyne.CanvasObject {
	w, who := y.room.Words, personOf(l, y.room.People())
	if widgets.LargeText() { // there is no room for large numbers
		return widgets.Row(widgets.SpaceMedium, 1, badge(who, widgets.RowBadge), nameAnd(w, who, w.Statistics.YearLine(l)))
	}
	return widgets.Row(widgets.SpaceSmall, 1, badge(who, widgets.RowBadge), nameAnd(w, who, w.Place(place)),
		number(w, l.Games, words.Game), number(w, l.Wins, words.Win), number(w, l.Awarded(), words.TrophyWon))
}

// number returns a large number above what it counts, as wide as any.
func number(w *words.Language, n int, of words.Thing) fyne.CanvasObject {
	text := widgets.NewText(w.Figure(n), widgets.TextStyle{Size: widgets.SizeHeading, Bold: true, Whole: true, Align: fyne.TextAlignCenter})
	return atLeast(widgets.Column(widgets.SpaceNone, text, widgets.NewCaption(w.Things(n, of))), w.Things(2, of))
}

// months returns the card with the days on which games were played, in the months that have
// any.
func (y *yearPage) months(r stats.Report) fyne.CanvasObject {
	const longest, wideGames = 31, 99
	w := y.room.Words
	most := 0
	for _, n := range r.Nights {
		most = max(most, n.Games)
	}
	rows := widgets.Column(widgets.SpaceTiny)
	for i, m := range r.Months(y.year) {
		if m.Games == 0 {
			continue
		}
		month := time.Month(i + 1)
		short := widgets.NewText(w.ShortMonth(month), widgets.TextStyle{Size: widgets.SizeSmall, Whole: true})
		games := widgets.NewText(w.Figure(m.Games), widgets.TextStyle{Size: widgets.SizeSmall, Bold: m.Games > 0, Whole: true, Align: fyne.TextAlignTrailing})
		row := widgets.Row(widgets.SpaceTiny, 1, atLeast(short, w.ShortMonth(time.May)), pictures.NewHeat(m.Days, longest, most), atLeast(games, w.Figure(wideGames)))
		rows.Add(pictures.NewFigure(w.Statistics.MonthLine(month, m.Games), row))
	}
	return widgets.NewCard(widgets.NewHeading(w.Statistics.WhenPlayed), rows, widgets.NewHint(w.Statistics.HeatHint))
}

// mostRivals is how many pairs of people a year shows.
const mostRivals = 3

// rivalries returns the card of those between whom it is closest.
func (y *yearPage) rivalries(r stats.Report) fyne.CanvasObject {
	w := y.room.Words
	rows := widgets.Column(widgets.SpaceLarge)
	for _, p := range stats.Rivals(r.Pairs, mostRivals) {
		a, b := personOf(r.People[p.A], y.room.People()), personOf(r.People[p.B], y.room.People())
		text := widgets.Column(widgets.SpaceTiny, widgets.NewText(w.Sentence(w.Statistics.Duel(r, p)), widgets.TextStyle{Size: widgets.SizeSmall}), duelMeter(p, a, b))
		rows.Add(widgets.Row(widgets.SpaceMedium, 1, badge(a, widgets.RowBadge), text, badge(b, widgets.RowBadge)))
	}
	return widgets.NewCard(widgets.NewHeading(w.Statistics.Rivals), rows)
}

// wideRecord is the number that the widest record has room for.
const wideRecord = 999

// records returns the card of the records, each beside its number.
func (y *yearPage) records(r stats.Report) fyne.CanvasObject {
	rows := widgets.Column(widgets.SpaceMedium)
	for _, record := range r.Records() {
		row := y.record(record, personOf(r.People[record.Person], y.room.People()))
		if record.Game == "" {
			rows.Add(row)
			continue
		}
		rows.Add(widgets.Outdent(widgets.NewTile(widgets.Bare, row, func() { y.room.Go(frame.GameRoom.Route(record.Game)) })))
	}
	return widgets.NewCard(widgets.NewHeading(y.room.Words.Statistics.Records), rows)
}

// record returns a record with its number and who holds it. Large text stands below both.
func (y *yearPage) record(record stats.Record, by history.Person) fyne.CanvasObject {
	w := y.room.Words
	ink := widgets.ColorFelt
	if record.Kind == stats.WorstRound {
		ink = widgets.ColorWarning
	}
	figure := widgets.NewText(w.Figure(record.Points), widgets.TextStyle{Size: widgets.SizeTotal, Bold: true, Whole: true, Color: ink, Align: fyne.TextAlignCenter})
	number := container.NewStack(container.New(asWide{widgets.SizeTotal, []string{w.Figure(wideRecord)}}), figure)
	text := widgets.Column(widgets.SpaceNone, widgets.NewText(by.Name, widgets.TextStyle{Bold: true, Lines: 2}), widgets.NewHint(w.Statistics.Record(record)))
	if widgets.LargeText() {
		return widgets.Column(widgets.SpaceTiny, widgets.Row(widgets.SpaceMedium, -1, badge(by, widgets.RowBadge), number), text)
	}
	return widgets.Row(widgets.SpaceMedium, 1, number, text, badge(by, widgets.RowBadge))
}

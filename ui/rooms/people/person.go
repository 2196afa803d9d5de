package people

import (
	"cmp"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"tabby/history"
	"tabby/history/stats"
	"tabby/history/trophy"
	"tabby/internal/draw/badges"
	"tabby/internal/draw/chart"
	"tabby/internal/words"
	"tabby/ui/frame"
	"tabby/ui/kit/cat"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
)

// A personPage shows the statistics of one person.
type personPage struct {
	*countedPage

	person history.Person
}

func (r *Room) openPerson(p history.Person, s selection) {
	page := &personPage{person: p}
	page.countedPage = r.newCountedPage(p.Name, page.body)
	page.above = page.retired
	page.SetListed(page.selector.Container)
	if _, known := r.Known(p.ID); known {
		page.SetActions(widgets.NewIconButton(widgets.IconEdit, r.Words.People.Change, func() { r.editPerson(page.person) }))
	}
	r.Open(page)
	page.show(s)
}

// Resume shows changes of the person since the page was left.
func (s *personPage) Resume() {
	if now, known := s.room.Known(s.person.ID); known && now != s.person {
		s.person = now
		s.show(s.selection())
	}
}

// retired returns a notice for a person who has retired, with a button to undo it.
func (s *personPage) retired() []fyne.CanvasObject {
	if !s.person.Retired {
		return nil
	}
	w := s.room.Words.People
	return []fyne.CanvasObject{widgets.NewNotice(widgets.Info, w.RetiredNotice,
		widgets.NewButton(widgets.Secondary, w.OfferAgain, func() { s.room.retire(s.person, false) }))}
}

// face returns the cat of the person, and the next one at a tap if the person is known.
func (s *personPage) face() fyne.CanvasObject {
	if _, known := s.room.Known(s.person.ID); known {
		return s.room.Cat(s.person, s.Resume)
	}
	return badge(s.person, largeBadge)
}

func (s *personPage) body(r stats.Report) []fyne.CanvasObject {
	w := s.room.Words
	i := lineOf(r, s.person)
	if i < 0 {
		return []fyne.CanvasObject{s.face(), cat.Nothing(cat.Curled, w.Statistics.NoneFinished)}
	}
	l := r.Comparable(i)
	cards := widgets.Board(listColumn, widgets.SpaceLarge, s.trophies(l), s.calls(l), s.places(l), s.duels(r, i))
	cards.Objects = append(cards.Objects, s.charts(l)...)
	cards.Add(widgets.NewCard(widgets.NewHeading(w.Statistics.Records), factRows(personFacts(w, l))))
	return []fyne.CanvasObject{s.summary(r, i, l), cards, widgets.NewHint(howCounted(w, r))}
}

// shortFact is how many characters of a number fit beside its name if the text is
// large; a longer one goes below.
const shortFact = 12

// factRows shows facts, each with its number.
func factRows(facts [][2]string) fyne.CanvasObject {
	rows := widgets.Column(widgets.SpaceMedium)
	for _, f := range facts {
		if len(f[1]) > shortFact && widgets.LargeText() {
			rows.Add(widgets.Column(widgets.SpaceNone, widgets.NewBody(f[0]), widgets.NewText(f[1], widgets.TextStyle{Bold: true})))
			continue
		}
		rows.Add(widgets.Row(widgets.SpaceMedium, 0, widgets.NewBody(f[0]), widgets.NewText(f[1], widgets.TextStyle{Bold: true, Whole: true})))
	}
	return rows
}

// charts returns the charts of a person, each on a card.
func (s *personPage) charts(l stats.Line) []fyne.CanvasObject {
	w := s.room.Words.Statistics
	if l.Rounds == 0 {
		return nil
	}
	text, points := w.RoundsLine(l), chart.Rounds(badges.Of(s.person), l, s.room.Words.Charts)
	return []fyne.CanvasObject{widgets.NewCard(widgets.NewHeading(w.RoundsByPoint), s.room.Picture(true, text, points), widgets.NewHint(text))}
}

// wideWins is how many wins a line beside the badge must have room for; narrower, it goes
// below.
const wideWins = 10

// summary returns the card with the badge of a person and their story in sentences.
func (s *personPage) summary(r stats.Report, i int, l stats.Line) fyne.CanvasObject {
	w := s.room.Words
	won := widgets.Column(widgets.SpaceSmall,
		widgets.NewText(w.Statistics.PersonStory(r, i), widgets.TextStyle{Size: widgets.SizeHeading, Bold: true}),
		atLeast(pictures.NewMeter(l.Games, pictures.Part{Size: l.Wins, Color: widgets.PersonColor(s.person.Colour)}), w.Statistics.WonOf(wideWins, wideWins)))
	return widgets.NewCard(widgets.Pair(widgets.SpaceLarge, s.face(), won))
}

// ringSide is the width of the ring of calls.
const ringSide = 120

// calls returns the card of a person's calls: how many were right, and how many wrong.
func (s *personPage) calls(l stats.Line) fyne.CanvasObject {
	w := s.room.Words
	heading := widgets.NewHeading(w.Statistics.Calls)
	if l.Calls == 0 {
		return widgets.NewCard(heading, cat.Nothing(cat.Curled, w.Statistics.NoCall))
	}
	right := widgets.NewText(w.Figure(l.CallsWon), widgets.TextStyle{Size: widgets.SizeName, Bold: true, Whole: true, Align: fyne.TextAlignCenter})
	middle := widgets.Column(widgets.SpaceNone, right, widgets.NewCaption(w.Statistics.OfCalls(l.Calls)))
	ring := pictures.NewRing(ringSide, middle,
		pictures.Part{Size: l.CallsWon, Color: widgets.ColorFelt}, pictures.Part{Size: l.CallsLost, Color: widgets.ColorWarning})
	whole := widgets.TextStyle{Whole: true} // goes below the ring where it does not fit
	key := widgets.Column(widgets.SpaceSmall,
		widgets.Row(widgets.SpaceSmall, 1, widgets.NewGlyph(widgets.IconCheck, widgets.ColorFelt), widgets.NewText(w.Statistics.CallsRight(l.CallsWon), whole)),
		widgets.Row(widgets.SpaceSmall, 1, widgets.NewGlyph(widgets.IconClose, widgets.ColorWarning), widgets.NewText(w.Statistics.CallsWrong(l.CallsLost), whole)))
	line := w.Statistics.CallsLine(l)
	return widgets.NewCard(heading, pictures.NewFigure(line, widgets.Pair(widgets.SpaceLarge, ring, key)), widgets.NewHint(line))
}

// places returns the card of how often a person came first, second and so on.
func (s *personPage) places(l stats.Line) fyne.CanvasObject {
	w := s.room.Words
	rows := widgets.Column(widgets.SpaceMedium)
	for i, n := range l.Places {
		bar := pictures.NewMeter(l.Games, pictures.Part{Size: n, Color: widgets.PersonColor(s.person.Colour)})
		place := widgets.NewText(w.Place(i+1), widgets.TextStyle{Whole: true})
		count := widgets.NewText(w.Figure(n), widgets.TextStyle{Bold: true, Whole: true, Align: fyne.TextAlignTrailing})
		rows.Add(widgets.Row(widgets.SpaceSmall, 1, atLeast(place, w.Place(2)), bar, atLeast(count, w.Figure(l.Games))))
	}
	return widgets.NewCard(widgets.NewHeading(w.Statistics.Places), rows)
}

// atLeast returns an object with at least the width of a text, so that what is beside it
// in several rows stands in columns.
func atLeast(o fyne.CanvasObject, text string) fyne.CanvasObject {
	return container.NewStack(container.New(asWide{widgets.SizeBody, []string{text}}), o)
}

// asWide is an empty layout as wide as the longest of some texts in bold.
type asWide struct {
	size  fyne.ThemeSizeName
	texts []string
}

func (asWide) Layout([]fyne.CanvasObject, fyne.Size) {}

func (a asWide) MinSize([]fyne.CanvasObject) fyne.Size {
	width := float32(0)
	for _, text := range a.texts {
		width = max(width, fyne.MeasureText(text, theme.Size(a.size), fyne.TextStyle{Bold: true}).Width)
	}
	return fyne.NewSize(width, 0)
}

// duels returns the card of all whom the person at i has met. A tap compares the two.
func (s *personPage) duels(r stats.Report, i int) fyne.CanvasObject {
	w := s.room.Words
	rows := widgets.Column(widgets.SpaceSmall)
	for j, pair := range r.Matrix()[i] {
		if pair.Games == 0 || j == i {
			continue
		}
		other := personOf(r.People[j], s.room.People())
		text := widgets.Column(widgets.SpaceTiny, nameAnd(w, other, ""), duelMeter(pair, s.person, other), widgets.NewHint(w.Statistics.Ahead(pair)))
		row := widgets.Row(widgets.SpaceMedium, 1, badge(other, widgets.RowBadge), text)
		rows.Add(widgets.Outdent(widgets.NewTile(widgets.Bare, row, func() { s.room.openPair(s.person, other, s.selection()) })))
	}
	switch {
	case len(rows.Objects) == 0:
		rows.Add(cat.Nothing(cat.LooksLeft, w.Statistics.NoDuel))
	case len(r.People) > 2:
		rows.Add(widgets.NewButton(widgets.Quiet, w.Statistics.AllDuels, func() { s.room.openDuels(r, s.selection()) }))
	}
	return widgets.NewCard(widgets.NewHeading(w.Statistics.HeadToHead), rows)
}

// duelMeter shows how often one person was ahead of another one, and behind at the end, in
// their colours.
func duelMeter(p stats.Pair, one, other history.Person) fyne.CanvasObject {
	return pictures.NewMeter(p.Games,
		pictures.Part{Size: p.Ahead, Color: widgets.PersonColor(one.Colour)},
		pictures.Part{Size: p.Level, Color: widgets.ColorDisabledFill},
		pictures.Part{Size: p.Behind(), Color: widgets.PersonColor(other.Colour)})
}

// trophies returns the card of a person's trophies: those won, the newest first, each of which
// opens its game, and folded those still to win.
func (s *personPage) trophies(l stats.Line) fyne.CanvasObject {
	w := s.room.Words.Trophies
	won := widgets.Column(widgets.SpaceMedium)
	for _, a := range slices.SortedStableFunc(slices.Values(l.Trophies), func(a, b stats.Award) int { return cmp.Compare(b.Day, a.Day) }) {
		on, _ := time.Parse(time.DateOnly, a.Day) // that a count wrote
		row := s.trophy(a.Trophy, widgets.NewHint(w.LastWon(a.Times, on, s.room.Now())))
		won.Add(widgets.Outdent(widgets.NewTile(widgets.Bare, row, func() { s.room.Go(frame.GameRoom.Route(a.Game)) })))
	}
	if len(l.Trophies) == 0 {
		won.Add(cat.Nothing(cat.LooksDown, w.None))
	}
	card := []fyne.CanvasObject{widgets.NewHeading(w.Title), won}
	if len(l.Trophies) < trophy.Count {
		card = append(card, widgets.NewExpander(w.ToWin, s.toWin(l.Trophies)))
	}
	return widgets.NewCard(card...)
}

// toWin returns the trophies that are not among those won.
func (s *personPage) toWin(won []stats.Award) fyne.CanvasObject {
	rows := widgets.Column(widgets.SpaceMedium)
	for t := range trophy.Trophy(trophy.Count) {
		if !slices.ContainsFunc(won, func(a stats.Award) bool { return a.Trophy == t }) {
			rows.Add(s.trophy(t, nil))
		}
	}
	return rows
}

// trophy returns a trophy with what it is won for. One that was won shines, and has a line
// below that says when.
func (s *personPage) trophy(t trophy.Trophy, when fyne.CanvasObject) fyne.CanvasObject {
	w := s.room.Words.Trophies
	medal := widgets.NewGlyph(pictures.TrophyIcon(t), widgets.ColorMuted)
	medal.Side = widgets.SizeName
	text := widgets.Column(widgets.SpaceNone, widgets.NewText(w.TrophyName(t), widgets.TextStyle{Bold: true}), widgets.NewBody(w.TrophyFor(t)))
	if when != nil {
		medal.Color, medal.Ground = widgets.ColorOnAccent, widgets.ColorAccent
		text.Add(when)
	}
	return widgets.Row(widgets.SpaceMedium, 1, medal, text)
}

// facts are numbers, each behind its name.
type facts [][2]string

// average adds an average, unless there is nothing to average.
func (f *facts) average(w *words.Language, known bool, name string, number float64) {
	if known {
		*f = append(*f, [2]string{name, w.Decimal(number, 1)})
	}
}

// moment adds a number that one game has, if there is one.
func (f *facts) moment(w *words.Language, name string, m stats.Moment) {
	if m.Game != "" {
		*f = append(*f, [2]string{name, w.Figure(m.Points)})
	}
}

// howCounted says how the games of a report are counted.
func howCounted(w *words.Language, r stats.Report) string {
	if len(r.Variants) > 1 {
		return w.Text(w.Statistics.HowCounted, w.Statistics.OneGameAlone)
	}
	return w.Statistics.HowCounted
}

// personFacts returns further facts about a person, as far as they are known.
func personFacts(w *words.Language, l stats.Line) (all facts) {
	s := w.Statistics
	all.average(w, l.Games > 0, s.AveragePlace, l.Place)
	all.average(w, l.KnowsRounds(), s.AverageRound, l.Average)
	all.moment(w, s.BestRound, l.Best)
	all.moment(w, s.WorstRound, l.Worst)
	all.average(w, l.KnowsTotals(), s.AverageTotal, l.AverageEnd)
	all = append(all, [2]string{s.Streak, w.Figure(l.Longest)})
	all.moment(w, s.Escape, l.Escape)
	all.moment(w, s.Comeback, l.Comeback)
	if l.Left > 0 {
		all = append(all, [2]string{s.GamesLeft, w.Figure(l.Left)})
	}
	return all
}

// pairFacts returns the facts about a person in games with another one, as far as they are known.
func pairFacts(w *words.Language, l stats.Line) facts {
	s := w.Statistics
	all := facts{{s.Won, s.NumberOf(l.Wins, l.Games)}, {s.SharedWins, w.Figure(l.Shared)}}
	all.average(w, l.Games > 0, s.AveragePlace, l.Place)
	all.average(w, l.KnowsRounds(), s.AverageRound, l.Average)
	all.average(w, l.KnowsTotals(), s.AverageTotal, l.AverageEnd)
	all.moment(w, s.BestRound, l.Best)
	all.moment(w, s.WorstRound, l.Worst)
	return append(all, [2]string{s.RightCalls, s.NumberOf(l.CallsWon, l.Calls)})
}

package games

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/history/stats"
	"tabby/internal/draw/chart"
	"tabby/internal/table/game"
	"tabby/internal/table/sheetview"
	"tabby/internal/table/story"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
	"tabby/ui/rooms/sheet"
)

// A storyPage looks back at a game: how it came out, its curve, its story, its note, and whether
// it counts or goes into the bin.
type storyPage struct {
	room    *Room
	id      string
	page    *widgets.Page
	toSheet *widgets.Button
	sheet   scoring.Sheet
	view    sheetview.View
	moved   func() // the game is of another day
	leaving
}

// A leaving is what happens when a story is not that of the page below it any more.
type leaving struct {
	gone    func() // the game is in the bin: leave
	changed func() // the game goes by another ending: open it again
}

// storyColumn is the least width of one of two columns of a story.
const storyColumn = 420

// newStoryPage returns the page that looks back at a game. openSheet leads to its sheet.
func (r *Room) newStoryPage(id string, s scoring.Sheet, then leaving, openSheet func()) *storyPage {
	l := &storyPage{room: r, id: id, sheet: s, view: sheetview.Of(r.Words, s), page: widgets.NewPage(r.Words.Common.LookingBack), moved: func() {}, leaving: then}
	body := widgets.Board(storyColumn, widgets.SpaceHuge)
	for _, part := range [][]fyne.CanvasObject{{l.endings(), l.ending(), l.medal(), l.sentences()}, {l.curve()}, {l.rounds(), l.keeping()}} {
		there := slices.DeleteFunc(part, func(o fyne.CanvasObject) bool { return o == nil })
		if len(there) > 0 {
			body.Add(widgets.Column(widgets.SpaceLarge, there...))
		}
	}
	l.page.SetBody(body)
	l.page.SetWide()
	l.toSheet = widgets.NewButton(widgets.Secondary, r.Words.Games.TheSheet, openSheet)
	share := widgets.NewIconTextButton(widgets.Primary, widgets.IconShare, r.Words.Common.Share, func() { r.shareGame(id, s) })
	l.page.SetButtons(widgets.Pair(widgets.SpaceSmall, l.toSheet, share))
	return l
}

// ending returns how a game came out that was won, with its places in a line, or nil.
func (l *storyPage) ending() fyne.CanvasObject {
	v := l.view
	if v.Result == nil {
		return nil
	}
	headline := widgets.NewText(v.Headline, widgets.TextStyle{Size: widgets.SizeHeading, Bold: true, Align: fyne.TextAlignCenter})
	places := pictures.NewOthers()
	for _, s := range v.Result.Stands {
		places.Add(pictures.NewOther(l.badge(s.Player), l.room.Words.Sheet.BehindPodium(s.Place, s.Name, s.Total), s.Out))
	}
	return widgets.Section("", headline, places, hint(v.Order))
}

// medal returns the medal of the game, which says what it is for at a tap, or nil without one.
func (l *storyPage) medal() fyne.CanvasObject {
	if l.view.Result == nil || l.view.Result.Prize == nil {
		return nil
	}
	medal := sheet.NewMedal(l.view.Result.Prize, l.badge)
	medal.Say = l.room.Say
	medal.SetBrief(true)
	return medal
}

func (l *storyPage) badge(p scoring.Player) widgets.Badge { return l.room.Badge(l.sheet.People[p], p) }

// hint returns a text in small type, which takes no room without one.
func hint(text string) fyne.CanvasObject {
	h := widgets.NewHint(text)
	widgets.SetVisible(h, text != "")
	return h
}

// curve returns the curve of the totals, or nil while it has one point.
func (l *storyPage) curve() fyne.CanvasObject {
	if l.sheet.Counted() == 0 {
		return nil
	}
	return l.room.Picture(false, l.room.Words.Games.CurveLine(l.sheet), chart.Totals(l.sheet, l.room.Badges(), l.room.Words.Charts))
}

// sentences returns the story, or nil.
func (l *storyPage) sentences() fyne.CanvasObject {
	var all []fyne.CanvasObject
	for _, sentence := range story.Story(l.sheet, l.room.Words) {
		all = append(all, widgets.NewBody(sentence))
	}
	if all == nil {
		return nil
	}
	return widgets.Section(l.room.Words.Games.HowItWent, all...)
}

// rounds returns the way to the rounds with the virtual deck that can be played again, or nil.
func (l *storyPage) rounds() fyne.CanvasObject {
	dealt := slices.DeleteFunc(slices.Clone(l.sheet.Rounds), func(r scoring.Round) bool { return r.Log == nil })
	if len(dealt) == 0 || l.room.Review == nil {
		return nil
	}
	return widgets.NewIconTextButton(widgets.Secondary, widgets.IconCards, l.room.Words.Review.AnyRound, func() { l.review(dealt) })
}

// review asks which round to look back at.
func (l *storyPage) review(all []scoring.Round) {
	w := l.room.Words.Review
	var names []string
	for _, r := range all {
		names = append(names, l.room.Words.Capital(l.room.Words.Table.RowSpoken(strconv.Itoa(r.Number))))
	}
	l.room.Pick(w.AnyRound, names, -1, func(i int) { l.room.Review(l.sheet, all[i]) })
}

// keeping returns the note of the game and, folded, what can be done with it.
func (l *storyPage) keeping() fyne.CanvasObject {
	w, summary := l.room.Words.Games, l.summary()
	note := l.room.NoteField(frame.Note{
		Label: w.NoteToGame, Hint: w.NoteHint, Text: summary.Note, Draft: draftNote + l.id, Lines: 2,
		Intent: func(text string) history.Intent { return history.NoteGame{Game: l.id, Note: text} },
	})
	var counts *widgets.Toggle
	counts = widgets.NewToggle(w.Counts, w.CountsHint, func(on bool) {
		said := w.CountsNotMore
		if on {
			said = w.CountsNow
		}
		l.room.Change(history.LeaveOut{Game: l.id, Out: !on}, said, func() { counts.SetOn(!l.summary().LeftOut) })
	})
	counts.SetOn(!summary.LeftOut)
	more := widgets.Column(widgets.SpaceMedium, l.day(summary), counts)
	if summary.Coached {
		more.Add(widgets.NewHint(w.CoachHelped))
	}
	more.Add(widgets.NewIconTextButton(widgets.QuietDanger, widgets.IconTrash, l.room.Words.Common.ThrowAway, l.throwAway))
	return widgets.Column(widgets.SpaceLarge, note, widgets.NewExpander(l.room.Words.Common.More, more))
}

// day returns the field for the day on which the game was played, if it was written down on another.
func (l *storyPage) day(g history.Summary) fyne.CanvasObject {
	w := l.room.Words
	day := frame.NewDayField(w, w.Games.PlayedOn, "", l.room.Now())
	day.SetHint(w.ShortDay(stats.OnEvening(g.Created))) // the day that it is of now
	keep := func() {
		on, ok := day.Day()
		if !ok || on == l.summary().Day() {
			return
		}
		again := func() {
			day.SetText("")
			day.SetHint(w.ShortDay(stats.OnEvening(l.summary().Created)))
			l.moved()
		}
		l.room.Change(history.PlayedOn{Game: l.id, Day: on}, w.Games.DayChanged, again)
		again()
	}
	day.OnSubmitted = func(string) { keep() }
	day.SetBeside(widgets.NewIconButton(widgets.IconCheck, w.Common.Keep, keep))
	return day
}

// summary returns the game as lists show it, or an empty one.
func (l *storyPage) summary() history.Summary {
	found, err := l.room.store.Games(history.Page{Filter: history.Filter{Game: l.id}, Limit: 1})
	if err != nil || len(found) == 0 {
		return history.Summary{}
	}
	return found[0]
}

// throwAway puts the game in the bin, and offers to take it out again.
func (l *storyPage) throwAway() {
	g := l.summary()
	g.ID = l.id
	l.room.ThrowAway(g, l.gone, l.room.Refresh)
}

// OpenStory opens the story of a game on the table.
func (r *Room) OpenStory(id string) {
	g, err := game.Open(r.store, id, r.Now)
	if r.Refused(err) {
		return
	}
	g.Known = r.Known
	l := r.newStoryPage(id, g.Sheet(), leaving{r.Home, func() { r.Go(frame.SheetRoom.Route(id)) }}, r.Back)
	l.toSheet.Hide() // it is below this page
	l.page.SetBack(r.Words.Common.BackToSheet, r.Back)
	r.Open(l.page)
}

// endings returns what a story says of a game with several endings, or nil for any other
// game.
func (l *storyPage) endings() fyne.CanvasObject {
	if l.summary().Endings < 2 {
		return nil
	}
	all, err := l.room.store.Endings(l.id)
	if l.room.Refused(err) || len(all) < 2 {
		return nil
	}
	title, text := l.room.Words.Games.TwoEndings(len(all))
	body := []fyne.CanvasObject{widgets.NewHint(text)}
	for _, e := range all {
		body = append(body, l.oneOf(e))
	}
	return widgets.Section(title, widgets.Column(widgets.SpaceMedium, body...))
}

// oneOf returns one ending, with a button that chooses it.
func (l *storyPage) oneOf(e history.Ending) fyne.CanvasObject {
	w := l.room.Words.Games
	stands := widgets.NewText(w.EndingLine(e), widgets.TextStyle{Bold: e.Main})
	all := widgets.Column(widgets.SpaceSmall, stands, widgets.NewHint(w.EndingSince(e, l.room.Now())))
	if e.Main {
		all.Add(widgets.Row(widgets.SpaceSmall, 1, widgets.NewGlyph(widgets.IconCheck, widgets.ColorFelt), widgets.NewBody(w.GoesByThis)))
	} else {
		all.Add(widgets.NewButton(widgets.Secondary, w.GoByThis, func() { l.goBy(e.Sum) }))
	}
	return widgets.NewCard(all)
}

// goBy chooses another ending of the game, and shows the game with that ending.
func (l *storyPage) goBy(sum string) {
	r := l.room
	undo, err := r.Do(history.ChooseEnding{Game: l.id, Sum: sum})
	if r.Refused(err) {
		return
	}
	l.changed()
	r.OfferUndo(undo, r.Words.Games.GoesByThat, func() { r.openAgain(l.id) })
}

// openAgain replaces the page in front with a game, as it stands now.
func (r *Room) openAgain(id string) {
	g, err := r.store.Games(history.Page{Filter: history.Filter{Game: id}, Limit: 1})
	if r.Refused(err) || len(g) == 0 {
		return
	}
	if g[0].Over {
		r.Close()
	}
	r.openRow(listRow{Game: g[0]})
}

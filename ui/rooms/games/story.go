package games

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/internal/draw/chart"
	"tabby/internal/table/game"
	"tabby/internal/table/story"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
)

// A storyPage looks back at a game: its story, its curve, its note, and whether it
// counts or goes into the trash.
type storyPage struct {
	room  *Room
	id    string
	page  *widgets.Page
	sheet scoring.Sheet
	leaving
}

// A leaving is what happens when a story is not that of the page below it any more.
type leaving struct {
	gone    func() // the game is in the trash: leave
	changed func() // the game goes by another ending: open it again
}

func (r *Room) newStoryPage(id string, s scoring.Sheet, then leaving) *storyPage {
	l := &storyPage{room: r, id: id, sheet: s, page: widgets.NewPage(r.Words.Common.LookingBack), leaving: then}
	var body []fyne.CanvasObject
	if endings := l.endings(); endings != nil {
		body = append(body, endings)
	}
	if sentences := story.Story(s, r.Words); len(sentences) > 0 {
		text := widgets.Column(widgets.SpaceSmall)
		for _, sentence := range sentences {
			text.Add(widgets.NewBody(sentence))
		}
		body = append(body, text)
	}
	if s.Counted() > 0 { // a curve has more than one point
		body = append(body, r.Picture("curve", r.Words.Games.CurveLine(s), chart.Totals(s, r.Badges(), r.Words.Charts)))
	}
	if dealt := l.dealt(); len(dealt) > 0 && r.Review != nil {
		body = append(body, widgets.NewIconTextButton(widgets.Secondary, widgets.IconCards, r.Words.Review.AnyRound, func() { l.review(dealt) }))
	}
	l.page.SetBody(append(body, l.keeping())...)
	return l
}

// dealt returns the rounds with the virtual deck that can be played again.
func (l *storyPage) dealt() []scoring.Round {
	return slices.DeleteFunc(slices.Clone(l.sheet.Rounds), func(r scoring.Round) bool { return r.Log == nil })
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

// keeping returns the note of the game, and what can be done with it.
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
	share := widgets.NewIconTextButton(widgets.Secondary, widgets.IconShare, l.room.Words.Common.Share, func() { l.room.shareGame(l.id, l.sheet) })
	trash := widgets.NewIconTextButton(widgets.Secondary, widgets.IconTrash, l.room.Words.Common.ThrowAway, l.throwAway)
	all := widgets.Column(widgets.SpaceMedium, note, counts)
	if summary.Coached {
		all.Add(widgets.NewHint(w.CoachHelped))
	}
	all.Add(widgets.Columns(widgets.HalfPhone, widgets.SpaceSmall, share, trash))
	return all
}

// summary returns the game as lists show it, or an empty one.
func (l *storyPage) summary() history.Summary {
	found, err := l.room.store.Games(history.Page{Filter: history.Filter{Game: l.id}, Limit: 1})
	if err != nil || len(found) == 0 {
		return history.Summary{}
	}
	return found[0]
}

// throwAway puts the game in the trash, and offers to take it out again.
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
	l := r.newStoryPage(id, g.Sheet(), leaving{r.Home, func() { r.Go(frame.Route{Room: frame.SheetRoom, ID: id}) }})
	l.page.SetBack(r.Words.Common.BackToSheet, r.Back)
	r.Open(l.page)
}

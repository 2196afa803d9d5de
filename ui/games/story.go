package games

import (
	"fmt"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/internal/chart"
	"tabby/internal/story"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/game"
	"tabby/ui/widgets"
	"tabby/ui/words"
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

// newStoryPage returns the page of a game with that sheet.
func (r *Room) newStoryPage(id string, s scoring.Sheet, then leaving) *storyPage {
	l := &storyPage{room: r, id: id, sheet: s, page: widgets.NewPage("Looking back"), leaving: then}
	var body []fyne.CanvasObject
	if endings := l.endings(); endings != nil {
		body = append(body, endings)
	}
	if sentences := story.Story(s); len(sentences) > 0 {
		text := widgets.Column(widgets.SpaceSmall)
		for _, sentence := range sentences {
			text.Add(widgets.NewBody(sentence))
		}
		body = append(body, text)
	}
	if s.Counted() > 0 { // a curve has more than one point
		body = append(body, r.Picture("curve", curveText(s), chart.Totals(s, r.Badges())))
	}
	l.page.SetBody(append(body, l.keeping())...)
	return l
}

// curveText says what the curve shows.
func curveText(s scoring.Sheet) string {
	return "The totals of " + words.Count(s.Counted(), words.Round) + ". At the end: " + totalsText(s) + "."
}

// totalsText returns the totals of all players: "Ann 41 and Ben 60".
func totalsText(s scoring.Sheet) string {
	var ends []string
	for _, p := range s.Seats {
		ends = append(ends, fmt.Sprintf("%s %d", s.People[p].Name, s.Totals[p]))
	}
	return words.Joined(ends)
}

// keeping returns the note of the game, and what can be done with it.
func (l *storyPage) keeping() fyne.CanvasObject {
	summary := l.summary()
	note := l.room.NoteField(frame.Note{
		Label: "A note to this game", Hint: "What is to be remembered", Text: summary.Note, Draft: draftNote + l.id, Lines: 2,
		Intent: func(text string) history.Intent { return history.NoteGame{Game: l.id, Note: text} },
	})
	var counts *widgets.Toggle
	counts = widgets.NewToggle("It counts in the statistics", "Off for a game that was only tried out.", func(on bool) {
		said := "The game is left out of the statistics."
		if on {
			said = "The game counts in the statistics."
		}
		l.room.Change(history.LeaveOut{Game: l.id, Out: !on}, said, func() { counts.SetOn(!l.summary().LeftOut) })
	})
	counts.SetOn(!summary.LeftOut)
	share := widgets.NewIconTextButton(widgets.Secondary, widgets.IconShare, "Share", func() { l.room.shareGame(l.id, l.sheet) })
	trash := widgets.NewIconTextButton(widgets.Secondary, widgets.IconTrash, "Put it in the trash", l.throwAway)
	all := widgets.Column(widgets.SpaceMedium, note, counts)
	if summary.Coached {
		all.Add(widgets.NewHint("The coach helped in this game, so it counts apart."))
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
	r := l.room
	undo, err := r.Do(history.Trash{Game: l.id, At: r.Now()})
	if r.Refused(err) {
		return
	}
	l.gone()
	r.OfferUndo(undo, "The game is in the trash.", r.Refresh)
}

// OpenStory opens the story of a game on the table.
func (r *Room) OpenStory(id string) {
	g, err := game.Open(r.store, id, r.Now)
	if r.Refused(err) {
		return
	}
	g.Known = r.Known
	l := r.newStoryPage(id, g.Sheet(), leaving{r.Home, func() { r.Go(frame.Route{Room: frame.SheetRoom, ID: id}) }})
	l.page.SetBack("Back to the sheet", r.Back)
	r.Open(l.page)
}

package games

import (
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/internal/table/game"
	"tabby/internal/table/sheetview"
	"tabby/internal/words"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
	"tabby/ui/rooms/sheet"
)

// A pastPage looks back at a game that is over. Its sheet, which cannot be changed until the
// game is reopened, is beside that if there is room, and over it otherwise.
type pastPage struct {
	room  *Room
	game  *game.Game
	page  *widgets.Page // the sheet
	grid  *sheet.Grid
	story *storyPage
	root  *fyne.Container
	wide  bool // there is room for both
	open  bool // the sheet is open where there is no room for both
}

// storyWidth is the width of looking back beside the sheet.
const storyWidth = 440

// OpenGame opens a game that is over.
func (r *Room) OpenGame(id string) {
	g, err := game.Open(r.store, id, r.Now)
	if r.Refused(err) {
		return
	}
	r.LoadPeople()
	g.Known = r.Known
	r.Open(newPastPage(r, g))
}

func newPastPage(r *Room, g *game.Game) *pastPage {
	p := &pastPage{room: r, game: g, page: r.NewPage("")}
	w, s := r.Words, g.Sheet()
	p.grid = sheet.NewGrid(w, func(q scoring.Player) widgets.Badge { return r.Badge(s.People[q], q) }, sheet.AtOnce)
	p.grid.OnPlayer = func(q scoring.Player) { r.Menu(s.People[q].Name, w.Table.Player(s, q), nil) }
	p.grid.OnCell = func(int, scoring.Player) { p.ask() }
	p.page.SetFill(widgets.Below(widgets.Inset(widgets.SpaceLarge, widgets.SpaceTiny, hint(sheetview.Of(w, s).Order)), p.grid.Root))
	p.page.SetFooter(widgets.NewIconTextButton(widgets.Secondary, widgets.IconEdit, w.Games.Reopen, p.ask))
	p.story = r.newStoryPage(g.ID(), s, leaving{p.leave, func() { r.openAgain(g.ID()) }}, p.openSheet)
	p.story.moved = p.show
	p.root = widgets.Watch(p.fit, widgets.Beside([]float32{storyWidth}, p.page, p.story.page))
	p.show()
	return p
}

// Content returns the sheet and looking back.
func (p *pastPage) Content() fyne.CanvasObject { return p.root }

// Route leads back to the game.
func (p *pastPage) Route() frame.Route { return frame.GameRoom.Route(p.game.ID()) }

// Resume shows people as they are now.
func (p *pastPage) Resume() { p.show() }

// GoBack closes a sheet that is over looking back, and reports whether it was.
func (p *pastPage) GoBack() bool {
	covered := p.open && !p.wide
	p.open = false
	p.show()
	return covered
}

// fit shows both or one of them, as the window has room.
func (p *pastPage) fit(size fyne.Size) {
	if wide := widgets.Roomy(size.Width); wide != p.wide {
		p.wide = wide
		p.show()
	}
}

func (p *pastPage) show() {
	w := p.room.Words
	v := viewPast(w, p.story.summary().Created, p.game.Sheet())
	p.page.SetTitle(v.Title, v.Subtitle)
	p.grid.Show(v)
	widgets.SetVisible(p.page, p.wide || p.open)
	widgets.SetVisible(p.story.page, p.wide || !p.open)
	widgets.SetVisible(p.story.toSheet, !p.wide)
	p.story.page.SetLeading(nil)
	p.story.page.SetTitle(w.Common.LookingBack, "")
	if !p.wide {
		p.story.page.SetTitle(v.Title, v.Subtitle)
		p.story.page.SetBack(w.Common.Back, p.room.Back)
	}
	p.root.Refresh()
}

// viewPast returns the view of a game that is over: when it was, and not what would
// be next.
func viewPast(w *words.Language, played time.Time, s scoring.Sheet) sheetview.View {
	v := sheetview.Of(w, s)
	v.Subtitle = w.Games.PastLine(played, s)
	for i := range v.Columns {
		v.Columns[i].Deals, v.Columns[i].Begins = false, false
	}
	return v
}

func (p *pastPage) openSheet() {
	p.open = true
	p.show()
}

// leave goes back to where the game was found.
func (p *pastPage) leave() {
	p.open = false
	p.room.Close()
}

// ask explains what reopening means, and reopens the game.
func (p *pastPage) ask() {
	w := p.room.Words.Games
	p.room.Ask(widgets.ConfirmWords{Title: w.ReopenAsk, Text: w.ReopenHint, Accept: w.Reopen, Cancel: w.LeaveIt}, func() { p.room.Go(frame.SheetRoom.Route(p.game.ID())) })
}

// ThrowAway moves a game to the bin, and offers to put it back. It asks first if anything
// was typed or dealt that is not written down yet. gone is called once the game is in the
// bin, and back once it was put back.
func (r *Room) ThrowAway(g history.Summary, gone, back func()) {
	w := r.Words.Games
	throw := func() {
		undo, err := r.Do(history.Trash{Game: g.ID, At: r.Now()})
		if r.Refused(err) {
			return
		}
		gone()
		r.OfferUndo(undo, w.InTrash, back)
	}
	lost := r.lost(g)
	if lost == "" {
		throw()
		return
	}
	r.Ask(widgets.ConfirmWords{
		Title: w.ThrowAway, Accept: r.Words.Common.ThrowAway, Cancel: r.Words.Common.Keep, Danger: true,
		Text: lost + " " + w.ThrownAway,
	}, throw)
}

// lost says what is half done in a game that goes on, or has happened in one without a
// round, or "".
func (r *Room) lost(g history.Summary) string {
	read, err := game.Open(r.store, g.ID, r.Now)
	if g.Over || err != nil {
		return ""
	}
	s := read.Sheet()
	half := r.halfDone(g.ID, s)
	switch {
	case half.Begun():
		return half.Sentence(r.Words)
	case g.Rounds == 0 && !read.IsUntouched(half):
		return r.Words.Games.HasTotals
	}
	return ""
}

// explain says why a game cannot be opened that a newer Tabby wrote, what that showed of it, and
// what can be done with it all the same.
func (r *Room) explain(g history.Summary) {
	w := r.Words.Games
	text := []string{w.NewerGame}
	shown, known, err := r.store.Shown(g.ID)
	if r.Refused(err) {
		return
	}
	if known {
		text = append(append(text, ""), w.ShownLines(g, shown)...)
	}
	r.Menu(w.GameTitle(g), strings.Join(text, "\n"), []frame.Choice{
		{Icon: widgets.IconShare, Text: w.SaveForIt, Do: func() { r.SaveLines(history.Subject{Game: g.ID}) }},
		{Icon: widgets.IconTrash, Text: r.Words.Common.ThrowAway, Do: func() { r.ThrowAway(g, r.Refresh, r.Refresh) }},
	})
}

package sheet

import (
	"strings"

	"fyne.io/fyne/v2"

	"tabby/internal/sheetview"
	"tabby/scoring"
	"tabby/ui/widgets"
)

// A screen is what the sheet alone is drawn with.
type screen struct {
	page    *widgets.Page
	turns   *widgets.Text
	clock   *widgets.Text
	sign    sign
	notices *fyne.Container
	grid    *Grid
	turn    *widgets.IconButton
	undo    *widgets.IconButton
	redo    *widgets.IconButton
	enter   *widgets.Button
	knock   *widgets.Button
	playing *fyne.Container // buttons while the game is running
	over    *fyne.Container // and when it is over, in one row or two
	picture *widgets.Button
	story   *widgets.Button
	again   *widgets.Button
	noticed notice // as shown last
	finish  *finish
	beside  beside
	seen    bool // the sheet was shown before
}

// addScreen makes the screen of the sheet.
func (t *Page) addScreen() {
	s := &t.screen
	s.page = widgets.NewPage("")
	s.undo = widgets.NewIconButton(widgets.IconUndo, "Undo", t.Undo)
	s.redo = widgets.NewIconButton(widgets.IconRedo, "Redo", t.Redo)
	s.page.SetBack("Games", t.Close)
	s.turn = widgets.NewIconButton(widgets.IconTurn, "Around the table", t.turnAround)
	s.page.SetActions(s.undo, s.redo, s.turn, widgets.NewIconButton(widgets.IconBook, "Rules", t.openRules), widgets.NewIconButton(widgets.IconMore, "More", t.more))
	s.turns = widgets.NewText("", widgets.TextStyle{Bold: true, Lines: 3})
	s.clock = widgets.NewText("", widgets.TextStyle{Color: widgets.ColorAccent, Bold: true, Whole: true})
	s.sign = newSign(t.guestsRoom)
	s.notices = widgets.Column(widgets.SpaceSmall)
	s.grid = NewGrid(t.badge, t.Animate)
	s.grid.OnCell, s.grid.OnPlayer, s.grid.OnBelow = t.correct, t.player, t.writeHere
	top := widgets.Column(widgets.SpaceSmall, widgets.Row(widgets.SpaceMedium, 0, s.turns, s.clock), s.sign.Tile, s.notices)
	s.page.SetFill(t.addBeside(top, s.grid.Root))
	s.enter = widgets.NewIconTextButton(widgets.Primary, widgets.IconEdit, "", t.next)
	s.knock = widgets.NewIconTextButton(widgets.Secondary, widgets.IconKnock, "", t.other)
	s.playing = widgets.Pair(widgets.SpaceSmall, s.knock, s.enter)
	s.picture = widgets.NewIconTextButton(widgets.Secondary, widgets.IconShare, "Picture", t.share)
	s.story = widgets.NewIconTextButton(widgets.Secondary, widgets.IconChart, "Looking back", t.lookBack)
	s.again = widgets.NewIconTextButton(widgets.Primary, widgets.IconDeal, "Same as last time", t.again)
	s.over = widgets.Column(widgets.SpaceNone)
	t.fitFooter(false)
	s.page.SetFooter(s.playing, s.over)
}

// showSheet makes the sheet look like v.
func (t *Page) showSheet(v View) {
	s := &t.screen
	below := v.Subtitle
	if v.Cramped {
		below = strings.TrimSpace(v.Headline + " " + v.Guests)
	}
	s.page.SetTitle(v.Title, below)
	widgets.SetVisible(s.turns, !v.Cramped)
	s.turns.SetText(v.Headline)
	s.turns.SetSize(widgets.SizeBody)
	if v.Over && len(v.Headline) <= mostAcross { // who won is read across the table
		s.turns.SetSize(widgets.SizeName)
	}
	s.clock.SetText(v.Clock)
	widgets.SetVisible(s.clock, v.Clock != "")
	s.undo.SetEnabled(v.CanUndo)
	s.redo.SetEnabled(v.CanRedo)
	s.knock.SetText(v.Knock)
	s.knock.SetIcon(v.KnockIcon)
	s.enter.SetText(v.Next)
	s.enter.SetIcon(v.NextIcon)
	widgets.SetVisible(s.enter, v.Next != "" && !v.Entering)
	widgets.SetVisible(s.knock, v.Round != "" && !v.Cramped)
	widgets.SetVisible(s.playing, v.Round != "")
	widgets.SetVisible(s.over, v.Over)
	t.showGuests(v)
	t.showNotices(v)
	s.grid.Large = t.Preferences().Digits
	s.grid.Show(v)
	s.finish.show(v.Result, t.badge, s.seen)
	s.seen = true
	s.page.Refresh()
}

// mostAcross is how many letters of a headline have room in large type.
const mostAcross = 28

// notice is what the notices say. They are rebuilt only when that changes.
type notice struct {
	away    string
	asked   bool
	lapsed  bool
	lacking sheetview.Place
}

// showNotices shows questions to the table.
func (t *Page) showNotices(v View) {
	s, says := &t.screen, notice{away: v.Away, asked: v.Asked, lapsed: v.Lapsed}
	if v.Lacking != nil {
		says.lacking = *v.Lacking
	}
	if says == s.noticed {
		return
	}
	s.noticed = says
	s.notices.Objects = nil
	if v.Away != "" {
		s.notices.Add(widgets.NewNotice(widgets.Info, v.Away, widgets.NewButton(widgets.Secondary, "Take it back", t.takeBack)))
	}
	if v.Asked {
		s.notices.Add(widgets.NewNotice(widgets.Warning, "Time is up. Are you in the middle of a round?",
			widgets.NewButton(widgets.Primary, "Yes, finish it", func() { t.timeUp(true) }),
			widgets.NewButton(widgets.Secondary, "No, the game is over", func() { t.timeUp(false) })))
	}
	if v.Lacking != nil {
		at := *v.Lacking
		s.notices.Add(widgets.NewNotice(widgets.Warning, at.Words,
			widgets.NewButton(widgets.Secondary, "Fill in", func() { t.correct(at.Round, at.Player) })))
	}
	if v.Lapsed {
		s.notices.Add(widgets.NewNotice(widgets.Info, "Others took part in this game when Tabby was left. Their codes still work.",
			widgets.NewButton(widgets.Secondary, "Let them in again", t.letInAgain),
			widgets.NewButton(widgets.Quiet, "Not now", t.forgetGuests)))
	}
	widgets.SetVisible(s.notices, len(s.notices.Objects) > 0)
}

// timeUp answers whether a round was running when time was up.
func (t *Page) timeUp(inRound bool) {
	t.do(scoring.ClockExpires{At: t.game.Now(), InRound: inRound})
}

package sheet

import (
	"fyne.io/fyne/v2"

	"tabby/scoring"
	"tabby/ui/widgets"
)

// A screen shows the sheet of the game on the table.
type screen struct {
	do      actions
	page    *widgets.Page
	turns   *widgets.Text
	clock   *widgets.Text
	notices *fyne.Container
	grid    *Grid
	undo    *widgets.IconButton
	redo    *widgets.IconButton
	enter   *widgets.Button
	knock   *widgets.Button
	again   *widgets.Button
	playing *fyne.Container // what can be done while the game goes on
	over    *fyne.Container // and once it is over
	news    news
	noticed notice
}

// actions is what can be done on a sheet.
type actions struct {
	back   func()
	more   func()
	undo   func()
	redo   func()
	next   func() // the main button
	other  func() // the one beside it
	again  func()
	rules  func()
	story  func()
	cell   func(round int, p scoring.Player)
	player func(scoring.Player)
	timeUp func(inRound bool)
	heard  func() // the news have been read
}

// news is what the last thing done has changed beyond itself.
type news struct {
	Text string
	Undo bool
}

func newScreen(do actions, marks func(scoring.Player) widgets.Badge, count counter) *screen {
	s := &screen{do: do, page: widgets.NewPage("")}
	s.undo = widgets.NewIconButton(widgets.IconUndo, "Undo", do.undo)
	s.redo = widgets.NewIconButton(widgets.IconRedo, "Redo", do.redo)
	s.page.SetBack("Games", do.back)
	s.page.SetActions(s.undo, s.redo, widgets.NewIconButton(widgets.IconBook, "Rules", do.rules), widgets.NewIconButton(widgets.IconMore, "More", do.more))
	s.turns = widgets.NewText("", widgets.TextStyle{Bold: true})
	s.clock = widgets.NewText("", widgets.TextStyle{Color: widgets.ColorAccent, Bold: true, Whole: true})
	s.notices = widgets.Column(widgets.SpaceSmall)
	s.grid = NewGrid(marks, count)
	s.grid.OnCell, s.grid.OnPlayer = do.cell, do.player
	s.enter = widgets.NewIconTextButton(widgets.Primary, widgets.IconEdit, "", do.next)
	s.knock = widgets.NewIconTextButton(widgets.Secondary, widgets.IconKnock, "", do.other)
	s.again = widgets.NewIconTextButton(widgets.Primary, widgets.IconDeal, "Same as last time", do.again)
	top := widgets.Inset(widgets.SpaceLarge, widgets.SpaceTiny,
		widgets.Column(widgets.SpaceSmall, widgets.Row(widgets.SpaceMedium, 0, s.turns, s.clock), s.notices))
	s.page.SetFill(widgets.Below(top, s.grid.Grid))
	s.playing = widgets.Pair(widgets.SpaceSmall, s.knock, s.enter)
	s.over = widgets.Pair(widgets.SpaceSmall, widgets.NewIconTextButton(widgets.Secondary, widgets.IconChart, "Looking back", do.story), s.again)
	s.page.SetFooter(s.playing, s.over)
	return s
}

// show makes the screen look like v.
func (s *screen) show(v View) {
	s.page.SetTitle(v.Title, v.Subtitle)
	s.turns.SetText(v.Headline)
	s.turns.SetSize(v.headlineSize())
	s.clock.SetText(v.Clock.Text)
	widgets.SetVisible(s.clock, v.Clock.Text != "")
	s.undo.SetEnabled(v.CanUndo)
	s.redo.SetEnabled(v.CanRedo)
	s.knock.SetText(v.Knock)
	s.knock.SetIcon(v.KnockIcon)
	s.enter.SetText(v.Next)
	s.enter.SetIcon(v.NextIcon)
	widgets.SetVisible(s.enter, v.Next != "" && !v.Entering)
	widgets.SetVisible(s.knock, v.CanKnock && !v.Cramped)
	widgets.SetVisible(s.playing, v.CanKnock)
	widgets.SetVisible(s.over, v.Over)
	s.showNotices(v)
	s.grid.Show(v)
	s.page.Refresh()
}

// headlineSize is the size of the headline: who won is read across the table.
func (v View) headlineSize() fyne.ThemeSizeName {
	if v.Over {
		return widgets.SizeName
	}
	return widgets.SizeBody
}

// notice is what the notices say; they are made anew only when it is something
// else.
type notice struct {
	question question
	news     news
	lacking  place
}

// showNotices shows what the table has to answer or should hear.
func (s *screen) showNotices(v View) {
	says := notice{question: v.Question, news: s.news}
	if v.Lacking != nil {
		says.lacking = *v.Lacking
	}
	if says == s.noticed {
		return
	}
	s.noticed = says
	s.notices.Objects = nil
	if v.Question == wasRoundOpen {
		s.notices.Add(widgets.NewNotice(widgets.Warning, "Time is up. Are you in the middle of a round?",
			widgets.NewButton(widgets.Primary, "Yes, finish it", func() { s.do.timeUp(true) }),
			widgets.NewButton(widgets.Secondary, "No, the game is over", func() { s.do.timeUp(false) })))
	}
	if s.news.Text != "" {
		s.notices.Add(s.newsNotice())
	}
	if v.Lacking != nil {
		at := *v.Lacking
		s.notices.Add(widgets.NewNotice(widgets.Warning, at.Words,
			widgets.NewButton(widgets.Secondary, "Fill in", func() { s.do.cell(at.Round, at.Player) })))
	}
	widgets.SetVisible(s.notices, len(s.notices.Objects) > 0)
}

func (s *screen) newsNotice() fyne.CanvasObject {
	good := widgets.NewButton(widgets.Quiet, "Good", s.do.heard)
	if s.news.Undo {
		return widgets.NewNotice(widgets.Info, s.news.Text, widgets.NewButton(widgets.Secondary, "Undo", s.do.undo), good)
	}
	return widgets.NewNotice(widgets.Info, s.news.Text, good)
}

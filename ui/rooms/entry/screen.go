package entry

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/scoring"
	"tabby/ui/kit/cards"
	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

// A Screen lets people enter the scores of a round, with a keypad or card by card.
type Screen struct {
	Root fyne.CanvasObject

	words *words.Language
	do    Actions
	badge func(scoring.Player) widgets.Badge
	entry Entry
	sheet scoring.Sheet // that the entry belongs to
	view  view

	page    *widgets.Page
	rows    []*row
	list    *fyne.Container
	echo    *widgets.Text // what was typed, for screen readers, if no row says it
	hint    *widgets.Text
	doubt   *fyne.Container // below the rows, so that these do not move
	doubted *widgets.Text   // the text of the notice
	asked   *widgets.Text   // the same text, as a question
	asks    *widgets.Asking // the question whether to write impossible scores down, in place of the keys
	callers *callers        // the question who called, also in place of the keys
	asking  *widgets.Asking // which of the two, or nil
	left    *widgets.Stepper
	sat     *widgets.Button
	byCards *widgets.IconButton // changes to the other way to enter scores
	ways    *widgets.Choice     // the same if there is space, as a choice between numbers and cards
	plus    *widgets.IconButton // shown if the keypad has none
	photo   *widgets.IconButton // beside them
	pad     *widgets.Keypad
	picker  *fyne.Container   // the cards to tap, and those that were tapped
	bounded *widgets.Bounded  // scrolls them if they do not fit
	steps   fyne.CanvasObject // to the next player and back
	tapping *fyne.Container   // all of that
	deck    *fyne.Container
	spread  *deck               // the layout of the cards to tap
	grid    cardGrid            // the tapped cards, if they are in rows
	back    *widgets.IconButton // as on the keypad
	onward  *widgets.Button
	kinds   []*cards.Key
	save    *widgets.Button
	closes  bool // there is a back button
	size    fyne.Size
	low     bool    // the rows hardly fit
	below   float32 // the height below the rows
}

// Actions are the functions that a Screen calls.
type Actions struct {
	Edit  func(Entry) // stores a new entry, and shows it
	Save  func()
	Rules func()
	Photo func() // reads the cards from a photo
	Close func()
	Focus func(o fyne.CanvasObject, on bool) // focuses an object, or nothing
	Keys  func()                             // removes the focus, so that Enter applies to what is typed
}

// NewScreen returns an empty screen. badge returns the badge of a player.
func NewScreen(w *words.Language, do Actions, badge func(scoring.Player) widgets.Badge) *Screen {
	s := &Screen{words: w, do: do, badge: badge, entry: Entry{Active: scoring.Nobody}, page: widgets.NewPage("")}
	s.byCards = widgets.NewIconButton(widgets.IconCards, w.Scores.ByCards, s.otherWay)
	s.ways = widgets.NewSwitch([]string{w.Scores.Numbers, w.Pages.Cards}, func(int) { s.otherWay() })
	s.ways.SetLabel(w.Pages.Scores)
	s.plus = widgets.NewIconButton(widgets.IconPlus, w.Scores.AddTo, func() { s.press(widgets.KeyPlus) })
	s.page.SetActions(s.byCards, s.ways, widgets.NewIconButton(widgets.IconBook, w.Common.Rules, do.Rules), s.plus)
	s.list = widgets.Column(widgets.SpaceTiny)
	s.echo = widgets.NewEcho()
	s.hint = widgets.NewHint("")
	s.hint.SetLive()
	s.doubted = widgets.NewBody("")
	s.doubt = widgets.Column(widgets.SpaceNone, widgets.NewNoticeOf(widgets.Warning, s.doubted))
	s.left = widgets.NewStepper(&w.Kit, w.Scores.CardsLeft, widgets.Span{Most: maxCardsLeft}, func(n int) { do.Edit(s.entry.left(s.entry.Active, n)) })
	s.sat = widgets.NewButton(widgets.Quiet, w.Scores.DidNotPlay, func() { do.Edit(s.entry.sitOut()) })
	s.pad = widgets.NewKeypad(&w.Kit, s.press)
	s.pad.Idle = func(k widgets.Key) bool { return !s.can(k) }
	s.spread = &deck{}
	s.deck = shape.In(s.spread)
	s.onward = widgets.NewIconTextButton(widgets.Secondary, widgets.IconNext, w.Scores.NextPlayer, func() { s.press(widgets.KeyNext) })
	s.back = widgets.NewIconButton(widgets.IconBackspace, w.Scores.StepBack, func() { s.press(widgets.KeyBack) })
	s.grid = cardGrid{root: widgets.Column(widgets.SpaceSmall), hint: widgets.NewHint("")}
	s.photo = widgets.NewIconButton(widgets.IconCamera, w.Camera.Title, do.Photo)
	s.steps = widgets.Row(widgets.SpaceSmall, 1, s.back, s.onward, s.photo)
	s.picker = widgets.Column(widgets.SpaceSmall, s.grid.root, s.deck)
	s.bounded = widgets.NewBounded(s.picker)
	s.tapping = widgets.Column(widgets.SpaceSmall, s.bounded, s.steps)
	s.asked = widgets.NewBody("")
	s.asks = widgets.NewAsking(widgets.NewNoticeOf(widgets.Warning, s.asked), widgets.NewButton(widgets.Secondary, w.Scores.WriteAnyway, s.writeAnyway))
	s.save = widgets.NewIconTextButton(widgets.Primary, widgets.IconCheck, "", s.confirm)
	s.save.TakeTurns(w.Scores.WriteDown, w.Scores.CorrectIt, w.Scores.Recount, w.Scores.NobodyCalled, w.Scores.CallWho, w.Scores.EndWho)
	s.callers = s.newCallers()
	s.Root = widgets.Watch(s.fit, s.page)
	s.arrange()
	return s
}

// confirm finishes the number that is being typed and records the round, or goes back to
// its scores if they are impossible.
func (s *Screen) confirm() {
	s.do.Focus(s.save, false)
	switch e := s.entry; {
	case s.view.Recount:
		s.do.Edit(e.recount(s.sheet))
		return
	case e.recounts: // and none was typed again
		s.do.Edit(e.Activate(scoring.Nobody))
		return
	case !e.rests():
		asks := s.view.Asks
		if s.do.Edit(e.next()); asks || s.view.Recount { // which comes first
			return
		}
	}
	s.do.Save()
}

// Writes returns a text that changes whenever other controls write the round down, or ask before that.
func (s *Screen) Writes() string { return fmt.Sprint(s.view.Ready, s.view.Asks, s.view.Save) }

// Writing returns an object that contains all controls that write the round down.
func (s *Screen) Writing() fyne.CanvasObject {
	all := container.NewWithoutLayout(s.save, s.callers.Asking, s.asks)
	for _, r := range s.rows {
		all.Add(r.caller)
	}
	return all
}

// writeAnyway records impossible scores, once it is known who called.
func (s *Screen) writeAnyway() {
	e := s.entry
	e.Anyway = true
	if s.do.Edit(e); !s.view.Asks {
		s.do.Save()
	}
}

// press handles a key of the keypad. Enter writes a correction down.
func (s *Screen) press(k widgets.Key) {
	if k == widgets.KeyNext && s.corrected() {
		s.confirm()
		return
	}
	s.do.Edit(s.entry.press(s.sheet.Ruleset, k))
}

// corrected reports whether the entry is a correction that can be written or has changed nothing.
func (s *Screen) corrected() bool {
	return s.entry.Round >= 0 && s.entry.ready(s.sheet) && (s.view.Ready || !s.entry.Changes(s.sheet))
}

func (s *Screen) can(k widgets.Key) bool { return s.entry.can(s.sheet.Ruleset, k) }

func (s *Screen) activate(p scoring.Player) { s.do.Edit(s.entry.Activate(p)) }

// choose makes a player active, or the winner in a game without points. If only the row of that player is visible, it shows all rows.
func (s *Screen) choose(p scoring.Player) {
	if s.entry.NoPoints {
		s.do.Edit(s.entry.win(p))
		return
	}
	if s.alone() && s.entry.Active == p {
		p = scoring.Nobody
	}
	s.activate(p)
}

func (s *Screen) otherWay() { s.do.Edit(s.entry.OtherWay()) }

// maxCardsLeft is a limit that no line of cards reaches.
const maxCardsLeft = 20

// Show shows an entry for the sheet of a game. closes says whether an entry for a new
// round has a back button.
func (s *Screen) Show(g scoring.Game, sheet scoring.Sheet, e Entry, closes bool) {
	v, byCards := viewOf(s.words, g, sheet, e), s.entry.ByCards
	s.sheet, s.entry, s.view = sheet, e, v
	s.seat(v)
	widgets.SetVisible(s.callers.none, sheet.Ruleset.Rules.Calling == engine.MayCall)
	if s.low && e.ByCards != byCards || s.question() != s.asking {
		s.arrange()
	}
	s.echo.SetLabel(s.leadsOn())
	s.title()
	s.showBack(closes || e.Round >= 0)
	s.showRows()
	s.doubted.SetText(v.Doubt)
	s.asked.SetText(v.Doubt)
	widgets.SetVisible(s.doubt, v.Doubt != "" && !v.Recount)
	s.showKeys(v)
	s.showSave(v)
	s.makeRoom()
	s.showPlus()
	if !v.Asks { // Enter must not press it in the next round
		s.do.Focus(s.save, false)
	}
	s.page.Refresh()
	s.reveal()
}

func (s *Screen) showBack(on bool) {
	switch {
	case on == s.closes:
	case on:
		s.page.SetBack(s.words.Common.BackToSheet, s.do.Close)
	default:
		s.page.SetLeading(nil)
	}
	s.closes = on
}

// showSave shows the main button, or hides it while a tap on a face would write the round down.
func (s *Screen) showSave(v view) {
	kind := widgets.Primary
	if v.Asks && s.entry.rests() { // the faces come first
		kind = widgets.Secondary
	}
	s.save.SetText(v.Save)
	s.save.SetKind(kind)
	s.save.SetEnabled(v.Ready)
}

// showRows shows the rows, or only that of the active player, and a hint below. While faces ask who
// called, the hand signs of the rows stay in place, in case of a late tap, and have other names
// than the faces for screen readers.
func (s *Screen) showRows() {
	all := !s.alone() || s.entry.Active == scoring.Nobody
	for i, v := range s.view.Rows {
		widgets.SetVisible(s.rows[i].Tile, all || v.Active)
		v.Asked, v.Faced = v.Asked && s.asking == nil, s.asking == s.callers.Asking
		if v.Faced {
			v.SaidCall = s.words.Kit.Whose(v.Name, s.words.Table.Called)
		}
		if v.Active && !fyne.CurrentDevice().IsMobile() {
			v.CallKey = s.words.Scores.CallKey
		}
		s.rows[i].show(v)
	}
	s.showHint()
}

// showHint shows the hint. It asks for a card as long as the hand is visible.
func (s *Screen) showHint() {
	hint, ink := s.view.Hint, widgets.ColorMuted
	switch {
	case s.view.Replace != "" && s.showsCards():
		hint = s.view.Replace
	case s.view.Asks: // like the hands
		ink = widgets.ColorAccent
	case hint == "" && s.alone() && s.entry.Active != scoring.Nobody:
		hint = s.words.Scores.TapName
	}
	s.hint.SetText(hint)
	s.hint.SetColor(ink)
	widgets.SetVisible(s.hint, hint != "" && s.asking != s.callers.Asking)
}

// showKeys shows the keypad or the cards, and the questions about the active
// player.
func (s *Screen) showKeys(v view) {
	byCards := s.entry.ByCards
	s.pad.Signed, s.pad.Done = s.sheet.Ruleset.Score().Min < 0, v.Ready
	s.pad.Refresh()
	widgets.SetVisible(s.pad, !byCards && !s.entry.NoPoints)
	widgets.SetVisible(s.tapping, byCards && !(s.alone() && s.entry.Active == scoring.Nobody))
	if s.ways.SetSelected(0); byCards {
		s.ways.SetSelected(1)
		s.byCards.SetIcon(widgets.IconKeypad, s.words.Scores.ByTotal)
	} else {
		s.byCards.SetIcon(widgets.IconCards, s.words.Scores.ByCards)
	}
	s.showKinds(v.Kinds)
	s.grid.show(v.Grid, s.words.Scores.InColumns(s.sheet.Ruleset.Rules.Grid))
	widgets.SetVisible(s.left, v.Left != nil)
	if v.Left != nil {
		s.left.SetHelp(s.words.Scores.CardsLeftOf(v.Left.Name))
		s.left.SetValue(v.Left.Cards)
	}
	widgets.SetVisible(s.sat, v.CanSitOut)
}

// showPlus shows the plus above a keypad without one, and beside it the choice between numbers and cards if it
// fits, or else the button that switches between them. While the page asks who called, the title uses the space of
// that choice, unless rows would move.
func (s *Screen) showPlus() {
	widgets.SetVisible(s.plus, s.pad.Visible() && s.pad.Flat() && !s.pad.Signed)
	spare := s.page.Spare(s.size.Width - 2*theme.Size(widgets.SpaceTiny))
	for _, o := range shape.Visible([]fyne.CanvasObject{s.byCards, s.ways}) {
		spare += o.MinSize().Width
	}
	decks, both := len(s.sheet.Ruleset.Rules.Decks) > 0, s.ways.MinSize().Width <= spare
	widgets.SetVisible(s.ways, decks && both)
	widgets.SetVisible(s.byCards, decks && !both)
	high := s.page.BarHeight(s.size)
	widgets.SetVisible(s.ways, decks && both && !s.view.Asks)
	if s.page.BarHeight(s.size) != high {
		s.ways.Show()
	}
}

func (s *Screen) showKinds(kinds []cardView) {
	if len(s.kinds) != len(kinds) {
		s.kinds, s.deck.Objects = nil, nil
		for _, k := range kinds {
			key := cards.NewKey(s.words.Cards.In(k.Face), func() { s.do.Edit(s.entry.pick(s.sheet.Ruleset, k.Face.Code)) })
			s.kinds = append(s.kinds, key)
			s.deck.Add(key)
		}
	}
	for i, k := range kinds {
		s.kinds[i].SetSpent(!k.Free)
	}
}

// seat creates new rows if the players have changed.
func (s *Screen) seat(v view) {
	if slices.EqualFunc(s.rows, v.Rows, func(r *row, v RowView) bool { return r.player == v.Player && r.badge.Badge == s.badge(v.Player) }) {
		return
	}
	s.rows, s.list.Objects = nil, nil
	for _, v := range v.Rows {
		r := s.newRow(v.Player)
		s.rows = append(s.rows, r)
		s.list.Add(r.Tile)
	}
	s.callers.seat(s, v.Rows)
}

// TypedRune types a digit or a sign, sets the caller, or switches between numbers and cards.
func (s *Screen) TypedRune(r rune) {
	s.do.Keys()
	switch {
	case s.entry.NoPoints:
		if p := s.entry.Active; p != scoring.Nobody && r == '1' {
			s.choose(p)
		}
	case r >= '0' && r <= '9', r == '+', r == '-', r == '−':
		s.pad.TypedRune(r)
	case r == 'k' && s.entry.Active != scoring.Nobody && s.sheet.Ruleset.Rules.Calling != engine.NoCall:
		s.do.Edit(s.entry.Call(s.entry.Active))
	case r == 'c' && len(s.sheet.Ruleset.Rules.Decks) > 0:
		s.otherWay()
	}
}

// Pasted types a text.
func (s *Screen) Pasted(text string) {
	s.do.Keys()
	s.do.Edit(s.entry.pasted(s.sheet.Ruleset, text))
}

// leadsOn returns a text for screen readers, or "": how to answer who called, which key completes the
// first score, or which key writes the round down.
func (s *Screen) leadsOn() string {
	v, enter := s.view, s.words.Kit.Enter
	switch {
	case s.asking == s.callers.Asking: // which no row says
		return s.words.Row(s.refused(), v.Hint)
	case s.refused() != "":
		return s.refused()
	case fyne.CurrentDevice().IsMobile() || v.Asks || v.Recount:
	case v.Ready && s.entry.Active == scoring.Nobody:
		return s.words.Labelled(enter, v.Save)
	case s.entry.Round < 0 && s.entry.Typed() == 1 && s.can(widgets.KeyNext):
		return s.words.Labelled(enter, s.words.Scores.NextPlayer)
	}
	return ""
}

// refused returns why the last key has changed nothing, if a row other than the active one shows it, and otherwise "".
func (s *Screen) refused() string {
	i := slices.Index(s.entry.Playing, s.entry.no.at)
	if s.entry.no.why == "" || i < 0 || s.entry.Active == s.entry.no.at {
		return ""
	}
	return s.view.Rows[i].Effect
}

// TypedFirst types the digit that has opened the screen. If it completes the
// number, a screen reader announces it, because the next row is already active when the
// page appears.
func (s *Screen) TypedFirst(r rune) {
	at := slices.Index(s.entry.Playing, s.entry.Active)
	s.TypedRune(r)
	if at >= 0 && s.entry.Active != s.entry.Playing[at] {
		s.echo.SetLabel(s.view.Rows[at].Said)
	}
}

// TypedKey handles a key that is not a character, and reports whether it did.
func (s *Screen) TypedKey(key fyne.KeyName) bool {
	switch key {
	case fyne.KeyReturn, fyne.KeyEnter:
		s.enter()
	case fyne.KeyBackspace, fyne.KeyDelete:
		s.do.Keys()
		s.pad.TypedKey(&fyne.KeyEvent{Name: key})
	case fyne.KeyUp:
		s.step(-1)
	case fyne.KeyDown:
		s.step(1)
	case fyne.KeyEscape:
		s.do.Close()
	default:
		return false
	}
	return true
}

// enter records a complete round, or completes a score. While the page asks who called, it focuses the
// button for nobody, which another Enter presses, or goes back to the scores if there has to be a caller.
func (s *Screen) enter() {
	if s.view.Asks && !s.entry.rests() {
		if s.do.Edit(s.entry.next()); !s.view.Asks {
			return
		}
	}
	switch {
	case s.view.Asks && s.asking == s.callers.Asking:
		s.do.Focus(s.callers.first(), true)
	case s.view.Asks && !s.view.Ready:
		s.do.Focus(s.rows[0].caller, true)
	case s.view.Asks:
		s.do.Focus(s.save, true)
	case s.view.Ready && !s.save.Asleep():
		s.confirm()
	case s.entry.NoPoints:
		if p := s.entry.Active; p != scoring.Nobody {
			s.choose(p)
		}
	default:
		s.press(widgets.KeyNext)
	}
}

// step makes the row above or below active.
func (s *Screen) step(by int) {
	s.do.Keys()
	playing := s.entry.Playing
	if len(playing) == 0 {
		return
	}
	at := slices.Index(playing, s.entry.Active)
	if at < 0 {
		at, by = 0, 0
	}
	s.activate(playing[(at+by+len(playing))%len(playing)])
}

package deck

import (
	"cmp"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/engine"
	"tabby/internal/table/round"
	"tabby/internal/words"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
	"tabby/ui/rooms/cardtable"
	"tabby/ui/rooms/rulebook"
)

// A table is the page on which a round is played. One person holds the device
// at a time; a curtain hides the cards while it is passed.
type table struct {
	*Room
	*rulebook.Side

	sheet   Sheet
	deck    *shared
	holder  *holder
	hand    *hand
	coach   *coach
	lesson  *lesson // or nil
	quick   *quick  // or nil
	page    *widgets.Page
	cards   *cardtable.Table
	root    *fyne.Container
	ask     *widgets.IconButton
	far     *widgets.Text // how far the lesson is, or nil
	wide    bool          // there is room for the rules beside the round
	unwatch func()        // no longer follows the round
	footed  string        // the buttons that were shown last
	shown   int           // how many moves the screen has shown
}

// newTable returns the table of the running round, which is not open yet.
func (r *Room) newTable(d *shared, sheet Sheet) *table {
	t := &table{Room: r, sheet: sheet, deck: d, holder: newHolder(d.Round(), r.Now, r.After, r.TimeLimit), unwatch: func() {}}
	t.hand = &hand{Room: r, holder: t.holder, deck: d, sheet: sheet}
	t.coach = &coach{Room: r, holder: t.holder, game: sheet.ID(), show: t.show}
	t.holder.show, t.holder.moved, t.holder.end, t.holder.busy = t.show, t.coach.reset, t.hand.play, t.busy
	t.Side = rulebook.NewSide(r.Words, rulebook.Actions{Resize: r.StepText, After: r.After}, t.arrange)
	return t
}

// learn makes the table that of a lesson.
func (t *table) learn(l *lesson) {
	l.holder = t.holder
	t.lesson, t.hand.lesson, t.coach.off = l, l, true
	t.holder.driver.Open, t.holder.driver.Guide, t.holder.driver.Tame = l.opens, l.guided, tamed
}

// open shows the table.
func (t *table) open() {
	t.addScreen()
	t.Open(t)
	t.take()
	t.holder.begin()
}

// addScreen makes the screen of the table.
func (t *table) addScreen() {
	t.page = widgets.NewPage("")
	t.cards = cardtable.New(cardtable.Frame{Messenger: t.Messenger, Settings: t.Settings, World: t.World}, t.page, t.holder.driver.State().Pack, t.hand)
	switch t.page.SetBack(t.Words.Common.BackToSheet, t.Close); {
	case t.lesson != nil:
		t.page.SetBack(t.Words.Deck.LeaveLesson, t.Close)
	case t.quick != nil:
		t.page.SetBack(t.Words.Common.Back, t.Close)
	}
	t.ask = widgets.NewIconButton(widgets.IconHelp, t.Words.Deck.AskCoach, t.coach.call)
	actions := []fyne.CanvasObject{t.ask, widgets.NewIconButton(widgets.IconBook, t.Words.Common.Rules, t.openRules)}
	if t.lesson == nil && t.quick == nil {
		actions = slices.Insert(actions, 1, fyne.CanvasObject(widgets.NewIconButton(widgets.IconPeople, t.Words.Common.WhoPlays, t.openChairs)))
	}
	if t.lesson != nil {
		t.far = widgets.NewText("", widgets.TextStyle{Size: widgets.SizeSmall, Color: widgets.ColorMuted, Whole: true})
		actions = slices.Insert(actions, 0, fyne.CanvasObject(t.far))
	}
	t.page.SetActions(actions...)
	t.Rules.Hide()
	t.root = widgets.Watch(t.resized, widgets.Beside([]float32{frame.RulesWidth}, t.cards.Content(), t.Rules))
}

// Content returns the round and the rules.
func (t *table) Content() fyne.CanvasObject { return t.root }

// Route leads back to the round.
func (t *table) Route() frame.Route {
	switch {
	case t.lesson != nil:
		return frame.LearnRoom.Route(t.lesson.variant)
	case t.quick != nil:
		return frame.PlayRoom.Route(t.quick.variant)
	}
	return frame.DeckRoom.Route(t.sheet.ID())
}

// take takes the round in front: from now on, it goes on as this table lets it.
func (t *table) take() {
	t.unwatch()
	t.unwatch = t.deck.Watch(t.changed)
	t.deck.front = t
	t.holder.catchUp()
	t.shown = t.holder.played
}

// give lets the round go on for those at other devices.
func (t *table) give() {
	t.unwatch()
	t.unwatch = func() {}
	t.holder.leave()
	if t.deck.front == t {
		t.deck.front = nil
		t.deck.Continue()
	}
}

// gone reports whether the round is over for this table: recorded or thrown away.
func (t *table) gone() bool { return t.deck.Round() != t.holder.driver }

// changed follows a change of the round: it shows the moves, and ends the time in which cards may
// be matched.
func (t *table) changed() {
	if t.gone() {
		t.Close()
		return
	}
	t.holder.catchUp()
	t.holder.proceed()
}

// Resume continues the round.
func (t *table) Resume() {
	if t.gone() {
		t.Close()
		return
	}
	t.take()
	if t.holder.rechosen {
		t.holder.reseat()
	}
	t.holder.advance()
}

// Pause leaves the round to those at other devices while another page covers it.
func (t *table) Pause() { t.give() }

// Leave stops the coach and animations, and takes off the table a round that is over and on no sheet.
func (t *table) Leave() {
	t.give()
	t.endQuick()
	t.coach.reset()
	t.cards.Stop()
}

// resized shows the round alone or beside the rules, as the window has room.
func (t *table) resized(size fyne.Size) {
	if wide := size.Width >= frame.Wide; wide != t.wide {
		t.wide = wide
		t.show()
		t.arrange()
	}
}

// arrange shows the round and the rules side by side, or one of them.
func (t *table) arrange() {
	t.cards.Stop()
	widgets.SetVisible(t.cards.Content(), !t.covered())
	widgets.SetVisible(t.Rules, t.RulesOpen())
	t.root.Refresh()
}

// covered reports whether the rules cover the round.
func (t *table) covered() bool { return t.RulesOpen() && !t.wide }

// busy reports whether the player reads something else: the rules, the coach, who called or a dialog.
func (t *table) busy() bool {
	return t.RulesOpen() || t.coach.lines != nil || t.Striking() || t.Canvas().Overlays().Top() != nil
}

func (t *table) openRules() { t.OpenRules(t.sheet.Sheet().Ruleset) }

// Ask types a character into the search of the rules while they cover the round.
func (t *table) Ask(r rune) bool { return t.covered() && t.Side.Ask(r) }

// TypedRune handles the shortcuts.
func (t *table) TypedRune(r rune) {
	switch {
	case r == 'r':
		t.openRules()
	case t.holder.covered():
	case r == 'o':
		t.coach.call()
	default:
		t.hand.typed(r)
	}
}

// Standing says how the round stands, or nothing while the device is being passed on.
func (t *table) Standing() string {
	if t.covered() || t.holder.covered() {
		return ""
	}
	return t.scene().Standing(t.Words)
}

// Main returns the main button, which Enter presses, or nil.
func (t *table) Main() *widgets.Button {
	if t.covered() {
		return nil
	}
	return t.cards.Main()
}

// show updates the screen. While the curtain is down, it holds nothing of the table.
func (t *table) show() {
	s := t.scene()
	t.shown = len(t.holder.driver.Past())
	t.keepQuick()
	widgets.SetVisible(t.ask, t.coach.mayAnswer())
	t.page.SetTitle(cmp.Or(s.Left, s.Title), "") // one line: the table below stays where it is
	footer := ""
	if t.holder.covered() {
		next := t.holder.driver.Player(t.holder.next)
		footer = t.Words.Table.Name(t.sheet.Sheet(), next)
		over := curtain(t.Words, footer, s.Badge(next), widgets.ColorOnTable)
		if s.Begins && t.Listened != nil && t.Listened() { // once a round, before a card is said
			over = append(over, onFelt(t.Words.Deck.Headphones))
		}
		t.cards.Cover(widgets.Column(widgets.SpaceLarge, over...), widgets.NewButton(widgets.Primary, t.Words.Deck.IAm(footer), t.holder.take))
	} else {
		t.cards.Show(s)
	}
	for _, b := range s.Buttons {
		footer += "\n" + b.Text
	}
	if footer != t.footed {
		t.footed = footer
		t.HoldTaps(t.root)
	}
}

// scene returns what the screen shows now.
func (t *table) scene() cardtable.Scene {
	s, d := t.sheet.Sheet(), t.holder.driver
	v := cardtable.Scene{
		View: d.View(t.Words, s, t.holder.at), Begins: len(d.Past()) == 0, Wide: t.wide,
		Badge: func(p scoring.Player) widgets.Badge { return t.Badge(s.People[p], p) },
	}
	t.time(&v)
	v.Advice = t.coach.lines
	t.coach.mark(v.Lines[len(v.Lines)-1].Cards)
	switch {
	case t.lesson != nil:
		t.lesson.entitle(&v)
		t.far.SetText(t.lesson.progress())
	case t.quick != nil:
		t.entitleQuick(&v)
	}
	if t.sheet.LetInAgain() != nil && d.Missing() != engine.Nobody {
		v.Buttons = slices.Insert(v.Buttons, 0, round.Button{ID: round.IDLetIn, Text: t.Words.Sheet.LetInAgain, Main: true, Action: round.LetIn})
	}
	if t.looksBack() {
		v.Buttons = append(v.Buttons, round.Button{ID: round.IDLookBack, Text: t.Words.Review.Button, Action: round.LookBack})
	}
	if !t.Still() {
		for _, m := range d.Past()[t.shown:] {
			v.Travels = append(v.Travels, m.Travels()...)
		}
	}
	return v
}

// time adds what happens by itself, and after how many seconds.
func (t *table) time(s *cardtable.Scene) {
	for i, b := range s.Buttons {
		if b.Action == round.TurnDown || b.EndsTurn() {
			s.Buttons[i].Seconds = t.holder.left()
		}
	}
	if seconds := t.holder.looks(); seconds > 0 {
		s.Hint = t.Words.Play.TurnsDown(len(t.holder.at.Shown), seconds)
	}
}

// revealTime returns how long it takes to turn up all cards one by one.
func (t *table) revealTime() time.Duration {
	d := t.holder.driver
	r := d.Round()
	if n := len(d.Past()); t.Still() || n > 0 && d.Past()[n-1].Do == engine.ReplacePower {
		return 0
	}
	all := 0
	for s := range engine.Seat(r.Players()) {
		all += r.Len(s)
	}
	return time.Duration(all) * cardtable.RevealStep
}

// onFelt returns a text for the felt, which is said when it comes.
func onFelt(text string) *widgets.Text {
	t := widgets.NewText(text, widgets.TextStyle{Color: widgets.ColorOnTable, Align: fyne.TextAlignCenter})
	t.SetLive()
	return t
}

// passSide is the side of the badge of the player to whom the device is passed, in device-independent pixels.
const passSide = 128

// curtain returns what is shown while the device is passed to a player, written in
// an ink.
func curtain(w *words.Language, name string, badge widgets.Badge, ink fyne.ThemeColorName) []fyne.CanvasObject {
	pass := widgets.NewText(w.Deck.PassTo(name), widgets.TextStyle{Size: widgets.SizeName, Bold: true, Color: ink, Align: fyne.TextAlignCenter})
	pass.Lead()
	return []fyne.CanvasObject{container.NewCenter(widgets.NewBadgeView(badge, passSide)), pass}
}

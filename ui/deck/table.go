package deck

import (
	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/round"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/rulebook"
	"tabby/ui/widgets"
)

// A table is the page on which a round is played. One person holds the device
// at a time; a curtain hides the cards while it is passed.
type table struct {
	*frame.Frame
	*rulebook.Side

	sheet  Sheet
	deck   *shared
	driver *round.Driver // of the round that is shown
	at     round.Chair   // who holds the device
	next   engine.Seat   // whom to pass it to, or Nobody
	screen
	here    []engine.Seat // of those who played at this device last
	unlook  func()        // stops the timer that turns down cards
	unwatch func()        // no longer follows the round
	coach   coach
	footed  string  // the footer shown last; see [view.footerKey]
	played  int     // how many moves at has followed
	shown   int     // how many moves the screen has shown
	reseat  bool    // the table chooses who plays
	lesson  *lesson // or nil
}

// Content returns the round and the rules.
func (t *table) Content() fyne.CanvasObject { return t.root }

// Route leads back to the round.
func (t *table) Route() frame.Route {
	if t.lesson != nil {
		return frame.Route{Room: frame.LearnRoom, ID: t.lesson.variant}
	}
	return frame.Route{Room: frame.DeckRoom, ID: t.sheet.ID()}
}

// take takes the round in front: from now on, it goes on as this table lets it.
func (t *table) take() {
	t.unwatch()
	t.unwatch = t.deck.Watch(t.changed)
	t.deck.front = t
	t.catchUp()
	t.shown = t.played
}

// give lets the round go on for those at other devices.
func (t *table) give() {
	t.unlook()
	t.unwatch()
	t.unwatch = func() {}
	t.driver.Stop()
	if t.deck.front == t {
		t.deck.front = nil
		t.deck.Continue()
	}
}

// gone reports whether the round is over for this table: recorded or thrown away.
func (t *table) gone() bool { return t.deck.Round() != t.driver }

// Resume continues the round.
func (t *table) Resume() {
	if t.gone() {
		t.Close()
		return
	}
	t.take()
	if t.reseat {
		t.reseated()
	}
	t.advance()
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
	t.motion.Stop()
	widgets.SetVisible(t.layer, !t.covered())
	widgets.SetVisible(t.Rules, t.RulesOpen())
	t.root.Refresh()
}

// covered reports whether the rules cover the round.
func (t *table) covered() bool { return t.RulesOpen() && !t.wide }

func (t *table) openRules() { t.OpenRules(t.sheet.Sheet().Ruleset) }

// Pause leaves the round to those at other devices while another page covers it.
func (t *table) Pause() { t.give() }

// stop stops timers.
func (t *table) stop() {
	t.unlook()
	t.driver.Stop()
}

// Leave stops the coach and animations; the round stays as it is.
func (t *table) Leave() {
	t.give()
	t.coach.reset()
	t.motion.Stop()
}

// badge returns the badge of a player.
func (t *table) badge(p scoring.Player) widgets.Badge {
	return t.Badge(t.sheet.Sheet().People[p], p)
}

package deck

import (
	"math/rand/v2"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/engine/bot"
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

	room  *Room
	sheet Sheet
	deal  *deal
	at    seatState   // who holds the device
	next  engine.Seat // whom to pass it to, or Nobody
	screen
	waiting func() // what happens next without input, or nil
	stop    func() // cancels waiting
	coach   coach
	offer   offer
	footed  string     // the footer shown last; see [view.footerKey]
	past    []pastMove // every move so far
	shown   int        // how many of them the screen has shown
	reseat  bool       // the table chooses who plays
	lesson  *lesson    // or nil
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

// Resume continues the round.
func (t *table) Resume() {
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

// Pause stops the round while another page covers it.
func (t *table) Pause() { t.stop() }

// Leave stops timers, the coach and animations; the round stays as it is.
func (t *table) Leave() {
	t.stop()
	t.coach.reset()
	t.motion.Stop()
}

// badge returns the badge of a player.
func (t *table) badge(p scoring.Player) widgets.Badge {
	return t.Badge(t.sheet.Sheet().People[p], p)
}

// moveDelay is how long a computer player takes for a move, and lookTime how
// long a card stays face up.
const (
	moveDelay = 900 * time.Millisecond
	lookTime  = 8 * time.Second
)

// firstHolder returns who holds the device first: the player who has to decide
// if that is a person, or else the first person.
func (t *table) firstHolder() engine.Seat {
	people := t.deal.people()
	if len(people) == 0 {
		return t.deal.round().Turn()
	}
	if s := decider(t.deal.round()); slices.Contains(people, s) {
		return s
	}
	return people[0]
}

// decider returns who has to decide now, or Nobody where no player does.
func decider(r *engine.Round) engine.Seat {
	switch r.Phase() {
	case engine.Looking:
		for s := range engine.Seat(r.Players()) {
			if !r.HasLooked(s) && !r.Left(s) {
				return s
			}
		}
	case engine.Giving:
		giver, _ := r.Owes()
		return giver
	case engine.Revealing, engine.Over, engine.Shuffling:
		return engine.Nobody
	}
	for s := range engine.Seat(r.Players()) {
		if n, _ := r.Pending(s); n > 0 {
			return s
		}
	}
	if r.Phase() == engine.LastSnap {
		return engine.Nobody
	}
	return r.Turn()
}

// advance does what needs no decision, and then asks the player who has to
// decide next.
func (t *table) advance() {
	t.stop()
	t.waiting = nil
	t.coach.reset()
	r := t.deal.round()
	switch {
	case r.Waits():
		if !t.Refused(t.deal.shuffle()) {
			t.advance()
		}
		return
	case len(t.at.Shown) > 0:
		t.wait(lookTime, t.turnDown)
	case t.offer.open() && r.Phase() != engine.Giving:
		t.countDown()
	case t.next != engine.Nobody:
	case r.Phase() == engine.Revealing:
		t.wait(moveDelay+t.revealTime(), t.playForTable)
	default:
		t.turnTo(decider(r))
	}
	t.show()
}

// turnTo gives a seat the decision: a computer player moves after a while, a person
// is passed the device.
func (t *table) turnTo(s engine.Seat) {
	if t.computersSnap() {
		return
	}
	r := t.deal.round()
	if s == engine.Nobody {
		if r.Phase() == engine.LastSnap && len(t.deal.snappers()) == 0 {
			t.wait(moveDelay, t.noMatch)
		}
		return
	}
	if level, computer := t.deal.level(s); computer {
		delay := moveDelay
		if r.Phase() == engine.Looking {
			delay = 0
		}
		t.think(s, level, delay)
		return
	}
	if s != t.at.Seat {
		t.at = seatState{Seat: s, Choose: noChoice}
		if len(t.deal.people()) > 1 {
			t.next = s
		}
	}
}

// think makes the computer choose a move off the screen's goroutine, and play it
// after a delay.
func (t *table) think(s engine.Seat, level bot.Level, delay time.Duration) {
	p, dice := t.deal.State(), rand.New(rand.NewPCG(t.deal.dice.Uint64(), 0))
	var move engine.Move
	chosen := make(chan struct{})
	t.wait(delay, func() {
		<-chosen
		if t.lesson != nil {
			move = tamed(&p.Round, move)
		}
		t.play(move)
	})
	t.Away(func() { move = bot.Move(p.Pack, p.Round.View(s), bot.Player{Level: level, Dice: dice}); close(chosen) }, func() {})
}

// playForTable plays the first move that no player decides.
func (t *table) playForTable() {
	for m := range t.deal.round().Moves() {
		if m.Seat == engine.Nobody {
			t.play(m)
			return
		}
	}
}

// wait calls do after a while, or sooner if the player hurries.
func (t *table) wait(d time.Duration, do func()) {
	t.waiting = do
	t.stop = t.After(d, do)
}

// hurry ends waiting.
func (t *table) hurry() {
	if do := t.waiting; do != nil {
		t.stop()
		do()
	}
}

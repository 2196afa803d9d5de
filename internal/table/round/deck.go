package round

import (
	"bytes"
	"cmp"
	"errors"
	"maps"
	"math/rand/v2"
	"slices"

	"tabby/engine"
	"tabby/history/journal"
	"tabby/scoring"
)

// These errors are why a round cannot be dealt or recorded now.
var (
	ErrRunning  = reasons.New("Running", "a round is on the table already")
	ErrNoRound  = reasons.New("NoRound", "no cards are dealt now")
	ErrNotOver  = reasons.New("NotOver", "the round is not over yet")
	ErrNoPlayer = reasons.New("NoPlayer", "that player is not at this table")
)

// A Game is the game for which rounds are dealt.
type Game interface {
	// ID names the game.
	ID() string
	// Sheet returns its sheet.
	Sheet() scoring.Sheet
	// Do carries out an intent.
	Do(scoring.Intent) error
}

// A Deck is the virtual deck of one game: it deals rounds, drives them, and records them
// on the sheet. All screens on which the game is played share it.
//
// A Deck belongs to the goroutine of its owner.
type Deck struct {
	// HasDevice reports whether a player will play the next round on their own
	// device; nil means that nobody will.
	HasDevice func(scoring.Player) bool
	// IsGone reports whether a player's own device is disconnected; nil
	// means that none is. Call [Deck.Show] after its result has changed.
	IsGone func(scoring.Player) bool
	// IsSlow reports whether the round has waited so long for a player at their own device that others may
	// continue without them; nil means that it has not. Call [Deck.Show] after its result has
	// changed.
	IsSlow func(scoring.Player) bool
	// TimeLimit returns the time limit of a player at their own device; nil means the
	// usual one for all.
	TimeLimit func(scoring.Player) TimeLimit

	game     Game
	drafts   Drafts
	dice     *rand.Rand
	owner    Owner
	driver   *Driver
	chairs   []byte // the seating that was last read from the drafts, which hosts share
	watchers journal.Watchers
}

// OpenDeck returns the virtual deck of a game, with the unfinished round if its players are
// those who play now. Owner.Changed is called after the watchers, and may be nil.
func OpenDeck(g Game, drafts Drafts, dice *rand.Rand, o Owner) (*Deck, error) {
	d := &Deck{game: g, drafts: drafts, dice: dice, owner: o}
	shown := o.Changed
	d.owner.Changed = func() {
		d.watchers.Notify("")
		if shown != nil {
			shown()
		}
		d.Continue()
	}
	return d, d.Load()
}

// Load replaces the current round with the one in the drafts, if its players are
// those who play now.
func (d *Deck) Load() error {
	d.Close()
	s := d.game.Sheet()
	desk, err := OpenDesk(d.drafts, d.game.ID(), s, d.dice)
	switch {
	case err != nil || !desk.running() || !desk.fits(s):
	case desk.Over() && d.recorded(desk):
		if err = desk.forget(); errors.Is(err, journal.ErrConflict) { // the host that recorded it has done that
			err = nil
		}
	default:
		d.put(desk)
	}
	d.owner.Changed()
	return err
}

// put puts a round on the table.
func (d *Deck) put(desk *Desk) {
	desk.isGone = func(p scoring.Player) bool { return d.IsGone == nil || d.IsGone(p) }
	desk.isSlow = func(p scoring.Player) bool { return d.IsSlow != nil && d.IsSlow(p) }
	desk.awayLimit = func(p scoring.Player) TimeLimit {
		if d.TimeLimit == nil {
			return UsualTime
		}
		return d.TimeLimit(p)
	}
	desk.sheet = d.game.Sheet
	d.driver = newDriver(desk, d.owner)
}

// Show shows the round again.
func (d *Deck) Show() {
	if d.driver != nil {
		d.owner.Changed()
	}
}

// Continue drives the round, unless the owner holds it.
func (d *Deck) Continue() {
	if d.driver != nil && (d.owner.Hold == nil || !d.owner.Hold()) {
		d.driver.Drive()
	}
}

// Round returns the driver of the round on the table, or nil.
func (d *Deck) Round() *Driver { return d.driver }

// Watch calls f after each change until stop is called.
func (d *Deck) Watch(f func()) (stop func()) { return d.watchers.Watch("", f) }

// Next returns the desk of the next round, so that people can choose who plays. void reports whether a
// round that was dealt for other players was discarded. The error is [ErrRunning] or that of the
// drafts.
func (d *Deck) Next() (next *Desk, void bool, err error) {
	s := d.game.Sheet()
	if d.driver != nil && d.driver.fits(s) {
		return nil, false, ErrRunning
	}
	next, err = OpenDesk(d.drafts, d.game.ID(), s, d.dice)
	if err == nil && next.running() {
		if void = !d.recorded(next); void && next.fits(s) { // another host has dealt just now
			return nil, false, cmp.Or(d.Load(), ErrRunning)
		}
		d.Close()
		if err = next.forget(); err == nil {
			next, err = OpenDesk(d.drafts, d.game.ID(), s, d.dice)
		}
	}
	if err != nil {
		return nil, void, err
	}
	for _, p := range next.Seating.Seats {
		switch {
		case d.HasDevice != nil && d.HasDevice(p):
			next.Seating.Set(p, Away)
		case next.Seating.Levels[p] == Away:
			next.Seating.Set(p, whoCan(s, p, Here))
		}
	}
	return next, void, nil
}

// Deal deals the next round. who returns who plays for each player; nil leaves that as it was.
// The error is [ErrRunning], that of the engine or that of the drafts.
func (d *Deck) Deal(who func(scoring.Player) string) error { return d.DealAs("", who) }

// DealAs is [Deck.Deal] for an intent with a name, as in [Driver.PlayAs].
func (d *Deck) DealAs(name string, who func(scoring.Player) string) error {
	s := d.game.Sheet()
	if s.Over {
		return scoring.ErrGameOver
	}
	desk, _, err := d.Next()
	if err != nil {
		return err
	}
	if who != nil {
		for _, p := range desk.Seating.Seats {
			desk.Seating.Set(p, who(p))
		}
	}
	if err := desk.KeepSeating(s); err != nil {
		return err
	}
	if err := desk.start(name, s); err != nil {
		return err
	}
	d.put(desk)
	d.owner.Changed()
	return nil
}

// Record records the round on the sheet once it is over. The error is [ErrNoRound],
// [ErrNotOver] or the sheet's.
func (d *Deck) Record() error { return d.RecordBy(d.game.Do) }

// RecordBy is [Deck.Record] for a screen that has its own way to carry out an intent.
func (d *Deck) RecordBy(do func(scoring.Intent) error) error {
	switch {
	case d.driver == nil:
		return ErrNoRound
	case !d.driver.Over():
		return ErrNotOver
	}
	over := d.driver
	d.driver = nil // before the game's watchers look
	if err := do(over.Desk.record(d.game.Sheet())); err != nil {
		d.driver = over
		return err
	}
	err := over.forget()
	d.owner.Changed()
	return err
}

// Over reports whether the round is over and can be recorded.
func (d *Desk) Over() bool { return d.Round().Phase() == engine.Over }

// Seat sets who plays for a player from now on: a level of the computer, [Here] or
// [Away]. The error is [ErrNoRound], [ErrNoPlayer] or that of the drafts.
func (d *Deck) Seat(p scoring.Player, who string) error {
	if d.driver == nil {
		return ErrNoRound
	}
	if !slices.Contains(d.driver.Seating.Seats, p) {
		return ErrNoPlayer
	}
	who = whoCan(d.game.Sheet(), p, who)
	if d.driver.Seating.Levels[p] == who {
		return nil
	}
	d.driver.Seating.Set(p, who)
	err := d.driver.KeepSeating(d.game.Sheet())
	d.owner.Changed()
	return err
}

// CallHere makes all players play on the device that is passed around, instead of
// their own devices. The error is that of the drafts.
func (d *Deck) CallHere() error {
	if d.driver == nil {
		return nil
	}
	var failed error
	for _, s := range d.driver.away() {
		failed = errors.Join(failed, d.Seat(d.driver.Player(s), Here))
	}
	return failed
}

// Close removes the round from the deck, but not from the drafts: [Deck.Load] restores it.
func (d *Deck) Close() {
	if d.driver != nil {
		d.driver.Stop()
		d.driver = nil
	}
}

// A Remembering game knows, by their names, which intents were carried out on any host.
type Remembering interface {
	// Did reports whether the intent with that name was carried out.
	Did(name string) bool
}

// Name returns the name under which the current round will be recorded, so that
// only one host of the game records it, or "" without a round.
func (d *Deck) Name() string {
	if d.driver == nil {
		return ""
	}
	return d.driver.log.deal()
}

// CatchUp applies changes of the round by other hosts, and reports whether there
// were any. The error is that of the drafts.
func (d *Deck) CatchUp() (changed bool, err error) {
	if d.driver == nil {
		if d.drafts.Draft(DraftRound+d.game.ID()) == nil {
			return false, nil
		}
		err := d.Load()
		return d.driver != nil, err
	}
	moved, err := d.driver.catchUp()
	if errors.Is(err, errOther) {
		return true, d.Load()
	}
	seated := d.driver.reseat(d)
	if d.driver.Over() && d.recorded(d.driver.Desk) {
		d.Close()
		moved = true
	}
	if moved || seated {
		d.owner.Changed()
	}
	return moved || seated, err
}

// catchUp applies moves from other hosts, and reports whether there were any.
func (d *Driver) catchUp() (bool, error) {
	before := len(d.Past())
	changed, err := d.desk.CatchUp()
	if changed {
		d.Stop()
		d.waiting = nil
	}
	for _, m := range d.Past()[before:] {
		d.makeOffer(m)
	}
	return changed, err
}

// reseat loads the stored seating, and reports whether it has changed.
func (d *Driver) reseat(of *Deck) bool {
	data := d.drafts.Draft(DraftSeating + of.game.ID())
	if bytes.Equal(data, of.chairs) {
		return false
	}
	of.chairs = data
	kept, _ := seatingOf(d.drafts, of.game.ID(), of.game.Sheet())
	if len(kept.Seats) == 0 || slices.Equal(kept.Seats, d.Seating.Seats) && maps.Equal(kept.Levels, d.Seating.Levels) {
		return false
	}
	d.Seating = kept
	return true
}

// recorded reports whether a round is already on the sheet: the game knows its name or, if a host was
// killed before it stored that, the sheet has a round with the same log.
func (d *Deck) recorded(desk *Desk) bool {
	if game, remembers := d.game.(Remembering); remembers && game.Did(desk.log.deal()) {
		return true
	}
	log := desk.keptLog()
	return log != nil && slices.ContainsFunc(d.game.Sheet().Rounds, func(r scoring.Round) bool {
		return r.Log != nil && r.Log.Deck == log.Deck && r.Log.Moves == log.Moves
	})
}

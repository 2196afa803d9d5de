package host

import (
	"bytes"
	"sync/atomic"
	"time"

	"tabby/history"
	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/internal/draw/badges"
	"tabby/internal/table/round"
	"tabby/internal/table/sheetview"
	"tabby/internal/words"
	"tabby/scoring"
)

// A Table is a game that is open to other devices. Its methods belong to the owner's goroutine.
type Table struct {
	owner Owner
	lobby *lobby
	words *words.Language // of the host

	roster roster                 // who has joined, and what they have entered
	stored []byte                 // the roster as it was kept last
	shared atomic.Pointer[roster] // the roster, for other goroutines

	guests  map[*guest]bool // those connected now
	present attendance      // of their devices
	idle    idle            // how long the round waits

	last  *moment    // which guests were shown last
	seq   int        // counts moments
	cache page.Cache // keeps what scenes have in common
	clock sheetview.Ticker
	drawn map[*words.Language]*drawing // pictures of the end
	watch func()                       // is called after each change, or nil

	join  string // the address by which others join, for the screen, or ""
	coded bool   // there were digits by which others join as well, and can be again
	aging func() // stops what follows the age of the digits

	closed bool
	stop   []func() // are called when it is closed
}

// newTable returns the table of a game, as it was when it was open last. It is called on
// the owner's goroutine.
func newTable(o Owner, l *lobby, w *words.Language) (*Table, error) {
	t := &Table{
		owner: o, lobby: l, words: w,
		guests: map[*guest]bool{}, present: newAttendance(),
		drawn: map[*words.Language]*drawing{}, aging: func() {},
	}
	if err := t.load(); err != nil {
		return nil, err
	}
	t.stop = append(t.stop, o.Game.Watch(func(scoring.Game) { t.gameChanged() }))
	t.shareDeck()
	for id := range t.roster.Devices {
		t.await(id)
	}
	t.publish()
	return t, nil
}

// Deck returns the virtual deck of the game, or nil.
func (t *Table) Deck() *round.Deck { return t.owner.Deck }

// change keeps a roster and shows it, or returns why it could not be kept.
func (t *Table) change(p roster) error {
	before := t.roster
	if err := t.keep(p); err != nil {
		return err
	}
	t.reseat(before)
	for g := range t.guests {
		t.takeRole(g)
	}
	t.publish()
	return nil
}

// gameChanged shows the game after a change. Slips of a round that is written down are
// of no use any more; if that cannot be kept, their round says so.
func (t *Table) gameChanged() {
	if p := t.roster.forRound(t.owner.Game.State().Rounds()); p.Round != t.roster.Round {
		t.set(p)
	}
	t.publish()
}

// update changes the roster, from what it is when no other host changes it meanwhile.
func (t *Table) update(to func(roster) (roster, error)) error {
	return t.redo(func() error {
		p, err := to(t.roster)
		if err != nil {
			return err
		}
		return t.change(p)
	})
}

// Follow shows what other hosts have stored. The error is that of the log or the drafts. A table
// without guests here waits until there is one, so that it costs next to nothing.
func (t *Table) Follow() error {
	if len(t.guests) == 0 {
		return nil
	}
	_, err := t.takeIn()
	return err
}

// meet goes on with the roster of another host.
func (t *Table) meet(before roster) {
	t.reseat(before)
	t.dismiss(before)
	t.publish()
}

// dismiss ends the connections of devices that another host has sent away.
func (t *Table) dismiss(before roster) {
	for g := range t.guests {
		d, known := t.roster.Devices[g.device]
		switch {
		case !bytes.Equal(before.Secret, t.roster.Secret):
			g.leave(wire.ByeKeys)
		case !known || d.Gone:
			g.leave(wire.ByeGone)
		}
	}
}

// close ends the table for all its guests, and says why.
func (t *Table) close(why string) {
	t.closed = true
	for _, stop := range t.stop {
		stop()
	}
	t.idle.end()
	t.present.stopWaiting()
	t.dropPasscode()
	t.clock.Stop()
	for g := range t.guests {
		g.leave(why)
	}
}

// A Game is the desk of a game.
type Game interface {
	// ID names the game.
	ID() string
	// State returns the game.
	State() scoring.Game
	// Sheet returns its sheet, with people as they are called now.
	Sheet() scoring.Sheet
	// DoAs carries out an intent under names, once for each name.
	DoAs(in scoring.Intent, names ...string) error
	// Did reports whether an intent of that name is done, as far as this host knows.
	Did(name string) bool
	// CatchUp takes in what other hosts have done, and reports whether they have.
	CatchUp() (bool, error)
	// Watch calls f after every change until stop is called.
	Watch(f func(scoring.Game)) (stop func())
}

// An Owner owns the game: everything at its table happens on the owner's goroutine.
type Owner struct {
	Game   Game
	Drafts round.Drafts
	Now    func() time.Time
	// Badge returns the badge of a player. It may be nil: players then get one by their
	// number.
	Badge func(scoring.Player) badges.Badge
	// Reread has the log and the drafts be read where they are kept, when they are asked
	// for next. It is nil unless other hosts serve the game too: then [Table.Follow] has to
	// be called after they have stored something.
	Reread func()
	// Deck is the virtual deck of the game, or nil.
	Deck *round.Deck
	// Coming returns what is typed at the owner's own screen for the round to come; [Table.Show]
	// is called when that changes. It may be nil: then nobody knows before the round is written down.
	Coming func(scoring.Sheet) sheetview.Coming
	// HandOver returns a link that has the whole game, as another device imports it. It
	// may be nil: guests then cannot keep the game.
	HandOver func() (link string, err error)
	// Picture draws the picture of the game, which is over, in a language if it can, and then calls then on
	// the goroutine of the game with the GIF, or with nil if it could not. It may be nil: guests then get none.
	Picture func(l *words.Language, then func(gif []byte))
	// Taught has the decks that the owner can read from a photo. It may be nil: guests then read none.
	Taught history.Settings
	// Logs reports whether the owner logs games in another app; if so, guests can too. If it is
	// nil, they always can.
	Logs func() bool
	// Below is the path of the table, such as "/games/4f2a", relative to the address at which its digits are
	// typed; "" if that is the same.
	Below string
	// Screen reports that players can also play at the owner's own screen.
	Screen bool
	// Run runs a function on the goroutine that the game belongs to: later, or at once if the caller may
	// be on that goroutine.
	Run func(func())
	// Failed is called with what went wrong while the table goes on; it may be nil.
	Failed func(error)
	// After runs a function on that goroutine after a time, unless stop is called before.
	After func(d time.Duration, f func()) (stop func())
}

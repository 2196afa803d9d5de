package host

import (
	"errors"
	"sync/atomic"
	"time"

	"tabby/internal/host/page"
	"tabby/internal/journal"
	"tabby/internal/round"
	"tabby/scoring"
)

// A Game is the desk of a game.
type Game interface {
	// ID names the game.
	ID() string
	// State returns the game.
	State() scoring.Game
	// Sheet returns its sheet, with people as they are called now.
	Sheet() scoring.Sheet
	// Batches returns how many batches are in its log.
	Batches() int
	// Do carries out an intent.
	Do(scoring.Intent) error
	// DoAs carries out an intent under names, with spaces between: if other hosts serve
	// the game too, once for each name.
	DoAs(names string, in scoring.Intent) error
	// Did reports whether an intent of that name is done, as far as this host knows. It
	// never is where the game is this host's alone.
	Did(name string) bool
	// CatchUp takes in what other hosts have done, and reports whether they have.
	CatchUp() (bool, error)
	// Watch calls f after every change until stop is called.
	Watch(f func(scoring.Game)) (stop func())
}

// An Owner is who has the game: everything of a table happens on its goroutine.
type Owner struct {
	Game   Game
	Drafts round.Drafts
	Now    func() time.Time
	// Badge returns the badge of a player. It may be nil: players then get one by their
	// number.
	Badge func(scoring.Player) page.Badge
	// Reread has the log and the drafts be read where they are kept, when they are asked
	// for next. It is nil unless other hosts serve the game too: then [Table.Follow] has to
	// be called after they have stored something.
	Reread func()
	// Listen lets the owner hear at once of what other hosts store, while guests are here. It
	// is nil where Reread is.
	Listen func(on bool)
	// Deck is the virtual deck of the game, or nil.
	Deck *round.Deck
	// HandOver returns a link that has the whole game, as another device imports it. It
	// may be nil: guests then cannot keep the game.
	HandOver func() (link string, err error)
	// Screen reports that players can also play at the owner's own screen.
	Screen bool
	// Run runs a function on the goroutine that the game belongs to, later, or at once where
	// the caller's may be that one.
	Run func(func())
	// Send runs what draws and sends pages, later. An owner that has the time does so on the
	// goroutine of the game, so that no other is woken; nil takes one for each time.
	Send func(func())
	// After does so after a while, unless stop is called before.
	After func(d time.Duration, f func()) (stop func())
}

// A Table is a game that is open to other devices. Its methods belong to the owner's
// goroutine.
type Table struct {
	Owner

	party  party
	stored []byte                // the party as it was kept last
	keys   atomic.Pointer[party] // the same for other goroutines
	guests map[*guest]bool       // those connected now
	outbox outbox                // of them
	here   map[string]int        // how many connections each device has
	lost   map[string]func()     // the devices that have left just now, with what stops their time
	last   *moment
	shelf  page.Shelf // keeps what its scenes have in common
	seq    int        // counts moments
	watch  func()     // is called after each change, or nil
	stop   []func()
	join   string // the address by which others join, for the screen, or ""
	clock  func() // stops the timer of the clock, or nil
	closed bool
}

// newTable returns the table of a game, as it was when it was open last. It is called on
// the owner's goroutine.
func newTable(o Owner) (*Table, error) {
	t := &Table{Owner: o, guests: map[*guest]bool{}, here: map[string]int{}, lost: map[string]func(){}}
	t.outbox.start = o.Send
	if o.Send == nil {
		t.outbox.start = func(send func()) { go send() }
	}
	if err := t.load(); err != nil {
		return nil, err
	}
	t.stop = append(t.stop, o.Game.Watch(func(scoring.Game) { t.gameChanged() }))
	t.shareDeck()
	for id := range t.party.Devices {
		t.await(id)
	}
	t.publish()
	return t, nil
}

// load takes the party as it was kept, or keeps a new one.
func (t *Table) load() error {
	p, err := loadParty(t.Drafts, t.ID(), t.Game.Batches())
	if err == nil {
		err = t.reach(p)
	}
	if err == nil {
		err = t.keep(p.forRound(t.Game.State().Rounds()))
	}
	if errors.Is(err, journal.ErrConflict) && t.Reread != nil { // another host has opened it just now
		t.Reread()
		return t.load()
	}
	return err
}

// ID names the game.
func (t *Table) ID() string { return t.Game.ID() }

// Key returns the key with which a device joins in a role, for the fragment of an
// address.
func (t *Table) Key(r page.Role) string { return t.party.Secret.key(t.party.Tag, r) }

// Invite shows on the big screen how others join: by an address.
func (t *Table) Invite(address string) {
	t.join = address
	t.publish()
}

// Watch calls f after each change of who is here and what they have entered. There is
// one such function.
func (t *Table) Watch(f func()) { t.watch = f }

// keep keeps a party on disk, and then takes it for the present one.
func (t *Table) keep(p party) error {
	data, err := p.save(t.Drafts, t.ID())
	if err != nil {
		return err
	}
	t.stored = data
	t.set(p)
	return nil
}

// set takes a party for the present one.
func (t *Table) set(p party) {
	t.party = p
	t.keys.Store(&p)
}

// change keeps a party and shows it, or returns why it could not be kept.
func (t *Table) change(p party) error {
	before := t.party
	if err := t.keep(p); err != nil {
		return err
	}
	t.reseat(before)
	t.publish()
	return nil
}

// gameChanged shows the game after a change. Slips of a round that is written down are
// of no use any more; if that cannot be kept, their round says so.
func (t *Table) gameChanged() {
	if p := t.party.forRound(t.Game.State().Rounds()); p.Round != t.party.Round {
		t.set(p)
	}
	t.publish()
}

// publish shows every guest the table as it is now.
func (t *Table) publish() {
	if t.closed {
		return
	}
	t.seq++
	t.last = newMoment(t.ID(), t.scene(), t.Game.State())
	t.last.seq = t.seq
	for g := range t.guests {
		t.showTo(g)
	}
	t.notify()
	t.tick(t.last.scene.Sheet)
}

// scene returns what the table shows now.
func (t *Table) scene() *page.Scene {
	s := &page.Scene{Sheet: t.Game.Sheet(), Paused: t.party.Paused, Join: t.join, Shelf: &t.shelf, Taken: map[scoring.Player]string{}}
	s.Slips = t.party.slips()
	for _, d := range t.party.Devices {
		if d.Seat != nil {
			s.Taken[*d.Seat] = d.Name
		}
	}
	for p := range s.Sheet.People {
		if t.Badge != nil {
			s.Badges = append(s.Badges, t.Badge(scoring.Player(p)))
		}
	}
	return s
}

// viewer returns who a guest is, for its page.
func (t *Table) viewer(g *guest) page.Viewer {
	v := page.Viewer{Role: g.role, Player: scoring.Nobody, Screen: g.screen, Show: g.shown, Query: g.query, Writes: t.mayWrite(g), Deals: t.mayDeal(g)}
	v.Round = t.roundView(g, t.last.scene.Sheet)
	if seat := t.party.Devices[g.device].Seat; seat != nil {
		v.Player = *seat
	}
	return v
}

// tick shows a running clock again when its text changes.
func (t *Table) tick(s scoring.Sheet) {
	if t.clock != nil {
		t.clock()
		t.clock = nil
	}
	if !s.Clock.Runs || s.Over || s.Clock.Paused || s.Clock.Up || len(t.guests) == 0 {
		return
	}
	wait := time.Second
	if s.Clock.Left > time.Minute {
		wait = s.Clock.Left % time.Minute
	}
	t.clock = t.After(wait+time.Millisecond, t.publish)
}

// close ends the table for all its guests, and says why.
func (t *Table) close(why string) {
	t.closed = true
	for _, stop := range t.stop {
		stop()
	}
	for _, stop := range t.lost {
		stop()
	}
	if t.clock != nil {
		t.clock()
	}
	for g := range t.guests {
		g.leave(why)
	}
}

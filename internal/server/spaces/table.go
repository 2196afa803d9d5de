package spaces

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"tabby/history"
	"tabby/history/journal"
	"tabby/history/sqlite"
	"tabby/internal/devices/handover"
	"tabby/internal/devices/host"
	"tabby/internal/devices/host/page"
	"tabby/internal/devices/keys"
	"tabby/internal/devices/reason"
	"tabby/internal/draw/badges"
	"tabby/internal/draw/paper"
	"tabby/internal/table/game"
	"tabby/internal/table/round"
	"tabby/internal/words"
	"tabby/scoring"
)

// A Store has the games whose tables are opened.
type Store interface {
	game.Store
	round.Drafts
	// People returns all players.
	People() ([]history.Person, error)
	handover.Exporter
}

// A Table is a game that is open to other devices, on a goroutine of its own.
type Table struct {
	*host.Table
	Players string // as a list: "Ann, Ben and Cy"

	host  *host.Host
	loop  *host.Loop
	leave func() // gives a shared game back
}

// Shared is a game that other hosts serve too.
type Shared interface {
	round.Drafts
	// Log returns its log.
	Log() history.Log
	// People returns everyone who plays.
	People() ([]history.Person, error)
	// Doubt has the log and the drafts be read where they are kept.
	Doubt()
	// Leave ends that the host hears of the game.
	Leave()
}

// An Opener opens games of a store to other devices.
type Opener struct {
	Host   *host.Host
	Store  Store
	Words  *words.Language
	Now    func() time.Time
	Below  string      // is where the table is below the address of its digits, as in [host.Owner]
	Failed func(error) // is called if a round that is played cannot go on
	// Share opens the games instead of the store, if other hosts serve them too. changed is
	// to be called on another goroutine after something was stored.
	Share func(id string, changed func()) (Shared, error)
	// Taught has the decks that photos are read by if games are shared; otherwise the store has them.
	Taught history.Settings
}

// Open opens a game. Guests may write rounds down: there is no window in which a
// scorekeeper would.
func (o Opener) Open(id string) (*Table, error) {
	t := &Table{host: o.Host, loop: host.NewLoop(), leave: func() {}}
	var err error
	t.on(func() { err = t.open(id, o) })
	if err != nil {
		t.leave()
		t.loop.Stop()
		return nil, err
	}
	return t, nil
}

// open opens the game. It runs on the loop.
func (t *Table) open(id string, o Opener) error {
	g, owner, err := o.take(id, t)
	if err != nil {
		return err
	}
	t.Players = words.Bare(o.Words.Joined(o.Words.Table.Names(g.Sheet(), g.Sheet().Seated()))) // programs read it too
	owner.Game, owner.Now, owner.Badge, owner.Below = g, g.Now, marks(g), o.Below
	owner.Run, owner.After, owner.Failed = t.loop.Do, t.loop.After, o.Failed
	owner.Picture = o.picture(id, t.loop)
	if owner.Deck, err = t.openDeck(g, owner.Drafts, o); err != nil {
		return err
	}
	t.Table, err = t.host.Open(owner)
	if err != nil || t.Writers() {
		return err
	}
	return t.LetWrite(true)
}

// openDeck opens the virtual deck of a game. A round that is no JSON is put away, so that the
// table is not closed for ever; one of a newer Tabby is not.
func (t *Table) openDeck(g *game.Game, drafts round.Drafts, o Opener) (*round.Deck, error) {
	open := func() (*round.Deck, error) {
		return round.OpenDeck(g, drafts, round.NewDice(), round.Owner{After: t.loop.After, Away: t.loop.Away, Failed: t.failed(o)})
	}
	deck, err := open()
	if !errors.As(err, new(*json.SyntaxError)) {
		return deck, err
	}
	o.Failed(fmt.Errorf("the cards on the table of game %s are put away, and can be dealt again: %w", g.ID(), err))
	if err := drafts.SaveDraft(round.DraftRound+g.ID(), nil); err != nil {
		return nil, err
	}
	return open()
}

// take opens a game for its table, and returns it with an owner that has its drafts.
func (o Opener) take(id string, t *Table) (*game.Game, host.Owner, error) {
	if o.Share == nil {
		g, err := game.Open(o.Store, id, o.Now)
		taught, _ := o.Store.(history.Settings)
		return g, host.Owner{Drafts: o.Store, Taught: taught, HandOver: func() (string, error) {
			fragment, err := handover.Fetch(o.Store, id)
			return handover.Address("", fragment), err
		}}, know(g, o.Store.People, err)
	}
	from, err := o.Share(id, func() { t.loop.Do(func() { t.follow(o) }) })
	if err != nil {
		return nil, host.Owner{}, err
	}
	t.leave = from.Leave
	g, err := game.Read(from.Log(), o.Now)
	return g, host.Owner{Drafts: from, Taught: o.Taught, Reread: from.Doubt}, know(g, from.People, err)
}

// picture returns what draws how a game ended, or nil if the store has no pictures.
func (o Opener) picture(id string, loop *host.Loop) func(l *words.Language, then func([]byte)) {
	from, has := o.Store.(paper.Source)
	if !has || o.Share != nil {
		return nil
	}
	return func(l *words.Language, then func([]byte)) {
		var gif bytes.Buffer
		var err error
		loop.Away(func() {
			err = paper.Printer{From: from, Style: paper.Style{Words: l}}.Game(&gif, id, history.Moving)
		}, func() {
			if err != nil {
				o.Failed(fmt.Errorf("the picture of game %s is not drawn: %w", id, err))
				then(nil)
				return
			}
			then(gif.Bytes())
		})
	}
}

// know lets a game know its people, unless it could not be opened.
func know(g *game.Game, everyone func() ([]history.Person, error), err error) error {
	if err != nil {
		return err
	}
	people, err := everyone()
	g.Known = known(people)
	return err
}

// follow shows what other hosts have stored. It runs on the loop.
func (t *Table) follow(o Opener) {
	if t.Table == nil {
		return // it is not open yet
	}
	if err := t.Follow(); err != nil {
		o.Failed(err)
	}
}

// failed returns what to do when a round cannot go on by itself: another host may have gone
// on with it.
func (t *Table) failed(o Opener) func(error) {
	return func(err error) {
		if errors.Is(err, journal.ErrConflict) && o.Share != nil {
			go t.loop.Do(func() { t.follow(o) }) // the loop is busy
			return
		}
		o.Failed(err)
	}
}

// on runs a function on the table's loop and waits for it. On a table that is closed it
// does nothing.
func (t *Table) on(f func()) { t.loop.Call(f) }

// Close closes the table to other devices, which can come back when it is open again.
func (t *Table) Close() {
	t.on(func() { t.host.Close(t.Table) })
	t.loop.Stop()
	t.leave()
}

// tag returns the first part of the table's codes.
func (t *Table) tag() (tag string) {
	t.on(func() { tag = keys.TagOf(t.Key(page.Watch)) })
	return tag
}

// NewPasscode makes six digits by which devices join as players for ten minutes.
func (t *Table) NewPasscode() { t.on(t.Table.NewPasscode) }

// Links are the addresses of a table, each of which is a key to it.
type Links struct {
	Game   string `json:"game"`
	Sit    string `json:"sit"`
	Score  string `json:"score"`
	Watch  string `json:"watch"`
	Screen string `json:"screen"`
	Code   string `json:"code,omitempty"` // six digits by which a player joins for ten minutes, or ""

	Players string `json:"players"` // as a list
}

// Links returns the addresses of the table below a base such as "http://192.168.1.20:8229".
// The big screen shows the one by which players sit down. A table that is closed has none.
func (t *Table) Links(base string) (l Links) {
	t.on(func() {
		address := func(r page.Role) string { return host.Address(base, t.Key(r), false) }
		t.Invite(address(page.Sit))
		l = Links{
			Game: t.ID(), Sit: address(page.Sit), Score: address(page.Score), Watch: address(page.Watch),
			Screen: host.Address(base, t.Key(page.Watch), true), Players: t.Players,
		}
		l.Code, _ = t.Passcode()
	})
	return l
}

// known returns who people are now.
func known(people []history.Person) func(id string) (history.Person, bool) {
	byID := make(map[string]history.Person, len(people))
	for _, p := range people {
		byID[p.ID] = p
	}
	return func(id string) (history.Person, bool) {
		p, ok := byID[id]
		return p, ok
	}
}

// marks returns the badges of the players of a game: those of people known, others by
// their number.
func marks(g *game.Game) func(scoring.Player) badges.Badge {
	return func(p scoring.Player) badges.Badge {
		who := g.State().People()[p]
		if person, ok := g.Known(who.ID); ok {
			return badges.Of(person)
		}
		return badges.Seat(int(p), who.Name)
	}
}

// A Meter counts what a server does. Its methods are called by several goroutines.
type Meter interface {
	host.Meter
	// Space counts a space that was opened, or with -1 one that was closed.
	Space(change int)
	// Table does so with a table.
	Table(change int)
	// Append counts an entry of a game: whether it could not be kept, and how long that
	// took.
	Append(failed bool, took time.Duration)
	// Request counts an answer by its HTTP status.
	Request(status int)
}

// metered is the store of a space. It counts and limits what is kept of its games.
type metered struct {
	*sqlite.Store
	space *space
}

// NewGame implements [Store].
func (m metered) NewGame() history.Log { return meteredLog{m.Store.NewGame(), m.space} }

// Log implements [Store].
func (m metered) Log(id string) (history.Log, error) {
	log, err := m.Store.Log(id)
	if err != nil {
		return nil, err
	}
	return meteredLog{log, m.space}, nil
}

// SaveDraft implements [Store]. The error may also be that the space was removed.
func (m metered) SaveDraft(name string, data []byte) error {
	if m.space.isGone() {
		return reason.Removed
	}
	return m.Store.SaveDraft(name, data)
}

type meteredLog struct {
	history.Log
	space *space
}

// Append implements [history.Log]. The error may also be that the space is full.
func (l meteredLog) Append(n int, events []scoring.Event, names ...string) error {
	began := time.Now()
	if l.space.isGone() {
		return reason.Removed
	}
	err := l.space.room()
	if err == nil {
		err = l.Log.Append(n, events, names...)
	}
	failed := errors.Is(err, history.ErrDisk) || errors.Is(err, history.ErrReadOnly) || errors.Is(err, history.ErrDamaged)
	l.space.server.options.Meter.Append(failed, time.Since(began))
	if failed {
		l.space.log.Error("an entry could not be kept", "cause", cause(err))
	}
	return err
}

// Package guests is the room in which other devices are let into a game: it shows the code they
// scan, who is here, and what they may do.
//
// A [Room] keeps a host and the games that are open to others. Each of them has one desk,
// which its sheet and its guests share, and everything of it happens on the screen's
// goroutine. Nothing listens before players ask for it.
package guests

import (
	"cmp"
	"errors"
	"maps"
	"net/http"
	"slices"
	"time"

	"tabby/history"
	"tabby/history/journal"
	"tabby/internal/devices/host"
	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/internal/devices/serve"
	"tabby/internal/draw/badges"
	"tabby/internal/table/game"
	"tabby/internal/table/round"
	"tabby/internal/table/sheetview"
	"tabby/internal/words"
	"tabby/scoring"
	"tabby/ui/frame"
)

// A Network lets other devices reach this one.
type Network interface {
	history.Settings // of this device, which knows the decks that it can read

	// Door returns the door at which Listen lets devices in, always the same.
	Door() *serve.Door
	// Listen answers other devices with h, until HangUp is called.
	Listen(h http.Handler) error
	// Addresses returns where they reach it while it listens, the best first, such as
	// "http://192.168.1.20:8229". There are none while this computer is on no network.
	Addresses() ([]string, error)
	// Announce says in the network that a table is here, by its name, until HangUp is called; called
	// again it gives the table another name. It returns at once. changed is called on another
	// goroutine when Named has changed.
	Announce(table string, changed func())
	// Named returns what can be typed instead of an address, such as "tabby.local", or "".
	Named() string
	// HandOver returns a link that has a whole game, which the import of another device
	// reads.
	HandOver(game string) (link string, err error)
	// HangUp ends what Listen began.
	HangUp()
}

// Decks are the virtual decks of games.
type Decks interface {
	// Deck returns the one of a game.
	Deck(*game.Game) (*round.Deck, error)
}

// Coming returns what is half typed of the next round of a game.
type Coming func(id string, s scoring.Sheet) sheetview.Coming

// A Room lets other devices into games.
type Room struct {
	*frame.Navigator
	*frame.Messenger
	*frame.Drafter
	*frame.Roster
	*frame.Sharer
	*frame.Screen
	frame.World

	network  Network
	decks    Decks // or nil
	coming   Coming
	host     *host.Host
	hosted   map[string]*hosted // by ID of the game
	thrown   *hosted            // whose game was put in the bin last, or nil
	usual    string             // what the table here is called, unless people have said it
	watchers journal.Watchers   // of games by ID
}

// A hosted game is open to others.
type hosted struct {
	game  *game.Game
	table *host.Table
	seen  map[string]host.Device // as they were at the last look, by ID
	left  map[string]time.Time   // when a device went away that was here
	asked string                 // the message that says who wants to enter the scores of all, or ""
}

// draftHosted is the prefix of the draft that says that a game is open to others; the ID
// of the game follows.
const draftHosted = "hosted/"

// draftTable is the draft that has what people call the table here.
const draftTable = "table"

// New returns a room in which no game is open to others. Where there
// is a virtual deck, they share it.
func New(f *frame.Frame, n Network, d Decks, c Coming) *Room {
	r := &Room{
		Navigator: f.Navigator, Messenger: f.Messenger, Drafter: f.Drafter, Roster: f.Roster,
		Sharer: f.Sharer, Screen: f.Screen, World: f.World,
		network: n, decks: d, coming: c, host: host.New(n.Door().NewRoom(serve.PerAddress), f.Words), hosted: map[string]*hosted{},
	}
	r.host.Offer(f.Languages)
	return r
}

// Desk returns the game to use instead of one that was just read from its log: the one
// that is open to others, since a game has one desk. If the log has grown in another way,
// as by an import, the game that was read takes its place.
func (r *Room) Desk(g *game.Game) (*game.Game, error) {
	h := r.hosted[g.ID()]
	if h == nil {
		return g, nil
	}
	if h.game.Same(g) {
		return h.game, nil
	}
	r.host.Close(h.table) // guests come back by themselves
	t, err := r.table(g)
	if err != nil {
		return nil, err
	}
	h.game, h.table = g, t
	return g, nil
}

// table opens the table of a game.
func (r *Room) table(g *game.Game) (*host.Table, error) {
	o := host.Owner{
		Game: g, Screen: true, Drafts: r.Drafts(), Now: r.Now, Run: r.Post, After: r.After,
		Badge:    func(p scoring.Player) badges.Badge { return r.Badge(g.State().People()[p], p) },
		Coming:   func(s scoring.Sheet) sheetview.Coming { return r.coming(g.ID(), s) },
		HandOver: func() (string, error) { return r.network.HandOver(g.ID()) },
		Picture:  func(l *words.Language, then func([]byte)) { r.DrawEnd(g.ID(), l, then) },
		Taught:   r.network,
		Logs:     r.LogsPlays,
		Failed:   func(err error) { r.Refused(err) },
	}
	if r.decks != nil {
		var err error
		if o.Deck, err = r.decks.Deck(g); err != nil {
			return nil, err
		}
	}
	t, err := r.host.Open(o)
	if err == nil {
		t.Watch(func() { r.changed(g.ID()) })
	}
	return t, err
}

// LetIn lets other devices take part in a game.
func (r *Room) LetIn(g *game.Game) error {
	if r.hosted[g.ID()] != nil {
		return nil
	}
	t, err := r.table(g)
	if err != nil {
		return err
	}
	if len(r.hosted) == 0 {
		if err := r.network.Listen(r.host); err != nil {
			r.close(t, wire.ByeClosed)
			return err
		}
		r.usual = words.Bare(r.Words.Guests.TableOf(g.Sheet().People[0].Name))
		r.announce()
	}
	if bases, _ := r.network.Addresses(); len(bases) > 0 { // else the page says so
		invite(t, bases[0])
	}
	t.NewPasscode()
	r.hosted[g.ID()] = &hosted{game: g, table: t, seen: map[string]host.Device{}, left: map[string]time.Time{}}
	r.SaveDraft(draftHosted+g.ID(), true)
	r.changed(g.ID())
	return nil
}

// tableName returns what the table here is called.
func (r *Room) tableName() string {
	name := r.usual
	r.LoadDraft(draftTable, &name)
	return name
}

// nameTable calls the table by a name, or again as usual.
func (r *Room) nameTable(name string) error {
	name, err := scoring.CleanName(name)
	switch {
	case err == nil && name == r.tableName():
		return nil
	case errors.Is(err, scoring.ErrNameEmpty), err == nil && name == r.usual:
		r.ForgetDraft(draftTable)
	case err != nil:
		return err
	default:
		r.SaveDraft(draftTable, name)
	}
	if len(r.hosted) > 0 {
		r.announce()
	}
	return nil
}

// announce says in the network what the table here is called.
func (r *Room) announce() {
	r.network.Announce(r.tableName(), func() {
		r.Post(func() {
			for _, id := range r.Hosted() {
				r.changed(id)
			}
		})
	})
}

// invite shows on the big screen how players join at an address of this computer.
func invite(t *host.Table, base string) { t.Invite(host.Address(base, t.Key(page.Sit), false)) }

// Stop closes a game to other devices.
func (r *Room) Stop(id string) {
	h := r.hosted[id]
	if h == nil {
		return
	}
	r.ForgetDraft(draftHosted + id)
	r.part(h, wire.ByeClosed)
}

// Before returns the game that is open to others, or was until it was put in the bin, and whose guests come
// along to a new one of these people: the one in which most of them play, or else one that is over; or "".
func (r *Room) Before(people []scoring.Person) (before string) {
	most := -1
	all := slices.Collect(maps.Values(r.hosted))
	if r.thrown != nil {
		all = append(all, r.thrown)
	}
	slices.SortFunc(all, func(a, b *hosted) int { return cmp.Compare(a.game.ID(), b.game.ID()) })
	for _, h := range all {
		s, known := h.game.Sheet(), 0
		for _, p := range s.People {
			if slices.ContainsFunc(people, p.Same) {
				known++
			}
		}
		if known > max(most, 0) || s.Over && known > most {
			before, most = h.game.ID(), known
		}
	}
	return before
}

// GoOn has those who take part in a game that [Room.Before] returned take part in the one that is played after it.
// Their pages come to it by themselves.
func (r *Room) GoOn(before string, next *game.Game) error {
	h := r.hosted[before]
	if h == nil {
		h, r.thrown = r.thrown, nil
	} else {
		r.close(h.table, wire.ByeClosed)
	}
	err := host.Inherit(r.Drafts(), h.game, next)
	if err == nil {
		err = r.LetIn(next)
	}
	r.ForgetDraft(draftHosted + before)
	delete(r.hosted, before)
	r.parted(before)
	return err
}

// Follow parts with the guests of a game that was put in the bin or handed over: their devices say so at
// once. Those of a game that comes back from the bin come back by themselves.
func (r *Room) Follow(in history.Intent) {
	switch in := in.(type) {
	case history.Trash:
		if h := r.hosted[in.Game]; h != nil {
			r.part(h, wire.ByeTrashed)
			r.thrown = h
		}
	case history.Untrash:
		if h := r.thrown; h != nil && h.game.ID() == in.Game {
			r.thrown = nil
			r.Refused(r.LetIn(h.game))
		}
	case history.HandOver:
		if h := r.hosted[in.Game]; h != nil {
			r.part(h, wire.ByeHanded)
		}
	}
}

// part ends that other devices take part in a game, and says why.
func (r *Room) part(h *hosted, why string) {
	id := h.game.ID()
	delete(r.hosted, id)
	r.close(h.table, why)
	r.parted(id)
}

// parted shows that a game is no longer open to others, and hangs up after the last one.
func (r *Room) parted(id string) {
	if len(r.hosted) == 0 {
		r.network.HangUp()
	}
	r.changed(id)
}

// close closes a table, and says why. Those who played the round at their own devices play it here.
func (r *Room) close(t *host.Table, why string) {
	r.host.Part(t, why)
	if d := t.Deck(); d != nil {
		r.Refused(d.CallHere())
	}
}

// Hosted returns the IDs of the games that are open to others.
func (r *Room) Hosted() []string { return slices.Sorted(maps.Keys(r.hosted)) }

// End ends all that goes on with other devices, as if Tabby were left.
func (r *Room) End() {
	for id, h := range r.hosted {
		delete(r.hosted, id)
		r.host.Close(h.table)
		if d := h.table.Deck(); d != nil {
			d.Close()
		}
	}
	r.network.HangUp()
	r.host.End()
}

// Forget forgets that a game was open to others when Tabby was left. Those who played the
// round at their own devices play it here.
func (r *Room) Forget(g *game.Game) {
	if r.hosted[g.ID()] != nil {
		return
	}
	r.ForgetDraft(draftHosted + g.ID())
	if r.decks == nil {
		return
	}
	if d, err := r.decks.Deck(g); !r.Refused(err) {
		r.Refused(d.CallHere())
	}
}

// At returns who takes part in a game.
func (r *Room) At(id string) game.Guests {
	h := r.hosted[id]
	if h == nil {
		g := game.Guests{Lapsed: r.HasDraft(draftHosted + id)}
		kept, rounds := host.KeptSlips(r.Drafts(), id)
		g.Slips, g.Rounds = kept.In(r.Words), rounds
		return g
	}
	g := game.Guests{Open: true, Paused: h.table.Paused()}
	g.Slips, g.Rounds = h.table.Slips()
	for _, d := range h.table.Devices() {
		switch {
		case d.Here:
			g.Here++
		case d.Player != scoring.Nobody:
			g.Away = append(g.Away, h.game.Sheet().People[d.Player].Name)
		case d.Role == page.Score.String():
			g.Away = append(g.Away, d.Name)
		}
		if d.Asks {
			g.Asks = append(g.Asks, d.Name)
		}
	}
	return g
}

// Tell shows those who take part in a game what is typed for the coming round.
func (r *Room) Tell(id string) {
	if h := r.hosted[id]; h != nil {
		h.table.Show()
	}
}

// Watch calls f after each change of who takes part in a game, until stop is called.
func (r *Room) Watch(id string, f func()) (stop func()) { return r.watchers.Watch(id, f) }

// changed calls the watchers of a game.
func (r *Room) changed(id string) {
	if h := r.hosted[id]; h != nil {
		r.look(h)
	}
	r.watchers.Notify(id)
}

// look notes which devices have gone since the last look, and says once on the screen which want to
// enter the scores of all.
func (r *Room) look(h *hosted) {
	var asks []host.Device
	more := false
	for _, d := range h.table.Devices() {
		last := h.seen[d.ID]
		h.seen[d.ID] = d
		if last.Here && !d.Here {
			h.left[d.ID] = r.Now()
		}
		if d.Asks {
			asks = append(asks, d)
			more = more || !last.Asks
		}
	}
	if more {
		r.askFor(h, asks)
	} else if len(asks) == 0 {
		r.Unsay(h.asked)
		h.asked = ""
	}
}

// showAsking shows the page of a game, in which each who asks is answered.
func (r *Room) showAsking(g *game.Game) {
	if p, is := r.Front().(*Page); !is || p.game.ID() != g.ID() {
		r.OpenPage(g)
	}
}

// askFor says that devices want to enter the scores of all, with an offer to allow it. What asks for one is
// not replaced by what asks for another, at which a tap would not be meant: more than one lead to the list.
func (r *Room) askFor(h *hosted, asks []host.Device) {
	w := r.Words.Guests
	if len(asks) > 1 {
		h.asked = w.SeveralWantToHelp(len(asks))
		r.Request(h.asked, w.SeeWho, func() { r.showAsking(h.game) })
		return
	}
	h.asked = w.WantsToHelp(asks[0].Name)
	r.Request(h.asked, w.Allow, func() { r.Refused(h.table.LetHelp(asks[0].ID, true)) })
}

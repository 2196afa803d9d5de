package host

import (
	"encoding/json"
	"strings"
	"sync"

	"tabby/engine"
	"tabby/history/playlog"
	"tabby/internal/devices/host/page"
	"tabby/internal/devices/host/wire"
	"tabby/internal/table/round"
	"tabby/internal/words"
	"tabby/scoring"
)

// Invite shows on the big screen how others join: by an address.
func (t *Table) Invite(address string) {
	if t.join == address {
		return
	}
	t.join = address
	t.publish()
}

// Watch sets the function that is called whenever somebody comes, leaves or enters something.
func (t *Table) Watch(f func()) { t.watch = f }

// Show shows the guests everything that has changed outside the game.
func (t *Table) Show() { t.publish() }

// publish shows every guest the table as it is now.
func (t *Table) publish() {
	if t.closed {
		return
	}
	t.seq++
	t.last = newMoment(t.ID(), t.scene(), t.owner.Game.State())
	t.last.seq = t.seq
	for g := range t.guests {
		t.showTo(g)
	}
	t.notify()
	if t.clock.Stop(); len(t.guests) > 0 {
		t.clock.Tick(t.last.scene.Sheet, t.owner.After, t.publish)
	}
}

// scene returns what the table shows now.
func (t *Table) scene() *page.Scene {
	digits, _ := t.Passcode()
	s := &page.Scene{Game: t.ID(), Sheet: t.owner.Game.Sheet(), Paused: t.roster.Paused, Join: t.join, Screen: strings.TrimPrefix(Address("", t.Key(page.Watch), true), "/"), Passcode: digits, Plain: t.plain(), Coded: t.coded, Cache: &t.cache, Pictured: t.owner.Picture != nil, Taken: map[scoring.Player]words.Device{}}
	s.Log = t.playLog(s.Sheet)
	now := t.roster.forRound(len(s.Sheet.Rounds))
	s.Slips, s.Lost = now.slips(s.Sheet.People), now.lost(s.Sheet.People)
	if t.owner.Coming != nil {
		coming := t.owner.Coming(s.Sheet)
		if p := coming.Caller; p != scoring.Nobody {
			s.Caller = &p
		}
		s.Overruled = coming.Overruled(now.Slips)
	}
	for id, d := range t.roster.Devices {
		if d.Seat != nil && !t.isFree(id) {
			s.Taken[*d.Seat] = d.called()
		}
	}
	for p := range s.Sheet.People {
		if t.owner.Badge != nil {
			s.Badges = append(s.Badges, t.owner.Badge(scoring.Player(p)))
		}
	}
	return s
}

// plain returns the address at which the digits of the table are typed, as people write it.
func (t *Table) plain() string {
	_, at, _ := strings.Cut(t.join, "://")
	at, _, _ = strings.Cut(at, t.owner.Below+wire.TablePath)
	if t.owner.Below != "" {
		at += wire.EnterPath // the rest of that address is taken
	}
	return at
}

// playLog returns the link by which an app logs the game, or "" while nobody has won,
// and if none does.
func (t *Table) playLog(s scoring.Sheet) string {
	began, ok := t.owner.Game.State().Started()
	if !ok || len(s.Winners) == 0 || t.owner.Logs != nil && !t.owner.Logs() {
		return ""
	}
	return playlog.Game{ID: t.ID(), Began: began.At, Name: s.Ruleset.Rules.Name, Sheet: s}.Link()
}

// viewer returns who a guest is, for its page.
func (t *Table) viewer(g *guest) page.Viewer {
	v := page.Viewer{Words: g.words, Role: g.role, Player: scoring.Nobody, Screen: g.screen, Show: g.shown, Query: g.query, Space: g.space, Writes: t.mayWrite(g), Chairs: t.mayChair(g), Deals: t.mayDeal(g) && !t.last.scene.Sheet.Over}
	v.Round, v.Back, v.Review = t.roundView(g, t.last.scene.Sheet), g.hand.back, g.hand.review
	d := t.roster.Devices[g.device]
	if d.Seat != nil {
		v.Player = *d.Seat
	}
	for player := range t.last.scene.Lost {
		if t.roster.Lost[player].Of == g.device {
			v.Lost |= 1 << player
		}
	}
	for player := range t.last.scene.Overruled {
		if t.roster.Slips[player].By == g.device {
			v.Overruled |= 1 << player
		}
	}
	v.Helps, v.Asks = t.owner.Screen, d.Asks
	return v
}

// roundView returns what a guest sees of the round, or nil if none runs.
func (t *Table) roundView(g *guest, s scoring.Sheet) *round.View {
	d := t.driver()
	if d == nil {
		return nil
	}
	v := d.View(g.words, s, g.hand.chair)
	v.Buttons = t.buttons(g, v.Buttons, d.Substitutes(g.words, s, g.hand.chair))
	if seat := t.seat(g); seat != engine.Nobody {
		known := d.Round().View(seat)
		v.Moves = known.AppendMoves(nil)
	}
	return &v
}

// buttons returns what a guest can do at the round besides tapping cards. A guest who may write it
// down can also let another take over, and write down a round that is over.
func (t *Table) buttons(g *guest, own, takeOvers []round.Button) []round.Button {
	writes := t.mayWrite(g)
	switch {
	case t.driver().Over():
		return t.afterRound(g)
	case g.hand.chair.Public:
		own = nil
	}
	for _, b := range takeOvers {
		if writes && t.mayReplace(g, t.driver().Player(b.Move.Seat)) == nil {
			own = append(own, b)
		}
	}
	for i, b := range own {
		if (b.Action == round.TurnDown || b.EndsTurn()) && g.hand.stop != nil {
			own[i].Seconds = g.hand.left
		}
	}
	return own
}

// afterRound returns what a guest can do once the round is over. On a page, a player can look back.
func (t *Table) afterRound(g *guest) (all []round.Button) {
	if t.mayWrite(g) {
		all = append(all, round.Button{ID: round.IDRecord, Text: g.words.Play.WriteDown, Main: true, Action: round.Record})
	}
	if !g.hand.chair.Public && !g.encoder.data {
		all = append(all, round.Button{ID: round.IDLookBack, Text: g.words.Review.Button, Action: round.LookBack})
	}
	return all
}

// showTo shows one guest the table again, unless its device has nothing more to do with it.
func (t *Table) showTo(g *guest) {
	if t.roster.Devices[g.device].Gone {
		return
	}
	t.follow(g)
	g.see(t.last, t.viewer(g))
}

// notify calls the watcher.
func (t *Table) notify() {
	if t.watch != nil {
		t.watch()
	}
}

// A moment is a table at one time. It is never changed.
type moment struct {
	scene  *page.Scene
	seq    int    // counts moments
	id     string // of the game
	game   scoring.Game
	events func() []json.RawMessage // of the game, as [encodeEvents] has them
	texts  sync.Map                 // by look: what several guests are sent, encoded for the first
}

// newMoment returns a game with what its table shows.
func newMoment(id string, s *page.Scene, g scoring.Game) *moment {
	return &moment{scene: s, id: id, game: g, events: sync.OnceValue(func() []json.RawMessage { return encodeEvents(g) })}
}

// encodeEvents returns the events of a game as they are kept, without the logs of rounds
// with the virtual deck: a sheet needs none, and no guest is sent which cards were hidden.
func encodeEvents(g scoring.Game) []json.RawMessage {
	events := g.Events()
	all := make([]json.RawMessage, 0, len(events))
	for _, e := range events {
		if r, is := e.(scoring.Recorded); is {
			r.Log = nil
			e = r
		}
		text, err := scoring.Marshal(e)
		if err != nil {
			panic("host: an event cannot be encoded: " + err.Error()) // the log has kept it
		}
		all = append(all, text)
	}
	return all
}

// tableFor returns a table as one guest may see it, with all events of its game if the
// guest wants the log.
func (now *moment) tableFor(v page.Viewer, log bool) *wire.Table {
	s, sheet := now.scene, now.scene.Sheet
	t := &wire.Table{
		Variant: sheet.Ruleset.Rules.ID, Round: len(sheet.Rounds), Slips: s.Slips.In(v.Words),
		Caller: s.Caller, Paused: s.Paused, Deck: v.Round,
		You: wire.You{Role: v.Role.String(), Player: v.Player, Writes: v.Writes, Deals: v.Deals},
	}
	if log {
		t.Game, t.Log, t.Now = now.id, now.events(), sheet.Now
	} else {
		shown := s.View(v.Words)
		t.Sheet = &shown
	}
	if started, ok := now.game.Started(); ok {
		t.House = started.House
	}
	for p, person := range sheet.People {
		b, taken := s.Badge(scoring.Player(p)), ""
		if d, has := s.Taken[scoring.Player(p)]; has {
			taken = v.Words.Server.Device(d)
		}
		t.Players = append(t.Players, wire.Player{Name: person.Name, Taken: taken, Colour: b.Colour, Shape: b.Shape, Cat: b.Cat + 1})
	}
	for _, p := range sheet.Playing() {
		t.Players[p].Plays = true
	}
	return t
}

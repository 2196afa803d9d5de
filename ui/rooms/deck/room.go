// Package deck is the virtual deck: a round dealt and played on the screen, by
// people who pass one device round and by computer players.
//
// The round itself, and what each player may see and do, is in package
// [tabby/internal/table/round]; here it is drawn, and touched. When it is over, it is
// recorded on a [Sheet] like a round with real cards.
package deck

import (
	"errors"
	"math/rand/v2"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"tabby/engine/bot"
	"tabby/history/journal"
	"tabby/internal/table/game"
	"tabby/internal/table/round"
	"tabby/internal/words"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/cat"
	"tabby/ui/kit/widgets"
)

// A Sheet is the sheet of the game that a round is dealt for.
type Sheet interface {
	// ID returns the ID of the game.
	ID() string
	// Sheet returns the current sheet.
	Sheet() scoring.Sheet
	// Record records a round, and reports whether it was accepted.
	Record(scoring.Intent) bool
	// LetInAgain returns the function that lets in again those who were there when Tabby was left,
	// or nil.
	LetInAgain() func()
}

// A Room is the virtual deck.
type Room struct {
	*frame.Navigator
	*frame.Screen
	*frame.Messenger
	*frame.Drafter
	*frame.Changer
	*frame.Roster
	*frame.Settings
	frame.World

	decks    map[string]*shared // by ID of the game
	watchers journal.Watchers   // of games by ID
	quick    *shared            // the deck of the quick round, or nil
}

// New returns the virtual deck.
func New(f *frame.Frame) *Room {
	return &Room{
		Navigator: f.Navigator, Screen: f.Screen, Messenger: f.Messenger, Drafter: f.Drafter,
		Changer: f.Changer, Roster: f.Roster, Settings: f.Settings, World: f.World,
		decks: map[string]*shared{},
	}
}

// State returns what the virtual deck is used for in a game. Where computers
// play, there are no other cards.
func (r *Room) State(id string, s scoring.Sheet) game.DeckState {
	switch {
	case r.HasDraft(round.DraftRound + id):
		return game.DeckRunning
	case r.HasDraft(round.DraftSeating + id), len(round.ComputersAmong(s)) > 0:
		return game.DeckUsed
	}
	return game.DeckUnused
}

// ThrowAway ends the running round without a score, and returns a function that
// brings it back, unless another has been dealt since.
func (r *Room) ThrowAway(id string) (undo func() error) {
	kept := r.Drafts().Draft(round.DraftRound + id)
	r.ForgetDraft(round.DraftRound + id)
	r.Refused(r.load(id))
	return func() error {
		if r.HasDraft(round.DraftRound + id) {
			return round.ErrRunning
		}
		if err := r.Drafts().SaveDraft(round.DraftRound+id, kept); err != nil {
			return err
		}
		return r.load(id)
	}
}

// Deal resumes the running round of a game, or asks who plays the next one.
func (r *Room) Deal(sheet Sheet, g *game.Game) {
	d, err := r.share(g)
	if r.Refused(err) {
		return
	}
	next, void, err := d.Next()
	switch {
	case errors.Is(err, round.ErrRunning):
		r.play(d, sheet)
	case r.Refused(err):
		return
	case next.Chosen:
		r.start(d, next, sheet)
	default:
		r.Open(r.seatingPage(d, next, sheet))
	}
	if void {
		r.Say(r.Words.Deck.Void)
	}
}

// play shows the running round.
func (r *Room) play(d *shared, sheet Sheet) { r.newTable(d, sheet).open() }

// A shared deck is the virtual deck of a game, which the window and the devices of guests
// play with.
type shared struct {
	*round.Deck

	game  round.Game
	front *table // the table in front, which lets the round go on, or nil
}

// open opens the virtual deck of a game. changed is called after each change, and may be
// nil.
func (r *Room) open(g round.Game, drafts round.Drafts, dice *rand.Rand, changed func()) (*shared, error) {
	d := &shared{game: g}
	deck, err := round.OpenDeck(g, drafts, dice, round.Owner{
		After: r.After, Away: r.Away, Changed: changed, Hold: d.holds, TurnUp: d.turnUp, TimeLimit: r.TimeLimit,
		Failed: func(err error) { r.Refused(err) },
	})
	if err != nil {
		return nil, err
	}
	d.Deck = deck
	d.Continue()
	return d, nil
}

// holds reports whether the round waits for the window: for the table in front, or for the
// table to be opened if all players are here.
func (d *shared) holds() bool {
	if d.front != nil || d.Deck == nil || d.Round() == nil {
		return true
	}
	return isOneDevice(d.Round())
}

// turnUp returns how long the window takes to turn up cards.
func (d *shared) turnUp() time.Duration {
	if d.front == nil {
		return 0
	}
	return d.front.revealTime()
}

// isOneDevice reports whether all people play at the device that goes round.
func isOneDevice(d *round.Driver) bool { return len(d.Here()) == len(d.People()) }

// Deck returns the virtual deck of a game, for others to share.
func (r *Room) Deck(g *game.Game) (*round.Deck, error) {
	d, err := r.share(g)
	if err != nil {
		return nil, err
	}
	return d.Deck, nil
}

// share returns the virtual deck of a game. A game that was read again takes the place of
// the same one.
func (r *Room) share(g *game.Game) (*shared, error) {
	id := g.ID()
	if d := r.decks[id]; d != nil {
		if d.game == round.Game(g) {
			return d, nil
		}
		d.Close()
		delete(r.decks, id)
	}
	d, err := r.open(g, r.Drafts(), r.Dice, func() { r.watchers.Notify(id) })
	if err == nil {
		r.decks[id] = d
	}
	return d, err
}

// load takes up the round that the drafts have for a game.
func (r *Room) load(id string) error {
	if d := r.decks[id]; d != nil {
		return d.Load()
	}
	return nil
}

// Watch calls f after each change of the virtual deck of a game, until stop is called.
func (r *Room) Watch(id string, f func()) (stop func()) { return r.watchers.Watch(id, f) }

// seatingPage returns the page on which a table chooses which seats the computer
// plays, and deals.
func (r *Room) seatingPage(d *shared, next *round.Desk, sheet Sheet) *widgets.Page {
	page := r.chairs(next, sheet.Sheet(), next.Seating.Set)
	page.SetBack(r.Words.Common.BackToSheet, r.Close)
	page.SetFooter(widgets.NewIconTextButton(widgets.Primary, widgets.IconDeal, r.Words.Common.Deal, func() {
		r.Close()
		r.start(d, next, sheet)
	}))
	return page
}

// start deals a round for those who were chosen, and shows it, or the one that a guest has
// dealt meanwhile.
func (r *Room) start(d *shared, next *round.Desk, sheet Sheet) {
	err := d.Deal(func(p scoring.Player) string { return next.Seating.Levels[p] })
	if errors.Is(err, round.ErrRunning) || !r.Refused(err) {
		r.play(d, sheet)
	}
}

// chairs returns a page with a row for each player, on which it is chosen who plays.
func (r *Room) chairs(d *round.Desk, s scoring.Sheet, choose func(p scoring.Player, who string)) *widgets.Page {
	page, rows := widgets.NewPage(r.Words.Common.WhoPlays), widgets.Column(widgets.SpaceSmall)
	for _, p := range d.Seating.Seats {
		rows.Add(r.chair(d, s.People[p], p, choose))
	}
	page.SetBody(rows)
	return page
}

// A chair is the row of a player: who plays for them and, if it is a cat, how well it does.
type chair struct {
	words  *words.Language
	person scoring.Person
	who    func() string // as [round.Seating] has it
	choose func(who string)
	says   *widgets.Text
	taps   *widgets.Text // what a tap does
	row    *widgets.Tile
	cat    *widgets.Tile
	face   *fyne.Container // of the cat, and its level
}

// chairBadge is the side of the badge of a player, in device-independent pixels.
const chairBadge = 56

// chair returns the row of a player, which calls choose.
func (r *Room) chair(d *round.Desk, person scoring.Person, p scoring.Player, choose func(p scoring.Player, who string)) fyne.CanvasObject {
	c := &chair{
		words: r.Words, person: person, says: widgets.NewText("", widgets.TextStyle{}), taps: widgets.NewHint(""), face: widgets.Column(widgets.SpaceNone),
		who:    func() string { return d.Seating.Levels[p] },
		choose: func(who string) { choose(p, who) },
	}
	name := widgets.Column(widgets.SpaceNone, widgets.NewText(person.Name, widgets.TextStyle{Size: widgets.SizeHeading, Bold: true, Lines: 1}), c.says, c.taps)
	badge := widgets.NewBadgeView(r.Badge(person, p), chairBadge)
	c.row = widgets.NewTile(widgets.Carded, widgets.Inset(widgets.SpaceNone, widgets.SpaceSmall, widgets.Row(widgets.SpaceMedium, 1, badge, name)), c.next)
	c.cat = widgets.NewTile(widgets.Carded, c.face, c.better)
	c.show()
	return widgets.Row(widgets.SpaceSmall, 0, c.row, c.cat)
}

// next lets a cat play for a person who is here, and has anyone else play here. For a
// computer player it changes how well that plays. A person who plays on their own device can
// be called here, but not sent away: they take their seat on that device.
func (c *chair) next() {
	switch {
	case bot.IsName(c.person.Name):
		c.better()
		return
	case c.who() == round.Here:
		c.choose(bot.Steady.String())
	default:
		c.choose(round.Here)
	}
	c.show()
}

// better lets the cat play better, or badly once it plays best.
func (c *chair) better() {
	levels := bot.Levels()
	now := slices.IndexFunc(levels, func(l bot.Level) bool { return l.String() == c.who() })
	c.choose(levels[(now+1)%len(levels)].String())
	c.show()
}

// show shows who plays now.
func (c *chair) show() {
	w, who := c.words.Deck, c.who()
	face := cat.NewFace(who)
	switch {
	case face != nil:
		c.say(w.CatPlays, w.TapBack)
		level := c.words.Play.Level(who)
		c.face.Objects = []fyne.CanvasObject{face, widgets.NewCaption(level)}
		c.cat.SetLabel(c.words.Kit.Whose(c.person.Name, level))
	case who == round.Away:
		c.say(w.OwnDevice, w.TapHere)
	default:
		c.say(w.Here, w.TapAway)
	}
	widgets.SetVisible(c.cat, face != nil)
	c.face.Refresh()
	widgets.Folded(c.face)
}

// say says who plays, and what a tap does.
func (c *chair) say(who, taps string) {
	if bot.IsName(c.person.Name) {
		taps = c.words.Deck.TapCat
	}
	c.says.SetText(who)
	c.taps.SetText(taps)
	c.row.Describe(c.words.Kit.Whose(c.person.Name, who), taps)
}

// openChairs lets the table choose again who plays, during a round.
func (t *table) openChairs() {
	page := t.chairs(t.holder.driver.Desk, t.sheet.Sheet(), func(p scoring.Player, who string) { t.Refused(t.deck.Seat(p, who)) })
	page.SetBack(t.Words.Common.BackToTable, t.Close)
	page.SetFooter(widgets.NewIconTextButton(widgets.Primary, widgets.IconCheck, t.Words.Deck.Done, t.Close))
	t.holder.rechosen = true
	t.Open(page)
}

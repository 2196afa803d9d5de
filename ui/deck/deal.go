package deck

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/journal"
	"tabby/scoring"
	"tabby/ui/frame"
)

// A roundDesk changes a round. An intent is the event it causes, since chance is
// part of the event.
type roundDesk = journal.Desk[engine.Played, engine.Event, engine.Event]

// decide refuses an illegal move with the engine's own error.
func decide(p engine.Played, e engine.Event) ([]engine.Event, error) {
	if m, ok := e.(engine.Moved); ok {
		_, err := p.Round.Play(m.Move)
		return []engine.Event{e}, err
	}
	return []engine.Event{e}, fits(p, e)
}

func apply(p engine.Played, e engine.Event) engine.Played {
	after, err := p.Fold(e)
	if err != nil {
		panic(fmt.Sprintf("deck: cannot apply an event that was decided: %v", err))
	}
	return after
}

func fits(p engine.Played, e engine.Event) error {
	_, err := p.Fold(e)
	return err
}

// draftDeal is the name of the draft that keeps a running round; the ID of the game
// follows.
const draftDeal = "deal/"

// A deal is a round with the virtual deck.
type deal struct {
	*roundDesk
	log     *roundLog
	seating seating
	chosen  bool                   // the table has chosen who plays, this evening
	open    bool                   // all cards lie open, as in a lesson
	guide   func(engine.Move) bool // says which moves are offered, or nil
	dice    *rand.Rand
}

// openDeal opens the running round of a game, or one that is yet to be dealt.
func openDeal(drafts frame.Drafts, id string, s scoring.Sheet, dice *rand.Rand) (*deal, error) {
	log, err := openLog(drafts, draftDeal+id)
	if err != nil {
		return nil, err
	}
	domain := journal.Domain[engine.Played, engine.Event, engine.Event]{Decide: decide, Apply: apply, Fits: fits}
	desk, err := journal.Open(domain, log)
	if err != nil {
		return nil, err
	}
	d := &deal{roundDesk: desk, log: log, dice: dice}
	d.seating, d.chosen = seatingOf(drafts, id, s)
	if !d.running() {
		d.seating.Seats = s.Playing()
	}
	return d, nil
}

// round returns a copy of the round.
func (d *deal) round() *engine.Round {
	p := d.State()
	return &p.Round
}

// fits reports whether the running round has the players who play now.
func (d *deal) fits(s scoring.Sheet) bool {
	return !d.running() || slices.Equal(d.seating.Seats, s.Playing())
}

// running reports whether cards are on the table.
func (d *deal) running() bool { return d.State().Pack != nil }

// start deals a round by the rules of a sheet.
func (d *deal) start(s scoring.Sheet) error {
	pack, err := engine.NewPack(s.Ruleset)
	if err != nil {
		return err
	}
	return d.Do(engine.CardsDealt{
		Variant: s.Ruleset.Rules.ID, House: houseOf(s.Ruleset), Players: len(d.seating.Seats), First: d.seat(s.First), Order: d.shuffled(pack, pack.AppendCards(nil)),
	})
}

// houseOf returns the house rules that concern a round and are not the default.
func houseOf(t engine.Ruleset) engine.House {
	house := engine.House{}
	for _, o := range t.Rules.House {
		if v := t.Value(o.Key); v != o.Default && !o.Key.Rule().Sheet {
			house[o.Key] = v
		}
	}
	return house
}

// seat returns the seat of a player, or Nobody.
func (d *deal) seat(p scoring.Player) engine.Seat {
	if i := slices.Index(d.seating.Seats, p); i >= 0 {
		return engine.Seat(i)
	}
	return engine.Nobody
}

// player returns the player at a seat, or Nobody.
func (d *deal) player(s engine.Seat) scoring.Player {
	if int(s) >= len(d.seating.Seats) {
		return scoring.Nobody
	}
	return d.seating.Seats[s]
}

// level returns how well the computer plays a seat, and whether it does.
func (d *deal) level(s engine.Seat) (bot.Level, bool) {
	return bot.Named(d.seating.Levels[d.player(s)])
}

// people returns the seats that people play.
func (d *deal) people() []engine.Seat {
	var seats []engine.Seat
	for i := range d.seating.Seats {
		if _, computer := d.level(engine.Seat(i)); !computer {
			seats = append(seats, engine.Seat(i))
		}
	}
	return seats
}

// A snapper is a person who plays, and whether they may snap now.
type snapper struct {
	Player scoring.Player
	May    bool
}

// snappers returns all people if any of them may snap now, so that a person's
// button stays in its place.
func (d *deal) snappers() []snapper {
	r := d.round()
	var all []snapper
	for _, s := range d.people() {
		all = append(all, snapper{d.player(s), r.MoveKinds(s).Has(engine.Snap)})
	}
	if !slices.ContainsFunc(all, func(s snapper) bool { return s.May }) {
		return nil
	}
	return all
}

// shuffled returns the codes of cards in random order.
func (d *deal) shuffled(pack *engine.Pack, cards []engine.Card) []string {
	d.dice.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	return pack.Codes(cards)
}

// shuffle shuffles the pile that has to be before the round can continue.
func (d *deal) shuffle() error {
	p := d.State()
	return d.Do(engine.Shuffled{Order: d.shuffled(p.Pack, p.Round.AppendShuffle(nil))})
}

// past returns all moves so far.
func (d *deal) past() []pastMove {
	batches, err := d.log.Read()
	if err != nil {
		return nil // impossible: the desk has read them
	}
	var all []pastMove
	var before engine.Played
	for _, batch := range batches {
		for _, e := range batch {
			after := apply(before, e)
			if m, ok := e.(engine.Moved); ok {
				all = append(all, pastMove{m.Move, before, after})
			}
			before = after
		}
	}
	return all
}

// record returns the record of a round that is over.
func (d *deal) record(s scoring.Sheet) scoring.Record {
	p := d.State()
	result := p.Pack.Result(&p.Round)
	in := scoring.Record{At: s.Now, Scores: make([]*scoring.Score, len(s.People)), Caller: d.player(result.Caller)}
	for i, player := range d.seating.Seats {
		score := &scoring.Score{Points: result.Points[i], Hand: d.hand(engine.Seat(i))}
		if s.Ruleset.Rules.LineChanges {
			n := result.Cards[i]
			score.Cards = &n
		}
		in.Scores[player] = score
	}
	return in
}

// hand returns the codes of a seat's cards.
func (d *deal) hand(s engine.Seat) []string {
	p := d.State()
	codes := []string{}
	for slot := range p.Round.Len(s) {
		codes = append(codes, p.Pack.Code(p.Round.Card(engine.Spot{Seat: s, Slot: uint8(slot)})))
	}
	return codes
}

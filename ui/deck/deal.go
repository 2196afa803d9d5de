package deck

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/journal"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/game"
)

// roundDesk is where a round with the virtual deck changes. What is wanted is
// what happens: chance included, all of it is an event.
type roundDesk = journal.Desk[engine.Played, engine.Event, engine.Event]

// domain is a round with the virtual deck as the journal sees it.
func domain() journal.Domain[engine.Played, engine.Event, engine.Event] {
	return journal.Domain[engine.Played, engine.Event, engine.Event]{Decide: decide, Apply: apply, Fits: fits}
}

// decide refuses a move with the engine's own reason.
func decide(p engine.Played, e engine.Event) ([]engine.Event, error) {
	err := fits(p, e)
	if m, ok := e.(engine.Moved); ok {
		_, err = p.Round.Play(m.Move)
	}
	return []engine.Event{e}, err
}

func apply(p engine.Played, e engine.Event) engine.Played {
	after, err := p.Fold(e)
	if err != nil {
		panic(fmt.Sprintf("ui: an event that was decided does not fold: %v", err))
	}
	return after
}

func fits(p engine.Played, e engine.Event) error {
	_, err := p.Fold(e)
	return err
}

// A roundLog keeps the events of a running round as a draft: it is nobody's
// business before it is over, and so it is in no export. Nobody else writes it, so
// it is read once.
type roundLog struct {
	drafts frame.Drafts
	name   string
	kept   [][]json.RawMessage
}

// openLog reads what is kept of a round, if one is running.
func openLog(drafts frame.Drafts, name string) (*roundLog, error) {
	l := &roundLog{drafts: drafts, name: name}
	if data := drafts.Draft(name); data != nil {
		if err := json.Unmarshal(data, &l.kept); err != nil {
			return nil, fmt.Errorf("the round cannot be read: %w", err)
		}
	}
	return l, nil
}

// Read returns the events kept.
func (l *roundLog) Read() ([][]engine.Event, error) {
	batches := make([][]engine.Event, len(l.kept))
	for i, batch := range l.kept {
		for _, one := range batch {
			e, err := engine.Unmarshal(one)
			if err != nil {
				return nil, err
			}
			batches[i] = append(batches[i], e)
		}
	}
	return batches, nil
}

// Append keeps a batch with those before it.
func (l *roundLog) Append(n int, events []engine.Event) error {
	if len(l.kept) != n {
		return journal.ErrConflict
	}
	var batch []json.RawMessage
	for _, e := range events {
		one, err := engine.Marshal(e)
		if err != nil {
			return err
		}
		batch = append(batch, one)
	}
	grown := append(l.kept, batch)
	data, err := json.Marshal(grown)
	if err != nil {
		return err
	}
	if err := l.drafts.SaveDraft(l.name, data); err != nil {
		return err
	}
	l.kept = grown
	return nil
}

// draftDeal and draftChairs are the names, before the ID of the game, under
// which a running round and who plays it are kept.
const (
	draftDeal   = "deal/"
	draftChairs = "chairs/"
)

// chairs says who sits where, and which of them the computer plays and how well.
type chairs struct {
	Seats  []scoring.Player          `json:"seats,omitempty"` // by seat
	Levels map[scoring.Player]string `json:"levels,omitempty"`
}

// level returns how well the computer plays for a player, and whether it does.
func (c chairs) level(p scoring.Player) (bot.Level, bool) { return bot.Named(c.Levels[p]) }

// A deal is a round with the virtual deck at a table.
type deal struct {
	*roundDesk
	log    *roundLog
	chairs chairs
	dice   *rand.Rand
}

// openDeal opens the round that is running at a game, or one that is yet to be
// dealt.
func openDeal(drafts frame.Drafts, id string, s scoring.Sheet, dice *rand.Rand) (*deal, error) {
	log, err := openLog(drafts, draftDeal+id)
	if err != nil {
		return nil, err
	}
	desk, err := journal.Open(domain(), log)
	if err != nil {
		return nil, err
	}
	d := &deal{roundDesk: desk, log: log, dice: dice}
	d.chairs.Levels = game.ComputersAmong(s)
	if data := drafts.Draft(draftChairs + id); data != nil {
		d.chairs.Levels = nil
		_ = json.Unmarshal(data, &d.chairs) // otherwise everybody is at the table
	}
	if !d.running() {
		d.chairs.Seats = s.Playing()
	}
	return d, nil
}

// fits reports whether the round that is running is one of those who play now.
func (d *deal) fits(s scoring.Sheet) bool {
	return !d.running() || slices.Equal(d.chairs.Seats, s.Playing())
}

// running reports whether cards are on the table.
func (d *deal) running() bool { return d.State().Pack != nil }

// start deals a round as the sheet says.
func (d *deal) start(s scoring.Sheet) error {
	pack, err := engine.NewPack(s.Ruleset)
	if err != nil {
		return err
	}
	order := pack.Codes(d.shuffled(pack.AppendCards(nil)))
	return d.Do(engine.CardsDealt{
		Variant: s.Ruleset.Rules.ID, House: houseOf(s.Ruleset), Players: len(d.chairs.Seats), First: d.seat(s.First), Order: order,
	})
}

// houseOf returns the house rules of a table that concern a round.
func houseOf(t engine.Ruleset) engine.House {
	house := engine.House{}
	for _, o := range t.Rules.House {
		if v := t.Value(o.Key); v != o.Default && !o.Key.Rule().Sheet {
			house[o.Key] = v
		}
	}
	return house
}

// seat returns where a player sits.
func (d *deal) seat(p scoring.Player) engine.Seat {
	if i := slices.Index(d.chairs.Seats, p); i >= 0 {
		return engine.Seat(i)
	}
	return engine.Nobody
}

// player returns who sits at a seat.
func (d *deal) player(s engine.Seat) scoring.Player {
	if int(s) >= len(d.chairs.Seats) {
		return scoring.Nobody
	}
	return d.chairs.Seats[s]
}

// plays returns how well the computer plays a seat, and whether it does.
func (d *deal) plays(s engine.Seat) (bot.Level, bool) { return d.chairs.level(d.player(s)) }

// people returns the seats that people play.
func (d *deal) people() []engine.Seat {
	var seats []engine.Seat
	for i := range d.chairs.Seats {
		if _, computer := d.plays(engine.Seat(i)); !computer {
			seats = append(seats, engine.Seat(i))
		}
	}
	return seats
}

// shuffled returns the cards in an order by chance.
func (d *deal) shuffled(cards []engine.Card) []engine.Card {
	d.dice.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	return cards
}

// move plays a move.
func (d *deal) move(m engine.Move) error { return d.Do(engine.Moved{Move: m}) }

// shuffle lays down the pile that waits to be shuffled.
func (d *deal) shuffle() error {
	p := d.State()
	return d.Do(engine.Shuffled{Order: p.Pack.Codes(d.shuffled(p.Round.AppendShuffle(nil)))})
}

// record is what the sheet is told once the round is over.
func (d *deal) record(s scoring.Sheet) scoring.Record {
	p := d.State()
	result := p.Pack.Result(&p.Round)
	in := scoring.Record{At: s.Now, Scores: make([]*scoring.Score, len(s.People)), Caller: d.player(result.Caller)}
	for i, player := range d.chairs.Seats {
		score := &scoring.Score{Points: result.Points[i], Hand: d.hand(engine.Seat(i))}
		if s.Ruleset.Rules.LineChanges {
			n := result.Cards[i]
			score.Cards = &n
		}
		in.Scores[player] = score
	}
	return in
}

// hand returns the cards of a seat by code.
func (d *deal) hand(s engine.Seat) []string {
	p := d.State()
	codes := []string{}
	for slot := range p.Round.Len(s) {
		codes = append(codes, p.Pack.Code(p.Round.Card(engine.Spot{Seat: s, Slot: uint8(slot)})))
	}
	return codes
}

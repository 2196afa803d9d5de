package round

import (
	crand "crypto/rand"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/history/journal"
	"tabby/internal/words"
	"tabby/scoring"
)

const reasons = engine.Reasons("round")

// DraftRound is the beginning of the name of the draft of a round; the ID of the game
// follows.
const DraftRound = "deal/"

// A Desk makes all changes of a round: an event is in the log, on disk, before it is shown. Intents and
// events are the same type here, since events include shuffles. A Desk belongs to one goroutine.
type Desk struct {
	Seating Seating
	Chosen  bool                   // people have chosen who plays this evening
	Open    func(engine.Spot) bool // says which other cards are face up, as in a lesson; nil means none
	Guide   func(engine.Move) bool // says which moves are offered; nil means all
	Dice    *rand.Rand

	desk   *journal.Desk[story, engine.Event, engine.Event]
	log    *draftLog
	drafts Drafts
	id     string

	matching  bool                           // only matching cards may be played now; set by the [Driver]
	sheet     func() scoring.Sheet           // of the game that the round is part of, or nil
	isGone    func(scoring.Player) bool      // reports that a player's own device is disconnected, or nil
	isSlow    func(scoring.Player) bool      // reports that the round has waited long for a player, or nil
	awayLimit func(scoring.Player) TimeLimit // the time limit of a person at their own device, or nil
}

// A story is a round and the moves that led to it.
type story struct {
	engine.Played

	past []PastMove
}

// OpenDesk opens the unfinished round of the game with an ID or, if there is none, one that can be
// dealt. It returns an error if the log of the round cannot be read.
func OpenDesk(drafts Drafts, id string, s scoring.Sheet, dice *rand.Rand) (*Desk, error) {
	log, err := openLog(drafts, DraftRound+id)
	if err != nil {
		return nil, err
	}
	d := &Desk{Dice: dice, log: log, drafts: drafts, id: id}
	domain := journal.Domain[story, engine.Event, engine.Event]{Decide: decide, Apply: apply, Fits: fits}
	if d.desk, err = journal.Open(domain, log); err != nil {
		return nil, err
	}
	d.Seating, d.Chosen = seatingOf(drafts, id, s)
	if !d.running() {
		d.Seating.Seats = s.Playing()
	}
	return d, nil
}

// decide refuses an illegal move with the engine's own error.
func decide(p story, e engine.Event) ([]engine.Event, error) {
	if m, ok := e.(engine.Moved); ok {
		return []engine.Event{e}, p.Round.Refusal(m.Move)
	}
	return []engine.Event{e}, fits(p, e)
}

func fits(p story, e engine.Event) error {
	_, err := p.Fold(e)
	return err
}

func apply(p story, e engine.Event) story {
	after, err := p.Fold(e)
	if err != nil {
		panic(fmt.Sprintf("round: cannot apply an event that was decided: %v", err))
	}
	if m, ok := e.(engine.Moved); ok {
		p.past = append(p.past, PastMove{m.Move, p.Played, after})
	}
	return story{after, p.past}
}

// Do applies an event and logs it. On an error, from the engine or the
// log, nothing changes.
func (d *Desk) Do(e engine.Event) error { return d.desk.Do(e) }

// Did reports whether the round was dealt, or a move of it played, under a name; see [Driver.PlayAs].
func (d *Desk) Did(name string) bool { return d.desk.Did(name) }

// Names returns the names under which the round was dealt and its moves were played, the oldest first.
func (d *Desk) Names() []string {
	var all []string
	for _, b := range d.log.kept {
		all = append(all, strings.Fields(b.names)...)
	}
	return all
}

// State returns the round and its pack, which is nil before the deal.
func (d *Desk) State() engine.Played { return d.desk.State().Played }

// Round returns a copy of the round.
func (d *Desk) Round() *engine.Round {
	p := d.State()
	return &p.Round
}

// Past returns all moves so far, the oldest first. The caller must not change the result.
func (d *Desk) Past() []PastMove { return d.desk.State().past }

// running reports whether cards are on the table.
func (d *Desk) running() bool { return d.State().Pack != nil }

// fits reports whether the running round has the players who play now.
func (d *Desk) fits(s scoring.Sheet) bool {
	return !d.running() || slices.Equal(d.Seating.Seats, s.Playing())
}

// start deals a round by the rules of a sheet, under a name or "". The errors are those of
// [engine.NewPack] and [Desk.Do].
func (d *Desk) start(name string, s scoring.Sheet) error {
	pack, err := engine.NewPack(s.Ruleset)
	if err != nil {
		return err
	}
	return d.desk.DoAs(engine.CardsDealt{
		Variant: s.Ruleset.Rules.ID, House: houseOf(s.Ruleset), Players: len(d.Seating.Seats), First: d.Seat(s.First),
		Order: shuffled(d.Dice, pack, pack.AppendCards(nil)),
	}, name)
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

// NewDice returns a source of random numbers that nobody can predict from cards that they have seen.
func NewDice() *rand.Rand {
	var seed [32]byte
	_, _ = crand.Read(seed[:]) // never fails
	return rand.New(rand.NewChaCha8(seed))
}

// shuffled shuffles cards of a pack, and returns their codes.
func shuffled(dice *rand.Rand, pack *engine.Pack, cards []engine.Card) []string {
	dice.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	return pack.Codes(cards)
}

// shuffle shuffles the pile for which the round waits.
func (d *Desk) shuffle() error {
	p := d.State()
	return d.Do(engine.Shuffled{Order: shuffled(d.Dice, p.Pack, p.Round.AppendShuffle(nil))})
}

// record returns the intent that records a finished round. It has no log if the log is too long,
// or if it gives other scores because house rules have changed.
func (d *Desk) record(s scoring.Sheet) scoring.Record {
	p := d.State()
	result := p.Pack.Result(&p.Round)
	in := scoring.Record{
		At: s.Now, Scores: make([]*scoring.Score, len(s.People)), Caller: d.Player(result.Caller),
		Source: scoring.SourceDealt,
	}
	for i, player := range d.Seating.Seats {
		score := &scoring.Score{Points: result.Points[i], Hand: d.hand(engine.Seat(i))}
		if s.Ruleset.Rules.LineChanges {
			n := result.Cards[i]
			score.Cards = &n
		}
		in.Scores[player] = score
	}
	if in.Log = d.keptLog(); in.Log != nil && !s.TakesLog(in) {
		in.Log = nil
	}
	return in
}

// keptLog returns the log of the round in the form in
// which a game stores it, or nil if it is too long.
func (d *Desk) keptLog() *scoring.RoundLog {
	batches, err := d.log.Read()
	if err != nil {
		return nil
	}
	l, err := engine.NewLog(slices.Concat(batches...))
	if err != nil {
		return nil
	}
	return &scoring.RoundLog{Seats: slices.Clone(d.Seating.Seats), Log: l}
}

// hand returns the codes of a seat's cards.
func (d *Desk) hand(s engine.Seat) []string {
	p := d.State()
	codes := []string{}
	for slot := range p.Round.Len(s) {
		codes = append(codes, p.Pack.Code(p.Round.Card(engine.Spot{Seat: s, Slot: uint8(slot)})))
	}
	return codes
}

// forget deletes the draft of the round, once it is on the sheet or void.
func (d *Desk) forget() error { return d.drafts.SaveDraft(DraftRound+d.id, nil) }

// Game returns the state of the game, which everybody can read on the sheet. For a round
// outside of any game it is the zero Game.
func (d *Desk) Game() bot.Game {
	if d.sheet == nil {
		return bot.Game{}
	}
	return gameAt(d.sheet(), d.Seating.Seats)
}

// gameAt returns the state of a game from its sheet, by seat.
func gameAt(s scoring.Sheet, seats []scoring.Player) bot.Game {
	if s.Tied != nil {
		return bot.LastRound(len(seats))
	}
	var totals [engine.MaxSeats]int
	for i, p := range seats {
		totals[i] = s.Totals[p]
	}
	return bot.NewGame(s.Ruleset, totals[:len(seats)], s.Planned())
}

// gone reports whether the player of a seat plays on their own device and that device is
// disconnected.
func (d *Desk) gone(s engine.Seat) bool {
	return d.Away(s) && d.isGone != nil && d.isGone(d.Player(s))
}

// slow reports whether the player of a seat plays on their own device and the round has waited so
// long that others may continue without them.
func (d *Desk) slow(s engine.Seat) bool {
	return d.Away(s) && d.isSlow != nil && d.isSlow(d.Player(s))
}

// Missing returns the seat for which the round waits if the device of its player is disconnected or
// the round has waited long, and otherwise Nobody.
func (d *Desk) Missing() engine.Seat {
	if s := d.decider(); s != engine.Nobody && !d.onlyMatches() && (d.gone(s) || d.slow(s)) {
		return s
	}
	return engine.Nobody
}

// onlyMatches reports whether only matching cards may be played now.
func (d *Desk) onlyMatches() bool { return d.matching && d.Round().Phase() != engine.Giving }

// decider returns who has to decide now, or Nobody. Of several players who still have to look at their
// cards, the one at the device that is passed around comes first, and those whose devices are disconnected come last.
func (d *Desk) decider() engine.Seat {
	r := d.Round()
	if r.Phase() != engine.Looking {
		return Decider(r)
	}
	for _, later := range []func(engine.Seat) bool{d.Away, d.gone} {
		for s := range engine.Seat(r.Players()) {
			if !later(s) && !r.HasLooked(s) && !r.Left(s) {
				return s
			}
		}
	}
	return Decider(r)
}

// standIn is the level of the computer when it plays for a missing player.
const standIn = bot.Steady

// Substitutes returns the buttons for a missing player, if there is one: let the computer play or,
// on the device that is passed around, play for them there.
func (d *Desk) Substitutes(w *words.Language, s scoring.Sheet, at Chair) []Button {
	gone := d.Missing()
	if gone == engine.Nobody {
		return nil
	}
	name, seat := w.Table.Name(s, d.Player(gone)), engine.Move{Seat: gone}
	all := []Button{{ID: IDComputer, Text: w.Play.LetComputer, Action: Substitute, Move: seat, Who: standIn.String()}}
	if !at.Own {
		here := Button{ID: IDHere, Text: w.Play.PlayFor(name), Action: Substitute, Move: seat, Who: Here}
		all = slices.Insert(all, 0, here)
	}
	return all
}

package people

import (
	"errors"
	"math/rand/v2"
	"slices"
	"time"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/history"
	"tabby/internal/table/game"
	"tabby/internal/table/round"
	"tabby/scoring"
)

// A table is a game that people play.
type table struct {
	*Home
	log  history.Log
	game *game.Game
}

// sit opens a game.
func (h *Home) sit(id string) (*table, error) {
	log, err := h.Store.Log(id)
	if err != nil {
		return nil, err
	}
	g, err := game.Read(log, h.Now)
	return &table{h, log, g}, err
}

// at lets people do something at one of some games.
func (h *Home) at(games []history.Summary, do func(*table) error) error {
	t, err := h.sit(pick(h.Dice, games).ID)
	if err != nil {
		return err
	}
	return do(t)
}

// ID implements [round.Game].
func (t *table) ID() string { return t.log.ID() }

// Sheet implements [round.Game].
func (t *table) Sheet() scoring.Sheet { return t.game.Sheet() }

// Do implements [round.Game]: it carries out an intent at the desk.
func (t *table) Do(in scoring.Intent) error {
	before := t.sum()
	err := t.game.Do(in)
	a := Act{Intent: in, Err: err, Game: t.ID(), Before: before, After: t.sum()}
	if err == nil {
		a.Sheet = t.Sheet()
	}
	t.Acted(a)
	return err
}

// sum returns the sum of the last entry.
func (t *table) sum() string { return t.log.(interface{ Sum() string }).Sum() }

// begin begins a game of some of those who may play.
func (h *Home) begin() error {
	rules := pick(h.Dice, engine.Variants())
	in := scoring.Start{At: h.Now(), Variant: rules.ID, House: house(h.Dice)}
	n := min(max(rules.Players.Min, 2+h.Dice.IntN(4)), rules.Players.Max)
	for _, i := range h.Dice.Perm(len(h.Names))[:n] {
		p, err := h.person(h.Names[i])
		if err != nil {
			return err
		}
		if !slices.ContainsFunc(in.People, p.Same) { // or both were merged
			in.People = append(in.People, p)
		}
	}
	in.Dealer = scoring.Player(h.Dice.IntN(len(in.People)))
	log := h.Store.NewGame()
	g, err := game.Read(log, h.Now)
	if err == nil {
		err = (&table{h, log, g}).Do(in)
	}
	return err
}

// person returns who is called that, and adds them where nobody is.
func (h *Home) person(name string) (scoring.Person, error) {
	id, err := h.NewID()
	if err == nil {
		err = h.do(history.Meet{ID: id, Name: name})
	}
	if err != nil {
		return scoring.Person{}, err
	}
	p, _, err := h.Store.Named(name)
	return scoring.Person{ID: p.ID, Name: p.Name}, err
}

// house returns house rules by which games end soon, in all their ways.
func house(dice *rand.Rand) engine.House {
	return engine.House{
		engine.End:            pick(dice, []engine.Value{engine.EndRounds, engine.EndTime, engine.EndElimination, engine.EndThreshold}),
		engine.Rounds:         pick(dice, []engine.Value{"4", "9"}),
		engine.Minutes:        pick(dice, []engine.Value{"30", "60"}),
		engine.Threshold:      pick(dice, []engine.Value{"60", "100"}),
		engine.NobodySurvives: pick(dice, []engine.Value{engine.LowestTotal, engine.Replay}),
		engine.FinalTie:       pick(dice, []engine.Value{engine.ExtraRound, engine.Shared}),
		engine.ExactLimit:     pick(dice, []engine.Value{engine.None, engine.FallHalf, "20"}),
		engine.LateJoin:       pick(dice, []engine.Value{engine.JoinHighest, engine.JoinZero}),
	}
}

// deal plays a round with the virtual deck, in which the computer plays for all, and writes
// it down.
func (t *table) deal() error {
	if t.cards == nil {
		t.cards = map[string][]byte{}
	}
	var failed error
	deck, err := round.OpenDeck(t, drawer(t.cards), t.Dice, round.Owner{
		After: func(time.Duration, func()) func() { return func() {} },
		Away:  func(work, then func()) { work(); then() },
		// The table hurries all that waits.
		Failed: func(err error) { failed = errors.Join(failed, err) },
	})
	if err != nil {
		return err
	}
	defer deck.Close()
	if deck.Round() == nil {
		err = deck.Deal(func(scoring.Player) string { return bot.Easy.String() })
	}
	for steps := 0; err == nil && failed == nil && !deck.Round().Over(); steps++ {
		if steps > 5000 || !deck.Round().Waiting() {
			return errors.New("a round with the virtual deck stands still")
		}
		deck.Round().Hurry()
	}
	if err = errors.Join(err, failed); err != nil {
		return err
	}
	return deck.Record()
}

// A drawer keeps rounds that are not over. No other device gets to see them.
type drawer map[string][]byte

// Draft implements [round.Drafts].
func (d drawer) Draft(name string) []byte { return d[name] }

// SaveDraft implements [round.Drafts].
func (d drawer) SaveDraft(name string, data []byte) error {
	d[name] = slices.Clone(data)
	if data == nil {
		delete(d, name)
	}
	return nil
}

package handover_test

import (
	"math/rand/v2"
	"time"

	"github.com/google/uuid"

	"tabby/engine"
	"tabby/history"
	"tabby/scoring"
)

// A table makes an export of one game.
type table struct {
	ledger  history.Ledger
	now     time.Time
	people  []history.Person
	marks   []history.Annotation
	entries []history.Entry
}

// newID returns an id of a game or a person, from chance.
func newID(chance func(n int) int) string {
	var u uuid.UUID
	for i := range u {
		u[i] = byte(chance(256))
	}
	u[6], u[8] = u[6]&0x0f|0x70, u[8]&0x3f|0x80
	return u.String()
}

func newTable(chance func(n int) int, zone *time.Location, names ...string) *table {
	t := &table{ledger: history.Ledger{ID: newID(chance)}, now: time.Date(2026, 11, 20, 19, 30, 0, chance(1e9), zone)}
	for i, name := range names {
		t.people = append(t.people, history.Person{ID: newID(chance), Name: name, Colour: i % 8, Shape: i % 8, Rev: 1})
	}
	return t
}

func (t *table) seats() []scoring.Person {
	var seats []scoring.Person
	for _, p := range t.people {
		seats = append(seats, scoring.Person{ID: p.ID, Name: p.Name})
	}
	return seats
}

// do carries out an intent, as long after the last as said, unless it is refused.
func (t *table) do(in func(at time.Time) scoring.Intent, after time.Duration) {
	t.now = t.now.Add(after)
	events, err := scoring.Decide(t.ledger.Game, in(t.now))
	if err != nil || len(events) == 0 {
		return
	}
	e, next, err := t.ledger.Write(events, t.now.Add(after%1e6))
	if err != nil {
		panic(err)
	}
	t.entries, t.ledger = append(t.entries, e), next
}

// export returns the game as an export.
func (t *table) export() string {
	b := history.Counts{People: len(t.people), Marks: len(t.marks), Games: 1, Entries: len(t.entries)}.Line()
	for _, p := range t.people {
		b = append(b, p.Line()...)
	}
	for _, m := range t.marks {
		b = append(b, m.Line()...)
	}
	for _, e := range t.entries {
		b = append(b, e.Line()...)
	}
	return string(b)
}

// evening plays a game of four with this many rounds.
func evening(rounds int, dealt bool) *table {
	dice := rand.New(rand.NewPCG(1, 2))
	t := newTable(dice.IntN, time.FixedZone("", 3600), "Ann", "Ben", "Clara", "David")
	t.do(func(at time.Time) scoring.Intent {
		return scoring.Start{At: at, Variant: "rat-a-tat-cat", People: t.seats(), House: engine.House{engine.Rounds: engine.Number(rounds + 3)}}
	}, 0)
	for range rounds {
		if dealt {
			t.do(func(at time.Time) scoring.Intent { return scoring.Deal{At: at} }, time.Duration(dice.Int64N(int64(time.Minute))))
		}
		scores := make([]*scoring.Score, 4)
		for i := range scores {
			scores[i] = &scoring.Score{Points: dice.IntN(28)}
		}
		t.do(func(at time.Time) scoring.Intent {
			return scoring.Record{At: at, Scores: scores, Caller: scoring.Player(dice.IntN(4))}
		}, time.Duration(dice.Int64N(int64(5*time.Minute))))
	}
	return t
}

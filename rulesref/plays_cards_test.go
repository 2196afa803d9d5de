package rulesref

import (
	"fmt"
	"strings"
	"time"

	"tabby/engine"
	"tabby/scoring"
)

// playTimeUp lets the clock run out while a round is on the table.
func playTimeUp(d desk, p *played) bool {
	timed, ok := d.with(engine.House{engine.End: engine.EndTime, engine.Minutes: "5"})
	if !ok {
		return false
	}
	s, ok := timed.play(start{}, scoring.Deal{}, scoring.ClockExpires{At: time.Time{}.Add(time.Hour), InRound: true})
	if !ok {
		return false
	}
	p.wants(s.Over, "No. The round on the table doesn’t count.")
	p.wants(!s.Over, "Yes. Finish")
	return true
}

// playJokers counts the jokers of the deck.
func playJokers(d desk, pack *engine.Pack, p *played) bool {
	jokers := 0
	for _, f := range pack.Deck {
		if strings.HasPrefix(f.Code, "Jk") {
			jokers += f.Copies
		}
	}
	p.wants(jokers == 0, "At this table: none.")
	p.wants(jokers > 0, fmt.Sprintf("At this table: %d", max(1, jokers)))
	return true
}

// playAdded compares the powers of the deck with those that it has by the book.
func playAdded(d desk, p *played) bool {
	usual, err1 := engine.NewRuleset(d.rules.ID, nil)
	pack, err2 := engine.NewPack(d.made)
	book, err3 := engine.NewPack(usual)
	if err1 != nil || err2 != nil || err3 != nil {
		return false
	}
	powers := func(p *engine.Pack) (n int) {
		for _, f := range p.Deck {
			if f.Power != engine.NoPower {
				n++
			}
		}
		return n
	}
	p.wants(powers(pack) == powers(book), "No, not at this table.")
	p.wants(powers(pack) > powers(book), "Yes. At this table:")
	return true
}

// playColumn counts a line whose first column has equal cards: the highest, and the lowest.
func playColumn(d desk, pack *engine.Pack, p *played) bool {
	if d.rules.Grid.Rows == 0 {
		return false
	}
	worth := func(c engine.Card) int {
		line := make([]engine.Card, d.rules.Hand)
		for i := range line {
			line[i] = engine.Hidden
		}
		for row := range d.rules.Grid.Rows {
			line[row*d.rules.Grid.Columns] = c
		}
		return pack.Count(line...)
	}
	high, low := engine.Card(0), engine.Card(0)
	for c := range pack.Deck {
		if pack.Deck[c].Points > pack.Deck[high].Points {
			high = engine.Card(c)
		}
		if pack.Deck[c].Points < pack.Deck[low].Points {
			low = engine.Card(c)
		}
	}
	if worth(high) != 0 {
		return false
	}
	p.wants(true, "Zero")
	if pack.Deck[low].Points < 0 {
		p.wants(worth(low) < 0, "unless the cards are below zero")
	}
	return true
}

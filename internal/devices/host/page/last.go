package page

import (
	"tabby/engine"
	"tabby/internal/table/round"
	"tabby/internal/table/sheetview"
	"tabby/scoring"
)

// A laid is the table between two rounds with the virtual deck: the hands of the last one, and
// who deals the next.
type laid struct {
	board
	Deals bool // the viewer may
}

// A lastHand is what a player had at the end of the last round.
type lastHand struct {
	sheetview.Column
	Mark  medal
	Cell  sheetview.Cell
	Cards []drawn
}

// laid returns the table while no cards are dealt.
func (p painter) laid() laid { return laid{p.board(), p.viewer.Deals} }

// Hands returns the hands of the last round, if the virtual deck has dealt it.
func (l laid) Hands() []lastHand {
	rounds, row := l.scene.Sheet.Rounds, l.Last()
	if row == nil || rounds[len(rounds)-1].Source != scoring.SourceDealt {
		return nil
	}
	var all []lastHand
	for i, c := range l.Columns {
		score := rounds[len(rounds)-1].Cells[c.Player].Score
		if score == nil || len(score.Hand) == 0 {
			continue
		}
		h := lastHand{Column: c, Mark: l.scene.medal(c.Player), Cell: row.Cells[i]}
		for _, code := range score.Hand {
			if f, err := l.scene.Sheet.Ruleset.Deck().Face(code); err == nil {
				h.Cards = append(h.Cards, l.open(f))
			}
		}
		all = append(all, h)
	}
	return all
}

// open returns how a card that all may see is drawn.
func (p painter) open(f engine.Face) drawn {
	return drawn{Card: cardOf(p.w, round.Face{Face: f}, reviewCard), Label: p.w.Cards.In(f).Name}
}

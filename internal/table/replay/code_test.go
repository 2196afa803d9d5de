package replay

import (
	"errors"
	"fmt"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/scoring"
)

func TestCodeIsThatOfItsRow(t *testing.T) {
	for _, c := range codes {
		for _, reason := range c.reasons {
			expect.Same(t, reason.Error(), Code(reason), c.code)
		}
	}
}

func TestRefusalHasACode(t *testing.T) {
	hand := func(reason error) error {
		return scoring.Refusal{Reason: scoring.ErrCards, Player: "Ann", Cause: engine.Refusal{Reason: reason}}
	}
	for _, c := range []struct {
		name, code string
		err        error
	}{
		{"a score out of range", "ERR_SCORE_RANGE", scoring.Refusal{Reason: scoring.ErrScoreRange, Player: "Ann", Count: 37}},
		{"a score that is no number", "ERR_SCORE_RANGE", badScore{"Ann", errors.New("x")}},
		{"a number of cards", "ERR_SCORE_RANGE", scoring.ErrCardCount},
		{"a blank", "ERR_SCORE_MISSING", scoring.Refusal{Reason: scoring.ErrScoreMissing, Player: "Ben"}},
		{"a power card left", "ERR_MUST_REPLACE", hand(engine.ErrPowerLeft)},
		{"too many of a card", "ERR_SCORE_RANGE", hand(engine.ErrTooMany)},
		{"an unknown card", "ERR_SCORE_RANGE", hand(engine.ErrCard)},
		{"a small hand", "ERR_SCORE_RANGE", hand(engine.ErrHandSize)},
		{"one player", "ERR_PLAYER_COUNT", engine.Refusal{Reason: engine.ErrPlayers, Variant: "Recall", Count: 1}},
		{"an unknown game", "ERR_PHASE", engine.Refusal{Reason: engine.ErrVariant, Variant: "skat"}},
		{"the game is over", "ERR_GAME_OVER", fmt.Errorf("somewhere: %w", scoring.ErrGameOver)},
		{"a caller who is out", "ERR_PHASE", scoring.ErrCaller},
		{"a house rule that there is not", "ERR_FIELD", engine.Refusal{Reason: engine.ErrHouseRule, Key: "rouns"}},
		{"a field that there is not", "ERR_FIELD", unknownField{name: "dealr"}},
		{"a house rule of another game", "ERR_FIELD", unknownField{name: "snap_who", variant: "Cabo"}},
		{"an action that there is not", "ERR_FIELD", unknownField{name: "enter_rund", kind: "action"}},
		{"a line that cannot be read", "ERR_PHASE", errors.New("disk full")},
	} {
		expect.Same(t, c.name, Code(c.err), c.code)
	}
}

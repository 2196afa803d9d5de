//go:build long

package bring

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"tabby/internal/testing/expect"
)

// errLong means that more is told of a text than may be.
var errLong = errors.New("too long")

// TestATableMayHaveAsMuchAsItsBoundsSay reads as much as each bound allows, and one more.
func TestATableMayHaveAsMuchAsItsBoundsSay(t *testing.T) {
	for _, of := range []struct {
		what string
		most int
		read func(n int) error
		why  error
	}{
		{"games of a table", maxGames, func(n int) error {
			_, err := Read([]byte("date,Ann,Ben\n"+strings.Repeat("2026-01-02,1,2\n", n)), Options{Answers: Answers{Game: "recall"}})
			return err
		}, ErrGames},
		{"players of a game", maxPlayers, func(n int) error { return seats(n) }, ErrPlayers},
		{"rounds of a game", maxRounds, func(n int) error {
			g := &draft{known: map[string]int{}, rounds: make([]round, n-1)}
			return g.addRound(n, 1, scored{name: "Ann"})
		}, ErrRounds},
		{"letters of a text that is told", 40, func(n int) error {
			if len(Short(strings.Repeat("a", n))) != n {
				return errLong
			}
			return nil
		}, errLong},
	} {
		err := of.read(of.most)
		expect.Same(t, fmt.Sprintf("%d %s are too many", of.most, of.what), errors.Is(err, of.why), false)
		expect.Error(t, fmt.Sprintf("%d %s", of.most+1, of.what), of.read(of.most+1), of.why)
	}
}

// seats seats that many players.
func seats(n int) (err error) {
	g := &draft{known: map[string]int{}}
	for i := range n {
		if _, err = g.seat(fmt.Sprint("P", i), true); err != nil {
			break
		}
	}
	return err
}

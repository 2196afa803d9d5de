package flat

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"tabby/internal/testing/expect"
)

// errLong means that more is told of a text than may be.
var errLong = errors.New("too long")

// tableOf returns a table in which so many games have so many rounds of so many players.
func tableOf(games, rounds, players int) *strings.Reader {
	var b strings.Builder
	b.WriteString("date,variant,game,round,player,points\n")
	for g := range games {
		for n := range rounds {
			for p := range players {
				fmt.Fprintf(&b, "2026-01-02,recall,%d,%d,P%d,1\n", g, n+1, p)
			}
		}
	}
	return strings.NewReader(b.String())
}

// TestATableMayHaveAsMuchAsItsBoundsSay reads as much as each bound allows, and one more.
func TestATableMayHaveAsMuchAsItsBoundsSay(t *testing.T) {
	for _, of := range []struct {
		what string
		most int
		read func(n int) error
		why  error
	}{
		{"games of a table", 3, func(n int) error {
			return read(tableOf(n, 1, 2), nil, 3, func(Game, error) bool { return true })
		}, ErrGames},
		{"games whose fingerprints are taken", 3, func(n int) error {
			_, _, err := fingerprints(tableOf(n, 1, 2), 3)
			return err
		}, ErrGames},
		{"players of a game", maxPlayers, func(n int) error { return seats(n) }, ErrPlayers},
		{"rounds of a game", maxRounds, func(n int) error {
			g := &draft{known: map[string]int{}, rounds: make([]round, n-1)}
			return g.addCell(row{at: map[string]int{"round": 0}, fields: []string{fmt.Sprint(n)}}, "", nil)
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

// seats seats so many players.
func seats(n int) (err error) {
	g := &draft{known: map[string]int{}}
	for i := range n {
		if _, err = g.seat(fmt.Sprint("P", i), true); err != nil {
			break
		}
	}
	return err
}

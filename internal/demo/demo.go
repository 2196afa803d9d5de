// Package demo plays a year of a made-up family, so that people who have no games yet can see
// Tabby with many.
//
// The year is a text that people can read and change, [year.txt], with a line for each game.
// The games are played through the same desk as any other, with a clock of their own.
package demo

import (
	_ "embed"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"tabby/engine"
	"tabby/history"
	"tabby/internal/table/game"
	"tabby/internal/words"
	"tabby/scoring"
)

//go:embed year.txt
var year string

// A Store is what the year is played into. It should have no games yet.
type Store interface {
	game.Store
	// Meet returns the person of that name, and adds one if there is none.
	Meet(name string) (history.Person, error)
	Do(history.Intent) (undo history.Intent, err error)
}

// Play plays the year that ends now, with the names and notes of a language. The error names
// the line of the year that a store or the rules refuse.
func Play(s Store, w *words.Language, now time.Time) error {
	f := family{store: s, words: w, now: now}
	for n, line := range strings.Split(year, "\n") {
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		if err := f.line(line); err != nil {
			return fmt.Errorf("line %d of the year: %w", n+1, err)
		}
	}
	return nil
}

// A family plays a year.
type family struct {
	store Store
	words *words.Language
	now   time.Time
}

var errLine = errors.New("it is neither a game nor a night")

// line plays a line: a game, or what was written down of a night.
func (f family) line(line string) error {
	head, rounds, _ := strings.Cut(line, ": ")
	of := strings.Fields(head)
	switch len(of) {
	case 3:
		return f.night(of)
	case 5:
		return f.game(of, strings.Split(rounds, ", "))
	}
	return errLine
}

// at returns a time some days ago. A game of today began half an hour ago, so that it goes on whenever
// somebody looks.
func (f family) at(days, clock string) (time.Time, error) {
	n, err := strconv.Atoi(days)
	if err != nil || n == 0 {
		return f.now.Add(-30 * time.Minute), err
	}
	of, err := time.Parse("15:04", clock)
	y, m, d := f.now.AddDate(0, 0, -n).Date()
	return time.Date(y, m, d, of.Hour(), of.Minute(), 0, 0, f.now.Location()), err
}

// night writes down the place of a night and the note about it.
func (f family) night(of []string) error {
	at, err := f.at(of[0], "20:00")
	if err != nil {
		return err
	}
	n, err := strconv.Atoi(of[2])
	if err != nil || n < 1 || n > len(f.words.Demo.Notes) {
		return errLine
	}
	_, err = f.store.Do(history.NoteNight{Day: history.Summary{Created: at}.Day(), Place: f.words.Demo.Places[n-1], Note: f.words.Demo.Notes[n-1]})
	return err
}

// game plays a game round by round.
func (f family) game(of, rounds []string) error {
	at, err := f.at(of[0], of[1])
	if err != nil {
		return err
	}
	start := scoring.Start{At: at, Variant: of[2]}
	if start.House, err = ending(of[3]); err != nil {
		return err
	}
	for _, seat := range of[4] {
		n := int(seat - 'A')
		if n < 0 || n >= len(f.words.Demo.People) {
			return fmt.Errorf("nobody is called %c", seat)
		}
		p, err := f.store.Meet(f.words.Demo.People[n])
		if err != nil {
			return err
		}
		start.People = append(start.People, scoring.Person{ID: p.ID, Name: p.Name})
	}
	g, err := game.Read(f.store.NewGame(), func() time.Time { return at })
	if err == nil {
		err = g.Do(start)
	}
	for n := 0; err == nil && n < len(rounds); n++ {
		in := scoring.Record{At: at.Add(time.Duration(n+1) * 5 * time.Minute)}
		if in.Scores, in.Caller, err = scores(rounds[n]); err == nil {
			err = g.Do(in)
		}
	}
	return err
}

// ending returns how a game ends: after a number of rounds below 30, at a limit, or, as
// "last", when one player is left below 100.
func ending(text string) (engine.House, error) {
	if text == "last" {
		return engine.House{engine.End: engine.EndElimination, engine.Threshold: engine.Number(100)}, nil
	}
	n, err := strconv.Atoi(text)
	if n < 30 {
		return engine.House{engine.End: engine.EndRounds, engine.Rounds: engine.Number(n)}, err
	}
	return engine.House{engine.End: engine.EndThreshold, engine.Threshold: engine.Number(n)}, err
}

// scores reads a round: a score for each seat, - for a player who is out, and * after the caller's.
func scores(round string) (all []*scoring.Score, caller scoring.Player, err error) {
	caller = scoring.Nobody
	for i, text := range strings.Fields(round) {
		points, called := strings.CutSuffix(text, "*")
		if called {
			caller = scoring.Player(i)
		}
		if points == "-" {
			all = append(all, nil)
			continue
		}
		n, err := strconv.Atoi(points)
		if err != nil {
			return nil, caller, err
		}
		all = append(all, &scoring.Score{Points: n})
	}
	return all, caller, nil
}

package bring

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"tabby/engine"
	"tabby/scoring"
)

// readApp reads what another app exports as JSON.
func readApp(text []byte, o Options) (*File, error) {
	var shape struct {
		Plays   json.RawMessage
		Games   json.RawMessage
		Players []struct{ Scores json.RawMessage }
	}
	switch err := json.Unmarshal(text, &shape); {
	case err == nil && len(shape.Plays) > 0 && shape.Plays[0] == '[':
		return readPlays(text, o)
	case err == nil && shape.Games != nil && len(shape.Players) > 0 && shape.Players[0].Scores != nil:
		return readPad(text, o)
	}
	return readCounter(text, o)
}

// A counted is a game of Cabo Counter.
type counted struct {
	ID, CreatedAt, GameTitle string
	Players                  []string
	CaboPenalty              int
	IsGameFinished           bool
	PlayerScores             []int
	RoundList                []countedRound
}

// A countedRound is a round of it: the points of the hands, and the points that counted.
type countedRound struct {
	RoundNum             int
	CaboPlayerIndex      *int
	KamikazePlayerIndex  *int
	Scores, ScoreUpdates []int
}

// readCounter reads the games of Cabo Counter: all of them, or one.
func readCounter(text []byte, o Options) (*File, error) {
	var all []counted
	if json.Unmarshal(text, &all) != nil {
		all = make([]counted, 1)
		if json.Unmarshal(text, &all[0]) != nil {
			all = nil
		}
	}
	if len(all) == 0 || all[0].RoundList == nil || all[0].Players == nil {
		return readObjects(text, o)
	}
	return &File{Kind: CaboCounter, games: func(yield func(Game, error) bool) {
		for i, c := range all {
			g, err := c.game(i+1, o)
			if err != nil {
				err = &LineError{Line: i + 1, Err: err}
			}
			if !yield(g, err) || err != nil {
				return
			}
		}
	}}, nil
}

// game returns a game by the rules of Cabo with the app's penalty for a wrong call, or, if these give other
// totals, with the points that counted in each round.
func (c counted) game(number int, o Options) (Game, error) {
	at, err := time.Parse("2006-01-02T15:04:05", cutAt(c.CreatedAt, 19))
	if err != nil {
		return Game{}, Refusal{Reason: ErrDate, Text: Short(c.CreatedAt)}
	}
	if at.After(o.latest()) {
		return Game{}, Refusal{Reason: ErrFuture, Text: Short(c.CreatedAt)}
	}
	facts, err := engine.Variant(counterGame())
	if err != nil {
		return Game{}, err
	}
	byRules := engine.House{engine.WrongCallPenalty: engine.None, engine.WrongCallPlus: engine.Number(c.CaboPenalty)}
	for _, way := range []struct {
		rules   engine.House
		updates bool
	}{{byRules, false}, {asWritten(facts), true}} {
		g := &draft{line: number, at: at, id: c.ID, known: map[string]int{}, sums: map[string]given{}, note: c.GameTitle, goesOn: !c.IsGameFinished}
		g.played = played{variant: facts.ID, rules: way.rules}
		if err = c.play(g, way.updates); err != nil {
			return Game{}, err
		}
		var game Game
		if game, err = g.made(); err == nil && c.counts(game) {
			return game, nil
		}
	}
	if err == nil {
		err = Refusal{Reason: ErrTotal, Count: len(c.RoundList)}
	}
	return Game{}, err
}

// counterGame is the game that Cabo Counter counts.
func counterGame() string {
	id, _, _ := strings.Cut(CaboCounter, "-")
	return id
}

func cutAt(text string, n int) string { return text[:min(len(text), n)] }

// play adds the rounds of a game, with the points of the hands or what they counted.
func (c counted) play(g *draft, updates bool) error {
	for i, r := range c.RoundList {
		points := r.Scores
		if updates {
			points = r.ScoreUpdates
		}
		if len(points) != len(c.Players) {
			return Refusal{Reason: ErrRowless, Round: i + 1}
		}
		for p, name := range c.Players {
			name, err := scoring.CleanName(name)
			if err != nil {
				return err
			}
			s := scored{name: name, points: &points[p], called: r.CaboPlayerIndex != nil && *r.CaboPlayerIndex == p}
			if k := r.KamikazePlayerIndex; k != nil && !updates {
				s.special, s.points, s.spared = *k == p, nil, *k != p
			}
			if err := g.addRound(i+1, g.line, s); err != nil {
				return err
			}
		}
	}
	return nil
}

// counts reports whether the totals of a game are those in the file.
func (c counted) counts(game Game) bool {
	var g scoring.Game
	for _, e := range game.Events {
		g = scoring.Apply(g, e)
	}
	return slices.Equal(g.Sheet(game.At).Totals, c.PlayerScores)
}

// A pad is a backup of ScorePad, in which each player belongs to one game and has a list of rounds.
type pad struct {
	Games []struct {
		ID, Title   string
		DateCreated int64 // milliseconds since 1970
		PlayerIDs   []string
	}
	Players []struct {
		ID, PlayerName string
		Scores         []*int
	}
}

// readPad reads a backup of ScorePad. Its games become tables, one below the other: rounds are rows, players
// are columns.
func readPad(text []byte, o Options) (*File, error) {
	var all pad
	if json.Unmarshal(text, &all) != nil {
		return nil, ErrForeign
	}
	s := &sheet{}
	for _, g := range all.Games {
		head, rounds := all.rounds(g.PlayerIDs)
		if len(head) < 3 || len(rounds) == 0 {
			continue
		}
		day := time.UnixMilli(g.DateCreated).UTC().Format("2006-01-02 15:04")
		for _, row := range append([][]string{{fVariant, g.Title, fDate, day}, head}, rounds...) {
			s.add(len(s.lines)+1, row...)
		}
	}
	return readTables(&File{Kind: ScorePad}, []*sheet{s}, o)
}

// rounds returns the rows of a game of some players, and the one above them.
func (p pad) rounds(ids []string) (head []string, rounds [][]string) {
	head = []string{fRound}
	for _, id := range ids {
		for _, one := range p.Players {
			if one.ID != id {
				continue
			}
			head = append(head, one.PlayerName)
			for n, points := range one.Scores {
				if n == len(rounds) {
					rounds = append(rounds, append([]string{fmt.Sprint(n + 1)}, make([]string, len(ids))...))
				}
				if points != nil {
					rounds[n][len(head)-1] = strconv.Itoa(*points)
				}
			}
		}
	}
	return head, rounds
}

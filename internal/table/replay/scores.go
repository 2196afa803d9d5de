package replay

import (
	"encoding/json"
	"errors"
	"maps"
	"math"
	"slices"
	"strconv"

	"tabby/internal/words"
	"tabby/scoring"
)

// scores returns the scores by player; a blank is nil. Where it is said who won a round, the others have not.
func (in query) scores(others []scoring.Player) (map[scoring.Player]*scoring.Score, error) {
	a, people := in.args, in.sheet.People
	found := map[scoring.Player]*scoring.Score{}
	won, err := in.all(in.Won)
	if err != nil {
		return nil, err
	}
	for _, p := range others {
		found[p] = &scoring.Score{}
	}
	for _, p := range won {
		found[p] = &scoring.Score{Points: 1}
	}
	for _, way := range []struct {
		by   map[string]json.RawMessage
		read func(json.RawMessage) (*scoring.Score, error)
	}{{a.Scores, points}, {a.Hands, hand}, {a.Result, result}} {
		for _, name := range slices.Sorted(maps.Keys(way.by)) {
			p, err := who(people, name)
			if err != nil {
				return nil, err
			}
			if _, twice := found[p]; twice {
				return nil, errors.New(people[p].Name + " has two scores")
			}
			if found[p], err = score(way.by[name], way.read); err != nil {
				return nil, badScore{people[p].Name, err}
			}
		}
	}
	return found, nil
}

// A badScore is a score that cannot be read.
type badScore struct {
	player string
	err    error // what it is, and what it is not
}

// Error returns whose score is wrong, and why.
func (b badScore) Error() string { return b.player + " has " + b.err.Error() }

// score reads a score; null is a blank.
func score(raw json.RawMessage, read func(json.RawMessage) (*scoring.Score, error)) (*scoring.Score, error) {
	if string(raw) == "null" {
		return nil, nil
	}
	return read(raw)
}

func points(raw json.RawMessage) (*scoring.Score, error) {
	var s struct {
		SatOut  bool            `json:"sat_out"`
		Special bool            `json:"special"`
		Points  json.RawMessage `json:"points"`
	}
	if err := onlyFields(raw, []string{"sat_out", "special", "points"}); err != nil {
		return nil, err
	}
	switch {
	case json.Unmarshal(raw, &s) != nil:
	case s.SatOut:
		return &scoring.Score{SatOut: true}, nil
	case s.Special && s.Points == nil:
		return &scoring.Score{Special: true}, nil
	case s.Special:
		n, err := integer(s.Points)
		return &scoring.Score{Special: true, Points: n}, err
	}
	n, err := integer(raw)
	return &scoring.Score{Points: n}, err
}

func hand(raw json.RawMessage) (*scoring.Score, error) {
	cards := []string{}
	if json.Unmarshal(raw, &cards) != nil {
		return nil, errors.New(words.Short(string(raw)) + ", which is not a list of cards")
	}
	return &scoring.Score{Hand: cards}, nil
}

func result(raw json.RawMessage) (*scoring.Score, error) {
	var two []json.RawMessage
	if json.Unmarshal(raw, &two) != nil || len(two) != 2 {
		return nil, errors.New(words.Short(string(raw)) + ", which is not points and cards left")
	}
	points, err := integer(two[0])
	if err != nil {
		return nil, err
	}
	cards, err := integer(two[1])
	return &scoring.Score{Points: points, Cards: &cards}, err
}

// integer reads a whole number in any form of JSON: 7, 7.0, 7e0.
func integer(raw json.RawMessage) (int, error) {
	const largest = 1e9 // far beyond any score, and exact
	if n, err := strconv.ParseFloat(string(raw), 64); err == nil && n == math.Trunc(n) && math.Abs(n) <= largest {
		return int(n), nil
	}
	return 0, errors.New(words.Short(string(raw)) + ", which is not a whole number")
}

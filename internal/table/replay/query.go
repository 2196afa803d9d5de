package replay

import (
	"encoding/json"
	"errors"
	"maps"
	"math"
	"slices"
	"strconv"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/scoring"
)

func (in query) round() (Request, error)    { return in.record(false) }
func (in query) tiebreak() (Request, error) { return in.record(true) }

func (in query) record(tiebreak bool) (Request, error) {
	if err := in.due(tiebreak); err != nil {
		return Request{}, err
	}
	r, err := in.recorded()
	if err != nil {
		return Request{Intent: r}, err
	}
	doubt, _ := in.doubt(r) // or it is refused once it is decided
	return Request{Intent: r, Doubt: doubt}, nil
}

func (in query) recorded() (scoring.Record, error) {
	scores, err := in.scores(nil)
	if err != nil {
		return scoring.Record{}, err
	}
	caller, _, err := in.called()
	r := scoring.Record{
		At: in.at, Caller: caller, Scores: make([]*scoring.Score, len(in.sheet.People)), Source: scoring.SourceTyped,
	}
	for p, score := range scores {
		r.Scores[p] = score
	}
	return r, err
}

// check returns what is doubtful about a round, and records nothing.
func (in query) check() (Request, error) {
	r, err := in.recorded()
	if err != nil {
		return Request{}, err
	}
	doubt, err := in.doubt(r)
	return Request{Checked: true, Doubt: doubt}, err
}

// doubt returns what is doubtful about a round, or "". The error is why it is refused.
func (in query) doubt(r scoring.Intent) (said string, err error) {
	events, err := scoring.Decide(in.game, r)
	for _, e := range events {
		var doubts []scoring.Doubt
		switch e := e.(type) {
		case scoring.Recorded:
			doubts = in.sheet.Doubts(e.Scores, e.Caller)
		case scoring.Corrected:
			doubts = in.sheet.Doubts(e.Scores, e.Caller)
		}
		said += words.Bare(in.words.Table.Doubts(in.sheet, doubts))
	}
	return said, err
}

// judge returns the winners of a single deal, and records nothing.
func (in query) judge() (Request, error) {
	r, err := in.recorded()
	if err != nil {
		return Request{}, err
	}
	house := engine.House{}
	for _, o := range in.sheet.Ruleset.Rules.House {
		house[o.Key] = in.sheet.Ruleset.Value(o.Key)
	}
	house[engine.End], house[engine.Rounds], house[engine.FinalTie] = engine.EndRounds, engine.Number(1), engine.Shared
	begun, _ := in.game.Started()
	alone := scoring.Start{At: in.at, Variant: begun.Variant, Game: begun.Game, House: house, People: in.sheet.People}
	g := scoring.Game{}
	for _, in := range []scoring.Intent{alone, r} {
		events, err := scoring.Decide(g, in)
		if err != nil {
			return Request{}, err
		}
		for _, e := range events {
			g = scoring.Apply(g, e)
		}
	}
	s := g.Sheet(in.at)
	return Request{Judged: roster{s, in.words}.names(s.Winners)}, nil
}

func (in query) edit() (Request, error) {
	given, err := optional(in.Round, new(any))
	if err != nil || !given {
		return Request{}, words.At{Where: "round", Err: errors.New("say which one, from 1")}
	}
	n, err := integer(in.Round)
	if err != nil {
		return Request{}, words.At{Where: "round", Err: err}
	}
	return in.correct(n - 1)
}

func (in query) editLast() (Request, error) { return in.correct(len(in.sheet.Rounds) - 1) }

func (in query) correct(round int) (Request, error) {
	var others []scoring.Player
	if 0 <= round && round < len(in.sheet.Rounds) && len(in.Won) > 0 {
		others = slices.DeleteFunc(slices.Clone(in.sheet.Seats), func(p scoring.Player) bool { return !in.sheet.Rounds[round].Has(p) })
	}
	scores, err := in.scores(others)
	if err != nil {
		return Request{}, err
	}
	caller, said, err := in.called()
	c := scoring.Correct{At: in.at, Round: round, Scores: scores}
	if said {
		c.Caller = &caller
	}
	doubt, _ := in.doubt(c) // or it is refused once it is decided
	return Request{Intent: c, Doubt: doubt}, err
}

func (in query) join() (Request, error) {
	j := scoring.Join{At: in.at, Person: scoring.Person{Name: in.Name}, After: scoring.Nobody}
	if n := len(in.sheet.Seats); n > 0 && in.sheet.Left(j.Person) == scoring.Nobody {
		j.After = in.sheet.Seats[n-1]
	}
	if in.SeatAfter == nil {
		return Request{Intent: j}, nil
	}
	after, err := in.who(*in.SeatAfter)
	j.After = after
	return Request{Intent: j}, err
}

func (in query) leave() (Request, error) {
	p, err := in.who(in.Player)
	return Request{Intent: scoring.Leave{At: in.at, Player: p}}, err
}

func (in query) dealer() (Request, error) {
	p, err := in.who(in.Player)
	return Request{Intent: scoring.ChooseDealer{At: in.at, Player: p}}, err
}

func (in query) reseat() (Request, error) {
	if len(in.Seats) != len(in.sheet.People) {
		return Request{}, scoring.ErrSeats
	}
	seats, err := in.all(in.Seats)
	return Request{Intent: scoring.Reseat{At: in.at, Seats: seats}}, err
}

func (in query) endGame() (Request, error) {
	won, err := in.all(in.Won)
	return Request{Intent: scoring.EndGame{At: in.at, Won: won}}, err
}

// all returns the players of some names.
func (in query) all(names []string) (players []scoring.Player, err error) {
	for _, name := range names {
		p, err := in.who(name)
		if err != nil {
			return nil, err
		}
		players = append(players, p)
	}
	return players, nil
}

func (in query) agree() (Request, error) {
	if err := checkHouse(in.sheet.Ruleset.Rules.ID, in.Config); err != nil {
		return Request{}, words.At{Where: "config", Err: err}
	}
	return Request{Intent: scoring.Agree{At: in.at, House: in.Config}}, nil
}

// timeUp ends the time. Ending it again, or after the game, changes nothing and is no
// error.
func (in query) timeUp() (Request, error) {
	expires := scoring.ClockExpires{At: in.at, InRound: in.InRound}
	if _, err := scoring.Decide(in.game, expires); err != nil && in.sheet.Clock.Up {
		return Request{}, nil
	}
	return Request{Intent: expires}, nil
}

// scores returns the scores by player; a blank is nil. If a round says who won it, the others have not.
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

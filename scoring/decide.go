package scoring

import (
	"maps"
	"slices"

	"tabby/engine"
)

func (in Record) decide(g Game) (Event, error) {
	s := g.Sheet(in.At)
	switch {
	case s.Clock.Asked && (s.Tied == nil || !in.hasScoresOf(s.Tied)): // so a round was on the table
		s = Apply(g, TimeUp{At: in.At, InRound: true}).Sheet(in.At)
	case s.Over:
		return nil, ErrGameOver
	}
	playing := s.Playing()
	scores, err := s.written(in.Scores, playing)
	if s.nobodyWon(in.Scores) {
		err = ErrNobodyWon
	}
	if err != nil {
		return nil, err
	}
	if in.Caller != Nobody && !slices.Contains(playing, in.Caller) {
		return nil, ErrCaller
	}
	if s.Tied == nil && !in.Older && s.callerMissing(in.Caller, scores) {
		return nil, ErrCallerMissing
	}
	if err := in.checkLog(s, scores); err != nil {
		return nil, err
	}
	return Recorded{
		At: in.At, Scores: scores, Caller: in.Caller, Tiebreak: s.Tied != nil, Source: in.Source, Log: in.Log,
	}, nil
}

// hasScoresOf reports whether exactly these players have scores.
func (in Record) hasScoresOf(players []Player) bool {
	n := 0
	for p, s := range in.Scores {
		if s == nil {
			continue
		}
		if n++; !slices.Contains(players, Player(p)) {
			return false
		}
	}
	return n == len(players)
}

func (in Correct) decide(g Game) (Event, error) {
	s := g.Sheet(in.At)
	if in.Round < 0 || in.Round >= len(s.Rounds) {
		return nil, Refusal{Reason: ErrNoRound, Count: in.Round + 1, Allowed: engine.Range{Min: 1, Max: len(s.Rounds)}}
	}
	r := s.Rounds[in.Round]
	e := Corrected{At: in.At, Round: in.Round, Caller: r.Caller}
	for _, c := range r.Cells {
		e.Scores = append(e.Scores, c.Score)
	}
	for p, score := range in.Scores {
		v, err := s.correctable(r, p, score)
		if err != nil {
			return nil, err
		}
		e.Scores[p] = v
	}
	if in.Caller != nil {
		e.Caller = *in.Caller
	}
	switch {
	case e.Caller != Nobody && !r.Has(e.Caller):
		return nil, ErrCaller
	case r.Fate != Tiebreak && in.Caller != nil && s.callerMissing(e.Caller, e.Scores):
		return nil, ErrCallerMissing
	case s.nobodyWon(e.Scores):
		return nil, ErrNobodyWon
	}
	return e, nil
}

// nobodyWon reports whether the game has no points, and the round no winner.
func (s Sheet) nobodyWon(scores []*Score) bool {
	return s.Ruleset.Rules.NoPoints && !slices.ContainsFunc(scores, func(score *Score) bool { return score != nil && score.Points != 0 })
}

// callerMissing reports whether a round needs a caller who played in it, and has none.
func (s Sheet) callerMissing(caller Player, scores []*Score) bool {
	if s.Ruleset.Rules.Calling != engine.MustCall {
		return false
	}
	return caller == Nobody || scores[caller] != nil && scores[caller].SatOut
}

// correctable returns the new score of a cell in the form in which it is stored.
func (s Sheet) correctable(r Round, p Player, score *Score) (*Score, error) {
	switch {
	case !r.Has(p):
		return nil, Refusal{Reason: ErrNotInRound, Player: s.name(p), Count: r.Number}
	case score == nil && s.Ruleset.On(engine.BlankIsZero):
		return s.Valued(p, &Score{})
	case score == nil:
		return nil, Refusal{Reason: ErrScoreMissing, Player: s.name(p)}
	}
	return s.Valued(p, score)
}

// Has reports whether the player played in the round: there is a score, it is missing, or a special hand
// makes it unnecessary.
func (r Round) Has(p Player) bool {
	if p < 0 || int(p) >= len(r.Cells) {
		return false
	}
	c := r.Cells[p]
	return c.Score != nil || c.Mark == Missing || c.Mark == Spared
}

// written returns the scores of a round in the form in which they are stored. Every player in playing needs a score, and nobody else
// may have one.
func (s Sheet) written(scores []*Score, playing []Player) ([]*Score, error) {
	out := make([]*Score, len(s.People))
	spared := s.Ruleset.Rules.Spares() && slices.ContainsFunc(scores, s.isSpecial)
	scores = s.filled(scores, playing)
	possible := s.Ruleset.Score() // for all alike
	for p := range max(len(scores), len(s.People)) {
		plays := slices.Contains(playing, Player(p))
		switch has := p < len(scores) && scores[p] != nil; {
		case has && !plays:
			return nil, Refusal{Reason: ErrNotPlaying, Player: s.name(Player(p))}
		case plays && !has && !spared:
			return nil, Refusal{Reason: ErrScoreMissing, Player: s.name(Player(p))}
		case has:
			v, err := s.valued(Player(p), scores[p], possible)
			if err != nil {
				return nil, err
			}
			out[p] = v
		}
	}
	return out, nil
}

// Fills reports whether players without a score count 0 beside these scores: by a house rule, or
// because they have not won the round. It needs at least one score.
func (s Sheet) Fills(scores []*Score) bool {
	return (s.Ruleset.On(engine.BlankIsZero) || s.Ruleset.Rules.NoPoints) && !(s.Ruleset.Rules.Spares() && slices.ContainsFunc(scores, s.isSpecial)) &&
		slices.ContainsFunc(scores, func(score *Score) bool { return score != nil && !score.SatOut })
}

// filled returns scores with a 0 for each of the players who has none, if [Sheet.Fills] allows
// that.
func (s Sheet) filled(scores []*Score, players []Player) []*Score {
	if !s.Fills(scores) {
		return scores
	}
	all := make([]*Score, max(len(scores), len(s.People)))
	copy(all, scores)
	for _, p := range players {
		if all[p] == nil {
			all[p] = &Score{}
		}
	}
	return all
}

// name returns the name of a player, or "" for one who is not in the game.
func (s Sheet) name(p Player) string {
	if p < 0 || int(p) >= len(s.People) {
		return ""
	}
	return s.People[p].Name
}

// Valued returns the score of a player in the form in which it is stored: with the points of its hand, and within
// the possible range. Its errors are those of [Record].
func (s Sheet) Valued(p Player, in *Score) (*Score, error) {
	return s.valued(p, in, s.Ruleset.Score())
}

func (s Sheet) valued(p Player, in *Score, possible engine.Range) (*Score, error) {
	out, err := s.counted(*in)
	if err != nil {
		return nil, Refusal{Reason: ErrCards, Player: s.name(p), Cause: err}
	}
	if out.Special && s.Ruleset.Rules.Special == nil {
		return nil, Refusal{Reason: ErrSpecial, Player: s.name(p)}
	}
	if !possible.Has(out.Points) && !(out.Special && out.Points == 0) {
		return nil, Refusal{Reason: ErrScoreRange, Player: s.name(p), Count: out.Points, Allowed: possible}
	}
	if in.Cards == nil || out.SatOut {
		return &out, nil
	}
	if r := (engine.Range{Max: s.Ruleset.Deck().Size()}); !r.Has(*in.Cards) {
		return nil, Refusal{Reason: ErrCardCount, Player: s.name(p), Count: *in.Cards, Allowed: r}
	}
	return &out, nil
}

// counted returns a copy of a score with the points of its hand, if it has one, and
// with the number of cards left, if that can vary. A player who sat out has neither.
func (s Sheet) counted(in Score) (Score, error) {
	if in.SatOut {
		return Score{SatOut: true}, nil
	}
	out := Score{Points: in.Points, Hand: append([]string(nil), in.Hand...), Special: s.isSpecial(&in)}
	cards := in.Cards
	if in.Hand != nil {
		points, err := s.Ruleset.Hand(in.Hand...)
		if err != nil {
			return in, err
		}
		n := len(in.Hand)
		out.Points, cards = points, &n
	}
	if cards != nil && s.Ruleset.Rules.LineChanges {
		n := *cards
		out.Cards = &n
	}
	return out, nil
}

func (in Deal) decide(g Game) (Event, error) {
	switch s := g.Sheet(in.At); {
	case s.Over || s.Clock.Asked:
		return nil, ErrGameOver
	case s.Dealt:
		return nil, ErrRoundOpen
	}
	return Dealt{At: in.At}, nil
}

func (in ClockExpires) decide(g Game) (Event, error) {
	c := g.Sheet(in.At).Clock
	start, _ := g.Started()
	switch t := g.tally(start); {
	case !c.Runs || !c.Up:
		return nil, ErrClockRuns
	case t.Over:
		return nil, ErrGameOver
	case t.answered || t.Tied != nil:
		return nil, ErrClockAnswered
	default:
		return TimeUp{At: in.At, InRound: in.InRound || t.Dealt}, nil
	}
}

func (in Pause) decide(g Game) (Event, error) {
	switch s := g.Sheet(in.At); {
	case s.Over:
		return nil, ErrGameOver
	case !s.Clock.Runs || s.Clock.Paused || s.Clock.Up:
		return nil, ErrClock
	}
	return Paused{At: in.At}, nil
}

func (in Resume) decide(g Game) (Event, error) {
	if !g.Sheet(in.At).Clock.Paused {
		return nil, ErrClock
	}
	return Resumed{At: in.At}, nil
}

func (in EndGame) decide(g Game) (Event, error) {
	s := g.Sheet(in.At)
	if s.Over && len(in.Won) == 0 {
		return nil, ErrGameOver
	}
	for _, p := range in.Won {
		if !slices.Contains(s.Seated(), p) {
			return nil, Refusal{Reason: ErrWinner, Player: s.name(p)}
		}
	}
	return Ended{At: in.At, Won: slices.Compact(slices.Sorted(slices.Values(in.Won)))}, nil
}

func (in Agree) decide(g Game) (Event, error) {
	start, _ := g.Started()
	house := maps.Clone(g.house(start))
	if house == nil {
		house = engine.House{}
	}
	maps.Copy(house, in.House)
	if _, err := start.Ruleset(house); err != nil {
		return nil, err
	}
	return Agreed{At: in.At, House: house}, nil
}

func (Undo) decide(g Game) (Event, error) {
	if g.LastDone() == nil {
		return nil, ErrNothingToUndo
	}
	return Undone{}, nil
}

func (Redo) decide(g Game) (Event, error) {
	if g.LastUndone() == nil {
		return nil, ErrNothingToRedo
	}
	return Redone{}, nil
}

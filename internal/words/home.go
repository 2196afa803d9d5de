package words

import (
	"tabby/engine"
	"tabby/history"
	"tabby/scoring"
)

// Home is what the first page says.
type Home struct {
	speaker
	HomeTexts
}

// Round returns the next round of a game, and of how many it is where the game goes by rounds.
func (v Home) Round(s scoring.Sheet) string {
	if s.Planned() == 0 || s.Ruleset.Value(engine.End) != engine.EndRounds {
		return v.language.Table.RoundTitle(s)
	}
	return v.RoundOf(s.Number(), s.Number()+s.Planned()-1)
}

// Ending returns how a game ends that can begin: "out at 100", "for 6 rounds".
func (v Home) Ending(t engine.Ruleset) string {
	if t.Value(engine.End) != engine.EndRounds || t.Value(engine.Rounds) == engine.RoundsPerPlayer || t.Number(engine.MostRounds) > 0 {
		return v.language.Table.Ending(t)
	}
	return v.ForRounds(t.Number(engine.Rounds))
}

// Game returns a game in one text: who played, and what became of it.
func (v Home) Game(g history.Summary) string {
	return v.Labelled(v.language.Games.GameTitle(g), v.language.Games.GameLine(g))
}

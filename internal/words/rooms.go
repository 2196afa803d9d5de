package words

import (
	"errors"

	"tabby/engine"
	"tabby/history"
	"tabby/scoring"
)

// Shell is what the window says outside all rooms.
type Shell struct {
	speaker
	ShellTexts
}

// NotKept says that something could not be saved, and why.
func (v Shell) NotKept(err error) string {
	return v.Sentence(v.ShellTexts.NotKept(v.language.Refusals.Reason(err)))
}

// WindowTitle returns what the window is called while a page is in front.
func (v Shell) WindowTitle(page string) string {
	const app = "Tabby"
	if page == "" || page == app {
		return app
	}
	return page + " – " + app
}

// Failed says why a job failed or that it was stopped, after what that means for the data.
func (v Shell) Failed(nothing string, err error) string {
	if errors.Is(err, history.ErrStopped) {
		return v.Text(v.Stopped, nothing)
	}
	return v.Text(nothing, v.language.Refusals.Explain(err))
}

// Home is what the first page says.
type Home struct {
	speaker
	HomeTexts
}

// Round returns the next round of a game, and of how many it is if the game ends after a
// number of rounds.
func (v Home) Round(s scoring.Sheet) string {
	if s.Planned() == 0 || s.Ruleset.Value(engine.End) != engine.EndRounds {
		return v.language.Table.RoundTitle(s)
	}
	return v.RoundOf(s.Number(), s.Number()+s.Planned()-1)
}

// Ending says how a game that is offered to begin will end: "out at 100", "for 6 rounds".
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

// Settings is what the settings say, and what is said when one changed.
type Settings struct {
	speaker
	SettingsTexts
}

// Scale returns a scale of the text: "150 %".
func (v Settings) Scale(scale float32) string {
	return v.percent(100 * float64(scale))
}

// TextSize says how large text is now, as a scale: "Text size: 150 %."
func (v Settings) TextSize(scale float32) string {
	return v.SettingsTexts.TextSize(v.Scale(scale))
}

// People is what is said about people and where they are changed.
type People struct{ PeopleTexts }

// RetiredNow says that a person is now retired, or no longer retired.
func (p People) RetiredNow(name string, retired bool) string {
	if retired {
		return p.PeopleTexts.RetiredNow(name)
	}
	return p.BackAgain(name)
}

// Kit is what widgets say.
type Kit struct {
	speaker
	KitTexts
}

// Between returns which numbers are possible: "1–30".
// If a dash could be a sign, it is a word.
func (v Kit) Between(least, most int) string {
	if least < 0 {
		return v.Interval(engine.Range{Min: least, Max: most})
	}
	return v.Figure(least) + "–" + v.Figure(most)
}

// Whose says to whom a button or a choice belongs, for screen readers: "Ann: here".
func (v Kit) Whose(name, what string) string { return v.Labelled(Isolated(name), what) }

// Cat returns what a cat looks like, from 0: "cat with glasses".
func (v Kit) Cat(number int) string { return v.Cats[number%len(v.Cats)] }

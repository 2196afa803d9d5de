package words

import "tabby/internal/words/message"

// The marks of a sheet that is printed as text.
const (
	MarkCaller  = "*" // before the score of the caller
	MarkMissing = "?"
	MarkSatOut  = "-"
	MarkFell    = "›" // between a score and the total that fell back
	MarkCounts  = "=" // between a score and what the round counts instead
	MarkSpecial = "!" // before the score of a special hand
	MarkWon     = "•" // instead of a score: the player won the round, and nobody has points
)

// arrow is between an old total and a new one. The font of the theme has it: Fyne
// 2.8.1 draws an arrow of its symbol font, and then no space after it.
const arrow = " › "

// MarksWords say what is drawn at a score, for the middle of a list.
type MarksWords struct {
	Scored               message.Message
	NoScoreNeeded        string
	RightCall, WrongCall string
	FallsBack            message.Message // {n}

	// Below a total.
	ToGo    message.Message // {n}
	AtLimit string
}

// Marks says what is drawn at a score, for readers of the text alone: "called rightly".
func (t Table) Marks(m Marks) string {
	w, all := t.Words.Marks, []string{}
	if m.Written != nil {
		all = append(all, w.Scored.With("n", *m.Written))
	}
	if m.Spared {
		all = append(all, w.NoScoreNeeded)
	}
	if m.Won {
		all = append(all, t.language.Table.WonRound)
	}
	all = append(all, Isolated(m.Special))
	switch {
	case m.Right:
		all = append(all, w.RightCall)
	case m.Wrong:
		all = append(all, w.WrongCall)
	case m.Called:
		all = append(all, t.language.Table.Called)
	}
	if m.Out {
		all = append(all, t.language.Table.IsOut)
	}
	if m.Fell {
		all = append(all, w.FallsBack.With("n", m.Total))
	}
	return t.Row(all...)
}

// ToGo says how far a total is from the limit, in short: "24 to go", "at the limit".
func (t Table) ToGo(points int) string {
	w := t.Words.Marks
	if points == 0 {
		return w.AtLimit
	}
	return w.ToGo.With("n", points)
}

// Falls returns a total that fell back: "30 › 15".
func (t Table) Falls(from, to int) string { return t.Figure(from) + arrow + t.Figure(to) }

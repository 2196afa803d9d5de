package words

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

// Marks says what is drawn at a score, for readers of the text alone: "called rightly".
func (t Table) Marks(m Marks) string {
	all := []string{}
	if m.Written != nil {
		all = append(all, t.MarksScored(*m.Written))
	}
	if m.Spared {
		all = append(all, t.MarksNoScoreNeeded)
	}
	if m.Won {
		all = append(all, t.language.Table.WonRound)
	}
	all = append(all, Isolated(m.Special))
	switch {
	case m.Right:
		all = append(all, t.MarksRightCall)
	case m.Wrong:
		all = append(all, t.MarksWrongCall)
	case m.Called:
		all = append(all, t.language.Table.Called)
	}
	if m.Out {
		all = append(all, t.language.Table.IsOut)
	}
	if m.Fell {
		all = append(all, t.MarksFallsBack(m.Total))
	}
	return t.Row(all...)
}

// ToGo says how far a total is from the limit, in short: "24 to go", "at the limit".
func (t Table) ToGo(points int) string {
	if points == 0 {
		return t.MarksAtLimit
	}
	return t.MarksToGo(points)
}

// Falls returns a total that fell back: "30 › 15".
func (t Table) Falls(from, to int) string { return t.Figure(from) + arrow + t.Figure(to) }

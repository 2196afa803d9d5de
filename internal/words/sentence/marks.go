package sentence

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
)

// MarksWords say what is drawn at a score, for the middle of a list.
type MarksWords struct {
	Scored               grammar.Forms
	NoScoreNeeded        string
	RightCall, WrongCall string
	FallsBack            grammar.Pattern // {n}

	// Below a total.
	OnlyLeft, Left, ToGo grammar.Pattern // {n}
}

// Marks implements [words.TableSentences].
func (t Table) Marks(m words.Marks) string {
	w, all := t.Words.Marks, []string{}
	if m.Written != nil {
		all = append(all, t.Numbered(w.Scored, *m.Written))
	}
	if m.Spared {
		all = append(all, w.NoScoreNeeded)
	}
	all = append(all, words.Isolated(m.Special))
	switch {
	case m.Right:
		all = append(all, w.RightCall)
	case m.Wrong:
		all = append(all, w.WrongCall)
	case m.Called:
		all = append(all, t.Language.Table.Called)
	}
	if m.Out {
		all = append(all, t.Language.Table.IsOut)
	}
	if m.Fell {
		all = append(all, w.FallsBack.With("n", t.Figure(m.Total)))
	}
	return grammar.Joint(", ", all...)
}

// RoomLeft implements [words.TableSentences].
func (t Table) RoomLeft(points int, danger bool) string {
	if danger {
		return t.Words.Marks.OnlyLeft.With("n", t.Figure(points))
	}
	return t.Words.Marks.Left.With("n", t.Figure(points))
}

// ToGo implements [words.TableSentences].
func (t Table) ToGo(points int) string { return t.Words.Marks.ToGo.With("n", t.Figure(points)) }

// Falls implements [words.TableSentences].
func (t Table) Falls(from, to int) string { return t.Figure(from) + words.Arrow + t.Figure(to) }

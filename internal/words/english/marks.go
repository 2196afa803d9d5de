package english

import (
	"fmt"
	"strings"

	"tabby/internal/words"
)

// Marks implements [words.TableSentences].
func (table) Marks(m words.Marks) string {
	var all []string
	if m.Written != nil {
		all = append(all, "scored "+en.Figure(*m.Written))
	}
	if m.Spared {
		all = append(all, "no score needed")
	}
	if m.Special != "" {
		all = append(all, words.Isolated(m.Special))
	}
	switch {
	case m.Right:
		all = append(all, "right call")
	case m.Wrong:
		all = append(all, "wrong call")
	case m.Called:
		all = append(all, "called")
	}
	if m.Out {
		all = append(all, "out")
	}
	if m.Fell {
		all = append(all, "the total falls back to "+en.Figure(m.Total))
	}
	return strings.Join(all, ", ")
}

// RoomLeft implements [words.TableSentences].
func (table) RoomLeft(points int, danger bool) string {
	if danger {
		return fmt.Sprintf("only %d", points)
	}
	return fmt.Sprintf("%d left", points)
}

// ToGo implements [words.TableSentences].
func (table) ToGo(points int) string { return en.Figure(points) + " to go" }

// Falls implements [words.TableSentences].
func (table) Falls(from, to int) string { return counting([]int{from, to}) }

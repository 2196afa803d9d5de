package english

import (
	"fmt"
	"strings"

	"tabby/internal/words"
)

// Marks implements [words.TableSentences].
func (table) Marks(m words.Marks) string {
	var all []string
	switch {
	case m.Right:
		all = append(all, "right call")
	case m.Called:
		all = append(all, "wrong call")
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

// Falls implements [words.TableSentences].
func (table) Falls(from, to int) string { return counting([]int{from, to}) }

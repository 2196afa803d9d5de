package german

import (
	"fmt"
	"strings"

	"tabby/internal/words"
)

// Marks implements [words.TableSentences].
func (table) Marks(m words.Marks) string {
	var all []string
	if m.Written != nil {
		all = append(all, de.Count(*m.Written, words.Point))
	}
	if m.Spared {
		all = append(all, "keine Punkte nötig")
	}
	if m.Special != "" {
		all = append(all, words.Isolated(m.Special))
	}
	switch {
	case m.Right:
		all = append(all, "richtig angesagt")
	case m.Wrong:
		all = append(all, "falsch angesagt")
	case m.Called:
		all = append(all, "hat angesagt")
	}
	if m.Out {
		all = append(all, isOut)
	}
	if m.Fell {
		all = append(all, "der Gesamtstand fällt auf "+de.Figure(m.Total))
	}
	return strings.Join(all, ", ")
}

// RoomLeft implements [words.TableSentences].
func (table) RoomLeft(points int, danger bool) string {
	if danger {
		return fmt.Sprintf("nur noch %d", points)
	}
	return fmt.Sprintf("noch %d", points)
}

// ToGo implements [words.TableSentences].
func (table) ToGo(points int) string { return "noch " + de.Figure(points) }

// Falls implements [words.TableSentences].
func (table) Falls(from, to int) string { return counting([]int{from, to}) }

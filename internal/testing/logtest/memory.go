package logtest

import (
	"fmt"
	"slices"

	"tabby/history/journal"
)

// Memory is a [journal.Log] that lasts as long as the process. The zero Memory is empty
// and ready.
type Memory[E any] struct {
	batches [][]E
	names   []string
}

// Append keeps a batch; see [journal.Log].
func (m *Memory[E]) Append(n int, events []E, names ...string) error {
	if len(events) == 0 {
		return journal.ErrNothing
	}
	if n != len(m.batches) {
		return fmt.Errorf("%w: %d batches instead of %d", journal.ErrConflict, len(m.batches), n)
	}
	m.batches, m.names = append(m.batches, slices.Clone(events)), append(m.names, names...)
	return nil
}

// Has reports whether a batch has one of the names; see [journal.Log].
func (m *Memory[E]) Has(names ...string) bool {
	return slices.ContainsFunc(names, func(name string) bool { return slices.Contains(m.names, name) })
}

// Read returns all batches; see [journal.Log].
func (m *Memory[E]) Read() ([][]E, error) {
	read := make([][]E, len(m.batches))
	for i, batch := range m.batches {
		read[i] = slices.Clone(batch)
	}
	return read, nil
}

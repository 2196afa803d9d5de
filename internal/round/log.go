package round

import (
	"encoding/json"
	"fmt"

	"tabby/engine"
	"tabby/internal/journal"
)

// Drafts keep what is half done, so that a crash loses none of it.
type Drafts interface {
	// Draft returns what was saved under that name last, or nil.
	Draft(name string) []byte
	// SaveDraft saves what is half done; nil forgets it.
	SaveDraft(name string, data []byte) error
}

// A draftLog keeps the events of a running round as a draft, because a round is
// in no export before it is over. It is read once, since it has one writer.
type draftLog struct {
	drafts Drafts
	name   string
	kept   [][]json.RawMessage
}

// openLog reads the log of a running round, or returns an empty one.
func openLog(drafts Drafts, name string) (*draftLog, error) {
	l := &draftLog{drafts: drafts, name: name}
	if data := drafts.Draft(name); data != nil {
		if err := json.Unmarshal(data, &l.kept); err != nil {
			return nil, fmt.Errorf("the round cannot be read: %w", err)
		}
	}
	return l, nil
}

// Read returns the events kept.
func (l *draftLog) Read() ([][]engine.Event, error) {
	batches := make([][]engine.Event, len(l.kept))
	for i, batch := range l.kept {
		for _, data := range batch {
			e, err := engine.Unmarshal(data)
			if err != nil {
				return nil, err
			}
			batches[i] = append(batches[i], e)
		}
	}
	return batches, nil
}

// Append appends a batch of events after the first n.
func (l *draftLog) Append(n int, events []engine.Event) error {
	if len(l.kept) != n {
		return journal.ErrConflict
	}
	var batch []json.RawMessage
	for _, e := range events {
		data, err := engine.Marshal(e)
		if err != nil {
			return err
		}
		batch = append(batch, data)
	}
	grown := append(l.kept, batch)
	data, err := json.Marshal(grown)
	if err != nil {
		return err
	}
	if err := l.drafts.SaveDraft(l.name, data); err != nil {
		return err
	}
	l.kept = grown
	return nil
}

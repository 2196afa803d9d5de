package round

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"tabby/engine"
	"tabby/history/journal"
)

// Drafts store unfinished rounds and scores, so that they survive a crash.
type Drafts interface {
	// Draft returns what was saved under that name last, or nil.
	Draft(name string) []byte
	// SaveDraft saves unfinished data; nil deletes the draft.
	SaveDraft(name string, data []byte) error
}

// A draftLog stores the events of an unfinished round as a draft, because
// exports contain only finished rounds. If several hosts serve the game, they share it.
type draftLog struct {
	drafts Drafts
	name   string
	data   []byte // the draft as it was last read or saved
	kept   []batch
}

// A batch is events that were appended together, and the names of what caused them.
type batch struct {
	events []json.RawMessage
	names  string
}

// MarshalJSON returns the events and, if there are any, the names after them.
func (b batch) MarshalJSON() ([]byte, error) {
	all := make([]any, 0, len(b.events)+1)
	for _, e := range b.events {
		all = append(all, e)
	}
	if b.names != "" {
		all = append(all, b.names)
	}
	return json.Marshal(all)
}

// UnmarshalJSON is the converse of MarshalJSON.
func (b *batch) UnmarshalJSON(data []byte) error {
	*b = batch{}
	if err := json.Unmarshal(data, &b.events); err != nil {
		return err
	}
	if last := len(b.events) - 1; last >= 0 && json.Unmarshal(b.events[last], &b.names) == nil {
		b.events = b.events[:last]
	}
	return nil
}

// errOther means that the draft now has another round, or none.
var errOther = errors.New("another round is on the table")

// openLog reads the log of a running round, or returns an empty one.
func openLog(drafts Drafts, name string) (*draftLog, error) {
	l := &draftLog{drafts: drafts, name: name}
	var err error
	l.data = drafts.Draft(name)
	l.kept, err = readLog(l.data)
	return l, err
}

// readLog reads the log of a round from its draft.
func readLog(data []byte) (kept []batch, err error) {
	if data == nil {
		return nil, nil
	}
	if err := json.Unmarshal(data, &kept); err != nil {
		return nil, fmt.Errorf("the round cannot be read: %w", err)
	}
	return kept, nil
}

// Read returns the events kept.
func (l *draftLog) Read() ([][]engine.Event, error) { return l.from(0) }

// from returns the events of the batches after the first n.
func (l *draftLog) from(n int) ([][]engine.Event, error) {
	batches := make([][]engine.Event, len(l.kept)-n)
	for i, b := range l.kept[n:] {
		for _, data := range b.events {
			e, err := engine.Unmarshal(data)
			if err != nil {
				return nil, err
			}
			batches[i] = append(batches[i], e)
		}
	}
	return batches, nil
}

// Append appends a batch of events after the first n, with the names of their intents.
func (l *draftLog) Append(n int, events []engine.Event, names ...string) error {
	if len(l.kept) != n {
		return journal.ErrConflict
	}
	next := batch{names: strings.Join(names, " ")}
	for _, e := range events {
		data, err := engine.Marshal(e)
		if err != nil {
			return err
		}
		next.events = append(next.events, data)
	}
	grown := append(l.kept, next)
	data, err := json.Marshal(grown)
	if err != nil {
		return err
	}
	if err := l.drafts.SaveDraft(l.name, data); err != nil {
		return err
	}
	l.kept, l.data = grown, data
	return nil
}

// Has reports whether events have one of the names.
func (l *draftLog) Has(names ...string) bool {
	return slices.ContainsFunc(names, func(name string) bool {
		return slices.ContainsFunc(l.kept, func(b batch) bool { return slices.Contains(strings.Fields(b.names), name) })
	})
}

// More returns the batches after the first n that other hosts have appended. The error is
// [errOther] if the draft no longer has this round.
func (l *draftLog) More(n int) ([][]engine.Event, error) {
	data := l.drafts.Draft(l.name)
	if bytes.Equal(data, l.data) {
		return l.from(n)
	}
	kept, err := readLog(data)
	switch {
	case err != nil:
		return nil, err
	case len(kept) < len(l.kept) || !slices.EqualFunc(kept[:len(l.kept)], l.kept, sameBatch):
		return nil, errOther
	}
	l.kept, l.data = kept, data
	return l.from(n)
}

func sameBatch(a, b batch) bool {
	return slices.EqualFunc(a.events, b.events, func(a, b json.RawMessage) bool { return bytes.Equal(a, b) })
}

// deal returns a name that is unique to this deal, or "" before the
// deal.
func (l *draftLog) deal() string {
	if len(l.kept) == 0 {
		return ""
	}
	sum := sha256.Sum256(bytes.Join(rawBytes(l.kept[0].events), nil))
	return DraftRound + hex.EncodeToString(sum[:12])
}

func rawBytes(events []json.RawMessage) (all [][]byte) {
	for _, raw := range events {
		all = append(all, raw)
	}
	return all
}

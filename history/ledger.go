package history

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"time"

	"tabby/internal/journal"
	"tabby/scoring"
)

// An Entry is one confirmed batch of events in the form in which it is stored.
type Entry struct {
	N    int64 // 1, 2, … among all entries of the store
	Game string
	Seq  int    // 1, 2, … in its game
	At   string // RFC 3339
	Body string // the events, a JSON array
	Sum  string
}

// Chained returns the checksum that e must have after an entry with the
// checksum before, or as the first of its game after "".
func (e Entry) Chained(before string) string {
	return Checksum(before, e.Game, fmt.Sprint(e.Seq), e.At, e.Body)
}

// Checksum returns the checksum of the parts and their lengths.
func Checksum(parts ...string) string {
	h := sha256.New()
	for _, p := range parts {
		fmt.Fprintf(h, "%d:%s", len(p), p)
	}
	return hex.EncodeToString(h.Sum(nil)[:16])
}

// EncodeEvents returns the body of an entry.
func EncodeEvents(events []scoring.Event) (string, error) {
	raw := make([]json.RawMessage, len(events))
	for i, e := range events {
		text, err := scoring.Marshal(e)
		if err != nil {
			return "", err
		}
		raw[i] = text
	}
	body, err := json.Marshal(raw)
	return string(body), err
}

// DecodeEvents returns the events in the body of an entry, at least one.
func DecodeEvents(body string) ([]scoring.Event, error) {
	var raw []json.RawMessage
	if err := json.Unmarshal([]byte(body), &raw); err != nil {
		return nil, err
	}
	if len(raw) == 0 {
		return nil, fmt.Errorf("no events")
	}
	events := make([]scoring.Event, len(raw))
	for i, text := range raw {
		e, err := scoring.Unmarshal(text)
		if err != nil {
			return nil, err
		}
		events[i] = e
	}
	return events, nil
}

// A Ledger is a game as of its last entry. The zero Ledger with an ID has no entries.
type Ledger struct {
	ID   string
	Seq  int    // of the last entry, or 0
	Sum  string // of the last entry, or ""
	At   time.Time
	Game scoring.Game
}

// Next returns the ledger after its next entry, and the events of the entry. If the
// entry is damaged or not the next one, the error names it and wraps [ErrDamaged].
func (l Ledger) Next(e Entry) (Ledger, []scoring.Event, error) {
	if e.Game != l.ID || e.Seq != l.Seq+1 {
		return l, nil, Damagedf("game %s, entry %d: entry %d is missing", e.Game, e.Seq, l.Seq+1)
	}
	if e.Sum != e.Chained(l.Sum) {
		return l, nil, Damagedf("game %s, entry %d: the checksum does not match", e.Game, e.Seq)
	}
	events, err := DecodeEvents(e.Body)
	if err != nil {
		return l, nil, Damagedf("game %s, entry %d: %w", e.Game, e.Seq, err)
	}
	at, err := time.Parse(time.RFC3339, e.At)
	if err != nil {
		return l, nil, Damagedf("game %s, entry %d: %w", e.Game, e.Seq, err)
	}
	game, err := fold(l.Game, events)
	if err != nil {
		return l, nil, Damagedf("game %s, entry %d: %w", e.Game, e.Seq, err)
	}
	return Ledger{ID: l.ID, Seq: e.Seq, Sum: e.Sum, At: at, Game: game}, events, nil
}

// fold applies events to a game after checking that they fit.
func fold(g scoring.Game, events []scoring.Event) (scoring.Game, error) {
	for _, e := range events {
		if err := scoring.Fits(g, e); err != nil {
			return g, err
		}
		g = scoring.Apply(g, e)
	}
	return g, nil
}

// Write returns the next entry, with the given events, and the ledger after it.
func (l Ledger) Write(events []scoring.Event, now time.Time) (Entry, Ledger, error) {
	game, err := fold(l.Game, events)
	if err != nil {
		return Entry{}, l, err
	}
	body, err := EncodeEvents(events)
	if err != nil {
		return Entry{}, l, err
	}
	e := Entry{Game: l.ID, Seq: l.Seq + 1, At: now.Format(time.RFC3339Nano), Body: body}
	e.Sum = e.Chained(l.Sum)
	return e, Ledger{ID: l.ID, Seq: e.Seq, Sum: e.Sum, At: now, Game: game}, nil
}

// Beginning returns the fields of the summary that never change.
func (l Ledger) Beginning() Summary {
	start, _ := l.Game.Started()
	return Summary{ID: l.ID, Created: start.At, Variant: start.Variant}
}

// Domain returns the domain of one game.
func Domain() journal.Domain[scoring.Game, scoring.Intent, scoring.Event] {
	return journal.Domain[scoring.Game, scoring.Intent, scoring.Event]{
		Decide: scoring.Decide, Apply: scoring.Apply, Fits: scoring.Fits,
	}
}

// A Log is the log of one game. It belongs to one goroutine.
type Log interface {
	journal.Log[scoring.Event]
	// ID returns the id of the game, a UUIDv7, or "" before its first batch.
	ID() string
}

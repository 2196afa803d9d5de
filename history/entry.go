package history

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"time"

	"tabby/scoring"
)

// An entry is one confirmed batch of events as it is kept.
type entry struct {
	n    int64 // 1, 2, … of all that are stored
	game string
	seq  int    // 1, 2, … in its game
	at   string // RFC 3339
	body string // the events, a JSON array
	sum  string
}

// chained returns the sum that e has to have after an entry with the sum before,
// or as the first of its game after "".
func (e entry) chained(before string) string {
	return checksum(before, e.game, fmt.Sprint(e.seq), e.at, e.body)
}

// checksum returns the sum of some parts. The length of each keeps them apart.
func checksum(parts ...string) string {
	h := sha256.New()
	for _, p := range parts {
		fmt.Fprintf(h, "%d:%s", len(p), p)
	}
	return hex.EncodeToString(h.Sum(nil)[:16])
}

func encodeEvents(events []scoring.Event) (string, error) {
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

func decodeEvents(body string) ([]scoring.Event, error) {
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

// A ledger is one game as far as its entries have been read. The zero ledger
// with an id has none.
type ledger struct {
	id   string
	seq  int    // of the last entry, or 0
	sum  string // of the last entry, or ""
	at   time.Time
	game scoring.Game
}

// next folds an entry that is to follow. Anything that is not as it was written
// is an error that names the game and the entry, and wraps [ErrDamaged].
func (l ledger) next(e entry) (ledger, []scoring.Event, error) {
	if e.game != l.id || e.seq != l.seq+1 {
		return l, nil, damaged("game %s, entry %d: entry %d is missing", e.game, e.seq, l.seq+1)
	}
	if e.sum != e.chained(l.sum) {
		return l, nil, damaged("game %s, entry %d: the checksum does not match", e.game, e.seq)
	}
	events, err := decodeEvents(e.body)
	if err != nil {
		return l, nil, damaged("game %s, entry %d: %w", e.game, e.seq, err)
	}
	at, err := time.Parse(time.RFC3339, e.at)
	if err != nil {
		return l, nil, damaged("game %s, entry %d: %w", e.game, e.seq, err)
	}
	game, err := fold(l.game, events)
	if err != nil {
		return l, nil, damaged("game %s, entry %d: %w", e.game, e.seq, err)
	}
	return ledger{id: l.id, seq: e.seq, sum: e.sum, at: at, game: game}, events, nil
}

// fold applies events that fit.
func fold(g scoring.Game, events []scoring.Event) (scoring.Game, error) {
	for _, e := range events {
		if err := scoring.Fits(g, e); err != nil {
			return g, err
		}
		g = scoring.Apply(g, e)
	}
	return g, nil
}

package history

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"tabby/history/bring"
	"tabby/history/journal"
	"tabby/scoring"
)

// A Ledger is the state of a game after its last entry. The zero Ledger with an ID has no entries.
type Ledger struct {
	ID   string
	Seq  int    // of the last entry, or 0
	Sum  string // of the last entry, or ""
	At   time.Time
	Game scoring.Game // up to the first entry of a newer version

	people int     // who ever sat down
	events int     // in all entries, including those that were undone
	newer  error   // an error about the first thing that this version does not know, or nil
	began  Summary // the readable part of the beginning if that is newer
}

// Newer returns an error that wraps [scoring.ErrNewer] and names the first thing in the game
// that this Tabby does not know, or nil. The entries from there on are kept and not read.
func (l Ledger) Newer() error { return l.newer }

// Next returns the ledger after its next entry, and the events of the entry. If the
// entry is damaged or not the next one, the error names it and wraps [ErrDamaged].
func (l Ledger) Next(e Entry) (Ledger, []scoring.Event, error) {
	if e.Game != l.ID || e.Seq != l.Seq+1 {
		return l, nil, Damaged(Refusal{Reason: ErrGap, Kind: OfGame, What: e.Game, Seq: e.Seq})
	}
	if e.Sum != e.Chained(l.Sum) {
		return l, nil, Damaged(Refusal{Reason: ErrChecksum, Kind: OfGame, What: e.Game, Seq: e.Seq})
	}
	at, err := time.Parse(time.RFC3339, e.At)
	if err != nil {
		return l, nil, Damaged(Refusal{Reason: ErrContent, Kind: OfGame, What: e.Game, Seq: e.Seq, Cause: err})
	}
	after, events, err := l.read(e.Body, at)
	if err != nil {
		return l, nil, Damaged(Refusal{Reason: ErrContent, Kind: OfGame, What: e.Game, Seq: e.Seq, Cause: err})
	}
	after.ID, after.Seq, after.Sum, after.At = l.ID, e.Seq, e.Sum, at
	after.count(l, events)
	return after, events, nil
}

// read applies the events of an entry to the game, unless this entry or one before comes from a newer
// version: then it returns no events.
func (l Ledger) read(body string, at time.Time) (Ledger, []scoring.Event, error) {
	raw, err := splitEvents(body)
	if err != nil || l.newer != nil {
		return l, nil, err
	}
	events, err := decodeEvents(raw)
	game := l.Game
	if err == nil {
		game, err = fold(game, events)
	}
	if errors.Is(err, scoring.ErrNewer) {
		return l.readNewer(raw[0], at, err)
	}
	l.Game = game
	return l, events, err
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

// Write returns the next entry, with the given events, and the ledger after it. The error is
// [ErrNewerGame] if a newer Tabby wrote the game, or wraps [ErrTooMuch] for one that no import
// would take in.
func (l Ledger) Write(events []scoring.Event, now time.Time) (Entry, Ledger, error) {
	if l.newer != nil {
		return Entry{}, l, l.Readable()
	}
	game, err := fold(l.Game, events)
	if err != nil {
		return Entry{}, l, err
	}
	body, err := encodeEvents(events)
	if err != nil {
		return Entry{}, l, err
	}
	e := Entry{Game: l.ID, Seq: l.Seq + 1, At: now.Format(time.RFC3339Nano), Body: body}
	e.Sum = e.Chained(l.Sum)
	after := Ledger{ID: l.ID, Seq: e.Seq, Sum: e.Sum, At: now, Game: game}
	after.count(l, events)
	if err := after.checkSize(); err != nil {
		return Entry{}, l, err
	}
	return e, after, nil
}

// count counts what an entry adds to the ledger before it.
func (l *Ledger) count(before Ledger, events []scoring.Event) {
	l.people, l.events = before.people, before.events+len(events)
	for _, e := range events {
		switch e := e.(type) {
		case scoring.Started:
			l.people += len(e.People)
		case scoring.Joined:
			l.people++
		}
	}
}

// checkSize returns an error that wraps [ErrTooMuch] if the game exceeds a limit.
func (l Ledger) checkSize() error {
	switch {
	case l.people > maxPlayers:
		return Refusal{Reason: ErrTooMuch, Limit: Players, Count: maxPlayers}
	case l.Seq > MaxEntries || l.events > MaxEntries:
		return Refusal{Reason: ErrTooMuch, Limit: Entries, Count: MaxEntries}
	}
	return nil
}

// Beginning returns the fields of the summary that never change.
func (l Ledger) Beginning() Summary {
	start, begun := l.Game.Started()
	if l.newer != nil && !begun {
		return Summary{ID: l.ID, Created: l.began.Created, Variant: l.began.Variant, Named: l.began.Named}
	}
	return Summary{ID: l.ID, Created: start.At, Variant: start.Variant, Named: start.Named()}
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

// An Entry is one confirmed batch of events in the form in which it is stored.
type Entry struct {
	N    int64 // 1, 2, … among all entries of the store
	Game string
	Seq  int    // 1, 2, … in its game
	At   string // RFC 3339
	Body string // the events, a JSON array
	Sum  string
}

// Chained returns the checksum that e must have after an entry with the checksum before. For the
// first entry of a game, before is "".
func (e Entry) Chained(before string) string {
	return Checksum(before, e.Game, fmt.Sprint(e.Seq), e.At, e.Body)
}

// Line returns the entry as a line of an export.
func (e Entry) Line() []byte {
	return fmt.Appendf(nil, `{"game":%s,"seq":%d,"at":%s,"events":%s,"sum":%s}`+"\n",
		quote(e.Game), e.Seq, quote(e.At), e.Body, quote(e.Sum))
}

// Check returns an error if an entry read from a file is not complete. Only a
// [Ledger] checks its checksum.
func (e Entry) Check() error {
	_, err := time.Parse(time.RFC3339, e.At)
	switch {
	case err != nil:
		return err
	case e.Seq < 1 || e.Sum == "" || e.Body == "":
		return Refusal{Reason: ErrLine, What: bring.Short(e.Game)}
	}
	return nil
}

// Checksum returns the checksum of the parts and their lengths.
func Checksum(parts ...string) string {
	var text []byte
	for _, p := range parts {
		text = append(append(strconv.AppendInt(text, int64(len(p)), 10), ':'), p...)
	}
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:16])
}

// ChecksumOf returns the checksum of texts by their names.
func ChecksumOf(named map[string]string) string {
	var parts []string
	for _, name := range slices.Sorted(maps.Keys(named)) {
		parts = append(parts, name, named[name])
	}
	return Checksum(parts...)
}

// quote returns a text in JSON.
func quote(s string) string {
	if !strings.ContainsFunc(s, func(r rune) bool { return r < ' ' || r > '~' || r == '"' || r == '\\' }) {
		return `"` + s + `"`
	}
	text, err := EncodeAnnotation(s)
	if err != nil {
		panic(err) // a string has a JSON form
	}
	return text
}

// encodeEvents returns the body of an entry.
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

// decodeEvents returns the events that an entry has in its body, see [splitEvents]. The error wraps
// [scoring.ErrNewer] if a newer Tabby may have written one.
func decodeEvents(raw []json.RawMessage) ([]scoring.Event, error) {
	events := make([]scoring.Event, len(raw))
	for i, text := range raw {
		e, err := scoring.UnmarshalAll(text)
		if err != nil {
			return nil, err
		}
		events[i] = e
	}
	return events, nil
}

// splitEvents returns the events in the body of an entry as they are written, at least one.
func splitEvents(body string) ([]json.RawMessage, error) {
	var raw []json.RawMessage
	if err := json.Unmarshal([]byte(body), &raw); err != nil {
		return nil, err
	}
	if len(raw) == 0 {
		return nil, ErrLine
	}
	return raw, nil
}

package history

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/google/uuid"

	"tabby/history/bring"
	"tabby/scoring"
)

// Limits for imported files. Tabby writes no file that exceeds them.
const (
	MaxImport   = 64 << 20 // bytes of what is no export in a file on disk
	MaxLine     = 1 << 20  // bytes of a line
	maxNesting  = 16       // of JSON
	maxPeople   = 10_000
	MaxEntries  = 5_000 // of a game on all its endings, and events of one ending
	maxPlayers  = 64    // of a game, including those who left
	maxPersonID = 64    // bytes
)

// A LineError names the line of a file that is the reason why nothing of the file
// was imported.
type LineError = bring.LineError

// foreignError returns what is damaged in an imported file, without [ErrDamaged]: the
// store is not damaged.
func foreignError(err error) error {
	if d := (damage{}); errors.As(err, &d) {
		return d.Refusal
	}
	return err
}

// checkText returns an error for a line that cannot be a line of an export.
func checkText(line []byte) error {
	if err := checkPlain(line); err != nil {
		return err
	}
	return checkNesting(line)
}

// checkPlain returns an error for a line that cannot be text.
func checkPlain(line []byte) error {
	switch {
	case len(line) > MaxLine:
		return Refusal{Reason: ErrTooMuch, Limit: LineMiB, Count: MaxLine >> 20}
	case !utf8.Valid(line):
		return ErrText
	}
	if bytes.IndexByte(line, 0) >= 0 {
		return ErrText
	}
	return nil
}

// checkNesting returns an error for JSON that is nested too deep to be decoded.
func checkNesting(line []byte) error {
	depth, quoted, escaped := 0, false, false
	for _, b := range line {
		switch {
		case escaped:
			escaped = false
		case quoted:
			quoted, escaped = b != '"', b == '\\'
		case b == '"':
			quoted = true
		case b == '{' || b == '[':
			if depth++; depth > maxNesting {
				return Refusal{Reason: ErrTooMuch, Limit: Nesting, Count: maxNesting}
			}
		case b == '}' || b == ']':
			depth--
		}
	}
	return nil
}

// checkGameID returns an error unless Tabby gives such ids to games.
func checkGameID(id string) error {
	u, err := uuid.Parse(id)
	if err != nil || u.String() != id || u.Version() != 7 {
		return Refusal{Reason: ErrLine, What: bring.Short(id)}
	}
	return nil
}

func checkPersonID(id string) error {
	isControl := func(r rune) bool { return r < ' ' }
	if len(id) > maxPersonID || !utf8.ValidString(id) || strings.ContainsFunc(id, isControl) {
		return Refusal{Reason: ErrLine, What: bring.Short(id)}
	}
	return nil
}

// checkEvents returns an error for events of a game that Tabby would not have
// written, beyond what [scoring.Fits] refuses.
func checkEvents(g scoring.Game, events []scoring.Event) error {
	for _, e := range events {
		switch e := e.(type) {
		case scoring.Started:
			if err := checkBeginning(e); err != nil {
				return err
			}
		case scoring.Joined:
			if err := checkPeople(append(g.People(), e.Person)); err != nil {
				return err
			}
		}
		g = scoring.Apply(g, e)
	}
	return nil
}

func checkBeginning(e scoring.Started) error {
	if !bring.IsYear(e.At.Year()) {
		return Refusal{Reason: ErrLine, What: e.At.Format(time.DateOnly)}
	}
	if len(e.People) > maxPlayers {
		return Refusal{Reason: ErrTooMuch, Limit: Players, Count: maxPlayers}
	}
	return checkPeople(e.People)
}

// checkPeople checks the players of a game, no two of whom may be the same person.
func checkPeople(people []scoring.Person) error {
	for i, p := range people {
		if err := checkPerson(p); err != nil {
			return err
		}
		if slices.ContainsFunc(people[:i], p.Same) {
			return scoring.Refusal{Reason: scoring.ErrSameName, Player: p.Name}
		}
	}
	return nil
}

func checkPerson(p scoring.Person) error {
	if err := scoring.CheckName(p.Name); err != nil {
		return err
	}
	return checkPersonID(p.ID)
}

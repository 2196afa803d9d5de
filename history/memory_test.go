package history

import (
	"encoding/binary"

	"github.com/google/uuid"
)

// nothing is an empty store.
type nothing = Empty

// forgetful is a store that keeps nothing.
type forgetful struct{ *Held }

func (forgetful) Stored(string) (Stored, error)         { return Stored{}, nil }
func (forgetful) Add(Entry, string, bool, Ledger) error { return nil }
func (forgetful) Derive(Summary) error                  { return nil }
func (forgetful) Keep(Verbatim, bool) error             { return nil }

// numbered is an id that Tabby could give to a game.
func numbered(n int) string {
	u := uuid.UUID{6: 0x70, 8: 0x80}
	binary.BigEndian.PutUint32(u[:], uint32(n))
	return u.String()
}

package spaces

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"time"

	"tabby/internal/devices/keys"
)

// These errors say why a space cannot be managed.
var (
	// ErrName means that a space cannot have that name.
	ErrName = errors.New("a space is called by small letters, digits and hyphens, at most 40")
	// ErrReserved means that a space cannot, because no folder of Windows can.
	ErrReserved = errors.New("that name is one of Windows’ own, such as con or com1, and can be no folder there; choose another")
	// ErrKnown means that there is a space of that name.
	ErrKnown = errors.New("there is a space of that name already")
	// ErrUnknown means that there is none.
	ErrUnknown = errors.New("there is no such space")
)

// Limits are what one space may use.
type Limits struct {
	Tables  int   `json:"tables"`  // open at once
	Devices int   `json:"devices"` // connected at once
	Bytes   int64 `json:"bytes"`   // on disk, with its backups
	Rate    int   `json:"rate"`    // requests a second
}

// usual are the limits of a new space: a large family on a long evening is far below them.
var usual = Limits{Tables: 10, Devices: 100, Bytes: 200 << 20, Rate: 50}

// A record is what is kept of a space beside its games.
type record struct {
	ID     string    `json:"id"`  // what logs call it
	Key    string    `json:"key"` // the SHA-256 of its key, in hex
	Made   time.Time `json:"made"`
	Limits Limits    `json:"limits"`
}

// name is what a space can be called: a part of an address and of a path.
var name = regexp.MustCompile(`^[a-z0-9][a-z0-9-]{0,39}$`)

// reserved are the names that no folder of Windows can have.
var reserved = regexp.MustCompile(`^(con|nul|aux|prn|com[0-9]|lpt[0-9])$`)

func folder(dir, space string) string { return filepath.Join(dir, space) }

func recordIn(folder string) string { return filepath.Join(folder, "space.json") }

// load returns the record of a space. The error is [ErrUnknown] if there is none.
func load(dir, space string) (r record, err error) {
	if !name.MatchString(space) {
		return r, ErrUnknown
	}
	text, err := os.ReadFile(recordIn(folder(dir, space)))
	if errors.Is(err, fs.ErrNotExist) {
		return r, ErrUnknown
	}
	if err == nil {
		err = json.Unmarshal(text, &r)
	}
	if err != nil {
		return r, fmt.Errorf("the record of space %s cannot be read: %w", space, err)
	}
	return r, nil
}

// absent returns a record that no key opens, read as one is that is there.
func absent() (r record) {
	_ = json.Unmarshal([]byte(`{"id":"00000000","key":"0000000000000000000000000000000000000000000000000000000000000000",
		"made":"2026-01-01T00:00:00Z","limits":{"tables":10,"devices":100,"bytes":209715200,"rate":50}}`), &r)
	return r
}

// save replaces the record in a folder, whole or not at all.
func (r record) save(folder string) error {
	text, err := json.MarshalIndent(r, "", "\t")
	if err != nil {
		return err
	}
	part, err := os.CreateTemp(folder, "space-*.part") // for this user only
	if err != nil {
		return err
	}
	_, err = part.Write(append(text, '\n'))
	if err = errors.Join(err, part.Sync(), part.Close(), ownLike(part.Name(), folder)); err == nil {
		err = os.Rename(part.Name(), recordIn(folder))
	}
	if err != nil {
		return errors.Join(err, os.Remove(part.Name()))
	}
	return nil
}

// newKey gives the record a new key and returns it: 128 bits, in letters that can be read
// aloud. The one before is void.
func (r *record) newKey() (key string) {
	key = keys.Aloud()
	r.Key = keys.HexHash(key)
	return key
}

// opens reports whether a key is that of the record, in time that does not depend on where
// they differ.
func (r record) opens(key string) bool {
	return keys.Opens(strings.ToLower(strings.TrimSpace(key)), r.Key)
}

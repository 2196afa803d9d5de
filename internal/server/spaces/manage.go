package spaces

import (
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"time"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/devices/keys"
)

// An Info is what an operator sees of a space.
type Info struct {
	Name   string    `json:"name"`
	ID     string    `json:"id"` // what logs call it
	Made   time.Time `json:"made"`
	Bytes  int64     `json:"bytes"` // on disk
	Limits Limits    `json:"limits"`
}

// Add makes a space in the folder of all spaces and returns its key, which is kept nowhere
// else. The error may wrap [ErrName], [ErrReserved] or [ErrKnown].
func Add(dir, space string, now time.Time) (key string, err error) {
	switch {
	case !name.MatchString(space):
		return "", fmt.Errorf("%q: %w", space, ErrName)
	case reserved.MatchString(space):
		return "", fmt.Errorf("%s: %w", space, ErrReserved)
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return "", err
	}
	at := folder(dir, space)
	if err := os.Mkdir(at, 0o700); errors.Is(err, fs.ErrExist) {
		return "", fmt.Errorf("%s: %w", space, ErrKnown)
	} else if err != nil {
		return "", err
	}
	r := record{ID: keys.Aloud()[:8], Made: now.UTC().Truncate(time.Second), Limits: usual}
	key = r.newKey()
	codes := codesIn(at)
	return key, errors.Join(ownLike(at, dir), os.Mkdir(codes, 0o700), ownLike(codes, dir), r.save(at))
}

// Names returns the names of all spaces, in their order.
func Names(dir string) (names []string, err error) {
	files, err := os.ReadDir(dir)
	for _, file := range files {
		if _, unknown := os.Stat(recordIn(folder(dir, file.Name()))); unknown == nil {
			names = append(names, file.Name())
		}
	}
	return names, ignoreGone(err)
}

// List returns all spaces, by name.
func List(dir string) (all []Info, err error) {
	names, err := Names(dir)
	for _, name := range names {
		r, unread := load(dir, name)
		size, unmeasured := sizeOf(folder(dir, name))
		if err = errors.Join(err, unread, unmeasured); err != nil {
			return nil, err
		}
		all = append(all, Info{name, r.ID, r.Made, size, r.Limits})
	}
	return all, err
}

// NewKey gives a space another key and returns it. The old key is void at once; the codes of tables
// stay. The error is [ErrUnknown] if there is no such space.
func NewKey(dir, space string) (key string, err error) {
	return key, change(dir, space, func(r *record) { key = r.newKey() })
}

// Limit changes the limits of a space, at once. The error is [ErrUnknown] if there is no such
// space.
func Limit(dir, space string, f func(*Limits)) error {
	return change(dir, space, func(r *record) { f(&r.Limits) })
}

func change(dir, space string, f func(*record)) error {
	r, err := load(dir, space)
	if err != nil {
		return err
	}
	f(&r)
	return r.save(folder(dir, space))
}

// Remove takes a space away from its family and returns the new place of its folder: nothing is
// deleted. The error is [ErrUnknown] if there is no such space.
func Remove(dir, space string, now time.Time) (aside string, err error) {
	if _, err := load(dir, space); err != nil {
		return "", err
	}
	aside = filepath.Join(dir, ".removed", space+now.UTC().Format("-20060102T150405Z"))
	if err := os.MkdirAll(filepath.Dir(aside), 0o700); err != nil {
		return "", err
	}
	return aside, os.Rename(folder(dir, space), aside)
}

// sizeOf returns how many bytes the files of a folder have, with those of the folders in
// it.
func sizeOf(folder string) (bytes int64, err error) {
	err = filepath.WalkDir(folder, func(_ string, file fs.DirEntry, err error) error {
		if err != nil || file.IsDir() {
			return ignoreGone(err)
		}
		info, err := file.Info()
		if err == nil {
			bytes += info.Size()
		}
		return ignoreGone(err)
	})
	return bytes, err
}

// ignoreGone returns nil for a file that is no more: SQLite removes its own.
func ignoreGone(err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return err
}

// These errors say why a space cannot be managed.
var (
	// ErrName means that a space cannot have that name.
	ErrName = errors.New("a space is called by small letters, digits and hyphens, at most 40")
	// ErrReserved means that a space cannot have that name, because no folder of Windows can.
	ErrReserved = errors.New("that name is one of Windows’ own, such as con or com1, and can be no folder there; choose another")
	// ErrKnown means that there is a space of that name.
	ErrKnown = errors.New("there is a space of that name already")
	// ErrUnknown means that there is no such space.
	ErrUnknown = errors.New("there is no such space")
)

// Limits are what one space may use.
type Limits struct {
	Devices int   `json:"devices"` // connected at once
	Bytes   int64 `json:"bytes"`   // on disk, with its backups
}

// usual are the limits of a new space: a large family on a long evening is far below them.
var usual = Limits{Devices: 100, Bytes: 200 << 20}

// A record is everything that is kept about a space beside its games.
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
		"made":"2026-01-01T00:00:00Z","limits":{"devices":100,"bytes":209715200}}`), &r)
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

// Backup writes everything that is kept of people and games in a space, as an export packed with gzip, whether or not a server has it open.
// It is the state at one moment, and `tabby history import` reads it. For a space that nobody has opened yet it is empty. The error is
// [ErrUnknown] if there is no such space; after any other error, part of the backup was written.
func Backup(dir, space string, w io.Writer, work history.Work) error {
	_, err := load(dir, space)
	if err != nil {
		return err
	}
	kept, err := sqlite.OpenReadOnly(folder(dir, space), sqlite.Options{})
	if errors.Is(err, history.ErrEmpty) {
		packed := gzip.NewWriter(w)
		_, err := packed.Write(history.Counts{}.Line())
		return errors.Join(err, packed.Close())
	}
	if err != nil {
		return err
	}
	defer kept.Close()
	return stream(kept, gzip.NewWriter(w), work)
}

func stream(kept *sqlite.Reader, w *gzip.Writer, work history.Work) error {
	if err := kept.Export(w, work); err != nil {
		return err
	}
	return w.Close()
}

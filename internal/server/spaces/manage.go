package spaces

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

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

// NewKey gives a space another key and returns it. The one before is void at once; the
// codes of tables stay. The error is [ErrUnknown] if there is none.
func NewKey(dir, space string) (key string, err error) {
	return key, change(dir, space, func(r *record) { key = r.newKey() })
}

// Limit changes the limits of a space, at once. The error is [ErrUnknown] if there is
// none.
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

// Remove takes a space away from its family and returns where its folder lies now: nothing
// is deleted. The error is [ErrUnknown] if there is none.
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

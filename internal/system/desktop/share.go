package desktop

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/adrg/xdg"

	"tabby/history"
	"tabby/internal/devices/handover"
	"tabby/internal/devices/reason"
	"tabby/internal/draw/paper"
	"tabby/internal/words"
)

// Share saves a game or an evening among the user's pictures or documents, and
// returns its path. A file that is there already stays.
func (s *Store) Share(what history.Subject, as history.Format, in history.Look) (string, error) {
	name := s.Words().Computer.NightFile(what.Day)
	if what.Year > 0 {
		name = s.Words().Computer.YearFile(what.Year)
	}
	if what.Game != "" {
		g, err := s.Summary(what.Game)
		if err != nil {
			return "", err
		}
		name = s.Words().Computer.GameFile(g.Created)
	}
	return share(name, as, func(w io.Writer) error { return printer(s, in, s.Words()).Write(w, what, as) })
}

// HandOut saves a file for another device among the user's documents, and returns its path.
func (s *Store) HandOut(name string, data []byte) (string, error) {
	return save(xdg.UserDirs.Documents, name, func(w io.Writer) error {
		_, err := w.Write(data)
		return err
	})
}

// Picture returns the picture that Share would save, in a language: that stands still, as PNG, or that
// moves, as GIF.
func (s *Store) Picture(what history.Subject, as history.Format, in history.Look, l *words.Language) ([]byte, error) {
	var drawn bytes.Buffer
	err := printer(s, in, l).Write(&drawn, what, as)
	return drawn.Bytes(), err
}

// printer returns what prints from the store, in a look and a language.
func printer(s *Store, in history.Look, l *words.Language) paper.Printer {
	return paper.Printer{From: s, Style: paper.Style{Words: l, Look: in, Between: func() { time.Sleep(breath) }}}
}

// breath is how long all else has between two steps of a picture, if one goroutine has everything to do.
const breath = time.Millisecond

// share saves a file in a format among the user's pictures or documents.
func share(name string, as history.Format, write func(io.Writer) error) (string, error) {
	folder := xdg.UserDirs.Documents
	if as == history.Picture || as == history.Moving {
		folder = xdg.UserDirs.Pictures
	}
	return save(folder, name+as.Ending(), write)
}

// save writes a new file and returns its path. It replaces no file, and leaves no incomplete one.
func save(folder, name string, write func(io.Writer) error) (string, error) {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return "", err
	}
	ending := filepath.Ext(name)
	path := filepath.Join(folder, name)
	for n := 2; ; n++ {
		f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
		if errors.Is(err, os.ErrExist) {
			path = filepath.Join(folder, fmt.Sprintf("%s (%d)%s", name[:len(name)-len(ending)], n, ending))
			continue
		}
		if err != nil {
			return "", err
		}
		if err := errors.Join(write(f), f.Close()); err != nil {
			return "", errors.Join(err, os.Remove(path))
		}
		return path, nil
	}
}

// HandOver returns the link by which another device goes on with a game, which the import
// of any Tabby reads. While others are let in, it has the address at which they find the pages
// for browsers.
func (s *Store) HandOver(game string) (link string, err error) {
	fragment, err := handover.Fetch(s, game)
	return handover.Address(s.pagesAt(), fragment), err
}

// CustomGameLink returns the link of the definition of a custom game, with the same address
// as that of a game that is handed over.
func (s *Store) CustomGameLink(definition []byte) string {
	return handover.CustomGameLink(s.pagesAt(), definition)
}

// TakeOver imports the game of a link, and returns its ID. The error is like that of
// an import, or says what is wrong with the link.
func (s *Store) TakeOver(link string, w history.Work) (game string, got history.Imported, err error) {
	fragment, ok := handover.Fragment(link)
	if !ok {
		return "", got, reason.ForeignLink
	}
	game, export, err := handover.Decode(fragment)
	if err == nil {
		got, err = s.Store.Import(export, w)
	}
	return game, got, err
}

// isLink reports whether what was typed where the path of a file is expected is a link.
func isLink(typed string) bool {
	_, is := handover.Fragment(typed)
	return is || strings.Contains(typed, "://") && !strings.HasPrefix(typed, "file://")
}

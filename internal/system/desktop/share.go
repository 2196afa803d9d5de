package desktop

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"time"

	"github.com/adrg/xdg"

	"tabby/history"
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

// breath is how long all else has between two steps of a picture, where one goroutine has all to do.
const breath = time.Millisecond

// share saves a file in a format among the user's pictures or documents.
func share(name string, as history.Format, write func(io.Writer) error) (string, error) {
	folder := xdg.UserDirs.Documents
	if as == history.Picture || as == history.Moving {
		folder = xdg.UserDirs.Pictures
	}
	return save(folder, name+as.Ending(), write)
}

// save writes a new file and returns its path: none that is there is replaced, and
// none is left that is not whole.
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

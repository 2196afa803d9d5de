package desktop

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"

	"github.com/adrg/xdg"

	"tabby/history"
	"tabby/internal/paper"
)

// Share saves a game or an evening among the user's pictures or documents, and
// returns its path. A file that is there already stays.
func (s *Store) Share(what history.Subject, as history.Format) (string, error) {
	name := "night " + what.Day
	if what.Year > 0 {
		name = strconv.Itoa(what.Year)
	}
	if what.Game != "" {
		g, err := s.Summary(what.Game)
		if err != nil {
			return "", err
		}
		name = g.Created.Format("2006-01-02 15.04")
	}
	return share(name, as, func(w io.Writer) error { return paper.Write(w, s, what, as) })
}

// Picture returns the picture that Share would save, as PNG.
func (s *Store) Picture(what history.Subject) ([]byte, error) {
	var png bytes.Buffer
	err := paper.Write(&png, s, what, history.Picture)
	return png.Bytes(), err
}

// share saves a file in a format among the user's pictures or documents.
func share(what string, as history.Format, write func(io.Writer) error) (string, error) {
	folder := xdg.UserDirs.Documents
	if as == history.Picture {
		folder = xdg.UserDirs.Pictures
	}
	return save(folder, "Tabby "+what+as.Ending(), write)
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

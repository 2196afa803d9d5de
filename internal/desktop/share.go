package desktop

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/adrg/xdg"

	"tabby/history"
	"tabby/internal/paper"
)

// Share saves a game among the user's pictures or documents, and returns its
// path. A file that is there already stays.
func (s *Store) Share(id string, as history.Format) (string, error) {
	g, err := s.Summary(id)
	if err != nil {
		return "", err
	}
	return share(g.Created.Format("2006-01-02 15.04"), as, func(w io.Writer) error { return paper.WriteGame(w, s, id, as) })
}

// ShareNight saves all games of an evening among the user's pictures or documents,
// and returns the path.
func (s *Store) ShareNight(day string, as history.Format) (string, error) {
	return share("night "+day, as, func(w io.Writer) error { return paper.WriteNight(w, s, day, as) })
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

package desktop

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/adrg/xdg"

	"tabby/history"
	"tabby/history/stats"
	"tabby/internal/paper"
)

// Share saves a game among the user's pictures or documents, and returns its
// path. A file that is there already stays.
func (s *Store) Share(id string, as history.Format) (string, error) {
	told, err := s.Detail(id)
	if err != nil {
		return "", err
	}
	name := "Tabby " + told.Began.At.Format("2006-01-02 15.04")
	switch as {
	case history.Picture:
		g, err := s.placed(told)
		if err != nil {
			return "", err
		}
		return save(xdg.UserDirs.Pictures, name+".png", func(w io.Writer) error { return paper.Picture(w, g) })
	case history.A4, history.Letter:
		return save(xdg.UserDirs.Documents, name+".pdf", func(w io.Writer) error { return paper.Sheet(w, paper.GameOf(told), format(as)) })
	}
	return s.rows(name, as, history.Filter{Game: id})
}

// ShareNight saves all games of an evening among the user's pictures or documents,
// and returns the path.
func (s *Store) ShareNight(day string, as history.Format) (string, error) {
	name := "Tabby night " + day
	if as == history.CSV || as == history.JSONLines {
		return s.rows(name, as, history.Filter{Day: day})
	}
	night, err := s.printedNight(day)
	if err != nil {
		return "", err
	}
	if as == history.Picture {
		return save(xdg.UserDirs.Pictures, name+".png", func(w io.Writer) error { return paper.NightPicture(w, night) })
	}
	return save(xdg.UserDirs.Documents, name+".pdf", func(w io.Writer) error { return paper.Report(w, night, format(as)) })
}

// rows saves games in a form that has a row for everything that happened.
func (s *Store) rows(name string, as history.Format, want history.Filter) (string, error) {
	write := s.ExportTable
	if as == history.JSONLines {
		write = s.ExportGames
	}
	return save(xdg.UserDirs.Documents, name+"."+string(as), func(w io.Writer) error { return write(w, want, history.Work{}) })
}

func format(as history.Format) paper.Format {
	if as == history.Letter {
		return paper.Letter
	}
	return paper.A4
}

// placed returns a game as it is printed, with the place of its night.
func (s *Store) placed(t history.Detail) (paper.Game, error) {
	g := paper.GameOf(t)
	night, err := s.Store.Night(stats.Evening(t.Began.At))
	g.Place = night.Place
	return g, err
}

// printedNight returns a night as it is printed, the first game first.
func (s *Store) printedNight(day string) (paper.Night, error) {
	at, err := time.Parse(time.DateOnly, day)
	if err != nil {
		return paper.Night{}, err
	}
	written, err := s.Store.Night(day)
	if err != nil {
		return paper.Night{}, err
	}
	n := paper.Night{Day: at, Place: written.Place, Note: written.Note}
	err = s.EachDetail(history.Filter{Day: day}, history.Work{}, func(t history.Detail) error {
		n.Games = append(n.Games, paper.GameOf(t))
		return nil
	})
	slices.Reverse(n.Games)
	return n, err
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

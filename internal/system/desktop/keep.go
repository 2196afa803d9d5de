package desktop

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/adrg/xdg"

	"tabby/history"
	"tabby/history/bring"
	"tabby/history/flat"
	"tabby/internal/devices/handover"
	"tabby/internal/devices/reason"
	"tabby/internal/draw/paper"
	"tabby/internal/words"
)

// ExportDir returns the folder of the user's documents.
func (s *Store) ExportDir() string { return xdg.UserDirs.Documents }

// Export writes all that is kept as a new file in a folder. One that was stopped, or that could not be written,
// is not left there. A table is one that the spreadsheets of the language read at a double-click.
func (s *Store) Export(folder string, as history.Format, w history.Work) (string, error) {
	write := func(to io.Writer) error { return s.Store.Export(to, w) }
	if as == history.CSV {
		form := flat.ForSpreadsheets(s.Words().DecimalComma())
		write = func(to io.Writer) error { return s.ExportTable(to, history.Filter{}, form, w) }
	}
	return save(place(folder), s.Words().Computer.GameFile(time.Now())+as.Ending(), write)
}

// place returns a path as it was typed: with the home folder for ~, and without
// what a file manager puts around it.
func place(typed string) string {
	typed = strings.Trim(strings.TrimSpace(typed), `"'`)
	typed = strings.TrimPrefix(typed, "file://")
	if rest, ok := strings.CutPrefix(typed, "~"); ok && (rest == "" || rest[0] == '/') {
		return filepath.Join(xdg.Home, rest)
	}
	return typed
}

// mostFound is how many files are offered to be imported.
const mostFound = 8

// maxCompared is the size in bytes up to which a table is compared with the games
// before it is offered.
const maxCompared = 4 << 20

// Found lists exports among the user's documents and downloads, without tables of
// Tabby that hold nothing new.
func (s *Store) Found() []string {
	type file struct {
		path string
		at   time.Time
	}
	var found []file
	for _, folder := range []string{xdg.UserDirs.Download, xdg.UserDirs.Documents, xdg.UserDirs.Desktop} {
		entries, _ := os.ReadDir(folder) // one that is not there has none
		for _, e := range entries {
			info, err := e.Info()
			if err == nil && info.Mode().IsRegular() && slices.Contains([]string{".jsonl", ".csv", ".bgsplay", ".xlsx", ".ods"}, strings.ToLower(filepath.Ext(e.Name()))) {
				found = append(found, file{filepath.Join(folder, e.Name()), info.ModTime()})
			}
		}
	}
	slices.SortStableFunc(found, func(a, b file) int { return b.at.Compare(a.at) })
	var paths []string
	for _, f := range found {
		if !slices.Contains(paths, f.path) && len(paths) < mostFound && s.brings(f.path) {
			paths = append(paths, f.path)
		}
	}
	return paths
}

// brings reports whether a file may hold something new.
func (s *Store) brings(path string) bool {
	info, err := os.Stat(path)
	if err != nil || info.Size() > maxCompared || strings.ToLower(filepath.Ext(path)) != ".csv" {
		return err == nil
	}
	table, err := os.Open(path)
	if err != nil {
		return false
	}
	defer table.Close()
	return s.Brings(table)
}

// Import imports a file, an export or CSV, or the game of a link.
func (s *Store) Import(path string, w history.Work) (history.Imported, error) {
	if isLink(path) {
		_, got, err := s.TakeOver(strings.TrimSpace(path), w)
		return got, err
	}
	file, err := open(place(path))
	if err != nil {
		return history.Imported{}, err
	}
	defer file.Close()
	in, err := handover.Input(file)
	if err != nil {
		return history.Imported{}, err
	}
	return s.Store.Import(in, w)
}

// Understand says what a file of games has before it is imported. is is false for an export of Tabby and
// for a link.
func (s *Store) Understand(path string, given *bring.Answers, w history.Work) (b history.Brought, is bool, err error) {
	if isLink(path) {
		return b, false, nil
	}
	file, err := open(place(path))
	if err != nil {
		return b, false, err
	}
	defer file.Close()
	in, err := handover.Input(file)
	if err != nil {
		return b, false, err
	}
	return s.Store.Understand(in, given, w)
}

// open opens a regular file for reading.
func open(path string) (*os.File, error) {
	info, err := os.Stat(path)
	switch {
	case err != nil:
		return nil, err
	case !info.Mode().IsRegular():
		return nil, history.Refusal{Reason: history.ErrNoFile, What: path}
	}
	return os.Open(path)
}

// ImportPaper keeps a game whose totals are on a paper sheet.
func (s *Store) ImportPaper(p history.Paper) (history.Imported, error) {
	var b bytes.Buffer
	table := csv.NewWriter(&b)
	_ = table.Write([]string{"date", "variant", "player", "total", "definition"}) // a buffer takes all
	definition := ""
	if p.Played.Game != nil {
		text, err := json.Marshal(p.Played.Game)
		if err != nil {
			return history.Imported{}, err
		}
		definition = string(text)
	}
	for i, name := range p.Names {
		_ = table.Write([]string{p.Day, p.Played.Variant, name, strconv.Itoa(p.Totals[i]), definition})
	}
	table.Flush()
	got, err := s.Store.Import(&b, history.Work{})
	if line := new(history.LineError); errors.As(err, &line) {
		err = line.Err // the lines are ours
	}
	return got, err
}

// RestoreBackup puts a copy in the place of all that is kept, and closes the
// store.
func (s *Store) RestoreBackup(path string, w history.Work) (history.Restored, error) {
	path = place(path)
	file, err := open(path)
	if err == nil {
		err = file.Close()
	}
	if err != nil {
		return history.Restored{}, errors.Join(err, s.Close())
	}
	return s.Store.RestoreBackup(path, w)
}

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

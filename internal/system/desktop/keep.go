package desktop

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"errors"
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

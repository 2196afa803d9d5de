package sqlite

import (
	"encoding/csv"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tabby/history"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// patience is what a hostile file may cost on a machine that is busy: it takes far
// less than a second, and hours where one of the limits is missing.
const patience = time.Minute

// TestHostileFileIsRefusedWithALine takes every file there is. Those called ok
// come in; all others are refused with a line, and leave no trace, inside the
// store or beside it.
func TestHostileFileIsRefusedWithALine(t *testing.T) {
	files, err := filepath.Glob("../../testdata/hostile/*")
	if err != nil || len(files) < 20 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	s := openAt(t, filepath.Join(t.TempDir(), "tabby"), Options{})
	fill(t, s, 1, 1)
	for _, path := range files {
		t.Run(filepath.Base(path), func(t *testing.T) {
			want := exported(t, s.Reader)
			file, err := os.Open(path)
			must.Do(t, err)
			defer file.Close()
			began := time.Now()
			_, err = s.Import(file, history.Work{})
			if took := time.Since(began); took > patience {
				t.Errorf("it took %v", took)
			}
			if strings.HasPrefix(filepath.Base(path), "ok-") {
				must.Do(t, err)
				must.Do(t, s.Check(history.Work{}))
				return
			}
			if line := new(history.LineError); (!errors.As(err, &line) || line.Line < 1) && !errors.Is(err, history.ErrForeign) {
				t.Errorf("no line is named: %v", err)
			}
			same(t, s, want)
			if beside, err := os.ReadDir(filepath.Dir(s.folder.Path)); err != nil || len(beside) != 1 {
				t.Errorf("beside the store: %v, %v", beside, err)
			}
		})
	}
}

func TestFormulasInNamesAreEscapedInTables(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	file := must.Get(os.Open("../../testdata/hostile/ok-formulas.csv"))
	defer file.Close()
	must.Get(s.Import(file, history.Work{}))
	games := must.Get(s.Games(history.Page{}))
	for i, name := range []string{`=HYPERLINK("http://example.org","x")`, "@SUM(A1)", "+1, -1", "'quoted"} {
		expect.Same(t, "a name", games[0].Seats[i].Name, name)
	}
	rows := must.Get(csv.NewReader(strings.NewReader(tabled(t, s))).ReadAll())
	expect.Same(t, "rows", len(rows), 5)
	for _, row := range rows[1:] {
		for _, cell := range row {
			if strings.IndexAny(cell, "=+-@") == 0 {
				t.Errorf("a formula: %q", cell)
			}
		}
	}
}

// letters is text without an end.
type letters struct{}

func (letters) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = 'a'
	}
	return len(p), nil
}

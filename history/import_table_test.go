package history

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

const typed = `date,variant,game,round,player,points,called
2026-11-20,rat-a-tat-cat,1,1,Ann,12,
2026-11-20,rat-a-tat-cat,1,1,"Ben, ""B""",7,yes
2026-11-21,recall,1,1,ann,3,
2026-11-21,recall,1,1,Cy,3,
`

func TestATypedTableComesInOnce(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	ann := person(t, s, "Ann")
	for i, want := range []Imported{{Games: 2, Entries: 4, People: 2}, {Known: 2}} {
		got, err := s.ImportFile(strings.NewReader(typed), Work{})
		must(t, err)
		got.Backup = ""
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("time %d: %s", i+1, diff)
		}
		must(t, s.Check())
		same(t, s, exported(t, s.Reader))
	}
	games, err := s.Games(Page{Filter: Filter{Person: ann.ID}})
	if err != nil || len(games) != 2 || games[1].Seats[1].Name != `Ben, "B"` || !games[1].Over {
		t.Errorf("%+v, %v", games, err)
	}
	nights, err := s.Nights(NightPage{})
	if err != nil || len(nights) != 2 || nights[0].Day != "2026-11-21" {
		t.Errorf("%v, %v", nights, err)
	}
	other := openAt(t, t.TempDir(), Options{})
	imported(t, other, exported(t, s.Reader))
	var table bytes.Buffer
	must(t, other.ExportTable(&table, Filter{}, Work{}))
	if rows := strings.Count(table.String(), "\n"); rows != 5 {
		t.Errorf("%d rows:\n%s", rows, &table)
	}
}

func TestATableMadeForSpreadsheetsSaysWhatComesInWhole(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	text := "game,date,variant,ending,round,kind,player,points,penalty,total,called,final,place,won\n" +
		"g,2026-01-02,recall,elimination,1,counts,Ann,3,,3,,3,1,yes\n" +
		"g,2026-01-02,recall,elimination,1,counts,Ben,4,,4,,4,2,\n" +
		"g,2026-01-02,recall,elimination,2,counts,Ann,0,,3,,3,1,yes\n"
	_, err := s.ImportTable(strings.NewReader(text), Work{})
	if line := new(LineError); !errors.As(err, &line) || line.Line != 4 || !strings.Contains(err.Error(), "only an export of everything") {
		t.Error(err)
	}
}

func TestATableWithALineThatIsWrongIsNotTaken(t *testing.T) {
	for name, tc := range map[string]struct {
		text string
		line int
	}{
		"a score":   {strings.Replace(typed, ",12,", ",x,", 1), 2},
		"NUL":       {strings.Replace(typed, "Cy", "C\x00y", 1), 5},
		"not UTF-8": {strings.Replace(typed, "Cy", "C\xffy", 1), 5},
		"too long":  {strings.Replace(typed, "Cy", strings.Repeat("C", MaxLine), 1), 5},
	} {
		s := openAt(t, t.TempDir(), Options{})
		want := exported(t, s.Reader)
		_, err := s.ImportFile(strings.NewReader(tc.text), Work{})
		if line := new(LineError); !errors.As(err, &line) || line.Line != tc.line {
			t.Errorf("%s: %v, want line %d", name, err, tc.line)
		}
		same(t, s, want)
	}
}

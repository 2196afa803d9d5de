//go:build long

package bring_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tabby/engine"
	"tabby/history/bring"
	"tabby/history/flat"
	"tabby/internal/testing/must"
	"tabby/internal/testing/scoringtest"
	"tabby/scoring"
)

// locales are how a spreadsheet program reads and writes text in four countries: the number of each at Microsoft, and the separator
// of cells, in decimal.
var locales = map[string]struct {
	number, comma string
	form          flat.Form
}{
	"English": {"1033", "44", flat.ForSpreadsheets(false)},
	"German":  {"1031", "59", flat.ForSpreadsheets(true)},
	"French":  {"1036", "59", flat.ForSpreadsheets(true)},
	"Brazil":  {"1046", "59", flat.ForSpreadsheets(true)},
}

// TestWhatLibreOfficeSavesOfOurTableComesBack lets LibreOffice open our table, and save it as a workbook of each kind
// and as text, in four countries.
func TestWhatLibreOfficeSavesOfOurTableComesBack(t *testing.T) {
	start := func(variant string, house engine.House) scoring.Intent {
		return scoring.Start{At: at, Variant: variant, House: house, People: []scoring.Person{{Name: "Jürgen"}, {Name: `Ben, "B"`}, {Name: "Zoë 1/2"}}}
	}
	round := func(caller scoring.Player, points ...int) scoring.Intent {
		return scoring.Record{At: at.Add(time.Hour), Caller: caller, Scores: scoringtest.Points(points...)}
	}
	two := engine.House{engine.End: engine.EndRounds, engine.Rounds: "2"}
	games := []scoring.Game{
		scoringtest.Play(start("skyjo", two), round(1, 12, 3, -7), round(0, 0, 17, 44)),
		scoringtest.Play(start("rat-a-tat-cat", two), round(scoring.Nobody, 4, 17, 9), round(2, 10, 3, 1)),
	}
	office := must.Get(exec.LookPath("soffice"))
	for name, l := range locales {
		dir := t.TempDir()
		var table strings.Builder
		w := flat.NewWriter(&table, l.form)
		for n, g := range games {
			must.Do(t, w.Game([]string{"01a1ffb1-ba00-7697-8a3b-8140a0da8584", "01a1fa8b-5e00-7893-8c15-91ccf3964d1f"}[n], at, g.Events(), g.Sheet(at)))
		}
		must.Do(t, w.Close())
		want := said([]byte(table.String()), bring.Answers{})
		must.Do(t, os.WriteFile(filepath.Join(dir, "ours.csv"), []byte(table.String()), 0o600))
		filter := "Text - txt - csv (StarCalc):" + l.comma + ",34,76,1,," + l.number + ",false,true,false"
		saves := func(from, as string, more ...string) {
			args := append([]string{"-env:UserInstallation=file://" + dir, "--headless", "--convert-to", as, "--outdir", filepath.Join(dir, "saved"), filepath.Join(dir, from)}, more...)
			if out, err := exec.CommandContext(t.Context(), office, args...).CombinedOutput(); err != nil {
				t.Fatalf("%s: %v\n%s", as, err, out)
			}
		}
		saves("ours.csv", "xlsx", "--infilter="+filter)
		saves("saved/ours.xlsx", "ods")
		saves("saved/ours.xlsx", "csv:"+filter)
		for _, ending := range []string{".xlsx", ".ods", ".csv"} {
			if got := said(must.Get(os.ReadFile(filepath.Join(dir, "saved", "ours"+ending))), bring.Answers{}); got != want {
				t.Errorf("%s, %s:\n%s\nwant\n%s", name, ending, got, want)
			}
		}
	}
}

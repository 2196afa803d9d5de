//go:build office

package bring_test

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tabby/history/bring"
	"tabby/history/flat"
	"tabby/internal/testing/must"
	"tabby/internal/testing/scoringtest"
	"tabby/scoring"
)

// atMost is how long LibreOffice may take for one file; mostly it takes 4 seconds.
const atMost = 3 * time.Minute

// TestWhatLibreOfficeSavesComesBack lets it open a table of random games, as Tabby writes it for the programs of
// a family, and save it.
func TestWhatLibreOfficeSavesComesBack(t *testing.T) {
	dir := t.TempDir()
	rnd, clock := rand.New(rand.NewPCG(1, 2)), scoringtest.Clock{Now: scoringtest.Noon}
	var games []scoring.Game
	for len(games) < 60 {
		if g := randomGame(rnd.IntN, &clock); len(g.Sheet(clock.Now).Rounds) > 0 {
			games = append(games, g)
		}
	}
	for _, tc := range []struct {
		name, language string // as LibreOffice numbers it
		comma          bool   // decimals stand behind one
		to, ending     string
	}{
		{"a German one as a workbook", "1031", true, "xlsx", "xlsx"},
		{"an English one as OpenDocument", "1033", false, "ods", "ods"},
		{"a French one as a table", "1036", true, "csv:Text - txt - csv (StarCalc):59,34,76,1,,1036,false,true,true", "csv"},
		{"a Brazilian one with tabs, as it is kept", "1046", true, "csv:Text - txt - csv (StarCalc):9,34,76,1,,1046,true,true,false", "csv"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			form := flat.ForSpreadsheets(tc.comma)
			var text bytes.Buffer
			w := flat.NewWriter(&text, form)
			for i, g := range games {
				must.Do(t, w.Game(fmt.Sprintf("01900000-0000-7000-8000-%012d", i), at, g.Events(), g.Sheet(at)))
			}
			must.Do(t, w.Close())
			from, to := filepath.Join(dir, "games.csv"), filepath.Join(dir, tc.language)
			must.Do(t, os.WriteFile(from, text.Bytes(), 0o600))
			separator := "44"
			if tc.comma {
				separator = "59"
			}
			office(t, dir, "--infilter=Text - txt - csv (StarCalc):"+separator+",34,76,1,,"+tc.language+",false,true", "--convert-to", tc.to, "--outdir", to, from)
			saved := must.Get(os.ReadFile(filepath.Join(to, "games."+tc.ending)))
			got, want := said(saved, bring.Answers{}), said(text.Bytes(), bring.Answers{})
			if strings.Count(want, "\n") != len(games) || got != want {
				t.Errorf("it comes back as\n%s\nwant\n%s", got, want)
			}
		})
	}
}

// office runs LibreOffice in a folder. Its output goes into a file: a process that it leaves behind would hold a pipe
// open.
func office(t *testing.T, dir string, args ...string) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), atMost)
	defer cancel()
	out := must.Get(os.Create(filepath.Join(dir, "said")))
	defer out.Close()
	run := exec.CommandContext(ctx, "soffice", append([]string{"-env:UserInstallation=file://" + filepath.Join(dir, "profile"), "--headless", "--norestore"}, args...)...)
	run.Stdout, run.Stderr, run.WaitDelay = out, out, time.Second
	if err := run.Run(); err != nil {
		t.Fatalf("%v: %s", err, must.Get(os.ReadFile(out.Name())))
	}
}

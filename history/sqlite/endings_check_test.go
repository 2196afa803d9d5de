package sqlite

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"

	"tabby/history"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

func TestEndingsSurviveBackupAndRepair(t *testing.T) {
	one, _, id := forked(t)
	want := exported(t, one.Reader)
	backup := must.Get(one.Backup(history.Work{}))
	dir := one.folder.Path
	must.Do(t, one.Close())
	restored := t.TempDir()
	must.Get(RestoreBackup(restored, backup, Options{}, history.Work{}))
	same(t, openAt(t, restored, Options{}), want)
	truncate(t, one.folder.DB()) // what is left is tabby.jsonl, and the backup
	s := recovered(t, dir, Options{})
	same(t, s, want)
	must.Get(s.Do(history.ChooseEnding{Game: id, Sum: must.Get(s.Endings(id))[1].Sum}))
	want = exported(t, s.Reader)
	must.Do(t, s.Close())
	must.Do(t, os.Remove(s.folder.Export()))
	truncate(t, s.folder.DB()) // the backup goes by the other ending and has no choice
	s = recovered(t, dir, Options{})
	must.Do(t, s.Check(history.Work{}))
	expect.Same(t, "the sums of the entries", sumsIn(exported(t, s.Reader)), sumsIn(want))
}

// sumsIn are the sums of the entries in an export.
func sumsIn(text string) map[string]bool {
	all := map[string]bool{}
	for line := range strings.Lines(linesOf(text, "game", "ending")) {
		_, sum, _ := strings.Cut(line, `"sum":`)
		all[sum] = true
	}
	return all
}

func TestCheckFindsDamagedEndings(t *testing.T) {
	for name, damage := range map[string]string{
		"an entry that was changed": `UPDATE other_entry SET body = replace(body, '[4', '[6')`,
		"an entry that is gone":     `DELETE FROM other_entry WHERE seq = 4`,
		"another one to go by":      `INSERT OR REPLACE INTO mark SELECT 'game', game, 1, '{"ending":"' || sum || '"}', '%s' FROM other_entry WHERE seq = 5`,
	} {
		t.Run(name, func(t *testing.T) {
			one, _, id := forked(t)
			if strings.Contains(damage, "%s") {
				m := history.Annotation{Kind: history.OfGame, ID: id, Rev: 1, Body: `{"ending":"` + must.Get(one.Endings(id))[1].Sum + `"}`}
				damage = fmt.Sprintf(damage, m.Sum())
			}
			must.Do(t, one.w.Script(damage))
			expect.Error(t, "checked", one.Check(history.Work{}), history.ErrDamaged)
		})
	}
}

func TestWrongEndingOfAFileIsRefused(t *testing.T) {
	one, _, _ := forked(t)
	text := exported(t, one.Reader)
	for name, bad := range map[string]string{
		"a changed score":       strings.Replace(text, `"scores":[4`, `"scores":[6`, 1),
		"an entry missing":      strings.Replace(text, linesOf(text, "ending"), strings.SplitAfter(linesOf(text, "ending"), "\n")[1], 1),
		"no main line":          strings.Replace(text, linesOf(text, "game"), "", 1),
		"a part missing":        strings.Replace(text, linesOf(text, "ending"), "", 1),
		"an ending of a header": strings.Replace(text, `"others":2`, `"others":3`, 1),
	} {
		s := openAt(t, t.TempDir(), Options{})
		want := exported(t, s.Reader)
		line := new(history.LineError)
		if _, err := s.Import(strings.NewReader(bad), history.Work{}); !errors.As(err, &line) || bad == text {
			t.Errorf("%s: %v", name, err)
		}
		same(t, s, want)
	}
	expect.Error(t, "endings of no game", expect.ErrorOf(one.Endings("nowhere")), history.ErrNoGame)
}

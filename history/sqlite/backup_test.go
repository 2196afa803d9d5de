package sqlite

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"tabby/history"
)

func TestBackupHoldsEverything(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	fill(t, s, 2, 3)
	must(t, os.Mkdir(s.folder.backups(), 0o700))
	must(t, os.WriteFile(filepath.Join(s.folder.backups(), "broken off.part"), nil, 0o600))
	path, err := s.Backup(history.Work{})
	must(t, err)
	if files := everything(t, s.folder.backups()); len(files) != 2 || files[1] != path {
		t.Errorf("backups %v", files)
	}
	dir := t.TempDir()
	must(t, os.Rename(path, filepath.Join(dir, "tabby.db")))
	if diff := cmp.Diff(exported(t, s.Reader), exported(t, openAt(t, dir, Options{}).Reader)); diff != "" {
		t.Error(diff)
	}
}

func TestBackupOfADamagedStoreIsDiscarded(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	fill(t, s, 2, 3)
	must(t, s.w.script(`UPDATE event SET body = replace(body, '1', '2') WHERE seq = 3`))
	if path, err := s.Backup(history.Work{}); !errors.Is(err, history.ErrDamaged) {
		t.Errorf("%s, %v", path, err)
	}
	if files, err := os.ReadDir(s.folder.backups()); err != nil || len(files) > 0 {
		t.Errorf("%v, %v", files, err)
	}
}

func TestSuperfluousBackups(t *testing.T) {
	now := time.Date(2026, 11, 20, 20, 0, 0, 0, time.UTC)
	day := 24 * time.Hour
	for name, tc := range map[string]struct {
		every time.Duration
		count int
		kept  []string
	}{
		"a few are all kept":             {day, 5, []string{"2026-11-20", "2026-11-19", "2026-11-18", "2026-11-17", "2026-11-16"}},
		"of many in a month the last":    {day, 12, []string{"2026-11-20", "2026-11-19", "2026-11-18", "2026-11-17", "2026-11-16"}},
		"and the last of a month before": {5 * day, 9, []string{"2026-11-20", "2026-11-15", "2026-11-10", "2026-11-05", "2026-10-31"}},
		"a month that is no more is kept": {20 * day, 9, []string{
			"2026-11-20", "2026-10-31", "2026-10-11", "2026-09-21", "2026-09-01", "2026-08-12", "2026-07-23", "2026-06-13",
		}},
		"old ones are kept if they are the last": {400 * day, 6, []string{
			"2026-11-20", "2025-10-16", "2024-09-11", "2023-08-08", "2022-07-04",
		}},
	} {
		t.Run(name, func(t *testing.T) {
			var all []history.Backup
			for i := range tc.count {
				all = append(all, history.Backup{At: now.Add(-time.Duration(i) * tc.every)})
			}
			dropped := map[time.Time]bool{}
			for _, b := range superfluous(all, now) {
				dropped[b.At] = true
			}
			var kept []string
			for _, b := range all {
				if !dropped[b.At] {
					kept = append(kept, b.At.Format(time.DateOnly))
				}
			}
			if diff := cmp.Diff(tc.kept, kept); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestYearOfWeeklyBackupsIsAtMostSeventeen(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		now := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
		var all []history.Backup
		for range rapid.IntRange(1, 150).Draw(r, "backups") {
			now = now.Add(time.Duration(rapid.IntRange(1, 240).Draw(r, "hours")) * time.Hour)
			all = append([]history.Backup{{Path: now.String(), At: now}}, all...)
			drop := superfluous(all, now)
			kept := all[:0:0]
			for _, b := range all {
				if !contains(drop, b) {
					kept = append(kept, b)
				}
			}
			all = kept
			if len(all) > keptBackups+13 || all[0].At != now {
				r.Fatalf("%d backups, the newest %v", len(all), all[0].At)
			}
		}
	})
}

func TestABackupMadeJustNowIsKept(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		now := time.Date(2026, 11, 20, 0, 0, 0, 0, time.UTC)
		var all []history.Backup
		for range rapid.IntRange(1, 60).Draw(r, "backups") {
			now = now.Add(time.Duration(rapid.IntRange(-1500, 1500).Draw(r, "hours")) * time.Hour)
			made := history.Backup{Path: now.String(), At: now}
			all = append(all, made)
			slices.SortFunc(all, func(a, b history.Backup) int { return b.At.Compare(a.At) })
			drop := superfluous(all, now)
			if contains(drop, made) {
				r.Fatalf("the backup of %v was dropped at once, of %v", now, all)
			}
			all = slices.DeleteFunc(all, func(b history.Backup) bool { return contains(drop, b) })
		}
	})
}

func TestBackupsAreKeptWhenTheClockWasSetBack(t *testing.T) {
	now := time.Date(2026, 11, 30, 20, 0, 0, 0, time.UTC)
	s := openAt(t, t.TempDir(), Options{Now: func() time.Time { return now }})
	fill(t, s, 1, 1)
	for range 5 {
		now = now.Add(-time.Minute)
		_, err := s.Backup(history.Work{})
		must(t, err)
	}
	now = now.AddDate(0, 0, -20)
	var made []string
	for range 3 { // such as those before an import, a merge and a migration
		now = now.Add(time.Minute)
		path, err := s.Backup(history.Work{})
		must(t, err)
		made = append(made, path)
	}
	for _, path := range made {
		if !exists(path) {
			t.Errorf("%s is gone", filepath.Base(path))
		}
	}
	before := must1(s.folder.list())
	if err := s.Housekeep(now); err != nil || len(must1(s.folder.list())) != len(before) {
		t.Errorf("another backup within a week: %v", err)
	}
}

func contains(all []history.Backup, b history.Backup) bool {
	for _, other := range all {
		if other == b {
			return true
		}
	}
	return false
}

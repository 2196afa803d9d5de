package backup

import (
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"tabby/history"
	"tabby/internal/testing/expect"
)

func TestOldBackupsAreThinnedOut(t *testing.T) {
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
			expect.Same(t, "the backups kept", kept, tc.kept)
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
				if !slices.Contains(drop, b) {
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
			if slices.Contains(drop, made) {
				r.Fatalf("the backup of %v was dropped at once, of %v", now, all)
			}
			all = slices.DeleteFunc(all, func(b history.Backup) bool { return slices.Contains(drop, b) })
		}
	})
}

package words_test

import (
	"testing"
	"time"

	"tabby/history"
	"tabby/internal/testing/expect"
)

func TestRepairsAreWorded(t *testing.T) {
	now := time.Date(2026, 11, 21, 9, 0, 0, 0, time.UTC)
	then := time.Date(2025, 5, 3, 21, 4, 0, 0, time.UTC)
	putBack := history.Repair{Way: history.PutBack, At: then, Keeps: history.Holding{Games: 2, Rounds: 9}, Loses: history.Holding{Games: 1, Rounds: 4}}
	for got, want := range map[string]string{
		en.Storage.Found(history.Found{Place: history.InDatabase, Path: "/a/tabby.db", Holding: history.Holding{Games: 1, Rounds: 1}}, now):                "The database, tabby.db, is damaged. 1 game and 1 round can be read.",
		en.Storage.Found(history.Found{Place: history.InExport, Path: "/a/tabby.jsonl", Whole: true, Holding: history.Holding{Games: 3, Rounds: 13}}, now): "The second copy, tabby.jsonl, holds 3 games and 13 rounds.",
		en.Storage.Found(history.Found{Place: history.InBackup, Path: "/a/x.db", At: now, Whole: true}, now):                                               "The backup of Saturday 21 November, 09:00 holds 0 games and 0 rounds.",

		en.Storage.Repair(history.Repair{Way: history.Gather}, now): "Bring back everything that can be read",
		en.Storage.Repair(putBack, now):                             "Put back the backup of Saturday 3 May 2025, 21:04",

		en.Storage.Consequence(putBack): "Keeps 2 games and 9 rounds, loses 1 game and 4 rounds.",
		en.Storage.Consequence(history.Repair{Keeps: history.Holding{Games: 2, Rounds: 9}}):                                    "Keeps 2 games and 9 rounds, loses nothing.",
		en.Storage.Consequence(history.Repair{Keeps: history.Holding{Games: 2, Rounds: 9}, Loses: history.Holding{Rounds: 1}}): "Keeps 2 games and 9 rounds, loses 1 round.",

		en.Storage.Restored(history.Restored{Games: 3, Rounds: 13}):                                                              "3 games and 13 rounds are here again.",
		en.Storage.Restored(history.Restored{Games: 3, Rounds: 13, SetAside: []string{"/a/damaged-1.db", "/a/damaged-1.jsonl"}}): "3 games and 13 rounds are here again. The files from before are kept beside them: damaged-1.db and damaged-1.jsonl.",
	} {
		expect.Same(t, "said", got, want)
	}
}

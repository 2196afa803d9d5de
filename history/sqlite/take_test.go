package sqlite

import (
	"strings"
	"testing"
	"time"

	"tabby/history"
)

func TestTakingInMakesNoBackup(t *testing.T) {
	s, other := told(t), told(t)
	_, err := s.TakeIn(strings.NewReader(exported(t, other.Reader)), history.Work{})
	must(t, err)
	must(t, s.Check(history.Work{}))
	if backups, err := s.Backups(); err != nil || len(backups) > 0 {
		t.Errorf("%d backups, %v", len(backups), err)
	}
	if n := must1(s.Count(history.Filter{State: history.Any})); n != 4 {
		t.Errorf("%d games", n)
	}
}

func TestImportThatDeletesGamesLeavesTheStoreInOrder(t *testing.T) {
	s, other := told(t), openAt(t, t.TempDir(), Options{})
	imported(t, other, exported(t, s.Reader))
	games, err := s.Games(history.Page{})
	must(t, err)
	must(t, onlyError(s.Do(history.Trash{Game: games[0].ID, At: time.Now()})))
	must1(s.EmptyTrash())
	imported(t, other, exported(t, s.Reader))
	same(t, other, exported(t, s.Reader))
	must(t, other.Check(history.Work{}))
}

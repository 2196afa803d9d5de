package sqlite

import (
	"bytes"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"tabby/history"
	"tabby/history/exchange"
)

// inventory returns the inventory of a store, and its keys in the order of sending.
func inventory(t testing.TB, s *Store) (exchange.Inventory, []exchange.Key) {
	t.Helper()
	all, err := s.Inventory()
	must(t, err)
	keys, _ := exchange.Inventory{}.Compare(all)
	return all, keys
}

func TestPiecesMakeAnotherStoreEqual(t *testing.T) {
	s := told(t)
	all, keys := inventory(t, s)
	for _, size := range []int{1, 700, 1 << 20} {
		other := openAt(t, t.TempDir(), Options{})
		pieces := 0
		for left := keys; len(left) > 0; pieces++ {
			piece, n, err := s.Piece(left, size)
			must(t, err)
			_, err = other.TakeIn(bytes.NewReader(piece), history.Work{})
			must(t, err)
			left = left[n:]
		}
		if got, _ := inventory(t, other); !maps.Equal(got, all) {
			t.Errorf("pieces of %d bytes: %v instead of %v", size, got, all)
		}
		same(t, other, exported(t, s.Reader))
		must(t, other.Check(history.Work{}))
		if size == 1 && pieces != len(keys) || size > 1<<16 && pieces != 1 {
			t.Errorf("%d pieces of %d bytes", pieces, size)
		}
		if backups, err := other.Backups(); err != nil || len(backups) > 0 {
			t.Errorf("%d backups, %v", len(backups), err)
		}
	}
}

func TestInventoryChangesWithWhatItNames(t *testing.T) {
	s := told(t)
	before, _ := inventory(t, s)
	games, err := s.Games(history.Page{})
	must(t, err)
	goOn(t, s, games[1].ID, 9)
	ann := must1(s.Meet("Ann <&> \"Ü\"")).ID
	must(t, onlyError(s.Do(history.Rename{Person: ann, Name: "Anna"})))
	must(t, onlyError(s.Do(history.NoteGame{Game: games[0].ID, Note: "late"})))
	must(t, onlyError(s.Do(history.Set{Key: "theme", Value: "dark"})))
	after, _ := inventory(t, s)
	lacks, _ := before.Compare(after)
	if want := []exchange.Key{exchange.Mark(history.OfGame, games[0].ID), exchange.Person(ann), exchange.Game(games[1].ID)}; !slices.Equal(lacks, want) {
		t.Errorf("what changed is %v instead of %v", lacks, want)
	}
}

func TestPieceOfWhatIsNotKeptIsEmpty(t *testing.T) {
	s := told(t)
	keys := []exchange.Key{"", "game/", "game/x", "person/x", "mark/game/x", "mark/x", "elsewhere/x", "game/' OR 1"}
	piece, n, err := s.Piece(keys, 1<<20)
	must(t, err)
	if n != len(keys) || strings.Count(string(piece), "\n") != 1 {
		t.Errorf("%d of %d keys: %s", n, len(keys), piece)
	}
	before, _ := inventory(t, s)
	_, err = s.TakeIn(bytes.NewReader(piece), history.Work{})
	must(t, err)
	if after, _ := inventory(t, s); !maps.Equal(before, after) {
		t.Error("an empty piece changes something")
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

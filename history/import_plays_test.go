package history

import (
	"errors"
	"os"
	"testing"

	"tabby/internal/testing/must"
)

// unread is a store that has every game, and none that can be read.
type unread struct{ nothing }

func (unread) Has(string) (bool, error)      { return true, nil }
func (unread) Detail(string) (Detail, error) { return Detail{}, ErrDamaged }

// TestKnownPlaysAreNotRead brings plays in again: of a game that is here, no more is asked than
// whether it is.
func TestKnownPlaysAreNotRead(t *testing.T) {
	file := must.Get(os.Open("bring/testdata/evening.bgsplay"))
	defer file.Close()
	if _, got, err := Hold(file, unread{}, Work{}); err != nil || got.Games != 0 || got.Known != 5 || got.People != 0 {
		t.Errorf("%+v, %v", got, err)
	}
}

// dry is a store of which nobody can say what it has.
type dry struct{ nothing }

var errDry = errors.New("nobody knows")

func (dry) Has(string) (bool, error) { return false, errDry }

// TestAnErrorInAPlayNamesNoLine fails at a play. The lines of the table that is made of plays
// are in no file.
func TestAnErrorInAPlayNamesNoLine(t *testing.T) {
	file := must.Get(os.Open("bring/testdata/evening.bgsplay"))
	defer file.Close()
	if _, err := ReadFile(file, dry{}, Work{}); !errors.Is(err, errDry) || errors.As(err, new(*LineError)) {
		t.Error(err)
	}
}

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
	file := must.Get(os.Open("playlog/testdata/evening.bgsplay"))
	defer file.Close()
	in, err := ReadFile(file, unread{}, Work{})
	if err != nil || in.Len() != 3 {
		t.Error(err)
	}
}

// dry is a store without ids for new people.
type dry struct{ nothing }

var errDry = errors.New("no more ids")

func (dry) NewID() (string, error) { return "", errDry }

// TestAPlayThatIsRefusedNamesNoLine fails at a play. The lines of the table that is made of plays
// are in no file.
func TestAPlayThatIsRefusedNamesNoLine(t *testing.T) {
	file := must.Get(os.Open("playlog/testdata/evening.bgsplay"))
	defer file.Close()
	if _, err := ReadFile(file, dry{}, Work{}); !errors.Is(err, errDry) || errors.As(err, new(*LineError)) {
		t.Error(err)
	}
}

package term

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

// A fullLog has no room, for a while.
type fullLog struct {
	history.Log
	full bool
}

func (l *fullLog) Append(n int, events []scoring.Event, names ...string) error {
	if l.full {
		return fmt.Errorf("%w (write)", history.ErrDisk)
	}
	return l.Log.Append(n, events, names...)
}

func TestFullDiskIsRepliedAndTheGameGoesOn(t *testing.T) {
	store := must.Get(sqlite.Open(t.TempDir(), sqlite.Options{}))
	defer store.Close()
	var out bytes.Buffer
	k := &keeper{call: call{Streams: Streams{Out: &out}, now: time.Now, words: languages.English()}, people: store}
	log := &fullLog{Log: store.NewGame()}
	must.Do(t, errors.Join(k.open(log), k.answer(k.start([]byte(duo)))))
	for _, full := range []bool{false, true, false} {
		log.full = full
		err := k.listen(newLines(strings.NewReader(`{"do":"deal"}` + "\n" + `{"do":"undo"}`)))
		if errors.Is(err, errReported) != full || !full && err != nil {
			t.Fatalf("full: %t, ends with %v", full, err)
		}
	}
	var got []string
	for _, a := range answers(t, out.String()) {
		got = append(got, fmt.Sprint(a["seq"], " ", a["error"], " ", a["message"]))
	}
	want := []string{
		"1 <nil> <nil>", "2 <nil> <nil>", "3 <nil> <nil>",
		"<nil> ERR_STORE Tabby couldn’t use the disk; make room on it and try again.",
		"<nil> ERR_PHASE There is nothing to undo.",
		"4 <nil> <nil>", "5 <nil> <nil>",
	}
	expect.Same(t, "what is kept", got, want)
}

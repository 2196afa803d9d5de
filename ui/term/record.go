package term

import (
	"errors"
	"fmt"
	"io"

	"tabby/history/sqlite"
	"tabby/internal/replay"
	"tabby/ui/words"
)

// codeStore is the code of a failure of the store.
const codeStore = "ERR_STORE"

// A reply is the answer to one line of a script.
type reply struct {
	OK      bool     `json:"ok,omitempty"`
	Seq     int      `json:"seq,omitempty"` // the last entry of the game that is safe
	Game    string   `json:"game,omitempty"`
	Warning string   `json:"warning,omitempty"` // what is doubtful about a round that was checked
	Winners []string `json:"winners,omitempty"` // of a deal that was judged

	Error   string `json:"error,omitempty"`
	Message string `json:"message,omitempty"`
}

// refuse returns the reply to a line that is refused.
func refuse(err error) reply {
	return reply{Error: replay.Code(err), Message: words.Explain(err)}
}

// Run records a game until the input ends.
func (r recordCmd) Run(c call, kept *sqlite.Store) error {
	k := &keeper{call: c, people: kept}
	var err error
	if r.Game != "" {
		err = k.resume(kept, r.Game)
	} else {
		err = k.begin(kept, []byte(r.New))
	}
	if err != nil {
		return err
	}
	return k.listen(newLines(c.In))
}

// listen replies to every line until there are no more. The error is errReported if
// the store failed to write one.
func (k *keeper) listen(actions lines) error {
	var failed error
	for n := 1; ; n++ {
		line, err := actions.next()
		if errors.Is(err, io.EOF) {
			return failed
		}
		if err != nil && !errors.Is(err, errLong) {
			return err
		}
		var a replay.Action
		if err == nil {
			a, err = replay.ReadAction(line)
		}
		r := reply{}
		if err == nil {
			r = k.act(a)
		} else {
			r = refuse(words.At{Where: fmt.Sprintf("line %d", n), Err: err})
		}
		if r.Error == codeStore {
			failed = errReported
		}
		if err := k.answer(r); err != nil {
			return err
		}
	}
}

package term

import (
	"fmt"
	"io"
	"os"
	"slices"
	"time"

	"tabby/engine"
	"tabby/ui/words"
)

// A variantID is a variant, given by its ID or its name.
type variantID string

// UnmarshalText lists the variants there are if it is none of them.
func (v *variantID) UnmarshalText(text []byte) error {
	r, err := variantNamed(string(text))
	if err != nil {
		return fmt.Errorf("there is no variant %q; there are %s", text, words.Joined(variantIDs()))
	}
	*v = variantID(r.ID)
	return nil
}

// A date is a day, as 2006-01-02.
type date string

// UnmarshalText refuses what is no day.
func (d *date) UnmarshalText(text []byte) error {
	if !isDate(string(text)) {
		return fmt.Errorf("a day is written as 2006-01-02, not %q", text)
	}
	*d = date(text)
	return nil
}

func isDate(text string) bool {
	_, err := time.Parse(time.DateOnly, text)
	return err == nil
}

// An ending is how a game can end, a value of its house rule.
type ending string

// UnmarshalText refuses what ends no game.
func (e *ending) UnmarshalText(text []byte) error {
	value := engine.Value(text)
	if value == "threshold" {
		value = engine.EndThreshold
	}
	if !slices.Contains(engine.End.Rule().Words, value) {
		return fmt.Errorf("no game ends by %q; there are rounds, time, elimination and threshold", text)
	}
	*e = ending(value)
	return nil
}

// A file is the path of a file to read; - is the input of the call.
type file string

func (f file) open(c call) (io.ReadCloser, error) {
	if f == "-" {
		return io.NopCloser(c.In), nil
	}
	return os.Open(string(f))
}

package host

import (
	"errors"
	"syscall"
	"testing"

	"tabby/history"
	"tabby/internal/words/languages"
)

func TestADiskThatDoesNotWriteHasItsCode(t *testing.T) {
	err := history.Failure{Doing: history.WritingEntries, Err: errors.Join(syscall.ENOSPC)}
	if got := code(err); got != "ERR_STORE" {
		t.Errorf("a full disk has the code %s", got)
	}
	if said := Explain(languages.English(), err); said == "" {
		t.Error("nothing is said of it")
	}
}

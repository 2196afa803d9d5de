package host

import (
	"errors"
	"syscall"
	"testing"

	"tabby/history"
	"tabby/internal/testing/expect"
	"tabby/internal/words/languages"
)

func TestADiskThatDoesNotWriteHasItsCode(t *testing.T) {
	err := history.Failure{Doing: history.WritingEntries, Err: errors.Join(syscall.ENOSPC)}
	expect.Same(t, "a full disk has the code", code(err), "ERR_STORE")
	if said := languages.English().Refusals.Explain(err); said == "" {
		t.Error("nothing is said of it")
	}
}

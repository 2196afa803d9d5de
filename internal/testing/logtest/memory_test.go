package logtest_test

import (
	"testing"

	"tabby/history/journal"
	"tabby/internal/testing/logtest"
)

func TestALogInMemoryKeepsTheContractOfALog(t *testing.T) {
	logtest.Run(t, logtest.Case[string]{
		Open: func(*testing.T) (journal.Log[string], func() journal.Log[string]) {
			log := new(logtest.Memory[string])
			return log, func() journal.Log[string] { return log }
		},
		Batches: [][]string{{"a", "b"}, {"c"}, {"d", "e"}, {"f"}},
	})
}

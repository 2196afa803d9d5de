package check

import (
	"slices"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/read"
)

func sums(nodes []history.Node) []string {
	all := make([]string, len(nodes))
	for i, n := range nodes {
		all[i] = n.Sum
	}
	return all
}

// checkEndings checks the entries off the main lines, and that each main line is the
// one by which its game goes.
func checkEndings(q database.Querier) (wrong []error) {
	games, err := read.Forked(q)
	if err != nil {
		return []error{err}
	}
	for id := range games {
		if err := checkTree(q, id); err != nil {
			wrong = append(wrong, err)
		}
	}
	return wrong
}

func checkTree(q database.Querier, id string) error {
	if _, err := read.Ledgers(q, id); err != nil {
		return err
	}
	nodes, main, err := read.Tree(q, id)
	if err != nil {
		return err
	}
	chosen, err := read.ChoiceOf(q, id)
	if err != nil {
		return err
	}
	if !slices.Equal(sums(nodes[:main]), sums(history.NewTree(nodes).Main(chosen))) {
		return history.Damaged(history.Refusal{Reason: history.ErrDerived, Kind: history.OfGame, What: id})
	}
	return nil
}

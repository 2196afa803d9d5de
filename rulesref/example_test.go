package rulesref_test

import (
	"fmt"

	"tabby/engine"
	"tabby/internal/words/languages"
	"tabby/rulesref"
)

// A book answers questions under the house rules of its table, in any language.
func ExampleBook_Search() {
	ruleset, err := engine.NewRuleset("rat-a-tat-cat", engine.House{engine.End: engine.EndRounds, engine.Rounds: engine.Number(5)})
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, asked := range [][2]string{{"en", "how does the game end"}, {"de", "wie endet das Spiel"}} {
		book := rulesref.For(ruleset, languages.In(asked[0]))
		best := book.Search(asked[1])[0]
		fmt.Println(best.Title+":", best.Text)
	}
	// Output:
	// How does the game end?: At this table the game ends after a set number of rounds. You play 5 rounds.
	// Wie endet das Spiel?: An diesem Tisch endet es nach einer festen Zahl Runden. Ihr spielt 5 Runden.
}

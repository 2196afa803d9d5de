package history_test

import (
	"fmt"
	"strings"

	"tabby/history"
)

// An export is JSON Lines: people, entries of games, annotations. A ledger reads the entries of one game, and
// refuses one that does not follow the one before it.
func ExampleLedger_Next() {
	const export = `{"tabby":"history","version":1}
{"game":"01a1f7c7-bce0-7a27-8e1c-7a966dfb77d4","seq":1,"at":"2026-11-20T19:30:00Z","events":[{"started":{"at":"2026-11-20T19:30:00Z","variant":"rat-a-tat-cat","people":[{"name":"Ann"},{"name":"Ben"}],"dealer":0}}],"sum":"8bc44579488c5d4d8c341e776d823ab4"}
`
	ledger := history.Ledger{ID: "01a1f7c7-bce0-7a27-8e1c-7a966dfb77d4"}
	err := history.EachLine(strings.NewReader(export), func(number int, text []byte) error {
		line, err := history.ParseLine(text)
		if err != nil {
			return err
		}
		if entry, is := line.(history.Entry); is {
			ledger, _, err = ledger.Next(entry)
		}
		return err
	})
	game := ledger.Derive()
	fmt.Println(err, game.Day(), game.Variant, strings.Join(game.Players(), ", "), game.State())
	// Output:
	// <nil> 2026-11-20 rat-a-tat-cat Ann, Ben running
}

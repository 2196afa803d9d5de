package words_test

import (
	"tabby/internal/words"
	"tabby/internal/words/languages"
)

// en is what English says, which most tests read.
var en = languages.English()

// say is what several rooms say.
var say = struct {
	*words.Grammar
	words.Table
	words.Refusals
	words.Rules
	words.Games
	words.Statistics
	words.Storage
	words.Handover
	words.Devices
}{
	en.Grammar, en.Table, en.Refusals, en.Rules, en.Games,
	en.Statistics, en.Storage, en.Handover, en.Devices,
}

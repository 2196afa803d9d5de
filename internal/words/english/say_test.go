package english

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
)

// say is what several rooms say.
var say = struct {
	*grammar.Grammar
	words.TableSentences
	words.RefusalsSentences
	words.RulesSentences
	words.GamesSentences
	words.StatisticsSentences
	words.StorageSentences
	words.HandoverSentences
	words.DevicesSentences
}{
	en, Words().Table, Words().Refusals, Words().Rules, Words().Games,
	Words().Statistics, Words().Storage, Words().Handover, Words().Devices,
}

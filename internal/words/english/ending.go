package english

import "tabby/internal/words/sentence"

var playWords = sentence.PlayWords{
	NobodyWon:  "The round is over.",
	Wins:       sentence.Addressed{You: "You win with {n}", Name: "{names} wins with {n}"},
	WinsByCall: sentence.Addressed{You: "You called, and win with {n}", Name: "{names} called, and wins with {n}"},
	Share:      sentence.Addressed{You: "{names} win with {n} each", Name: "{names} win with {n} each"},
	Alone:      "{won}.",

	Costs: sentence.Addressed{
		You:  "{won}; you called with {called}, which costs {n} more.",
		Name: "{won}; {name} called with {called}, which costs {n} more.",
	},
	TooMany: sentence.Addressed{
		You:  "{won}; you called with {called}, {n} too many.",
		Name: "{won}; {name} called with {called}, {n} too many.",
	},
	TheSame: sentence.Addressed{
		You:  "{won}; you called with {called} too.",
		Name: "{won}; {name} called with {called} too.",
	},
}

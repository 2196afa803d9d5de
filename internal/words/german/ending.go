package german

import "tabby/internal/words/sentence"

var playWords = sentence.PlayWords{
	NobodyWon:  "Die Runde ist aus.",
	Wins:       sentence.Addressed{You: "Du gewinnst mit {n}", Name: "{names} gewinnt mit {n}"},
	WinsByCall: sentence.Addressed{You: "Du hast angesagt und gewinnst mit {n}", Name: "{names} hat angesagt und gewinnt mit {n}"},
	Share:      sentence.Addressed{You: "{names} gewinnt mit je {n}", Name: "{names} gewinnen mit je {n}"},
	Alone:      "{won}.",

	Costs: sentence.Addressed{
		You:  "{won}; du hast mit {called} angesagt, das kostet {n} mehr.",
		Name: "{won}; {name} hat mit {called} angesagt, das kostet {n} mehr.",
	},
	TooMany: sentence.Addressed{
		You:  "{won}; du hast mit {called} angesagt, das sind {n} zu viel.",
		Name: "{won}; {name} hat mit {called} angesagt, das sind {n} zu viel.",
	},
	TheSame: sentence.Addressed{
		You:  "{won}; du hast mit {called} angesagt, genauso wenig.",
		Name: "{won}; {name} hat mit {called} angesagt, genauso wenig.",
	},
}

package english

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theGames() words.Games {
	return words.Games{
		NewerGame:   "This game is from a newer Tabby. Update Tabby to open it. Until then it is kept just as it is, and still goes to your other devices.",
		SaveForIt:   "Save it for another Tabby",
		InTrash:     "The game is in the trash.",
		ThrowAway:   "Delete this game",
		ThrownAway:  "You can put it back from the trash.",
		HasTotals:   "It has totals, or changes made since it began.",
		GoesByThis:  "This ending counts.",
		GoByThis:    "Use this ending",
		GoesByThat:  "That ending counts now.",
		Reopen:      "Reopen",
		ReopenAsk:   "Reopen this game",
		ReopenHint:  "It comes back to the table, where you can correct any score. It is still over until a correction or an undo changes that.",
		LeaveIt:     "Leave it",
		ShareGame:   "Share the game",
		ShareNight:  "Share the day",
		CoachHelped: "The coach helped in this game, so it is kept out of the statistics.",

		Title:        "All games",
		Search:       "Search names, notes and places",
		ShowAll:      "Show all",
		ShowAllGames: "Show all games",
		NoneLikeThat: "No games found.",
		NonePlayed:   "No game has been played yet.",
		WhoPlayed:    "Who played",
		HowItEnds:    "How it ends",
		OverOrNot:    "Over or not",
		Anybody:      "Anybody",
		AnyGame:      "Any game",
		AnyEnding:    "Any ending",
		StillGoing:   "Still going",
		Over:         "Over",
		EndedAtOnce:  "Ended without a round",

		ToRemember:    "Notes",
		Place:         "Where we played",
		PlaceHint:     "At Grandma’s",
		NoteToNight:   "A note on this day",
		NoteToGame:    "A note on this game",
		NoteHint:      "What should we remember?",
		Counts:        "Count in statistics",
		CountsHint:    "Turn off for practice games.",
		CountsNow:     "The game counts in the statistics.",
		CountsNotMore: "The game is left out of the statistics.",

		Tonight:   "Tonight",
		Today:     "Today",
		Yesterday: "Yesterday",
	}
}

var gamesWords = sentence.GamesWords{
	OfNewer:   "A game from a newer Tabby",
	FromNewer: "from a newer Tabby", NoRound: "no round played", OnlyTotals: "only totals", NotBegun: "not begun",
	SoFar: grammar.Forms{"{n} round so far", "{n} rounds so far"},

	Endings: grammar.Forms{"{n} ending.", "{n} endings."},
	LeftOut: "Left out of the statistics.", Coached: "With the coach.",
	ScoresOf:    grammar.Forms{"{n} of {all} scores"},
	ScoresTyped: grammar.Forms{"{n} of {all} scores is typed.", "{n} of {all} scores are typed."},
	Result:      "{game}: {totals}.",
	Curve:       grammar.Forms{"The totals of {n} round. At the end: {totals}.", "The totals of {n} rounds. At the end: {totals}."},
	Past:        "{day}, {time}, {ending}",
	Listed:      grammar.Forms{"{n} game.", "{n} games."},
	NightLine:   "{day}, {night}.",

	TitleOfEndings: grammar.Forms{"This game has {number} endings"},
	EndingsHint:    "Devices continued it separately. Every ending is kept; the one you choose counts in lists and statistics.",
	SinceFirst:     "Separate from the first round on. Last changed on {changed}.",
	SinceRound:     "Separate after round {n}. Last changed on {changed}.",

	People:   grammar.Forms{"{n} player imported.", "{n} players imported."},
	Notes:    grammar.Forms{"{n} note imported.", "{n} notes imported."},
	NewGames: grammar.Forms{"{n} new game.", "{n} new games."},
	Grown:    grammar.Forms{"{n} game continued.", "{n} games continued."},
	Known:    grammar.Forms{"{n} game already here.", "{n} games already here."},
	Back:     grammar.Forms{"{n} game deleted here before, now in the trash.", "{n} games deleted here before, now in the trash."},
	Gone:     grammar.Forms{"{n} game left out, deleted here.", "{n} games left out, deleted here."},
	Left: grammar.Forms{
		"{n} game left out: of a kind Tabby does not keep, or without a score for everybody.",
		"{n} games left out: of a kind Tabby does not keep, or without a score for everybody.",
	},
	Parted: grammar.Forms{"{n} game continued differently there; every ending is kept.", "{n} games continued differently there; every ending is kept."},
	Differ: grammar.Forms{"{n} game continued differently there, left as it is here.", "{n} games continued differently there, left as it is here."},

	Shown:      "The newer Tabby showed this:",
	ShownTotal: "{name}: {total} in all, {place}.",
	ShownLine:  "{name}: {rounds}. {total} in all, {place}.",
	ShownOver:  "The game is over.", ShownMore: "More was written after that.",
}

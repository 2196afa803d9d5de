package english

import "tabby/internal/words"

func theGames() words.Games {
	return words.Games{
		GamesSentences: games{},

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

package english

import (
	"tabby/history"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theShell() words.Shell {
	return words.Shell{
		Keys:         "Keys",
		KeyHelp:      keyHelp,
		SaidLast:     "What was said",
		NothingSaid:  "Nothing was said yet.",
		ShowMeAround: "Show me around",

		Tour: [...]words.TourCard{
			{
				Title: "Keep the score",
				Text:  "Choose who plays. After each round, type what everybody has: Tabby adds up, and says who deals and who is out.",
				Does:  "New game",
			},
			{
				Title: "Ask a rule",
				Text:  "The book at the top of every game answers questions in your own words, for the rules you play by.",
				Does:  "Rules",
			},
			{
				Title: "Deal a deck",
				Text:  "No cards at hand? Tabby deals a deck for one table, with computer players if you like.",
				Does:  "Deal",
			},
		},
		Next: "Next",

		WentWrong:     "Something went wrong",
		TryAgain:      "Try again",
		SeeWhat:       "See what can be brought back",
		SeeingWhat:    "Looking for what can be brought back",
		NotInOrderYet: "It is not repaired yet.",
		InOrderAgain:  "All is well again",
		OpenIt:        "Open it",
		CloseTabby:    "Close Tabby",

		WrittenDown: "Written down.",
		NoteWritten: "Note saved.",
		GoesOnHere:  "The game continues here.",
		Colour:      "Colour",
		Shape:       "Shape",
		Looks:       "Look",
		NoDay:       "That is no day. Write it like 31 January 2026.",

		SavePicture:  "Save the picture",
		SharePicture: "Share the picture",
		CopyPicture:  "Copy",
		CopyAsText:   "Copy as text",
		Copied:       "Copied. Paste it into a message.",
		OtherForms:   "Or in another form",
		Saving:       "Saving…",
		OpenFolder:   "Open the folder",
		SheetA4:      "A sheet to print, A4",
		SheetLetter:  "A sheet to print, Letter",

		SheetA4Large:     "A sheet to print in large type, A4",
		SheetLetterLarge: "A sheet to print in large type, Letter",

		Spreadsheet: "A table for a spreadsheet (CSV)",
		AllAsLines:  "Everything, for another Tabby (JSON Lines)",

		MayTakeAMoment: "This may take a moment.",
		Stop:           "Stop",
		Stopping:       "Stopping…",
	}
}

var shellWords = sentence.ShellWords{
	CardOf:   "{n} of {all}",
	NotKept:  "this could not be saved: {reason}",
	NewBadge: "{name} has a new badge.",
	IsIn:     "Saved to {path}.",
	Looks:    map[history.Look]grammar.Pattern{history.LookPaper: "Paper", history.LookFelt: "Felt", history.LookNight: "Night"},
	Stopped:  "Stopped.",
}

// keyHelp is what the keyboard does, as it is shown under "?".
var keyHelp = [][2]string{
	{"N", "enter the scores of the round; at home, a new game"},
	{"0 to 9", "type a score; it moves on by itself"},
	{"+", "add to the score: 12+7"},
	{"Enter", "next player; write the round down; elsewhere, the main button"},
	{"Backspace", "take back a digit"},
	{"Up, Down", "another player"},
	{"K", "this player called; at the sheet, a player knocks"},
	{"C", "tap the cards instead of typing the total"},
	{"Ctrl+Z or U", "undo"},
	{"Ctrl+Shift+Z or R", "redo"},
	{"V", "the virtual deck"},
	{"P", "at home, play a round against the computer now"},
	{"D, T, 1 to 9", "with the virtual deck: draw, the discard pile, a card of yours"},
	{"P", "with the virtual deck: keep the power card you drew; then 1 to 9"},
	{"K, H, N, O, R", "with the virtual deck: call the end, skip ahead, nobody has a match, ask the coach, the rules"},
	{"H", "at the sheet and at home: the rules and what the power cards do"},
	{"M", "more: join, leave, seats, house rules"},
	{"S", "same as last time"},
	{"A", "at home, all games"},
	{"J", "at home, join a table of another device"},
	{"I", "hear how it stands"},
	{"L", "read what was said last"},
	{"Ctrl+,", "settings"},
	{"Tab, arrows, Space", "reach and tap everything"},
	{"Escape", "back"},
	{"?", "this list"},
}

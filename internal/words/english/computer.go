package english

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theComputer() words.Computer {
	return words.Computer{
		BrowserKeeps: "In this browser, at this address.",
		KeepsNothing: "This browser forgets everything when the tab is closed, as in a private window. Before that, export your games in the settings.",
		MayForget:    "This browser may delete your games when it runs out of space. Export them now and then, in the settings.",
	}
}

var computerWords = sentence.ComputerWords{
	IsOpen:    "Tabby is already open",
	InTab:     "Your games are open in another tab or window of this browser. Go on there, or close it and try again.",
	InWindow:  "Your games are open in another window. Go on there, or close it and try again.",
	InProcess: "Your games are open in another window: process {pid}, since {since}. Go on there, or close it and try again.",
	Since:     "{time} on {day} {month}",
	Damaged:   "Your games are damaged", OtherFiles: "Games may still be in other files.",
	Newer:  "Made by a newer Tabby",
	Update: "Your games were last saved by a newer Tabby. Update Tabby to open them; nothing was changed.",
	Closed: "Your games cannot be opened", TheyAreIn: "They should be in {folder}.",

	NightFile: "Tabby games {day}",
	InApp:     "the app you chose, as {file}", InDownloads: "this browser’s downloads, as {file}",
}

package words

import (
	"time"

	"tabby/history"
)

// Computer is what is said about the computer, or the browser, that Tabby runs on.
type Computer struct {
	ComputerSentences

	BrowserKeeps string // in place of the folder in which games are
	KeepsNothing string // of a browser that forgets all
	MayForget    string // of a browser that may forget
}

// ComputerSentences is what is said of troubles and files.
type ComputerSentences interface {
	// Trouble returns why a history cannot be opened. inTab is whether a browser has it.
	Trouble(t *history.Trouble, inTab bool) (title, text string)
	// GameFile returns what the file of a game that began then is called, or of all that is
	// kept then: "Tabby 2026-11-20 21.04".
	GameFile(at time.Time) string
	// NightFile returns what the file of an evening is called: "Tabby games 2026-11-20".
	NightFile(day string) string
	// YearFile returns what the file of a year is called: "Tabby 2026".
	YearFile(year int) string
	// InApp returns where a file is that was shared, in the place of its path.
	InApp(file string) string
	// InDownloads returns where a file is that was downloaded, in the place of its path.
	InDownloads(file string) string
}

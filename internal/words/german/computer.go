package german

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theComputer() words.Computer {
	return words.Computer{
		BrowserKeeps: "In diesem Browser, unter dieser Adresse.",
		KeepsNothing: "Dieser Browser vergisst alles, wenn der Tab geschlossen wird, wie in einem privaten Fenster. Exportiere deine Spiele vorher in den Einstellungen.",
		MayForget:    "Dieser Browser löscht vielleicht deine Spiele, wenn ihm der Platz ausgeht. Exportiere sie ab und zu in den Einstellungen.",
	}
}

var computerWords = sentence.ComputerWords{
	IsOpen:    "Tabby ist schon offen",
	InTab:     "Deine Spiele sind in einem anderen Tab oder Fenster dieses Browsers offen. Mach dort weiter, oder schließ es und versuch es noch einmal.",
	InWindow:  "Deine Spiele sind in einem anderen Fenster offen. Mach dort weiter, oder schließ es und versuch es noch einmal.",
	InProcess: "Deine Spiele sind in einem anderen Fenster offen: Prozess {pid}, seit {since}. Mach dort weiter, oder schließ es und versuch es noch einmal.",
	Since:     "{weekday}, {day}. {month}, {time}",
	Damaged:   "Deine Spiele sind beschädigt", OtherFiles: "In anderen Dateien können noch Spiele sein.",
	Newer:  "Von einem neueren Tabby",
	Update: "Deine Spiele hat zuletzt ein neueres Tabby gespeichert. Aktualisiere Tabby, um sie zu öffnen; nichts wurde geändert.",
	Closed: "Deine Spiele lassen sich nicht öffnen", TheyAreIn: "Sie sollten hier sein: {folder}.",

	NightFile: "Tabby-Spiele {day}",
	InApp:     "die gewählte App, als {file}", InDownloads: "die Downloads dieses Browsers, als {file}",
}

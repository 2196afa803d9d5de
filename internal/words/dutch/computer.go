package dutch

import (
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

func theComputer() words.Computer {
	return words.Computer{
		BrowserKeeps: "In deze browser, op dit adres.",
		KeepsNothing: "Deze browser vergeet alles als het tabblad dichtgaat, net als bij een privévenster. Exporteer je spellen eerst in de instellingen.",
		MayForget:    "Deze browser gooit je spellen misschien weg als er te weinig ruimte is. Exporteer ze af en toe in de instellingen.",
	}
}

var computerWords = sentence.ComputerWords{
	IsOpen:    "Tabby is al open",
	InTab:     "Je spellen zijn open in een ander tabblad of venster van deze browser. Ga daar verder, of sluit dat en probeer het opnieuw.",
	InWindow:  "Je spellen zijn open in een ander venster. Ga daar verder, of sluit dat en probeer het opnieuw.",
	InProcess: "Je spellen zijn open in een ander venster: proces {pid}, sinds {since}. Ga daar verder, of sluit dat en probeer het opnieuw.",
	Since:     "{weekday} {day} {month}, {time}",
	Damaged:   "Je spellen zijn beschadigd", OtherFiles: "In andere bestanden kunnen nog spellen staan.",
	Newer:  "Van een nieuwere Tabby",
	Update: "Je spellen zijn het laatst opgeslagen door een nieuwere Tabby. Werk Tabby bij om ze te openen; er is niets veranderd.",
	Closed: "Je spellen kunnen niet worden geopend", TheyAreIn: "Ze zouden hier moeten staan: {folder}.",

	NightFile: "Tabby-spellen {day}",
	InApp:     "de gekozen app, als {file}", InDownloads: "de downloads van deze browser, als {file}",
}

package dutch

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theDevices() words.Devices {
	return words.Devices{
		Title:  "Je apparaten",
		Hint:   "Ze wisselen hun spellen uit zodra ze op dezelfde wifi zitten.",
		Others: "Andere apparaten",

		About:        "Deze apparaten wisselen spellen, spelers en notities uit zodra ze op hetzelfde netwerk zitten. Er gaat niets naar internet.",
		None:         "Nog geen andere apparaten.",
		LetCome:      "Apparaat koppelen",
		GoThere:      "Koppellink invoeren",
		LinkOfOther:  "De link die het andere apparaat laat zien",
		EnterLink:    "Link invoeren",
		LinkIs:       "Een koppellink begint met http:// en eindigt met #pair= en een sleutel.",
		MeetNow:      "Nu uitwisselen",
		NotAnyMore:   "Ontkoppelen",
		PartHint:     "Alle spellen blijven op beide apparaten. Wil je later weer uitwisselen, koppel ze dan opnieuw met een nieuwe code.",
		ShowCode:     "Code laten zien",
		AnotherCode:  "Andere code laten zien",
		NoNetwork:    "Deze computer zit niet op een netwerk. Ga op de wifi van het andere apparaat en zoek dan opnieuw.",
		Code:         "De code voor het andere apparaat",
		CodeHint:     "Scan hem met de camera van een telefoon, of voer de link in op een andere computer. Hij is tien minuten geldig, voor één apparaat.",
		Copied:       "Gekopieerd. De link opent al je spellen, dus gebruik hem alleen voor je eigen apparaten.",
		AskKeep:      "Koppelen met dit apparaat?",
		KeepTogether: "Koppelen",
		MeetingOther: "Uitwisselen met het andere apparaat",
		Parted:       "Niet meer gekoppeld. Laat daar een nieuwe code zien, of verwijder het apparaat hier.",
		NotMet:       "Nog niets uitgewisseld",

		NoLink:      "dit is niet de link van een apparaat; zo’n link eindigt met #pair= en een sleutel",
		OldCode:     "deze code werkt niet meer; laat op het andere apparaat een nieuwe zien",
		PartedThere: "het andere apparaat is niet meer met dit apparaat gekoppeld; koppel ze opnieuw",
		OwnCode:     "dit is de code van dit apparaat zelf",
		Away:        "het andere apparaat antwoordt niet; het moet aanstaan, op hetzelfde netwerk, met Tabby open",
		TooMany:     "er zijn te veel apparaten gekoppeld; verwijder er eerst een",
		Listed:      "de twee apparaten zijn al gekoppeld; ontkoppel ze op allebei en koppel ze dan opnieuw",
		Unknown:     "dat apparaat is er niet",
		TooOften:    "te veel pogingen; wacht een minuut",
		Tangled:     "wat het andere apparaat antwoordde, komt niet van Tabby",
		TooSlow:     "het gaat te langzaam; wat er al is, blijft, en de rest komt de volgende keer",
		StoodStill:  "het is halverwege blijven steken",
		TooLarge:    "te veel in één keer",
	}
}

var devicesWords = sentence.DevicesWords{
	Met: sentence.When{Today: "Uitgewisseld: vandaag om {time}", Yesterday: "Uitgewisseld: gisteren", Day: "Uitgewisseld: op {date}"},
	MetMoved: sentence.When{
		Today: "Vandaag om {time}, {moved}.", Yesterday: "Gisteren, {moved}.", Day: "Op {date}, {moved}.",
	},
	MovedWith: "{device}: {moved}.",

	NothingNew: "niets nieuws",
	Came:       grammar.Forms{"{n} spel gekregen", "{n} spellen gekregen"},
	Went:       grammar.Forms{"{n} spel gestuurd", "{n} spellen gestuurd"},
	AlsoWent:   grammar.Forms{"{n} gestuurd"},
	CameFrom:   grammar.Forms{"{n} spel van {device}.", "{n} spellen van {device}."},

	Kept: grammar.Forms{"Gekoppeld met {n} apparaat.", "Gekoppeld met {n} apparaten."},
	BrowserOn: map[words.Machine]grammar.Pattern{
		words.NoMachine: "Browser op een apparaat", words.IPhone: "Browser op de iPhone", words.IPad: "Browser op de iPad",
		words.AndroidPhone: "Browser op de Android-telefoon", words.AndroidTablet: "Browser op de Android-tablet",
		words.Windows: "Browser op de Windows-computer", words.Mac: "Browser op de Mac", words.Linux: "Browser op de Linux-computer",
	},
	OnlyOrigin: "een browser kan alleen uitwisselen met de Tabby waar hij vandaan komt, {address}",
	KeepHint:   "Dit apparaat en de Tabby op {address} wisselen spellen, spelers en notities uit, nu en altijd als ze op hetzelfde netwerk zitten.",
	AskPart:    "{device} ontkoppelen", Meeting: "Uitwisselen met {device}",
	Answers: "het andere apparaat antwoordt {status}: {why}",
}

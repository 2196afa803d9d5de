package german

import (
	"fmt"
	"strconv"
	"time"

	"tabby/internal/words"
)

func theDevices() words.Devices {
	return words.Devices{
		DevicesSentences: devices{},

		Title:  "Geräte abgleichen",
		Hint:   "Deine Geräte tauschen ihre Spiele aus, sobald sie im selben WLAN sind.",
		Others: "Andere Geräte",

		About:        "Diese Geräte tauschen Spiele, Personen und Notizen aus, sobald sie im selben Netz sind. Nichts geht ins Internet.",
		None:         "Noch keine anderen Geräte.",
		LetCome:      "Gerät koppeln",
		GoThere:      "Link zum Koppeln eingeben",
		LinkOfOther:  "Der Link, den das andere Gerät zeigt",
		EnterLink:    "Link eingeben",
		LinkIs:       "Ein Link zum Koppeln beginnt mit http:// und endet mit #pair= und einem Schlüssel.",
		MeetNow:      "Jetzt abgleichen",
		NotAnyMore:   "Nicht mehr abgleichen",
		PartHint:     "Alle Spiele bleiben auf beiden Geräten. Zum Abgleichen müsst ihr sie mit einem neuen Code wieder koppeln.",
		ShowCode:     "Code zeigen",
		AnotherCode:  "Anderen Code zeigen",
		NoNetwork:    "Dieser Computer ist in keinem Netz. Geh in das WLAN des anderen Geräts und such dann noch einmal.",
		Code:         "Der Code für das andere Gerät",
		CodeHint:     "Scanne ihn mit der Kamera eines Handys, oder gib den Link auf einem anderen Computer ein. Er gilt zehn Minuten, für ein Gerät.",
		Copied:       "Kopiert. Der Link öffnet alle deine Spiele, also nimm ihn nur für deine eigenen Geräte.",
		AskKeep:      "Mit diesem Gerät abgleichen?",
		KeepTogether: "Abgleichen",
		MeetingOther: "Abgleich mit dem anderen Gerät",
		Parted:       "Nicht mehr gekoppelt. Zeig dort einen neuen Code oder entferne das Gerät hier.",
		NotMet:       "Noch nie abgeglichen",

		NoLink:      "das ist nicht der Link eines Geräts; so einer endet mit #pair= und einem Schlüssel",
		OldCode:     "dieser Code gilt nicht mehr; zeig auf dem anderen Gerät einen neuen",
		PartedThere: "das andere Gerät gleicht sich nicht mehr mit diesem ab; koppelt sie noch einmal",
		OwnCode:     "das ist der Code von diesem Gerät hier",
		Away:        "das andere Gerät antwortet nicht; es muss an sein, im selben Netz, und Tabby muss offen sein",
		TooMany:     "es sind zu viele Geräte gekoppelt; entferne zuerst eines",
		Listed:      "die beiden Geräte sind schon gekoppelt; beende den Abgleich auf beiden und koppelt sie dann neu",
		Unknown:     "so ein Gerät gibt es nicht",
		TooOften:    "zu viele Versuche; warte eine Minute",
		Tangled:     "was das andere Gerät geantwortet hat, kommt nicht von Tabby",
		TooSlow:     "es ist zu langsam; was schon da ist, bleibt, der Rest kommt beim nächsten Mal",
		StoodStill:  "es ist auf halbem Weg stehen geblieben",
		TooLarge:    "zu viel auf einmal",
	}
}

// Kept says how many devices are kept together with this one.
func (devices) Kept(n int) string { return "Gleicht ab mit " + with(n, words.Device) + "." }

// MetOn says when a device was met with which no game was exchanged.
func (devices) MetOn(at, now time.Time) string { return "Abgeglichen: " + when(at, now) }

// MovedOn says what came and went when a device was met.
func (devices) MovedOn(at, now time.Time, came, went int) string {
	return de.Sentence(when(at, now) + ", " + de.moved(came, went))
}

// when returns a time as one says it on another day.
func when(t, now time.Time) string {
	t, now = t.In(now.Location()), now.Truncate(time.Second)
	midnight := time.Date(now.Year(), now.Month(), now.Day(), 0, 0, 0, 0, now.Location())
	switch {
	case !t.Before(midnight):
		return "heute um " + de.TimeOfDay(t)
	case !t.Before(midnight.AddDate(0, 0, -1)):
		return "gestern"
	}
	return "am " + de.Date(t, now)
}

// machines has what is said of each [words.Machine] behind "auf".
var machines = map[words.Machine]string{
	words.NoMachine: "einem Gerät", words.IPhone: "dem iPhone", words.IPad: "dem iPad",
	words.AndroidPhone: "dem Android-Handy", words.AndroidTablet: "dem Android-Tablet",
	words.Windows: "dem Windows-Computer", words.Mac: "dem Mac", words.Linux: "dem Linux-Computer",
}

// BrowserOn implements [words.DevicesSentences].
func (devices) BrowserOn(m words.Machine) string { return "Browser auf " + machines[m] }

// OnlyOrigin implements [words.DevicesSentences].
func (devices) OnlyOrigin(address string) string {
	return "ein Browser kann sich nur mit dem Tabby abgleichen, von dem er geladen wurde, " + address
}

// AskPart asks whether a device is not kept together with this one any more.
func (devices) AskPart(device string) string {
	return "Nicht mehr abgleichen mit " + words.Isolated(device)
}

// KeepHint says what is asked before the games of a Tabby at an address are taken.
func (devices) KeepHint(address string) string {
	return "Dieses Gerät und das Tabby unter " + address + " tauschen Spiele, Personen und Notizen aus, jetzt und immer, wenn sie im selben Netz sind."
}

// Meeting says that a device is being met.
func (devices) Meeting(device string) string { return "Abgleich mit " + words.Isolated(device) }

// CameFrom says how many games came from a device in the background.
func (devices) CameFrom(device string, n int) string {
	return de.Count(n, words.Game) + " von " + words.Isolated(device) + "."
}

// Answers implements [words.DevicesSentences].
func (devices) Answers(status int, why string) string {
	return fmt.Sprintf("das andere Gerät antwortet %d: %s", status, why)
}

// Met says what came of a meeting.
func (devices) Met(device string, came, went int) string {
	return words.Isolated(device) + ": " + de.moved(came, went) + "."
}

// moved returns how many games came from another device and went there: "3 Spiele bekommen,
// 1 geschickt".
func (devices) moved(came, went int) string {
	switch {
	case came+went == 0:
		return "nichts Neues"
	case came == 0:
		return de.Count(went, words.Game) + " geschickt"
	case went == 0:
		return de.Count(came, words.Game) + " bekommen"
	}
	return de.Count(came, words.Game) + " bekommen, " + strconv.Itoa(went) + " geschickt"
}

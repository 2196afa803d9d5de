package english

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theDevices() words.Devices {
	return words.Devices{
		Title:  "Sync devices",
		Hint:   "Your devices share games whenever they are on the same Wi-Fi.",
		Others: "Other devices",

		About:        "These devices share games, people and notes whenever they are on the same network. Nothing goes to the internet.",
		None:         "No other devices yet.",
		LetCome:      "Pair a device",
		GoThere:      "Enter a pairing link",
		LinkOfOther:  "The link that the other device shows",
		EnterLink:    "Enter the link",
		LinkIs:       "A pairing link begins with http:// and ends with #pair= and a key.",
		MeetNow:      "Sync now",
		NotAnyMore:   "Stop syncing",
		PartHint:     "All games stay on both devices. To sync again, pair them with a new code.",
		ShowCode:     "Show a code",
		AnotherCode:  "Show another code",
		NoNetwork:    "This computer is not on a network. Join the Wi-Fi that the other device is on, then look again.",
		Code:         "The code to scan with the other device",
		CodeHint:     "Scan it with a phone’s camera, or enter the link on another computer. It works for one device, for ten minutes.",
		Copied:       "Copied. It opens all your games, so use it on your own devices only.",
		AskKeep:      "Sync with this device?",
		KeepTogether: "Sync",
		MeetingOther: "Syncing with the other device",
		Parted:       "No longer synced. Show a new code there, or remove it here.",
		NotMet:       "Not synced yet",

		NoLink:      "this is not the link of a device; it ends with #pair= and a key",
		OldCode:     "this code no longer works; show a new one on the other device",
		PartedThere: "the other device no longer syncs with this one; pair them again",
		OwnCode:     "this is this device’s own code",
		Away:        "the other device does not answer; it must be on, with Tabby open, and on the same network",
		TooMany:     "too many devices are paired; remove one first",
		Listed:      "the two devices are paired already; stop syncing on both, then pair them again",
		Unknown:     "no such device",
		TooOften:    "too many tries; wait a minute",
		Tangled:     "what the other device answered is not from a Tabby",
		TooSlow:     "it is too slow; what has arrived is kept, and the rest comes next time",
		StoodStill:  "it stopped halfway",
		TooLarge:    "too much at once",
	}
}

var devicesWords = sentence.DevicesWords{
	Met: sentence.When{Today: "Synced today at {time}", Yesterday: "Synced yesterday", Day: "Synced on {date}"},
	MetMoved: sentence.When{
		Today: "Today at {time}, {moved}.", Yesterday: "Yesterday, {moved}.", Day: "On {date}, {moved}.",
	},
	MovedWith: "{device}: {moved}.",

	NothingNew: "nothing new",
	Came:       grammar.Forms{"{n} game received", "{n} games received"},
	Went:       grammar.Forms{"{n} game sent", "{n} games sent"},
	AlsoWent:   grammar.Forms{"{n} sent"},
	CameFrom:   grammar.Forms{"{n} game from {device}.", "{n} games from {device}."},

	Kept: grammar.Forms{"Synced with {n} device.", "Synced with {n} devices."},
	BrowserOn: map[words.Machine]grammar.Pattern{
		words.NoMachine: "Browser on a device", words.IPhone: "Browser on the iPhone", words.IPad: "Browser on the iPad",
		words.AndroidPhone: "Browser on the Android phone", words.AndroidTablet: "Browser on the Android tablet",
		words.Windows: "Browser on the Windows computer", words.Mac: "Browser on the Mac", words.Linux: "Browser on the Linux computer",
	},
	OnlyOrigin: "a browser can sync only with the Tabby it was loaded from, {address}",
	KeepHint:   "This device and the Tabby at {address} share games, people and notes, now and whenever they are on the same network.",
	AskPart:    "Stop syncing with {device}", Meeting: "Syncing with {device}",
	Answers: "the other device answers {status}: {why}",
}

package english

import "tabby/internal/words"

func theGuests() words.Guests {
	return words.Guests{
		GuestsSentences: guests{},

		LetIn:       "Let others in",
		HowToScan:   "Scan a code with the camera. Nothing to install, and no account.",
		Network:     "Devices on your Wi-Fi can open this address. Nothing goes to the internet.",
		Seat:        words.Way{Name: "Take a seat", Hint: "Each player scans it, takes a seat and enters their own scores."},
		Scores:      words.Way{Name: "Enter scores", Hint: "This device enters scores for every player."},
		Watch:       words.Way{Name: "Watch", Hint: "This device sees the sheet and the rules, and changes nothing."},
		Television:  words.Way{Name: "Big screen", Hint: "For a television: the totals, large enough for the whole room."},
		MayWrite:    "Guests may write rounds down",
		MayHint:     "Otherwise they are written down here.",
		Pause:       "Pause",
		PauseHint:   "Guests see the sheet, but cannot enter anything.",
		WhoIsHere:   "Who takes part",
		WhatTheyMay: "What they may do",
		NoGuest:     "Nobody yet. Scan the code with the camera of a phone.",

		NoNetwork:    "This computer is not on a network. Join the Wi-Fi that the others are on, then look again.",
		SameAddress:  "Or use this address",
		CopyAddress:  "Copy the address",
		Copied:       "Copied. It opens this table, so give it to the people here only.",
		OtherAddress: "Other devices can’t open it?",
		Networks:     "This computer is on several networks. Try another one.",

		NoDigits:   "The code has run out. A new one is good for ten minutes.",
		DigitsHint: "A device that types it takes a seat.",
		MoreWays:   "Address and networks",

		NewCodes:    "New codes",
		MakeCodes:   "Make new codes",
		CodesHint:   "The old codes stop working, and everybody has to scan again. Scores already entered stay.",
		KeepThese:   "Keep these",
		Stop:        "Stop",
		AskStop:     "Stop letting others in",
		StopHint:    "Their devices no longer show the sheet. The game goes on here, and the same codes work if you let others in again.",
		GoOn:        "Go on",
		FreeSeat:    "Free the seat",
		SendAway:    "Send away",
		SendHint:    "It no longer sees the game. With the code it can come back as a new device; new codes stop that too.",
		LetItRemain: "Let it stay",
	}
}

type guests struct{}

// GuestLine returns what a device does, and whether it is here: "Sits as Ben · here".
func (guests) GuestLine(g words.GuestAt) string {
	does := map[string]string{"watch": "Watches", "score": "Enters scores", "sit": "Chooses a seat"}[g.Role]
	switch {
	case g.Back:
		does = "Comes back as " + words.Isolated(g.Seat)
	case g.Seat != "":
		does = "Sits as " + words.Isolated(g.Seat)
	}
	switch {
	case g.Here:
		return does + " · here"
	case g.Since.IsZero():
		return does + " · away"
	}
	return does + " · away since " + en.TimeOfDay(g.Since)
}

// TypeAt implements [words.GuestsSentences].
func (guests) TypeAt(address string) string { return "No camera? Open " + address + " and type" }

// DigitsFor implements [words.GuestsSentences].
func (guests) DigitsFor(minutes int) string {
	return "Good for " + en.Count(minutes, words.Minute) + "."
}

// CodeOf names the code of a way to take part to a screen reader.
func (guests) CodeOf(w words.Way) string { return "The code to scan: " + w.Name }

// AskSendAway asks whether a device is to take part no more.
func (guests) AskSendAway(device string) string { return "Send " + words.Isolated(device) + " away" }

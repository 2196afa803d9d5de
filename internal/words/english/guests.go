package english

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theGuests() words.Guests {
	return words.Guests{
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

var guestsWords = sentence.GuestsWords{
	Does: map[string]grammar.Pattern{"watch": "Watches", "score": "Enters scores", "sit": "Chooses a seat"},
	Sits: "Sits as {name}", ComesBack: "Comes back as {name}",
	Here: "{does} · here", Away: "{does} · away", AwaySince: "{does} · away since {time}",
	TypeAt:    "No camera? Open {address} and type",
	DigitsFor: grammar.Forms{"Good for {n} minute.", "Good for {n} minutes."},
	CodeOf:    "The code to scan: {name}", AskSendAway: "Send {name} away",
}

package english

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theServer() words.Server {
	return words.Server{
		OtherName:    "This Tabby is not called that. Scan the code again, or start it with --name.",
		OtherNetwork: "This Tabby only lets in devices on its own network.",

		Damaged: "This page is damaged.",

		Problem:      "This did not work",
		AllTables:    "All tables",
		Key:          "Key",
		KeyHint:      "The operator of this server gave it to your family. This device keeps it for a year.",
		Open:         "Open",
		Running:      "Running games",
		BeginGame:    "Begin a game",
		Game:         "Game",
		NamesHint:    "One name a line, clockwise; the first one deals.",
		Begin:        "Begin",
		SaveCopy:     "Save a copy of all games",
		Addresses:    "Each address is a key to this game. Give it to the people at the table only.",
		CodeOfLink:   "QR code of the address below",
		Digits:       "Join with six digits",
		DigitsHint:   "For a device without a camera: it takes a seat. The digits are good for ten minutes.",
		OtherPage:    "this form is from another page; open the tables of your family, and send it from there",
		WrongKey:     "this is not the key of this family; the operator of this server can make a new one",
		WrongKeys:    "too many wrong keys; wait a minute, and try again",
		ManyFamilies: "so many families play now that this server has no room for another; try again in a few minutes",
		TooMuch:      "this family asks for more at once than it may; wait a moment, and try again",
		Stopping:     "this server is being stopped; try again in a minute",
		Removed:      "the games of this family are not kept on this server any more",
		Unreadable:   "the games of this family cannot be opened now; the operator of this server can read why in its log",
	}
}

var serverWords = sentence.ServerWords{
	Refused: map[string]grammar.Pattern{
		"ERR_ROLE":      "this device may only watch",
		"ERR_SEAT":      "only the player who sits there can do that",
		"ERR_TAKEN":     "another device sits there: {name}. The one who keeps the score can free the seat; where nobody does, it is free once that device has been away for a minute",
		"ERR_HAND":      "this device has held other cards in this round; it can sit there once the round is over",
		"ERR_HERE":      "{name} is here or has just gone; after a minute the computer can play",
		"ERR_KEEPER":    "only the one who keeps the score can do that",
		"ERR_ROUND":     "that round has been written down already",
		"ERR_SLIP":      "{name} has entered {points} meanwhile; send again to replace it",
		"ERR_NUMBER":    "“{name}” is not a number",
		"ERR_MOVED":     "the round has gone on meanwhile; look again",
		"ERR_PAUSED":    "the table is paused",
		"ERR_INTENT":    "the host does not understand this; load the page again",
		"ERR_GONE":      "this device was sent away from the table",
		"ERR_KEY":       "this code is not valid any more; scan the one that the host shows now",
		"ERR_CODE":      "that is not the code of a table; type the six digits that the host shows now",
		"closed":        "the table is closed for now",
		"ERR_FULL":      "too many devices are at this table; close Tabby on one of them",
		"ERR_TOO_OFTEN": "too many tries; wait a minute and scan the code again",
		"ERR_BUSY":      "the host is busy; try again",
	},
	Farewell: map[string]grammar.Pattern{
		"gone":    "This device was sent away from the table.",
		"keys":    "There are new codes. Scan the one that the host shows now.",
		"trashed": "This game was deleted, so it is over for guests too.",
		"handed":  "This game was handed over. It continues on another device.",
	},
	DeviceNumber: "Device {n}", TablesOf: "Tables of {family}",
	Since: "{variant}, {rounds}, since {moment}", HereBefore: " Here before: {names}.",
	TooMany: grammar.Forms{"this family has {n} tables open, as many as it may; close Tabby on the devices of one, and try again in a few minutes"},
	Full:    "the {n} MB that this family may use are full; nothing more is kept until the operator of this server allows more",
}

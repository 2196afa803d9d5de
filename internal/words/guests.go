package words

import (
	"time"

	"tabby/internal/words/message"
)

// Guests is what is said where others are let into a game.
type Guests struct {
	speaker
	Words GuestsWords

	LetIn        string
	NeedsNothing string // who joins, but the code; and who sees what
	ShowCode     string // lets others in
	HowToScan    string
	Network      string // what that means for the network
	Seat         Way
	Television   Way
	MayWrite     string
	MayHint      string
	Pause        string
	PauseHint    string
	WhoIsHere    string
	WhatTheyMay  string
	NoGuest      string
	Allow        string // what a device wants
	SeeWho       string // wants something

	// The code.
	NoNetwork    string
	SameAddress  string
	CopyAddress  string
	Copied       string
	OtherAddress string
	Networks     string

	// The six digits.
	NoDigits   string // they are void
	DigitsHint string // they are for players
	ScreenHint string // or lead to the big screen
	MoreWays   string // unfolds the address and the networks

	// What the table is called on the network.
	TableName string
	TableHint string

	// What ends something.
	NewCodes    string
	MakeCodes   string
	CodesHint   string
	KeepThese   string
	Stop        string
	AskStop     string
	StopHint    string
	GoOn        string
	FreeSeat    string
	SendAway    string
	SendHint    string
	LetItRemain string
	TypeAt      Filled   // at which address the digits are typed that follow
	DigitsFor   Numbered // for how many minutes the digits can be used
	WantsToHelp Named    // of a device that wants to enter the scores of all

	SeveralWantToHelp Numbered // of more than one
	AskSendAway       Named    // asks whether a device is to take part no more
	TableOf           Named    // what the table of a player is called, until people call it something else
	CodeOf            Filled   // names the code of a way to take part to a screen reader
}

// A Way is a way to take part in a game.
type Way struct{ Name, Hint string }

// A GuestAt is a device that takes part in a game.
type GuestAt struct {
	Role  string    // for what it was let in: "sit", "score" or "watch"
	Seat  string    // the name of the player whose seat it has, or ""
	Back  bool      // that player comes back
	Here  bool      // it is connected
	Since time.Time // when it went away, if that is known
}

// GuestsWords say who takes part, and how. {name} is a player or a device.
type GuestsWords struct {
	Does                  map[string]message.Message // what a device does, by its role
	Sits, ComesBack       message.Message            // {name}, and what it does with a seat
	Here, Away, AwaySince message.Message            // {does}, {time}
	AlsoAt                message.Message            // {address}
}

// GuestLine returns what a device does, and whether it is here: "Sits as Ben · here".
func (v Guests) GuestLine(g GuestAt) string {
	role := g.Role
	if role == "sit" {
		role = "watch" // until it has a seat
	}
	does := lookUp(v.Words.Does, role)
	switch {
	case g.Back:
		does = v.Words.ComesBack
	case g.Seat != "":
		does = v.Words.Sits
	}
	presence, since := v.Words.AwaySince, ""
	switch {
	case g.Here:
		presence = v.Words.Here
	case g.Since.IsZero():
		presence = v.Words.Away
	default:
		since = v.TimeOfDay(g.Since)
	}
	return presence.With("does", does.With("name", Isolated(g.Seat)), "time", since)
}

// AlsoAt says what many phones can open in place of the address, or nothing where that is "".
func (v Guests) AlsoAt(address string) string {
	if address == "" {
		return ""
	}
	return v.Words.AlsoAt.With("address", address)
}

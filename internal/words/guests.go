package words

import "time"

// Guests is what is said where others are let into a game.
type Guests struct {
	GuestsSentences

	LetIn       string
	HowToScan   string
	Network     string // what that means for the network
	Seat        Way
	Scores      Way
	Watch       Way
	Television  Way
	MayWrite    string
	MayHint     string
	Pause       string
	PauseHint   string
	WhoIsHere   string
	WhatTheyMay string
	NoGuest     string

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
	MoreWays   string // unfolds the address and the networks

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

// GuestsSentences is what is said about the devices that take part.
type GuestsSentences interface {
	// GuestLine returns what a device does, and whether it is here: "Sits as Ben · here".
	GuestLine(g GuestAt) string
	// CodeOf names the code of a way to take part to a screen reader.
	CodeOf(w Way) string
	// TypeAt says where the digits are typed that follow.
	TypeAt(address string) string
	// DigitsFor says for how many minutes the digits can be used.
	DigitsFor(minutes int) string
	// AskSendAway asks whether a device is to take part no more.
	AskSendAway(device string) string
}

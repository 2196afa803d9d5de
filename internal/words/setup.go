package words

// Setup is what is said where a game is set up.
type Setup struct {
	Virtual         string // the title with the virtual deck
	Start           string
	ToTheTable      string
	AddName         string
	Add             string
	Computers       string
	GroupName       string
	GroupExample    string
	WhatTheyPlay    string
	WhoPlays        string
	TapAgain        string // how a player is added and taken out
	Game            string // before the game that is chosen
	MoreGames       string // opens the list of the games around
	FindGame        string
	NoSuchGame      string // none is found
	OtherPublishers string // whose names stand in the list
	Ending          string
	Seats           string
	Deal            string // a button that makes a player the dealer
	Shuffle         string
	DrawDealer      string
	FaceHint        string
	Paper           string
	PaperHint       string
	FairStart       string   // opens the head starts
	FairHint        string   // what becomes of such a game
	GoingBy         Numbered // by how many games a head start goes: "Going by 40 games."
	Deals           Named    // who deals first: "Ann deals"
	ChoosePlayers   Filled   // by a range: "Choose 2 to 6 players."

	StartsAhead func(name string, points int) string `holes:"name* n"`    // offers a head start: "Dee starts 12 points ahead"
	Seated      func(name string, seat int) string   `holes:"name* seat"` // from 1: "Ann, seat 1"

	PlaysAlready func(names []string) string `holes:"names"` // whose names were typed once more
}

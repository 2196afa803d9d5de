package words

import "tabby/engine"

// Setup is what is said where a game is set up.
type Setup struct {
	SetupSentences

	Virtual         string // the title with the virtual deck
	Start           string
	ToTheTable      string
	ChooseWho       string
	AddName         string
	Add             string
	Computers       string
	GroupName       string
	GroupExample    string
	WhatTheyPlay    string
	MoreGames       string // opens the list of the games around
	FindGame        string
	NoSuchGame      string // none is found
	OtherPublishers string // whose names stand in the list
	Seats           string
	DealsFirst      string
	Deal            string // a button that makes a player the dealer
	Shuffle         string
	DrawDealer      string
	Paper           string
	PaperHint       string
	FairStart       string // opens the head starts
	FairHint        string // what becomes of such a game
}

// SetupSentences is what is said where a game is set up.
type SetupSentences interface {
	// ChoosePlayers says how many players are needed: "Choose 2 to 6 players."
	ChoosePlayers(r engine.Range) string
	// StartsAhead offers a head start: "Dee starts 12 points ahead". HowSure says within how
	// many points that is known, and by how many games: "Give or take 7, going by 40 games."
	StartsAhead(name string, points int) string
	HowSure(points, games int) string
	// Seated says at which seat a person sits, from 1: "Ann, seat 1".
	Seated(name string, seat int) string
	// Deals says who deals first: "Ann deals".
	Deals(name string) string
}

package words

import (
	"tabby/engine"
	"tabby/internal/words/message"
)

// Setup is what is said where a game is set up.
type Setup struct {
	speaker
	Words SetupWords

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
	WhoPlays        string
	MoreGames       string // opens the list of the games around
	FindGame        string
	NoSuchGame      string // none is found
	OtherPublishers string // whose names stand in the list
	Ending          string
	Seats           string
	Deal            string // a button that makes a player the dealer
	Shuffle         string
	DrawDealer      string
	Paper           string
	PaperHint       string
	FairStart       string   // opens the head starts
	FairHint        string   // what becomes of such a game
	GoingBy         Numbered // by how many games a head start goes: "Going by 40 games."
	Deals           Named    // who deals first: "Ann deals"
}

// SetupWords say who plays a new game.
type SetupWords struct {
	ChoosePlayers message.Message // {players}: a range
	StartsAhead   message.Message // {name}, {n}: points
	Seated        message.Message // {name}, {seat}
}

// ChoosePlayers says how many players are needed: "Choose 2 to 6 players."
func (v Setup) ChoosePlayers(r engine.Range) string {
	return v.Words.ChoosePlayers.With("players", v.Interval(r))
}

// StartsAhead offers a head start: "Dee starts 12 points ahead".
func (v Setup) StartsAhead(name string, points int) string {
	return v.Words.StartsAhead.With("n", points, "name", Isolated(name))
}

// Seated says at which seat a person sits, from 1: "Ann, seat 1".
func (v Setup) Seated(name string, seat int) string {
	return v.Words.Seated.With("name", Isolated(name), "seat", seat)
}

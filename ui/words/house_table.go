package words

import "tabby/engine"

// houseWords are the words of one house rule.
type houseWords struct {
	HouseRule
	unit  Thing // what its number counts, or NoThing
	words map[engine.Value]string
}

var yesNo = map[engine.Value]string{engine.On: "yes", engine.Off: "no"}

// house has the words of every house rule.
var house = map[engine.Key]houseWords{
	engine.Younger: {
		HouseRule{"Younger players", "The outer two cards lie face up, so there is less to remember."}, NoThing, yesNo,
	},
	engine.MinKnockTurns: {
		HouseRule{"Turns before a call", "How many turns everybody has before somebody may end the round."},
		Turn,
		map[engine.Value]string{"0": "none"},
	},
	engine.Draw2Nested: {
		HouseRule{"A Draw 2 inside a Draw 2", "What a second Draw 2 does while the first is not used up."},
		NoThing,
		map[engine.Value]string{
			"restart": "starts again with two draws", "stack": "adds two draws", "inert": "does nothing",
		},
	},
	engine.KnockerLocked: {
		HouseRule{"The caller’s cards are safe", "Nobody may swap with whoever ended the round."}, NoThing, yesNo,
	},
	engine.CallerLocked: {
		HouseRule{"The caller’s cards are safe", "Nobody may switch the cards of whoever ended the round."}, NoThing, yesNo,
	},
	engine.WrongCallPenalty: {
		HouseRule{"A wrong call costs", "What it costs to end the round without the lowest score."},
		Point,
		map[engine.Value]string{engine.None: "nothing", engine.PenaltyDouble: "the score twice"},
	},
	engine.Jokers: {
		HouseRule{"Jokers", "How many jokers are in the deck."}, Joker, map[engine.Value]string{"0": "none"},
	},
	engine.SnapWho: {
		HouseRule{"Whose cards may be snapped", "A card of the rank just played may be thrown in by anybody else."},
		NoThing,
		map[engine.Value]string{"own_cards": "your own", "any_cards": "anybody’s, then give one of yours"},
	},
	engine.SnapPenalty: {
		HouseRule{"A wrong snap costs", "How many cards are drawn for snapping the wrong card."},
		Card,
		map[engine.Value]string{"0": "nothing"},
	},
	engine.DeckRule: {
		HouseRule{"Deck", "Which edition of the cards is on the table."},
		NoThing,
		map[engine.Value]string{
			"standard54": "54 cards", "deluxe65": "deluxe, 65 cards", "biberbande66": "Biberbande, 66 cards",
		},
	},
	engine.SuperPeek: {
		HouseRule{"Super Peeks", "How many cards are added that look at anybody’s card."},
		Card,
		map[engine.Value]string{"0": "none"},
	},
	engine.FirstUpcard: {
		HouseRule{"A power card turned up first", "What happens if the first open card is a power card."},
		NoThing,
		map[engine.Value]string{
			"rebury": "goes back into the pile", "leave": "stays, without its power",
			"leave_under": "stays under the next card",
		},
	},
	engine.TakeSpentPower: {
		HouseRule{"Take a used power card", "A power card on the discard pile may be taken, without its power."}, NoThing, yesNo,
	},
	engine.KeepPowerAsBlank: {
		HouseRule{"Keep a drawn power card", "A drawn power card may be put into the line instead of used."}, NoThing, yesNo,
	},
	engine.Reshuffle: {
		HouseRule{"When the draw pile is empty", "Which discards become the new draw pile."},
		NoThing,
		map[engine.Value]string{
			"all": "all of them", "keep_top": "all but the top card", "all_and_turn_up": "all, and one is turned up",
		},
	},
	engine.PowersInDraw2: {
		HouseRule{"Powers drawn by a Draw 2", "Whether Peek and Swap work when a Draw 2 brings them."},
		NoThing,
		map[engine.Value]string{"live": "work", "inert": "do nothing"},
	},
	engine.CallTiming: {
		HouseRule{"When to call", "At which moment a player may end the round."},
		NoThing,
		map[engine.Value]string{
			"end_of_turn": "after the turn", "instead_of_turn": "instead of the turn", "either": "instead of the turn or after it",
		},
	},
	engine.YoungerReplacedOuter: {
		HouseRule{"New outer cards", "How a new outer card lies when younger players play."},
		NoThing,
		map[engine.Value]string{"face_up": "face up", "face_down": "face down"},
	},
	engine.MemoryAid: {
		HouseRule{"Memory aid", "The virtual deck shows what you have seen so far."}, NoThing, yesNo,
	},
	engine.AddedPowerCards: {
		HouseRule{"Added power cards", "Which other ranks have a power at this table."},
		NoThing,
		map[engine.Value]string{engine.None: "none"},
	},
	engine.RecallPowers: {
		HouseRule{"When played powers work", "Which played power cards have their power."},
		NoThing,
		map[engine.Value]string{
			"any_play": "whenever played", "own_turn": "on your own turn", "drawn_only": "only just drawn",
		},
	},
	engine.SnapActive: {
		HouseRule{"Snap on your own card", "Whoever played the card may snap on it too."}, NoThing, yesNo,
	},
	engine.SnapMulti: {
		HouseRule{"Several may snap", "More than one card may be thrown on the same card."}, NoThing, yesNo,
	},
	engine.SnapWindow: {
		HouseRule{"Time to snap", "How long a played card may be snapped."},
		Second,
		map[engine.Value]string{"until_next_play": "until the next card is played", "until_next_draw": "until the next card is drawn"},
	},
	engine.CallerSnaps: {
		HouseRule{"The caller may snap", "Whoever ended the round may still snap in the last turns."}, NoThing, yesNo,
	},
	engine.RecallDeckout: {
		HouseRule{"When the draw pile is empty", "What happens when a card is needed and none is left."},
		NoThing,
		map[engine.Value]string{"reshuffle_keep_top": "shuffle all but the top discard", "end_round": "the round is over"},
	},

	engine.End: {
		HouseRule{"The game ends", "What ends the game."},
		NoThing,
		map[engine.Value]string{
			engine.EndRounds: "after some rounds", engine.EndTime: "after some time",
			engine.EndElimination: "when one player is left", engine.EndThreshold: "when somebody reaches a number",
		},
	},
	engine.Rounds: {
		HouseRule{"Rounds", "How many rounds the game has."},
		Round,
		map[engine.Value]string{engine.RoundsPerPlayer: "a round for every player"},
	},
	engine.Minutes: {HouseRule{"Minutes", "How long the game takes."}, Minute, nil},
	engine.Threshold: {
		HouseRule{"The number", "Which total puts a player out, or ends the game."}, Point, nil,
	},
	engine.FinalTie: {
		HouseRule{"Level at the end", "What happens if the lowest totals are the same."},
		NoThing,
		map[engine.Value]string{engine.Shared: "share the win", engine.ExtraRound: "play an extra round"},
	},
	engine.NobodySurvives: {
		HouseRule{"All out at once", "What happens if a round puts out everybody who was in."},
		NoThing,
		map[engine.Value]string{engine.LowestTotal: "the lowest total wins", engine.Replay: "play the round again"},
	},
	engine.ThresholdCmp: {
		HouseRule{"Exactly the number", "Whether the number itself already counts as reached."},
		NoThing,
		map[engine.Value]string{engine.Reach: "counts as reached", engine.Exceed: "is still fine"},
	},
	engine.TimeUp: {
		HouseRule{"Time is up in a round", "What happens to the round on the table."},
		NoThing,
		map[engine.Value]string{
			engine.FinishRound: "finish it", engine.AbandonRound: "it does not count", engine.FinishTurn: "finish the turn, then score",
		},
	},
	engine.LateJoin: {
		HouseRule{"Joining late", "With which total somebody joins a game that has begun."},
		NoThing,
		map[engine.Value]string{
			engine.JoinHighest: "the highest there is", engine.JoinAverage: "the average",
			engine.JoinZero: "zero", engine.JoinNotAllowed: "nobody may join",
		},
	},
}

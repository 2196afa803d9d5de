package english

import (
	"tabby/engine"
	"tabby/internal/words"
)

// houseWords are the words of one house rule.
type houseWords struct {
	title, line string
	unit        words.Thing // what its number counts, or NoThing
	words       values
}

// values are the words of the values of a house rule.
type values = map[engine.Value]string

var yesNo = values{engine.On: "yes", engine.Off: "no"}

// house has the words of every house rule.
var house = map[engine.Key]houseWords{
	engine.Younger: {"Younger players", "The outer two cards lie face up, so there is less to remember.", words.NoThing, yesNo},
	engine.MinKnockTurns: {
		"Turns before a call", "How many turns everybody has before anybody may end the round.", words.Turn,
		values{"0": "none"},
	},
	engine.Draw2Nested: {
		"A Draw 2 inside a Draw 2", "What a second Draw 2 does while the first is not used up.", words.NoThing,
		values{"restart": "starts again with two draws", "stack": "adds two draws", "inert": "does nothing"},
	},
	engine.KnockerLocked: {"The caller’s cards are safe", "Nobody may swap with the player who ended the round.", words.NoThing, yesNo},
	engine.CallerLocked:  {"The caller’s cards are safe", "Nobody may switch the cards of the player who ended the round.", words.NoThing, yesNo},
	engine.WrongCallPenalty: {
		"A wrong call costs", "What it costs to end the round without the lowest score.", words.Point,
		values{engine.None: "nothing", engine.PenaltyDouble: "double the score"},
	},
	engine.Jokers: {"Jokers", "How many jokers are in the deck.", words.Joker, values{"0": "none"}},
	engine.SnapWho: {
		"Whose cards may be snapped", "A card of the rank just played may be thrown in by anybody else.", words.NoThing,
		values{"own_cards": "your own", "any_cards": "anybody’s, then give one of yours"},
	},
	engine.SnapPenalty: {"A wrong snap costs", "How many cards are drawn for snapping the wrong card.", words.Card, values{"0": "nothing"}},
	engine.DeckRule: {
		"Deck", "Which edition of the cards is on the table.", words.NoThing,
		values{"standard54": "54 cards", "deluxe65": "deluxe, 65 cards", "biberbande66": "Biberbande, 66 cards"},
	},
	engine.SuperPeek: {"Super Peeks", "How many cards are added that look at anybody’s card.", words.Card, values{"0": "none"}},
	engine.FirstUpcard: {
		"A power card turned up first", "What happens if the first open card is a power card.", words.NoThing,
		values{"rebury": "goes back into the pile", "leave": "stays, without its power", "leave_under": "stays under the next card"},
	},
	engine.TakeSpentPower: {
		"Take a used power card", "A power card on the discard pile may be taken, without its power.", words.NoThing,
		yesNo,
	},
	engine.KeepPowerAsBlank: {
		"Keep a drawn power card", "A drawn power card may be put into the line instead of used.", words.NoThing,
		yesNo,
	},
	engine.Reshuffle: {
		"When the draw pile is empty", "Which discards become the new draw pile.", words.NoThing,
		values{"all": "all of them", "keep_top": "all but the top card", "all_and_turn_up": "all, and one is turned up"},
	},
	engine.PowersInDraw2: {
		"Powers drawn by a Draw 2", "Whether Peek and Swap work when a Draw 2 brings them.", words.NoThing,
		values{"live": "work", "inert": "do nothing"},
	},
	engine.CallTiming: {
		"When to call", "At which moment a player may end the round.", words.NoThing,
		values{"end_of_turn": "after the turn", "instead_of_turn": "instead of the turn", "either": "instead of the turn or after it"},
	},
	engine.YoungerReplacedOuter: {
		"New outer cards", "How a new outer card lies when younger players play.", words.NoThing,
		values{"face_up": "face up", "face_down": "face down"},
	},
	engine.MemoryAid: {"Memory aid", "The virtual deck shows what you have seen so far.", words.NoThing, yesNo},
	engine.AddedPowerCards: {
		"Added power cards", "Which other cards have a power at this table.", words.NoThing,
		values{engine.None: "none"},
	},
	engine.RecallPowers: {
		"When played powers work", "Which played power cards have their power.", words.NoThing,
		values{"any_play": "whenever played", "own_turn": "on your own turn", "drawn_only": "only just drawn"},
	},
	engine.SnapActive: {"Snap on your own card", "The player of the card may snap on it too.", words.NoThing, yesNo},
	engine.SnapMulti:  {"Several may snap", "More than one card may be thrown on the same card.", words.NoThing, yesNo},
	engine.SnapWindow: {
		"Time to snap", "How long a played card may be snapped.", words.Second,
		values{"until_next_play": "until the next card is played", "until_next_draw": "until the next card is drawn"},
	},
	engine.CallerSnaps: {"The caller may snap", "The player who ended the round may still snap in the last turns.", words.NoThing, yesNo},
	engine.RecallDeckout: {
		"When the draw pile is empty", "What happens when a card is needed and none is left.", words.NoThing,
		values{"reshuffle_keep_top": "shuffle all but the top discard", "end_round": "the round is over"},
	},
	engine.End: {
		"The game ends", "What ends the game.", words.NoThing,
		values{
			engine.EndRounds: "after some rounds", engine.EndTime: "after some time",
			engine.EndElimination: "when one player is left", engine.EndThreshold: "when a player reaches a number",
			engine.EndOpen: "when you stop",
		},
	},
	engine.Rounds:    {"Rounds", "How many rounds the game has.", words.Round, values{engine.RoundsPerPlayer: "a round for every player"}},
	engine.Minutes:   {"Minutes", "How long the game takes.", words.Minute, nil},
	engine.Threshold: {"The number", "Which total puts a player out, or ends the game.", words.Point, nil},
	engine.FinalTie: {
		"Ties", "What happens if the lowest totals are the same.", words.NoThing,
		values{engine.Shared: "share the win", engine.ExtraRound: "play an extra round"},
	},
	engine.NobodySurvives: {
		"All out at once", "What happens if a round puts out everybody who was in.", words.NoThing,
		values{engine.LowestTotal: "the lowest total wins", engine.Replay: "play the round again"},
	},
	engine.ThresholdCmp: {
		"Exactly the number", "Whether the number itself already counts as reached.", words.NoThing,
		values{engine.Reach: "counts as reached", engine.Exceed: "is still fine"},
	},
	engine.ExactLimit: {
		"Landing exactly on the number", "What such a total falls back to.", words.Point,
		values{engine.None: "no effect", engine.FallHalf: "half"},
	},
	engine.NextDealer: {
		"Who deals next", "Of players who are level, the first to the left of the dealer.", words.NoThing,
		values{
			engine.DealLeft: "left of the dealer", engine.DealHighest: "the highest of the round",
			engine.DealWinner: "the winner of the round",
		},
	},
	engine.TimeUp: {
		"Time is up in a round", "What happens to the round on the table.", words.NoThing,
		values{engine.FinishRound: "finish it", engine.AbandonRound: "it does not count", engine.FinishTurn: "finish the turn, then score"},
	},
	engine.LateJoin: {
		"Joining late", "The total with which a player joins a game that has begun.", words.NoThing,
		values{engine.JoinHighest: "the highest there is", engine.JoinAverage: "the average", engine.JoinZero: "zero", engine.JoinNotAllowed: "nobody may join"},
	},
	engine.WrongCallPlus: {"And on top of double", "What a wrong call costs beside doubling the score.", words.Point, values{"0": "nothing"}},
	engine.RightCall: {
		"A right call counts", "What the caller counts who has the lowest score.", words.NoThing,
		values{engine.CountsOwn: "the cards", engine.CountsZero: "zero"},
	},
	engine.RightCallLess: {"A right call takes off", "Points that come off for a right call.", words.Point, values{"0": "nothing"}},
	engine.TiesAreRight: {
		"The caller may be level", "Whether a call is right if another player has as few points.", words.NoThing, yesNo,
	},
	engine.CallAtMost: {"The most for a call", "With more points than this, a call is wrong.", words.Point, values{engine.None: "any number"}},
	engine.BestCounts: {
		"The best of a round count", "What is written for the best hand.", words.NoThing,
		values{engine.CountsPoints: "their cards", engine.CountsZero: "zero", engine.CountsOne: "one, the others nothing"},
	},
	engine.Falls: {
		"Totals that fall", "A total of exactly this number falls to a lower one.", words.NoThing, values{engine.None: "none"},
	},
	engine.FirstTurn: {
		"Who begins", "Who has the first turn of the next round.", words.NoThing,
		values{
			engine.BeginLeft: "left of the dealer", engine.BeginWinner: "the winner of the round",
			engine.BeginCaller: "the player who ended the round",
		},
	},
	engine.MostRounds: {"Rounds at most", "The game ends after so many rounds, whatever the totals.", words.Round, values{engine.None: "any number"}},
	engine.CardPoints: {"What cards count", "Cards that count otherwise than the game says.", words.NoThing, values{engine.None: "as usual"}},
	engine.GridMinus: {
		"Equal cards below zero", "Whether they keep their points in a column.", words.NoThing, yesNo,
	},
}

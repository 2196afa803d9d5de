package english

import (
	"tabby/engine"
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

// values are the words of the values of a house rule.
type values = map[engine.Value]string

var yesNo = values{engine.On: "yes", engine.Off: "no"}

// house has the words of every house rule.
var house = map[engine.Key]sentence.HouseWords{
	engine.Younger: {Title: "Younger players", Line: "The outer two cards lie face up, so there is less to remember.", Values: yesNo},
	engine.MinKnockTurns: {
		Title: "Turns before a call", Line: "How many turns everybody has before anybody may end the round.", Unit: words.Turn,
		Values: values{"0": "none"},
	},
	engine.Draw2Nested: {
		Title: "A Draw 2 inside a Draw 2", Line: "What a second Draw 2 does while the first is not used up.",
		Values: values{"restart": "starts again with two draws", "stack": "adds two draws", "inert": "does nothing"},
	},
	engine.KnockerLocked: {Title: "The caller’s cards are safe", Line: "Nobody may swap with the player who ended the round.", Values: yesNo},
	engine.CallerLocked:  {Title: "The caller’s cards are safe", Line: "Nobody may switch the cards of the player who ended the round.", Values: yesNo},
	engine.WrongCallPenalty: {
		Title: "A wrong call costs", Line: "What it costs to end the round without the lowest score.", Unit: words.Point,
		Values: values{engine.None: "nothing", engine.PenaltyDouble: "double the score"},
	},
	engine.Jokers: {Title: "Jokers", Line: "How many jokers are in the deck.", Unit: words.Joker, Values: values{"0": "none"}},
	engine.SnapWho: {
		Title: "Whose cards may be snapped", Line: "A card of the rank just played may be thrown in by anybody else.",
		Values: values{"own_cards": "your own", "any_cards": "anybody’s, then give one of yours"},
	},
	engine.SnapPenalty: {Title: "A wrong snap costs", Line: "How many cards are drawn for snapping the wrong card.", Unit: words.Card, Values: values{"0": "nothing"}},
	engine.DeckRule: {
		Title: "Deck", Line: "Which edition of the cards is on the table.",
		Values: values{"standard54": "54 cards", "deluxe65": "deluxe, 65 cards", "biberbande66": "Biberbande, 66 cards"},
	},
	engine.SuperPeek: {Title: "Super Peeks", Line: "How many cards are added that look at anybody’s card.", Unit: words.Card, Values: values{"0": "none"}},
	engine.FirstUpcard: {
		Title: "A power card turned up first", Line: "What happens if the first open card is a power card.",
		Values: values{"rebury": "goes back into the pile", "leave": "stays, without its power", "leave_under": "stays under the next card"},
	},
	engine.TakeSpentPower: {
		Title: "Take a used power card", Line: "A power card on the discard pile may be taken, without its power.",
		Values: yesNo,
	},
	engine.KeepPowerAsBlank: {
		Title: "Keep a drawn power card", Line: "A drawn power card may be put into the line instead of used.",
		Values: yesNo,
	},
	engine.Reshuffle: {
		Title: "When the draw pile is empty", Line: "Which discards become the new draw pile.",
		Values: values{"all": "all of them", "keep_top": "all but the top card", "all_and_turn_up": "all, and one is turned up"},
	},
	engine.PowersInDraw2: {
		Title: "Powers drawn by a Draw 2", Line: "Whether Peek and Swap work when a Draw 2 brings them.",
		Values: values{"live": "work", "inert": "do nothing"},
	},
	engine.CallTiming: {
		Title: "When to call", Line: "At which moment a player may end the round.",
		Values: values{"end_of_turn": "after the turn", "instead_of_turn": "instead of the turn", "either": "instead of the turn or after it"},
	},
	engine.YoungerReplacedOuter: {
		Title: "New outer cards", Line: "How a new outer card lies when younger players play.",
		Values: values{"face_up": "face up", "face_down": "face down"},
	},
	engine.MemoryAid: {Title: "Memory aid", Line: "The virtual deck shows what you have seen so far.", Values: yesNo},
	engine.AddedPowerCards: {
		Title: "Added power cards", Line: "Which other cards have a power at this table.",
		Values: values{engine.None: "none"},
	},
	engine.RecallPowers: {
		Title: "When played powers work", Line: "Which played power cards have their power.",
		Values: values{"any_play": "whenever played", "own_turn": "on your own turn", "drawn_only": "only just drawn"},
	},
	engine.SnapActive: {Title: "Snap on your own card", Line: "The player of the card may snap on it too.", Values: yesNo},
	engine.SnapMulti:  {Title: "Several may snap", Line: "More than one card may be thrown on the same card.", Values: yesNo},
	engine.SnapWindow: {
		Title: "Time to snap", Line: "How long a played card may be snapped.", Unit: words.Second,
		Values: values{"until_next_play": "until the next card is played", "until_next_draw": "until the next card is drawn"},
	},
	engine.CallerSnaps: {Title: "The caller may snap", Line: "The player who ended the round may still snap in the last turns.", Values: yesNo},
	engine.RecallDeckout: {
		Title: "When the draw pile is empty", Line: "What happens when a card is needed and none is left.",
		Values: values{"reshuffle_keep_top": "shuffle all but the top discard", "end_round": "the round is over"},
	},
	engine.End: {
		Title: "The game ends", Line: "What ends the game.",
		Values: values{
			engine.EndRounds: "after some rounds", engine.EndTime: "after some time",
			engine.EndElimination: "when one player is left", engine.EndThreshold: "when a player reaches a number",
			engine.EndOpen: "when you stop",
		},
	},
	engine.Rounds:    {Title: "Rounds", Line: "How many rounds the game has.", Unit: words.Round, Values: values{engine.RoundsPerPlayer: "a round for every player"}},
	engine.Minutes:   {Title: "Minutes", Line: "How long the game takes.", Unit: words.Minute},
	engine.Threshold: {Title: "The number", Line: "Which total puts a player out, or ends the game.", Unit: words.Point},
	engine.FinalTie: {
		Title: "Ties", Line: "What happens if the best totals are the same.",
		Values: values{engine.Shared: "share the win", engine.ExtraRound: "play an extra round"},
	},
	engine.NobodySurvives: {
		Title: "All out at once", Line: "What happens if a round puts out everybody who was in.",
		Values: values{engine.LowestTotal: "the best total wins", engine.Replay: "play the round again"},
	},
	engine.ThresholdCmp: {
		Title: "Exactly the number", Line: "Whether the number itself already counts as reached.",
		Values: values{engine.Reach: "counts as reached", engine.Exceed: "is still fine"},
	},
	engine.ExactLimit: {
		Title: "Landing exactly on the number", Line: "What such a total falls back to.", Unit: words.Point,
		Values: values{engine.None: "no effect", engine.FallHalf: "half"},
	},
	engine.NextDealer: {
		Title: "Who deals next", Line: "Of players who are level, the first to the left of the dealer.",
		Values: values{
			engine.DealLeft: "left of the dealer", engine.DealHighest: "the highest of the round",
			engine.DealWinner: "the winner of the round",
		},
	},
	engine.TimeUp: {
		Title: "Time is up in a round", Line: "What happens to the round on the table.",
		Values: values{engine.FinishRound: "finish it", engine.AbandonRound: "it does not count", engine.FinishTurn: "finish the turn, then score"},
	},
	engine.LateJoin: {
		Title: "Joining late", Line: "The total with which a player joins a game that has begun.",
		Values: values{engine.JoinHighest: "the worst there is", engine.JoinAverage: "the average", engine.JoinZero: "zero", engine.JoinNotAllowed: "nobody may join"},
	},
	engine.WrongCallPlus: {Title: "And on top of double", Line: "What a wrong call costs beside doubling the score.", Unit: words.Point, Values: values{"0": "nothing"}},
	engine.RightCall: {
		Title: "A right call counts", Line: "What the caller counts who has the lowest score.",
		Values: values{engine.CountsOwn: "the cards", engine.CountsZero: "zero"},
	},
	engine.RightCallLess: {Title: "A right call takes off", Line: "Points that come off for a right call.", Unit: words.Point, Values: values{"0": "nothing"}},
	engine.TiesAreRight: {
		Title: "The caller may be level", Line: "Whether a call is right if another player has as few points.",
		Values: yesNo,
	},
	engine.CallAtMost: {Title: "The most for a call", Line: "With more points than this, a call is wrong.", Unit: words.Point, Values: values{engine.None: "any number"}},
	engine.BestCounts: {
		Title: "The best of a round count", Line: "What is written for the best hand.",
		Values: values{engine.CountsPoints: "their cards", engine.CountsZero: "zero", engine.CountsOne: "one, the others nothing"},
	},
	engine.Falls: {
		Title: "Totals that fall", Line: "A total of exactly this number falls to a lower one.",
		Values: values{engine.None: "none"},
	},
	engine.FirstTurn: {
		Title: "Who begins", Line: "Who has the first turn of the next round.",
		Values: values{
			engine.BeginLeft: "left of the dealer", engine.BeginWinner: "the winner of the round",
			engine.BeginCaller: "the player who ended the round",
		},
	},
	engine.MostRounds: {Title: "Rounds at most", Line: "The game ends after so many rounds, whatever the totals.", Unit: words.Round, Values: values{engine.None: "any number"}},
	engine.CardPoints: {Title: "What cards count", Line: "Cards that count otherwise than the game says.", Values: values{engine.None: "as usual"}},
	engine.GridMinus: {
		Title: "Equal cards below zero", Line: "Whether they keep their points in a column.",
		Values: yesNo,
	},
	engine.BlankIsZero: {Title: "Blanks count 0", Line: "Whether a player with nothing typed counts 0 in that round.", Values: yesNo},
}

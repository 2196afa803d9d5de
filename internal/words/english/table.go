package english

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theTable() words.Table {
	return words.Table{
		GameOver: "The game is over.", NoRound: "No round was played.",
		Called:   "called",
		TotalRow: "total", PlaceRow: "place", IsOut: "out", HasLeft: "left",
		Extra: "extra", Void: "void", Late: "late",
		TieRound: "tie", HighestWins: "the highest wins",
		ScoreMissing: "score missing", SatOut: "sat out", FellBack: "total falls back", CountsAs: "counts as",
	}
}

var tableWords = sentence.TableWords{
	Unnamed: "a player",
	Began:   "{short weekday} {day} {short month} {year} {time}",

	Leads:   grammar.Forms{"{names} leads", "{names} lead"},
	LeadsBy: grammar.Forms{"{name} leads by {n}"},

	Wins:       grammar.Forms{"{names} wins.", "{names} share the win."},
	WinsForNow: grammar.Forms{"{names} wins for now: a score is missing.", "{names} share the win for now: a score is missing."},

	CannotEnd:   "{name} cannot end the game yet",
	EndsWith:    "{name} ends the game with {n} or more",
	StaysAnyway: "{name} stays in with anything",
	StaysWith:   "{name} stays in with {n}",
	StaysUpTo:   "{name} stays in with {n} or less",
	FallsWith:   "{text}; exactly {points} makes {total} in all, which falls back to {to}",
	FellBack:    "{name} had exactly {from} and falls back to {to}.",
	Out:         grammar.Forms{"{names} is out.", "{names} are out."},
	Farewell:    grammar.Forms{"{names} is out, and keeps the cat company.", "{names} are out, and keep the cat company."},

	OutAt: "out at {n}", OutAbove: "out above {n}", EndsAt: "ends at {n}", EndsOver: "ends above {n}",
	UntilYouStop: "until you stop", RoundEach: "a round for every player",
	AtMost: grammar.Forms{"{ending}, {n} round at most", "{ending}, {n} rounds at most"},

	Champion:  grammar.Forms{"{names} is the champion of the day with {n} win.", "{names} is the champion of the day with {n} wins."},
	Champions: grammar.Forms{"{names} share the day with {n} win each.", "{names} share the day with {n} wins each."},

	LeftTheGame: "left the game", Placed: "{place}",
	HeadStart: "Head start: {all}.",
	OutBefore: "{name} went out before {names}, and later out is better.",
	LaterOut:  "Later out is better, whatever the total.",
	JoinsWith: grammar.Forms{"A player who joins now begins with {n} point.", "A player who joins now begins with {n} points."},
	ComesBack: "{name} comes back with {n}.",

	RowOf:   sentence.OfRound{Numbered: "round {n}", Extra: "extra round"},
	VoidRow: "void round", LateRow: "late round",
	RoundTitle: sentence.OfRound{Numbered: "Round {n}", Extra: "Extra round"},

	Turns: sentence.TurnsWords{
		Deals: "{name} deals.", DealsHighest: "{name} deals, the highest of the round.", DealsWinner: "{name} deals, the winner of the round.",
		Begins: "{name} begins.", Cuts: "{name} cuts.", CutsAndBegins: "{name} cuts and begins.",
		Tie: "{names} are level and play an extra round.",
	},
	Clock: sentence.ClockWords{
		Seconds: "{n} s left", Minutes: "{n} min left", Up: "Time is up",
		PausedSeconds: "{n} s left, paused", PausedMinutes: "{n} min left, paused", PausedUp: "Time is up, paused",
		FinishThis: "Time is up: finish this round.",
		AskRound:   "time is up: is a round on the table?",
		FinishTurn: "time is up: finish this turn, then score", FinishRound: "time is up: finish this round",
	},
	Changes: sentence.ChangesWords{
		TakenBack: sentence.OfRound{Numbered: "Round {n} is taken back.", Extra: "The extra round is taken back."},
		IsBack:    sentence.OfRound{Numbered: "Round {n} is back.", Extra: "The extra round is back."},
		Total:     "{name} has {is}, not {was}.",
		BackIn:    "{name} is back in.", WentOut: "{name} is out.",
		Deals:        sentence.OfRound{Numbered: "{name} deals round {n}.", Extra: "{name} deals the extra round."},
		NoScore:      sentence.OfRound{Numbered: "Round {n} has no score for {name}.", Extra: "The extra round has no score for {name}."},
		ScoreIdle:    sentence.OfRound{Numbered: "{name}’s score in round {n} does not count.", Extra: "{name}’s score in the extra round does not count."},
		RoundIdle:    sentence.OfRound{Numbered: "Round {n} does not count any more.", Extra: "The extra round does not count any more."},
		RoundRevived: sentence.OfRound{Numbered: "Round {n} counts again.", Extra: "The extra round counts again."},
		GoesOn:       "The game goes on.",
	},
	Doubts: doubtsWords,
	Marks: sentence.MarksWords{
		Scored: grammar.Forms{"scored {n}"}, NoScoreNeeded: "no score needed", RightCall: "right call", WrongCall: "wrong call",
		FallsBack: "the total falls back to {n}",
		OnlyLeft:  "only {n}", Left: "{n} left", ToGo: "{n} to go",
	},
	Spoken: sentence.SpokenWords{
		Leads: grammar.Forms{"{names} leads with {n}.", "{names} lead with {n}."},
		IsOut: "{name} is out with {n}.", Has: "{name} has {n}.",
		Minus: "minus {n}",
		Score: "{name}: {sum}.", CountsAs: "{points} counts as {n}",
		Plus: "{before} and {n} is {sum}", Less: "{before} less {n} is {sum}",
		WhichFalls: "which falls back to {n}",
	},
}

var doubtsWords = sentence.DoubtsWords{
	Note: sentence.DoubtWords{
		Sum:        sentence.Bounds{High: "sum {found} > {bound}{made}", Low: "sum {found} < {bound}{made}"},
		SumOf:      sentence.Bounds{High: "sum of {names} {found} > {bound}{made}", Low: "sum of {names} {found} < {bound}{made}"},
		Unusual:    sentence.Bounds{High: "{name} has {found} > {bound} ({cards} cards)", Low: "{name} has {found} < {bound} ({cards} cards)"},
		Cards:      "no deck has all these cards at once",
		CardsCount: "{name} has {found}, but these cards count {bound} at the nearest",
		SpecialIs:  "{name} has {found}, but {special} is {bound}",
		Meant:      "{name} has {found}, as {special} is",
		CallOver:   "{name} called with {found} > {bound}",
	},
	Ask: sentence.DoubtWords{
		Sum: sentence.Bounds{
			High: "These scores add up to {found}. The deck makes at most {bound}{made}.",
			Low:  "These scores add up to {found}. The deck makes at least {bound}{made}.",
		},
		SumOf: sentence.Bounds{
			High: "{names} have {found} together. The deck makes at most {bound} in {hands} hands{made}.",
			Low:  "{names} have {found} together. The deck makes at least {bound} in {hands} hands{made}.",
		},
		Unusual:    sentence.Bounds{High: "{name} has {found}; {cards} cards make at most {bound}.", Low: "{name} has {found}; {cards} cards make at least {bound}."},
		Cards:      "The deck does not have all these cards at once.",
		CardsCount: "{name} has {found}; so many cards make {bound} at the nearest.",
		SpecialIs:  "{name} has {found}; the cards of {special} make {bound}.",
		Meant:      "{name} has {found}. Was it {special}?",
		CallOver:   "{name} called with {found}; a call may have {bound} at most.",
	},
	Again: "Please recount.",
	Made:  " ({piles})", Pile: grammar.Forms{"{number} {faces}"},
	Face: grammar.Forms{"{points}", "{points}s"},
}

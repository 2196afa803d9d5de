package engine

// The house rules. [HouseRules] has their possible values.
const (
	DeckRule             Key = "deck"
	SuperPeek            Key = "super_peek"
	FirstUpcard          Key = "first_upcard"
	TakeSpentPower       Key = "take_spent_power"
	KeepPowerAsBlank     Key = "keep_power_as_blank"
	Reshuffle            Key = "reshuffle"
	PowersInDraw2        Key = "powers_in_draw2"
	Draw2Nested          Key = "draw2_nested"
	CallTiming           Key = "call_timing"
	MinKnockTurns        Key = "min_knock_turns"
	KnockerLocked        Key = "knocker_locked"
	CallerLocked         Key = "caller_locked"
	WrongCallPenalty     Key = "wrong_call_penalty"
	Younger              Key = "younger"
	YoungerReplacedOuter Key = "younger_replaced_outer"
	MemoryAid            Key = "memory_aid"
	Jokers               Key = "jokers"
	AddedPowerCards      Key = "added_power_cards"
	RecallPowers         Key = "recall_powers"
	SnapWho              Key = "snap_who"
	SnapActive           Key = "snap_active"
	SnapMulti            Key = "snap_multi"
	SnapPenalty          Key = "snap_penalty"
	SnapWindow           Key = "snap_window"
	CallerSnaps          Key = "caller_snaps"
	RecallDeckout        Key = "recall_deckout"

	End            Key = "end"
	Rounds         Key = "rounds"
	Minutes        Key = "minutes"
	TimeUp         Key = "time_up"
	Threshold      Key = "threshold"
	ThresholdCmp   Key = "threshold_cmp"
	ExactLimit     Key = "exact_limit"
	NobodySurvives Key = "nobody_survives"
	FinalTie       Key = "final_tie"
	LateJoin       Key = "late_join"
	NextDealer     Key = "next_dealer"

	WrongCallPlus Key = "wrong_call_plus"
	RightCall     Key = "right_call"
	RightCallLess Key = "right_call_less"
	TiesAreRight  Key = "ties_are_right"
	CallAtMost    Key = "call_at_most"
	BestCounts    Key = "best_counts"
	Falls         Key = "falls"
	FirstTurn     Key = "first_turn"
	MostRounds    Key = "most_rounds"
	CardPoints    Key = "card_points"
	GridMinus     Key = "grid_minus"
	BlankIsZero   Key = "blank_is_zero"
)

// Values that are used in several places.
const (
	None Value = "none"

	EndRounds      Value = "rounds"
	EndTime        Value = "time"
	EndElimination Value = "elimination"
	EndThreshold   Value = "threshold_ends"
	EndOpen        Value = "open" // the table ends it

	RoundsPerPlayer Value = "players"

	FinishRound  Value = "finish_round"
	AbandonRound Value = "abandon_round"
	FinishTurn   Value = "finish_turn"

	Reach  Value = "reach"
	Exceed Value = "exceed"

	FallHalf Value = "half"

	DealLeft         Value = "left"
	DealHighest      Value = "highest"       // in the round; of several, the first to the left of the dealer
	DealHighestTotal Value = "highest_total" // the same, but of several the one with the highest total
	DealWinner       Value = "winner"

	LowestTotal Value = "lowest_total"
	Replay      Value = "replay"

	Shared     Value = "shared"
	ExtraRound Value = "extra_round"

	JoinHighest    Value = "highest_total"
	JoinAverage    Value = "average"
	JoinZero       Value = "zero"
	JoinNotAllowed Value = "not_allowed"

	PenaltyDouble Value = "double"

	CountsOwn    Value = "own"    // what the cards count
	CountsPoints Value = "points" // the same
	CountsZero   Value = "zero"
	CountsOne    Value = "one"

	BeginLeft   Value = "left"         // of the dealer
	BeginWinner Value = "winner"       // of several, the first to the left of the dealer
	BeginAhead  Value = "winner_ahead" // the same, but of several the one with the best total
	BeginCaller Value = "caller"
)

var onOff = []Value{Off, On}

// houseRules is the list of all house rules. A01 to A63 are the
// numbers of the open questions that they answer.
var houseRules = []HouseRule{
	{Key: Younger, Words: onOff, Source: "[004:79]"},
	{Key: MinKnockTurns, Numbers: Range{0, 9}, Unit: "turn", Source: "A16"},
	{Key: Draw2Nested, Words: []Value{"restart", "stack", "inert"}, Source: "[000:59-60] A12"},
	{Key: KnockerLocked, Words: onOff, Source: "A17"},
	{Key: CallerLocked, Words: onOff, Source: "A17"},
	{Key: WrongCallPenalty, Words: []Value{None, PenaltyDouble}, Numbers: Range{1, 100}, Wide: Range{1, MostScore}, Unit: "point", Sheet: true, Needs: NeedsCall, Source: "A18"},
	{Key: Jokers, Numbers: Range{0, 4}, Unit: "joker", Source: "[002:3] A30"},
	{Key: SnapWho, Words: []Value{"own_cards", "any_cards"}, Source: "[002:26] A34"},
	{Key: SnapPenalty, Numbers: Range{0, 2}, Unit: "card", Source: "A36"},
	{Key: DeckRule, Words: []Value{"standard54", "deluxe65", "biberbande66"}, Source: "A01"},
	{Key: SuperPeek, Numbers: Range{0, 6}, Unit: "card", Source: "A02"},
	{Key: FirstUpcard, Words: []Value{"rebury", "leave", "leave_under"}, Source: "[000:9-10] A05"},
	{Key: TakeSpentPower, Words: onOff, Source: "[001:38-39] A07"},
	{Key: KeepPowerAsBlank, Words: onOff, Source: "[000:30-31] A08"},
	{Key: Reshuffle, Words: []Value{"all", "keep_top", "all_and_turn_up"}, Source: "[000:38-39] A09"},
	{Key: PowersInDraw2, Words: []Value{"live", "inert"}, Source: "[000:53-60] A11"},
	{Key: CallTiming, Words: []Value{"end_of_turn", "instead_of_turn", "either"}, Source: "[000:64-65] A15"},
	{Key: YoungerReplacedOuter, Words: []Value{"face_up", "face_down"}, Source: "[004:79] A20"},
	{Key: MemoryAid, Words: onOff, Source: "section 2"},
	{Key: AddedPowerCards, Words: []Value{None}, List: "7=peek_own,8=look_any", isList: isPowerList, Source: "[002:9] A31"},
	{Key: RecallPowers, Words: []Value{"any_play", "own_turn", "drawn_only"}, Source: "[002:13-14] A32"},
	{Key: SnapActive, Words: onOff, Source: "[002:26] A33"},
	{Key: SnapMulti, Words: onOff, Source: "A35"},
	{Key: SnapWindow, Words: []Value{"until_next_play", "until_next_draw"}, Numbers: Range{1, 60}, Unit: "second", Source: "[002:26] A37"},
	{Key: CallerSnaps, Words: onOff, Source: "[002:28] A38"},
	{Key: RecallDeckout, Words: []Value{"reshuffle_keep_top", "end_round"}, Source: "A39"},

	{Key: End, Words: []Value{EndRounds, EndTime, EndElimination, EndThreshold, EndOpen}, Sheet: true, Source: "[000:85-91] A40"},
	{Key: Rounds, Words: []Value{RoundsPerPlayer}, Numbers: Range{1, 999}, Unit: "round", Sheet: true, Source: "[000:86] A41", Ends: []Value{EndRounds}},
	{Key: Minutes, Numbers: Range{1, 1440}, Unit: "minute", Sheet: true, Source: "[000:87]", Ends: []Value{EndTime}},
	{Key: Threshold, Numbers: Range{1, UsualScore}, Wide: Range{1, MostScore}, Unit: "point", Sheet: true, Source: "[000:88-91]", Ends: []Value{EndElimination, EndThreshold}},
	{Key: FinalTie, Words: []Value{Shared, ExtraRound}, Sheet: true, Source: "A45"},
	{Key: NobodySurvives, Words: []Value{LowestTotal, Replay}, Sheet: true, Source: "A44", Ends: []Value{EndElimination}},
	{Key: ThresholdCmp, Words: []Value{Reach, Exceed}, Sheet: true, Source: "[000:88] A43", Ends: []Value{EndElimination, EndThreshold}},
	{Key: ExactLimit, Words: []Value{None, FallHalf}, Numbers: Range{0, UsualScore - 1}, Wide: Range{0, MostScore - 1}, Unit: "point", Sheet: true, Source: "A43", Ends: []Value{EndElimination, EndThreshold}},
	{Key: NextDealer, Words: []Value{DealLeft, DealHighest, DealHighestTotal, DealWinner}, Sheet: true, Source: "[000:78-79]"},
	{Key: TimeUp, Words: []Value{FinishRound, AbandonRound, FinishTurn}, Sheet: true, Source: "A42", Ends: []Value{EndTime}},
	{Key: LateJoin, Words: []Value{JoinHighest, JoinAverage, JoinZero, JoinNotAllowed}, Sheet: true, Source: "A47"},

	{Key: WrongCallPlus, Numbers: Range{0, 100}, Wide: Range{0, MostScore}, Unit: "point", Sheet: true, Needs: NeedsCall, Source: "Dutch, the card game"},
	{Key: RightCall, Words: []Value{CountsOwn, CountsZero}, Sheet: true, Needs: NeedsCall, Source: "Cabo, second edition"},
	{Key: RightCallLess, Numbers: Range{0, 100}, Wide: Range{0, MostScore}, Unit: "point", Sheet: true, Needs: NeedsCall, Source: "Cabo, second edition"},
	{Key: TiesAreRight, Words: onOff, Sheet: true, Needs: NeedsCall, Source: "Yaniv, the card game"},
	{Key: CallAtMost, Words: []Value{None}, Numbers: Range{0, 999}, Wide: Range{0, MostScore}, Unit: "point", Sheet: true, Needs: NeedsCall, Source: "Yaniv, the card game"},
	{Key: BestCounts, Words: []Value{CountsPoints, CountsZero, CountsOne}, Sheet: true, Needs: NeedsPoints, Source: "Cactus, the card game"},
	{Key: Falls, Words: []Value{None}, List: "100=50*1,200=150", Items: mostFalls, Each: Range{-UsualScore, UsualScore}, isList: isFallList, Sheet: true, Needs: NeedsPoints, Source: "Cabo, second edition"},
	{Key: FirstTurn, Words: []Value{BeginLeft, BeginWinner, BeginAhead, BeginCaller}, Sheet: true, Source: "Yaniv, the card game"},
	{Key: MostRounds, Words: []Value{None}, Numbers: Range{1, 999}, Unit: "round", Sheet: true, Source: "plain sheets", Ends: []Value{EndTime, EndElimination, EndThreshold, EndOpen}},
	{Key: CardPoints, Words: []Value{None}, List: "KR=-1,J=11", isList: isCardPointList, Sheet: true, Needs: NeedsCards, Source: "Golf"},
	{Key: GridMinus, Words: onOff, Sheet: true, Needs: NeedsGrid, Source: "Golf"},
	{Key: BlankIsZero, Words: onOff, Sheet: true, Needs: NeedsNoCards, Source: "plain sheets"},
}

// SheetOffers returns the house rules of the score sheet, the same for every variant except for
// the number of rounds.
func SheetOffers(rounds Value) []Offer {
	return []Offer{
		{End, EndRounds},
		{Rounds, rounds},
		{Minutes, Number(30)},
		{Threshold, Number(100)},
		{FinalTie, Shared},
		{NobodySurvives, LowestTotal},
		{ThresholdCmp, Reach},
		{ExactLimit, None},
		{NextDealer, DealLeft},
		{TimeUp, FinishRound},
		{LateJoin, JoinHighest},
	}
}

// catOffers returns the house rules of the games played with the published deck. These games differ in
// what happens if the first discard is a power card, and in the number of rounds.
func catOffers(upcard, rounds Value) []Offer {
	return append([]Offer{
		{Younger, Off},
		{MinKnockTurns, Number(0)},
		{Draw2Nested, "restart"},
		{KnockerLocked, Off},
		{WrongCallPenalty, None},
		{DeckRule, "standard54"},
		{SuperPeek, Number(0)},
		{FirstUpcard, upcard},
		{TakeSpentPower, Off},
		{KeepPowerAsBlank, On},
		{Reshuffle, "all"},
		{PowersInDraw2, "live"},
		{CallTiming, "end_of_turn"},
		{YoungerReplacedOuter, "face_up"},
		{MemoryAid, Off},
	}, SheetOffers(rounds)...)
}

// CallOffers returns the house rules, with their defaults, of games in which
// a round may add other points than those of the cards.
func CallOffers() []Offer {
	return []Offer{
		{WrongCallPenalty, None},
		{WrongCallPlus, Number(0)},
		{RightCall, CountsOwn},
		{RightCallLess, Number(0)},
		{TiesAreRight, On},
		{CallAtMost, None},
		{BestCounts, CountsPoints},
		{Falls, None},
		{FirstTurn, BeginLeft},
		{MostRounds, None},
		{CardPoints, None},
		{GridMinus, Off},
		{BlankIsZero, Off},
	}
}

// lastOneIn is the usual ending: the game is over when one player is left.
var lastOneIn = House{End: EndElimination} // [000:88-91]

// houseOf has the house rules of a variant that differ from those of others.
type houseOf = map[Key]Value

// withDefaults returns offers with the defaults of a variant in own.
func withDefaults(offers []Offer, own houseOf) []Offer {
	for i, o := range offers {
		if v, differs := own[o.Key]; differs {
			offers[i].Default = v
		}
	}
	return offers
}

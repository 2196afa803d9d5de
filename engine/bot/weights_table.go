package bot

// A kind is what of the rules the weights depend on.
type kind struct {
	played   bool // powers work whenever a card is played
	match    bool // cards can be matched out of turn
	replaced bool // powers are replaced at the end
	adds     bool // a line counts the sum of its cards
}

// tunedWeights are the weights by kind of rules.
var tunedWeights = map[kind]Weights{
	{replaced: true, adds: true}: { // tools/strength --variant rat-a-tat-cat --tune 1800
		CallAt: 43, CallUnknown: -32, CallPlayers: 1, CallTurns: -2, CallOthers: 10,
		Unknown: -6, UnknownTurns: 1, UnknownLast: 4, Take: 19, TakeLast: 8, Keep: 5,
		PeekWorth: 45, SwapWorth: 25, DrawTwoWorth: 8, OtherDrawn: 6, OtherDealt: 3,
	},
	{adds: true}: { // tools/strength --variant rat-a-tat-tat --tune 1800
		CallAt: 32, CallUnknown: -45, CallPlayers: 5, CallTurns: 1, CallOthers: 10,
		Unknown: 6, UnknownTurns: -3, UnknownLast: 4, Take: 22, TakeLast: 12, Keep: 3,
		PeekWorth: 1, SwapWorth: 10, DrawTwoWorth: 4, OtherDrawn: 9, OtherDealt: 5,
	},
	{played: true, match: true, adds: true}: { // tools/strength --variant recall --tune 900
		CallAt: 30, CallUnknown: 32, CallPlayers: -15, CallTurns: 1, CallOthers: 13,
		Unknown: 123, UnknownTurns: 4, UnknownLast: 19, Take: 50, TakeLast: 20, Keep: -7,
		PeekWorth: 38, SwapWorth: -86, DrawTwoWorth: -21, OtherDrawn: 21, OtherDealt: 5, Counting: 8,
	},
}

// generalWeights are those of all other kinds.
var generalWeights = Weights{}

// kind returns the kind of rules of the table.
func (m *Mind) kind() kind {
	k := kind{played: m.played, match: m.match, adds: m.adds}
	for c := range m.faces {
		k.replaced = k.replaced || m.points[c] == replaced
	}
	return k
}

// weightsOf returns the weights for a kind of rules.
func weightsOf(k kind) Weights {
	if w, ok := tunedWeights[k]; ok {
		return w
	}
	return generalWeights
}

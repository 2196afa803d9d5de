package words

// Rulebook is what the rule book says around the rules.
type Rulebook struct {
	Ask          string // a question, to search the book
	Empty        string // empties the field of a search
	NothingLike  string // of a search
	AboutAnother string // asks for the game of a search
	CloseRules   string
	MayLeaveOut  string // of a step
	WhereFrom    string

	// The contents, each with what is there.
	Learn, LearnHint         string
	TablePlays               string
	AllCards, CardsHint      string
	Questions, QuestionsHint string
	Another                  string // game
	Question                 string
	ChangeThem               string // the house rules

	// Where a card is, and who sees it.
	YourHand    string
	OnTable     string
	YourLine    string
	AnotherLine string
	AnyLine     string
	AllSee      string
	NobodyLooks string
	YouSee      string
	Usually     Filled // the usual value of a house rule

	// Moves says where a card goes, in place of a drawing: "A card: draw pile to your hand."
	Moves func(from, to string) string `holes:"from to"`
}

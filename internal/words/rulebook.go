package words

// Rulebook is what the rule book says around the rules.
type Rulebook struct {
	RulebookSentences

	Ask         string // a question, to search the book
	NothingLike string // of a search
	CloseRules  string
	MayLeaveOut string // of a step
	WhereFrom   string

	// The contents, each with what is there.
	Learn, LearnHint           string
	TablePlays                 string
	AllCards, CardsHint        string
	Questions, QuestionsHint   string
	Compare, CompareHint, Same string
	Another                    string // game
	Question                   string
	ChangeThem                 string // the house rules

	// Where a card is, and who sees it.
	YourHand    string
	OnTable     string
	YourLine    string
	AnotherLine string
	AnyLine     string
	AllSee      string
	NobodyLooks string
	YouSee      string
}

// RulebookSentences is what the rule book says about a text or a value.
type RulebookSentences interface {
	// Moves says where a card goes, in place of a drawing: "A card: draw pile to your hand."
	Moves(from, to string) string
	// Says returns what a variant, or a column of a table, says.
	Says(of, text string) string
	// Usually returns the usual value of a house rule.
	Usually(value string) string
}

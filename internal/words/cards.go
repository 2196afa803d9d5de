package words

// Cards is what cards are called.
type Cards struct {
	CardNames

	FaceDown string // a card whose face is not seen
	None     string // a place without a card
}

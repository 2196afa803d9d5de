package words

// Calling is what is said about when to call.
type Calling struct {
	speaker
	CallingTexts
}

// InTen says how often a call is right: "about 6 times in 10".
func (c Calling) InTen(share float64) string {
	return c.language.Deck.often(share, c.language.Deck.OftenAbout)
}

// Odds says how often a call with a hand is right.
func (c Calling) Odds(players, points int, share float64) string {
	return c.CallingTexts.Odds(players, points, c.InTen(share))
}

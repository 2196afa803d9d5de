package words

// Camera is what is said where cards are read from a photo, and where a deck is taught.
type Camera struct {
	speaker
	CameraTexts
}

// Line is the heading of a line of cards, counted from 1.
func (c Camera) Line(n int) string { return c.CameraTexts.Line(c.Figure(n)) }

// Found says how many cards are in a photo of a deck.
func (c Camera) Found(cards int) string { return c.CameraTexts.Found(c.Count(cards, Card)) }

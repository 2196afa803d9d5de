package words

// People is what is said about people and where they are changed.
type People struct{ PeopleTexts }

// RetiredNow says that a person is retired, or is not any longer.
func (p People) RetiredNow(name string, retired bool) string {
	if retired {
		return p.PeopleTexts.RetiredNow(name)
	}
	return p.BackAgain(name)
}

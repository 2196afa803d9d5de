package people

// Names returns the names of a family of five and its friends. Some are as awkward as names are:
// from the right, with joiners, with what a spreadsheet takes for a formula, nearly alike.
func Names() []string {
	return []string{
		"Ann", "Ben", "Cleo", "Dora", "Émile",
		"שרה", "O’Neill, Pat", "=SUM(A1)", "👩‍🚀 Zoë", "Anne-Marie Ångström-Łukasiewicz",
		"李", "Ben's mum", "null", "\u202eAda", "  Uncle   Bob ",
	}
}

// texts are what people write into notes and places.
func texts() []string {
	return []string{"", "rain", "At Ann's", "<b>won</b> \"again\"", "líne\nbreak", "{\"rev\":9}", "🎲", "\u2028"}
}

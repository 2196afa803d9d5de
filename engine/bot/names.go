package bot

// Names returns the names of computer players, one for each seat but one. The
// computer plays for a person of such a name unless the table chooses otherwise.
func Names() []string { return []string{"Mittens", "Whiskers", "Ginger", "Smokey", "Socks"} }

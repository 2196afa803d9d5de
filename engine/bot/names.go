package bot

import "slices"

// Names returns the names of computer players, one for each seat but one. The
// computer plays for a person of such a name unless the table chooses otherwise.
func Names() []string { return []string{"Mittens", "Whiskers", "Ginger", "Smokey", "Socks"} }

// IsName reports whether a name is that of a computer player.
func IsName(name string) bool { return slices.Contains(Names(), name) }

package words

import "strings"

// Imported counts the games of an import.
type Imported struct {
	New    int
	Grown  int // here already, and continued
	Known  int // here already
	Gone   int // deleted here, and left out
	Differ int // continued in another way, and left as they are here
}

// String returns the counts in words: "300 new games. 2 games already here."
func (i Imported) String() string {
	all := []string{Count(i.New, NewGame) + "."}
	for _, more := range []struct {
		n    int
		says string
	}{
		{i.Grown, "that went on"},
		{i.Known, "already here"},
		{i.Gone, "left away, emptied from the trash here"},
		{i.Differ, "that went on in another way there, left as it is here"},
	} {
		if more.n > 0 {
			all = append(all, Count(more.n, Game)+" "+more.says+".")
		}
	}
	return strings.Join(all, " ")
}

package words

import "strings"

// Imported is what an import brought, in games.
type Imported struct {
	New    int
	Grown  int // here already, and gone on
	Known  int // here already
	Gone   int // emptied from the trash here, and left away
	Differ int // gone on in another way, and left as they are here
}

// String says it: "300 new games. 2 games already here."
func (i Imported) String() string {
	said := []string{Count(i.New, NewGame) + "."}
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
			said = append(said, Count(more.n, Game)+" "+more.says+".")
		}
	}
	return strings.Join(said, " ")
}

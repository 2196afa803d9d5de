package paper

import (
	"cmp"
	"slices"
	"strconv"

	"github.com/wcharczuk/go-chart/v2/roboto"

	"tabby/internal/letters"
	"tabby/scoring"
)

// nameAll gives each player of a sheet a name that can be drawn: where no font has the
// name, not even in Latin letters, such as the picture of a cat, the number of the
// player.
func nameAll(s *scoring.Sheet) error {
	fonts, err := letters.New(roboto.Roboto)
	if err != nil {
		return err
	}
	s.People = slices.Clone(s.People)
	for i, p := range s.People {
		s.People[i].Name = cmp.Or(fonts.Readable(p.Name), "Player "+strconv.Itoa(i+1))
	}
	return nil
}

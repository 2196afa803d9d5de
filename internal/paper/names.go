package paper

import (
	"cmp"
	"slices"
	"strconv"

	"github.com/wcharczuk/go-chart/v2/roboto"

	"tabby/internal/letters"
)

// nameAll gives each player of some games a name that can be drawn: where no font has
// the name, not even in Latin letters, such as the picture of a cat, the number of the
// player.
func nameAll(games []Game) error {
	fonts, err := letters.New(roboto.Roboto)
	if err != nil {
		return err
	}
	for i := range games {
		people := slices.Clone(games[i].Sheet.People)
		for p := range people {
			people[p].Name = cmp.Or(fonts.Readable(people[p].Name), "Player "+strconv.Itoa(p+1))
		}
		games[i].Sheet.People = people
	}
	return nil
}

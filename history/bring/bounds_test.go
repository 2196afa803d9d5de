package bring

import "fmt"

// seats seats so many players.
func seats(n int) (err error) {
	g := &draft{known: map[string]int{}}
	for i := range n {
		if _, err = g.seat(fmt.Sprint("P", i), true); err != nil {
			break
		}
	}
	return err
}

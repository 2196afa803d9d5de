package badges

import "slices"

// Plain returns a cat in the coat, the stripes and the eyes of the cat of the deck, on one ground, glad or not.
func Plain(number int, glad bool) string {
	c := cats[number]
	c.coat, c.stripes = fur, stripes
	if c.iris != "" {
		c.iris = iris
	}
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">` + c.drawing(Badge{Glad: glad}) + `</svg>`
}

// Names returns the drawings of which all cats consist.
func Names() map[string]bool {
	all := map[string]bool{}
	for _, c := range cats {
		for _, l := range slices.Concat(c.body(false), c.body(true), c.face(false), c.face(true)) {
			all[l.name] = true
		}
	}
	return all
}

package entry

// Typed returns how many scores are there so far.
func (e Entry) Typed() int {
	n := 0
	for _, p := range e.Playing {
		if e.Fields[p].filled() {
			n++
		}
	}
	return n
}

package pictures

import "tabby/ui/kit/widgets"

// OnPodium returns those of some people, the best first, who stand on a podium: nobody of a place whose
// people do not all have a step. Who shares the first place stands there in the order given.
func OnPodium(stands []Stand) []Stand {
	n := min(len(stands), podiumMost)
	for len(stands) > podiumMost && n > 0 && stands[n-1].Place == stands[podiumMost].Place {
		n--
	}
	if n == podiumMost && stands[1].Place == 1 && !widgets.LargeText() { // the first of three gets the middle
		stands[0], stands[1] = stands[1], stands[0]
	}
	return stands[:n]
}

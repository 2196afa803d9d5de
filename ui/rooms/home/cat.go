package home

import (
	"slices"

	"tabby/scoring"
	"tabby/ui/kit/cat"
)

// newCat returns the cat of the page, which replaces the one before: at the first start as on the
// icon of the program, later on the edge of a card.
func (h *Page) newCat(first bool) *cat.Living {
	if h.cat != nil {
		h.cat.Stop()
	}
	if first {
		return cat.NewPortrait(h.After, &h.Words.Home)
	}
	return cat.NewPerched(h.After, &h.Words.Home)
}

// wake wakes the cat. Once it has been woken it is awake whenever the page comes back.
func (h *Page) wake() {
	h.cat.Still = h.Still()
	if h.woken {
		h.cat.Stay()
		return
	}
	h.woken = true
	h.cat.Wake()
}

// gaze returns where the cat at the end of the heading looks to see who leads.
func gaze(s scoring.Sheet) cat.Pose {
	seated := s.Seated()
	leads := func(p scoring.Player) bool { return s.Counted() > 0 && s.Places[p] == 1 }
	i := slices.IndexFunc(seated, leads)
	switch {
	case i < 0 || slices.ContainsFunc(seated[i+1:], leads):
		return cat.Awake
	case 3*(i+1) > 2*len(seated):
		return cat.LooksDown
	}
	return cat.LooksLeft
}

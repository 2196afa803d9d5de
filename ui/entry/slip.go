package entry

import (
	"slices"
	"strconv"

	"tabby/scoring"
)

// A Slip is a score that a guest has entered on another device, and that is not written
// down yet.
type Slip struct {
	Score scoring.Score `json:"score"`
	By    string        `json:"by"` // the name of the device
}

// Receive returns the entry with what guests have entered for the coming round. It
// fills fields in which nothing is typed, and empties those it filled if a guest takes
// the score back. What was typed here stays.
func (e Entry) Receive(slips map[scoring.Player]Slip) Entry {
	if e.Round >= 0 {
		return e
	}
	e.Fields = slices.Clone(e.Fields)
	for _, p := range e.Playing {
		if slip, there := slips[p]; there {
			e.Fields[p] = e.Fields[p].receive(slip)
		} else {
			e.Fields[p] = e.Fields[p].withdraw()
		}
	}
	if e.Active != scoring.Nobody && e.Fields[e.Active].Theirs && e.complete() {
		e.Active = scoring.Nobody
	}
	return e
}

// receive returns the field after a guest has entered its score.
func (f field) receive(slip Slip) field {
	if f.Theirs || !f.begun() {
		f = written(&slip.Score)
		f.Theirs = true
	}
	f.Slip = &slip
	return f
}

// withdraw returns the field without the score of a guest.
func (f field) withdraw() field {
	if f.Theirs {
		return field{}
	}
	f.Slip = nil
	return f
}

// begun reports whether anything was entered.
func (f field) begun() bool {
	return f.Digits != "" || f.Done || f.Cards != nil || len(f.Hand) > 0 || f.SatOut
}

// replacing returns the field as it is in the place of another one. A guest's score that
// is typed over is not the guest's any more.
func (f field) replacing(was field) field {
	f.Slip = was.Slip
	f.Theirs = f.Theirs && f.Digits == was.Digits && slices.Equal(f.Hand, was.Hand)
	return f
}

// Onward moves on from a guest's score to the first that is missing.
func (e Entry) Onward() Entry {
	if e.Round < 0 && e.Active != scoring.Nobody && e.Fields[e.Active].Theirs {
		return e.Activate(e.firstOpen(e.Active))
	}
	return e
}

// origin says that a guest has entered the score of a field, or another one than was
// typed, which is a reason to look.
func (f field) origin() (text string, differs bool) {
	switch {
	case f.Slip == nil:
		return "", false
	case f.Theirs:
		return "entered by " + f.Slip.By, false
	case f.SatOut, f.filled() && f.points() != f.Slip.Score.Points:
		return f.Slip.By + " has " + strconv.Itoa(f.Slip.Score.Points), true
	}
	return "", false
}

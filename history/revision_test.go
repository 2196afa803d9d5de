package history

import (
	"errors"
	"math"
	"slices"
	"testing"
)

func TestRevisionThatLeavesNoRoomIsRefused(t *testing.T) {
	for _, rev := range []int{math.MinInt, -1, 0, maxRevision + 1, 1<<30 - 1, 1 << 30, 1<<30 + 1, math.MaxInt} {
		p := Person{ID: "p", Name: "Ann", Rev: rev}
		if err := p.Check(p.Sum()); !errors.Is(err, ErrRevision) {
			t.Errorf("a person of revision %d: %v", rev, err)
		}
		m := Annotation{Kind: OfGame, ID: "g", Rev: rev, Body: `{"note":"x"}`}
		if err := m.Check(m.Sum()); !errors.Is(err, ErrRevision) {
			t.Errorf("a mark of revision %d: %v", rev, err)
		}
	}
}

// TestACountedRevisionCanBeRead takes revisions that an older Tabby holds as well.
func TestACountedRevisionCanBeRead(t *testing.T) {
	for _, rev := range []int{math.MinInt, 0, 1, 7, maxRevision - 1, maxRevision, maxRevision + 1, 1 << 30, 1<<30 + 1, math.MaxInt} {
		p := Person{ID: "p", Name: "Ann", Rev: nextRevision(rev)}
		if err := p.Check(p.Sum()); err != nil {
			t.Errorf("after %d: %d, %v", rev, p.Rev, err)
		}
		if settled := canonicalRevision(rev); settled != maxRevision && nextRevision(rev) <= settled {
			t.Errorf("after %d: %d is no later", rev, nextRevision(rev))
		}
	}
}

func TestSettledRevisionsKeepTheirOrder(t *testing.T) {
	forged := []int{maxRevision + 1, 1<<30 - 1, 1 << 30, 1<<30 + 1, math.MaxInt, math.MinInt}
	var settled []int
	for _, rev := range forged {
		settled = append(settled, canonicalRevision(rev))
	}
	if !slices.IsSorted(settled) || slices.Compact(settled)[len(forged)-1] > maxRevision {
		t.Errorf("%v", settled)
	}
}

package history

import "errors"

// maxRevision is the greatest revision of a person or an annotation that is read or written.
// A family that changes one note each second gets there after 34 years.
const maxRevision = 1<<30 - 1<<20

// ErrRevision means that a person or an annotation has a revision that nobody reaches by
// counting, and that leaves no room for the next.
var ErrRevision = errors.New("its revision is beyond all that Tabby counts to; someone made this line up")

// checkRevision returns [ErrRevision] unless there is a revision of that number.
func checkRevision(rev int) error {
	if rev < 1 || rev > maxRevision {
		return ErrRevision
	}
	return nil
}

// nextRevision returns the revision after another. Counting ends at the greatest: of two
// that have it the one that [Person.Newer] and [Annotation.Newer] say holds.
func nextRevision(rev int) int { return min(settledRevision(rev)+1, maxRevision) }

// settledRevision returns the revision that takes the place of one that an older Tabby took
// in or counted on from: small, and in the same order. It returns any other as it is; 0 is
// that of what is not there.
func settledRevision(rev int) int {
	const counted = 1 << 21 // older ones took in up to 1<<30, and counted on from there
	switch {
	case rev < 0: // counted on past the greatest number there is
		return counted + 1
	case rev <= maxRevision:
		return rev
	}
	return min(rev-maxRevision, counted)
}

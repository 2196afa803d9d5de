package badges

// A Colour is what a badge is filled with, and the ink that is read on it, as
// 0xRRGGBB.
type Colour struct{ Ground, Ink uint32 }

// The colours follow Okabe and Ito, whom people with any vision can follow: blue,
// orange, bluish green, reddish purple, sky blue, vermillion, yellow and black.

// Light returns the colours of the light theme, and of paper.
func Light() [Count]Colour {
	return [Count]Colour{
		{0x0072B2, 0xFFFFFF},
		{0xAA7400, 0x0A0C0E},
		{0x00815D, 0xFFFFFF},
		{0xB76392, 0x0A0C0E},
		{0x2F86B6, 0x0A0C0E},
		{0xBB5200, 0xFFFFFF},
		{0x89810E, 0x0A0C0E},
		{0x33333A, 0xFFFFFF},
	}
}

// Dark returns the colours of the dark theme.
func Dark() [Count]Colour {
	return inked(0x14181B, 0x4B9BD5, 0xE69F00, 0x1FB58C, 0xCC79A7, 0x8CCDF2, 0xE8743A, 0xF0E442, 0xD8D8D8)
}

// Contrast returns the colours of high contrast.
func Contrast() [Count]Colour {
	return inked(0x000000, 0x56A8E8, 0xE69F00, 0x1FC899, 0xE08FBE, 0x9AD8FA, 0xFF8040, 0xF0E442, 0xFFFFFF)
}

func inked(ink uint32, grounds ...uint32) (all [Count]Colour) {
	for i, ground := range grounds {
		all[i] = Colour{ground, ink}
	}
	return all
}

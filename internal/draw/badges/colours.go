package badges

// Colors returns the colours of badges, as 0xRRGGBB: the same in every theme, on
// charts and on paper. They have the hues of Okabe and Ito, which people with any
// vision can tell apart: blue, orange, bluish green, reddish purple, sky blue,
// vermillion, yellow and black. All are about equally dark: light and dark cats stand out
// from them, and they from light and from dark grounds.
func Colors() [Count]uint32 {
	return [Count]uint32{0x1F75CD, 0x9C6C00, 0x008560, 0xAF5399, 0x257E9D, 0xC05500, 0x7D7700, 0x73737B}
}

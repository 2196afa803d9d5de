// Package widgets holds the parts every screen is made of: things to tap, to
// type into, to arrange and to page through.
//
// It knows nothing of cards, people or games. A widget is told what to show
// and calls back when something was asked of it; looks come from the theme by
// the names in names.go, so no widget holds a colour or a size of its own.
//
// Anything that can be tapped is built on [Pressable]. Anything whose height
// depends on its width answers [HeightFor].
package widgets

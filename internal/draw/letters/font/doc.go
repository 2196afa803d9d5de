// Package font has the font that Tabby writes in, on the screen, in pictures and on
// paper.
package font

// Package font has the font of Tabby, for the screen, pictures and paper.
package font

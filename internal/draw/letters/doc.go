// Package letters sets lines of text in every script. It writes with a font of its own, and
// takes letters that are missing in that font from the fonts of the system; in a browser,
// whose fonts a program cannot read, the browser draws the line. It writes letters that no
// font has in Latin ones.
package letters

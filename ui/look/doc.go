// Package look is what Tabby looks like: its theme and palettes.
package look

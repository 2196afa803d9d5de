// Package look holds the theme and its palettes.
package look

//go:build nodeck

package ui

import "tabby/ui/frame"

// hasDeck is whether there is a virtual deck.
const hasDeck = false

// newVirtual returns nothing: this build has no virtual deck.
func newVirtual(*frame.Frame) virtual { return virtual{} }

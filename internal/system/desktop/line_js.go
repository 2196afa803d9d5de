package desktop

import "tabby/internal/words"

// A line is how other devices reach this computer: none reaches a browser.
type line struct{}

// pagesAt returns "": the page itself knows where it is found.
func (*Store) pagesAt() string { return "" }

// hangUp has nothing to end.
func (*Store) hangUp() {}

// begin has no network.
func (*line) begin() {}

// speak has no pages to say anything on.
func (*line) speak(words.Server) {}

package desktop

import "tabby/internal/words"

// A line is how other devices reach this computer: none reaches a browser, but the page knows where it is found.
type line struct{ pagesAt func() string }

// SetPagesAt sets what returns where other devices find this page, or "" if they cannot.
func (s *Store) SetPagesAt(at func() string) { s.line.pagesAt = at }

// pagesAt returns where other devices find this page, or "".
func (s *Store) pagesAt() string { return s.line.pagesAt() }

// hangUp has nothing to end.
func (*Store) hangUp() {}

// begin has no network.
func (*line) begin() {}

// speak has no pages to say anything on.
func (*line) speak(words.Server) {}

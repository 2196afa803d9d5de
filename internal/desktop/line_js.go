package desktop

// A line is how other devices reach this computer: none reaches a browser.
type line struct{}

// hangUp has nothing to end.
func (*Store) hangUp() {}

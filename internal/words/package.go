package words

// Package is what the system says of Tabby, in its menu and where programs are chosen.
type Package struct {
	Kind        string // what kind of program it is: "Score Sheet"
	Summary     string // what it does, in one line
	Keywords    string // by which people look for it, with commas
	Description string
	Points      [5]string // what it can do
}

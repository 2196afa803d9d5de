package history

// A State is whether a game is over, as of its last entry. The zero State is
// any but unplayed. A game that ended without a round is listed only if the filter
// names its state or its id.
type State string

// The states of a game.
const (
	Running  State = "running"
	Over     State = "over"
	Unplayed State = "unplayed"
	Newer    State = "newer" // a newer Tabby wrote it
	Any      State = "any"   // all of these
)

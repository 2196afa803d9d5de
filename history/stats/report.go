package stats

import "tabby/history/rating"

// A Report is the result of a count.
type Report struct {
	Games      int `json:"games"`      // counted: over, not left out, of the wanted kind
	Unfinished int `json:"unfinished"` // not counted, as they are not over
	// Provisional is how many are not counted as a score is missing.
	Provisional int       `json:"provisional,omitempty"`
	LeftOut     int       `json:"left_out"`       // not counted, as the table wants it
	Coached     int       `json:"coached"`        // played with the coach: apart, unless they are wanted
	Rounds      int       `json:"rounds"`         // that count, of all games counted
	People      []Line    `json:"people"`         // who wins most, first
	Variants    []Variant `json:"variants"`       // which is played most, first
	Pairs       []Pair    `json:"pairs"`          // who met most, first
	Form        []Point   `json:"form,omitempty"` // of the person followed, game by game, the oldest first
}

// A Point is one game of the person followed.
type Point struct {
	Game    string        `json:"game"`
	Day     string        `json:"day"`
	Place   int           `json:"place"`
	Players int           `json:"players"` // who were ranked
	Total   int           `json:"total"`
	Won     bool          `json:"won,omitempty"`
	Rating  rating.Rating `json:"rating"` // after the game
}

// A Line is what one person did.
type Line struct {
	Person string `json:"person,omitempty"` // id, or "" for somebody known by name alone
	Name   string `json:"name"`
	// Retired means that they do not play any more. A count leaves it to others.
	Retired bool `json:"retired,omitempty"`

	Games  int     `json:"games"`  // ranked, that is not left
	Left   int     `json:"left"`   // games left before the end
	Wins   int     `json:"wins"`   // shared ones included
	Shares float64 `json:"shares"` // wins, a shared one as its part
	Places []int   `json:"places"` // how often first, second, …; equals share the better place

	Rounds     int     `json:"rounds"`
	Average    float64 `json:"average_round"`
	AverageEnd float64 `json:"average_total"` // at the end of a game
	Place      float64 `json:"average_place"`
	Best       Moment  `json:"best_round"`
	Worst      Moment  `json:"worst_round"`
	Lowest     Moment  `json:"best_total"`
	Highest    Moment  `json:"worst_total"`

	Calls     int     `json:"calls"`
	CallsWon  int     `json:"calls_won"`
	CallsLost int     `json:"calls_lost"`
	CallHand  float64 `json:"average_call"` // the hand when calling

	Streak   int    `json:"streak"` // games won in a row, up to now
	Longest  int    `json:"longest_streak"`
	Drought  int    `json:"longest_drought"`  // games in a row without a win
	Escape   Moment `json:"narrowest_escape"` // the fewest points left under the limit
	Comeback Moment `json:"comeback"`         // the most points behind, and won

	Rating rating.Rating `json:"rating"`

	Histogram [Bins]int `json:"histogram"` // rounds by points, the last bin for all beyond
}

// Bins is the number of bins in a histogram of points.
const Bins = 51

// A Moment is a number and where it was. Game is "" where there is none.
type Moment struct {
	Points int    `json:"points"`
	Game   string `json:"game,omitempty"`
}

// A Variant is what was played.
type Variant struct {
	Variant string  `json:"variant"`
	Games   int     `json:"games"`
	Rounds  int     `json:"rounds"`
	Players int     `json:"players"` // of all games together
	Average float64 `json:"average_round"`
	Lowest  Moment  `json:"lowest_total"`
}

// A Pair is how two people who met did against each other. Persons are indexes
// into the people of the report; A comes before B there.
type Pair struct {
	A     int `json:"a"`
	B     int `json:"b"`
	Games int `json:"games"`
	Ahead int `json:"ahead"` // A had the better place
	Level int `json:"level"`
}

// Behind returns in how many games B had the better place.
func (p Pair) Behind() int { return p.Games - p.Ahead - p.Level }

// Matrix returns the pairs as a table: row and column are people of the report,
// each cell as the one in the row sees it. Who never met has the zero Pair.
func (r Report) Matrix() [][]Pair {
	all := make([][]Pair, len(r.People))
	for i := range all {
		all[i] = make([]Pair, len(r.People))
	}
	for _, p := range r.Pairs {
		all[p.A][p.B] = p
		all[p.B][p.A] = Pair{A: p.B, B: p.A, Games: p.Games, Ahead: p.Behind(), Level: p.Level}
	}
	return all
}

func least(m *Moment, points int, game string) {
	if m.Game == "" || points < m.Points {
		*m = Moment{points, game}
	}
}

func most(m *Moment, points int, game string) {
	if m.Game == "" || points > m.Points {
		*m = Moment{points, game}
	}
}

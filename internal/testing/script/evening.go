package script

import (
	"strconv"
	"strings"

	"tabby/engine"
)

// family are those who play, in the order of their seats.
var family = []string{"Ann", "Ben", "Cy", "Dee"}

// A row is a round as it is typed: points by seat, and who called.
type row struct {
	points []int
	caller int
}

// rows are the rounds of the evening's first game.
var rows = []row{
	{[]int{5, 16, 7, 24}, 0},
	{[]int{9, 12, 30, 8}, 3},
	{[]int{17, 4, 11, 6}, 1},
	{[]int{6, 25, 18, 9}, 0},
	{[]int{14, 7, 5, 20}, 2},
	{[]int{8, 10, 21, 7}, 3},
}

// Evening plays an evening: the [Sheet], a [Photo] if the face offers the files of a folder, and a round with the
// virtual deck.
func Evening(p Player, folder string) {
	p.Helper()
	Sheet(p)
	if folder != "" {
		Photo(p, folder)
	}
	Deals(p, engine.Variants()[0])
}

// Sheet plays a first start and a game of four on the sheet of the first game there is: six rounds,
// a correction that is taken back, the rules of the power cards, the end, the story and the share.
func Sheet(p Player) {
	p.Helper()
	p.begin()
	for i, r := range rows {
		p.round(i+1, r)
	}
	p.corrects()
	p.takesBack()
	game := engine.Variants()[0]
	p.looksUp(game)
	p.ends()
	p.shares(game)
}

// Hosts pauses the guests of a game that goes on, and begins another of the same people while they are there. A
// test brings what a guest does: join as Ann, find the table paused, type again, and follow to the next game.
func Hosts(p Player, join, waits, types, follows func()) {
	p.Helper()
	p.Press("Go on")
	p.Press("More", "Let others in", "More")
	join()
	p.Hear("Plays as Ann · here")
	p.Press("Pause, …", "Back to the sheet")
	p.Hear("Guests are paused.")
	waits()
	p.Press("More", "Guests", "More", "Pause, …", "Back to the sheet")
	p.Hear("1 guest here.")
	types()
	p.Keys(Escape)
	p.again()
	follows()
	p.Keys(Escape)
	p.On("Tabby")
}

// again begins a game of those who played last.
func (p Player) again() {
	p.Helper()
	p.On("Tabby")
	p.Keys("n")
	p.Hear("Who plays")
	p.Press("Start")
	p.Hear("Enter round 1")
}

// Deals plays a round of each game with the virtual deck, once the [Sheet] was kept.
func Deals(p Player, games ...engine.Rules) {
	p.Helper()
	last := engine.Variants()[0]
	for _, game := range games {
		p.deals(last, game)
		last = game
	}
}

// begin begins the first game.
func (p Player) begin() {
	p.Helper()
	p.On("Tabby")
	p.Hear("Welcome to the table")
	p.Keys("n")
	p.Hear("Who plays")
	for _, name := range family {
		p.Fill("Add a name", name)
		p.Press("Add")
		p.Hear(name)
	}
	p.Press("Start")
	p.Hear("Enter round 1")
}

// round types a round, the odd ones by keys and the others by names.
func (p Player) round(n int, r row) {
	p.Helper()
	press, call := p.Press, func(name string) { p.Press(name + " called") }
	if n%2 == 1 {
		press = func(names ...string) { p.Keys(names...) }
		call = func(string) { p.Keys("k") }
		p.Keys("n")
	} else {
		p.Press("Enter round " + strconv.Itoa(n))
	}
	for i, points := range r.points {
		p.On(family[i] + ", total …")
		if i == r.caller {
			call(family[i])
		}
		press(strings.Split(strconv.Itoa(points), "")...)
	}
	if n%2 == 1 {
		p.Keys(Enter)
	} else {
		p.Press("Write it down")
	}
	p.Hear("Enter round " + strconv.Itoa(n+1))
}

// corrects corrects a score, and hears it.
func (p Player) corrects() {
	p.Helper()
	p.Press("12, Ben, round 2")
	p.Press("9")
	p.Press("Correct it")
	p.Hear("Ben has 71, not 74.", "9, Ben, round 2")
}

// takesBack takes the correction back.
func (p Player) takesBack() {
	p.Helper()
	p.Keys(Undo)
	p.Hear("Ben has 74, not 71.", "12, Ben, round 2")
}

// looksUp reads the rule of each power card of a game.
func (p Player) looksUp(game engine.Rules) {
	p.Helper()
	p.Keys("h")
	for _, f := range powers(game) {
		p.Press(f.Name + "…")
		p.On(f.Name)
		p.Hear("Where does this come from?")
		p.Keys(Escape)
		p.On("Rules")
	}
	p.Keys(Escape)
	p.On(game.Name)
}

// ends ends the game, and hears its story.
func (p Player) ends() {
	p.Helper()
	p.Press("More", "Ending and house rules", "End the game now", "End it")
	p.Hear("Ann won, always ahead")
	p.Press("Looking back")
	p.Hear("Ann won with 59 after 6 rounds")
}

// shares copies what the game came to.
func (p Player) shares(game engine.Rules) {
	p.Helper()
	p.Press("Share", "More", "Copy as text")
	p.Hear("Copied")
	for _, page := range []string{"Looking back", game.Name, "Tabby"} {
		p.Keys(Escape)
		p.On(page)
	}
}

package round

import (
	"slices"

	"tabby/engine"
	"tabby/scoring"
	"tabby/ui/words"
)

// A View is the table as one player may see it, and what they can do.
type View struct {
	Title    string                 // which round it is
	Last     string                 // who called, and how many turns are left; "" before that
	Hint     string                 // what can be done now
	News     []string               // what other players have done since
	Revealed bool                   // the cards are turned up
	Lines    []Line                 // the others clockwise, then one's own
	Draw     Pile                   // the draw pile
	Discard  Pile                   // the discard pile
	Held     *Face                  // the card in hand, or nil
	Buttons  []Button               // what can be done without a card, in their order
	Drags    map[Drag][]engine.Move // the moves that each possible drag plays
	Snappers []Snapper              // who may match the top discard at the device that goes round
}

// A Face is a card face up, or its back.
type Face struct {
	Face engine.Face
	Back bool
}

// faceOf returns a card of a pack, or its back if it is hidden.
func faceOf(p *engine.Pack, c engine.Card) Face {
	if c >= engine.NoCard {
		return Face{Back: true}
	}
	return Face{Face: p.Deck[c]}
}

// A Pile is a pile of cards.
type Pile struct {
	Card  Face // on top, if Count is not 0
	Count int
	Taps  bool // a tap plays a move
}

// A Line is a player's line.
type Line struct {
	Player scoring.Player
	Name   string
	Level  string // how well the computer plays, or "" for a person
	Note   string // whose turn it is, who called
	Turn   bool
	Cards  []Slot // from left to right
	Won    bool
	Points string // once the cards are turned up
}

// A Slot is a card of a line.
type Slot struct {
	Spot     engine.Spot
	Card     Face
	Taps     bool // a tap plays a move or chooses the card
	Selected bool
	Shown    bool   // face up for a moment
	Note     string // that it was chosen, or where all players saw it come from
}

// The notes on cards.
const (
	NoteChosen  = "chosen"
	NoteDrawn   = "drawn"
	NoteTaken   = "taken"
	NotePenalty = "penalty"
)

// ViewOf returns what the player of a chair may see. The round must have been dealt.
func ViewOf(d *Desk, s scoring.Sheet, at Chair) View {
	p := perspectiveOf(d, s, at)
	v := View{
		Title: words.RoundTitle(s), Last: p.last(), Hint: p.hint(), News: p.news(), Revealed: p.revealed(),
		Lines: p.lines(), Held: p.held(), Buttons: p.buttons(), Drags: p.drags(),
	}
	v.Draw, v.Discard = p.piles()
	if p.at.Choose != engine.Snap && len(at.Shown) == 0 {
		v.Snappers = d.Snappers()
	}
	return v
}

// maxNews is how many moves of other players are described at most.
const maxNews = 3

// news describes what other players have done since the player of the chair moved,
// or only the last move if all players see the screen.
func (p *perspective) news() []string {
	n, most := Narrator{p.name, p.sheet.Ruleset.Rules.Call}, maxNews
	if p.at.Public {
		most = 1
	}
	var all []string
	for _, m := range slices.Backward(p.desk.Past()) {
		if m.Seat == p.at.Seat && p.at.Viewer() != engine.Nobody || len(all) == most {
			break
		}
		if text := n.Describe(m); text != "" {
			all = append(all, text)
		}
	}
	slices.Reverse(all)
	return all
}

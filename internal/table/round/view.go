package round

import (
	"encoding/json"
	"maps"
	"slices"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/scoring"
)

// A View is the state of the round as one player may see it, and what that player can do. Programs that
// are guests get it as JSON.
type View struct {
	At       int             `json:"at"`               // how many moves were made
	Over     bool            `json:"over,omitempty"`   // the round can be written down
	Moves    []engine.Move   `json:"moves,omitempty"`  // the moves that may be played now, for programs; the window does not use them
	Title    string          `json:"title,omitempty"`  // which round it is
	Caller   *scoring.Player `json:"caller,omitempty"` // who called; nil before that
	Last     string          `json:"last,omitempty"`   // who called, and who still has a last turn; "" before that
	Left     string          `json:"-"`                // how many turns are left, in short; "" before that
	Hint     string          `json:"hint,omitempty"`   // what can be done now
	News     []string        `json:"news,omitempty"`   // what other players have done since
	Revealed bool            `json:"revealed,omitempty"`
	Lines    []Line          `json:"lines"` // the lines of the others clockwise, and then the player's own
	Draw     Pile            `json:"draw"`
	Discard  Pile            `json:"discard"`
	Held     *Face           `json:"held,omitempty"`    // the drawn card, or nil
	Buttons  []Button        `json:"buttons,omitempty"` // the actions without a card, in order
	Drags    []Drag          `json:"drags,omitempty"`   // what can be dragged where
	Travels  []Travel        `json:"-"`                 // the cards that the last move has moved
	Snappers []Snapper       `json:"-"`                 // who may match the top discard at the device that is passed around
}

// A Face is a card face up, or its back. As JSON it is the code of the card, or "".
type Face struct {
	Face engine.Face
	Back bool
}

// Open returns the face of a card that lies face up, or nil.
func (f Face) Open() *engine.Face {
	if f.Back {
		return nil
	}
	return &f.Face
}

// MarshalJSON writes the code of a card that lies face up.
func (f Face) MarshalJSON() ([]byte, error) {
	if f.Back {
		return []byte(`""`), nil
	}
	return json.Marshal(f.Face.Code)
}

// UnmarshalJSON reads only the code of the face.
func (f *Face) UnmarshalJSON(data []byte) error {
	*f = Face{}
	err := json.Unmarshal(data, &f.Face.Code)
	f.Back = f.Face.Code == ""
	return err
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
	Card  Face `json:"card"` // on top, if Count is not 0
	Count int  `json:"count"`
	Taps  bool `json:"taps,omitempty"` // a tap plays a move
}

// A Line is a player's line.
type Line struct {
	Player scoring.Player `json:"player"`
	Name   string         `json:"name"`
	Level  string         `json:"level,omitempty"`  // the level of the computer, or "" for a person
	Temper string         `json:"temper,omitempty"` // the same, whatever the language
	Note   string         `json:"note,omitempty"`   // whose turn it is, who called
	Turn   bool           `json:"turn,omitempty"`
	Cards  []Slot         `json:"cards"`          // from left to right, and row by row
	Rows   int            `json:"rows,omitempty"` // the number of rows; 0 means one
	Most   int            `json:"most"`           // cards that the line has had in this round
	Won    bool           `json:"won,omitempty"`
	Points string         `json:"points,omitempty"` // once the cards are turned up
}

// A Slot is a card of a line.
type Slot struct {
	Spot     engine.Spot `json:"spot"`
	Card     Face        `json:"card"`
	Taps     bool        `json:"taps,omitempty"` // a tap plays a move or chooses the card
	Selected bool        `json:"chosen,omitempty"`
	Shown    bool        `json:"shown,omitempty"` // face up for a moment
	Note     string      `json:"note,omitempty"`  // a note: it was chosen, or where all players saw it come from; see [NoteName]
	Advice   string      `json:"-"`               // a note of the coach, which replaces the other one
}

// The notes on cards, whatever the language.
const (
	NoteChosen  = "chosen"
	NoteDrawn   = "drawn"
	NoteTaken   = "taken"
	NotePenalty = "penalty"
)

// NoteName returns the name of a note in a language.
func NoteName(w *words.Language, note string) string {
	return map[string]string{NoteChosen: w.Play.Chosen, NoteDrawn: w.Play.Drawn, NoteTaken: w.Play.Taken, NotePenalty: w.Play.Penalty}[note]
}

// ViewOf returns what the player of a chair may see, in a language. The round must have been
// dealt.
func ViewOf(w *words.Language, d *Desk, s scoring.Sheet, at Chair) View {
	p := perspectiveOf(d, s, at)
	p.words = w
	v := View{
		At: len(d.Past()), Over: p.view.Phase() == engine.Over,
		Title: w.Table.RoundTitle(s), Caller: p.caller(), Last: p.last(), Left: p.left(), Hint: p.hint(), News: p.news(), Revealed: p.revealed(),
		Lines: p.lines(), Held: p.held(), Buttons: p.buttons(), Drags: slices.SortedFunc(maps.Keys(p.drags()), Drag.compare),
	}
	v.Draw, v.Discard = p.piles()
	if v.At > 0 {
		v.Travels = d.Past()[v.At-1].Travels()
	}
	if p.at.Choose != engine.Snap && len(at.Shown) == 0 {
		v.Snappers = d.snappers()
	}
	return v
}

// Standing returns a text about the state of the round, without anything that only one player may know.
func (v View) Standing(w *words.Language) string {
	if v.Over {
		return v.Ended(w)
	}
	discard := w.Play.PileSpoken(w.Play.DiscardPile, v.Discard.Count, v.Discard.Card.Open())
	return w.Text(v.Last, w.Sentence(discard), v.Hint)
}

// Ended returns a text that says who won the round and how many points everybody has.
func (v View) Ended(w *words.Language) string {
	var all []words.CountedLine
	for _, l := range v.Lines {
		said := l.Won || v.Caller != nil && *v.Caller == l.Player // by the prompt
		all = append(all, words.CountedLine{Name: l.Name, Points: l.Points, Said: said})
	}
	return w.Play.RoundSpoken(v.Hint, all)
}

// maxNews is the maximum number of moves of other players that are described.
const maxNews = 3

// news returns descriptions of what other players have done since the last move of the chair's
// player, or only of the last move if all players see the screen.
func (p *perspective) news() []string {
	n, most := narrator{p.words, p.name, p.words.Rules.In(p.sheet.Ruleset.Rules).Call}, maxNews
	if p.at.Public {
		most = 1
	}
	var all []string
	for _, m := range slices.Backward(p.desk.Past()) {
		if m.Seat == p.at.Seat && p.at.Viewer() != engine.Nobody || len(all) == most {
			break
		}
		if text := n.describe(m); text != "" {
			all = append(all, text)
		}
	}
	slices.Reverse(all)
	return all
}

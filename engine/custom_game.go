package engine

import (
	"bytes"
	"crypto/sha256"
	"encoding/base32"
	"encoding/json"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// ownVersion is the version of the format of custom games that this program supports.
const ownVersion = 1

// ownPrefix is the beginning of the variant of every custom game.
const ownPrefix = "own-"

// A CustomGame is a game that people define in a form: the facts of a game for which Tabby keeps score but does
// not deal. It is plain data, and part of every game that is played by it. A missing field
// has its default. For values that are words, the zero value is the default.
type CustomGame struct {
	Version int    `json:"tabby_game"`     // 1; increased only if an old field changes its meaning
	ID      string `json:"id,omitempty"`   // computed from everything except the name and the note
	Name    string `json:"name,omitempty"` // 1 to 40 characters
	Word    string `json:"word,omitempty"` // the word that a player calls to end a round, 1 to 40 characters

	Wide bool `json:"wide,omitempty"` // has larger numbers than older programs allow; see [CustomGame.Canonical]

	Players   Pair        `json:"players"`              // the fewest and the most, 2 to 10
	Wins      string      `json:"wins,omitempty"`       // "lowest", "highest" or [OwnWinsRounds]
	Caller    string      `json:"caller,omitempty"`     // "may", "must" or "no"
	Changes   bool        `json:"changes,omitempty"`    // a hand may shrink and grow
	TieBreaks []string    `json:"tie_breaks,omitempty"` // "fewer_cards", "caller"
	Deck      *OwnDeck    `json:"deck,omitempty"`
	Hand      []int       `json:"hand,omitempty"`  // how many cards a hand can have
	Grid      *Pair       `json:"grid,omitempty"`  // rows and columns
	Score     *Pair       `json:"score,omitempty"` // the least and the most points of a round
	Special   *OwnSpecial `json:"special,omitempty"`
	House     House       `json:"house,omitempty"` // the house rules that differ from the defaults
	Note      string      `json:"note,omitempty"`  // the rules of the table in its own words, at most 2,000 characters
}

// A Pair is two numbers, in JSON a list of two.
type Pair [2]int

// UnmarshalJSON reads a list of exactly two whole numbers.
func (p *Pair) UnmarshalJSON(data []byte) error {
	var all []int
	if err := json.Unmarshal(data, &all); err != nil || len(all) != len(p) {
		return ErrGameValue
	}
	*p = Pair(all)
	return nil
}

// An OwnSpecial is the special hand of a custom game.
type OwnSpecial struct {
	Name   string   `json:"name"`             // 1 to 40 characters
	Cards  []string `json:"cards,omitempty"`  // by code, in any order
	Own    int      `json:"own"`              // what it counts
	Others *int     `json:"others,omitempty"` // the points of everybody else then, or nil
}

// An OwnDeck is the deck of a custom game: the name of a well-known deck, or a list of cards.
type OwnDeck struct {
	Name  string    // "standard52", "standard54", "standard104", "standard108", or "" for Cards
	Cards []OwnCard // the cards, unless the deck is a well-known one
}

// An OwnCard is a card of a custom deck, in JSON the list of its code, points and copies.
type OwnCard struct {
	Code           string // 1 to 8 letters or digits, with a hyphen before them for a minus sign
	Points, Copies int
}

// MarshalJSON writes the name or the list of cards.
func (d OwnDeck) MarshalJSON() ([]byte, error) {
	if d.Name != "" {
		return json.Marshal(d.Name)
	}
	return json.Marshal(slices.Concat([]OwnCard{}, d.Cards))
}

// UnmarshalJSON reads a name or a list of cards.
func (d *OwnDeck) UnmarshalJSON(data []byte) error {
	*d = OwnDeck{}
	if json.Unmarshal(data, &d.Name) == nil {
		return nil
	}
	return json.Unmarshal(data, &d.Cards)
}

// MarshalJSON writes the list of code, points and copies.
func (c OwnCard) MarshalJSON() ([]byte, error) {
	return json.Marshal([]any{c.Code, c.Points, c.Copies})
}

// UnmarshalJSON reads a list of exactly code, points and copies.
func (c *OwnCard) UnmarshalJSON(data []byte) error {
	parts, into := []json.RawMessage(nil), []any{&c.Code, &c.Points, &c.Copies}
	if err := json.Unmarshal(data, &parts); err != nil || len(parts) != len(into) {
		return ErrGameValue
	}
	for i, part := range parts {
		if err := strictly(part, into[i]); err != nil {
			return err
		}
	}
	return nil
}

// fields returns pointers to all fields, by their names in JSON.
func (g *CustomGame) fields() map[string]any {
	return map[string]any{
		"tabby_game": &g.Version, "id": &g.ID, "name": &g.Name, "word": &g.Word, "wide": &g.Wide, "players": &g.Players, "wins": &g.Wins,
		"caller": &g.Caller, "changes": &g.Changes, "tie_breaks": &g.TieBreaks, "deck": &g.Deck, "hand": &g.Hand,
		"grid": &g.Grid, "score": &g.Score, "special": &g.Special, "house": &g.House, "note": &g.Note,
	}
}

// ParseCustomGame parses a custom game for an import, and checks that it can be played. The error
// is that of [ReadCustomGame] or of [CustomGame.CheckNew].
func ParseCustomGame(data []byte) (CustomGame, error) {
	g, err := ReadCustomGame(data)
	if err != nil {
		return g, err
	}
	return g, g.CheckNew()
}

// ReadCustomGame parses a stored custom game, and checks that its score can be computed. The
// error is that of [CustomGame.UnmarshalJSON] or of [CustomGame.Rules].
func ReadCustomGame(data []byte) (CustomGame, error) {
	var g CustomGame
	if err := json.Unmarshal(data, &g); err != nil {
		if r, ok := err.(Refusal); ok {
			return CustomGame{}, r
		}
		return CustomGame{}, Refusal{Reason: ErrGameValue, Field: "tabby_game"} // it is no JSON
	}
	_, err := g.Rules()
	return g, err
}

// UnmarshalJSON reads the fields of a game, and checks only that there are no others and that
// each has the right type. The error is a [Refusal] that wraps [ErrNewerGame] if the form is
// newer, or else [ErrRules]; it names the field.
func (g *CustomGame) UnmarshalJSON(data []byte) error {
	var raw map[string]json.RawMessage
	if json.Unmarshal(data, &raw) != nil || raw == nil {
		return Refusal{Reason: ErrGameValue, Field: "tabby_game"}
	}
	var read CustomGame
	if version := raw["tabby_game"]; version != nil && json.Unmarshal(version, &read.Version) == nil && read.Version > ownVersion {
		return Refusal{Reason: ErrNewerGame, Field: "tabby_game", Count: read.Version}
	}
	if err := readFields(raw, read.fields()); err != nil {
		return err
	}
	*g = read
	return nil
}

// UnmarshalJSON reads the fields of a special hand, and refuses others. Others may be null.
func (s *OwnSpecial) UnmarshalJSON(data []byte) error {
	var raw map[string]json.RawMessage
	if err := json.Unmarshal(data, &raw); err != nil {
		return err
	}
	if string(raw["others"]) == "null" {
		delete(raw, "others")
	}
	*s = OwnSpecial{}
	return readFields(raw, map[string]any{"name": &s.Name, "cards": &s.Cards, "own": &s.Own, "others": &s.Others})
}

// readFields parses each field. The error names the first field that is unknown or has
// the wrong type.
func readFields(raw map[string]json.RawMessage, into map[string]any) error {
	for _, name := range slices.Sorted(maps.Keys(raw)) {
		field, known := into[name]
		if !known {
			return Refusal{Reason: ErrGameField, Field: name}
		}
		err := strictly(raw[name], field)
		if r, is := err.(Refusal); is && r.Reason == ErrGameField {
			return r
		}
		if err != nil {
			return Refusal{Reason: ErrGameValue, Field: name}
		}
	}
	return nil
}

// strictly parses a value, and returns an error for null and for anything after the value.
func strictly(data []byte, into any) error {
	if string(data) == "null" {
		return ErrGameValue
	}
	d := json.NewDecoder(bytes.NewReader(data))
	if err := d.Decode(into); err != nil {
		return err
	}
	if _, err := d.Token(); err != io.EOF {
		return ErrGameValue
	}
	return nil
}

// Canonical returns the game in the form in which it is stored: with its ID, and without fields
// that have their default. The ID depends only on the facts, and not on the name. If a number is
// larger than older programs allow, Wide is set: older programs do not know that field, and
// store the game like one of a newer program.
func (g CustomGame) Canonical() CustomGame {
	g = g.counted()
	g.Version, g.Wide = ownVersion, g.isWide()
	if g.Wins == ownLowest {
		g.Wins = ""
	}
	if g.Caller == ownMay {
		g.Caller = ""
	}
	g.Hand = slices.Compact(slices.Sorted(slices.Values(g.Hand)))
	usual := g.facts(nil)
	g.House = maps.Clone(g.House)
	maps.DeleteFunc(g.House, func(key Key, value Value) bool {
		same, offered := usual.Offers(key)
		return offered && value == same
	})
	if len(g.House) == 0 {
		g.House = nil
	}
	g.ID = g.content()
	return g
}

// content returns the ID, computed from the facts.
func (g CustomGame) content() string {
	g.ID, g.Name, g.Note = "", "", ""
	sum := sha256.Sum256(g.compact())
	return strings.ToLower(base32.StdEncoding.EncodeToString(sum[:10]))
}

// compact returns the game as JSON without spaces.
func (g CustomGame) compact() []byte {
	text, err := json.Marshal(g)
	if err != nil {
		panic(err) // it consists of texts and numbers
	}
	return text
}

// isWide reports whether the game has a number, or a number of falls, that was not possible before Wide.
func (g CustomGame) isWide() bool {
	usual := Range{-UsualScore, UsualScore}
	if g.Score != nil && !(usual.Has(g.Score[0]) && usual.Has(g.Score[1])) {
		return true
	}
	for key, value := range g.House {
		if rule := key.Rule(); rule.Check(value) != nil && rule.Widened().Check(value) == nil {
			return true
		}
	}
	return false
}

// CheckNew returns why a game cannot be created, changed or imported, or nil. It refuses
// everything that [CustomGame.Rules] refuses, and also facts that Rules accepts only
// because older games have them. The error is a [Refusal] that wraps [ErrRules] or
// [ErrNewerGame].
func (g CustomGame) CheckNew() error {
	r, err := g.Rules()
	if err != nil {
		return err
	}
	if !(Range{0, ownVersion}).Has(g.Version) {
		return Refusal{Reason: ErrGameValue, Field: "tabby_game", Count: g.Version}
	}
	for _, d := range r.Decks {
		if s := r.counted(d.Deck); r.Bounds != (Range{}) && (s.Min < r.Bounds.Min || s.Max > r.Bounds.Max) {
			return Refusal{Reason: ErrGameValue, Field: "score", Count: s.Max, Allowed: r.Bounds}
		}
	}
	for _, text := range g.names() {
		if strings.ContainsAny(text.is, "\u2028\u2029") { // ends a line
			return Refusal{Reason: ErrGameText, Field: text.field, Count: utf8.RuneCountInString(text.is), Allowed: Range{1, mostOwnName}}
		}
	}
	return nil
}

// Variant returns the variant of games with these rules. Statistics combine games of the same variant.
func (g CustomGame) Variant() string { return ownPrefix + g.ID }

// CustomGameLike returns a custom game with the facts of a game that is not dealt, including house rules, and
// without an ID, for people to change.
func CustomGameLike(t Ruleset) CustomGame {
	r := t.Rules
	g := CustomGame{
		Version: ownVersion, Name: r.Name, Word: r.Call, Players: Pair{r.Players.Min, r.Players.Max},
		Wins: ownWord(ownWins, ownWinner{r.HighestWins, r.NoPoints}), Caller: ownWord(ownCalling, r.Calling), Changes: r.LineChanges, House: House{},
	}
	if note := strings.Join(r.Note, "\n"); FitsNote(note) {
		g.Note = note
	}
	for _, by := range r.TieBreaks {
		g.TieBreaks = append(g.TieBreaks, ownWord(ownTieBreaks, by))
	}
	if s := r.Special; s != nil {
		g.Special = &OwnSpecial{Name: s.Name, Cards: s.Cards, Own: s.Own, Others: s.Others}
	}
	for _, o := range r.House {
		g.House[o.Key] = t.Value(o.Key)
	}
	g.likeCards(t)
	house, offered := House{}, g.facts(nil)
	for k, v := range g.House {
		if _, ok := offered.Offers(k); ok {
			house[k] = v
		}
	}
	g.House = house
	return g
}

// FitsNote reports whether a text is short enough for the note of a custom game.
func FitsNote(text string) bool { return utf8.RuneCountInString(text) <= mostOwnNote }

func ownWord[V comparable](words map[string]V, value V) string {
	for word, v := range words {
		if v == value {
			return word
		}
	}
	return ""
}

// likeCards sets the cards to those of t with their points, or the range of points if t has no
// cards.
func (g *CustomGame) likeCards(t Ruleset) {
	r := t.Rules
	if len(r.Decks) == 0 {
		if r.Bounds != (Range{-UsualScore, UsualScore}) {
			g.Score = &Pair{r.Bounds.Min, r.Bounds.Max}
		}
		return
	}
	g.Hand = slices.Clone(r.sizes())
	if r.Grid.Rows > 0 {
		g.Grid = &Pair{r.Grid.Rows, r.Grid.Columns}
	}
	deck := t.Deck()
	named := OwnDeck{Name: "standard" + strconv.Itoa(deck.Size())}
	if points, same := deck.standard(named.cards()); same {
		g.Deck, g.House[CardPoints] = &named, points
		return
	}
	g.Deck, g.House[CardPoints] = &OwnDeck{}, None
	for _, f := range deck {
		g.Deck.Cards = append(g.Deck.Cards, OwnCard{f.Code, f.Points, f.Copies})
	}
}

// standard reports whether the deck has the same cards as another, and returns those
// with other points.
func (d Deck) standard(other Deck) (points Value, same bool) {
	if len(d) != len(other) {
		return None, false
	}
	count := map[string]int{}
	for _, f := range d {
		o, err := other.Face(f.Code)
		if err != nil || o.Copies != f.Copies {
			return None, false
		}
		if o.Points != f.Points {
			names := f.named()
			count[names[min(1, len(names)-1)]] = f.Points // by rank and colour
		}
	}
	var list []string
	for _, f := range d {
		names := f.named()
		name := names[min(1, len(names)-1)]
		if n, differs := count[name]; differs {
			list = append(list, name+"="+strconv.Itoa(n))
			delete(count, name)
		}
	}
	if list == nil {
		return None, true
	}
	return Value(strings.Join(list, ",")), true
}

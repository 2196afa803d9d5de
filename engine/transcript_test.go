package engine_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/golden"
	"tabby/internal/testing/must"
)

// A transcript is a round that a person can read: testdata/rounds/*.txt. Lines
// that begin with = are the machine's; UPDATE=1 rewrites them. The others:
//
//	# anything
//	variant recall           house snap_penalty 2
//	Ann 7C 9D KH 2S          a player's line, clockwise
//	draw 5C 3H               the draw pile, top first
//	discard 2H               the discard pile, top last
//	turn Ben                 who begins; or "looks" if the first looks come first
//
// then a move a line, its words those on disk, slots from 1: "Ann swap 4 Ben 1",
// "Ann replace 2", "nobody reveal", "shuffle 3C 5D", "Ann leaves".
type transcript struct {
	rules   string
	house   engine.House
	names   []string
	pos     engine.Position
	cards   map[string][]string // by first word
	out     strings.Builder
	pack    *engine.Pack
	round   engine.Round
	begun   bool
	printed map[string]string
}

func TestEveryTranscriptIsPlayedAsItSays(t *testing.T) {
	files := must.Get(filepath.Glob("testdata/rounds/*.txt"))
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			text := must.Get(os.ReadFile(file))
			got := must.Get((&transcript{house: engine.House{}, cards: map[string][]string{}, printed: map[string]string{}}).play(string(text)))
			golden.Same(t, file, got)
		})
	}
}

func TestEveryVariantHasATranscript(t *testing.T) {
	for _, r := range engine.Variants() {
		if files, _ := filepath.Glob("testdata/rounds/" + r.ID + "_*.txt"); len(files) == 0 {
			t.Errorf("%s has no transcript in testdata/rounds", r.ID)
		}
	}
}

func (tr *transcript) play(text string) (string, error) {
	for n, line := range strings.Split(strings.TrimRight(text, "\n"), "\n") {
		if strings.HasPrefix(line, "=") {
			continue
		}
		tr.out.WriteString(line + "\n")
		words := strings.Fields(line)
		if len(words) == 0 || words[0] == "#" {
			continue
		}
		if err := tr.line(words); err != nil {
			return "", fmt.Errorf("line %d: %w", n+1, err)
		}
	}
	return tr.out.String(), nil
}

func (tr *transcript) line(words []string) error {
	if !tr.begun {
		switch words[0] {
		case "variant":
			tr.rules = words[1]
			return nil
		case "house":
			tr.house[engine.Key(words[1])] = engine.Value(words[2])
			return nil
		case "draw", "discard":
			tr.cards[words[0]] = words[1:]
			return nil
		case "looks":
			return tr.begin()
		case "turn":
			tr.pos.Turn, tr.pos.Looked = tr.seat(words[1]), true
			return tr.begin()
		}
		tr.names = append(tr.names, words[0])
		tr.cards[words[0]] = words[1:]
		return nil
	}
	return tr.do(words)
}

func (tr *transcript) begin() error {
	table, err := engine.NewRuleset(tr.rules, tr.house)
	if err != nil {
		return err
	}
	if tr.pack, err = engine.NewPack(table); err != nil {
		return err
	}
	rows := [][]engine.Card{}
	for _, key := range append([]string{"draw", "discard"}, tr.names...) {
		row, err := tr.pack.Cards(tr.cards[key])
		if err != nil {
			return err
		}
		rows = append(rows, row)
	}
	tr.pos.Draw, tr.pos.Discard, tr.pos.Lines = rows[0], rows[1], rows[2:]
	tr.begun = true
	if tr.round, err = tr.pack.Place(tr.pos); err != nil {
		return err
	}
	for s := range tr.names {
		tr.printed[tr.names[s]] = tr.row(engine.Seat(s))
	}
	return nil
}

func (tr *transcript) seat(name string) engine.Seat {
	if i := slices.Index(tr.names, name); i >= 0 {
		return engine.Seat(i)
	}
	return engine.Nobody
}

// do plays a line and writes what the machine says.
func (tr *transcript) do(words []string) error {
	var err error
	switch {
	case words[0] == "shuffle":
		var order []engine.Card
		if order, err = tr.pack.Cards(words[1:]); err == nil {
			err = tr.round.Reshuffle(order)
		}
	case words[1] == "leaves":
		err = tr.round.Leave(tr.seat(words[0]))
	default:
		var m engine.Move
		if m, err = tr.move(words); err != nil {
			return err
		}
		err = tr.round.Do(m)
	}
	if err != nil {
		fmt.Fprintf(&tr.out, "= refused: %s\n", err)
		return nil
	}
	tr.report()
	return nil
}

// move reads "Ann swap 4 Ben 1": a slot is of the player named last.
func (tr *transcript) move(words []string) (engine.Move, error) {
	m := engine.Move{Seat: tr.seat(words[0])}
	for m.Do = 0; m.Do.String() != words[1]; m.Do++ {
		if m.Do.String() == "unknown" {
			return m, errors.New("no such deed: " + words[1])
		}
	}
	whose := m.Seat
	spots := []*engine.Spot{&m.A, &m.B}
	for _, w := range words[2:] {
		slot, err := strconv.Atoi(w)
		if err != nil {
			whose = tr.seat(w)
			continue
		}
		*spots[0] = engine.Spot{Seat: whose, Slot: uint8(slot - 1)}
		spots = spots[1:]
	}
	return m, nil
}

var phaseWords = map[engine.Phase]string{
	engine.Looking: "the first looks", engine.Starting: "to draw or take", engine.HoldDrawn: "holds a drawn", engine.HoldTaken: "holds a taken",
	engine.SwapSelect: "to exchange two cards", engine.Ending: "at the end of the turn", engine.LastSnap: "the last card can be matched",
	engine.Giving: "a card is to be given", engine.Shuffling: "the cards are to be shuffled", engine.Revealing: "a power card is to be replaced", engine.Over: "over",
}

// report writes the state of the round, and every line that has changed.
func (tr *transcript) report() {
	r := &tr.round
	top := tr.pack.Code(r.Discarded(0))
	if top == "" {
		top = "nothing"
	}
	text := fmt.Sprintf("= %s: %s", tr.names[r.Turn()], phaseWords[r.Phase()])
	if r.Held() != engine.NoCard {
		text += " " + tr.pack.Code(r.Held())
	}
	text += fmt.Sprintf("; %s on the discard pile, %d to draw", top, r.DrawPile())
	if r.Caller() != engine.Nobody {
		text += fmt.Sprintf("; %s has called, turns left: %d", tr.names[r.Caller()], r.FinalTurns())
	}
	if r.Owed() > 0 {
		text += fmt.Sprintf("; cards owed: %d", r.Owed())
	}
	if _, open := r.Window(); open {
		text += "; can be matched"
	}
	for s, name := range tr.names {
		if n, _ := r.Pending(engine.Seat(s)); n > 0 {
			text += fmt.Sprintf("; %s has a power", name)
		}
	}
	tr.out.WriteString(text + "\n")
	for s, name := range tr.names {
		if row := tr.row(engine.Seat(s)); row != tr.printed[name] {
			tr.printed[name] = row
			fmt.Fprintf(&tr.out, "=   %s: %s\n", name, row)
		}
	}
	if r.Phase() == engine.Over {
		tr.tellResult()
	}
}

// row writes a line: cards, behind each who knows it.
func (tr *transcript) row(s engine.Seat) string {
	if tr.round.Left(s) {
		return "has left"
	}
	if tr.round.Phase() == engine.Over {
		return tr.printed[tr.names[s]] // all are known now
	}
	var row []string
	for slot := range tr.round.Len(s) {
		at := engine.Spot{Seat: s, Slot: uint8(slot)}
		text := tr.pack.Code(tr.round.Card(at))
		known := ""
		for by := range tr.names {
			if v := tr.round.View(engine.Seat(by)); v.Knows(at) {
				known += tr.names[by][:1]
			}
		}
		if known != "" {
			text += "(" + known + ")"
		}
		row = append(row, text)
	}
	return strings.Join(row, " ")
}

func (tr *transcript) tellResult() {
	res := tr.pack.Result(&tr.round)
	for s, name := range tr.names {
		var codes []string
		for slot := range tr.round.Len(engine.Seat(s)) {
			codes = append(codes, tr.pack.Code(tr.round.Card(engine.Spot{Seat: engine.Seat(s), Slot: uint8(slot)})))
		}
		text := fmt.Sprintf("=   %s: %s, %d points", name, strings.Join(codes, " "), res.Points[s])
		if res.Winners[s] {
			text += ", wins"
		}
		tr.out.WriteString(text + "\n")
	}
}

package rulesref

import (
	"errors"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"tabby/engine"
	"tabby/scoring"
)

// playValues counts hands on the sheet, each kind of card in one of them, and compares them with
// the sums of what the answer says.
func playValues(d desk, p *played) bool {
	said, none := map[string]int{}, []kind{} // by code, and of which nothing counts
	var codes []string
	for _, k := range kinds(en, d.made, d.made.Deck()) {
		if k.Replaced {
			none = append(none, k)
			continue
		}
		_, after, _ := strings.Cut(strings.ToLower("; "+p.text), strings.ToLower("; "+k.Name+": "))
		worth, _, _ := strings.Cut(after, ";")
		if p.countsItsNumber(k) {
			worth = k.Name
		}
		n, err := strconv.Atoi(strings.ReplaceAll(strings.TrimSuffix(worth, "."), "−", "-"))
		if err != nil {
			p.miss = append(p.miss, k.Name+" counts "+worth)
		}
		said[k.Faces[0].Code] = n
		codes = append(codes, k.Faces[0].Code)
	}
	for _, k := range none {
		_, err := d.made.Hand(d.hand(append([]string{k.Faces[0].Code}, codes...))...)
		p.wants(errors.Is(err, engine.ErrPowerLeft), k.Name+": "+en.Rules.NoPoints)
	}
	for i := range codes {
		cards, sum := d.hand(append(slices.Clone(codes[i:]), codes[:i]...)), 0
		for _, code := range cards {
			sum += said[code]
		}
		in := d.round(0, 0, 0)
		in.Scores[ann] = &scoring.Score{Hand: cards}
		if s, ok := d.play(start{}, in); !ok || s.Rounds[0].Cells[ann].Score.Points != sum {
			p.miss = append(p.miss, strings.Join(cards, " "))
		}
	}
	return len(codes) > 0
}

// numbers finds the cards of which the answer says that they count the numbers on them.
var numbers = regexp.MustCompile(`(−?\d+) to (−?\d+): the number on the card`)

// countsItsNumber reports whether the answer says so of a card.
func (p *played) countsItsNumber(k kind) bool {
	said := numbers.FindStringSubmatch(p.text)
	number := func(text string) (int, error) { return strconv.Atoi(strings.ReplaceAll(text, "−", "-")) }
	n, err := number(k.Name)
	if said == nil || err != nil {
		return false
	}
	from, _ := number(said[1])
	to, _ := number(said[2])
	return from <= n && n <= to
}

// hand returns as many of some cards as a hand has at the table.
func (d desk) hand(codes []string) []string {
	n := d.rules.Hand
	switch hands := d.rules.Hands; {
	case len(hands) > 0:
		n = slices.Max(hands)
	case n == 0 || d.rules.LineChanges:
		n = 1
	}
	return codes[:n]
}

// playPowerEnd counts a line in which a power card is left.
func playPowerEnd(d desk, pack *engine.Pack, p *played) bool {
	found := false
	for c, f := range pack.Deck {
		if d.made.Power(f) == engine.NoPower {
			continue
		}
		found = true
		counts := d.made.Counts(f)
		p.wants(counts, "Yes, what the card counts.")
		p.wants(!counts, "No. Replace it")
		if want := f.Points; counts && pack.Count(engine.Card(c)) != want {
			p.miss = append(p.miss, f.Code)
		}
	}
	return found
}

// playNested uses a Draw 2, draws another one and uses it, and counts the draws.
func playNested(d desk, pack *engine.Pack, p *played) bool {
	draws, uses := drawTwos(pack)
	p.wants(uses == 1, "It does nothing at this table.")
	p.wants(uses == 2 && draws == 4, "its draws are added")
	p.wants(uses == 2 && draws == 3, "everything starts again")
	return uses > 0
}

// drawTwos plays a turn in which the first two cards of the draw pile are Draw 2, and throws all
// else away. It returns how many cards were drawn after the first, and how many Draw 2 were used.
func drawTwos(pack *engine.Pack) (draws, uses int) {
	var two, plain []engine.Card
	for _, c := range pack.AppendCards(nil) {
		switch pack.Ruleset.Power(pack.Deck[c]) {
		case engine.DrawTwo:
			two = append(two, c)
		case engine.NoPower:
			plain = append(plain, c)
		}
	}
	pos := engine.Position{Looked: true}
	for range max(2, pack.Ruleset.Rules.Players.Min) {
		pos.Lines, plain = append(pos.Lines, plain[:pack.Ruleset.Rules.Hand]), plain[pack.Ruleset.Rules.Hand:]
	}
	if len(two) < 2 {
		return 0, 0
	}
	pos.Discard, pos.Draw = plain[:1], append(two[:2:2], plain[1:]...)
	r, err := pack.Place(pos)
	if err != nil {
		panic(err)
	}
	for before := r.DrawPile() - 1; r.Turn() == 0 && (r.Phase() != engine.Ending || r.MoveKinds(0).Has(engine.UseDrawTwo)); draws = before - r.DrawPile() {
		m := first(r.AppendMoves(nil), engine.UseDrawTwo, engine.Discard, engine.Draw)
		if m.Do == engine.UseDrawTwo {
			uses++
		}
		if err := r.Do(m); err != nil {
			panic(err)
		}
	}
	return draws, uses
}

// first returns the first move of the first of some kinds that there is, or any move.
func first(all []engine.Move, kinds ...engine.MoveKind) engine.Move {
	for _, do := range kinds {
		for _, m := range all {
			if m.Do == do {
				return m
			}
		}
	}
	return all[0]
}

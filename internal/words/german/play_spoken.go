package german

import (
	"fmt"
	"strings"

	"tabby/engine"
	"tabby/internal/words"
)

// CalledWith implements [words.PlaySentences].
func (play) CalledWith(name string, last []string) string {
	if len(last) == 0 {
		return does(name, "hat") + " angesagt; die letzten Karten werden aufgedeckt"
	}
	var names []string
	for _, n := range last {
		names = append(names, words.Isolated(n))
	}
	return does(name, "hat") + " angesagt. Letzter Zug: " + strings.Join(names, ", ")
}

// Called implements [words.PlaySentences].
func (play) Called(name string) string { return does(name, "hat") + " angesagt" }

// Saw implements [words.PlaySentences].
func (p play) Saw(s words.Seen) string {
	switch s.Do {
	case engine.Take:
		return fmt.Sprintf("%s %s.", does(s.Name, "nimmt"), tableFace(s.Card))
	case engine.Replace:
		kept := "die gezogene Karte"
		if s.Card != nil {
			kept = tableFace(s.Card)
		}
		return fmt.Sprintf("%s %s auf Platz %d und %s %s ab.", does(s.Name, "legt"), kept, s.A.Slot+1, verb(s.Name, "legt"), tableFace(s.Out))
	case engine.Discard:
		return fmt.Sprintf("%s %s ab.", does(s.Name, "legt"), tableFace(s.Card))
	case engine.Peek, engine.LookAt:
		return fmt.Sprintf("%s %s an.", does(s.Name, "sieht"), tableCard(s.A))
	case engine.Swap, engine.Switch:
		return fmt.Sprintf("%s %s gegen %s.", does(s.Name, "tauscht"), tableCard(s.A), tableCard(s.B))
	case engine.Snap:
		if s.Matched {
			return fmt.Sprintf("%s %s rein: %s.", does(s.Name, "wirft"), tableCard(s.A), faceOrNone(s.Out))
		}
		return fmt.Sprintf("%s %s, %s: passt nicht.", does(s.Name, "zeigt"), tableCard(s.A), faceOrNone(s.Card))
	case engine.ReplacePower:
		return fmt.Sprintf("%s: %s statt %s.", s.A.Owner, faceOrNone(s.Card), faceOrNone(s.Out))
	}
	return p.sawPlain(s)
}

// sawPlain says what was seen of a move that shows no card.
func (play) sawPlain(s words.Seen) string {
	switch s.Do {
	case engine.Decline:
		return does(s.Name, "tauscht") + " nicht."
	case engine.UseDrawTwo:
		return does(s.Name, "zieht") + " zweimal."
	case engine.Skip:
		return does(s.Name, "lässt") + " die Sonderkarte aus."
	case engine.Give:
		return fmt.Sprintf("%s %s eine Karte.", does(s.Name, "gibt"), to(s.To))
	case engine.Knock:
		return fmt.Sprintf("%s „%s“.", does(s.Name, "sagt"), s.Call)
	case engine.Pass:
		return does(s.Name, "passt") + "."
	}
	return ""
}

// tableFace names a card that all players may see as an object: "die 7".
func tableFace(f *engine.Face) string {
	if f == nil {
		return "eine Karte"
	}
	return theObject(*f)
}

// faceOrNone names a card that all players may see, without an article.
func faceOrNone(f *engine.Face) string {
	if f == nil {
		return "eine Karte"
	}
	return faceName(*f)
}

// tableCard names a card of a line: "Karte 2" is the player's own, "Bens Karte 2" is not.
func tableCard(c words.TableCard) string {
	card := fmt.Sprintf("Karte %d", c.Slot+1)
	switch {
	case c.Owner == "":
		return card
	case addressed(c.Owner):
		return "deine " + card
	}
	return possessive(words.Isolated(c.Owner), card)
}

// CardSpoken implements [words.PlaySentences].
func (play) CardSpoken(c words.TableCard, face *engine.Face, note string) string {
	text := "deine " + tableCard(c) + ", " + spokenFace(face)
	if c.Owner != "" {
		text = tableCard(c) + ", " + spokenFace(face)
	}
	if note != "" {
		text += ", " + note
	}
	return text
}

// spokenFace returns the name of a card, or that it lies face down.
func spokenFace(f *engine.Face) string {
	if f == nil {
		return "verdeckt"
	}
	return faceName(*f)
}

// PileSpoken implements [words.PlaySentences].
func (play) PileSpoken(name string, cards int, top *engine.Face) string {
	switch {
	case cards == 0:
		return name + ", leer"
	case top == nil:
		return name + ", " + de.Count(cards, words.Card)
	}
	return fmt.Sprintf("%s, %s, obenauf %s", name, de.Count(cards, words.Card), faceName(*top))
}

// HeldSpoken implements [words.PlaySentences].
func (play) HeldSpoken(face *engine.Face) string { return "in der Hand: " + spokenFace(face) }

// PromptSpoken implements [words.PlaySentences].
func (play) PromptSpoken(prompt string, held *engine.Face, open []words.OpenCard) string {
	all := []string{}
	if held != nil {
		all = append(all, "In der Hand: "+faceName(*held)+".")
	}
	for _, c := range open {
		all = append(all, de.Sentence(tableCard(c.At)+" ist "+faceName(c.Face)))
	}
	return de.Text(append(all, prompt)...)
}

// RoundSpoken implements [words.PlaySentences].
func (play) RoundSpoken(prompt string, all []words.CountedLine) string {
	said := []string{prompt}
	for _, l := range all {
		if !l.Won { // which the prompt says
			said = append(said, does(l.Name, "hat")+" "+l.Points+".")
		}
	}
	return de.Text(said...)
}

// ByComputer implements [words.PlaySentences].
func (play) ByComputer(level string) string { return "Computer, " + level }

package english

import (
	"fmt"

	"tabby/engine"
	"tabby/internal/words"
)

// CardSpoken implements [words.PlaySentences].
func (play) CardSpoken(c words.TableCard, face *engine.Face, note string) string {
	text := "your " + tableCard(c) + ", " + spokenFace(face)
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
		return "face down"
	}
	return f.Name
}

// PileSpoken implements [words.PlaySentences].
func (play) PileSpoken(name string, cards int, top *engine.Face) string {
	switch {
	case cards == 0:
		return name + ", empty"
	case top == nil:
		return name + ", " + en.Count(cards, words.Card)
	}
	return fmt.Sprintf("%s, %s, on top %s", name, en.Count(cards, words.Card), top.Name)
}

// HeldSpoken implements [words.PlaySentences].
func (play) HeldSpoken(face *engine.Face) string { return "in hand: " + spokenFace(face) }

// PromptSpoken implements [words.PlaySentences].
func (play) PromptSpoken(prompt string, held *engine.Face, open []words.OpenCard) string {
	all := []string{}
	if held != nil {
		all = append(all, "In hand: "+held.Name+".")
	}
	for _, c := range open {
		all = append(all, en.Sentence(tableCard(c.At)+" is "+c.Face.Name))
	}
	return en.Text(append(all, prompt)...)
}

// RoundSpoken implements [words.PlaySentences].
func (play) RoundSpoken(prompt string, all []words.CountedLine) string {
	said := []string{prompt}
	for _, l := range all {
		if !l.Won { // which the prompt says
			said = append(said, words.Isolated(l.Name)+" "+verb(l.Name, "has")+" "+l.Points+".")
		}
	}
	return en.Text(said...)
}

// ByComputer implements [words.PlaySentences].
func (play) ByComputer(level string) string { return "computer, " + level }

package bot

import "tabby/engine"

// maxLine is how many cards a line has at most that is not added up.
const maxLine = 16

// line appends the own line to dst as far as the player remembers it.
func (s *estimate) line(dst []engine.Card) []engine.Card {
	for slot := range uint8(s.view.Len(s.view.Seat)) {
		dst = append(dst, s.remembered(slot))
	}
	return dst
}

// counts returns what a line counts, or is expected to, in sixteenths.
func (m *Mind) counts(line []engine.Card, mean int16) int16 {
	total := int16(m.pack.Count(line...)) * point
	for _, c := range line {
		if c >= kinds || m.points[c] == replaced {
			total += mean
		}
	}
	return total
}

// weigh values the own line where its cards are not added up: each card by how much
// less the line would count without it.
func (s *estimate) weigh() {
	var room [maxLine]engine.Card
	line := s.line(room[:0])
	s.total, s.worst = s.counts(line, s.odds.mean), -1<<14
	for slot, c := range line {
		w := s.part(line, slot)
		if c >= engine.NoCard {
			w += s.doubt
		}
		if w > s.worst || w == s.worst && c >= engine.NoCard {
			s.worst, s.slot = w, uint8(slot)
		}
	}
}

// part returns how much more a line counts than without the card in a slot.
func (s *estimate) part(line []engine.Card, slot int) int16 {
	c := line[slot]
	line[slot] = engine.Hidden
	without := s.counts(line, s.odds.mean) - s.odds.mean
	line[slot] = c
	return s.counts(line, s.odds.mean) - without
}

// improves returns where in the own line to put a card, and what that saves.
func (s *estimate) improves(c engine.Card) (slot uint8, saves int16) {
	if s.adds {
		return s.slot, s.worst - s.value(c)
	}
	var room [maxLine]engine.Card
	line := s.line(room[:0])
	saves = -1 << 14
	for i, old := range line {
		line[i] = c
		gain := s.total - s.counts(line, s.odds.mean)
		if old >= engine.NoCard {
			gain += s.doubt
		}
		if gain > saves || gain == saves && old >= engine.NoCard {
			slot, saves = uint8(i), gain
		}
		line[i] = old
	}
	return slot, saves
}

package bring

import (
	"regexp"
	"strings"
)

// headings are what the texts above a table, and the name of its sheet, say of all of it.
type headings struct {
	day    string
	played string // a game that Tabby knows, by its ID
	named  string // what else may name a game
	line   int    // of that
	where  string
	year   int // of its days, if those say none
}

// aYear matches a year alone.
var aYear = regexp.MustCompile(`^(?:19|20)\d\d$`)

// headings reads what stands above a table.
func (b *block) headings() (h headings) {
	field := ""
	for _, t := range b.titles {
		text := t.text
		if before, after, is := strings.Cut(text, ":"); is && fieldOf(plainly(before)) != "" {
			field, text = fieldOf(plainly(before)), strings.TrimSpace(after)
		}
		if f := fieldOf(plainly(text)); f != "" {
			field = f // the next text is its value
			continue
		}
		h.read(field, text, t.line)
		field = ""
	}
	if b.name != "" {
		h.read("sheet", b.name, 1)
	}
	return h
}

// read reads one text, of which it may be known what it is.
func (h *headings) read(field, text string, line int) {
	switch field {
	case fWhere:
		h.where = text
		return
	case fNote, fTime, fCount, fIgnored, fPlayer:
		return
	}
	if _, is := speak(text); is {
		h.setDay(text)
		return
	}
	id, rest := gameIn(text)
	day, rest := dayIn(rest)
	h.setDay(day)
	for _, word := range strings.Fields(rest) {
		if aYear.MatchString(word) {
			h.year, rest = atoi(word), strings.Replace(rest, word, "", 1)
		}
	}
	if id != "" {
		if h.played == "" {
			h.played = id
		}
		return
	}
	if rest = strings.Trim(rest, " ,;:-–—()"); rest != "" && h.named == "" && field != "sheet" {
		h.named, h.line = rest, line
	}
}

func (h *headings) setDay(day string) {
	if h.day == "" {
		h.day = day
	}
}

// dayIn returns a day that a sentence ends or begins with, and what is left of it.
func dayIn(sentence string) (day, rest string) {
	words := strings.Fields(sentence)
	for n := len(words); n > 0; n-- {
		for _, i := range []int{len(words) - n, 0} {
			text := strings.Trim(strings.Join(words[i:i+n], " "), ",;:()–—- ")
			if _, is := speak(text); is && !isNumber(text) {
				return text, strings.Join(append(append([]string{}, words[:i]...), words[i+n:]...), " ")
			}
		}
	}
	return "", sentence
}

package link

import (
	"net/url"
	"regexp"
	"slices"
	"strings"
)

// links returns what may be links in a text that has no other spellings of signs.
func links(text string) (all []Link) {
	text = quote.ReplaceAllString(text, "")
	words := strings.Fields(text)
	folded := !apart.MatchString(text)
	for i, word := range words {
		if !strings.Contains(word, "#") && !begins.MatchString(word) {
			continue
		}
		links := unfolded(words[i:], i == 0)
		if folded {
			slices.Reverse(links)
		}
		all = append(all, links...)
	}
	return all
}

// unfolded returns the links that the first of some words begins: with one or more of those that follow, as far
// as none begins another.
func unfolded(words []string, first bool) (links []Link) {
	end := 1
	for marked := strings.Contains(words[0], "#"); end < min(len(words), mostFolds); end++ {
		next := words[end]
		if begins.MatchString(next) || marked && strings.Contains(next, "#") {
			break
		}
		marked = marked || strings.Contains(next, "#")
	}
	before, behind, marked := strings.Cut(strings.Join(words[:end], ""), "#")
	l, rest := read(bare(before), behind, first)
	if !marked || l.Kind == 0 {
		return nil
	}
	most := l.Kind.end(rest)
	length := -len(before) - len("#") - (len(behind) - len(rest)) // of what follows the mark
	for _, word := range words[:end] {
		if length += len(word); length < 0 {
			continue
		}
		l.What = strings.TrimRight(rest[:min(length, most)], ".")
		if l.Kind.fits(l.What) && (len(links) == 0 || links[len(links)-1] != l) {
			links = append(links, l)
		}
	}
	return links
}

// mostFolds is into how many lines a link may be broken.
const mostFolds = 5000

var (
	quote   = regexp.MustCompile(`(?m)^[ \t]*(>[ \t]*)+`)
	apart   = regexp.MustCompile(`\S[ \t]+\S`)
	begins  = regexp.MustCompile(`(?i)https?://|tabby:`)
	leads   = regexp.MustCompile(`(?i)[?&](?:url|u|q)=(https?%3a%2f%2f[^&\s]+)`)
	soft    = regexp.MustCompile(`(\S{60,75})=\r?\n`) // an end of a line that mail has put in
	printed = regexp.MustCompile(`=[0-9A-F]{2}`)
	percent = regexp.MustCompile(`%[0-9A-Fa-f]{2}`)
	unseen  = regexp.MustCompile(`(?i)\p{Cf}|%C2%AD|%E2%80%8[B-F]|%E2%80%A[A-E]|%E2%81%A[0-9]|%EF%BB%BF`) // as it is, or as a browser writes it
	hyphens = strings.NewReplacer("\u2010", "-", "\u2011", "-")
)

// seen returns a text without the signs that chats put into long words and nobody sees, without those that chats
// write around slanted letters, and with the hyphen of links for those of printed texts.
func seen(text string) string {
	text = hyphens.Replace(unseen.ReplaceAllString(text, ""))
	if within, is := strings.CutPrefix(strings.TrimSpace(text), "_"); is && strings.HasSuffix(within, "_") {
		return strings.TrimSuffix(within, "_")
	}
	return text
}

// plain returns a text as it was before mail spelled its signs otherwise, or led to a link by way of
// another page.
func plain(text string) string {
	text = soft.ReplaceAllString(text, "$1")
	if to := leads.FindStringSubmatch(text); to != nil {
		text = decoded(to[1])
	}
	for range 2 { // some spell the sign of the other spelling otherwise
		if !strings.Contains(text, "#") {
			text = percent.ReplaceAllStringFunc(text, decoded)
		}
	}
	return text
}

// unprinted undoes what mail has done to a text: it spells signs, even the equals sign, by an equals sign. It is as
// it was before. A link may have the same signs, though.
func unprinted(text string) string {
	if !strings.Contains(text, "=3D") {
		return text
	}
	text = strings.NewReplacer("=\r\n", "", "=\n", "").Replace(text)
	return printed.ReplaceAllStringFunc(text, func(sign string) string { return decoded("%" + sign[1:]) })
}

// decoded returns the signs that a percent spelling stands for, or the spelling itself if it stands
// for none.
func decoded(text string) string {
	plain, err := url.PathUnescape(text)
	if err != nil {
		return text
	}
	return plain
}

// bare returns what stands before the # of a link from where the link begins.
func bare(before string) string {
	if at := begins.FindAllStringIndex(before, -1); at != nil {
		return before[at[len(at)-1][0]:]
	}
	return strings.TrimLeft(before, `<([{"'“”„«»‘`)
}

// end returns where the letters, digits, hyphens and underscores end that a text begins with, and the full stops of
// a key of a table.
func (k Kind) end(text string) int {
	end := strings.IndexFunc(text, func(r rune) bool {
		is := 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || '0' <= r && r <= '9' || r == '-' || r == '_'
		return !is && (r != '.' || marks[k] != "")
	})
	if end < 0 {
		return len(text)
	}
	return end
}

// Package pasted finds a link of Tabby's in what somebody has pasted. Chats and mail add to links
// and take from them: a sentence around them, signs at their end, words that follow who opened
// them, other spellings of signs, ends of lines.
package pasted

import (
	"net/url"
	"regexp"
	"slices"
	"strings"
)

// Links returns what may be a link with a mark in a text, such as "#game=", the likeliest first:
// it begins where a link does, and what follows it may be more than the link.
func Links(text, mark string) (all []string) {
	all = links(text, mark)
	if printed := unprinted(text); printed != text {
		all = append(all, links(printed, mark)...)
	}
	return all
}

func links(text, mark string) (all []string) {
	text = quote.ReplaceAllString(plain(text), "")
	words := strings.Fields(text)
	folded := !apart.MatchString(text)
	for i, word := range words {
		if !strings.Contains(word, mark) && !begins.MatchString(word) {
			continue
		}
		links := unfolded(words[i:], mark)
		if folded {
			slices.Reverse(links)
		}
		all = append(all, links...)
	}
	return all
}

// unfolded returns the links that the first of some words begins: with one or more of those that follow, as far
// as none begins another.
func unfolded(words []string, mark string) (links []string) {
	end := 1
	for marked := strings.Contains(words[0], mark); end < min(len(words), mostFolds); end++ {
		next := words[end]
		if begins.MatchString(next) || marked && strings.Contains(next, mark) {
			break
		}
		marked = marked || strings.Contains(next, mark)
	}
	whole, length := strings.Join(words[:end], ""), 0
	at := strings.Index(whole, mark)
	if at < 0 {
		return nil
	}
	for _, word := range words[:end] {
		if length += len(word); length >= at+len(mark) {
			links = append(links, bare(whole[:length], mark))
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
)

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

// unprinted returns a text of which mail has spelled signs with an equals sign, such as that one, as
// it was. A link may have the same signs, though.
func unprinted(text string) string {
	if !strings.Contains(text, "=3D") {
		return text
	}
	text = strings.NewReplacer("=\r\n", "", "=\n", "").Replace(text)
	return printed.ReplaceAllStringFunc(text, func(sign string) string { return decoded("%" + sign[1:]) })
}

// decoded returns what signs that are spelled with a percent sign are, or those if they are none.
func decoded(text string) string {
	plain, err := url.PathUnescape(text)
	if err != nil {
		return text
	}
	return plain
}

// bare returns a link from where it begins.
func bare(link, mark string) string {
	before := link[:strings.Index(link, mark)]
	if at := begins.FindAllStringIndex(before, -1); at != nil {
		return link[at[len(at)-1][0]:]
	}
	return strings.TrimLeft(link, `<([{"'“”„«»‘`)
}

// Word returns the letters, digits, hyphens and underscores that a text begins with, and also some
// other signs, though not at its end.
func Word(text, also string) string {
	end := strings.IndexFunc(text, func(r rune) bool {
		is := 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || '0' <= r && r <= '9' || r == '-' || r == '_'
		return !is && !strings.ContainsRune(also, r)
	})
	if end < 0 {
		end = len(text)
	}
	return strings.TrimRight(text[:end], also)
}

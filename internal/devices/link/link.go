// Package link has the one grammar of Tabby's links, and finds them in pasted text. Chat and mail
// programs change links: they put a sentence around them, punctuation at their end, tracking
// parameters, escaped characters and line breaks.
//
//	BASE/table#KEY  BASE/#KEY  BASE/screen#KEY   a table, or its big screen
//	BASE/join#427119  BASE 427 119               a table by its six digits
//	BASE/#pair=KEY                               a device that syncs
//	BASE#game=…  tabby:#game=…                   a game that is handed over
//	BASE#own=…  tabby:#own=…                     the definition of a custom game
//
// A browser never sends what follows the #.
package link

import (
	"html"
	"net/url"
	"regexp"
	"slices"
	"strings"
)

// A Kind says what a link leads to. The zero Kind means no link.
type Kind int

// The kinds there are.
const (
	Table Kind = iota + 1
	Screen
	Join
	Pair
	Game
	CustomGame
)

// The paths of the pages of a table.
const (
	TablePath  = "/table"
	ScreenPath = "/screen"
	EnterPath  = "/join" // where the digits of a table are typed
)

// marks are what follows the # of a link of a kind. A table has none.
var marks = map[Kind]string{Pair: "pair=", Game: "game=", CustomGame: "own="}

// here is the beginning of a link that no browser opens, for the import.
const here = "tabby:"

// proof is how many signs the key of a device and the end of that of a table have, and maxKey how many the latter has at most.
const (
	proof  = 22
	maxKey = 256
)

// A Link is a link as it is written.
type Link struct {
	Kind Kind
	Base string // the address of a host or of Tabby in a browser, without a slash at its end: "http://192.168.1.20:8229"; or "" for the import alone
	What string // a key, six digits, or what is packed
}

// String returns the link as text.
func (l Link) String() string {
	switch l.Kind {
	case Table:
		return l.Base + TablePath + "#" + l.What
	case Screen:
		return l.Base + ScreenPath + "#" + l.What
	case Join:
		return l.Base + EnterPath + "#" + l.What
	case Pair:
		return l.Base + "/#" + marks[Pair] + l.What
	}
	base, _, _ := strings.Cut(l.Base, "#")
	switch {
	case base == "":
		base = here
	case strings.Count(base, "/") == 2: // of http://
		base += "/"
	}
	return base + "#" + marks[l.Kind] + l.What
}

// IsOfTable reports whether the link leads to the page of a table.
func (l Link) IsOfTable() bool { return l.Kind == Table || l.Kind == Screen || l.Kind == Join }

// Parse returns the likeliest link in a text, and reports whether there is one. It recognizes links
// that chats and mail have changed; the scheme may be missing.
func Parse(text string) (Link, bool) {
	all := All(text)
	if len(all) == 0 {
		return Link{}, false
	}
	return all[0], true
}

// All returns everything in a text that may be a link, the likeliest first: if a link was broken into lines, its
// end is not known before it is unpacked.
func All(text string) []Link {
	text = seen(text)
	if l, is := spelled(text); is {
		return []Link{l}
	}
	if strings.HasPrefix(strings.TrimSpace(text), "{") { // it is an export
		return nil
	}
	all := links(plain(text))
	if printed := unprinted(text); printed != text {
		all = append(all, links(plain(printed))...)
	}
	for _, l := range all { // in letters that are slanted from further before
		if what := strings.TrimRight(l.What, "_"); what != l.What && l.Kind.fits(what) {
			all = append(all, Link{l.Kind, l.Base, what})
		}
	}
	slices.SortStableFunc(all, func(a, b Link) int { return a.doubt() - b.doubt() })
	return all
}

// doubt returns 1 for a link that is certainly not whole, and 0 for others.
func (l Link) doubt() int {
	keyed := l.Kind == Pair || l.Kind == Table || l.Kind == Screen
	if keyed && len(l.What)-strings.LastIndexByte(l.What, '.')-1 != proof {
		return 1
	}
	return 0
}

// digits matches an address with six digits after it.
var digits = regexp.MustCompile(`^\s*(\S+)\s+(\d{3})\s*(\d{3})\s*$`)

// spelled reads the address of a table and its six digits as people type them, such as
// "192.168.1.20:8229 427 119".
func spelled(text string) (Link, bool) {
	found := digits.FindStringSubmatch(strings.Replace(text, EnterPath+"#", EnterPath+" ", 1))
	if found == nil {
		return Link{}, false
	}
	u, ok := addressOf(found[1])
	if !ok || u.RawQuery+u.Fragment != "" {
		return Link{}, false
	}
	below := strings.TrimSuffix(strings.TrimSuffix(u.Path, "/"), EnterPath)
	return Link{Join, u.Scheme + "://" + u.Host + below, found[2] + found[3]}, true
}

// addressOf reads an address of a host, whose scheme may be missing.
func addressOf(text string) (*url.URL, bool) {
	if !strings.Contains(text, "://") {
		if len(text) >= len(here) && strings.EqualFold(text[:len(here)], here) {
			return nil, false
		}
		text = "http://" + text
	}
	u, err := url.Parse(text)
	return u, err == nil && u.Host != "" && (u.Scheme == "http" || u.Scheme == "https") && u.User == nil
}

// read reads a link that has one part before the # and another behind it. It returns the kind and the base, and
// the text after the mark of the kind, in which the link may end before the text does. first is whether the text
// begins with the link.
func read(before, behind string, first bool) (l Link, rest string) {
	if strings.ContainsAny(before, `{"`) {
		return Link{}, ""
	}
	for kind, mark := range marks {
		if rest, is := strings.CutPrefix(behind, mark); is {
			return marked(kind, before, first), rest
		}
	}
	u, ok := addressOf(before)
	if !ok {
		return Link{}, ""
	}
	l.Kind = Table
	below, join := strings.CutSuffix(strings.TrimSuffix(u.Path, "/"), EnterPath)
	below, screen := strings.CutSuffix(below, ScreenPath)
	below, table := strings.CutSuffix(below, TablePath)
	switch {
	case join:
		l.Kind = Join
	case screen:
		l.Kind = Screen
	case below != "" && !table:
		return Link{}, ""
	}
	l.Base = u.Scheme + "://" + u.Host + below
	return l, behind
}

// marked returns the link of a kind that has a mark, or no link if none can begin so.
func marked(kind Kind, before string, first bool) Link {
	switch {
	case kind == Pair:
		u, ok := addressOf(before)
		if !ok {
			return Link{}
		}
		return Link{Kind: kind, Base: u.Scheme + "://" + u.Host}
	case before == "" && first, strings.EqualFold(before, here):
		return Link{Kind: kind}
	case !strings.Contains(before, ":"): // it may be the name of a file
		return Link{}
	}
	if !strings.Contains(before, "://") {
		before = "http://" + before
	}
	if strings.Count(before, "/") == 3 { // that of http://host/
		before = strings.TrimSuffix(before, "/")
	}
	return Link{Kind: kind, Base: before}
}

// fits reports whether a text can be what a link of a kind has.
func (k Kind) fits(what string) bool {
	switch k {
	case Table, Screen:
		return isKey(what)
	case Join:
		return len(what) == 6 && strings.Trim(what, "0123456789") == ""
	case Pair:
		return what != ""
	}
	return true // whoever unpacks it says what is missing
}

// isKey reports whether a text has the form of a key: a tag, a role and a proof.
func isKey(text string) bool {
	if len(text) > maxKey {
		return false
	}
	parts := strings.Split(text, ".")
	return len(parts) == 3 && !slices.Contains(parts, "")
}

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
	from := bare(before)
	l, rest := read(from, behind, first)
	if !marked || l.Kind == 0 {
		return nil
	}
	most := l.Kind.end(rest)
	around := strings.TrimSuffix(before, from)
	slanted := around[len(strings.TrimRight(around, "_")):]       // and as many signs follow
	length := -len(before) - len("#") - (len(behind) - len(rest)) // of what follows the mark
	for _, word := range words[:end] {
		if length += len(word); length < 0 {
			continue
		}
		l.What = strings.TrimSuffix(strings.TrimRight(rest[:min(length, most)], "."), slanted)
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
	printed = regexp.MustCompile(`=[0-9A-Fa-f]{2}`)
	spelt   = regexp.MustCompile(`(?i)%(?:2D|2E|3D|5F)`) // signs of links that need no other spelling
	percent = regexp.MustCompile(`%[0-9A-Fa-f]{2}`)
	unseen  = regexp.MustCompile(`(?i)\p{Cf}|%C2%AD|%E2%80%8[B-F]|%E2%80%A[A-E]|%E2%81%A[0-9]|%EF%BB%BF`) // as it is, or as a browser writes it
	others  = strings.NewReplacer("\u2010", "-", "\u2011", "-", `\_`, "_", `\-`, "-", `\.`, ".", `\#`, "#", `\=`, "=", "<wbr>", "")
)

// seen returns a text without the signs that chats put into long words and nobody sees, without those that chats
// write around slanted letters, and with the signs of links for those of other texts.
func seen(text string) string {
	text = others.Replace(unseen.ReplaceAllString(html.UnescapeString(text), ""))
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
	return spelt.ReplaceAllStringFunc(text, decoded)
}

// unprinted undoes what mail has done to a text: it spells signs, even the equals sign, by an equals sign. It is as
// it was before. A link may have the same signs, though.
func unprinted(text string) string {
	if !strings.Contains(strings.ToUpper(text), "=3D") {
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
	return strings.TrimLeft(before, "<([{\"'“”„«»‘*_~|`")
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

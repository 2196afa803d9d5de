package wire

import (
	"net/url"
	"regexp"
	"slices"
	"strings"

	"tabby/internal/devices/pasted"
	"tabby/internal/table/round"
)

// A Link is the address by which devices join a table.
type Link struct {
	Base   string // of the host: "http://192.168.1.20:8229", with the path below which it answers
	Key    string
	Screen bool // it is for the big screen
}

// ParseLink reads a link such as http://192.168.1.20:8229/table#KEY, and reports whether
// there is one in a text: with whatever chats and mail have made of it, see package pasted. It may
// lack the scheme.
func ParseLink(text string) (Link, bool) {
	for _, link := range pasted.Links(text, "#") {
		if l, ok := parseLink(link); ok {
			return l, true
		}
	}
	return Link{}, false
}

func parseLink(text string) (Link, bool) {
	if !strings.Contains(text, "://") {
		text = "http://" + text
	}
	u, err := url.Parse(text)
	if err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https" || u.User != nil {
		return Link{}, false
	}
	below, screen := strings.CutSuffix(u.Path, ScreenPath)
	below, table := strings.CutSuffix(below, TablePath)
	below = strings.TrimSuffix(below, "/")
	key := pasted.Word(u.Fragment, ".") // what may follow is of no use here
	if below != "" && !screen && !table || !isKey(key) {
		return Link{}, false
	}
	return Link{Base: u.Scheme + "://" + u.Host + below, Key: key, Screen: screen}, true
}

// passcode matches an address with six digits after it.
var passcode = regexp.MustCompile(`^\s*(\S+)\s+(\d{3})\s*(\d{3})\s*$`)

// parsePasscode reads where a table is and its six digits, such as "192.168.1.20:8229 427 119",
// and reports whether text is that. The address may lack the scheme.
func parsePasscode(text string) (base, digits string, ok bool) {
	found := passcode.FindStringSubmatch(strings.Replace(text, EnterPath+"#", EnterPath+" ", 1))
	if found == nil {
		return "", "", false
	}
	at := found[1]
	if !strings.Contains(at, "://") {
		at = "http://" + at
	}
	u, err := url.Parse(at)
	if err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https" || u.User != nil || u.RawQuery+u.Fragment != "" {
		return "", "", false
	}
	below := strings.TrimSuffix(strings.TrimSuffix(u.Path, "/"), EnterPath)
	return u.Scheme + "://" + u.Host + below, found[2] + found[3], true
}

// isKey reports whether a text has the form of a key: a tag, a role and a proof.
func isKey(text string) bool {
	parts := strings.Split(text, ".")
	return len(parts) == 3 && !slices.Contains(parts, "") && !strings.ContainsAny(text, "=/#&")
}

// Address returns the link as text.
func (l Link) Address() string {
	path := TablePath
	if l.Screen {
		path = ScreenPath
	}
	return l.Base + path + "#" + l.Key
}

// PageOf returns the address of the page of the table that a text leads to, and reports whether it
// leads to one. The text is a [Link], or where the table is and its six digits, which are typed at
// [EnterPath] and follow its # here.
func PageOf(text string) (address string, ok bool) {
	if base, digits, ok := parsePasscode(text); ok {
		return base + EnterPath + "#" + digits, true
	}
	l, ok := ParseLink(text)
	return l.Address(), ok
}

// Wishes say how the person wants the page who is led to it from another program.
type Wishes struct {
	Language  string // its tag, or "" for that of the browser
	TimeLimit round.TimeLimit
}

// Fragment returns what follows the address of a page.
func (w Wishes) Fragment() string {
	text := ""
	if w.Language != "" {
		text += "&lang=" + w.Language
	}
	if w.TimeLimit != round.UsualTime {
		text += "&time=" + string(w.TimeLimit)
	}
	return text
}

package wire

import (
	"net/url"
	"slices"
	"strings"
)

// A Link is the address by which devices join a table.
type Link struct {
	Base   string // of the host: "http://192.168.1.20:8229", with the path below which it answers
	Key    string
	Screen bool // it is for the big screen
}

// ParseLink reads a link such as http://192.168.1.20:8229/table#KEY, and reports whether
// text is one. It may have been broken into lines by what it was sent with, and may lack
// the scheme.
func ParseLink(text string) (Link, bool) {
	text = strings.Join(strings.Fields(text), "")
	if !strings.Contains(text, "://") {
		text = "http://" + text
	}
	u, err := url.Parse(text)
	if err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https" || u.User != nil || u.RawQuery != "" {
		return Link{}, false
	}
	below, screen := strings.CutSuffix(u.Path, ScreenPath)
	below, table := strings.CutSuffix(below, TablePath)
	below = strings.TrimSuffix(below, "/")
	if below != "" && !screen && !table || !isKey(u.Fragment) {
		return Link{}, false
	}
	return Link{Base: u.Scheme + "://" + u.Host + below, Key: u.Fragment, Screen: screen}, true
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

package host

import (
	"fmt"
	"net/url"
	"strings"
)

// others are the bases of hosts that serve the same tables, such as
// "http://192.168.1.21:8229": a guest goes on there when this one is gone.
type others []string

// readOthers returns the hosts of some bases. The error says which base is none.
func readOthers(bases []string) (all others, err error) {
	for _, base := range bases {
		u, err := url.Parse(base)
		if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" || u.User != nil || u.RawQuery != "" || u.Fragment != "" || strings.ContainsAny(base, " ;,*?\\") {
			return nil, fmt.Errorf("%q is no address of a Tabby, such as http://192.168.1.21:8229", base)
		}
		all = append(all, strings.TrimSuffix(base, "/"))
	}
	return all, nil
}

// policy returns the Content-Security-Policy of guests' pages: nothing inline, nothing from
// elsewhere, and connections to hosts of the same tables alone.
func (o others) policy() string {
	connect := "connect-src 'self'"
	for _, base := range o {
		connect += " " + strings.Replace(base, "http", "ws", 1)
	}
	return "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " + connect + "; " +
		"manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
}

// origins returns what matches the origins of pages that the others have sent.
func (o others) origins() []string {
	literally := strings.NewReplacer("[", `\[`, "]", `\]`)
	var all []string
	for _, base := range o {
		u, err := url.Parse(base)
		if err == nil {
			all = append(all, literally.Replace(u.Scheme+"://"+u.Host))
		}
	}
	return all
}

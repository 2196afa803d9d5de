package host

import (
	"fmt"
	"net/url"
	"strings"
)

// others are the bases of hosts that serve the same tables, such as
// "http://192.168.1.21:8229": a guest goes on there when this one is gone.
type others []string

// Also names hosts that serve the same tables, by their bases, such as
// "http://192.168.1.21:8229". Guests go on there when this host does not answer. It is
// called before the host answers. The error says which base is none.
func (h *Host) Also(bases ...string) error {
	for _, base := range bases {
		u, err := url.Parse(base)
		if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" || u.User != nil || u.RawQuery != "" || u.Fragment != "" || strings.ContainsAny(base, " ;,*?\\") {
			return fmt.Errorf("%q is no address of a Tabby, such as http://192.168.1.21:8229", base)
		}
		h.others = append(h.others, strings.TrimSuffix(base, "/"))
	}
	return nil
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

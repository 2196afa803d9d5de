// Package headers checks the headers that every answer of Tabby over HTTP must have, for any path and
// status, even if a library writes it.
package headers

import (
	"net/http"
	"slices"
	"strings"
)

// always are the headers of every answer, and the values that each may have.
var always = map[string][]string{
	"X-Content-Type-Options":       {"nosniff"},
	"Referrer-Policy":              {"no-referrer", "same-origin"},
	"Cross-Origin-Opener-Policy":   {"same-origin"},
	"Cross-Origin-Resource-Policy": {"same-origin"},
}

// Wrong returns what is wrong with the headers of an answer. One that is private is kept by nobody.
func Wrong(h http.Header, private bool) (all []string) {
	for name, values := range always {
		if !slices.Contains(values, h.Get(name)) {
			all = append(all, name+" is "+h.Get(name))
		}
	}
	policy := h.Get("Content-Security-Policy")
	for _, part := range []string{"default-src 'none'", "frame-ancestors 'none'"} {
		if !strings.Contains(policy, part) {
			all = append(all, "the policy lacks "+part+": "+policy)
		}
	}
	if strings.Contains(policy, "'unsafe") {
		all = append(all, "the policy allows what is unsafe: "+policy)
	}
	if kept := h.Get("Cache-Control"); private && kept != "no-store" {
		all = append(all, "it may be kept: "+kept)
	}
	slices.Sort(all)
	return all
}

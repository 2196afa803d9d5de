package serve

import "net/http"

// An Expectant handler can let devices in that have no address but the plain one.
type Expectant interface {
	http.Handler
	// Expects reports whether it would let one in now, at /join.
	Expects() bool
}

// Welcome returns a handler that leads from the plain address to where a device is let in, as
// long as guests are [Expectant] and expect one. All else is for next. What follows a # in an
// address goes along, as browsers do.
func Welcome(guests, next http.Handler) http.Handler {
	e, is := guests.(Expectant)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if is && r.URL.Path == "/" && e.Expects() {
			w.Header().Set("Cache-Control", "no-store")
			http.Redirect(w, r, "/join", http.StatusFound)
			return
		}
		next.ServeHTTP(w, r)
	})
}

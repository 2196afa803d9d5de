package host

import (
	"net/http"

	"tabby/internal/host/page"
	"tabby/internal/host/wire"
	"tabby/internal/serve"
)

// ServeHTTP implements [http.Handler] for [wire.TablePath] and all below, for [wire.ScreenPath] and
// [wire.EnterPath], and for the plain address, which leads there ([serve.Welcome]).
func (h *Host) ServeHTTP(w http.ResponseWriter, r *http.Request) { h.Answer(w, r, h.find) }

// Answer is ServeHTTP for a table that is found by a key or a token, and so is not looked for
// before a device has shown one.
func (h *Host) Answer(w http.ResponseWriter, r *http.Request, find Finder) {
	serve.Protect(w.Header(), h.others.policy())
	l := h.reader(r)
	if h.doors.Refuse(w, r, l.Server.OtherName, l.Server.OtherNetwork) {
		return
	}
	switch r.URL.Path {
	case "/": // as long as the host is expectant; what follows a # goes along, as browsers do
		w.Header().Set("Cache-Control", "no-store")
		http.Redirect(w, r, wire.EnterPath, http.StatusFound)
	case wire.JoinPath:
		h.join(w, r, find)
	case wire.CodePath:
		h.code(w, r)
	case wire.LivePath:
		h.live(w, r, find)
	default:
		page.Files(l, h.offer, w, r)
	}
}

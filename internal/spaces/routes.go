package spaces

import (
	"compress/gzip"
	"errors"
	"net/http"
	"net/url"
	"strings"

	"tabby/history"
	"tabby/internal/host/page"
	"tabby/internal/host/wire"
	"tabby/internal/serve"
)

// routes returns the handler of all addresses of spaces.
func (s *Server) routes() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /s/{space}/{$}", s.forFamily((*visit).tables))
	mux.HandleFunc("POST /s/{space}/key", s.enterKey)
	mux.HandleFunc("POST /s/{space}/games", s.forFamily((*visit).begin))
	mux.HandleFunc("GET /s/{space}/games/{game}/{$}", s.forFamily((*visit).codes))
	mux.HandleFunc("GET /s/{space}/history.jsonl.gz", s.forFamily((*visit).export))
	mux.HandleFunc("GET /s/{space}/space.css", s.style)
	mux.HandleFunc("GET /s/{space}/table/{file}", s.style)
	mux.HandleFunc("/s/{space}/games/{game}/table", s.forGuests)
	mux.HandleFunc("/s/{space}/games/{game}/table/", s.forGuests)
	mux.HandleFunc("/s/{space}/games/{game}/screen", s.forGuests)
	return s.logged(mux)
}

// policy is the Content-Security-Policy of a family's pages: no scripts, and nothing from
// elsewhere.
const policy = "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

// admit sets the headers of an answer, and reports whether the device may come in. If it
// may not, that is answered.
func (s *Server) admit(w http.ResponseWriter, r *http.Request) bool {
	serve.Protect(w.Header(), policy)
	w.Header().Set("Referrer-Policy", "same-origin") // or browsers hide where a form comes from
	w.Header().Set("Cache-Control", "no-store")
	return !s.doors.Refuse(w, r)
}

// forGuests answers the devices at a table, and opens it for those that connect.
func (s *Server) forGuests(w http.ResponseWriter, r *http.Request) {
	_, path, _ := strings.Cut(strings.TrimPrefix(r.URL.Path, "/s/"), "/games/"+r.PathValue("game"))
	below := r.Clone(r.Context())
	below.URL = &url.URL{Path: path, RawQuery: r.URL.RawQuery}
	p, leave, err := s.enter(r.PathValue("space"))
	if errors.Is(err, ErrUnknown) {
		s.none.ServeHTTP(w, below) // as a space does that has no such table
		return
	}
	if err != nil {
		s.none.TurnAway(w, below, explain(err))
		return
	}
	defer leave()
	if !p.pace.Allow() {
		p.host.TurnAway(w, below, explain(errPace))
		return
	}
	if path == wire.JoinPath || path == wire.LivePath {
		if _, err := p.table(r.PathValue("game")); err != nil && !errors.Is(err, history.ErrNoGame) {
			p.host.TurnAway(w, below, explain(err))
			return
		}
	}
	p.host.ServeHTTP(w, below)
}

// style answers what the pages of a family load.
func (s *Server) style(w http.ResponseWriter, r *http.Request) {
	if !s.admit(w, r) {
		return
	}
	if r.PathValue("file") == "" {
		http.ServeFileFS(w, r, files, "pages/space.css")
		return
	}
	r.URL.Path = "/table/" + r.PathValue("file")
	page.Files(w, r)
}

// A visit is a request of a device that has the key of a space.
type visit struct {
	*space
	w http.ResponseWriter
	r *http.Request
}

// forFamily lets devices in that show the key of a space, and asks others for it.
func (s *Server) forFamily(do func(*visit)) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if !s.admit(w, r) {
			return
		}
		p, leave, err := s.enter(r.PathValue("space"))
		if err == nil {
			defer leave()
		}
		switch key := keyIn(r); {
		case err == nil && !p.pace.Allow():
			problem(w, r, http.StatusTooManyRequests, errPace)
		case errors.Is(err, ErrUnknown), err == nil && !p.opens(key):
			s.askForKey(w, r, key != "")
		case err != nil:
			problem(w, r, http.StatusServiceUnavailable, err)
		case r.Method == http.MethodPost && !serve.IsSameOrigin(r):
			problem(w, r, http.StatusForbidden, errOrigin)
		default:
			do(&visit{p, w, r})
		}
	}
}

var (
	errOrigin = errors.New("this form is from another page; open the tables of your family, and send it from there")
	errKey    = errors.New("this is not the key of this family; the operator of this server can make a new one")
	errTries  = errors.New("too many wrong keys; wait a minute, and try again")
)

// cookie is the name of the cookie with the key.
const cookie = "tabby-space"

// keyIn returns the key that a device shows, or "".
func keyIn(r *http.Request) string {
	if key, ok := strings.CutPrefix(r.Header.Get("Authorization"), "Bearer "); ok {
		return key
	}
	c, err := r.Cookie(cookie)
	if err != nil {
		return ""
	}
	return c.Value
}

// askForKey asks for the key. A space that is not there asks too, so that none can learn
// which there are.
func (s *Server) askForKey(w http.ResponseWriter, r *http.Request, wrong bool) {
	if !wrong {
		show(w, r, http.StatusUnauthorized, view{"key", keyPage{Space: r.PathValue("space")}})
		return
	}
	why := errTries
	if s.doors.MayTry(r.RemoteAddr) {
		s.doors.Wrong(r.RemoteAddr)
		why = errKey
	}
	show(w, r, http.StatusUnauthorized, view{"key", keyPage{Space: r.PathValue("space"), Why: explain(why)}})
}

// enterKey gives a device that has shown the key a cookie with it.
func (s *Server) enterKey(w http.ResponseWriter, r *http.Request) {
	if !s.admit(w, r) {
		return
	}
	r.Body = http.MaxBytesReader(w, r.Body, maxForm)
	key := strings.TrimSpace(r.PostFormValue("key"))
	p, leave, err := s.enter(r.PathValue("space"))
	if err == nil {
		defer leave()
	}
	switch {
	case !serve.IsSameOrigin(r):
		problem(w, r, http.StatusForbidden, errOrigin)
	case err != nil && !errors.Is(err, ErrUnknown):
		problem(w, r, http.StatusServiceUnavailable, err)
	case !s.doors.MayTry(r.RemoteAddr), err != nil, !p.opens(key):
		s.askForKey(w, r, true)
	default:
		http.SetCookie(w, &http.Cookie{
			Name: cookie, Value: key, Path: "/s/" + p.name + "/", MaxAge: keyAge,
			HttpOnly: true, SameSite: http.SameSiteLaxMode, Secure: strings.HasPrefix(serve.Base(r), "https:"),
		})
		http.Redirect(w, r, ".", http.StatusSeeOther)
	}
}

const (
	maxForm = 16 << 10           // bytes
	keyAge  = 365 * 24 * 60 * 60 // seconds that a device keeps the key
)

// export sends the history of the space.
func (v *visit) export() {
	kept, err := v.kept()
	if err != nil {
		problem(v.w, v.r, http.StatusServiceUnavailable, err)
		return
	}
	v.w.Header().Set("Content-Type", "application/gzip")
	v.w.Header().Set("Content-Disposition", `attachment; filename="`+v.name+`.jsonl.gz"`)
	if err := stream(kept.Reader, gzip.NewWriter(v.w), history.Work{Context: v.r.Context()}); err != nil {
		panic(http.ErrAbortHandler) // so that no browser takes half of it for all
	}
}

package serve

import (
	"bytes"
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"encoding/json"
	"html/template"
	"net/http"
	"net/url"
	"strconv"
	"strings"
)

// plain is the kind of a text for programs.
const plain = "text/plain; charset=utf-8"

// Answer answers with a body that is true only now, or for one device: no cache keeps it. It writes
// every refusal.
func Answer(w http.ResponseWriter, status int, kind string, body []byte) {
	w.Header().Set("Content-Type", kind)
	w.Header().Set("Cache-Control", "no-store")
	w.Header().Set("Content-Length", strconv.Itoa(len(body)))
	w.WriteHeader(status)
	_, _ = w.Write(body) // or the client is gone
}

// AnswerText is [Answer] with a line of text, for programs.
func AnswerText(w http.ResponseWriter, status int, line string) {
	Answer(w, status, plain, []byte(line+"\n"))
}

// AnswerPage is [Answer] with a page, for people.
func AnswerPage(w http.ResponseWriter, status int, html []byte) {
	Answer(w, status, "text/html; charset=utf-8", html)
}

// AnswerJSON is [Answer] with a value that has a JSON form.
func AnswerJSON(w http.ResponseWriter, status int, v any) {
	var b bytes.Buffer
	if err := json.NewEncoder(&b).Encode(v); err != nil {
		panic(err) // it is plain data
	}
	Answer(w, status, "application/json", b.Bytes())
}

// NotAllowed refuses a request with a method that the page does not have, or of another origin.
func NotAllowed(w http.ResponseWriter) {
	AnswerText(w, http.StatusMethodNotAllowed, http.StatusText(http.StatusMethodNotAllowed))
}

// Missing says that there is no such page, as [Admission.Refuse] refuses. A path with the sign that begins a fragment, which
// chats spell otherwise, leads to the page before the sign.
func Missing(w http.ResponseWriter, r *http.Request, noPage string) {
	if before, behind, is := strings.Cut(r.URL.Path, "#"); is {
		to := url.URL{Path: "./" + before[strings.LastIndexByte(before, '/')+1:], Fragment: behind} // below the path of a proxy too
		w.Header().Set("Location", to.String())
		w.WriteHeader(http.StatusFound)
		return
	}
	refuse(w, r, http.StatusNotFound, noPage)
}

//go:embed refusal.html
var refusalPage string

//go:embed refusal.css
var refusalStyle string

var refusal = template.Must(template.New("").Parse(refusalPage))

// NotFound returns a handler for missing pages, which answers with noPage. A request for a host name that this server does not
// have gets otherName instead, as from [Admission.Refuse]: this server does not know the pages of
// such a name.
func NotFound(a Admission, noPage, otherName string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !a.isNamed(r.Host) {
			refuse(w, r, http.StatusMisdirectedRequest, otherName)
			return
		}
		Missing(w, r, noPage)
	})
}

// refuse answers a request with a status and why: a browser with a page, a program with a
// line of text.
func refuse(w http.ResponseWriter, r *http.Request, status int, why string) {
	if !strings.Contains(r.Header.Get("Accept"), "text/html") {
		AnswerText(w, status, why)
		return
	}
	var html bytes.Buffer
	if err := refusal.Execute(&html, struct {
		Style template.CSS
		Text  string
	}{template.CSS(refusalStyle), why}); err != nil {
		panic(err) // it is plain data
	}
	sum := sha256.Sum256([]byte(refusalStyle))
	Protect(w.Header(), "default-src 'none'; style-src 'sha256-"+base64.StdEncoding.EncodeToString(sum[:])+"'")
	AnswerPage(w, status, html.Bytes())
}

package serve

import (
	"bytes"
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"html/template"
	"net/http"
	"strings"
)

//go:embed refusal.html
var refusalPage string

//go:embed refusal.css
var refusalStyle string

var refusal = template.Must(template.New("").Parse(refusalPage))

// NotFound returns a handler for missing pages. A request for a host name that this server does not
// have gets otherName instead, as from [Admission.Refuse]: this server does not know the pages of
// such a name.
func NotFound(a Admission, otherName string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !a.isNamed(r.Host) {
			refuse(w, r, http.StatusMisdirectedRequest, otherName)
			return
		}
		Missing(w)
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

package serve

import (
	"bytes"
	"encoding/json"
	"net/http"
	"strconv"
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

// Missing says that there is no such page.
func Missing(w http.ResponseWriter) { AnswerText(w, http.StatusNotFound, "404 page not found") }

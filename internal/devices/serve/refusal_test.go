package serve

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

func TestRefusedBrowserGetsAPageAndAProgramALine(t *testing.T) {
	for accept, page := range map[string]bool{"text/html,application/xhtml+xml": true, "*/*": false, "": false} {
		r := httptest.NewRequest(http.MethodGet, "http://192.168.1.20/table", http.NoBody)
		r.RemoteAddr = "8.8.8.8:1234"
		r.Header.Set("Accept", accept)
		w := httptest.NewRecorder()
		if !(Admission{}).Refuse(w, r, "name", "network <b>") {
			t.Fatal("a device of another network comes in")
		}
		text := w.Body.String()
		if w.Code != http.StatusForbidden || strings.HasPrefix(text, "<!DOCTYPE html>") != page || !page && text != "network <b>\n" {
			t.Errorf("Accept %q: %d %q", accept, w.Code, text)
		}
		if page && (!strings.Contains(text, "network &lt;b&gt;") || strings.Contains(w.Header().Get("Content-Security-Policy"), "unsafe")) {
			t.Errorf("the page is %q with %v", text, w.Header())
		}
	}
}

//go:build long

package main

import (
	"encoding/json"
	"html"
	"os"
	"regexp"
	"strings"
	"testing"

	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
)

func TestTheIndexSaysHowItStartsInEachLanguage(t *testing.T) {
	german := *languages.English()
	german.Tag, german.Start.Again = "de", "Neu starten"
	files := map[string][]byte{}
	for _, name := range []string{index, manifest} {
		files[name] = must.Get(os.ReadFile("../../system/web/page/" + name))
	}
	must.Do(t, say(files, languages.SetOf(languages.English(), &german)))
	page := string(files[index])
	var starts []map[string]string
	must.Do(t, json.Unmarshal([]byte(html.UnescapeString(regexp.MustCompile(`data-words="([^"]*)"`).FindStringSubmatch(page)[1])), &starts))
	if len(starts) != 2 || starts[1]["Tag"] != "de" || starts[1]["Again"] != "Neu starten" || !strings.Contains(page, `<html lang="en">`) {
		t.Errorf("it says %v", starts)
	}
	for _, m := range regexp.MustCompile(`data-says="([^"]*)">([^<]*)`).FindAllStringSubmatch(page, -1) {
		if got := starts[0][m[1]]; got == "" || got != html.UnescapeString(m[2]) {
			t.Errorf("%s is %q in the page and %q among its texts", m[1], m[2], got)
		}
	}
}

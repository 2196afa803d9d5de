package arch

import (
	"slices"
	"testing"
	"testing/fstest"
)

func TestRefusalWithoutWordsIsNamed(t *testing.T) {
	files, err := read(fstest.MapFS{
		"engine/errors.go":           {Data: []byte("package engine\nvar (\n\tErrOne error\n\tErrTwo error\n)\n")},
		"ui/words/refusal_table.go":  {Data: []byte("package words\nimport \"tabby/engine\"\nvar _ = engine.ErrOne\n")},
		"internal/replay/code.go":    {Data: []byte("package replay\nimport \"tabby/engine\"\nvar _ = engine.ErrTwo\n")},
		"engine/errors_test.go":      {Data: []byte("package engine\nvar ErrOther error\n")},
		"internal/journal/errors.go": {Data: []byte("package journal\nvar ErrElsewhere error\n")},
	})
	if err != nil {
		t.Fatal(err)
	}
	got := unworded(files)
	slices.Sort(got)
	want := []string{
		"engine.ErrOne lacks a replay code in internal/replay/code.go",
		"engine.ErrTwo lacks words in ui/words/refusal_table.go",
	}
	if !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestDecisionByTheTextOfAnErrorIsNamed(t *testing.T) {
	for name, c := range map[string]struct {
		body  string
		found bool
	}{
		"a search":          {`_ = strings.Contains(err.Error(), "full")`, true},
		"a prefix cut off":  {`_, _, _ = strings.Cut(err.Error(), ": ")`, true},
		"by way of another": {`text := err.Error(); _ = strings.TrimPrefix(text, "x")`, true},
		"by way of two":     {`text := "x" + err.Error(); _ = strings.TrimSpace(strings.ToLower(text))`, true},
		"a comparison":      {`_ = err.Error() == "full"`, true},
		"a difference":      {`text := err.Error(); _ = "full" != text`, true},
		"a switch":          {`switch err.Error() { case "full": }`, true},
		"a pattern":         {`_ = regexp.MustCompile("x").MatchString(err.Error())`, true},
		"a table":           {`_ = map[string]int{}[err.Error()]`, true},
		"shown as it is":    {`println("not done: " + err.Error())`, false},
		"other text":        {`text := err.Error(); text = "x"; _ = strings.TrimPrefix(text, "x")`, false},
	} {
		t.Run(name, func(t *testing.T) {
			text := "package p\nimport (\n\t\"regexp\"\n\t\"strings\"\n)\nfunc f(err error) {\n" + c.body + "\n}\n"
			files, err := read(fstest.MapFS{"ui/p.go": {Data: []byte(text)}, "ui/p_test.go": {Data: []byte(text)}})
			if err != nil {
				t.Fatal(err)
			}
			if got := readers(files); (len(got) > 0) != c.found {
				t.Errorf("found %q in %s", got, c.body)
			}
		})
	}
}

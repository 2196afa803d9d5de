package arch

import (
	"fmt"
	"go/ast"
	"go/token"
	"regexp"
	"slices"
	"strconv"
	"testing"
)

// speaking are the packages whose texts people read. All these texts stand in a language. What the
// command line and operators read is English, and stands where it is said.
const speaking = "tabby tabby/ui/... tabby/rulesref tabby/internal/... !tabby/internal/words/... !tabby/internal/testing/... " +
	"!tabby/internal/release/... !tabby/internal/system/web/... !tabby/internal/system/licences !tabby/internal/server/operator " +
	"!tabby/ui/term !tabby/internal/table/replay"

// codes are texts that programs read, and that only look as if people did: a route that is
// remembered, the classes of a cell, and what a page of one version says to the worker of another.
var codes = []string{"go on", "strong muted struck warn", "take over"}

var (
	// sentence is a text with two words, part is one that another is joined to, and label is a
	// word with a capital.
	sentence = regexp.MustCompile(`\pL\pL[,;:.]? \pL`)
	part     = regexp.MustCompile(`\pL\pL[,;:.]? $|^ \pL\pL`)
	label    = regexp.MustCompile(`^\p{Lu}\p{Ll}+ ?…?$`)
	// technical is what looks like a sentence and is read by programs: SQL, headers, addresses,
	// HTML and what comes of a template.
	technical = regexp.MustCompile(`^(?:SELECT|INSERT|UPDATE|DELETE|CREATE|PRAGMA)\b|^[a-z]+/[a-z]|https?:|'self'|'none'|max-age|<[a-z/!]|^Add-Type |\{\{|^[a-z-]+=|^[MLHV]?[0-9.]+ `)
)

// muted are the functions whose arguments no person reads on a screen. Reasons have words in each language.
var muted = regexp.MustCompile(`^(?:errors\.New|reasons\.(?:New|Of)|fmt\.Errorf|panic|log\.\w+|\w+\.(?:Print|Printf|Println|Fatal)|template\.\w+|regexp\.\w+|strings\.\w+|js\.\w+|\w+\.Header)$|\.(?:Set|Call|Get|Exec|Query|Complain|Debug|Info|Warn|Error)$`)

// loud are the functions that show a label, and fields the ones that have one.
var (
	loud   = regexp.MustCompile(`^(?:widgets|pictures|moving)\.|\.(?:NewPage|SetTitle|SetHint|SetText|SetError|SetBack|SetLabel|Say|Offer|Menu|Pick|Inform|Work)$`)
	fields = []string{"Title", "Text", "Hint", "Label", "Accept", "Cancel"}
)

// prose returns the texts of a file that a person reads, each with its line.
func prose(set *token.FileSet, tree *ast.File) []string {
	var said []string
	shown := false  // what is looked at is shown to a person
	joined := false // it is joined with others
	var look func(n ast.Node) bool
	within := func(on bool, nodes ...ast.Node) {
		before := shown
		shown = on
		for _, n := range nodes {
			if n != nil {
				ast.Inspect(n, look)
			}
		}
		shown = before
	}
	look = func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ImportSpec:
			return false
		case *ast.Field:
			within(false, n.Type)
			return false
		case *ast.CallExpr:
			name := callee(n.Fun)
			if muted.MatchString(name) {
				return false
			}
			within(shown, n.Fun)
			for _, arg := range n.Args {
				within(loud.MatchString(name), arg)
			}
			return false
		case *ast.BinaryExpr:
			before := joined
			joined = n.Op == token.ADD
			within(shown, n.X, n.Y)
			joined = before
			return false
		case *ast.KeyValueExpr:
			key, is := n.Key.(*ast.Ident)
			within(is && slices.Contains(fields, key.Name), n.Value)
			within(false, n.Key)
			return false
		case *ast.ReturnStmt:
			for _, r := range n.Results {
				_, alone := r.(*ast.BasicLit)
				within(alone && len(n.Results) == 1, r)
			}
			return false
		case *ast.BasicLit:
			if text, err := strconv.Unquote(n.Value); n.Kind == token.STRING && err == nil && (isProse(text, shown) || joined && part.MatchString(text)) {
				said = append(said, fmt.Sprintf("%d: %q", set.Position(n.Pos()).Line, text))
			}
		}
		return true
	}
	ast.Inspect(tree, look)
	return said
}

// callee returns the name of a function that is called: "fmt.Errorf".
func callee(f ast.Expr) string {
	switch f := f.(type) {
	case *ast.Ident:
		return f.Name
	case *ast.SelectorExpr:
		return callee(f.X) + "." + f.Sel.Name
	}
	return ""
}

// isProse reports whether a text is one that people read. One word is if it is shown.
func isProse(text string, shown bool) bool {
	return !technical.MatchString(text) && !slices.Contains(codes, text) && (sentence.MatchString(text) || shown && label.MatchString(text))
}

// spoken returns the texts that people read outside the languages.
func spoken(files []source) (all []string) {
	for _, f := range files {
		if !f.test && fits(speaking, f.pkg) {
			for _, text := range f.prose {
				all = append(all, f.name+":"+text+" stands outside internal/words")
			}
		}
	}
	return all
}

func TestPlantedSentenceIsReported(t *testing.T) {
	for _, c := range []struct {
		code string
		want int
	}{
		{`func f() { say("The game is over.") }`, 1},
		{`func f() { widgets.NewHint("Over") }`, 1},
		{`func f() string { return "Over" }`, 1},
		{`var x = page{Title: "Over"}`, 1},
		{`var x = "Enter " + round`, 1},
		{`var x = "-" + round`, 0},
		{`var x = "Enter the " + round`, 1},
		{`var x = map[string]string{"a": "two words"}`, 1},
		{`var x = errors.New("no such game")`, 0},
		{`func f() { panic("no such game") }`, 0},
		{`var x = "SELECT id FROM games"`, 0},
		{`func (x) Error() string { return "no such game" }`, 1},
		{`type x struct { Of string "help:\"Two words.\"" }`, 0},
		{`var x = "text/html; charset=utf-8"`, 0},
		{`const x = "name/of/a-file"`, 0},
		{`func f() { open("Over") }`, 0},
	} {
		if got := law(spoken).found(t, "ui/p.go", c.code); len(got) != c.want {
			t.Errorf("%s: found %q", c.code, got)
		}
	}
}

// choosing are the packages that choose the language: the programs, the command line, what
// supports tests, and the list of languages. Every other package is handed one.
const choosing = "tabby tabby/internal/release/pack tabby/ui/term tabby/internal/testing/simulate tabby/internal/testing/uitest tabby/internal/testing/frametest tabby/internal/testing/hosttest tabby/internal/words/languages"

// chooses reports whether a file chooses English.
func (f source) chooses() bool {
	const languages = "tabby/internal/words/languages."
	return !f.test && (slices.Contains(f.uses, languages+"English") || slices.Contains(f.uses, languages+"In"))
}

// choosers returns one sentence for every file that chooses it and is to be handed it.
func choosers(files []source) (said []string) {
	for _, f := range files {
		if f.chooses() && !fits(choosing, f.pkg) {
			said = append(said, fmt.Sprintf("%s chooses English: it is to be handed a language", f.name))
		}
	}
	return said
}

package people

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"tabby/history/sqlite"
	"tabby/internal/testing/must"
	"tabby/internal/testing/sim"
)

// intents returns the names of all types of a package that are decided.
func intents(t *testing.T, name string) (all []string) {
	t.Helper()
	files, err := filepath.Glob("../../../../" + name + "/*.go")
	must.Do(t, err)
	for _, file := range files {
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		must.Do(t, err)
		for _, d := range parsed.Decls {
			if of := decided(d); of != "" && !strings.HasSuffix(file, "_test.go") {
				all = append(all, name+"."+of)
			}
		}
	}
	return all
}

// decided returns the name of the type of which a declaration is the method decide, or "".
func decided(d ast.Decl) string {
	f, is := d.(*ast.FuncDecl)
	if !is || f.Name.Name != "decide" || f.Recv == nil {
		return ""
	}
	of, _ := f.Recv.List[0].Type.(*ast.Ident)
	if of == nil {
		return ""
	}
	return of.Name
}

// TestPeopleDoEverythingThatThereIs fails for an intent that nobody in a simulated world has
// been seen to do: then [Home] has to learn it.
func TestPeopleDoEverythingThatThereIs(t *testing.T) {
	done, refused := map[string]int{}, map[string]int{}
	sim.Seeds(t, 6, func(w *sim.World) { use(w, done, refused) })
	all := append(intents(t, "scoring"), intents(t, "history")...)
	if len(all) < 30 {
		t.Fatalf("only %d intents were found: %s", len(all), all)
	}
	for _, in := range append(all, "people.Empty", "people.BringBack") {
		t.Logf("%s: done %d, refused %d", in, done[in], refused[in])
		if done[in] == 0 {
			t.Errorf("nobody does %s, which was refused %d times", in, refused[in])
		}
	}
}

// use lets people use a device for months.
func use(w *sim.World, done, refused map[string]int) {
	s, err := sqlite.Open(w.Scratch, sqlite.Options{Now: time.Now})
	must.Do(w, err)
	defer s.Close()
	h := &Home{Store: s, Dice: w.Dice, Now: time.Now, NewID: w.NewID, Names: Names(), Kept: map[string]string{}, Acted: func(a Act) {
		if name := reflect.TypeOf(a.Intent).String(); a.Err != nil {
			refused[name]++
		} else {
			done[name]++
		}
	}}
	for range 250 {
		w.Wait(0, 20*time.Minute)
		what, err := h.Act()
		w.Narrate("%s: %v", what, err)
	}
}

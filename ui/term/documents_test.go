package term

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tabby/internal/testing/must"
)

// system are programs of the system, which a test of ours does not run as they stand in a document:
// tools/dist-check and the tests with the build tag operating do what these lines are for.
var system = regexp.MustCompile(`^(?:apk|apt|chown|curl|dnf|echo|for|install|ln|minisign|mkdir|podman|sha256sum|systemctl|unzip)\b|^done$`)

var (
	// goes is a line for the go command, with what it sets before; its packages and its tests have to be there.
	goes   = regexp.MustCompile(`^(?:export )?(?:[A-Z_]+=\S+;? )*go (?:build|test|vet) (.*)`)
	inside = regexp.MustCompile(`\./[\w/]+`)
	asked  = regexp.MustCompile(`-(?:run|bench) '?([\w]+)`)
)

// piped is a line that hands something to tabby.
var piped = regexp.MustCompile(`\|\s+tabby `)

// asProgram is a shell in which tabby is this test. What serves is ended when it has said
// something, at a port that is free.
const asProgram = `
export ` + child + `=1
tabby() {
	if [ "$1" != serve ] && [ "$1" != demo ]; then command "$TEST" "$@"; return; fi
	coproc SERVER { exec "$TEST" "$@" --port 0 2>&1; }
	local server=$SERVER_PID line=
	read -r line <&"${SERVER[0]}" && echo "$line"
	kill "$server" 2>/dev/null
	wait "$server" || [ $? = 143 ] # by the signal, before it listened to it
}
set -eo pipefail
`

// A reader is somebody who types what documents say.
type reader struct {
	*testing.T
	dir  string
	put  *strings.Replacer // what stands for something of the reader's own
	nats string            // the address of a server of NATS, or ""
}

func newReader(t *testing.T, nats string) *reader {
	t.Helper()
	r := &reader{T: t, dir: t.TempDir(), nats: nats}
	data := filepath.Join(r.dir, "data")
	played(t, data, 2)
	games := run(t, data, "", "history", "list", "--json")
	id := random.FindString(games)
	other := newHome(t)
	other.start(t)
	r.put = strings.NewReplacer("sudo ", "", "ID", id, "LINK", "'"+other.link+"'", "nats://10.0.0.1", r.nats,
		"/var/lib/private/tabby", filepath.Join(r.dir, "spaces"), "/media/stick", r.dir, "$(date +%F)", "2026-11-22")
	for _, family := range []string{"home", "families"} {
		must.Do(t, os.MkdirAll(filepath.Join(r.dir, "spaces", family), 0o700))
	}
	cases := `{"id":"one","variant":"recall","given":{"players":["Ann","Ben"]},"actions":[{"do":"enter_round","scores":{"Ann":1,"Ben":2}}]}`
	must.Do(t, os.WriteFile(filepath.Join(r.dir, "cases.jsonl"), []byte(cases+"\n"), 0o600))
	return r
}

// types types a line, and what has to be there before.
func (r *reader) types(line string) {
	r.Helper()
	line = r.put.Replace(line)
	before := ""
	if spaces := regexp.MustCompile(`--spaces (\S+) (?:backup|limit|key|remove) (\S+)`).FindStringSubmatch(line); spaces != nil {
		before = fmt.Sprintf("tabby space --spaces %[1]s add %[2]s >/dev/null 2>&1 || true\n"+
			"tabby --data %[1]s/%[2]s record --new '{\"variant\":\"recall\",\"players\":[\"Ann\",\"Ben\"]}' </dev/null >/dev/null\n", spaces[1], spaces[2])
	}
	cmd := exec.Command("bash", "-c", asProgram+before+line)
	cmd.Dir = r.dir
	cmd.Env = append(os.Environ(), "TEST="+os.Args[0], "NATS="+r.nats, "TABBY_DATA="+filepath.Join(r.dir, "data"))
	if said, err := cmd.CombinedOutput(); err != nil {
		r.Errorf("%s\nends with %v and says %s", line, err, said)
	}
}

// linesOf returns what a document has to be typed, each command with its continuations. Without a server of
// NATS a block ends before the first line that needs one: what follows may need what that has written.
func linesOf(t *testing.T, path string, nats bool) []string {
	t.Helper()
	text := must.Get(os.ReadFile(path))
	var all []string
	for _, block := range regexp.MustCompile("(?s)```sh\n(.*?)```").FindAllStringSubmatch(string(text), -1) {
		joined := strings.NewReplacer("\\\n", " ", "|\n", "| ", "\n\t", "; ").Replace(block[1])
		for line := range strings.Lines(joined) {
			if !nats && strings.Contains(line, "--nats") {
				break
			}
			all = append(all, strings.TrimSpace(line))
		}
	}
	return all
}

// readFirst is what people read before they type anything.
var readFirst = []string{"../../README.md", "../../docs/install.md"}

// documents returns the paths of all that say what can be typed, but for docs/many-machines.md, which is
// pasted as a whole by TestManyMachinesAreSetUpAsDocumented.
func documents(t *testing.T) []string {
	t.Helper()
	pages := must.Get(filepath.Glob("../../docs/*.md"))
	pages = slices.DeleteFunc(pages, func(path string) bool { return filepath.Base(path) == "many-machines.md" })
	return append(pages, "../../README.md", "../../CONTRIBUTING.md")
}

// tried looks for the packages and the tests that a line for the go command names.
func tried(t *testing.T, path, arguments string) {
	t.Helper()
	for _, pkg := range inside.FindAllString(arguments, -1) {
		folder := filepath.Join("../..", pkg)
		if _, err := os.Stat(folder); err != nil {
			t.Errorf("%s: there is no package %s", path, pkg)
			continue
		}
		name := asked.FindStringSubmatch(arguments)
		if name == nil {
			continue
		}
		found := false
		for _, file := range must.Get(filepath.Glob(folder + "/*_test.go")) {
			found = found || regexp.MustCompile(`(?m)^func (?:Test|Benchmark)?\w*`+name[1]).Match(must.Get(os.ReadFile(file)))
		}
		if !found {
			t.Errorf("%s: %s has no test %s", path, pkg, name[1])
		}
	}
}

// TestCommandsOfTheDocumentsRun types all that needs no server of NATS; a short test types what is read first, and
// knows of every line who tries it.
func TestCommandsOfTheDocumentsRun(t *testing.T) { typesDocuments(t, "") }

// typesDocuments types what documents say, with a server of NATS if there is one.
func typesDocuments(t *testing.T, nats string) {
	t.Helper()
	if _, err := exec.LookPath("bash"); err != nil {
		return // where there is none to type into
	}
	makefile := must.Get(os.ReadFile("../../Makefile"))
	r := newReader(t, nats)
	typed := 0
	for _, path := range documents(t) {
		for _, line := range linesOf(t, path, nats != "") {
			command := strings.TrimPrefix(strings.TrimPrefix(line, "sudo "), "bin/")
			target, isMake := strings.CutPrefix(command, "make ")
			switch {
			case line == "" || strings.HasPrefix(line, "#") || system.MatchString(command):
			case goes.MatchString(command):
				tried(t, path, goes.FindStringSubmatch(command)[1])
			case isMake:
				target, _, _ = strings.Cut(target, " ")
				if !strings.Contains(string(makefile), "\n"+target+":") {
					t.Errorf("%s: there is no make %s", path, target)
				}
			case strings.HasPrefix(command, "tabby ") || piped.MatchString(command):
				if typed++; !testing.Short() || slices.Contains(readFirst, path) {
					r.types(strings.ReplaceAll(line, "bin/tabby ", "tabby "))
				}
			default:
				t.Errorf("%s: nothing says who tries %q", path, line)
			}
		}
	}
	if typed < 25 {
		t.Errorf("only %d lines were typed", typed)
	}
}

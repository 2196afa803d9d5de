//go:build nats

package term

import (
	"bufio"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"tabby/history/sqlite"
	"tabby/internal/table/game"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/hosttest"
	"tabby/internal/testing/must"
	"tabby/internal/testing/natstest"
	"tabby/scoring"
)

// TestManyMachinesAreSetUpAsDocumented pastes what docs/many-machines.md has to copy into a
// shell, at ports that are free. A guest plays on at the second Tabby when the first is
// killed, and a history goes to the stream and back.
func TestManyMachinesAreSetUpAsDocumented(t *testing.T) {
	bash, err := exec.LookPath("bash")
	if err != nil {
		return // where there is none to paste into
	}
	text := must.Get(os.ReadFile(filepath.Join("..", "..", "docs", "many-machines.md")))
	blocks := regexp.MustCompile("(?s)```sh\n(.*?)```").FindAllStringSubmatch(string(text), -1)
	if len(blocks) != 3 {
		t.Fatalf("there are %d blocks to copy", len(blocks))
	}
	put := freeDecades(t)
	s := openShell(t, bash)
	own := ownGame(filepath.Join(s.dir, "data"))

	s.paste(put(blocks[0][1]))
	s.paste(put(blocks[1][1]))
	g := hosttest.Join(t, s.until(`enter scores +(\S+)`))
	enter := func(points int) {
		t.Helper()
		if a := g.Do("slip", hosttest.Args{"round": 0, "player": 0, "score": points}); !a.OK {
			t.Fatal(a)
		}
	}
	enter(3)
	s.paste("kill -9 $(jobs -p | sed -n 4p)\n") // the fourth that was started is the first Tabby
	enter(4)
	s.paste(put(blocks[2][1]))
	s.paste("echo moved\n")
	s.until("(moved)")
	for _, file := range []string{"many.jsonl", "one.jsonl"} {
		got, err := os.ReadFile(filepath.Join(s.dir, file))
		if err != nil || !strings.Contains(string(got), own) {
			t.Errorf("%s has not the game: %s, %v", file, got, err)
		}
	}
	s.paste("tabby --json history check\n")
	expect.Same(t, "games that came back", s.until(`"games":(\d+)`), "2")
}

// ownGame begins a game on this machine, and returns its ID.
func ownGame(dir string) string {
	kept := must.Get(sqlite.Open(dir, sqlite.Options{}))
	defer kept.Close()
	return must.Get(game.Begin(kept, scoring.Start{At: time.Now(), Variant: "rat-a-tat-cat", People: []scoring.Person{{Name: "Cleo"}, {Name: "Dan"}}}, time.Now))
}

// freeDecades finds ports that no one uses, and returns what puts them into a text for those
// that it names.
func freeDecades(t *testing.T) (put func(string) string) {
	t.Helper()
	taken := map[int]bool{}
	decade := func() string {
		for {
			ten := 2000 + rand.IntN(1200) // below the ports that a system gives away
			free := !taken[ten]
			for n := range 10 {
				l, err := net.Listen("tcp", fmt.Sprintf("127.0.0.1:%d%d", ten, n))
				if err != nil {
					free = false
					break
				}
				_ = l.Close()
			}
			if free {
				taken[ten] = true
				return fmt.Sprint(ten)
			}
		}
	}
	tabbys := decade()
	return strings.NewReplacer("--port 8229", "--port "+tabbys+"1", "--port 8230", "--port "+tabbys+"2",
		":8229", ":"+tabbys+"1", ":8230", ":"+tabbys+"2", ":422", ":"+decade(), ":822", ":"+decade(), ":622", ":"+decade()).Replace
}

// A bashShell is what commands are pasted into.
type bashShell struct {
	*testing.T
	dir  string
	in   io.Writer
	said chan string // lines
}

func openShell(t *testing.T, bash string) *bashShell {
	t.Helper()
	s := &bashShell{T: t, dir: t.TempDir(), said: make(chan string, 1000)}
	for name, as := range map[string]string{"tabby": child, "nats-server": natstest.Program} {
		script := fmt.Sprintf("#!%s\nexport %s=1\nexec '%s' \"$@\"\n", bash, as, os.Args[0])
		must.Do(t, os.WriteFile(filepath.Join(s.dir, name), []byte(script), 0o755))
	}
	cmd := exec.Command(bash, "-e")
	cmd.Dir = s.dir
	cmd.Env = append(os.Environ(), "PATH="+s.dir+string(os.PathListSeparator)+os.Getenv("PATH"), "TABBY_DATA="+filepath.Join(s.dir, "data"))
	cmd.Stderr = os.Stderr
	in := must.Get(cmd.StdinPipe())
	out := must.Get(cmd.StdoutPipe())
	s.in = in
	must.Do(t, cmd.Start())
	go func() {
		defer close(s.said)
		for lines := bufio.NewScanner(out); lines.Scan(); {
			s.said <- lines.Text()
		}
	}()
	t.Cleanup(func() {
		s.paste("kill -9 $(jobs -p); exit\n")
		_ = in.Close()
		_ = cmd.Wait()
	})
	return s
}

func (s *bashShell) paste(text string) {
	s.Helper()
	if _, err := io.WriteString(s.in, text); err != nil {
		s.Error(err)
	}
}

// until waits for a line that matches, and returns what is in its parentheses.
func (s *bashShell) until(pattern string) string {
	s.Helper()
	like := regexp.MustCompile(pattern)
	end := time.NewTimer(time.Minute)
	defer end.Stop()
	for {
		select {
		case line, more := <-s.said:
			if m := like.FindStringSubmatch(line); m != nil {
				return m[1]
			}
			if !more {
				s.Fatalf("the shell ended before it said %s", pattern)
			}
		case <-end.C:
			s.Fatalf("the shell did not say %s", pattern)
		}
	}
}

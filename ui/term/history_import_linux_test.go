package term

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"unsafe"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// terminal returns a terminal at which somebody has typed lines.
func terminal(t *testing.T, lines ...string) *os.File {
	t.Helper()
	keyboard := must.Get(os.OpenFile("/dev/ptmx", os.O_RDWR|syscall.O_NOCTTY, 0))
	t.Cleanup(func() { _ = keyboard.Close() })
	locked, number := int32(0), int32(0)
	for request, value := range map[uintptr]*int32{syscall.TIOCSPTLCK: &locked, syscall.TIOCGPTN: &number} {
		if _, _, no := syscall.Syscall(syscall.SYS_IOCTL, keyboard.Fd(), request, uintptr(unsafe.Pointer(value))); no != 0 {
			t.Fatal(no)
		}
	}
	screen := must.Get(os.OpenFile(fmt.Sprintf("/dev/pts/%d", number), os.O_RDWR|syscall.O_NOCTTY, 0))
	t.Cleanup(func() { _ = screen.Close() })
	for _, line := range lines {
		must.Get(keyboard.WriteString(line + "\n"))
	}
	return screen
}

// imports imports a file of a text, at a terminal where lines are typed, and returns how it ended and all it said.
func imports(t *testing.T, dir, text string, typed []string, options ...string) (code int, said string) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "old.csv")
	must.Do(t, os.WriteFile(file, []byte(text), 0o600))
	var all bytes.Buffer
	code = Run(append([]string{"--data", dir, "history", "import", file}, options...), Streams{terminal(t, typed...), &all, &all}, nil)
	return code, all.String()
}

// askedTable says neither in which order its days are, nor who has won.
const askedTable = "date,game,Ida,Otto\n3/4/2024,Wizard,12,40\n"

// gamesIn returns how many games a list has.
func gamesIn(t *testing.T, dir string) int {
	t.Helper()
	return strings.Count(run(t, dir, "", "history", "list"), "Wizard")
}

// TestATerminalAsksWhatAFileDoesNotSayAndRemembersIt answers each question once: the same kind of file asks nothing
// the next month, and only what is new comes in.
func TestATerminalAsksWhatAFileDoesNotSayAndRemembersIt(t *testing.T) {
	dir := t.TempDir()
	code, said := imports(t, dir, askedTable, []string{"9", "2", "highest", "y"})
	for _, text := range []string{"Which day is 3/4/2024?", "1  Wed 3 Apr 2024", "2  Mon 4 Mar 2024", "12 or 40", "Add them? [y/N]", "1 new game."} {
		if !strings.Contains(said, text) {
			t.Errorf("%q is not in\n%s", text, said)
		}
	}
	expect.Same(t, "the end of the first", code, fine)
	if list := run(t, dir, "", "history", "list"); !strings.Contains(list, "4 Mar 2024") || !strings.Contains(list, "Otto") {
		t.Errorf("listed:\n%s", list)
	}

	code, said = imports(t, dir, askedTable+"5/4/2024,Wizard,50,20\n", []string{"y"})
	expect.Same(t, "the end of the second", code, fine)
	if strings.Contains(said, "?\n") || !strings.Contains(said, "1 new game.") {
		t.Errorf("the next month it says\n%s", said)
	}
	expect.Same(t, "games", gamesIn(t, dir), 2)
}

// TestNothingIsWrittenUntilATerminalSaysYes stops at each question, and at the last says no.
func TestNothingIsWrittenUntilATerminalSaysYes(t *testing.T) {
	for _, typed := range [][]string{{""}, {"2", ""}, {"2", "lowest", ""}, {"2", "lowest", "n"}} {
		dir := t.TempDir()
		code, said := imports(t, dir, askedTable, typed)
		if code == fine || !strings.Contains(said, "nothing was written") {
			t.Errorf("after %q it ends with %d and says\n%s", typed, code, said)
		}
		if n := gamesIn(t, dir); n != 0 {
			t.Errorf("after %q there are %d games", typed, n)
		}
		if _, said := imports(t, dir, askedTable, []string{""}); !strings.Contains(said, "Which day is 3/4/2024?") {
			t.Errorf("an answer before %q is remembered, although nothing came in:\n%s", typed, said)
		}
	}
}

// TestOptionsAnswerInPlaceOfATerminal gives all answers with the call.
func TestOptionsAnswerInPlaceOfATerminal(t *testing.T) {
	dir := t.TempDir()
	code, said := imports(t, dir, askedTable, nil, "--dates", "mdy", "--wins", "Wizard=lowest", "--yes")
	if code != fine || strings.Contains(said, "?") {
		t.Errorf("it ends with %d and says\n%s", code, said)
	}
	expect.Same(t, "games", gamesIn(t, dir), 1)
}

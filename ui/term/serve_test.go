package term

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"testing/fstest"
	"time"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
)

// A server is the real program, serving.
type server struct {
	*testing.T
	process *exec.Cmd
	said    *bufio.Reader
	errs    bytes.Buffer
}

func startServer(t *testing.T, args ...string) *server {
	t.Helper()
	s := &server{T: t, process: program(append([]string{"serve", "--port", "0"}, args...)...)}
	s.process.Stderr = &s.errs
	out := must.Get(s.process.StdoutPipe())
	s.said = bufio.NewReader(out)
	must.Do(t, s.process.Start())
	t.Cleanup(func() {
		_ = s.process.Process.Kill()
		_ = s.process.Wait()
	})
	return s
}

func (s *server) line() string {
	s.Helper()
	text, err := s.said.ReadString('\n')
	if err != nil {
		s.Fatalf("%v; it said %s", err, &s.errs)
	}
	return strings.TrimSpace(text)
}

// get returns what is served.
func (s *server) get(address string) string {
	s.Helper()
	r := must.Get(http.Get(address))
	defer r.Body.Close()
	return string(must.Get(io.ReadAll(r.Body)))
}

func TestServerAnswersUntilItIsStopped(t *testing.T) {
	if runtime.GOOS == "windows" {
		return // where no program can interrupt another
	}
	for _, signal := range []os.Signal{os.Interrupt, syscall.SIGTERM} {
		s := startServer(t)
		s.line()
		address := s.line()
		if !strings.HasPrefix(address, "http://127.0.0.1:") {
			t.Errorf("it is at %q", address)
		}
		expect.Same(t, "it serves", s.get(address), "a table")
		must.Do(t, s.process.Process.Signal(signal))
		if _, err := io.Copy(io.Discard, s.said); err != nil {
			t.Error(err)
		}
		if err := s.process.Wait(); err != nil || s.errs.Len() > 0 {
			t.Errorf("after %v it ended with %v and said %q", signal, err, &s.errs)
		}
	}
}

func TestALanguageThatIsTriedIsServedToBrowsersToo(t *testing.T) {
	path := filepath.Join(t.TempDir(), "sv.arb")
	const text = `{"@@locale": "sv", "name": "Svenska", "direction": "ltr"}`
	must.Do(t, os.WriteFile(path, []byte(text), 0o600))
	s := startServer(t, "--words", path)
	s.line()
	address := s.line()
	plain, tries := strings.CutSuffix(address, "/?words")
	if !tries || s.get(address) != "a table" || s.get(plain+"/words.arb") != text {
		t.Errorf("it is at %q, where it serves %q", address, s.get(plain+"/words.arb"))
	}
}

func TestHealthSaysWhetherAServerAnswers(t *testing.T) {
	s := startServer(t)
	s.line()
	_, port, _ := strings.Cut(strings.TrimPrefix(s.line(), "http://"), ":")
	if code, out, errs := called(t, nil, "health", "--port", port); code != fine || out != "Tabby answers at http://127.0.0.1:"+port+".\n" {
		t.Errorf("health ends with %d, says %q and %q", code, out, errs)
	}
	_ = s.process.Process.Kill()
	_ = s.process.Wait()
	if code, out, errs := called(t, nil, "health", "--port", port); code != failure || out != "" || !strings.Contains(errs, "no Tabby answers") {
		t.Errorf("without a server it ends with %d, says %q and %q", code, out, errs)
	}
}

func TestServerOfANetworkAnswersAtEveryAddress(t *testing.T) {
	s := startServer(t, "--lan", "--json")
	addresses := answers(t, s.line())[0]["addresses"].([]any)
	for _, a := range addresses {
		expect.Same(t, fmt.Sprintf("%s serves", a), s.get(a.(string)), "a table")
	}
}

// TestAServerDoesNotAnswerForAnotherName asks for what is not there, of a server of pages and of one
// of a game.
func TestAServerDoesNotAnswerForAnotherName(t *testing.T) {
	for _, args := range [][]string{{"--json"}, {"--json", "--data", t.TempDir(), "--new", `{"variant":"recall","players":["Ann","Ben"]}`}} {
		s := startServer(t, args...)
		address := strings.TrimSuffix(answers(t, s.line())[0]["addresses"].([]any)[0].(string), "/") + "/"
		for _, path := range []string{"nothing", "a/b?c=d", "table/nothing", "together/nothing"} {
			for host, want := range map[string]int{"": http.StatusNotFound, "evil.example": http.StatusMisdirectedRequest} {
				r := must.Get(http.NewRequest(http.MethodGet, address+path, nil))
				r.Host = host
				answer := must.Get(http.DefaultClient.Do(r))
				if answer.Body.Close(); answer.StatusCode != want || answer.Header.Get("Content-Security-Policy") == "" {
					t.Errorf("%v: %s of %q is answered %d, want %d", args, path, host, answer.StatusCode, want)
				}
			}
		}
	}
}

func TestServerOfOneComputerHasOneAddress(t *testing.T) {
	s := startServer(t, "--json")
	expect.Same(t, "it is at", len(answers(t, s.line())[0]["addresses"].([]any)), 1)
}

func TestComputerWithoutTheUsualLoopbackServesAtTheOther(t *testing.T) {
	const noneOfOurs = "203.0.113.1" // is for examples in texts
	expect.Same(t, "the usual one", usable("127.0.0.1", "::1"), "127.0.0.1")
	expect.Same(t, "where that is missing", usable(noneOfOurs, "::1"), "::1")
}

func TestServerSaysWhatToDoAboutAPortThatIsTaken(t *testing.T) {
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	must.Do(t, err)
	defer taken.Close()
	port := taken.Addr().(*net.TCPAddr).Port
	var errs bytes.Buffer
	code := call{Streams: Streams{Out: io.Discard, Err: &errs}, now: time.Now, pages: somePages, words: languages.English()}.run([]string{"serve", "--port", strconv.Itoa(port)})
	if code != failure || !strings.Contains(errs.String(), fmt.Sprintf("port %d cannot be used", port)) {
		t.Fatalf("ends with %d and says %q", code, &errs)
	}
	words := strings.Fields(errs.String())
	free := words[slices.Index(words, "--port")+1]
	l, err := net.Listen("tcp", "127.0.0.1:"+free)
	if err != nil {
		t.Fatalf("it advises port %q: %v", free, err)
	}
	_ = l.Close()
}

func TestProgramThatOpensNoWindowServes(t *testing.T) {
	var out, errs bytes.Buffer
	window := func(Opening) error { return ErrNoWindow }
	run := func(args ...string) int {
		out.Reset()
		errs.Reset()
		return call{Streams: Streams{Out: &out, Err: &errs}, window: window, now: time.Now, pages: fstest.MapFS{}, words: languages.English()}.run(args)
	}
	if code := run(); code != failure || !strings.Contains(out.String(), "serves browsers") || !strings.Contains(errs.String(), "make build") {
		t.Errorf("without pages it ends with %d and says %q and %q", code, &out, &errs)
	}
	if code := run("window"); code != failure || out.Len() > 0 || !strings.Contains(errs.String(), "tabby serve") {
		t.Errorf("asked for a window it ends with %d and says %q and %q", code, &out, &errs)
	}
}

func TestACodeIsDrawnOnTerminalsOnly(t *testing.T) {
	var out bytes.Buffer
	call{Streams: Streams{Out: printer{to: &out}}}.drawCode("http://192.168.1.20:8229")
	if out.Len() > 0 {
		t.Errorf("a file got %q", &out)
	}
}

// base returns the address of the server.
func (s *tableServer) base() string { return fmt.Sprintf("http://127.0.0.1:%d", s.port) }

// Behind a proxy, devices are told apart by what it says of them, and tables are named by
// its address.
func TestBehindAProxyTablesHaveItsAddressAndDevicesTheirOwn(t *testing.T) {
	s := newTableServer(t)
	s.start("--new", longGame(`"Ann","Ben"`), "--proxy", "--public", "--name", "tabby.example")
	if !strings.HasPrefix(s.link.Sit, "https://tabby.example/table#") {
		t.Errorf("a table is at %s", s.link.Sit)
	}
	for n := range 30 { // one address may try ten times
		r, _ := http.NewRequest("POST", s.base()+"/table/join", strings.NewReader(`{"key":"wrong"}`))
		r.Header.Set("X-Forwarded-For", fmt.Sprintf("203.0.113.%d", n))
		got := must.Get(http.DefaultClient.Do(r))
		_ = got.Body.Close()
		if got.StatusCode != http.StatusForbidden {
			t.Fatalf("device %d is answered %d", n, got.StatusCode)
		}
	}
}

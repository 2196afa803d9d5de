package atspi

import (
	"context"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/godbus/dbus/v5"

	"tabby/internal/testing/must"
)

// A fakeWindow is one that a test changes.
type fakeWindow struct {
	mu    sync.Mutex
	tree  Tree
	done  []string
	looks int
	reads bool // somebody listens
}

func (w *fakeWindow) Look() (Tree, bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.looks++
	return w.tree, true
}

func (w *fakeWindow) Listened(on bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.reads = on
}

// listened reports whether the window was told that somebody listens.
func (w *fakeWindow) listened() bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.reads
}

func (w *fakeWindow) Press(id int) bool { return w.did("press %d", id) }
func (w *fakeWindow) Focus(id int) bool { return w.did("focus %d", id) }
func (w *fakeWindow) Type(id int, text string) bool {
	if text == "a fault" {
		panic(text)
	}
	return w.did("type %d %s", id, text)
}

func (w *fakeWindow) did(format string, args ...any) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.done = append(w.done, fmt.Sprintf(format, args...))
	return args[0] != 3
}

// doings says what was done.
func (w *fakeWindow) doings() string {
	w.mu.Lock()
	defer w.mu.Unlock()
	return strings.Join(w.done, "; ")
}

// shows has the window show other nodes.
func (w *fakeWindow) shows(nodes ...Node) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.tree = window(nodes...)
}

func (w *fakeWindow) looked() int {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.looks
}

// first is the window of most tests.
func first() *fakeWindow {
	cell := Node{ID: 7, Parent: 5, Role: TableCell, Name: "12", Row: 0, Column: 1, States: Usual}
	return &fakeWindow{tree: window(
		with(button(2, "New game"), Focused), button(3, "Rules"), field("Anna", 2),
		Node{ID: 5, Parent: Root, Role: Table, Name: "Scores", States: Usual, X: 10, Y: 100, Width: 200, Height: 50},
		Node{ID: 6, Parent: 5, Role: ColumnHeader, Name: "Ben", Row: -1, Column: 1, States: Usual},
		Node{ID: 8, Parent: 5, Role: RowHeader, Name: "Round 1", Row: 0, States: Usual},
		cell,
	)}
}

// serve shows a window on the buses of the environment, until the test ends.
func serve(t testing.TB, w Window) <-chan error {
	ctx, end := context.WithCancel(t.Context())
	over := make(chan error, 1)
	go func() {
		over <- Serve(ctx, Program{Name: "Tabby", Version: "1.2", Locale: func() string { return "en" }}, w)
		close(over)
	}()
	t.Cleanup(func() {
		end()
		<-over
	})
	return over
}

// orca is somebody who listens to most.
func orca(c *dbus.Conn) []listener {
	return []listener{{c.Names()[0], "object:state-changed:focused"}, {c.Names()[0], "window:activate"}}
}

// A reader is somebody who listens and asks.
type reader struct {
	*dbus.Conn

	heard <-chan *dbus.Signal
	name  string // the program's on the bus
}

// start shows a window on an accessibility bus of its own, where somebody listens to most and to
// some events more.
func start(t testing.TB, w Window, more ...string) reader {
	t.Helper()
	b := newBus(t)
	t.Setenv("AT_SPI_BUS_ADDRESS", b.address)
	r := listening(b)
	listeners := orca(r.Conn)
	for _, event := range more {
		listeners = append(listeners, listener{r.Names()[0], event})
	}
	registry := newRegistry(b, listeners...)
	serve(t, w)
	r.name = registry.program()
	r.awaitEmbedded(t)
	return r
}

// awaitEmbedded waits until the program has what the registry answered when it was embedded.
func (r reader) awaitEmbedded(t testing.TB) {
	t.Helper()
	for late := time.Now().Add(patience); ; {
		parent, err := r.Object(r.name, rootPath).GetProperty(accessibility + "Accessible.Parent")
		if err == nil && strings.Contains(parent.String(), registry) {
			return
		}
		if time.Now().After(late) {
			t.Fatalf("the program is in %v: %v", parent, err)
		}
	}
}

// listening returns a reader on a bus.
func listening(b *bus) reader {
	b.Helper()
	heard := make(chan *dbus.Signal)
	c := b.client()
	c.Signal(heard)
	must.Do(b, c.AddMatchSignal(dbus.WithMatchPathNamespace("/org/a11y/atspi/accessible")))
	return reader{Conn: c, heard: heard}
}

// await waits for an event, said by its path, name and first values, and returns those before.
func (r reader) await(t testing.TB, want string) (before []string) {
	t.Helper()
	for {
		s := within30s(t, r.heard, fmt.Sprintf("%q is not told after %q", want, before))
		if len(s.Body) < 4 {
			continue // of the bus itself
		}
		said := fmt.Sprint(strings.TrimPrefix(string(s.Path), string(nodePath)), " ", strings.TrimPrefix(s.Name, accessibility+"Event."), " ", s.Body[0], " ", s.Body[1], " ", s.Body[3])
		if said == want {
			return before
		}
		before = append(before, said)
	}
}

func TestScreenReaderReadsAndOperatesAWindow(t *testing.T) {
	w := first()
	r := start(t, w)
	ask := func(path dbus.ObjectPath, method string, args ...any) string {
		c := r.Object(r.name, path).Call(method, 0, args...)
		if c.Err != nil {
			return "error " + c.Err.Error()
		}
		return strings.ReplaceAll(fmt.Sprint(c.Body), r.name, "us")
	}
	get := func(path dbus.ObjectPath, of, what string) string {
		return ask(path, properties+".Get", accessibility+of, what)
	}
	for _, c := range []struct{ got, want string }{
		{get(rootPath, "Accessible", "Name"), `["Tabby"]`},
		{get(rootPath, "Accessible", "Parent"), `[@(so) ["org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root"]]`},
		{ask(rootPath, accessibility+"Accessible.GetChildren"), "[[[us /org/a11y/atspi/accessible/1]]]"},
		{ask(rootPath, accessibility+"Accessible.GetIndexInParent"), "[-1]"},
		{get(rootPath, "Application", "ToolkitName"), `["Fyne"]`},
		{ask(rootPath, accessibility+"Application.GetLocale", uint32(0)), "[en]"},
		{ask(rootPath, properties+".Set", accessibility+"Application", "Id", dbus.MakeVariant(int32(7))), "[]"},
		{get(rootPath, "Application", "Id"), "[7]"},
		{get(pathOf(Root), "Accessible", "ChildCount"), "[4]"},
		{get(pathOf(2), "Accessible", "Name"), `["New game"]`},
		{get(pathOf(2), "Accessible", "Age"), "error there is no answer"},
		{ask(pathOf(2), accessibility+"Accessible.GetRole"), "[43]"},
		{ask(pathOf(2), accessibility+"Accessible.GetState"), fmt.Sprint([]any{(Usual | Focusable | Focused).words()})},
		{ask(pathOf(2), accessibility+"Accessible.GetInterfaces"), "[[org.a11y.atspi.Accessible org.a11y.atspi.Component org.a11y.atspi.Action]]"},
		{ask(pathOf(Root), accessibility+"Accessible.GetChildAtIndex", int32(1)), "[[us /org/a11y/atspi/accessible/3]]"},
		{ask(pathOf(Root), accessibility+"Accessible.GetChildAtIndex", int32(9)), "[[ /org/a11y/atspi/null]]"},
		{ask(pathOf(Root), accessibility+"Accessible.GetChildAtIndex", "one"), "error Invalid type / number of args"},
		{ask(pathOf(99), accessibility+"Accessible.GetRole"), "error No such object '/org/a11y/atspi/accessible/99'"},
		{ask(pathOf(2), accessibility+"Accessible.GetAge"), "error "},
		{ask(pathOf(4), accessibility+"Text.GetText", int32(0), int32(-1)), "[Anna]"},
		{ask(pathOf(4), accessibility+"Text.GetText", int32(2), int32(3)), "[n]"},
		{ask(pathOf(4), accessibility+"Text.GetStringAtOffset", int32(3), uint32(0)), "[a 3 4]"},
		{ask(pathOf(4), accessibility+"Text.GetStringAtOffset", int32(3), uint32(3)), "[Anna 0 4]"},
		{ask(pathOf(4), accessibility+"Text.GetCharacterAtOffset", int32(0)), "[65]"},
		{get(pathOf(4), "Text", "CaretOffset"), "[2]"},
		{ask(pathOf(7), accessibility+"TableCell.GetColumnHeaderCells"), "[[[us /org/a11y/atspi/accessible/6]]]"},
		{ask(pathOf(7), accessibility+"TableCell.GetRowHeaderCells"), "[[[us /org/a11y/atspi/accessible/8]]]"},
		{ask(pathOf(5), accessibility+"Component.GetExtents", uint32(0)), "[[10 100 200 50]]"},
		{ask(pathOf(Root), accessibility+"Component.GetAccessibleAtPoint", int32(10), int32(149), uint32(0)), "[[us /org/a11y/atspi/accessible/5]]"},
		{ask(pathOf(Root), accessibility+"Component.GetAccessibleAtPoint", int32(10), int32(150), uint32(0)), "[[us /org/a11y/atspi/accessible/1]]"},
		{ask(pathOf(2), accessibility+"Action.DoAction", int32(0)), "[true]"},
		{ask(pathOf(3), accessibility+"Action.DoAction", int32(0)), "[false]"},
		{ask(pathOf(4), accessibility+"Component.GrabFocus"), "[true]"},
		{ask(pathOf(4), accessibility+"EditableText.SetTextContents", "Ben"), "[true]"},
		{ask(pathOf(4), accessibility+"EditableText.SetTextContents", "a fault"), "error a fault"},
		{w.doings(), "press 2; press 3; focus 4; type 4 Ben"},
	} {
		if c.want == "error " && strings.HasPrefix(c.got, c.want) {
			continue
		}
		if c.got != c.want {
			t.Errorf("%s, want %s", c.got, c.want)
		}
	}
}

func TestAllOfAScreenIsReadInOneCall(t *testing.T) {
	r := start(t, first())
	var items []item
	must.Do(t, r.Object(r.name, cachePath).Call(accessibility+"Cache.GetItems", 0).Store(&items))
	if len(items) != 9 || items[2].Name != "New game" || items[2].Parent.Path != pathOf(Root) || items[5].Children != 3 || items[5].Index != 3 {
		t.Errorf("%v", items)
	}
}

func TestListenerIsToldWhatIsNew(t *testing.T) {
	w := first()
	r := start(t, w)
	if before := r.await(t, `2 Object.StateChanged focused 1 0`); strings.Join(before, "; ") != `1 Window.Activate  0 "Tabby"; 1 Object.StateChanged active 1 0` {
		t.Errorf("at first it is told %q", before)
	}
	w.shows(button(2, "New game"), with(button(3, "Rules"), Focused))
	before := r.await(t, `3 Object.StateChanged focused 1 0`)
	if got := strings.Join(before, "; "); !strings.HasSuffix(got, "2 Object.StateChanged focused 0 0") {
		t.Errorf("before: %s", got)
	}
}

func TestMessageIsSaidInTheWayThatTheReaderKnows(t *testing.T) {
	note := Node{ID: 9, Parent: Root, Role: Notification, Name: "Saved.", States: Usual}
	for event, want := range map[string]string{
		"object:announcement":  `1 Object.Announcement  1 "Saved."`,
		"Object:Announcement:": `1 Object.Announcement  1 "Saved."`,
		"object:text-changed":  `9 Object.StateChanged showing 1 0`,
	} {
		w := first()
		r := start(t, w, event)
		r.await(t, `2 Object.StateChanged focused 1 0`)
		w.shows(button(2, "New game"), note)
		r.await(t, want)
	}
}

//go:build smoke

package smoke

import (
	"path"
	"reflect"
	"strconv"
	"time"

	"github.com/godbus/dbus/v5"

	"tabby/internal/system/a11y"
	"tabby/internal/testing/must"
	"tabby/internal/testing/script"
)

// roles are what the numbers of AT-SPI mean.
var roles = map[uint32]a11y.Role{
	16: a11y.Dialog, 29: a11y.Text, 39: a11y.Group, button: a11y.Button, 44: a11y.Radio, 55: a11y.Table, 56: a11y.Cell,
	57: a11y.ColumnHeader, 58: a11y.RowHeader, 62: a11y.Toggle, entry: a11y.Field, heading: a11y.Heading, 90: a11y.Row, notification: a11y.Text,
}

const (
	notification     = 101
	checked, enabled = 4, 8 // states
)

// An ear is the window as [script.Player] uses it: over the bus, and with the keyboard.
type ear struct{ *listener }

// Heard returns what a screen reader gets.
func (e ear) Heard() (all []a11y.Node) {
	e.Helper()
	for _, t := range e.things() {
		role, known := roles[t.Role]
		if !known {
			continue // the program and its window
		}
		id := must.Get(strconv.Atoi(path.Base(string(t.Self.Path))))
		all = append(all, a11y.Node{
			ID: id, Role: role, Label: t.Name, Live: t.Role == notification,
			Disabled: !t.is(enabled), Chosen: t.is(checked), Focused: t.is(focused),
		})
	}
	return all
}

// Press presses a thing, and waits a little until something else is heard.
func (e ear) Press(id int) bool { return e.asks(id, "Action.DoAction", int32(0)) }

// Type replaces what is typed into a field.
func (e ear) Type(id int, text string) bool {
	return e.asks(id, "EditableText.SetTextContents", text)
}

func (e ear) asks(id int, method string, args ...any) (done bool) {
	e.Helper()
	before := e.things()
	node := e.bus.Object(e.app, dbus.ObjectPath("/org/a11y/atspi/accessible/"+strconv.Itoa(id)))
	if node.Call(accessibility+method, 0, args...).Store(&done) != nil || !done {
		return false
	}
	e.changes(before)
	return true
}

// Key presses a key.
func (e ear) Key(name string) {
	e.Helper()
	before := e.things()
	keys := map[string]string{script.Enter: "Return", script.Undo: "ctrl+z"}
	if x, ok := keys[name]; ok {
		name = x
	}
	e.press(name)
	e.changes(before)
}

// changes waits until something else is heard than before, but not for long: not all that one
// does is heard.
func (e ear) changes(before []thing) {
	e.Helper()
	for range 15 {
		if !reflect.DeepEqual(e.things(), before) {
			return
		}
		e.Wait()
	}
}

// Wait waits for a moment.
func (e ear) Wait() { <-time.After(20 * time.Millisecond) }

package atspi

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/godbus/dbus/v5"
)

// What AT-SPI knows of a window beside names.
const (
	toolkit        = "Fyne"
	layerOfWidgets = 3
)

// The shapes of answers, by their fields.
type (
	area     struct{ X, Y, Width, Height int32 }
	action   struct{ Name, Description, Keys string }
	place    struct{ Row, Column int32 }
	relation struct {
		Kind uint32
		With []reference
	}
	item struct {
		Self, Program, Parent reference
		Index, Children       int32
		Interfaces            []string
		Name                  string
		Role                  uint32
		Description           string
		States                []uint32
	}
)

// words returns states as AT-SPI has them.
func (s States) words() []uint32 { return []uint32{uint32(s), uint32(s >> 32)} }

func (n Node) extents() area {
	return area{int32(n.X), int32(n.Y), int32(n.Width), int32(n.Height)}
}

func (n Node) contains(x, y int32) bool {
	dx, dy := int(x)-n.X, int(y)-n.Y
	return dx >= 0 && dy >= 0 && dx < n.Width && dy < n.Height
}

// interfaces returns what a node can be asked.
func (n Node) interfaces() []string {
	all := []string{accessibility + "Accessible"}
	if n.Role == application {
		return append(all, accessibility+"Application")
	}
	all = append(all, accessibility+"Component")
	if n.Presses {
		all = append(all, accessibility+"Action")
	}
	switch n.Role {
	case Entry:
		all = append(all, accessibility+"Text", accessibility+"EditableText")
	case TableCell, ColumnHeader, RowHeader:
		all = append(all, accessibility+"TableCell")
	}
	return all
}

// properties returns the properties that an interface of a node has.
func (o object) properties(of string) map[string]any {
	switch strings.TrimPrefix(of, accessibility) {
	case "Accessible":
		return map[string]any{
			"Name": o.Name, "Description": o.Description, "Parent": o.parent(o.Node), "ChildCount": int32(len(o.kids[o.ID])),
			"Locale": o.program.Locale(), "AccessibleId": strconv.Itoa(o.ID), "HelpText": "",
		}
	case "Application":
		return map[string]any{
			"ToolkitName": toolkit, "Version": o.program.Version, "ToolkitVersion": o.program.Version, "AtspiVersion": "2.1",
			"InterfaceVersion": uint32(1), "Id": o.id.Load(),
		}
	case "Action":
		return map[string]any{"NActions": int32(1)}
	case "Text":
		return map[string]any{"CharacterCount": int32(len([]rune(o.Text))), "CaretOffset": int32(o.Caret)}
	case "TableCell":
		return map[string]any{
			"Position": place{int32(o.Row), int32(o.Column)}, "RowSpan": int32(1), "ColumnSpan": int32(1),
			"Table": o.reference(o.Parent),
		}
	}
	return nil
}

// items returns all that is on the screen.
func (o object) items() []item {
	all := make([]item, 0, len(o.nodes))
	for _, n := range o.nodes {
		all = append(all, item{
			o.reference(n.ID), o.reference(top), o.parent(n), int32(o.index(n)), int32(len(o.kids[n.ID])),
			n.interfaces(), n.Name, uint32(n.Role), n.Description, n.States.words(),
		})
	}
	return all
}

func (c *connection) reference(id int) reference { return reference{c.name, pathOf(id)} }

func (c *connection) references(ids []int) []reference {
	all := make([]reference, 0, len(ids))
	for _, id := range ids {
		all = append(all, c.reference(id))
	}
	return all
}

// parent returns what a node is in. The program is in a desktop, which the registry has.
func (c *connection) parent(n Node) reference {
	if n.ID != top {
		return c.reference(n.Parent)
	}
	if desktop := c.desktop.Load(); desktop != nil {
		return *desktop
	}
	return reference{Path: nullPath}
}

// pathOf returns where a node is on the bus.
func pathOf(id int) dbus.ObjectPath {
	if id == top {
		return rootPath
	}
	return nodePath + dbus.ObjectPath(strconv.Itoa(id))
}

// idAt returns which node is at a place on the bus. The cache is the program's.
func idAt(path dbus.ObjectPath) (id int, ok bool) {
	if path == rootPath || path == cachePath {
		return top, true
	}
	number, ok := strings.CutPrefix(string(path), string(nodePath))
	id, err := strconv.Atoi(number)
	return id, ok && err == nil && pathOf(id) == path
}

// LookupObject implements [dbus.Handler]. Who asks without listening sees a screen that is not
// old. What panics meanwhile must not end the program.
func (c *connection) LookupObject(path dbus.ObjectPath) (found dbus.ServerObject, ok bool) {
	defer func() {
		if recover() != nil {
			found, ok = nil, false
		}
	}()
	<-c.ready
	id, ok := idAt(path)
	if !ok {
		return nil, false
	}
	now := c.seen.Load().screen
	if !c.heard.Load() {
		now = c.look(seldom)
	}
	n, ok := now.node(id)
	return lookup{object: object{c, now, n}}, ok
}

// A lookup is an object, one of its interfaces, and then one of its methods, as godbus asks.
type lookup struct {
	object
	of     string
	method method
}

// LookupInterface implements [dbus.ServerObject].
func (l lookup) LookupInterface(name string) (dbus.Interface, bool) {
	_, ok := l.methods[name]
	l.of = name
	return l, ok
}

// LookupMethod implements [dbus.Interface].
func (l lookup) LookupMethod(name string) (dbus.Method, bool) {
	m, ok := l.methods[l.of][name]
	l.method = m
	return l, ok
}

// DecodeArguments implements [dbus.ArgumentDecoder].
func (l lookup) DecodeArguments(_ *dbus.Conn, _ string, _ *dbus.Message, in []any) ([]any, error) {
	if dbus.SignatureOf(in...).String() != l.method.signature {
		return nil, dbus.ErrMsgInvalidArg
	}
	return in, nil
}

var errNoAnswer = errors.New("there is no answer")

// Call implements [dbus.Method]. What panics here must not end the program.
func (l lookup) Call(in ...any) (out []any, err error) {
	defer recovered(&err)
	if out = l.method.answer(l.object, in); out == nil {
		return nil, dbus.MakeFailedError(errNoAnswer)
	}
	return out, nil
}

// recovered makes an error of a panic.
func recovered(err *error) {
	if p := recover(); p != nil {
		*err = dbus.MakeFailedError(fmt.Errorf("%v", p))
	}
}

// NumArguments and the three below implement [dbus.Method], for those who decode by it.
func (l lookup) NumArguments() int { return 0 }

// ArgumentValue implements [dbus.Method].
func (l lookup) ArgumentValue(int) any { return nil }

// NumReturns implements [dbus.Method].
func (l lookup) NumReturns() int { return 0 }

// ReturnValue implements [dbus.Method].
func (l lookup) ReturnValue(int) any { return nil }

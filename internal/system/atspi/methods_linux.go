package atspi

import (
	"slices"
	"strconv"

	"github.com/godbus/dbus/v5"
)

// An object is what a call is about: a node, on the screen as it was seen.
type object struct {
	*connection
	*screen
	Node
}

// A method answers calls. Its arguments are of the types of a D-Bus signature.
type method struct {
	signature string
	answer    func(o object, in []any) []any // nil if there is no answer
}

// The names and places of AT-SPI.
const (
	accessibility = "org.a11y.atspi."
	properties    = "org.freedesktop.DBus.Properties"

	rootPath  dbus.ObjectPath = "/org/a11y/atspi/accessible/root"
	nodePath  dbus.ObjectPath = "/org/a11y/atspi/accessible/"
	cachePath dbus.ObjectPath = "/org/a11y/atspi/cache"
	nullPath  dbus.ObjectPath = "/org/a11y/atspi/null"
)

// methodsOf returns the methods of each interface.
func methodsOf() map[string]map[string]method {
	return map[string]map[string]method{
		accessibility + "Accessible": {
			"GetChildAtIndex": {"i", func(o object, in []any) []any {
				kids, i := o.kids[o.ID], in[0].(int32)
				if i < 0 || int(i) >= len(kids) {
					return []any{reference{Path: nullPath}}
				}
				return []any{o.reference(kids[i])}
			}},
			"GetChildren":          {"", func(o object, _ []any) []any { return []any{o.references(o.kids[o.ID])} }},
			"GetIndexInParent":     {"", func(o object, _ []any) []any { return []any{int32(o.index(o.Node))} }},
			"GetRole":              {"", func(o object, _ []any) []any { return []any{uint32(o.Role)} }},
			"GetRoleName":          {"", always("")}, // they have names for the numbers
			"GetLocalizedRoleName": {"", always("")},
			"GetState":             {"", func(o object, _ []any) []any { return []any{o.States.words()} }},
			"GetApplication":       {"", func(o object, _ []any) []any { return []any{o.reference(top)} }},
			"GetInterfaces":        {"", func(o object, _ []any) []any { return []any{o.interfaces()} }},
			"GetAttributes":        {"", func(o object, _ []any) []any { return []any{attributes(o.Node)} }},
			"GetRelationSet":       {"", always([]relation{})},
		},
		accessibility + "Application": {
			"GetLocale":                {"u", func(o object, _ []any) []any { return []any{o.program.Locale()} }},
			"GetApplicationBusAddress": {"", always("")},
		},
		accessibility + "Component": componentMethods(),
		accessibility + "Action": {
			"GetName":          {"i", always("press")},
			"GetLocalizedName": {"i", always("press")},
			"GetDescription":   {"i", always("")},
			"GetKeyBinding":    {"i", always("")},
			"GetActions":       {"", always([]action{{Name: "press"}})},
			"DoAction":         {"i", done(func(o object, _ []any) bool { return o.window.Press(o.ID) })},
		},
		accessibility + "Text":         textMethods(),
		accessibility + "EditableText": {"SetTextContents": {"s", done(func(o object, in []any) bool { return o.window.Type(o.ID, in[0].(string)) })}},
		accessibility + "TableCell": {
			"GetColumnHeaderCells": {"", func(o object, _ []any) []any { return []any{o.references(o.headers(o.Node, ColumnHeader))} }},
			"GetRowHeaderCells":    {"", func(o object, _ []any) []any { return []any{o.references(o.headers(o.Node, RowHeader))} }},
			"GetRowColumnSpan":     {"", func(o object, _ []any) []any { return []any{true, int32(o.Row), int32(o.Column), int32(1), int32(1)} }},
		},
		accessibility + "Cache": {"GetItems": {"", func(o object, _ []any) []any { return []any{o.items()} }}},
		properties:              propertyMethods(),
	}
}

func componentMethods() map[string]method {
	return map[string]method{
		"Contains": {"iiu", func(o object, in []any) []any { return []any{o.contains(in[0].(int32), in[1].(int32))} }},
		"GetAccessibleAtPoint": {"iiu", func(o object, in []any) []any {
			return []any{o.reference(o.at(o.ID, in[0].(int32), in[1].(int32)))}
		}},
		"GetExtents":   {"u", func(o object, _ []any) []any { return []any{o.extents()} }},
		"GetPosition":  {"u", func(o object, _ []any) []any { return []any{int32(o.X), int32(o.Y)} }},
		"GetSize":      {"", func(o object, _ []any) []any { return []any{int32(o.Width), int32(o.Height)} }},
		"GetLayer":     {"", always(uint32(layerOfWidgets))},
		"GetMDIZOrder": {"", always(int16(0))},
		"GetAlpha":     {"", always(1.0)},
		"GrabFocus":    {"", done(func(o object, _ []any) bool { return o.window.Focus(o.ID) })},
	}
}

func textMethods() map[string]method {
	return map[string]method{
		"GetText":              {"ii", func(o object, in []any) []any { return []any{o.span(in[0].(int32), in[1].(int32))} }},
		"GetCharacterAtOffset": {"i", func(o object, in []any) []any { return []any{o.letter(in[0].(int32))} }},
		"GetStringAtOffset":    {"iu", around},
		"GetTextAtOffset":      {"iu", around},
		"GetTextBeforeOffset":  {"iu", around},
		"GetTextAfterOffset":   {"iu", around},
		"GetNSelections":       {"", always(int32(0))},
		"GetSelection":         {"i", always(int32(0), int32(0))},
		"SetCaretOffset":       {"i", always(false)},
		"GetDefaultAttributes": {"", always(map[string]string{})},
		"GetAttributes":        {"i", always(map[string]string{}, int32(0), int32(0))},
		"GetAttributeRun":      {"ib", always(map[string]string{}, int32(0), int32(0))},
		"GetCharacterExtents":  {"iu", always(int32(0), int32(0), int32(0), int32(0))},
		"GetRangeExtents":      {"iiu", always(int32(0), int32(0), int32(0), int32(0))},
	}
}

func propertyMethods() map[string]method {
	return map[string]method{
		"Get": {"ss", func(o object, in []any) []any {
			value, ok := o.properties(in[0].(string))[in[1].(string)]
			if !ok {
				return nil
			}
			return []any{dbus.MakeVariant(value)}
		}},
		"GetAll": {"s", func(o object, in []any) []any {
			all := map[string]dbus.Variant{}
			for name, value := range o.properties(in[0].(string)) {
				all[name] = dbus.MakeVariant(value)
			}
			return []any{all}
		}},
		"Set": {"ssv", func(o object, in []any) []any {
			id, ok := in[2].(dbus.Variant).Value().(int32)
			if !ok || o.ID != top || in[1] != "Id" {
				return nil
			}
			o.id.Store(id)
			return []any{}
		}},
	}
}

// always answers the same to all.
func always(values ...any) func(object, []any) []any {
	return func(object, []any) []any { return values }
}

// done answers whether something could be done, and has the window looked at.
func done(do func(o object, in []any) bool) func(object, []any) []any {
	return func(o object, in []any) []any {
		ok := do(o, in)
		o.touch()
		return []any{ok}
	}
}

// around answers the text about a letter: the letter itself or all, for a field has one line.
func around(o object, in []any) []any {
	at, end := in[0].(int32), int32(len([]rune(o.Text)))
	if letters := in[1].(uint32) == 0; letters && at < end {
		return []any{o.span(at, at+1), at, at + 1}
	}
	return []any{o.Text, int32(0), end}
}

// span returns the letters of a text from one to before another, or to the end if that is below 0.
func (o object) span(from, to int32) string {
	text := []rune(o.Text)
	end := int32(len(text))
	if to < 0 {
		to = end
	}
	from, to = min(max(from, 0), end), min(to, end)
	return string(text[min(from, to):to])
}

func (o object) letter(at int32) int32 {
	for _, r := range o.span(at, at+1) {
		return r
	}
	return 0
}

// at returns the innermost node at a point in another.
func (o object) at(id int, x, y int32) int {
	for _, kid := range slices.Backward(o.kids[id]) {
		if n, _ := o.node(kid); n.contains(x, y) {
			return o.at(kid, x, y)
		}
	}
	return id
}

// attributes returns what is known of a node besides, by the names of AT-SPI.
func attributes(n Node) map[string]string {
	all := map[string]string{"toolkit": toolkit}
	if n.Level > 0 {
		all["level"] = strconv.Itoa(n.Level)
	}
	return all
}

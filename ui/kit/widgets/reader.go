package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tabby/internal/system/a11y"
	"tabby/ui/kit/widgets/shape"
)

// NewReader returns a layer that shows screen readers what is on the canvas. Fyne
// 2.8.1 looks for labels in containers only, never inside widgets and scrolls.
//
// The layer draws nothing and takes no input. It is rebuilt whenever a driver asks
// for its labels, so it costs nothing without the build tag accessibility.
func NewReader() *fyne.Container {
	layer := container.NewWithoutLayout()
	layer.Objects = []fyne.CanvasObject{&readerRoot{layer: layer}}
	return layer
}

// readerRoot rebuilds its layer when it is asked for its role.
type readerRoot struct {
	canvas.Rectangle

	layer *fyne.Container
}

func (r *readerRoot) AccessibilityLabel() string { return "" }

// AccessibilityRole rebuilds the layer and returns the role of a container.
func (r *readerRoot) AccessibilityRole() fyne.AccessibleRole {
	r.layer.Objects = []fyne.CanvasObject{r}
	if c := CanvasOf(r.layer); c != nil {
		for _, s := range Nodes(c) {
			if s.Role.Holds() {
				continue
			}
			m := &mark{node: s}
			shape.Place(m, fyne.NewPos(s.X, s.Y), fyne.NewSize(s.Width, s.Height))
			r.layer.Objects = append(r.layer.Objects, m)
		}
	}
	return fyne.AccessibleRoleContainer
}

// mark is a [a11y.Node] on the layer, and no widget: a rectangle is never drawn, since
// no painter knows its type.
type mark struct {
	canvas.Rectangle

	node a11y.Node
}

// AccessibilityLabel returns the words of the node, with a check if it is chosen.
func (m *mark) AccessibilityLabel() string {
	return checked(m.node.Chosen, Joined(m.node.Label, m.node.Value))
}

// AccessibilityRole returns that of a button for whatever can be pressed, but for a field.
func (m *mark) AccessibilityRole() fyne.AccessibleRole {
	if m.node.Role != a11y.Field && (m.node.Focusable || m.node.Role == a11y.Button) {
		return fyne.AccessibleRoleButton
	}
	return fyne.AccessibleRoleText
}

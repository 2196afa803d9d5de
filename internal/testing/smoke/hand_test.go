//go:build smoke

package smoke

import (
	"fmt"
	"image"
	"strconv"
)

// tool calls xdotool.
func (p *program) tool(args ...string) {
	p.Helper()
	if out, err := p.command("xdotool", args...).CombinedOutput(); err != nil {
		p.Fatalf("xdotool %v: %v\n%s", args, err, out)
	}
}

// press presses keys one after the other, by their X names.
func (p *program) press(keys ...string) {
	p.Helper()
	p.tool(append([]string{"key"}, keys...)...)
}

// write types a text and presses Enter.
func (p *program) write(text string) {
	p.Helper()
	p.tool("type", text)
	p.press("Return")
}

// park moves the pointer to a corner, where it is over nothing.
func (p *program) park() {
	p.Helper()
	p.tool("mousemove", "0", "0")
}

// click clicks while the pointer moves by wobble pixels, and parks it again. The
// pauses are those of a hand: nothing waits for them, except that a new screen
// ignores taps at its foot for a moment.
func (p *program) click(at image.Point, wobble int) {
	p.Helper()
	const moment, pause = "0.45", "0.04"
	gesture := []string{"sleep", moment, "mousemove", strconv.Itoa(at.X), strconv.Itoa(at.Y), "sleep", pause, "mousedown", "1"}
	for range 2 {
		half := fmt.Sprint(wobble / 2)
		gesture = append(gesture, "sleep", pause, "mousemove_relative", half, half)
	}
	p.tool(append(gesture, "sleep", pause, "mouseup", "1")...)
	p.park()
}

// await waits for the main button in a part of the window, and returns its place.
func (p *program) await(part image.Rectangle) (at image.Point) {
	p.Helper()
	eventually(p, "a button to tap", func() (found bool) {
		at, found = p.suggested(p, part)
		return found
	})
	return at
}

// take clicks the main button in a part of the window.
func (p *program) take(part image.Rectangle, wobble int) {
	p.Helper()
	p.click(p.await(part), wobble)
}

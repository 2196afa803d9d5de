//go:build smoke

package smoke

import (
	"encoding/binary"
	"io"
	"net"
	"strconv"
	"strings"
)

// closeWindow does what the cross in a window's corner does. xdotool cannot: it
// takes the window away without asking.
func (p *program) closeWindow() {
	p.Helper()
	x := &connection{table: p.table}
	x.dial()
	defer x.Close()
	window, err := strconv.ParseUint(p.window, 10, 32)
	must(p, err)
	x.sendClose(uint32(window))
}

// A connection speaks as much of the X protocol as it takes to close a window.
type connection struct {
	*table
	net.Conn
}

const (
	internAtom    = 16
	sendEvent     = 25
	getInputFocus = 43
	clientMessage = 33
	reply         = 32 // bytes
)

func (x *connection) dial() {
	x.Helper()
	var err error
	x.Conn, err = net.Dial("unix", "/tmp/.X11-unix/X"+strings.TrimPrefix(x.display, ":"))
	must(x, err)
	x.send([]byte{'l', 0}, uint16(11), uint16(0), uint16(0), uint16(0), uint16(0))
	head := x.receive(8)
	if head[0] != 1 {
		x.Fatal("the X server lets nobody in")
	}
	x.receive(4 * int(binary.LittleEndian.Uint16(head[6:])))
}

func (x *connection) send(fields ...any) {
	x.Helper()
	var request []byte
	for _, f := range fields {
		var err error
		request, err = binary.Append(request, binary.LittleEndian, f)
		must(x, err)
	}
	_, err := x.Write(request)
	must(x, err)
}

func (x *connection) receive(n int) []byte {
	x.Helper()
	answer := make([]byte, n)
	_, err := io.ReadFull(x, answer)
	must(x, err)
	return answer
}

// atom returns the number of a name.
func (x *connection) atom(name string) uint32 {
	x.Helper()
	padded := make([]byte, (len(name)+3)/4*4)
	copy(padded, name)
	x.send([]byte{internAtom, 0}, uint16(2+len(padded)/4), uint16(len(name)), uint16(0), padded)
	return binary.LittleEndian.Uint32(x.receive(reply)[8:])
}

// sendClose asks a window to close, and returns once the server has heard it.
func (x *connection) sendClose(window uint32) {
	x.Helper()
	protocols, closing := x.atom("WM_PROTOCOLS"), x.atom("WM_DELETE_WINDOW")
	x.send([]byte{sendEvent, 0}, uint16(11), window, uint32(0),
		[]byte{clientMessage, 32}, uint16(0), window, protocols, closing, make([]byte, 16))
	x.send([]byte{getInputFocus, 0}, uint16(1))
	if answer := x.receive(reply); answer[0] != 1 {
		x.Fatalf("the X server refuses: error %d", answer[1])
	}
}

//go:build smoke

package smoke

import (
	"encoding/binary"
	"io"
	"net"
	"strconv"
	"strings"
	"time"

	"tabby/internal/testing/must"
)

// A connection speaks enough of the X protocol to see a window appear and to close
// it.
type connection struct {
	*table
	net.Conn
	root uint32
}

// Numbers of the X protocol, and the size of a server's message in bytes.
const (
	changeWindowAttributes = 2
	internAtom             = 16
	sendEvent              = 25
	getInputFocus          = 43

	eventMask          = 1 << 11
	substructureNotify = 1 << 19
	mapNotify          = 19
	clientMessage      = 33

	messageSize = 32
)

// dial connects to the server of the screen.
func (t *table) dial() *connection {
	t.Helper()
	conn := must.Get(net.Dial("unix", "/tmp/.X11-unix/X"+strings.TrimPrefix(t.display, ":")))
	x := &connection{table: t, Conn: conn}
	x.send([]byte{'l', 0}, uint16(11), uint16(0), uint16(0), uint16(0), uint16(0))
	head := x.receive(8)
	setup := x.receive(4 * int(binary.LittleEndian.Uint16(head[6:])))
	if head[0] != 1 {
		x.Fatalf("the X server refuses the connection: %s", setup)
	}
	vendor, formats := int(binary.LittleEndian.Uint16(setup[16:])), int(setup[21])
	x.root = binary.LittleEndian.Uint32(setup[32+(vendor+3)/4*4+8*formats:])
	return x
}

func (x *connection) send(fields ...any) {
	x.Helper()
	var request []byte
	for _, f := range fields {
		request = must.Get(binary.Append(request, binary.LittleEndian, f))
	}
	_, err := x.Write(request)
	must.Do(x, err)
}

func (x *connection) receive(n int) []byte {
	x.Helper()
	answer := make([]byte, n)
	_, err := io.ReadFull(x, answer)
	must.Do(x, err)
	return answer
}

// sync waits until the server has handled everything sent so far.
func (x *connection) sync() {
	x.Helper()
	x.send([]byte{getInputFocus, 0}, uint16(1))
	if answer := x.receive(messageSize); answer[0] != 1 {
		x.Fatalf("the X server refuses: error %d", answer[1])
	}
}

// watch asks the server to report every new window.
func (x *connection) watch() {
	x.Helper()
	x.send([]byte{changeWindowAttributes, 0}, uint16(4), x.root, uint32(eventMask), uint32(substructureNotify))
	x.sync()
}

// awaitWindow waits for the report of a window.
func (x *connection) awaitWindow() {
	x.Helper()
	must.Do(x, x.SetReadDeadline(time.Now().Add(patience)))
	for x.receive(messageSize)[0] != mapNotify {
	}
}

// closeWindow does what the cross in a window's corner does. xdotool cannot: it
// destroys the window without asking.
func (p *program) closeWindow() {
	p.Helper()
	window := must.Get(strconv.ParseUint(p.window, 10, 32))
	x := p.dial()
	defer x.Close()
	protocols, closing := x.atom("WM_PROTOCOLS"), x.atom("WM_DELETE_WINDOW")
	x.send([]byte{sendEvent, 0}, uint16(11), uint32(window), uint32(0),
		[]byte{clientMessage, 32}, uint16(0), uint32(window), protocols, closing, make([]byte, 16))
	x.sync()
}

// atom returns the number of a name.
func (x *connection) atom(name string) uint32 {
	x.Helper()
	padded := make([]byte, (len(name)+3)/4*4)
	copy(padded, name)
	x.send([]byte{internAtom, 0}, uint16(2+len(padded)/4), uint16(len(name)), uint16(0), padded)
	return binary.LittleEndian.Uint32(x.receive(messageSize)[8:])
}

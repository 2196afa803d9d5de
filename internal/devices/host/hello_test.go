package host

import (
	"bufio"
	"encoding/binary"
	"fmt"
	"net"
	"strings"
	"testing"

	"tabby/internal/devices/host/wire"
	"tabby/internal/testing/must"
)

// TestGuestWhoSpeaksTooEarlyIsHeard sends the hello together with the request for the
// WebSocket, so that it is read along with that.
func TestGuestWhoSpeaksTooEarlyIsHeard(t *testing.T) {
	s := begin(t)
	for _, size := range []int{20, 500, 2000} {
		address := strings.TrimPrefix(s.server.URL, "http://")
		conn := must.Get(net.Dial("tcp", address))
		defer conn.Close()
		said := fmt.Appendf(nil, "GET %s HTTP/1.1\r\nHost: %s\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"+
			"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: %s\r\n\r\n", wire.LivePath, address, "dGFiYnktdGFiYnktdGFiYg==")
		said = append(said, 0x81, 0x80|126) // one text, masked, whose length follows
		said = binary.BigEndian.AppendUint16(said, uint16(size))
		said = append(said, 0, 0, 0, 0) // a mask that changes nothing
		said = fmt.Appendf(said, "%-*s", size, `{"tabby":99}`)
		must.Get(conn.Write(said))
		if heard, err := bufio.NewReader(conn).ReadString('}'); !strings.Contains(heard, "ERR_INTENT") {
			t.Errorf("a hello of %d bytes is answered %q, %v", size, heard, err)
		}
	}
}

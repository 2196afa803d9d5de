package pulse

import (
	"bytes"
	"encoding/binary"
	"io"
	"net"
	"os"
	"path/filepath"
	"testing"

	"github.com/adrg/xdg"
	"github.com/jfreymuth/pulse/proto"

	"tabby/internal/testing/must"
)

// A talk is how a server goes on when a program has connected. It returns what it would play.
type talk func(io.ReadWriter) []byte

// serve has the user's sound server go on so with each program. What it would play comes when that
// program is gone.
func serve(t *testing.T, talk talk) (played <-chan []byte) {
	t.Helper()
	at := filepath.Join(t.TempDir(), "native")
	l := must.Get(net.Listen("unix", at))
	t.Cleanup(func() { _ = l.Close() })
	t.Setenv("PULSE_SERVER", "unix:"+at)
	heard := make(chan []byte, mostAtOnce)
	go func() {
		for {
			conn, err := l.Accept()
			if err != nil {
				return // the test is over
			}
			go func() {
				data := talk(conn)
				_ = conn.Close()
				heard <- data
			}()
		}
	}()
	return heard
}

// A frame is what a program sends at once.
type frame struct {
	stream uint32 // or proto.Undefined
	data   []byte
}

func read(r io.Reader) (f frame, ok bool) {
	head := make([]byte, 20)
	if _, err := io.ReadFull(r, head); err != nil {
		return frame{}, false
	}
	f = frame{binary.BigEndian.Uint32(head[4:]), make([]byte, binary.BigEndian.Uint32(head))}
	_, err := io.ReadFull(r, f.data)
	return f, err == nil
}

// answer answers a request by a command with numbers.
func (f frame) answer(w io.Writer, command uint32, numbers ...uint32) {
	said := []byte{'L'}
	said = binary.BigEndian.AppendUint32(said, command)
	said = append(said, f.data[5:10]...) // which request that is
	for _, n := range numbers {
		said = binary.BigEndian.AppendUint32(append(said, 'L'), n)
	}
	head := binary.BigEndian.AppendUint32(nil, uint32(len(said)))
	head = binary.BigEndian.AppendUint32(head, proto.Undefined)
	_, _ = w.Write(append(append(head, make([]byte, 12)...), said...)) // or the program is gone
}

// plays is a server of version 8 that plays everything.
func plays(conn io.ReadWriter) (played []byte) {
	for f, ok := read(conn); ok; f, ok = read(conn) {
		if f.stream != proto.Undefined {
			played = append(played, f.data...)
			continue
		}
		switch binary.BigEndian.Uint32(f.data[1:]) {
		case proto.OpAuth:
			f.answer(conn, proto.OpReply, 8)
		case proto.OpSetClientName:
			f.answer(conn, proto.OpReply, 1)
		case proto.OpCreatePlaybackStream:
			f.answer(conn, proto.OpReply, 7, 1, 0)
		case proto.OpDrainPlaybackStream:
			f.answer(conn, proto.OpReply)
		}
	}
	return played
}

// refuses is a server that lets no program in.
func refuses(conn io.ReadWriter) []byte {
	f, _ := read(conn)
	f.answer(conn, proto.OpError, 1)
	return nil
}

// leaves is a server that ends a connection as soon as it is there, as one does that has too many.
func leaves(io.ReadWriter) []byte { return nil }

// sleeps is a server that never answers.
func sleeps(conn io.ReadWriter) []byte {
	_, _ = io.Copy(io.Discard, conn)
	return nil
}

func tick(int) []float32 { return []float32{0, 1, -1, 2} }

func TestASoundArrivesWholeAndTheConnectionEnds(t *testing.T) {
	played := serve(t, plays)
	p := NewPlayer("Tabby")
	if !p.CanPlay() {
		t.Error("there seems to be no server")
	}
	for range 2 * mostAtOnce {
		p.Play(tick)
		if got := must.From(t, "a sound at the server", played); !bytes.Equal(got, []byte{0, 0, 0xff, 0x7f, 1, 0x80, 0xff, 0x7f}) {
			t.Fatalf("a server plays %v", got)
		}
		p.playing <- struct{}{} // once the program knows as well
		must.From(t, "the end of the sound", p.playing)
	}
}

func TestAServerThatPlaysNothingIsSilence(t *testing.T) {
	for what, talk := range map[string]talk{"refuses": refuses, "leaves": leaves} {
		played := serve(t, talk)
		p := NewPlayer("Tabby")
		p.Play(tick)
		if got := must.From(t, "a sound at the server", played); len(got) > 0 {
			t.Errorf("a server that %s plays %v", what, got)
		}
		for range mostAtOnce {
			p.playing <- struct{}{} // the sound is over
		}
	}
}

func TestOnlyAFewSoundsWaitIfTheServerDoesNotAnswer(t *testing.T) {
	serve(t, sleeps)
	p := NewPlayer("Tabby")
	for range mostAtOnce {
		p.Play(tick)
	}
	p.Play(func(int) []float32 {
		t.Error("one more sound waits")
		return nil
	})
}

func TestWithoutAServerNothingIsHeard(t *testing.T) {
	t.Setenv("PULSE_SERVER", filepath.Join(t.TempDir(), "native"))
	p := NewPlayer("Tabby")
	if p.CanPlay() {
		t.Error("there seems to be a server")
	}
	p.Play(tick)
	for range mostAtOnce {
		p.playing <- struct{}{} // it is over
	}
}

func TestTheServerListensWhereTheSystemSays(t *testing.T) {
	for says, want := range map[string][2]string{
		"":                        {},
		"unix:/run/native":        {"unix", "/run/native"},
		"/run/native":             {"unix", "/run/native"},
		"{box}unix:/run/a tcp:b":  {"unix", "/run/a"},
		"tcp:loft":                {"tcp", "loft:4713"},
		"tcp4:10.0.0.2:4714 tcp:": {"tcp4", "10.0.0.2:4714"},
	} {
		t.Setenv("PULSE_SERVER", says)
		if network, address := server(); network != want[0] || address != want[1] {
			t.Errorf("%q is %q at %q, want %v", says, address, network, want)
		}
	}
}

func TestTheServerOfASessionIsInItsFolder(t *testing.T) {
	dir := t.TempDir()
	t.Cleanup(xdg.Reload) // once all is as before
	t.Setenv("PULSE_SERVER", "")
	must.Do(t, os.Unsetenv("PULSE_SERVER"))
	t.Setenv("XDG_RUNTIME_DIR", dir)
	xdg.Reload()
	if network, address := server(); network != "unix" || address != filepath.Join(dir, "pulse", "native") {
		t.Errorf("it is %q at %q", address, network)
	}
}

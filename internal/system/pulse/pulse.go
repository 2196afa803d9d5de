// Package pulse plays sounds by PulseAudio's protocol, which PipeWire speaks as well.
package pulse

import (
	"context"
	"encoding/binary"
	"math"
	"net"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/adrg/xdg"
	"github.com/jfreymuth/pulse/proto"
)

// rate is how many samples of a sound are played a second.
const rate = 44100

// A Player plays sounds for a program. While none is heard, no connection is open and nothing runs.
type Player struct {
	name    string
	playing chan struct{} // has one for each sound that is heard
}

// mostAtOnce is how many sounds are heard at once. More are left out, and so are all while a server
// does not answer.
const mostAtOnce = 4

// NewPlayer returns a player for a program, which mixers show by its name.
func NewPlayer(name string) *Player {
	return &Player{name: name, playing: make(chan struct{}, mostAtOnce)}
}

// CanPlay reports whether there seems to be a server that plays sounds. It asks none.
func (p *Player) CanPlay() bool {
	network, address := server()
	if network != "unix" {
		return network != ""
	}
	_, err := os.Stat(address)
	return err == nil
}

// Play plays a sound that wave returns as samples from -1 to 1, that many a second. It waits for nothing,
// neither for the wave nor for a server. Where the sound cannot be heard, it is not.
func (p *Player) Play(wave func(rate int) []float32) {
	select {
	case p.playing <- struct{}{}:
		go func() {
			_ = p.play(samples(wave(rate))) // there is nothing to do about a server that plays nothing
			<-p.playing
		}()
	default:
	}
}

// server returns where the sound server of the user's session listens, or "". PULSE_SERVER says so
// if it is another one, and may have several, of which the first counts.
func server() (network, address string) {
	named, isNamed := os.LookupEnv("PULSE_SERVER")
	fields := strings.Fields(named)
	switch {
	case !isNamed && xdg.RuntimeDir == "":
		return "", ""
	case !isNamed:
		return "unix", filepath.Join(xdg.RuntimeDir, "pulse", "native")
	case len(fields) == 0:
		return "", ""
	}
	address = fields[0][strings.IndexByte(fields[0], '}')+1:] // before that stands the name of a machine
	if strings.HasPrefix(address, "/") {
		return "unix", address
	}
	network, address, _ = strings.Cut(address, ":")
	if strings.HasPrefix(network, "tcp") && !strings.Contains(address, ":") {
		address += ":4713" // where a server listens that nothing else is said of
	}
	return network, address
}

// patience is how long a server may take to answer.
const patience = 2 * time.Second

// play plays a sound from a connection of its own, and returns when it was heard.
func (p *Player) play(data []byte) error {
	network, address := server()
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	conn, err := new(net.Dialer).DialContext(ctx, network, address)
	if err != nil {
		return err
	}
	defer func() { _ = conn.Close() }() // the sound was heard, or is not
	long := time.Duration(len(data)/2) * time.Second / rate
	if err := conn.SetDeadline(time.Now().Add(long + patience)); err != nil {
		return err
	}
	c := &proto.Client{Callback: func(any) {}}
	c.SetTimeout(long + patience)
	c.Open(conn)
	return p.perform(c, data)
}

// perform introduces the program to a server, and has it play a sound.
func (p *Player) perform(c *proto.Client, data []byte) error {
	welcome := proto.AuthReply{}
	if err := c.Request(&proto.Auth{Version: c.Version(), Cookie: cookie()}, &welcome); err != nil {
		return err
	}
	c.SetVersion(welcome.Version)
	names := proto.PropList{"application.name": proto.PropListString(p.name), "media.role": proto.PropListString("event")}
	if err := c.Request(&proto.SetClientName{Props: names}, &proto.SetClientNameReply{}); err != nil {
		return err
	}
	stream := proto.CreatePlaybackStreamReply{}
	if err := c.Request(&proto.CreatePlaybackStream{
		SampleSpec: proto.SampleSpec{Format: proto.FormatInt16LE, Channels: 1, Rate: rate},
		ChannelMap: proto.ChannelMap{proto.ChannelMono}, ChannelVolumes: proto.ChannelVolumes{uint32(proto.VolumeNorm)},
		SinkIndex: proto.Undefined, BufferMaxLength: proto.Undefined, BufferTargetLength: uint32(len(data)),
		BufferPrebufferLength: proto.Undefined, BufferMinimumRequest: proto.Undefined, Properties: names,
	}, &stream); err != nil {
		return err
	}
	if err := c.Send(stream.StreamIndex, data); err != nil {
		return err
	}
	return c.Request(&proto.DrainPlaybackStream{StreamIndex: stream.StreamIndex}, nil)
}

// cookie returns the secret that tells a server whose program this is. Many servers ask only for
// its length.
func cookie() []byte {
	at := os.Getenv("PULSE_COOKIE")
	if at == "" {
		at = filepath.Join(xdg.ConfigHome, "pulse", "cookie")
	}
	shown, _ := os.ReadFile(at) // or none
	return append(shown, make([]byte, cookieLength)...)[:cookieLength]
}

const cookieLength = 256

// samples returns a wave in whole numbers of 16 bits, the low byte first.
func samples(wave []float32) []byte {
	data := make([]byte, 0, 2*len(wave))
	for _, s := range wave {
		data = binary.LittleEndian.AppendUint16(data, uint16(int16(math.MaxInt16*min(1, max(-1, s)))))
	}
	return data
}

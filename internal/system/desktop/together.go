//go:build !js

package desktop

import (
	"slices"
	"time"

	"tabby/history"
	"tabby/internal/devices/peers"
	"tabby/internal/devices/peers/network"
	"tabby/internal/devices/serve"
)

// Together returns what keeps other devices together with this one, always the same.
func (s *Store) Together() *peers.Client {
	if s.line.client == nil {
		s.line.client = &peers.Client{List: peers.NewList(s.Store, time.Now), Line: network.Dial, Name: network.Name()}
	}
	return s.line.client
}

// Invite lets other devices come here to be kept together with this one, and returns a
// link for one of them, or "" while this computer is on no network. The error says why it
// cannot listen.
func (s *Store) Invite() (link string, err error) {
	if err := s.answer(); err != nil {
		return "", err
	}
	at, err := s.Addresses()
	if err != nil || len(at) == 0 {
		return "", err
	}
	return peers.Link(at[0], s.line.ways.devices.Invite()), nil
}

// answer answers devices that sync with this one.
func (s *Store) answer() error {
	if err := s.open(); err != nil {
		return err
	}
	if s.line.ways.devices != nil {
		return nil
	}
	came := s.line.came
	h := network.New(s.Together().List, s.Door().NewRoom(serve.PerAddress), network.Options{
		Name:   network.Name(),
		Paired: func(d peers.Device) { came(d.Name, 0) },
		Received: func(from peers.Device, what history.Imported) {
			games, _ := peers.Amount(what)
			came(from.Name, games)
		},
	})
	s.line.ways.set(func(w *ways) { w.devices = h })
	return nil
}

// OnReceived hands over what is called when games came in from a device that comes here, or
// one is listed. Those that are listed already are answered from now on.
func (s *Store) OnReceived(f func(from string, games int)) {
	s.line.came = f
	if s.isComeTo() {
		_ = s.answer() // or they come when this computer can be reached again
	}
}

// isComeTo reports whether a device is listed that comes here.
func (s *Store) isComeTo() bool {
	return slices.ContainsFunc(s.Together().Devices(), func(d peers.Device) bool { return d.Shows != "" })
}

// Rest ends that devices can come here to be kept together with this one, once none is
// listed that does and no link waits for one.
func (s *Store) Rest() {
	if s.line.listener == nil || s.line.ways.devices == nil || s.line.ways.devices.Invites() || s.isComeTo() {
		return
	}
	idle := false
	s.line.ways.set(func(w *ways) {
		w.devices = nil
		idle = w.guests == nil
	})
	if idle {
		s.hangUp()
	}
}

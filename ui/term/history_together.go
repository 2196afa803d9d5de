package term

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/devices/peers"
	"tabby/internal/devices/peers/network"
	"tabby/internal/words"
)

// A meetingReport says to programs what came of a sync.
type meetingReport struct {
	Device string `json:"device"`
	peers.Result
	Error string `json:"error,omitempty"`
}

// Run syncs with the other devices, or changes the list of them.
func (cmd togetherCmd) Run(c call, kept *sqlite.Store, work history.Work) error {
	book := peers.NewList(kept, c.now)
	client := &peers.Client{List: book, Line: network.Dial, Name: network.Name()}
	switch {
	case cmd.List:
		return c.listDevices(book)
	case cmd.Forget != "":
		return c.forgetDevice(work.Ctx(), client, cmd.Forget)
	case cmd.Link != "":
		d, err := client.Pair(work.Ctx(), cmd.Link)
		if err != nil {
			return err
		}
		return c.meet(client, kept, []peers.Device{d}, work)
	}
	all := book.Devices()
	if len(all) == 0 {
		return mistake("this computer is not paired with another device; give the link that the other device shows in its settings, or by `tabby serve --lan --together`")
	}
	return c.meet(client, kept, all, work)
}

// meet meets some devices, one after another. One that is away does not keep the others
// from it.
func (c call) meet(client *peers.Client, kept *sqlite.Store, devices []peers.Device, work history.Work) error {
	var failed error
	for _, d := range devices {
		if d.Address == "" {
			continue // it comes here
		}
		m, err := client.Sync(d.ID, work)
		if errors.Is(err, history.ErrStopped) {
			return err
		}
		report := meetingReport{Device: d.Name, Result: m}
		text := c.met(d.Name, m)
		if err != nil {
			failed, report.Error = errReported, c.words.Refusals.Reason(err)
			text = d.Name + ": " + c.words.Refusals.Explain(err)
		} else if also, err := c.twice(kept.Reader); err == nil {
			text += also
		}
		if err := c.say(report, text); err != nil {
			return err
		}
	}
	return failed
}

// met says what came of a sync.
func (c call) met(device string, m peers.Result) string {
	text := device + ": " + c.moved(m.Received, m.Sent) + "."
	if m.Received+m.Sent == 0 && m.Others > 0 {
		text = device + ": no new games, but people, notes or the bin have changed."
	}
	if n := len(m.Refused); n > 0 {
		text += fmt.Sprintf(" %d could not be read by one of the two; update Tabby on both.", n)
	}
	return text
}

// moved says how many games came from another device and went there.
func (c call) moved(came, went int) string {
	switch {
	case came+went == 0:
		return "nothing new"
	case came == 0:
		return c.words.Count(went, words.Game) + " sent"
	case went == 0:
		return c.words.Count(came, words.Game) + " received"
	}
	return fmt.Sprintf("%s received, %d sent", c.words.Count(came, words.Game), went)
}

func (c call) listDevices(book *peers.List) error {
	type device struct {
		Name    string `json:"name"`
		Address string `json:"address,omitempty"`
		Met     string `json:"met,omitempty"`
		Came    int    `json:"came"`
		Went    int    `json:"went"`
		Parted  bool   `json:"parted,omitempty"`
	}
	all := []device{}
	t := table{align: "llll"}
	t.add("device", "last synced", "then", "where")
	for _, d := range book.Devices() {
		met, then, where := "", "", d.Address
		if !d.Met.IsZero() {
			met = c.began(d.Met)
			then = c.moved(d.Received, d.Sent)
		}
		switch {
		case d.Unpaired:
			where = "no longer synced"
		case where == "":
			where = "it comes here"
		}
		all = append(all, device{d.Name, d.Address, met, d.Received, d.Sent, d.Unpaired})
		t.add(d.Name, met, then, where)
	}
	return c.say(all, t.String())
}

func (c call) forgetDevice(ctx context.Context, client *peers.Client, name string) error {
	for _, d := range client.Devices() {
		if !strings.EqualFold(d.Name, name) {
			continue
		}
		if err := client.Unpair(ctx, d.ID); err != nil {
			return err
		}
		return c.say(map[string]string{"device": d.Name}, d.Name+" no longer syncs with this device. The games stay on both.")
	}
	return mistake("no device is called %q; %s lists them", name, c.command("together --list"))
}

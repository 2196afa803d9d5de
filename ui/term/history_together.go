package term

import (
	"context"
	"errors"
	"strings"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/together"
	"tabby/internal/together/network"
	"tabby/internal/words"
)

// A meetingReport says to programs what came of a meeting.
type meetingReport struct {
	Device string `json:"device"`
	together.Meeting
	Error string `json:"error,omitempty"`
}

// Run meets the other devices, or changes which those are.
func (cmd togetherCmd) Run(c call, kept *sqlite.Store, work history.Work) error {
	book := together.NewBook(kept, c.now)
	client := &together.Client{Book: book, Line: network.Dial, Name: network.Name()}
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
		return c.meet(client, []together.Device{d}, work)
	}
	all := book.Devices()
	if len(all) == 0 {
		return mistake(func(w words.Terminal) string { return w.NoOtherDevice })
	}
	return c.meet(client, all, work)
}

// meet meets some devices, one after another. One that is away does not keep the others
// from it.
func (c call) meet(client *together.Client, devices []together.Device, work history.Work) error {
	var failed error
	for _, d := range devices {
		if d.Address == "" {
			continue // it comes here
		}
		m, err := client.Meet(d.ID, work)
		if errors.Is(err, history.ErrStopped) {
			return err
		}
		report := meetingReport{Device: d.Name, Meeting: m}
		text := c.words.Terminal.Met(d.Name, m.Received, m.Sent, len(m.Refused))
		if err != nil {
			failed, report.Error = errReported, c.words.Refusals.Reason(err)
			text = c.words.Terminal.NotMet(d.Name, c.words.Refusals.Explain(err))
		}
		if err := c.say(report, text); err != nil {
			return err
		}
	}
	return failed
}

func (c call) listDevices(book *together.Book) error {
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
	t.add(c.words.Terminal.DevicesHead[:]...)
	for _, d := range book.Devices() {
		met, then, where := "", "", d.Address
		if !d.Met.IsZero() {
			met = c.began(d.Met)
			then = c.words.Terminal.Moved(d.Received, d.Sent)
		}
		switch {
		case d.Parted:
			where = c.words.Terminal.NotAnyMore
		case where == "":
			where = c.words.Terminal.ComesHere
		}
		all = append(all, device{d.Name, d.Address, met, d.Received, d.Sent, d.Parted})
		t.add(d.Name, met, then, where)
	}
	return c.say(all, t.String())
}

func (c call) forgetDevice(ctx context.Context, client *together.Client, name string) error {
	for _, d := range client.Devices() {
		if !strings.EqualFold(d.Name, name) {
			continue
		}
		if err := client.Part(ctx, d.ID); err != nil {
			return err
		}
		return c.say(map[string]string{"device": d.Name}, c.words.Terminal.Forgotten(d.Name))
	}
	return mistake(func(w words.Terminal) string { return w.NoDevice(name) })
}

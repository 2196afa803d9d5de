package term

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/together"
	"tabby/internal/together/network"
	"tabby/ui/words"
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
		return misuse("no other device is kept together with this one; give the link that one shows: in its settings, or by `tabby serve --lan --together`")
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
		text := d.Name + ": " + words.Moved(m.Came, m.Went) + "."
		if n := len(m.Refused); n > 0 {
			text += fmt.Sprintf(" %d could not be read by one of the two; update Tabby on both.", n)
		}
		if err != nil {
			failed, report.Error = errReported, words.Reason(err)
			text = d.Name + ": " + words.Explain(err)
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
	t.add("device", "last met", "then", "where")
	for _, d := range book.Devices() {
		met, then, where := "", "", d.Address
		if !d.Met.IsZero() {
			met = d.Met.In(c.now().Location()).Format(day)
			then = words.Moved(d.Came, d.Went)
		}
		switch {
		case d.Parted:
			where = "not any more"
		case where == "":
			where = "it comes here"
		}
		all = append(all, device{d.Name, d.Address, met, d.Came, d.Went, d.Parted})
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
		return c.say(map[string]string{"device": d.Name}, d.Name+" is not kept together with this device any more. The games stay on both.")
	}
	return fmt.Errorf("no device is called %q; `tabby history together --list` lists them", name)
}

package term

import (
	"errors"
	"fmt"
	"os"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/demo"
	"tabby/internal/devices/serve"
)

type demoCmd struct {
	Serve bool   `help:"Serve the games to browsers on this computer instead of opening the window."`
	Port  uint16 `default:"${port}" help:"Serve on this port; 0 takes any free one."`
	Keep  string `help:"Write the games into this new folder, and stop. Other commands read them with --data DIR." placeholder:"DIR"`
}

func (demoCmd) Help() string {
	return `The games are in a temporary folder or in the memory of the browser, and are deleted afterwards. ` +
		`Your own games are not touched.`
}

// Run opens the window on a made-up family, serves it if there is no display, or keeps it.
func (d demoCmd) Run(c call, opened *resources) error {
	switch {
	case d.Keep != "":
		return d.keep(c)
	case !d.Serve:
		if err := d.open(c); !errors.Is(err, ErrNoWindow) {
			return err
		}
	}
	return serveCmd{Port: d.Port, Devices: serve.Connections, Demo: true}.Run(c, opened)
}

// open opens the window on a temporary folder.
func (demoCmd) open(c call) error {
	dir, err := os.MkdirTemp("", "tabby-demo-")
	if err != nil {
		return err
	}
	return errors.Join(c.window(Opening{Dir: dir, Words: c.in("").words, Demo: true}), os.RemoveAll(dir))
}

// keep plays the year into a folder that keeps no games yet.
func (d demoCmd) keep(c call) error {
	kept, err := sqlite.Open(d.Keep, sqlite.Options{Now: c.now})
	if err != nil {
		return err
	}
	games, err := kept.Games(history.Page{Limit: 1})
	switch {
	case err != nil:
	case len(games) > 0:
		err = mistake("there are games in %s already; choose a new folder", d.Keep)
	default:
		err = demo.Play(kept, c.in("").words, c.now())
	}
	if err := errors.Join(err, kept.Close()); err != nil {
		return err
	}
	return c.say(struct {
		Data string `json:"data"`
	}{d.Keep}, fmt.Sprintf("The games are in %s: tabby --data %s", d.Keep, d.Keep))
}

package family

import (
	"tabby/internal/devices/serve"
	"tabby/internal/devices/together"
	"tabby/internal/devices/together/network"
	"tabby/internal/testing/must"
	"tabby/internal/testing/sim/device"
	"tabby/internal/testing/sim/people"
)

// A member is a phone or a laptop of the family.
type member struct {
	*device.Device
	f       *family
	id      string // by which others know it
	until   int    // it lies in a drawer until that evening
	home    *people.Home
	client  *together.Client
	handler *network.Handler

	held     export            // what it held when it was looked at, and has been acknowledged since
	removed  map[string]bool   // games that it has deleted for good
	settings map[string]string // that were acknowledged
	open     []people.Act      // what was not acknowledged since it was looked at
	owed     []people.Act      // what was acknowledged, and is yet to be looked for
	copies   []copied          // that somebody has kept
}

// member adds a device with nothing on it.
func (f *family) member(name string) *member {
	d := &member{Device: device.New(f.World, name), f: f, removed: map[string]bool{}, settings: map[string]string{}}
	d.held, _ = parse("")
	d.home = &people.Home{
		Dice: f.Split(name), Now: d.Now, NewID: f.NewID, Names: people.Names(), Kept: map[string]string{}, Acted: d.acted,
	}
	err := d.Start()
	must.Do(f, err)
	d.begin()
	if d.id, err = d.client.ID(); err != nil {
		f.Fatal(err)
	}
	return d
}

// begin lets people use the device that was started, and others come to it.
func (d *member) begin() {
	d.home.Store = d.Store
	book := together.NewBook(d.Store, d.Now)
	d.client = &together.Client{Book: book, Name: d.Name, Line: d.line}
	d.handler = network.New(book, serve.NewDoor(serve.Admission{}).NewRoom(serve.PerAddress), network.Options{Name: d.Name})
}

// soon is within how many operations of its disk a device dies that is to die.
const soon = 60

// doom lets the device die soon.
func (d *member) doom() { d.Disk.DieAt(1 + d.Dice.IntN(soon)) }

// revive switches the device on again if it has died, and looks at what is left.
func (d *member) revive() {
	d.Disk.DieAt(0)
	switch died, err := d.Revive(d.Dice.IntN(3)/2, soon); {
	case err != nil:
		d.f.Fatalf("%s does not start: %v", d.Name, err)
	case !died:
		return
	}
	d.f.Narrate("%s has died, and is switched on again", d.Name)
	d.begin()
	owed := d.owed
	d.owed = nil
	for _, a := range owed {
		d.acted(a)
	}
	d.look(died)
}

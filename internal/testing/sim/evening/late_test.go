package evening

import (
	"time"

	"tabby/internal/devices/host/page"
	"tabby/internal/testing/guest"
	"tabby/scoring"
)

// late opens the table again once everyone has gone, lets the laptop be used alone, and has a screen come after that: what
// it shows first is the sheet as it is then.
func (e *evening) late() {
	if err := e.laptop.boot(); err != nil {
		e.Error(err)
		return
	}
	defer e.laptop.away()
	done := false
	e.laptop.on(func(l *life) {
		if l.table.Paused() {
			_ = l.table.Pause(false)
		}
		for range 1 + e.Dice.IntN(2) {
			done = l.game.Do(scoring.Undo{}) == nil || done
		}
	})
	if !done {
		return
	}
	e.Narrate("the laptop undoes something, and a screen comes")
	e.Count("late screens", 1)
	p := newPhone(e, 3, page.Watch, true)
	p.name, p.log = "the late screen", true
	p.device = e.net.Device(p.name, "192.168.1.60")
	p.on(guest.Pass{Key: e.laptop.key(page.Watch)})
	time.Sleep(10 * time.Second)
	p.close()
	log, err := e.laptop.log()
	if err != nil {
		e.Error(err)
		return
	}
	states := newPast(log).states
	now := logText(states[len(states)-1])
	if len(p.eyes.sheets) == 0 {
		e.Error("a late screen shows nothing")
	} else if first := p.eyes.sheets[0].text; first != now {
		e.Errorf("a late screen shows\n%s\nfirst, which the sheet was before:\n%s", first, now)
	}
}

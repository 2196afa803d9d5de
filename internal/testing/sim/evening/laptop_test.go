package evening

import (
	"fmt"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"tabby/internal/devices/host"
	"tabby/internal/devices/host/page"
	"tabby/internal/devices/serve"
	"tabby/internal/table/game"
	"tabby/internal/table/round"
	"tabby/internal/testing/sim/device"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

// door is where the laptop answers.
const door = "192.168.1.20:8229"

// A laptop is the host of an evening. It dies and comes back.
type laptop struct {
	*device.Device

	e     *evening
	id    string // of the game
	lives int

	mu  sync.Mutex
	now *life // or nil while it is off
}

// A life is what runs on the laptop between two deaths.
type life struct {
	game   *game.Game
	deck   *round.Deck
	table  *host.Table
	host   *host.Host
	loop   *host.Loop
	server *http.Server
}

func newLaptop(e *evening) *laptop {
	l := &laptop{Device: device.New(e.World, "laptop"), e: e}
	l.Disk.Dies = func() { e.net.PowerOff(door) }
	return l
}

// boot begins a life once the store is open, a new one too: what goes on beside its opening would be
// in no certain order. The first begins the game.
func (l *laptop) boot() (err error) {
	if _, err := l.FinishOpening(0); err != nil {
		return err
	}
	now := &life{host: host.New(serve.NewDoor(serve.Admission{}).NewRoom(serve.PerAddress), languages.English()), loop: host.NewLoop()}
	now.loop.Call(func() { err = l.open(now) })
	if err != nil {
		now.loop.Stop()
		return err
	}
	listener, err := l.e.net.Listen(door)
	if err != nil {
		return err
	}
	now.server = &http.Server{Handler: now.host}
	go func() { _ = now.server.Serve(listener) }()
	l.mu.Lock()
	defer l.mu.Unlock()
	l.now = now
	return nil
}

// open opens the table. It runs on the loop.
func (l *laptop) open(now *life) (err error) {
	l.lives++
	if l.id == "" {
		if l.id, err = game.Begin(l.Store, l.e.start, time.Now); err != nil {
			return err
		}
	}
	if now.game, err = game.Open(l.Store, l.id, time.Now); err != nil {
		return err
	}
	kept := drafts{l.Store, &l.e.deals}
	failed := func(err error) { l.e.Narrate("the laptop says: %v", err) }
	now.deck, err = round.OpenDeck(now.game, kept, l.e.Split(fmt.Sprint("deck ", l.lives)), round.Owner{After: now.loop.After, Away: now.loop.Away, Failed: failed})
	if err != nil {
		return err
	}
	now.table, err = now.host.Open(host.Owner{
		Game: now.game, Deck: now.deck, Drafts: kept, Screen: true, Now: time.Now,
		Run: now.loop.Do, After: now.loop.After, Failed: failed,
	})
	if err == nil && !now.table.Writers() {
		err = now.table.LetWrite(true)
	}
	return err
}

// on does something on the loop of the laptop and waits, and reports whether it was done: not
// while the laptop is off, and perhaps not if it dies.
func (l *laptop) on(f func(*life)) bool {
	l.mu.Lock()
	now := l.now
	l.mu.Unlock()
	if now == nil {
		return false
	}
	var began atomic.Bool
	done := make(chan struct{})
	now.loop.Call(func() {
		defer close(done)
		began.Store(true)
		f(now)
	})
	if began.Load() {
		<-done
	}
	return began.Load()
}

// dies ends the life of the laptop, and begins another after a while: someone ends Tabby, or
// the power goes, now or in the middle of what the disk does next.
func (l *laptop) dies() {
	switch l.e.Dice.IntN(3) {
	case 0:
		l.e.net.Kill(door)
		l.e.Narrate("Tabby on the laptop is killed")
		l.away()
		_ = l.Close()
	case 1:
		l.e.Narrate("the laptop loses its power")
		l.Disk.Cut()
		l.away()
	default:
		l.Disk.DieAt(1 + l.e.Dice.IntN(60))
		for !l.Disk.Off() && !l.e.isOver() {
			time.Sleep(time.Second)
		}
		l.Disk.Cut()
		l.e.Narrate("the laptop loses its power while it writes")
		l.away()
	}
	l.e.Count("deaths of the host", 1)
	l.e.Wait(100*time.Millisecond, 40*time.Second)
	if err := l.back(); err != nil {
		l.e.Errorf("the laptop does not start again: %v", err)
		l.e.end()
		return
	}
	l.e.Narrate("the laptop is back")
}

// back starts the laptop again.
func (l *laptop) back() (err error) {
	if l.Disk.Off() {
		_, err = l.Revive(l.e.Dice.IntN(3)/2, 60)
	} else {
		err = l.Start()
	}
	if err == nil {
		err = l.boot()
	}
	return err
}

// away ends what runs on the laptop, if anything does.
func (l *laptop) away() {
	l.mu.Lock()
	now := l.now
	l.now = nil
	l.mu.Unlock()
	if now == nil {
		return
	}
	now.loop.Stop()
	_ = now.server.Close()
	now.host.End()
}

// key returns the key of a role as the laptop shows it, or "" while it is off.
func (l *laptop) key(r page.Role) (key string) {
	l.on(func(now *life) { key = now.table.Key(r) })
	return key
}

// log returns all that is kept of the game.
func (l *laptop) log() (batches [][]scoring.Event, err error) {
	log, err := l.Store.Log(l.id)
	if err != nil {
		return nil, err
	}
	return log.Read()
}

// drafts are those of the laptop. What was dealt is remembered for those who check.
type drafts struct {
	round.Drafts
	deals *deals
}

// Draft implements [round.Drafts].
func (d drafts) Draft(name string) []byte {
	data := d.Drafts.Draft(name)
	d.note(name, data)
	return data
}

// SaveDraft implements [round.Drafts].
func (d drafts) SaveDraft(name string, data []byte) error {
	err := d.Drafts.SaveDraft(name, data)
	if err == nil {
		d.note(name, data)
	}
	return err
}

func (d drafts) note(name string, data []byte) {
	if id, is := strings.CutPrefix(name, round.DraftRound); data != nil && is {
		d.deals.note(data, d.Drafts.Draft(round.DraftSeating+id))
	}
}

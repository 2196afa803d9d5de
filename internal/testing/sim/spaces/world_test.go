package spaces

import (
	"bytes"
	"net/http"
	"net/url"
	"testing"
	"time"

	"tabby/internal/server/spaces"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/guest"
	"tabby/internal/testing/must"
	"tabby/internal/testing/sim"
)

// visits is how often someone wants something of the server.
const visits = 40

func TestWorld(t *testing.T) { sim.Seeds(t, assault.Times(1, 6, 6), play) }

func TestSameSeedGivesTheSameTown(t *testing.T) { sim.Repeats(t, 2, assault.Times(2, 3, 3), play) }

// play lets families live in a town for an evening.
func play(w *sim.World) {
	t := newTown(w)
	t.join(0, "millers", "Annmiller", "Benmiller", "Cleomiller")
	t.join(1, "smiths", "Dorasmith", "Edsmith")
	t.join(2, "ivanovs", "Файна-И", "Глеб-И", "Ия-И", "Кира-И")
	t.start()
	defer func() {
		t.stop()
		time.Sleep(time.Hour) // what still waits ends
	}()
	t.net.Lives = 10 * time.Minute
	for range visits {
		t.Wait(time.Second, 2*time.Minute)
		t.happen(t.families[t.Dice.IntN(len(t.families))])
	}
	t.net.Calm()
	t.Wait(time.Minute, 2*time.Minute)
	t.disk.Cut()
	t.revive()
	for _, f := range t.families {
		f.look()
		for _, secret := range f.secrets {
			if bytes.Contains(t.log.text.Bytes(), []byte(secret)) {
				f.wrong("the log of the server has %q", secret)
			}
		}
	}
}

// happen lets a family do something, or a stranger.
func (t *town) happen(f *family) {
	switch n := t.Dice.IntN(20); {
	case n < 5 || len(f.tables) == 0:
		f.begin()
	case n < 10:
		f.play(f.tables[t.Dice.IntN(len(f.tables))])
	case n == 10:
		f.own("", nil)
	case n == 11:
		f.codes(f.tables[t.Dice.IntN(len(f.tables))].Game)
	case n == 12:
		f.look()
	case n == 13:
		f.newKey()
	case n == 14:
		t.disk.DieAt(1 + t.Dice.IntN(30))
		f.begin()
		t.disk.DieAt(0)
	default:
		t.trespass(f, t.families[t.Dice.IntN(len(t.families))])
	}
}

// newKey gives a family another key. The one before opens nothing any more.
func (f *family) newKey() {
	old := f.key
	key, err := spaces.NewKey(f.t.dir, f.space)
	must.Do(f.t, err)
	f.t.Narrate("the %s get another key", f.space)
	f.key, f.secrets = key, append(f.secrets, key)
	if got := f.t.ask(f.phone, nil, f.request("", old, nil)); got.status == http.StatusOK {
		f.wrong("a key that is void opens the space")
	}
}

// trespass lets one family, or a stranger, try to see what is another's.
func (t *town) trespass(f, other *family) {
	from, of, key := f.phone, f, f.key
	if f == other {
		from, of, key = t.net.Device("a stranger", "192.168.1.99"), nil, []string{"", "wrong", "none"}[t.Dice.IntN(3)]
	}
	t.Narrate("%s tries what is of the %s", from.Name, other.space)
	t.Count("trespasses", 1)
	game := "none"
	if len(other.tables) > 0 {
		game = other.tables[t.Dice.IntN(len(other.tables))].Game
	}
	for _, path := range []string{"", "games/" + game + "/", "history.jsonl.gz"} {
		if got := t.ask(from, of, other.request(path, key, nil)); got.status == http.StatusOK {
			other.wrong("%s is let in at %s", from.Name, path)
		}
	}
	t.ask(from, of, other.request("games", key, url.Values{"variant": {"recall"}, "names": {"Eve, Mallory"}}))
	if of == nil || len(of.tables) == 0 || len(other.tables) == 0 {
		return
	}
	t.ask(from, of, of.request("games/"+game+"/", key, nil)) // another's game in the own space
	pass := passOf(of.tables[0].Score)
	pass.Base = passOf(other.tables[0].Score).Base // the own code at another's table
	v := t.visit(from, of, pass)
	defer v.client.Close()
	time.Sleep(20 * time.Second)
	if s := v.client.State(); s.Stands == guest.Live {
		other.wrong("%s sits down at a table with the code of another", from.Name)
	}
	t.revive()
}

//go:build browser

package browser

import (
	"encoding/json"
	"net/http"
	"testing"
	"time"

	"tabby/internal/devices/host"
	"tabby/internal/devices/host/page"
	"tabby/internal/devices/serve"
	"tabby/internal/table/game"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/logtest"
	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

// A log is that of a game which lasts as long as the test.
type log struct {
	logtest.Memory[scoring.Event]

	id string
}

func (l *log) ID() string { return l.id }

// A table is one at a host.
type table struct {
	host *host.Host
	loop *host.Loop
	game *game.Game
	key  string // of a second scorekeeper, as in /table#KEY
}

// newTable serves a game of Ann and Ben until the test is over.
func newTable(t testing.TB, start scoring.Start) *table {
	t.Helper()
	start.At, start.People = time.Now(), []scoring.Person{{ID: "a", Name: "Ann"}, {ID: "b", Name: "Ben"}}
	b := &table{host: host.New(serve.NewDoor(serve.Admission{}).NewRoom(serve.PerAddress), languages.English()), loop: host.NewLoop()}
	t.Cleanup(func() {
		b.host.End()
		b.loop.Stop()
	})
	var err error
	b.loop.Call(func() { err = b.open("game-1", start) })
	must.Do(t, err)
	return b
}

func (b *table) open(id string, start scoring.Start) (err error) {
	if b.game, err = game.Read(&log{id: id}, time.Now); err != nil {
		return err
	}
	if err := b.game.Do(start); err != nil {
		return err
	}
	served, err := b.host.Open(host.Owner{Game: b.game, Drafts: &logtest.Drafts{}, Now: time.Now, Run: b.loop.Do, After: b.loop.After})
	if err != nil {
		return err
	}
	b.key = served.Key(page.Score)
	return served.LetWrite(true)
}

// TestTheDoorLeadsBackToTheSeatOfThisBrowser takes a seat at a table of a host alone and of a family's, and then opens
// where digits are typed.
func TestTheDoorLeadsBackToTheSeatOfThisBrowser(t *testing.T) {
	for door, at := range map[string]string{"": "", "/s/fam": "/s/fam/games/1"} {
		b := newTable(t, scoring.Start{Variant: "rat-a-tat-cat"})
		paths := http.NewServeMux()
		paths.Handle(at+"/", http.StripPrefix(at, b.host))
		if door != at {
			paths.Handle(door+"/", http.StripPrefix(door, b.host))
		}
		var leads []string
		play(t, paths, at+"/table#"+b.key, `
			if (!location.pathname.endsWith('/join')) {
				await until('the table', () => document.body.dataset.state === 'live');
				location.href = '`+door+`/join';
				await until('the door', () => false);
			}
			const back = () => { const a = document.getElementById('again'); return a.checkVisibility() ? a.getAttribute('href') : 'nowhere'; };
			const before = sessionStorage.getItem('test');
			if (before) {
				await until('the field', () => !document.getElementById('joining').hidden);
				return [before, back()];
			}
			sessionStorage.setItem('test', await until('a way back', () => back() !== 'nowhere' && back()));
			Object.keys(localStorage).filter(key => key.startsWith('tabby-ticket-')).forEach(key => localStorage.removeItem(key));
			location.reload();
			await until('the page again', () => false);`, &leads)
		expect.Same(t, "the way back from "+door+"/join, and without a seat", leads, []string{at + "/table", "nowhere"})
	}
}

// TestAGuestWritesARoundDown opens the page with the key of a scorekeeper, types both scores by the keypad,
// says who called and writes the round down. The host has it, and the page shows it.
func TestAGuestWritesARoundDown(t *testing.T) {
	b := newTable(t, scoring.Start{Variant: "rat-a-tat-cat"})
	var shown []string
	play(t, b.host, "/table#"+b.key, `
		await until('the table', () => document.body.dataset.state === 'live');
		await tap('.tab', 'Score');
		await find('.entry.active', 'Ann');
		for (const digit of ['7', '1', '2']) {
			await tap('.keypad .key', digit);
			if (digit === '7') await tap('.keypad [data-next]');
		}
		await until('both scores', () => document.querySelectorAll('.entry.there').length === 2);
		await tap('.entry:last-of-type .call');
		await tap('.write [type=submit]', 'Write it down');
		await find('h1', 'Round 2');
		await tap('.tab', 'Sheet');
		await find('main table', '12');
		return Array.from(document.querySelectorAll('main table tr'), row => row.innerText.trim().replace(/\s+/g, ' '));`, &shown)
	var sheet scoring.Sheet
	b.loop.Call(func() { sheet = b.game.Sheet() })
	expect.Same(t, "rounds of the host", len(sheet.Rounds), 1)
	expect.Same(t, "the total of Ben", sheet.Totals[1], 12)
	expect.Same(t, "the page", shown, []string{"Round Ann begins, 7 1st Ben deals, 12 2nd", "1 7 12 , wrong call", "2"})
}

// TestADigitThatIsHalfTypedStaysWithItsGame types one at a table, and then opens the table of another game, and the first one again.
func TestADigitThatIsHalfTypedStaysWithItsGame(t *testing.T) {
	start := scoring.Start{Variant: "rat-a-tat-cat"}
	b := newTable(t, start)
	first := b.key
	start.At, start.People = time.Now(), []scoring.Person{{ID: "a", Name: "Ann"}, {ID: "b", Name: "Ben"}}
	var err error
	b.loop.Call(func() { err = b.open("game-2", start) })
	must.Do(t, err)
	var typed []string
	play(t, b.host, "/table#"+first, `
		await until('the table', () => document.body.dataset.state === 'live');
		await tap('.tab', 'Score');
		await find('.entry.active', 'Ann');
		const typed = JSON.parse(sessionStorage.getItem('test') || '[]');
		if (!typed.length) await tap('.keypad .key', '2');
		typed.push(document.querySelector('[name=typed]').value);
		sessionStorage.setItem('test', JSON.stringify(typed));
		if (typed.length === 3) return typed;
		location.replace('/table?' + typed.length + '#' + (typed.length === 1 ? '`+b.key+`' : '`+first+`'));
		await until('the other table', () => false);`, &typed)
	expect.Same(t, "what is typed for Ann at a table, another, and the first again", typed, []string{"2", "", "2"})
}

// TestALinkThatAChatHasChangedOpensTheTable opens links with what chats take for the end of one, and pastes them at the door.
func TestALinkThatAChatHasChangedOpensTheTable(t *testing.T) {
	b := newTable(t, scoring.Start{Variant: "rat-a-tat-cat"})
	paste, err := json.Marshal([]string{"_http://192.168.1.20:8229/table#" + b.key + "_", "Come: http://192.168.1.20:8229/table%23" + b.key + ". See you"})
	must.Do(t, err)
	var opened int
	play(t, b.host, "/table#"+b.key+".", `
		const pastes = `+string(paste)+`, at = Number(sessionStorage.getItem('test') || 0);
		if (location.pathname.endsWith('/join')) {
			const data = new DataTransfer();
			data.setData('text', pastes[at - 3]);
			document.getElementById('digits').dispatchEvent(new ClipboardEvent('paste', {clipboardData: data, bubbles: true, cancelable: true}));
			await until('the table', () => false);
		}
		await until('the table', () => document.body.dataset.state === 'live');
		if (at === 4) return at;
		sessionStorage.setItem('test', at + 1);
		Object.keys(localStorage).filter(key => key.startsWith('tabby-')).forEach(key => localStorage.removeItem(key));
		sessionStorage.removeItem('tabby-last/table');
		location.href = ['/table?1#`+b.key+`_', '/table?2#`+b.key+`*%E2%80%9D', '/join', '/join'][at];
		await until('the next link', () => false);`, &opened)
	expect.Same(t, "links that were opened before the last", opened, 4)
}

//go:build browser

package browser

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// typed is the table that the window's entry writes of what is typed after each key.
const typed = "../../../ui/rooms/entry/testdata/typing.txt"

// TestAPageTypesAsTheWindowDoes plays the window's table on the script of the pages.
func TestAPageTypesAsTheWindowDoes(t *testing.T) {
	b := newTable(t, scoring.Start{Variant: "rat-a-tat-cat"})
	text := must.Get(json.Marshal(string(must.Get(os.ReadFile(typed)))))
	var played struct {
		Keys   int
		Faults []string
	}
	play(t, b.host, "/table#"+b.key, fmt.Sprintf(`
		const faults = [];
		let keys = 0;
		for (const line of %s.split('\n').filter(line => line)) {
			const [head, ...rest] = line.split('\t'), [least, most, players] = head.split(' ').map(Number);
			let now = {rows: Array.from({length: players}, () => ({digits: '', done: false})), active: 0, ended: null, no: null};
			for (let i = 0; i < rest.length; i += 2, keys++) {
				now = typing({least, most}, now, rest[i]);
				const rows = now.rows.map(({digits, done}, row) => (row === now.active ? '>' : '') + digits + (done ? '.' : '')).join(' ');
				const told = rows + (now.no ? '!' + [now.no.why, now.no.at, now.no.n].join(' ') : '');
				if (told !== rest[i + 1]) faults.push(head + ': ' + rest.filter((_, at) => at %% 2 === 0 && at <= i).join(' ') + ' is ' + told + ', not ' + rest[i + 1]);
			}
		}
		return {keys, faults};`, text), &played)
	for _, f := range played.Faults[:min(len(played.Faults), 10)] {
		t.Error(f)
	}
	if least := strings.Count(string(text), `\n`) * 3; played.Keys < least {
		t.Errorf("%d keys were played", played.Keys)
	}
}

// onPage are what the scripts below have besides the tools of all.
const onPage = `
	const live = async () => {
		await until('the table', () => document.body.dataset.state === 'live');
		await tap('.tab', 'Score');
		await find('.entry.active');
	};
	const taps = async keys => {
		for (const k of keys) await tap(k === 'n' ? '.keypad [data-next]' : k === 'b' ? '.keypad [data-key=back]' : '.pad [data-key="' + k + '"]');
	};
	const press = (key, code, at) => (at || document.body).dispatchEvent(new KeyboardEvent('keydown', {key, code: code || '', bubbles: true, cancelable: true}));
	const rows = () => Array.from(document.querySelectorAll('.entry'), e => {
		const field = e.querySelector('[name=typed]'), why = e.querySelector('.why').textContent;
		return (e.matches('.there') ? field.placeholder : '') + '|' + field.value + (why ? '|' + why : '');
	});
	const are = (...all) => until(JSON.stringify(all), () => JSON.stringify(rows()) === JSON.stringify(all)).catch(e => { throw new Error('rows are ' + JSON.stringify(rows()) + ': ' + e.message); });
	const round = async n => { await tap('.write [type=submit]', 'Nobody called'); await find('h1', 'Round ' + n); await find('.entry.active', 'Ann'); };
	const types = async (field, text) => { field.focus(); field.value = text; field.dispatchEvent(new Event('input', {bubbles: true})); };
	const here = () => document.activeElement;
	await live();
`

// TestASumIsAScoreWhereverAScoreIsTyped types a round with the keys of the page, with those of a keyboard,
// of a number block that is off and in a field, and pastes one. A number that was sent is taken back and sent
// anew, and no key passes in silence.
func TestASumIsAScoreWhereverAScoreIsTyped(t *testing.T) {
	to100 := engine.House{engine.End: engine.EndElimination, engine.Threshold: "100"}
	b := newTable(t, scoring.Start{Variant: "rat-a-tat-cat", House: to100})
	var done bool
	play(t, b.host, "/table#"+b.key, onPage+`
		await taps('5+7n'); await are('12|', '|');
		await taps('8'); await are('12|', '8|');
		await round(2);
		press('+'); await find('#answer', 'The round is written down.');
		await taps('5'); await are('5|', '|');
		await taps('+'); await are('|5+', '|');
		await taps('7n8'); await are('12|', '8|');
		await round(3);
		for (const k of ['5', '+', '7', 'Enter', '8']) press(k);
		await are('12|', '8|');
		await round(4);
		for (const [key, code] of [['Home', 'Numpad7'], ['+', 'NumpadAdd'], ['Clear', 'Numpad5'], ['Enter', 'NumpadEnter'], ['ArrowUp', 'Numpad8']]) press(key, code);
		await are('12|', '8|');
		await round(5);
		await types(document.querySelector('.active [name=typed]'), '5');
		await types(here(), '+');
		await types(here(), '5+7');
		await types(here(), '5+7 ');
		await types(here(), '8');
		await are('12|', '8|');
		await round(6);
		const text = new DataTransfer();
		text.setData('text', '5+7\n8\n');
		document.querySelector('.active [name=typed]').dispatchEvent(new ClipboardEvent('paste', {clipboardData: text, bubbles: true, cancelable: true}));
		await are('12|', '8|');
		await round(7);
		await taps('n'); await are('||type a number', '|');
		await taps('b'); await are('||nothing to take back', '|');
		press('-'); await are('||0 to 36 is possible', '|');
		await taps('++'); await are('|+|type a number', '|');
		await taps('b12n5'); await are('12|', '5|');
		await taps('bb+'); await are('|12+', '|');
		await taps('3n'); await are('15|', '|');
		await taps('37'); await are('15|', '|3|37 is too many');
		await taps('0'); await are('15|', '30|');
		press('7'); await are('15|', '30||307 is too many');
		return true;`, &done)
	expect.Same(t, "it was played", done, true)
	var sheet scoring.Sheet
	b.loop.Call(func() { sheet = b.game.Sheet() })
	expect.Same(t, "totals of six rounds", sheet.Totals, []int{72, 48})
}

// TestTheKeysGoToAScoreThatAnotherDeviceTakesBack types all scores of a round. Another device takes one back, at
// the second try, since at the first it is told who entered it. Then the keys type it without a tap on its row.
func TestTheKeysGoToAScoreThatAnotherDeviceTakesBack(t *testing.T) {
	b := newTable(t, scoring.Start{Variant: "rat-a-tat-cat"})
	var done bool
	play(t, b.host, "/table#"+b.key, fmt.Sprintf(onPage+`
		const other = new WebSocket(location.origin.replace(/^http/, 'ws') + '/table/live');
		await new Promise(opened => { other.onopen = opened; });
		other.send(JSON.stringify({tabby: 2, key: %q, as: 'data', languages: 'en'}));
		const all = async () => until('both scores', () => document.querySelectorAll('.there[data-back]').length === 2);
		await taps('7n12'); await all();
		await taps('5'); await are('7|', '12||125 is too many');
		const back = JSON.parse(document.querySelector('.there').dataset.back);
		for (const id of ['told', 'taken']) other.send(JSON.stringify({id, ...back}));
		await find('.entry.active', 'Ann'); await are('|', '12|');
		await taps('9'); await all(); await are('9|', '12|');
		return true;`, b.key), &done)
	expect.Same(t, "it was played", done, true)
}

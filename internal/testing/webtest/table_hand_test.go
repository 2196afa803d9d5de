//go:build chromium

package webtest

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"

	"github.com/chromedp/chromedp"

	"tabby/internal/testing/expect"
)

// taps taps one thing of a player by chance, if there is any, and waits until the page has
// changed.
func (g guest) taps(dice *rand.Rand) {
	g.Helper()
	ask(g.tab, chromedp.Evaluate[bool](fmt.Sprintf(`(async () => {
		const all = s => [...document.querySelectorAll(s)];
		const to = all('.own-line .taps:not(.chosen)').concat(all('.pile.taps')).concat(all('.buttons button'));
		if (to.length) await new Promise(changed => {
			setTimeout(changed, 2000); // where it changes nothing
			const o = new MutationObserver(() => { o.disconnect(); changed(); });
			o.observe(document.querySelector('main'), {subtree: true, childList: true, attributes: true, characterData: true});
			to[%d %% to.length].click();
		});
		return true;
	})()`, dice.IntN(1<<10)), chromedp.EvalAwaitPromise))
}

// linesUp fails unless the player's own cards are in sight, lines of six are in this many rows, no card
// lies over another, the prompt is whole, and a thumb finds each card and button. On a phone that
// is smaller than most, lines of others with more than four cards may be broken, and have to be
// scrolled to.
func (g guest) linesUp(name string, rows int) {
	g.Helper()
	wrong := ask(g.tab, chromedp.Evaluate[string](`(rows => {
		if (!document.querySelector('.own-line')) return ''; // the round is over
		document.getAnimations().forEach(a => a.finish()); // cards that fly have arrived
		const box = e => e.getBoundingClientRect(), wrong = [], room = box(document.querySelector('.room'));
		const most = Math.max(...[...document.querySelectorAll('.line')].map(l => l.querySelectorAll('.pc').length));
		const usual = most <= 4 || innerWidth >= 360 && innerHeight >= 740, long = most > 6;
		for (const line of document.querySelectorAll('.line')) {
			const all = [...line.querySelectorAll('.pc')], own = line.matches('.own-line');
			const lines = new Set(all.map(c => Math.round(box(c).top))).size;
			if (own || usual ? all.length <= 6 && lines !== Math.min(rows, all.length) : lines > Math.ceil(all.length / 2)) wrong.push(all.length + ' cards in ' + lines + ' lines');
			if ((own || usual) && !long && all.some(c => box(c).top < room.top || box(c).bottom > room.bottom + 1)) wrong.push('a line is from ' + box(all[0]).top + ' to ' + box(all[0]).bottom + ', the room from ' + room.top + ' to ' + room.bottom);
		}
		const all = [...document.querySelectorAll('.pc')];
		for (const c of all) {
			const {left, right, top, bottom} = box(c);
			for (const [x, y] of [[left + 4, top + 4], [right - 4, top + 4], [(left + right) / 2, (top + bottom) / 2], [left + 4, bottom - 4], [right - 4, bottom - 4]]) {
				if (y < room.top + 2 || y > room.bottom) continue; // it is scrolled away, or below the edge
				const at = document.elementFromPoint(x, y);
				if (!c.contains(at)) wrong.push('a card is covered at ' + x + ' ' + y + ' by ' + (at ? at.className || at.tagName : 'nothing'));
			}
			const said = box(document.getElementById('answer'));
			if (said.height && said.left < right && left < said.right && said.top < bottom && Math.max(top, room.top) < said.bottom) wrong.push('a card is below a message');
			if (document.getElementById('answer').scrollHeight > said.height + 2) wrong.push('a message is cut');
			if (box(c).width < 44 || box(c).height < 44) wrong.push('a card is ' + box(c).width + ' by ' + box(c).height);
			if (box(c).right > innerWidth) wrong.push('a card ends at ' + box(c).right);
		}
		for (const b of document.querySelectorAll('button')) {
			if (!b.checkVisibility()) continue; // it is folded
			if (box(b).width < 44 || box(b).height < 44) wrong.push(b.textContent + ' is ' + box(b).width + ' by ' + box(b).height);
			if (b.scrollWidth > b.clientWidth + 1 || b.scrollHeight > b.clientHeight + 1) wrong.push(b.textContent + ' is cut');
		}
		const prompts = document.querySelectorAll('.said'), prompt = prompts[0];
		if (prompts.length !== 1 || prompt.firstChild.offsetHeight > prompt.offsetHeight + 1 || prompt.scrollWidth > prompt.offsetWidth + 1) wrong.push('a prompt of ' + prompts.length + ' is cut: ' + prompt.textContent);
		if (document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth) wrong.push('the page scrolls');
		const over = (a, b) => a.left < b.right - .5 && b.left < a.right - .5 && a.top < b.bottom - .5 && b.top < a.bottom - .5;
		if (all.some((c, i) => all.slice(0, i).some(d => over(box(c), box(d))))) wrong.push('a card lies over another');
		const own = document.querySelector('.own-line .pc svg'), others = [...document.querySelectorAll('.line:not(.own-line) .pc svg')];
		if (own && others.some(o => box(o).width >= box(own).width)) wrong.push('one’s own cards are no larger than those of others');
		return wrong.join('; ');
	})(`+strconv.Itoa(rows)+`)`))
	if wrong != "" || os.Getenv("TABBY_PICTURES") != "" {
		g.picture("line-" + name)
	}
	expect.Same(g, name, wrong, "")
}

package page

import (
	"strconv"

	"tabby/ui/words"
)

// head renders what is above every page: the game, and what happens next.
func (p painter) head() *part {
	v := p.scene.view()
	_, tag := built()
	return &part{id: "head", html: drawOf(p.scene, "head", struct {
		Files, Title, Subtitle, Headline string
		Over, Paused                     bool
	}{tag, v.Title, v.Subtitle, v.Headline, v.Over, p.scene.Paused})}
}

// clock renders the time that is left, which changes alone.
func (p painter) clock() *part {
	return &part{id: "clock", html: drawOf(p.scene, "clock", p.scene.view().Clock)}
}

// news renders what has just happened, for those who listen to the page.
func (p painter) news() *part {
	return &part{id: "news", html: p.scene.ofSheet().news.get(func() string {
		text := ""
		if n := len(p.scene.Sheet.Rounds); n > 0 {
			text = "Round " + strconv.Itoa(p.scene.Sheet.Rounds[n-1].Number) + ". " + words.SpokenSums(p.scene.Sheet)
		}
		return render("news", text)
	})}
}

// A tab leads to a page.
type tab struct {
	Show, Name, Icon string
	Current          bool
	Turn             bool // the page waits for the viewer
}

// tabs renders what leads to the other pages.
func (p painter) tabs() *part {
	now := struct {
		page                 string
		scores, cards, waits bool
	}{p.viewer.page(), p.viewer.scores(), p.viewer.cards(), p.viewer.waits()}
	return &part{id: "tabs", html: draw(p.scene, "tabs", now, func() any {
		all := []tab{{ShowSheet, "Sheet", "chart", false, false}}
		if now.scores {
			all = append(all, tab{ShowScore, "Score", "keypad", false, false})
		}
		if now.cards {
			all = append(all, tab{ShowHand, "Cards", "cards", false, now.waits})
		}
		all = append(all, tab{ShowRules, "Rules", "book", false, false})
		for i := range all {
			all[i].Current = all[i].Show == now.page
		}
		return all
	})}
}

package setup

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/ui/widgets"
)

// A gameList is the list of games to choose from: the variants that Tabby was made for, and the
// one that the family plays already; the others are behind a tap, with a search.
type gameList struct {
	words  *words.Language
	choose func(id string)
	dealt  bool // only what can be dealt is offered

	all    fyne.CanvasObject
	tiles  map[string]*widgets.Tile // by game
	others []engine.Rules           // the games behind the tap
	more   *widgets.Expander
	search *widgets.TextField
	found  *fyne.Container // of the others, those that are looked for
	none   *widgets.Text   // what is said where there is none
}

// newGameList returns the list of games, with the one that is played first where it is no other.
func newGameList(w *words.Language, plays string, choose func(id string)) *gameList {
	l := &gameList{words: w, choose: choose, tiles: map[string]*widgets.Tile{}}
	first := widgets.Column(widgets.SpaceSmall)
	for _, r := range engine.Games() {
		l.tiles[r.ID] = l.tile(r)
		switch {
		case !r.Kept && !r.Around:
			first.Add(l.tiles[r.ID])
		case r.ID == plays:
			first.Objects = append([]fyne.CanvasObject{l.tiles[r.ID]}, first.Objects...)
		default:
			l.others = append(l.others, r)
		}
	}
	l.found, l.none = widgets.Column(widgets.SpaceSmall), widgets.NewHint(w.Setup.NoSuchGame)
	l.search = widgets.NewTextField("")
	l.search.SetHint(w.Setup.FindGame)
	l.search.OnChanged = l.find
	l.more = widgets.NewExpander(w.Setup.MoreGames,
		widgets.Column(widgets.SpaceSmall, l.search, l.none, l.found, widgets.NewHint(w.Setup.OtherPublishers)))
	l.find("")
	l.all = widgets.Column(widgets.SpaceMedium, first, l.more)
	return l
}

func (l *gameList) tile(r engine.Rules) *widgets.Tile {
	name := widgets.NewText(l.words.Dotted(r.Name, r.Publisher), widgets.TextStyle{Bold: true})
	return widgets.NewTile(widgets.Carded, widgets.Column(widgets.SpaceNone, name, widgets.NewHint(l.words.Rules.About(r))),
		func() { l.choose(r.ID) })
}

// find shows those of the other games that have a text in what is said of them, and where there
// is none, the sheets for any other.
func (l *gameList) find(text string) {
	text = strings.ToLower(strings.TrimSpace(text))
	has := func(r engine.Rules) bool {
		return !(l.dealt && r.Kept) && strings.Contains(strings.ToLower(l.words.Dotted(r.Name, r.Publisher, r.About)), text)
	}
	none := !slices.ContainsFunc(l.others, has)
	l.found.Objects = nil
	for _, r := range l.others {
		if has(r) || none && !l.dealt && r.Decks == nil {
			l.found.Add(l.tiles[r.ID])
		}
	}
	l.found.Refresh()
	widgets.SetVisible(l.none, none)
	widgets.Folded(l.more)
}

// show marks the game that is chosen, and offers what can be dealt alone where it will be.
func (l *gameList) show(chosen string, dealt bool) {
	for id, tile := range l.tiles {
		tile.SetSelected(id == chosen)
	}
	if l.dealt != dealt {
		l.dealt = dealt
		l.find(l.search.Text())
	}
}

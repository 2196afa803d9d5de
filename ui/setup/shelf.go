package setup

import (
	"strings"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/words"
	"tabby/ui/widgets"
)

// A shelf is the list of games to choose from: those that can be dealt, and the one that the
// family plays already; the others are behind a tap, with a search.
type shelf struct {
	words  *words.Language
	choose func(id string)

	all    fyne.CanvasObject
	tiles  map[string]*widgets.Tile // by game
	others []engine.Rules           // the games behind the tap
	more   *widgets.Expander
	found  *fyne.Container // of the others, those that are looked for
	none   *widgets.Text   // what is said where there is none
}

// newShelf returns the list of games, with the one that is played first where it is no other.
func newShelf(w *words.Language, plays string, choose func(id string)) *shelf {
	s := &shelf{words: w, choose: choose, tiles: map[string]*widgets.Tile{}}
	first := widgets.Column(widgets.SpaceSmall)
	for _, r := range engine.Games() {
		s.tiles[r.ID] = s.tile(r)
		switch {
		case !r.Kept:
			first.Add(s.tiles[r.ID])
		case r.ID == plays:
			first.Objects = append([]fyne.CanvasObject{s.tiles[r.ID]}, first.Objects...)
		default:
			s.others = append(s.others, r)
		}
	}
	s.found, s.none = widgets.Column(widgets.SpaceSmall), widgets.NewHint(w.Setup.NoSuchGame)
	search := widgets.NewTextField("")
	search.SetHint(w.Setup.FindGame)
	search.OnChanged = s.find
	s.more = widgets.NewExpander(w.Setup.MoreGames,
		widgets.Column(widgets.SpaceSmall, search, s.none, s.found, widgets.NewHint(w.Setup.OtherPublishers)))
	s.find("")
	s.all = widgets.Column(widgets.SpaceMedium, first, s.more)
	return s
}

func (s *shelf) tile(r engine.Rules) *widgets.Tile {
	name := widgets.NewText(s.words.Dotted(r.Name, r.Publisher), widgets.TextStyle{Bold: true})
	return widgets.NewTile(widgets.Carded, widgets.Column(widgets.SpaceNone, name, widgets.NewHint(s.words.Rules.About(r))),
		func() { s.choose(r.ID) })
}

// find shows those of the other games that have a text in what is said of them, and where there
// is none, the sheet for any other.
func (s *shelf) find(text string) {
	s.found.Objects = nil
	for _, r := range s.others {
		if strings.Contains(strings.ToLower(s.words.Dotted(r.Name, r.Publisher, r.About)), strings.ToLower(strings.TrimSpace(text))) {
			s.found.Add(s.tiles[r.ID])
		}
	}
	widgets.SetVisible(s.none, len(s.found.Objects) == 0)
	for _, r := range s.others {
		if s.none.Visible() && len(r.Decks) == 0 {
			s.found.Add(s.tiles[r.ID])
		}
	}
	s.found.Refresh()
	widgets.Folded(s.more)
}

// show marks the game that is chosen, and offers what can be dealt alone where it will be.
func (s *shelf) show(chosen string, dealt bool) {
	for id, tile := range s.tiles {
		tile.SetSelected(id == chosen)
	}
	widgets.SetVisible(s.more, !dealt)
}

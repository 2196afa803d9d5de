package walks_test

import (
	"encoding/json"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"

	"tabby/engine"
	"tabby/history"
	"tabby/internal/demo"
	"tabby/internal/system/desktop"
	"tabby/internal/table/game"
	"tabby/internal/testing/uitest"
	"tabby/internal/words"
	"tabby/internal/words/languages"
	"tabby/rulesref"
	"tabby/scoring"
	"tabby/ui"
	"tabby/ui/frame"
)

// An album is a walk through a store on disk into which a family has played its year.
type album struct {
	*walker
	people        []scoring.Person
	running, over string // the IDs of the game that goes on, and of the one before it
	chess         string // the ID of a game without points, or "" before it begins
}

// The names of two families: those of the demo family, and ones that take room.
var (
	usualNames = languages.English().Demo.People
	longNames  = [...]string{
		"Anneliese-Charlotte von Hohenlohe-Ehrenb", "Ben 🐈‍⬛🎲", "Grandmother Wilhelmina, the yellow house",
		"Dorothea", "Donaudampfschifffahrtsgesellschaftskoch", "Flo 👩‍👩‍👧", "Zoë",
	}
)

// What is written down of an evening, whatever the language.
const (
	nightPlace = "At Grandma’s"
	nightNote  = "Rain all day, so three games in a row."
)

// A sketcher draws no films, which take as long as eight screens.
type sketcher struct{ *desktop.Store }

func (sketcher) Picture(what history.Subject, as history.Format, in history.Look, l *words.Language) ([]byte, error) {
	return new(memoryStore).Picture(what, as, in, l)
}

// newAlbum returns an album of the demo family, under those names.
func newAlbum(t testing.TB, names [len(longNames)]string) *album {
	a := &album{walker: walk(t)}
	s, err := desktop.Open(uitest.Words(), t.TempDir())
	a.must(err)
	t.Cleanup(func() { _ = s.Close() })
	a.opens = s
	if os.Getenv("TABBY_PICTURES") == "" {
		a.opens = sketcher{s}
	}
	family := *uitest.Words()
	family.Demo.People = names
	for i := range family.Demo.Notes {
		family.Demo.Places[i], family.Demo.Notes[i] = nightPlace, nightNote
	}
	a.must(demo.Play(s, &family, a.Now()))
	for _, n := range names {
		p, err := s.Meet(n)
		a.must(err)
		a.people = append(a.people, scoring.Person{ID: p.ID, Name: p.Name})
	}
	games, err := s.Games(history.Page{Limit: 2})
	a.must(err)
	a.running, a.over = games[0].ID, games[1].ID
	return a
}

// open starts the program at the first page, in a window of a size, by the preferences.
func (a *album) open(size fyne.Size, p frame.Preferences) {
	a.Helper()
	p.Still = true
	kept, err := json.Marshal(p)
	a.must(err)
	_, err = a.opens.Do(history.Set{Key: "preferences", Value: string(kept)})
	a.must(err)
	a.must(a.opens.SaveDraft("route", []byte(`{"screen":"home"}`)))
	a.Reopen(size)
	a.app = ui.New(a.App, a.Window, a.opens, frame.World{Words: uitest.Words(), Languages: languages.All(), Now: a.Now, After: a.After, Post: a.Post, Away: a.Away, Dice: rand.New(rand.NewPCG(1, 2))})
	a.Window.Resize(size)
}

// A screen is one that an album shows: what leads there from the first page.
type screen struct {
	name  string
	route frame.Route
	then  func(*album)
}

// taps returns what taps things one after the other.
func taps(labels ...string) func(*album) {
	return func(a *album) {
		for _, label := range labels {
			a.Tap(uitest.Read(label))
		}
	}
}

// chapter returns the title of a chapter of the rule book.
func chapter(id string) string {
	t, err := engine.NewRuleset("rat-a-tat-cat", nil)
	if err != nil {
		panic(err)
	}
	book := rulesref.For(t, uitest.Words())
	i := slices.IndexFunc(book.Chapters, func(c rulesref.Chapter) bool { return c.ID == id })
	return book.Chapters[i].Title
}

// tapFirst taps the person who comes first in the family.
func (a *album) tapFirst() { a.Tap(a.people[0].Name) }

// screens are those that an album shows.
func (a *album) screens() []screen {
	to := func(room, id string) frame.Route { return frame.Route{Room: room, ID: id} }
	w := uitest.Words()
	return []screen{
		{"home", to(frame.HomeRoom, ""), nil},
		{"setup", to(frame.SetupRoom, frame.NewSetup), nil},
		{"setup-games", to(frame.SetupRoom, frame.NewSetup), taps("Rat-a-Tat Cat")},
		{"setup-seats", to(frame.SetupRoom, frame.NewSetup), taps(w.Setup.Seats)},
		{"own-game", to(frame.OwnGameRoom, frame.FromNothing), nil},
		{"own-game-more", to(frame.OwnGameRoom, frame.FromNothing), taps(w.OwnGames.More)},
		{"sheet", to(frame.SheetRoom, a.running), nil},
		{"entry", to(frame.SheetRoom, a.running), func(a *album) { a.Type("n1") }},
		{"photo", to(frame.SheetRoom, a.running), (*album).reads},
		{"photo-card", to(frame.SheetRoom, a.running), func(a *album) { a.reads(); a.TapOn(a.tiles()[0]) }},
		{"who-won", to(frame.SheetRoom, a.withoutPoints()), func(a *album) { a.Type("n") }},
		{"menu", to(frame.SheetRoom, a.running), func(a *album) { a.Type("m") }},
		{"end", to(frame.SheetRoom, a.over), nil},
		{"rules", to(frame.RulesRoom, ""), nil},
		{"rules-chapter", to(frame.RulesRoom, ""), taps(chapter("turn"))},
		{"rules-cards", to(frame.RulesRoom, ""), taps(w.Rulebook.AllCards)},
		{"rules-questions", to(frame.RulesRoom, ""), taps(w.Rulebook.Questions)},
		{"games", to(frame.GamesRoom, ""), nil},
		{"game", to(frame.GameRoom, a.over), nil},
		{"story", to(frame.StoryRoom, a.over), nil},
		{"night", to(frame.NightRoom, a.Now().AddDate(0, 0, -1).Format(time.DateOnly)), nil},
		{"people", to(frame.PeopleRoom, ""), nil},
		{"person", to(frame.PeopleRoom, ""), (*album).tapFirst},
		{"person-cat", to(frame.PeopleRoom, ""), func(a *album) { a.tapFirst(); taps(w.People.Change)(a) }},
		{"duels", to(frame.PeopleRoom, ""), func(a *album) { a.tapFirst(); taps(w.Statistics.AllDuels)(a) }},
		{"year", to(frame.YearRoom, "2026"), nil},
		{"settings", to(frame.SettingsRoom, ""), nil},
		{"settings-advanced", to(frame.SettingsRoom, ""), taps(w.Settings.Advanced)},
		{"devices", to(frame.DevicesRoom, ""), nil},
		{"import", to(frame.ImportRoom, ""), nil},
		{"bring", to(frame.ImportRoom, ""), (*album).understands},
		{"export", to(frame.SettingsRoom, ""), taps(w.Settings.Advanced, w.Storage.Export)},
		{"backups", to(frame.SettingsRoom, ""), taps(w.Settings.Advanced, w.Storage.Backups)},
		{"decks", to(frame.SettingsRoom, ""), taps(w.Settings.Advanced, w.Camera.Decks)},
		{"trash", to(frame.SettingsRoom, ""), taps(w.Settings.Advanced, w.Storage.Trash)},
		{"paper", to(frame.SettingsRoom, ""), taps(w.Settings.Advanced, w.Storage.PaperSheet)},
		{"join", to(frame.JoinRoom, ""), nil},
		{"handover", to(frame.HandoverRoom, a.running), nil},
		{"picture", to(frame.PictureRoom, a.over), nil},
		{"lesson", to(frame.LearnRoom, "rat-a-tat-cat"), nil},
		{"keys", to(frame.KeysRoom, ""), nil},
	}
}

// show shows a screen.
func (a *album) show(s screen) {
	a.Helper()
	for over := a.Window.Canvas().Overlays(); over.Top() != nil; {
		over.Remove(over.Top())
	}
	a.app.Home()
	if s.route.Room != frame.HomeRoom {
		a.app.Go(s.route)
	}
	if s.then != nil {
		s.then(a)
	}
	a.Pass(time.Second)
	a.Labelled()
}

// withoutPoints begins a game in which nobody has points, and returns its ID.
func (a *album) withoutPoints() string {
	a.Helper()
	if a.chess == "" {
		before := func() time.Time { return a.Now().AddDate(-1, 0, 0) } // so that it is not the latest
		id, err := game.Begin(a.opens, scoring.Start{At: before(), Variant: "just-who-won", People: a.people[:3]}, before)
		a.must(err)
		a.chess = id
	}
	return a.chess
}

// understands lets Tabby say what a table has.
func (a *album) understands() {
	a.Drop(a.table("date,game,Ann,Di,Eve\n3/4/2024,Skyjo,41,44,60\n"))
	taps(uitest.Words().Storage.Import)(a)
}

// table returns a file with a table.
func (a *album) table(text string) fyne.URI {
	a.Helper()
	path := filepath.Join(a.TempDir(), "old.csv")
	a.must(os.WriteFile(path, []byte(text), 0o600))
	return storage.NewFileURI(path)
}

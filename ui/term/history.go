package term

import (
	"cmp"
	"errors"
	"io/fs"
	"math"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/table/replay"
	"tabby/internal/table/sheetview"
	"tabby/internal/table/story"
	"tabby/internal/words"
	"tabby/scoring"
)

// began writes when something began here, such as a backup; a game began by the clock where it was played.
func (c call) began(at time.Time) string { return c.words.Table.Began(at.In(c.now().Location())) }

// Run shows a game as it stands now.
func (cmd showCmd) Run(c call, kept *sqlite.Reader) error {
	if cmd.Out != "" {
		return cmd.out(c, kept)
	}
	id, err := find(kept, cmd.ID)
	if err != nil {
		return err
	}
	g, err := kept.Game(id)
	if errors.Is(err, history.ErrNewerGame) {
		return c.showNewer(kept, id)
	}
	if err != nil {
		return err
	}
	sheet, err := present(kept, g.Sheet(c.now()))
	if err != nil {
		return err
	}
	begun, _ := g.Started()
	text := c.show(sheetview.Of(c.words, sheet), sheet, c.words.Table.Began(begun.At))
	if cmd.Story {
		text = strings.Join(story.Story(sheet, c.words), "\n")
	}
	endings, more, err := c.endings(kept, id)
	if err != nil {
		return err
	}
	return c.say(struct {
		ID string `json:"id"`
		replay.State
		Sources []origin         `json:"sources"` // of all rounds, as recorded
		Endings []history.Ending `json:"endings,omitempty"`
	}{id, replay.NewState(sheet, replay.Stamp, c.words), origins(sheet), endings}, text+more)
}

// An origin is where the cards of a round came from.
type origin struct {
	Source *scoring.Source `json:"source"` // null if that is not known
	Log    bool            `json:"log"`    // what was dealt and played is kept
}

// origins returns where the cards of all rounds of a sheet came from.
func origins(s scoring.Sheet) []origin {
	all := make([]origin, len(s.Rounds))
	for i, r := range s.Rounds {
		all[i].Log = r.Log != nil
		if r.Source != scoring.SourceUnknown {
			all[i].Source = &r.Source
		}
	}
	return all
}

// showNewer shows what is known of a game that a newer Tabby wrote.
func (c call) showNewer(kept *sqlite.Reader, id string) error {
	g, err := kept.Summary(id)
	if err != nil {
		return err
	}
	endings, more, err := c.endings(kept, id)
	if err != nil {
		return err
	}
	lines := []string{c.words.Table.Began(g.Created), c.words.Games.GameTitle(g), c.words.Games.GameLine(g), c.words.Games.NewerGame}
	shown, known, err := kept.Shown(id)
	if err != nil {
		return err
	}
	answer := struct {
		history.Summary
		Endings []history.Ending `json:"endings,omitempty"`
		Shown   *history.Shown   `json:"shown,omitempty"`
	}{Summary: g, Endings: endings}
	if known {
		answer.Shown, lines = &shown, append(lines, c.words.Games.ShownLines(g, shown)...)
	}
	return c.say(answer, strings.Join(lines, "\n")+more)
}

// present gives the players on the sheet their present names.
func present(kept *sqlite.Reader, s scoring.Sheet) (scoring.Sheet, error) {
	known, err := kept.Known()
	for i, p := range s.People {
		if q, ok := known[p.ID]; ok {
			s.People[i].Name = q.Name
		}
	}
	return s, err
}

// find returns the only game with an ID of that prefix.
func find(kept *sqlite.Reader, prefix string) (string, error) {
	if _, err := kept.Summary(prefix); err == nil {
		return prefix, nil
	}
	var found []string
	for g, err := range kept.EachGame(history.Filter{State: history.Any}) {
		if err != nil {
			return "", err
		}
		if prefix != "" && strings.HasPrefix(g.ID, prefix) {
			found = append(found, g.ID)
		}
	}
	return only(found, prefix, mistake("there is no game %q; `tabby history list` lists them", prefix))
}

// only returns the only one of the IDs that begin with a prefix. The error is that of none, or asks for more.
func only(found []string, prefix string, none error) (string, error) {
	switch len(found) {
	case 0:
		return "", none
	case 1:
		return found[0], nil
	}
	return "", mistake("the IDs of %d games begin with %q; type more of the ID", len(found), prefix)
}

func named(kept *sqlite.Reader, name string) (history.Person, error) {
	people, err := kept.People()
	if err != nil {
		return history.Person{}, err
	}
	if i := slices.IndexFunc(people, func(p history.Person) bool { return p.ID == name }); i >= 0 {
		return people[i], nil
	}
	isCalled := func(p history.Person) bool { return p.Name == name }
	if !slices.ContainsFunc(people, isCalled) {
		isCalled = func(p history.Person) bool { return scoring.SameName(p.Name, name) }
	}
	people = slices.DeleteFunc(people, func(p history.Person) bool { return !isCalled(p) })
	switch len(people) {
	case 0:
		return history.Person{}, mistake("nobody is called %q; `tabby history stats` lists the people", name)
	case 1:
		return people[0], nil
	}
	var ids []string
	for _, p := range people {
		ids = append(ids, p.ID)
	}
	return history.Person{}, mistake("%d people are called %q; give the ID of one instead: %s", len(people), name, strings.Join(ids, ", "))
}

// wordFor returns how a command names a person: by name, or by ID if others have that name too or
// it looks like an option.
func wordFor(people []history.Person, p history.Person) string {
	if strings.HasPrefix(p.Name, "-") || slices.ContainsFunc(people, func(o history.Person) bool { return o.ID != p.ID && scoring.SameName(o.Name, p.Name) }) {
		return p.ID
	}
	return oneWord(p.Name)
}

// plainWord matches what every shell takes as one word and as it stands.
var plainWord = regexp.MustCompile(`^[\p{L}\p{N}_/][\p{L}\p{M}\p{N}_./-]*$`)

// oneWord returns a name as one word of a command.
func oneWord(name string) string {
	switch {
	case plainWord.MatchString(name):
		return name
	case !strings.ContainsAny(name, "\"$`\\!"): // a shell of any system takes these
		return `"` + name + `"`
	}
	return "'" + strings.ReplaceAll(name, "'", `'\''`) + "'"
}

// A listed game is one of a list for programs.
type listed struct {
	history.Summary
	Players []string `json:"players"` // clockwise
	Winners []string `json:"winners"`
}

// Run lists games or days, the newest first. If nothing is stored yet, the list is empty; but a
// folder that somebody has named has to exist.
func (cmd listCmd) Run(c call, r *resources) error {
	kept, err := r.reader()
	if err != nil && (!errors.Is(err, history.ErrEmpty) || isMistyped(c.Data)) {
		return err
	}
	if cmd.Nights {
		return cmd.nights(c, kept)
	}
	games, err := cmd.games(kept)
	if err != nil {
		return err
	}
	answers := make([]listed, len(games))
	t := table{align: "llll"}
	t.add("game", "begun", "players", "")
	for i, g := range games {
		answers[i] = listed{g, g.Players(), append([]string{}, g.Winners()...)}
		t.add(g.ID, c.words.Table.Began(g.Created), c.words.Games.GameTitle(g), c.words.Games.GameLine(g))
	}
	text := t.String()
	if len(games) == 0 {
		text = cmd.none(c.words)
	}
	return c.say(answers, text)
}

// isMistyped reports whether a folder is not there that is not the usual one.
func isMistyped(dir string) bool {
	_, err := os.Stat(dir)
	return dir != sqlite.DefaultDir() && errors.Is(err, fs.ErrNotExist)
}

// none says that there is nothing to list.
func (cmd listCmd) none(w *words.Language) string {
	switch {
	case cmd.Trash:
		return w.Storage.TrashEmpty
	case cmd == listCmd{}:
		return "No games yet."
	}
	return "No games like that."
}

// games returns the games to list. A reader that is nil has none.
func (cmd listCmd) games(kept *sqlite.Reader) ([]history.Summary, error) {
	if kept == nil {
		return nil, nil
	}
	if cmd.Trash {
		return kept.Trashed()
	}
	want, err := cmd.filter(kept)
	if err != nil {
		return nil, err
	}
	var games []history.Summary
	for g, err := range kept.EachGame(want) {
		if err != nil {
			return nil, err
		}
		if games = append(games, g); len(games) == int(cmd.Limit) {
			break
		}
	}
	return games, nil
}

func (cmd listCmd) filter(kept *sqlite.Reader) (history.Filter, error) {
	f := history.Filter{Variant: string(cmd.Variant), Ending: string(cmd.Ending), Day: string(cmd.Night), Words: cmd.Search}
	switch {
	case cmd.Running:
		f.State = history.Running
	case cmd.Over:
		f.State = history.Over
	case cmd.Unplayed:
		f.State = history.Unplayed
	}
	if cmd.Person == "" {
		return f, nil
	}
	p, err := named(kept, cmd.Person)
	f.Person = p.ID
	return f, err
}

func (cmd listCmd) nights(c call, kept *sqlite.Reader) error {
	nights := []history.Night{}
	if kept != nil {
		want, err := cmd.filter(kept)
		if err != nil {
			return err
		}
		page := history.NightPage{Filter: want, Limit: cmp.Or(int(cmd.Limit), math.MaxInt32)}
		if nights, err = kept.Nights(page); err != nil {
			return err
		}
	}
	t := table{align: "lrll"}
	t.add("day", "games", "place", "note")
	for _, n := range nights {
		t.add(n.Day, strconv.Itoa(n.Games), n.Place, n.Note)
	}
	return c.say(nights, t.String())
}

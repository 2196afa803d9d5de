package term

import (
	"bytes"
	"errors"
	"io"
	"os"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/mattn/go-isatty"

	"tabby/engine"
	"tabby/history"
	"tabby/history/bring"
	"tabby/history/sqlite"
	"tabby/internal/devices/handover"
)

type importCmd struct {
	File   file     `arg:"" help:"The file: an export, a table, a workbook, an export of another app, or the link of a game that was handed over; - reads standard input."`
	Dates  string   `help:"The order in which the file writes dates: dmy, mdy or ymd." enum:",dmy,mdy,ymd" default:"" placeholder:"ORDER"`
	Day    string   `help:"The day of the games, if the file does not say it." placeholder:"2026-11-20"`
	Year   uint     `help:"The year, for dates without one." placeholder:"YEAR"`
	Game   string   `help:"The game, if the file does not name it: the ID of one that Tabby knows, or any other name." placeholder:"GAME"`
	Wins   []string `help:"The total that wins a game that Tabby does not know: lowest or highest. If the file has several such games, write NAME=lowest." placeholder:"WHICH" sep:"none"`
	Rows   string   `help:"How to read rows whose numbers only grow: points (of each round) or totals (so far)." enum:",points,totals" default:"" placeholder:"WHAT"`
	Same   []string `help:"Two names in the file for one person; the first is kept." placeholder:"NAME=NAME" sep:"none"`
	Yes    bool     `help:"Import the games without asking."`
	DryRun bool     `help:"Show what would be imported, and write nothing." name:"dry-run"`
}

func (importCmd) Help() string {
	return `Tabby reads tables, workbooks, web pages with tables, notes such as "Skyjo 13.4.2024: Ann 45, Ben 60", and exports of ` +
		`Tabby, BG Stats, Cabo Counter and ScorePad. ` +
		`A table may have one row per player and round, one row per game with a column per player, or one column per player with the rounds below the name. ` +
		`Columns may also be places, cells may list players and points, and tables may be side by side. ` +
		`Tabby understands any separator, any order, and seven languages. ` +
		`First Tabby says what it understood. In a terminal it asks for anything that the file does not say; elsewhere it names the option that answers it. ` +
		`Answers are saved for the next file of the same kind. ` +
		`Tabby checks the whole file first. If a line is wrong, Tabby names it and imports nothing. ` +
		`If there are games already, Tabby makes a backup first.`
}

// Validate refuses impossible answers.
func (cmd importCmd) Validate() error {
	if _, err := time.Parse(time.DateOnly, cmd.Day); cmd.Day != "" && err != nil {
		return mistake("--day is a day such as 2026-11-20, not %s", cmd.Day)
	}
	for _, w := range cmd.Wins {
		if _, which := cutLast(w); which != bring.Lowest && which != bring.Highest {
			return mistake("--wins is lowest or highest, or such as Wizard=highest, not %s", w)
		}
	}
	for _, s := range cmd.Same {
		if !strings.Contains(s, "=") {
			return mistake(`--same has two names, such as "Mia=Mia 2", not %s`, s)
		}
	}
	return nil
}

// cutLast divides a text at its last equals sign; without one all is after it.
func cutLast(text string) (before, after string) {
	at := strings.LastIndex(text, "=")
	return text[:max(at, 0)], text[at+1:]
}

// add adds the answers of the call to those that are remembered.
func (cmd importCmd) add(a bring.Answers) bring.Answers {
	if cmd.Dates != "" {
		a.Dates = bring.Order(cmd.Dates)
	}
	if cmd.Day != "" {
		a.Day = cmd.Day
	}
	if cmd.Year > 0 {
		a.Year = int(cmd.Year)
	}
	if cmd.Game != "" {
		a.Game = cmd.Game
	}
	if cmd.Rows != "" {
		a.Rows = cmd.Rows
	}
	for _, w := range cmd.Wins {
		name, which := cutLast(w)
		a = a.Give(bring.Question{Ask: bring.AskWins, About: name}, which)
	}
	for _, s := range cmd.Same {
		one, other, _ := strings.Cut(s, "=")
		a = a.Give(bring.Question{Ask: bring.AskSame, About: strings.TrimSpace(other)}, strings.TrimSpace(one))
	}
	return a
}

// Run says what a file of games has, and imports it.
func (cmd importCmd) Run(c call, r *resources, work history.Work) error {
	in, err := cmd.open(c) // first, so that without a file nothing is made
	if err != nil {
		return err
	}
	defer in.Close()
	from, err := given(in)
	if err != nil {
		return err
	}
	kept, err := r.store()
	if err != nil {
		return err
	}
	again, err := rereadable(from)
	if err != nil {
		return err
	}
	b, is, err := kept.Understand(again(), nil, work)
	if err != nil {
		return err
	}
	i := importing{importCmd: cmd, call: c, kept: kept, again: again, work: work, Brought: b}
	if !is {
		return i.export()
	}
	return i.run()
}

// open opens the file. A link may stand in its place.
func (cmd importCmd) open(c call) (io.ReadCloser, error) {
	if _, is := handover.Fragment(string(cmd.File)); is {
		return io.NopCloser(strings.NewReader(string(cmd.File))), nil
	}
	return cmd.File.open(c)
}

// rereadable returns a reader that can begin again: a file on disk is read there, anything else, up to
// the size of an import, from memory.
func rereadable(from io.Reader) (func() io.Reader, error) {
	if f, is := from.(*os.File); is {
		if info, err := f.Stat(); err == nil && info.Mode().IsRegular() {
			return func() io.Reader { _, _ = f.Seek(0, io.SeekStart); return f }, nil
		}
	}
	all, err := io.ReadAll(io.LimitReader(from, history.MaxImport+1))
	return func() io.Reader { return bytes.NewReader(all) }, err
}

// An importing is the import of one file.
type importing struct {
	importCmd
	call
	history.Brought
	kept  *sqlite.Store
	again func() io.Reader
	work  history.Work
}

// export imports an export of Tabby, which asks nothing.
func (i *importing) export() error {
	if i.DryRun {
		return mistake("--dry-run does not work for an export of Tabby; import it without --dry-run")
	}
	return i.take("")
}

// take imports the file, and says what came after a text.
func (i *importing) take(before string) error {
	got, err := i.kept.Import(i.again(), i.work)
	if err != nil {
		return err
	}
	if back := i.Back(); len(back) > 0 {
		if _, err := i.kept.Do(back); err != nil {
			return err
		}
	}
	also, err := i.twice(i.kept.Reader)
	if err != nil {
		return err
	}
	return i.say(got, before+i.words.Games.Imported(got)+also)
}

// run asks what the file does not say, and imports it.
func (i *importing) run() (err error) {
	answers := i.add(i.Answers)
	if !reflect.DeepEqual(answers, i.Answers) {
		if i.Brought, _, err = i.kept.Understand(i.again(), &answers, i.work); err != nil {
			return err
		}
	}
	asks := i.isAsked()
	for asks && len(i.Open()) > 0 {
		if answers, err = i.answer(answers, i.Open()[0]); err != nil {
			return err
		}
		if i.Brought, _, err = i.kept.Understand(i.again(), &answers, i.work); err != nil {
			return err
		}
	}
	if i.DryRun && i.JSON {
		return i.call.answer(i.Brought)
	}
	page := i.page()
	if open := i.Open(); len(open) > 0 {
		return i.unanswered(page, open)
	}
	if i.DryRun {
		return i.say(nil, strings.Join(page, "\n"))
	}
	if i.New > 0 && asks && !i.Yes {
		if err := i.confirm(page); err != nil {
			return err
		}
		page = nil
	}
	return i.bring(answers, page)
}

// confirm shows what would come in, and asks whether it is to.
func (i *importing) confirm(page []string) error {
	i.complainLines(page)
	yes, err := i.ask(i.words.Bring.BringIn + "? [y/N] ")
	if err == nil && !strings.HasPrefix(strings.ToLower(yes), "y") {
		err = mistake("nothing was written")
	}
	return err
}

// bring remembers the answers, and imports the file.
func (i *importing) bring(answers bring.Answers, page []string) error {
	if _, err := i.kept.Do(i.Remember(answers)); err != nil {
		return err
	}
	if len(page) > 0 {
		page = append(page, "")
	}
	return i.take(strings.Join(page, "\n"))
}

// isAsked reports whether somebody sits at a terminal who can answer.
func (i *importing) isAsked() bool {
	in, ok := i.In.(*os.File)
	return ok && isatty.IsTerminal(in.Fd()) && !i.JSON && i.File != "-"
}

// page returns what was understood, with the first games.
func (i *importing) page() []string {
	lines := i.words.Bring.Lines(i.Brought)
	for _, s := range i.Sheets {
		var seats []string
		for _, seat := range s.Seats {
			total := i.words.Figure(seat.Total)
			if seat.Won {
				total += "*"
			}
			seats = append(seats, seat.Name+" "+total)
		}
		lines = append(lines, "  "+i.words.ShortDay(s.Created)+"  "+i.words.Rules.GameName(s.Variant, s.Named)+": "+strings.Join(seats, ", "))
	}
	for _, q := range i.Questions {
		if q.Usual != "" {
			lines = append(lines, i.words.Bring.Question(q)+" "+i.words.Bring.Choice(q, q.Usual)+`; otherwise --same "`+q.Example+"="+q.About+`"`)
		}
	}
	return lines
}

// complainLines shows lines beside the output.
func (i *importing) complainLines(lines []string) {
	for _, l := range lines {
		_, _ = io.WriteString(i.Err, l+"\n")
	}
}

// options are the options that answer what is asked.
var options = map[bring.Ask]string{
	bring.AskDates: "--dates", bring.AskDay: "--day", bring.AskYear: "--year", bring.AskGame: "--game", bring.AskWins: "--wins", bring.AskRows: "--rows",
}

// unanswered says what has to be answered, and how.
func (i *importing) unanswered(page []string, open []bring.Question) error {
	for _, q := range open {
		line := i.words.Bring.Question(q)
		if q.Line > 0 {
			line = i.words.Refusals.Labelled(i.words.Refusals.Words.Line.With("n", q.Line), line)
		}
		var ways []string
		for _, choice := range q.Choices {
			said := i.words.Bring.Choice(q, choice)
			if said != choice {
				said = " (" + said + ")"
			} else {
				said = ""
			}
			ways = append(ways, options[q.Ask]+" "+choice+said)
		}
		if ways == nil {
			ways = []string{options[q.Ask] + " " + map[bring.Ask]string{
				bring.AskDay: i.now().Format(time.DateOnly), bring.AskYear: strconv.Itoa(i.now().Year()), bring.AskGame: `skyjo, or --game "Our game"`,
			}[q.Ask]}
		}
		page = append(page, line+" "+i.words.Alternatives(ways)+".")
	}
	i.complainLines(page)
	return &bring.OpenError{Questions: open}
}

// answer asks one question until there is an answer to it.
func (i *importing) answer(answers bring.Answers, q bring.Question) (bring.Answers, error) {
	text := i.words.Bring.Question(q)
	for n, choice := range q.Choices {
		text += "\n  " + strconv.Itoa(n+1) + "  " + i.words.Bring.Choice(q, choice)
	}
	for {
		said, err := i.ask(text + "\n> ")
		if err != nil || said == "" {
			return answers, errors.Join(err, mistake("nothing was written"))
		}
		if n, err := strconv.Atoi(said); err == nil && len(q.Choices) > 0 {
			if n >= 1 && n <= len(q.Choices) {
				return answers.Give(q, q.Choices[n-1]), nil
			}
			continue
		}
		if len(q.Choices) == 0 || slices.Contains(q.Choices, said) {
			if r, err := engine.Variant(said); err == nil {
				said = r.ID
			}
			return answers.Give(q, said), nil
		}
	}
}

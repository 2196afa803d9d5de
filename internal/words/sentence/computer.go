package sentence

import (
	"errors"
	"time"

	"tabby/history"
	"tabby/internal/words/grammar"
)

// Computer says what there is to say of troubles and files. It implements
// [words.ComputerSentences].
type Computer struct {
	Speaker
	Words *ComputerWords
}

// ComputerWords are what there is to say of troubles and files.
type ComputerWords struct {
	// Why games cannot be opened: a title, and what to do. Some follow what an error says.
	IsOpen              string
	InTab, InWindow     string
	InProcess           grammar.Pattern // {pid}, {since}
	Since               string          // a moment, as [grammar.Calendar] has it
	Damaged, OtherFiles string
	Newer, Update       string
	Closed              string
	TheyAreIn           grammar.Pattern // {folder}

	NightFile          grammar.Pattern // {day}
	InApp, InDownloads grammar.Pattern // {file}: for the middle of a sentence
}

// Trouble implements [words.ComputerSentences].
func (v Computer) Trouble(t *history.Trouble, inTab bool) (title, text string) {
	switch w := v.Words; {
	case t.Busy:
		return w.IsOpen, v.busy(t, inTab)
	case errors.Is(t.Err, history.ErrDamaged):
		return w.Damaged, v.Text(v.Language.Refusals.Explain(t.Err), w.OtherFiles)
	case errors.Is(t.Err, history.ErrNewer):
		return w.Newer, w.Update
	default:
		return w.Closed, v.Text(v.Language.Refusals.Explain(t.Err), w.TheyAreIn.With("folder", t.Dir))
	}
}

// busy says who has a history open, and what to do.
func (v Computer) busy(t *history.Trouble, inTab bool) string {
	switch {
	case inTab:
		return v.Words.InTab
	case t.PID == 0:
		return v.Words.InWindow
	}
	return v.Words.InProcess.With("pid", digits(t.PID), "since", v.Written(grammar.Pattern(v.Words.Since), t.Since.Local()))
}

// GameFile implements [words.ComputerSentences].
func (v Computer) GameFile(at time.Time) string { return at.Format("Tabby 2006-01-02 15.04") }

// NightFile implements [words.ComputerSentences].
func (v Computer) NightFile(day string) string { return v.Words.NightFile.With("day", day) }

// YearFile implements [words.ComputerSentences].
func (v Computer) YearFile(year int) string { return "Tabby " + digits(year) }

// InApp implements [words.ComputerSentences].
func (v Computer) InApp(file string) string { return v.Words.InApp.With("file", file) }

// InDownloads implements [words.ComputerSentences].
func (v Computer) InDownloads(file string) string { return v.Words.InDownloads.With("file", file) }

package sentence

import (
	"errors"

	"tabby/history"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
)

// Shell says what is said around all rooms. It implements [words.ShellSentences].
type Shell struct {
	Speaker
	Words *ShellWords
}

// ShellWords say what is said around all rooms.
type ShellWords struct {
	CardOf   grammar.Pattern // {n}, {all}
	NotKept  grammar.Pattern // {reason}
	NewBadge grammar.Pattern // {name}
	IsIn     grammar.Pattern // {path}
	Looks    map[history.Look]grammar.Pattern
	Stopped  string
}

// CardOf implements [words.ShellSentences].
func (v Shell) CardOf(n, all int) string {
	return v.Words.CardOf.With("n", v.Figure(n), "all", v.Figure(all))
}

// NotKept implements [words.ShellSentences].
func (v Shell) NotKept(err error) string {
	return v.Sentence(v.Words.NotKept.With("reason", v.Language.Refusals.Reason(err)))
}

// WindowTitle implements [words.ShellSentences].
func (v Shell) WindowTitle(page string) string {
	const app = "Tabby"
	if page == "" || page == app {
		return app
	}
	return page + " – " + app
}

// NewBadge implements [words.ShellSentences].
func (v Shell) NewBadge(name string) string {
	return v.Words.NewBadge.With("name", words.Isolated(name))
}

// IsIn implements [words.ShellSentences].
func (v Shell) IsIn(path string) string { return v.Words.IsIn.With("path", path) }

// Look implements [words.ShellSentences].
func (v Shell) Look(look history.Look) string { return string(v.Words.Looks[look]) }

// Failed implements [words.ShellSentences].
func (v Shell) Failed(nothing string, err error) string {
	if errors.Is(err, history.ErrStopped) {
		return v.Text(v.Words.Stopped, nothing)
	}
	return v.Text(nothing, v.Language.Refusals.Explain(err))
}

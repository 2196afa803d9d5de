package ui

import (
	"errors"
	"os"
	"path/filepath"

	"tabby/internal/words"
	"tabby/internal/words/arb"
	"tabby/rulesref"
	"tabby/ui/frame"
)

// A speaker is an app or a store that puts something into words itself, such as the names of
// files.
type speaker interface {
	// SetWords sets the language. It may be called again.
	SetWords(w *words.Language)
}

// spread lets the app and the store know which language is spoken.
func (a *App) spread() {
	for _, to := range []any{a.app, a.store} {
		if s, ok := to.(speaker); ok {
			s.SetWords(a.Words)
		}
	}
}

// speak builds all rooms again in the language that was chosen. The pages that are open are opened
// again, and guests come back by themselves.
func (a *App) speak(s frame.World) {
	open, hosted := a.Routes(), []string(nil)
	if a.guests != nil {
		hosted = a.guests.Hosted()
	}
	a.End()
	a.partAll()
	a.build(s)
	a.LoadPeople()
	for _, id := range hosted {
		g, err := a.openGame(id)
		if err == nil {
			err = a.guests.LetIn(g)
		}
		a.Refused(err)
	}
	a.Home()
	for _, r := range open {
		a.Go(r)
	}
	if a.devices != nil {
		a.devices.Begin()
	}
	a.Say(a.Words.Settings.LanguageOn)
}

// try speaks the language of a translator's file until Tabby is left. Choose returns its path, or
// "", and may take as long as a person does.
func (a *App) try(choose func() string) {
	var path string
	var f arb.File
	var err error
	a.Away(func() {
		if path = choose(); path != "" {
			f, err = readTexts(path)
		}
	}, func() {
		wrong := new(arb.Error)
		switch {
		case path == "":
		case errors.As(err, &wrong):
			a.Say(a.Words.Settings.NoTexts(wrong.Error()))
		case !a.Refused(err):
			l, lacks := rulesref.Preview(f)
			a.TryLanguage(l)
			if lacks > 0 {
				a.Say(a.Words.Settings.NotDone(lacks))
			}
		}
	})
}

func readTexts(path string) (arb.File, error) {
	in, err := os.Open(path)
	if err != nil {
		return arb.File{}, err
	}
	defer in.Close()
	return arb.ReadFrom(filepath.Base(path), in)
}

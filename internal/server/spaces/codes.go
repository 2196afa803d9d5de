package spaces

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"

	"tabby/history"
	"tabby/internal/devices/host"
	"tabby/internal/devices/keys"
)

// The folder of a space has a file for each game that was open to guests, with the first part
// of its codes and tokens, its tag. So what a stranger has made up is found out without
// opening the store.

// ids matches the ID of a game: a part of a path.
var ids = regexp.MustCompile(`^[0-9A-Za-z-]{1,64}$`)

// codesIn returns the folder with the tags of a space.
func codesIn(folder string) string { return filepath.Join(folder, "codes") }

// knows reports whether a space has a table of that tag for a game, as far as that is known
// without its store.
func (s *Server) knows(space, game, tag string) bool {
	if !name.MatchString(space) || !ids.MatchString(game) {
		return false
	}
	at := codesIn(folder(s.dir, space))
	kept, err := os.ReadFile(filepath.Join(at, game))
	if errors.Is(err, fs.ErrNotExist) {
		return s.isOlder(space)
	}
	return err == nil && tag != "" && keys.Same(string(kept), tag)
}

// isOlder reports whether a space was made by a Tabby that kept no tags beside the store. They
// are written when it is opened for the first time.
func (s *Server) isOlder(space string) bool {
	_, unknown := os.Stat(recordIn(folder(s.dir, space)))
	_, err := os.Stat(codesIn(folder(s.dir, space)))
	return unknown == nil && errors.Is(err, fs.ErrNotExist)
}

// note writes the tag of a game down.
func (p *space) note(game, tag string) error {
	at := filepath.Join(codesIn(folder(p.server.dir, p.name)), game)
	if kept, err := os.ReadFile(at); err == nil && string(kept) == tag {
		return nil
	}
	return os.WriteFile(at, []byte(tag), 0o600)
}

// noteAll writes the tags of all games down that were open to guests, if none are.
func (p *space) noteAll(kept interface {
	Games(history.Page) ([]history.Summary, error)
	Draft(name string) []byte
},
) error {
	if !p.server.isOlder(p.name) {
		return nil
	}
	games, err := kept.Games(history.Page{})
	if err != nil {
		return err
	}
	if err := os.Mkdir(codesIn(folder(p.server.dir, p.name)), 0o700); err != nil {
		return err
	}
	for _, g := range games {
		if tag := host.KeptTag(kept, g.ID); tag != "" {
			if err := p.note(g.ID, tag); err != nil {
				return err
			}
		}
	}
	return nil
}

package desktop

import (
	"strings"

	"tabby/history"
	"tabby/internal/devices/handover"
	"tabby/internal/devices/reason"
)

// HandOver returns the link by which another device goes on with a game, which the import
// of any Tabby reads. While others are let in, it has the address where they find the pages
// for browsers.
func (s *Store) HandOver(game string) (link string, err error) {
	fragment, err := handover.Fetch(s, game)
	return handover.Address(s.pagesAt(), fragment), err
}

// OwnGameLink returns the link of the definition of a game of one's own, with the same address
// as that of a game that is handed over.
func (s *Store) OwnGameLink(definition []byte) string {
	return handover.OwnGameLink(s.pagesAt(), definition)
}

// TakeOver imports the game of a link, and returns its ID. The error is like that of
// an import, or says what is wrong with the link.
func (s *Store) TakeOver(link string, w history.Work) (game string, got history.Imported, err error) {
	fragment, ok := handover.Fragment(link)
	if !ok {
		return "", got, reason.ForeignLink
	}
	game, export, err := handover.Decode(fragment)
	if err == nil {
		got, err = s.Store.Import(export, w)
	}
	return game, got, err
}

// importLink imports what was typed where the path of a file is expected, if it is a
// link or another address.
func (s *Store) importLink(typed string, w history.Work) (got history.Imported, is bool, err error) {
	if is = isLink(typed); is {
		_, got, err = s.TakeOver(strings.TrimSpace(typed), w)
	}
	return got, is, err
}

// isLink reports whether what was typed where the path of a file is expected is a link.
func isLink(typed string) bool {
	_, is := handover.Fragment(typed)
	return is || strings.Contains(typed, "://") && !strings.HasPrefix(typed, "file://")
}

// Package frametest stands in for the shell, so that a room can be tried alone.
package frametest

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/internal/testing/uitest"
	"tabby/internal/words"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
)

// A Shell is a window with a frame for one room, and a user at it.
type Shell struct {
	*uitest.User

	Frame *frame.Frame
	Store *Store
	Went  []frame.Route // the routes that were asked for
}

// New returns a shell at a page titled "home". A route opens a page that is titled
// like its room.
func New(t testing.TB) *Shell {
	s := &Shell{User: uitest.New(t), Store: &Store{Drafts: map[string][]byte{}, Settings: map[string]string{}}}
	s.Frame = frame.New(s.App, s.Window, s.Store, frame.World{
		Words: uitest.Words(), Contrast: &frame.Contrast{},
		Now: s.Now, After: s.After, Post: s.Post, Away: s.Away, Dice: rand.New(rand.NewPCG(1, 2)),
	})
	s.Frame.Start(newPage(frame.HomeRoom.Route()), func(r frame.Route) {
		s.Went = append(s.Went, r)
		s.Frame.Open(newPage(r))
	})
	s.Window.Resize(uitest.Phone())
	return s
}

// A page says the name of a room.
type page struct {
	content *widgets.Page
	route   frame.Route
}

func newPage(r frame.Route) page { return page{widgets.NewPage(r.Room()), r} }

// Content returns what is shown.
func (p page) Content() fyne.CanvasObject { return p.content }

// Route leads to the page again.
func (p page) Route() frame.Route { return p.route }

// A Store keeps in memory what all rooms need.
type Store struct {
	Drafts   map[string][]byte
	Settings map[string]string
	Known    []history.Person // who was met last first
	Done     []history.Intent // in their order
	Broken   error            // every write fails with it
	Puts     func()           // what a new store puts off, or nil
}

// FinishOpening does what the store puts off, unless something was asked of it just now.
func (s *Store) FinishOpening(quiet time.Duration) (done bool, err error) {
	if s.Puts != nil && quiet == 0 {
		s.Puts()
		s.Puts = nil
	}
	return s.Puts == nil, nil
}

// Draft returns what was saved under that name last, or nil.
func (s *Store) Draft(name string) []byte { return s.Drafts[name] }

// SaveDraft saves a draft.
func (s *Store) SaveDraft(name string, data []byte) error {
	if s.Broken == nil {
		s.Drafts[name] = data
	}
	return s.Broken
}

// People returns everybody known.
func (s *Store) People() ([]history.Person, error) { return slices.Clone(s.Known), nil }

// Namesakes finds none.
func (s *Store) Namesakes() ([]history.Namesake, error) { return nil, nil }

// Meet returns the person of that name, who may be new.
func (s *Store) Meet(name string) (history.Person, error) {
	for _, p := range s.Known {
		if scoring.SameName(p.Name, name) {
			return p, s.Broken
		}
	}
	n := len(s.Known)
	p := history.Person{ID: strconv.Itoa(n), Name: name, Colour: n, Shape: n}
	if s.Broken == nil {
		s.Known = slices.Insert(s.Known, 0, p)
	}
	return p, s.Broken
}

// Do carries out a setting or a change of a badge; other intents are only noted.
func (s *Store) Do(in history.Intent) (undo history.Intent, err error) {
	if s.Broken != nil {
		return nil, s.Broken
	}
	s.Done = append(s.Done, in)
	switch in := in.(type) {
	case history.Set:
		undo = history.Set{Key: in.Key, Value: s.Settings[in.Key]}
		s.Settings[in.Key] = in.Value
	case history.SetBadge:
		for i, p := range s.Known {
			if p.ID == in.Person {
				undo = history.SetBadge{Person: in.Person, Colour: p.Colour, Shape: p.Shape}
				s.Known[i].Colour, s.Known[i].Shape = in.Colour, in.Shape
			}
		}
	}
	return undo, nil
}

// Share saves nothing, and returns a path.
func (s *Store) Share(history.Subject, history.Format, history.Look) (string, error) {
	return "/shared", s.Broken
}

// Picture returns no picture.
func (s *Store) Picture(history.Subject, history.Format, history.Look, *words.Language) ([]byte, error) {
	return nil, s.Broken
}

// ExportDir returns a folder.
func (s *Store) ExportDir() string { return "/" }

// Setting returns how something is set, or "".
func (s *Store) Setting(key string) string { return s.Settings[key] }

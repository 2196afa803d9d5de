package people

import (
	"bytes"
	"fmt"
	"strings"
	"time"

	"tabby/history"
)

// besideGames lets people do something that is not of a sheet, at one of some games and with
// anybody known.
func (h *Home) besideGames(games []history.Summary) (what string, err error) {
	switch {
	case h.oneIn(12):
		return "empty the trash", h.empty()
	case h.oneIn(5) && len(h.Kept) > 0:
		return "bring back a game", h.bringBack()
	case h.oneIn(10) && h.undo != nil:
		in := h.undo
		h.undo = nil
		return "take back a change", h.do(in)
	}
	in := h.wish(pick(h.Dice, games).ID)
	if in == nil {
		return "nothing", nil
	}
	return fmt.Sprintf("%T", in), h.do(in)
}

// wish returns an intent about a game or about people, or nil.
func (h *Home) wish(game string) history.Intent {
	if n := h.Dice.IntN(22); n < 14 {
		return h.aboutGame(n, game)
	}
	people, err := h.Store.People()
	if err != nil || len(people) == 0 {
		return nil
	}
	return h.aboutPeople(people)
}

func (h *Home) aboutGame(n int, game string) history.Intent {
	yes := h.oneIn(2)
	switch n {
	case 0, 1:
		return history.NoteGame{Game: game, Note: pick(h.Dice, texts())}
	case 2:
		return history.LeaveOut{Game: game, Out: yes}
	case 3:
		return history.MarkCoached{Game: game, Coached: yes}
	case 4, 5:
		return history.ChooseEnding{Game: game, Sum: h.ending(game)}
	case 6, 12:
		return history.NoteNight{Day: h.day(), Note: pick(h.Dice, texts()), Place: pick(h.Dice, texts())}
	case 7:
		return history.Set{Key: "look", Value: pick(h.Dice, texts())}
	case 13:
		return history.PlayedOn{Game: game, Day: pick(h.Dice, []string{"", h.day()})}
	case 8:
		return history.HandOver{Game: game, At: h.Now(), Entries: 1}
	case 9:
		return history.TakeBack{Game: game}
	case 10, 11:
		return h.trash(game)
	}
	if trashed, err := h.Store.Trashed(); err == nil && len(trashed) > 0 {
		return history.Untrash{Game: pick(h.Dice, trashed).ID}
	}
	return history.NoteGame{Game: game, Note: "nothing is in the trash"}
}

// trash returns the intent that puts a game in the bin. Someone may keep a file of it.
func (h *Home) trash(game string) history.Intent {
	var file bytes.Buffer
	if h.oneIn(2) && h.Store.ExportPart(&file, history.Part{Games: []string{game}}, history.Work{}) == nil {
		h.Kept[game] = file.String()
	}
	return history.Trash{Game: game, At: h.Now()}
}

func (h *Home) aboutPeople(people []history.Person) history.Intent {
	one, other := pick(h.Dice, people).ID, pick(h.Dice, people).ID
	switch h.Dice.IntN(8) {
	case 0:
		return history.SetBadge{Person: one, Colour: h.Dice.IntN(history.Badges), Shape: h.Dice.IntN(history.Badges)}
	case 1, 5:
		return history.Merge{Entry: one, Into: other}
	case 2, 6:
		if further, err := h.Store.Entries(one); err == nil && len(further) > 0 {
			return history.Unmerge{Entry: pick(h.Dice, further).ID}
		}
	case 3:
		return history.Retire{Person: one, Retired: h.oneIn(2)}
	case 4:
		return history.NameGroup{People: []string{one, other}, Name: pick(h.Dice, []string{"", "Club", "Us two"})}
	}
	switch h.Dice.IntN(8) {
	case 0:
		return history.TellApart{Person: one, Apart: h.oneIn(2)}
	case 1:
		return history.Several{history.TellApart{Person: one, Apart: true}, history.TellApart{Person: other, Apart: true}}
	}
	if all, err := h.Store.Namesakes(); err == nil && len(all) > 0 && h.oneIn(2) {
		return history.SettleNames(all, func(history.Namesake) bool { return h.oneIn(2) })
	}
	if h.oneIn(4) {
		return history.SetCat{Person: one, Cat: 1 + h.Dice.IntN(history.Cats)}
	}
	return history.Rename{Person: one, Name: pick(h.Dice, h.Names) + pick(h.Dice, []string{"", " I", " II"})}
}

// ending returns the sum of an ending of a game, or "" for the one that the rule says.
func (h *Home) ending(game string) string {
	all, err := h.Store.Endings(game)
	if err != nil || len(all) < 2 {
		return ""
	}
	return pick(h.Dice, all).Sum
}

// day returns an evening of this week.
func (h *Home) day() string {
	return h.Now().AddDate(0, 0, -h.Dice.IntN(3)).Format(time.DateOnly)
}

// empty deletes for good what is in the bin.
func (h *Home) empty() error {
	_, err := h.Store.EmptyTrash()
	h.Acted(Act{Intent: Empty{}, Err: err})
	return err
}

// bringBack imports a file that someone kept of a game.
func (h *Home) bringBack() error {
	for _, game := range sorted(h.Kept) {
		if h.oneIn(2) {
			continue
		}
		_, err := h.Store.Import(strings.NewReader(h.Kept[game]), history.Work{})
		h.Acted(Act{Intent: BringBack{game}, Game: game, Err: err})
		return err
	}
	return nil
}

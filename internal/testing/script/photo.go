package script

import (
	"encoding/json"
	"os"
	"path/filepath"

	"tabby/engine"
	"tabby/internal/table/decks"
	"tabby/internal/testing/laid"
	"tabby/internal/testing/must"
)

// What a folder has for [Photo].
const (
	deckFile  = "Ours.tabbydeck"
	photoFile = "Round.png"
)

// Photo begins another game of the same people, once the [Sheet] was kept, and reads its first round from a photo.
// The face offers the files of a folder, into which Photo puts the photo and the deck that Tabby is shown first.
func Photo(p Player, folder string) {
	p.Helper()
	game := engine.Variants()[0]
	var codes []string
	for _, f := range game.Decks[0].Deck {
		codes = append(codes, f.Code)
	}
	deck := must.Get(json.Marshal(decks.Deck{Name: "Ours", Variant: game.ID, Faces: laid.Taught(codes...)}))
	must.Do(p, os.WriteFile(filepath.Join(folder, deckFile), deck, 0o600))
	must.Do(p, os.WriteFile(filepath.Join(folder, photoFile), laid.Photo([]int{4, 0, 7, 2}, []int{9, 9, 1, 5}, []int{3, 3, 8, 5}, []int{6, 6, 2, 1}), 0o600))
	p.Press("Settings", "Your data, devices and more", "Decks that Tabby can read", "Add a deck from a file", deckFile)
	p.Hear("13 cards")
	p.Keys(Escape, Escape)
	p.again()
	p.Keys("n", "c")
	p.Press("Cards from a photo", "Choose a picture", photoFile)
	p.Hear("Line 1", "Line 4")
	p.Press("Use these cards", "Nobody called")
	p.Hear("Enter round 2", "13, Ann, round 1", "24, Ben, round 1", "19, Cy, round 1", "15, Dee, round 1")
	p.Keys(Escape)
	p.On("Tabby")
}

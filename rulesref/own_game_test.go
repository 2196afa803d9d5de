package rulesref

import (
	"slices"
	"testing"

	"tabby/engine"
)

func TestWrittenTextIsNoMarkupOfAPage(t *testing.T) {
	fifty := 50
	own := engine.CustomGame{
		Name: "# a | b", Word: "| c |", Players: engine.Pair{2, 8}, Note: "# d | e\n| f | g |\n&end h\n- i :: draw>held\n: j",
		Special: &engine.OwnSpecial{Name: "## k | l", Others: &fifty}, House: engine.House{engine.End: engine.EndOpen, engine.MostRounds: "7"},
	}
	b := bookOfOwn(t, own)
	plain := own
	plain.Name, plain.Word, plain.Note, plain.Special = "a", "c", "d", &engine.OwnSpecial{Name: "k", Others: &fifty}
	if got, want := chapterIDs(b), chapterIDs(bookOfOwn(t, plain)); !slices.Equal(got, want) {
		t.Errorf("the chapters are %v, not %v", got, want)
	}
	round, _ := b.Section("round")
	if got, want := round.Text(), "# d | e | f | g | &end h - i :: draw>held : j"; got != want {
		t.Errorf("the note is %q, not %q", got, want)
	}
	special, _ := b.Section("special")
	if got, want := special.Text(), "## k | l is a special hand. It counts 0, and everybody else scores 50, whoever called. Tap the star for ## k | l."; got != want {
		t.Errorf("the special hand is %q, not %q", got, want)
	}
	if got, want := b.Says(engine.MostRounds), []string{"It ends after 7 rounds at the latest."}; !slices.Equal(got, want) {
		t.Errorf("the end is %q, not %q", got, want)
	}
}

// bookOfOwn returns the rules of a custom game.
func bookOfOwn(t *testing.T, g engine.CustomGame) *Book {
	t.Helper()
	r, err := g.Rules()
	if err != nil {
		t.Fatal(err)
	}
	return For(engine.Ruleset{Rules: r}, en)
}

func chapterIDs(b *Book) (ids []string) {
	for _, c := range b.Chapters {
		ids = append(ids, c.ID)
	}
	return ids
}

package rulesref

import (
	"slices"
	"strings"
	"testing"
)

func TestFormOfAFrenchQuery(t *testing.T) {
	for query, want := range map[string]form{
		"Échange":                                      keywords,
		"plus de cartes":                               keywords,
		"Est-ce que je peux encore regarder ?":         decision,
		"est ce qu'on peut frapper tous les deux":      decision,
		"je peux regarder mes cartes":                  decision,
		"J’ai le droit de regarder ?":                  decision,
		"puis-je échanger":                             decision,
		"une carte spéciale vaut-elle des points":      decision,
		"la dame a-t-elle un effet":                    decision,
		"faut-il annoncer":                             decision,
		"j'ai annoncé, est-ce que je rejoue":           decision,
		"quand je frappe, est-ce que je gagne":         decision,
		"la manche est finie quand la pioche est vide": decision,
		"quand est-ce que je peux annoncer":            account,
		"qu'est-ce que je peux jeter":                  account,
		"Que se passe-t-il si je frappe ?":             account,
		"combien de cartes reçoit-on":                  account,
		"ça vaut combien, un roi":                      account,
		"je dois dire quoi":                            account,
		"on peut frapper quand":                        account,
		"dans quel ordre joue-t-on":                    account,
		"où est-ce que je pose la carte":               account,
	} {
		if got := tongueOf("fr").search().formOf(query); got != want {
			t.Errorf("%q is of form %d, want %d", query, got, want)
		}
	}
}

func TestFrenchIsReadHoweverItIsTyped(t *testing.T) {
	for typed, want := range map[string]string{
		"defausse": "défausse", "DÉFAUSSE": "défausse", "a l'égalité": "égalité", "l’échange": "echange", "coeur": "cœur",
		"coup d'oeil": "Coup d’œil", "coup doeil": "coup d'œil", "pioche deux": "Pioche 2", "jusqu'à sept": "jusqu 7",
		"quelqu'un d'autre": "quelqu’un d’autre", "moins douze": "-12", "pioché": "pioche", "piochées": "pioche",
		"défaussée": "défausser", "échangées": "échanger", "j'annonce": "annoncer",
	} {
		if got, want := tongueOf("fr").search().tokens(typed), tongueOf("fr").search().tokens(want); !slices.Equal(groups(got), groups(want)) {
			t.Errorf("%q is read as %v, want %v", typed, got, want)
		}
	}
}

// groups returns what words are found by: their groups, or their stems.
func groups(all []token) []string {
	var found []string
	for _, w := range all {
		if w.group != "" {
			w.stem = w.group
		}
		found = append(found, w.stem)
	}
	return found
}

func TestFrenchFoldedTwiceIsFoldedOnce(t *testing.T) {
	for _, word := range []string{"Cœur", "Égalité", "Défaussée", "où", "reçoit", "Noël", "l’as", "aujourd’hui"} {
		if once := tongueOf("fr").search().fold(word); tongueOf("fr").search().fold(once) != once {
			t.Errorf("%s is %q, then %q", word, once, tongueOf("fr").search().fold(once))
		}
	}
}

func TestFrenchCallIsReadAfterAVerb(t *testing.T) {
	for query, want := range map[string]bool{
		"quand est-ce que je dis rat-a-tat cat": true, "j'ai dit Recall": true, "il crie recall": true,
		"on joue à Recall": false,
	} {
		got := slices.ContainsFunc(tongueOf("fr").search().tokens(query), func(w token) bool { return w.group == "call" })
		if got != want {
			t.Errorf("%q is a call: %v, want %v", query, got, want)
		}
	}
}

// marksKeepTheirSpaces finds marks that a line could begin with, and spaces that were lost.
func marksKeepTheirSpaces(t *testing.T, name string, b *Book) {
	t.Helper()
	for s := range b.sections {
		for _, l := range append(s.lines(Paragraph), Line{Text: s.Title}) {
			for _, bad := range []string{" :", " ;", " ?", "« ", " »"} {
				if strings.Contains(l.Text, bad) {
					t.Errorf("%s: %s may break at a mark: %q", name, s.ID, l.Text)
				}
			}
		}
	}
}

func TestFrenchGameIsNotLeft(t *testing.T) {
	if game, games, leave := tongueOf("fr").search().stem("partie"), tongueOf("fr").search().stem("parties"), tongueOf("fr").search().stem("partir"); game != games || game == leave {
		t.Errorf("a game is %q, games are %q, to leave is %q", game, games, leave)
	}
}

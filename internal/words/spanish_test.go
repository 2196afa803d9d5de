package words

import (
	"testing"

	"tabby/engine"
	"tabby/internal/testing/expect"
)

var es = spoken("es")

func TestNumbersListsAndNamesInSpanish(t *testing.T) {
	for _, c := range []struct{ got, want string }{
		{es.Joined([]string{"Ann", "Ben", "Cy"}), "Ann, Ben y Cy"},
		{es.Alternatives([]string{"nada", "el doble", es.Interval(engine.Range{Min: 1, Max: 100})}), "nada, el doble o 1 a 100"},
		{es.Place(2), "2.º"},
		{es.Number(4) + " " + es.Number(21), "cuatro 21"},
		{es.Figure(-4), "−4"},
		{es.Decimal(7.24, 1), "7,2"},
		{es.Count(1, Point) + ", " + es.Count(-1, Point) + ", " + es.Count(0, Point), "1 punto, −1 punto, 0 puntos"},
		{es.Count(1, OwnRule) + ", " + es.Count(2, OwnRule), "1 regla de la casa, 2 reglas de la casa"},
		{es.Small("Jugar"), "jugar"},
		{es.quoted("a"), "«a»"},
		{es.Share(3, 7) + ", " + es.Share(0, 0), "43\u00a0%, nada"},
	} {
		expect.Same(t, "said", c.got, c.want)
	}
}

func TestConjunctionsFitTheNextWordInSpanish(t *testing.T) {
	for last, want := range map[string]string{
		"Inés": "a e Inés", "Íñigo": "a e Íñigo", "Hilda": "a e Hilda", "Ian": "a y Ian", "Hielo": "a y Hielo", "Yago": "a y Yago", "Yi": "a y Yi", "Yvonne": "a e Yvonne", "I": "a e I", "": "a y ",
	} {
		expect.Same(t, "said", es.Joined([]string{"a", last}), want)
	}
	for last, want := range map[string]string{
		"otra": "a u otra", "hoy": "a u hoy", "Óscar": "a u Óscar", "8": "a u 8", "80": "a u 80", "11": "a u 11", "110": "a o 110", "7": "a o 7", "una": "a o una",
	} {
		expect.Same(t, "said", es.Alternatives([]string{"a", last}), want)
	}
}

func TestCardsHaveTheirArticlesInSpanish(t *testing.T) {
	queen := engine.Face{Name: "Queen of hearts", Rank: "Q", Suit: engine.Hearts}
	rules := es.Rules
	for _, c := range []struct{ got, want string }{
		{es.Cards.as("the", engine.Face{Name: "7", Rank: "7"}).Form(""), "el 7"},
		{es.Cards.as("the", queen).Form(""), "la reina de corazones"},
		{es.Cards.as("the", es.Cards.In(queen)).Form(""), "la reina de corazones"},
		{es.Cards.as("the", engine.Face{Name: "Jack of clubs", Rank: "J", Suit: engine.Clubs}).Form(""), "la jota de tréboles"},
		{es.Cards.as("the", engine.Face{Name: "Ace of spades", Rank: "A", Suit: engine.Spades}).Form(""), "el as de picas"},
		{es.Cards.as("the", engine.Face{Name: "Joker"}).Form(""), "el comodín"},
		{es.Cards.as("the", engine.Face{Name: "Peek"}).Form(""), "el Espía"},
		{es.Cards.as("the", engine.Face{Name: "Draw 2"}).Form(""), "el Roba 2"},
		{rules.Coloured("rey", true) + ", " + rules.Coloured("reina", false), "rey rojo, reina negra"},
		{rules.HandMakes([]string{"4", "reina", "7"}, "Espía", 21), "Un 4, una reina y un 7 en lugar de la carta Espía suman 21."},
		{rules.Suits(engine.Deck{{Name: "Ace of clubs", Rank: "A", Suit: engine.Clubs}, {Name: "Ace of hearts", Rank: "A", Suit: engine.Hearts}}), "as: tréboles, corazones"},
	} {
		expect.Same(t, "said", c.got, c.want)
	}
}

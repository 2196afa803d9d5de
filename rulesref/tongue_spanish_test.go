package rulesref

import (
	"slices"
	"testing"
)

func TestFormOfASpanishQuery(t *testing.T) {
	for query, want := range map[string]form{
		"Cambio":                             keywords,
		"sin cartas":                         keywords,
		"¿Puedo mirar otra vez?":             decision,
		"tengo que golpear":                  decision,
		"he cantado, ¿puedo tirar?":          decision,
		"si canto, ¿me toca otra vez?":       decision,
		"se puede jugar entre dos":           decision,
		"¿Es bueno tener muchos puntos?":     decision,
		"¿cuándo puedo cantar?":              account,
		"cuando puedo cantar":                account,
		"que hace el espia":                  account,
		"¿con qué puedo cambiar?":            account,
		"cuántas cartas se reparten":         account,
		"cuanto vale un rey":                 account,
		"¿quién tiene que repartir después?": account,
	} {
		if got := tongueOf("es").search().formOf(query); got != want {
			t.Errorf("%q is of form %d, want %d", query, got, want)
		}
	}
}

func TestSpanishIsReadWithoutItsAccents(t *testing.T) {
	for typed, want := range map[string]string{
		"espia": "espía", "ESPÍA": "espía", "nino": "niño", "nin\u0303o": "niño", "espi\u0301a": "espía",
		"dieciseis": "16", "dieciséis": "16", "menos doce": "-12", "nueves": "9", "¿mazo vacio?": "mazo vacío",
		"aguero": "agüero", "1º": "1",
	} {
		if got, want := tongueOf("es").search().tokens(typed), tongueOf("es").search().tokens(want); !slices.Equal(got, want) {
			t.Errorf("%q is read as %v, want %v", typed, got, want)
		}
	}
}

func TestSpanishCallIsReadAfterAVerb(t *testing.T) {
	for query, want := range map[string]bool{
		"cuándo puedo decir rat-a-tat cat": true, "he dicho recall": true, "dice Recall": true,
		"jugamos a Recall": false,
	} {
		got := slices.ContainsFunc(tongueOf("es").search().tokens(query), func(w token) bool { return w.group == "call" })
		if got != want {
			t.Errorf("%q is a call: %v, want %v", query, got, want)
		}
	}
}

func TestSpanishVerdictIsItsFirstWord(t *testing.T) {
	for text, want := range map[string]bool{
		"Sí.": true, "Sí, en esta mesa sí.": true, "No. Roba otra vez.": true, "No, nadie.": true,
		"Si no, se comparte.": false, "Nosotros no.": false, "Nada.": false,
	} {
		if got := tongueOf("es").search().verdict.MatchString(text); got != want {
			t.Errorf("%q begins with a verdict: %v, want %v", text, got, want)
		}
	}
}

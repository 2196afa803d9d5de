package rulesref

import (
	"slices"
	"testing"
)

func TestFormOfAPortugueseQuery(t *testing.T) {
	for query, want := range map[string]form{
		"Troca":                               keywords,
		"sem cartas":                          keywords,
		"Posso olhar de novo?":                decision,
		"tenho que bater":                     decision,
		"bati, ainda posso jogar em cima":     decision,
		"se eu bater, eu jogo mais uma vez?":  decision,
		"dá pra jogar em dois":                decision,
		"É bom ter muitos pontos?":            decision,
		"a rodada acaba quando o monte acaba": decision,
		"quando posso bater?":                 account,
		"o que faz a espiada":                 account,
		"com que carta posso trocar":          account,
		"quantas cartas cada um recebe":       account,
		"quanto vale um rei":                  account,
		"e se eu bater errado":                account,
		"quem tem que dar as cartas depois":   account,
	} {
		if got := tongueOf("pt").search().formOf(query); got != want {
			t.Errorf("%q is of form %d, want %d", query, got, want)
		}
	}
}

func TestPortugueseIsReadWithoutItsAccents(t *testing.T) {
	for typed, want := range map[string]string{
		"crianca": "criança", "CRIANÇA": "criança", "ma\u0303o": "mão", "mao": "mão", "vovo": "vovó",
		"dezesseis": "16", "menos doze": "-12", "noves": "9", "duas": "2", "monte vazio?": "monte vazio",
		"gato": "0", "rato": "9", "o as": "o ás", "1º": "1", "meu neto tem 7 anos": "meu neto tem anos",
	} {
		if got, want := tongueOf("pt").search().tokens(typed), tongueOf("pt").search().tokens(want); !slices.Equal(got, want) {
			t.Errorf("%q is read as %v, want %v", typed, got, want)
		}
	}
}

func TestPortuguesePlacesAreNotPoints(t *testing.T) {
	if line, points := tongueOf("pt").search().tokens("ponta"), tongueOf("pt").search().tokens("ponto"); slices.Equal(line, points) {
		t.Errorf("%v is read as %v", line, points)
	}
}

func TestPortugueseCallIsReadAfterAVerb(t *testing.T) {
	for query, want := range map[string]bool{
		"quando posso dizer rat-a-tat cat": true, "falei recall": true, "disse Recall": true,
		"jogamos Recall": false,
	} {
		got := slices.ContainsFunc(tongueOf("pt").search().tokens(query), func(w token) bool { return w.group == "call" })
		if got != want {
			t.Errorf("%q is a call: %v, want %v", query, got, want)
		}
	}
}

func TestPortugueseVerdictIsItsFirstWord(t *testing.T) {
	for text, want := range map[string]bool{
		"Sim.": true, "Sim, nesta mesa sim.": true, "Não. Compre de novo.": true, "Não, só com mais.": true,
		"Não há primeira olhada.": false, "Senão, a vitória é dividida.": false, "Nada.": false,
	} {
		if got := tongueOf("pt").search().verdict.MatchString(text); got != want {
			t.Errorf("%q begins with a verdict: %v, want %v", text, got, want)
		}
	}
}

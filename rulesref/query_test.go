package rulesref

import (
	"slices"
	"testing"
)

func TestAWordIsReadHoweverItIsTyped(t *testing.T) {
	for tag, words := range map[string]map[string]string{
		"de": {
			"spaehen": "spähen", "Spahen": "spähen", "aeussere": "äußere", "äussere": "äußere",
			"fuenf": "5", "fünf": "5", "minus zwoelf": "-12", "negativ zwei": "-2", "Koenig": "könig", "grosse": "große",
		},
		"es": {
			"espia": "espía", "ESPÍA": "espía", "nino": "niño", "nin\u0303o": "niño", "espi\u0301a": "espía",
			"dieciseis": "16", "dieciséis": "16", "menos doce": "-12", "nueves": "9", "¿mazo vacio?": "mazo vacío",
			"aguero": "agüero", "1º": "1",
		},
		"nl": {
			"kyken": "kijken", "kĳken": "kijken", "KIJKEN": "kijken", "beeindigen": "beëindigen", "tweeen": "2",
			"met z’n tweeën": "met zn tweeen", "min twaalf": "-12", "zessen": "6", "ruilkaart": "ruil", "mama's": "mamas", "Espia": "espía",
			"één keer": "een keer", "hartenboer": "boer", "Schoppen heer": "zwarte heer",
		},
		"pt": {
			"crianca": "criança", "CRIANÇA": "criança", "ma\u0303o": "mão", "mao": "mão", "vovo": "vovó",
			"dezesseis": "16", "menos doze": "-12", "noves": "9", "duas": "2", "monte vazio?": "monte vazio",
			"gato": "0", "rato": "9", "o as": "o ás", "1º": "1", "meu neto tem 7 anos": "meu neto tem anos",
		},
	} {
		in := tongueOf(tag).search()
		for typed, want := range words {
			if got, want := in.tokens(typed), in.tokens(want); !slices.Equal(got, want) {
				t.Errorf("%s: %q is read as %v, want %v", tag, typed, got, want)
			}
		}
	}
}

func TestAWordIsFoundHoweverItIsTyped(t *testing.T) {
	for tag, words := range map[string]map[string]string{
		"fr": {
			"defausse": "défausse", "DÉFAUSSE": "défausse", "a l'égalité": "égalité", "l’échange": "echange", "coeur": "cœur",
			"coup d'oeil": "Coup d’œil", "coup doeil": "coup d'œil", "pioche deux": "Pioche 2", "jusqu'à sept": "jusqu 7",
			"quelqu'un d'autre": "quelqu’un d’autre", "moins douze": "-12", "pioché": "pioche", "piochées": "pioche",
			"défaussée": "défausser", "échangées": "échanger", "j'annonce": "annoncer",
		},
		"it": {
			"parita": "parità", "PARITÀ": "parità", "l'ultima": "ultima", "l’ultima": "ultima", "non ce piu mazzo": "non c’è più mazzo",
			"pesca due": "Pesca 2", "meno dodici": "-12", "il gatto": "0", "un topo": "9", "ha sette anni": "bambini",
			"re di cuori": "re rosso", "re di picche": "re nero", "mio fratello": "fratello", "se sei fuori": "fuori",
			"bussavo": "bussare", "scambiate": "scambia", "a letto": "andare via",
		},
	} {
		in := tongueOf(tag).search()
		for typed, want := range words {
			if got, want := in.tokens(typed), in.tokens(want); !slices.Equal(groups(got), groups(want)) {
				t.Errorf("%s: %q is read as %v, want %v", tag, typed, got, want)
			}
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

func TestFoldedTwiceIsFoldedOnce(t *testing.T) {
	for tag, words := range map[string][]string{
		"de": {"Queen", "Bäuerin", "neue", "Maße", "Quälerei", "Äußerung"},
		"fr": {"Cœur", "Égalité", "Défaussée", "où", "reçoit", "Noël", "l’as", "aujourd’hui"},
		"nl": {"Skyjo", "Yaniv", "coördinatie", "BEËINDIGD", "ĳs", "œil", "kijk"},
	} {
		in := tongueOf(tag).search()
		for _, word := range words {
			if once := in.fold(word); in.fold(once) != once {
				t.Errorf("%s: %s is %q, then %q", tag, word, once, in.fold(once))
			}
		}
	}
}

func TestACallIsRead(t *testing.T) {
	for tag, queries := range map[string]map[string]bool{
		"de": {
			"wann darf ich rat-a-tat cat sagen": true, "ich habe Recall gesagt": true, "er sagt recall": true,
		},
		"fr": {
			"quand est-ce que je dis rat-a-tat cat": true, "j'ai dit Recall": true, "il crie recall": true,
		},
		"es": {
			"cuándo puedo decir rat-a-tat cat": true, "he dicho recall": true, "dice Recall": true,
		},
		"nl": {
			"wanneer mag ik rat-a-tat cat zeggen": true, "ik heb recall gezegd": true, "ze roept recall": true, "mag ik recall roepen": true,
		},
		"it": {
			"quando posso dire rat-a-tat cat": true, "ho detto recall": true, "dice Recall": true, "tocco il tavolo": true,
			"tocca a me": false,
		},
		"pt": {
			"quando posso dizer rat-a-tat cat": true, "falei recall": true, "disse Recall": true,
		},
	} {
		for query, want := range queries {
			got := slices.ContainsFunc(tongueOf(tag).search().tokens(query), func(w token) bool { return w.group == "call" })
			if got != want {
				t.Errorf("%s: %q is a call: %v, want %v", tag, query, got, want)
			}
		}
	}
}

func TestFrenchPartieIsNotReadAsPartir(t *testing.T) {
	if game, games, leave := tongueOf("fr").search().stem("partie"), tongueOf("fr").search().stem("parties"), tongueOf("fr").search().stem("partir"); game != games || game == leave {
		t.Errorf("a game is %q, games are %q, to leave is %q", game, games, leave)
	}
}

func TestPortuguesePlacesAreNotPoints(t *testing.T) {
	if line, points := tongueOf("pt").search().tokens("ponta"), tongueOf("pt").search().tokens("ponto"); slices.Equal(line, points) {
		t.Errorf("%v is read as %v", line, points)
	}
}

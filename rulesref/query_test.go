package rulesref

import (
	"slices"
	"testing"

	"tabby/internal/testing/expect"
)

func TestAQueryIsKeywordsOrAKindOfQuestion(t *testing.T) {
	for tag, queries := range map[string]map[string]form{
		"en": {
			"swap":                                keywords,
			"out of cards":                        keywords,
			"I have no cards left":                keywords,
			"Can I look again?":                   decision,
			"I called, may I still snap":          decision,
			"is it over when the pile is empty":   decision,
			"when may I call":                     account,
			"I called, what do I say":             account,
			"how many cards does everybody get":   account,
			"my brother knocked, do I get a turn": decision,
		},
		"de": {
			"Tausch":                            keywords,
			"keine Karten mehr":                 keywords,
			"Darf ich noch einmal hinsehen?":    decision,
			"dürfen wir beide klopfen":          decision,
			"duerfen wir beide klopfen":         decision,
			"ich habe angesagt, darf ich noch":  decision,
			"wenn ich klopfe, gewinne ich dann": decision,
			"wann darf ich ansagen":             account,
			"wie viele Karten bekommt jeder":    account,
			"was zählt ein König":               account,
			"in welcher Reihenfolge geht es":    account,
		},
		"fr": {
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
		},
		"es": {
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
		},
		"nl": {
			"Ruil":                           keywords,
			"geen kaarten meer":              keywords,
			"Mag ik nog een keer kijken?":    decision,
			"mogen we allebei kloppen":       decision,
			"mag 't ook met z'n tweeën":      decision,
			"ik heb gemeld, mag ik nog":      decision,
			"als ik klop, win ik dan":        decision,
			"wanneer mag ik melden":          account,
			"hoeveel kaarten krijg je":       account,
			"wat telt een heer":              account,
			"in welke volgorde gaat het":     account,
			"hoe lang mag ik nog meegooien?": account,
		},
		"it": {
			"Scambia":                                     keywords,
			"senza carte":                                 keywords,
			"Posso guardare di nuovo?":                    decision,
			"devo bussare per forza":                      decision,
			"ho bussato, posso scartare al volo?":         decision,
			"se busso vinco?":                             decision,
			"mio fratello ha bussato, tocca ancora a me?": decision,
			"si può giocare in due":                       decision,
			"È meglio avere tanti punti?":                 decision,
			"la mano è finita se il mazzo è vuoto":        decision,
			"quando posso bussare?":                       account,
			"cosa fa la spia":                             account,
			"con che cosa posso scambiare":                account,
			"quante carte si danno":                       account,
			"il mazzo è finito, che succede":              account,
			"chi deve dare le carte dopo?":                account,
			"fino a quanti punti si gioca":                account,
		},
		"pt": {
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
		},
	} {
		for query, want := range queries {
			expect.Same(t, tag+": the form of "+query, tongueOf(tag).search().formOf(query), want)
		}
	}
}

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

func TestACallIsReadAfterAVerb(t *testing.T) {
	for tag, queries := range map[string]map[string]bool{
		"de": {
			"wann darf ich rat-a-tat cat sagen": true, "ich habe Recall gesagt": true, "er sagt recall": true,
			"spielen wir Recall": false,
		},
		"fr": {
			"quand est-ce que je dis rat-a-tat cat": true, "j'ai dit Recall": true, "il crie recall": true,
			"on joue à Recall": false,
		},
		"es": {
			"cuándo puedo decir rat-a-tat cat": true, "he dicho recall": true, "dice Recall": true,
			"jugamos a Recall": false,
		},
		"nl": {
			"wanneer mag ik rat-a-tat cat zeggen": true, "ik heb recall gezegd": true, "ze roept recall": true, "mag ik recall roepen": true,
			"spelen we Recall": false,
		},
		"it": {
			"quando posso dire rat-a-tat cat": true, "ho detto recall": true, "dice Recall": true, "tocco il tavolo": true,
			"giochiamo a Recall": false, "tocca a me": false,
		},
		"pt": {
			"quando posso dizer rat-a-tat cat": true, "falei recall": true, "disse Recall": true,
			"jogamos Recall": false,
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

func TestAVerdictIsTheFirstWord(t *testing.T) {
	for tag, answers := range map[string]map[string]bool{
		"es": {
			"Sí.": true, "Sí, en esta mesa sí.": true, "No. Roba otra vez.": true, "No, nadie.": true,
			"Si no, se comparte.": false, "Nosotros no.": false, "Nada.": false,
		},
		"it": {
			"Sì.": true, "Sì, a questo tavolo sì.": true, "No. Pesca ancora.": true, "No, nessuno.": true,
			"Si vince a pari merito.": false, "Non ha effetto.": false, "Niente.": false,
		},
		"pt": {
			"Sim.": true, "Sim, nesta mesa sim.": true, "Não. Compre de novo.": true, "Não, só com mais.": true,
			"Não há primeira olhada.": false, "Senão, a vitória é dividida.": false, "Nada.": false,
		},
	} {
		for text, want := range answers {
			expect.Same(t, tag+": begins with a verdict: "+text, tongueOf(tag).search().verdict.MatchString(text), want)
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

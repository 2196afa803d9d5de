package rulesref

import (
	"slices"
	"testing"
)

func TestFormOfAnItalianQuery(t *testing.T) {
	for query, want := range map[string]form{
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
	} {
		if got := tongueOf("it").search().formOf(query); got != want {
			t.Errorf("%q is of form %d, want %d", query, got, want)
		}
	}
}

func TestItalianIsReadHoweverItIsTyped(t *testing.T) {
	for typed, want := range map[string]string{
		"parita": "parità", "PARITÀ": "parità", "l'ultima": "ultima", "l’ultima": "ultima", "non ce piu mazzo": "non c’è più mazzo",
		"pesca due": "Pesca 2", "meno dodici": "-12", "il gatto": "0", "un topo": "9", "ha sette anni": "bambini",
		"re di cuori": "re rosso", "re di picche": "re nero", "mio fratello": "fratello", "se sei fuori": "fuori",
		"bussavo": "bussare", "scambiate": "scambia", "a letto": "andare via",
	} {
		if got, want := tongueOf("it").search().tokens(typed), tongueOf("it").search().tokens(want); !slices.Equal(groups(got), groups(want)) {
			t.Errorf("%q is read as %v, want %v", typed, got, want)
		}
	}
}

func TestItalianCallIsReadAfterAVerb(t *testing.T) {
	for query, want := range map[string]bool{
		"quando posso dire rat-a-tat cat": true, "ho detto recall": true, "dice Recall": true, "tocco il tavolo": true,
		"giochiamo a Recall": false, "tocca a me": false,
	} {
		got := slices.ContainsFunc(tongueOf("it").search().tokens(query), func(w token) bool { return w.group == "call" })
		if got != want {
			t.Errorf("%q is a call: %v, want %v", query, got, want)
		}
	}
}

func TestItalianVerdictIsItsFirstWord(t *testing.T) {
	for text, want := range map[string]bool{
		"Sì.": true, "Sì, a questo tavolo sì.": true, "No. Pesca ancora.": true, "No, nessuno.": true,
		"Si vince a pari merito.": false, "Non ha effetto.": false, "Niente.": false,
	} {
		if got := tongueOf("it").search().verdict.MatchString(text); got != want {
			t.Errorf("%q begins with a verdict: %v, want %v", text, got, want)
		}
	}
}

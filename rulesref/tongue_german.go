package rulesref

import (
	"regexp"
	"strings"

	"github.com/blevesearch/snowballstem/german"
)

// inGerman is how the search reads German.
func inGerman() *tongue {
	return &tongue{
		fold: foldGerman,
		stem: stemGerman,
		silent: foldGerman(" ein eine einen einem einer eines der die das den dem des ich mich mir mein meine meinen meinem meiner meines " +
			"wir uns unser unsere unseren unserem du dich dir dein deine deinen deinem deiner ihr euch euer eure er sie es ihn ihm ihre ihren ihrem sein seine seinen seinem sich man " +
			"bin bist ist sind seid war waren habe hab hast hat habt haben hatte wird werde werden wurde wurden würde kann kannst können könnt könnte könnten " +
			"darf darfst dürfen dürft dürfte will willst wollen wollt möchte mag auch nur sehr denn doch ja eigentlich etwa gerade eben mal " +
			"person zwischendurch von vom zu zum zur im in ins auf am an ans bei beim für mit aus durch über unter und oder aber wenn falls ob dann als so dass " +
			"dies diese dieser diesen diesem dieses welche welcher welchen welchem welches wie was wer wen wem wann wo warum wieso weshalb wozu " +
			"hier da dort es gibt geht gehts passiert geschieht macht machen mache mach tun tut bitte eh noch schon nicht nun jetzt " +
			"regel regeln erlaubt karte karten okay ok irgendwie heißt bedeutet erklär erkläre ist's gilt vor nach bis während um etwas eins selbst "),
		numbers: smallNumbers(foldGerman("null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn "+
			"siebzehn achtzehn neunzehn zwanzig"), map[string]string{"zwo": "2", "two": "2"}, "er", "en"),
		minus: []string{"minus", "negativ", "negative"},
		weak: map[string]float64{
			"<must": 0.4, "<people": 0.7, stemGerman("spiel"): 0.4, stemGerman("bekommen"): 0.4, stemGerman("kriegen"): 0.4,
			stemGerman("zwischen"): 0.7, "<again": 0.7, stemGerman("nochmal"): 0.4, stemGerman("nutzen"): 0.7,
		},
		callBefore: "sage sagt sag rufe ruft ruf",
		callAfter:  "sagen sage gesagt rufen gerufen",
		verdict:    regexp.MustCompile(`^(?:Ja|Nein)\b`),
		closed:     regexp.MustCompile(`^(?:` + germanVerbs + `) |\b(?:` + germanVerbs + `) (?:ich|wir|du|ihr|man|er|sie|es|mein|meine|der|die|das|jemand|alle|jeder|noch) `),
		open:       regexp.MustCompile(`\b(?:wie|wieviele?|was|wann|wo|welche[mnrs]?|wer|wen|wem|wessen|warum|wieso|weshalb|wozu)\b`),
		power:      "Sonderkarte Wirkung tut nutzen",
		number:     "Zahl",
		alias: map[string]string{
			"peek_own":   "spähen peek coup œil espía espia spiek spieken",
			"look_any":   "spähen peek ansehen andere super coup œil superespía superespia espía espia superspiek spiek",
			"swap_other": "tausch swap échange echange cambio ruil",
			"switch_any": "tausch vertauschen swap échange echange cambio ruil",
			"draw_two":   "zweimal ziehen draw 2 pioche roba pak",
		},
	}
}

// germanVerbs are verbs that begin a question to which the answer is yes or no, without
// umlauts.
const germanVerbs = `bin|bist|ist|sind|hab|habe|hat|haben|wird|werde|werden|darf|darfst|durfen|muss|musst|mussen|kann|kannst|konnen|` +
	`soll|sollen|brauche?|braucht|gewinne|gewinnt|verliere|bekomme|kriege?|zahle|zahlt|zahlen|gibt|geht|kommt|liegt|liegen|spielt|wirkt|wirken|` +
	`endet|sieht|fallt|falle|ziehe|sagt|erfahrt|tauscht|dreht|mischt|beginnt|gilt|gelten|hort`

// umlauts are letters that people type as others.
var umlauts = strings.NewReplacer("qu", "qu", "ä", "a", "ö", "o", "ü", "u", "ß", "ss", "ae", "a", "oe", "o", "ue", "u")

// foldGerman returns a text in small letters without umlauts, however they were typed.
func foldGerman(text string) string { return umlauts.Replace(strings.ToLower(text)) }

// compound finds the word before a word that is silent: "Tauschkarte" is a "Tausch".
var compound = regexp.MustCompile(`^(\w{4,}?)(?:karten?|regeln?)$`)

// stemGerman returns the stem of a word.
func stemGerman(word string) string {
	return stemmed(german.Stem, compound.ReplaceAllString(foldGerman(word), "$1"))
}

package rulesref

import (
	"regexp"
	"strings"

	"github.com/blevesearch/snowballstem/french"
)

// inFrench is how the search reads French.
func inFrench() *tongue {
	return &tongue{
		fold: foldFrench,
		stem: stemFrench,
		silent: foldFrench(" un une des le la les l du de d au aux à je j moi me m mon ma mes tu toi te t ton ta tes il elle on nous notre nos vous votre vos ils elles " +
			"lui leur leurs se s son sa ses ce c cet cette ces ça cela celui celle ceux celles y en ne n pas rien qu que qui quoi dont où quel quelle quels quelles " +
			"est es suis sont sommes êtes était être été ai a avons avez ont avoir eu jai cest peux peut puis peuvent pouvons pouvez veux veut vais va vas vont aller " +
			"fait faire fais font droit permis autorisé possible interdit règle règles carte cartes dans sur sous avec sans pour par chez vers et ou mais donc car si quand lorsque comme comment pourquoi " +
			"aussi très bien déjà juste alors ici là esque passe signifie explique expliquer ok merci seulement pendant avant jusque quelqu quelque "),
		numbers: smallNumbers("zero - deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize - - - vingt",
			map[string]string{"two": "2", "deuxieme": "2"}),
		minus: []string{"moins", "negatif", "minus"},
		weak: map[string]float64{
			"<must": 0.4, "<people": 0.7, stemFrench("jeu"): 0.4, stemFrench("avoir"): 0.4, stemFrench("jouer"): 0.4,
			stemFrench("entre"): 0.7, stemFrench("après"): 0.4, stemFrench("même"): 0.7,
			"<again": 0.7, "<use": 0.7, "<other": 0.7,
		},
		callBefore: "dis dit dire crie crier annonce annoncer",
		verdict:    regexp.MustCompile(`^(?:Oui|Non)\b`),
		closed:     regexp.MustCompile(frenchClosed),
		open:       regexp.MustCompile(frenchOpen),
		power:      "carte spéciale pouvoir fait utiliser",
		number:     "chiffre",
		alias: map[string]string{
			"peek_own": "coup d'œil regarder", "look_any": "coup d'œil regarder autre",
			"swap_other": "échange swap", "switch_any": "échange échanger swap", "draw_two": "pioche 2 piocher deux fois",
		},
	}
}

// frenchClosed finds a question to which the answer is yes or no: one asked with "est-ce que", with
// its verb first, or as people say it: "je peux regarder".
const frenchClosed = `\b(?:est ce qu[e ]|esque )|\b(?:peux|peut|peuvent|pouvons|dois|doit|doivent|devons|faut|le droit)\b` +
	`|\b(?:puis|ai|suis) je\b|\b(?:[a-z]+ t|vaut|valent|est|sont|ont|agit|agissent) (?:il|elle|on|ils|elles)\b|\bje (?:gagne|perds|suis|rejoue|retombe|recois)\b` +
	`|\b(?:la manche|la partie|mon tour|c) est\b|\bca (?:compte|marche|finit)\b`

// frenchOpen finds the words that begin another question, or that end it: "ça vaut combien".
const frenchOpen = `\bqu est ce\b|\bque (?:se|faire|fait|font|vaut|rapporte|dois)\b|\b(?:comment|combien|pourquoi|quel(?:le)?s?|lequel|laquelle)\b` +
	`|^(?:qui|que|a qui|ou) |\bquand (?:est|peut|puis|doit|dois|faut|finit|se|je peux|on peut|je dois|on doit)\b` +
	`|^.*\b(?:quoi|combien)\b|^.* (?:quand|comment|qui)$`

// frenchLetters are letters that people type as others, and apostrophes, behind which a word begins.
var frenchLetters = strings.NewReplacer("à", "a", "â", "a", "ä", "a", "ç", "c", "é", "e", "è", "e", "ê", "e", "ë", "e", "î", "i", "ï", "i",
	"ô", "o", "ö", "o", "ù", "u", "û", "u", "ü", "u", "œ", "oe", "æ", "ae", "'", " ", "’", " ")

// foldFrench returns a text in small letters without accents, however they were typed.
func foldFrench(text string) string { return frenchLetters.Replace(strings.ToLower(text)) }

// frenchParticiple finds the end of a participle without its accent: "piochée" is "pioche".
var frenchParticiple = regexp.MustCompile(`^(\w{2,}e)es?$`)

// frenchGame finds a game that is played, "la partie", whose stem is that of "partir".
var frenchGame = regexp.MustCompile(`^parties?$`)

// stemFrench returns the stem of a word.
func stemFrench(word string) string {
	word = foldFrench(word)
	if frenchGame.MatchString(word) {
		return "partie"
	}
	return stemmed(french.Stem, frenchParticiple.ReplaceAllString(word, "$1"))
}

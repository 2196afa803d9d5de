package rulesref

import (
	"regexp"
	"strings"

	"github.com/blevesearch/snowballstem/spanish"
)

// inSpanish is how the search reads Spanish.
func inSpanish() *tongue {
	return &tongue{
		fold: foldSpanish,
		stem: stemSpanish,
		silent: foldSpanish(" un una unos unas uno el la los las lo al del yo me mí mi mis mío mía conmigo tú tu tus te ti él ella ellos ellas le les se su sus sí " +
			"nosotros nosotras nos nuestro nuestra nuestros nuestras vosotros vosotras os vuestro vuestra vuestros vuestras usted ustedes " +
			"soy eres es somos sois son ser era estoy está estás estamos estáis están estar he has ha hemos habéis han haber haya había hay " +
			"puedo puedes puede podemos podéis pueden poder podría pudo tengo tienes tiene tenemos tenéis tienen tener tenía tenga " +
			"hago hace haces hacemos hacen hacer haga hecho pasa pasan pasar pasado ocurre sucede quiero quiere quieres queremos quieren querer quisiera va voy vas vamos vais van ir " +
			"de a en con por para cada desde hasta y o u e pero ni si no que q k como cuando donde cual cuales quien quienes porque xq pq así " +
			"este esta estos estas esto ese esa esos esas eso aquel aquella aquí ahí allí ya aún todavía también tampoco muy tan ahora luego entonces después antes sólo " +
			"juega juegan jugamos durante mientras según carta cartas regla reglas ok explica explicar explícame significa dime sirve sirven algo alguna algún cosa favor "),
		numbers: smallNumbers(foldSpanish("cero - dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis "+
			"diecisiete dieciocho diecinueve veinte"), map[string]string{"two": "2"}, "s", "es"),
		minus: []string{"menos", "negativo"},
		weak: map[string]float64{
			"<must": 0.4, "<people": 0.7, stemSpanish("juego"): 0.4, stemSpanish("jugar"): 0.4, stemSpanish("recibir"): 0.4,
			stemSpanish("dar"): 0.4, "<again": 0.7, stemSpanish("entre"): 0.7, "<use": 0.7,
		},
		callBefore: "digo dice decir dicho di canto canta cantar cantado grito grita gritar",
		verdict:    regexp.MustCompile(`^(?:Sí|No)(?:[ .,]|$)`), // no \b, which does not know the í
		closed:     regexp.MustCompile(`^(?:` + spanishVerbs + `) |\b(?:` + spanishModals + `) `),
		open:       regexp.MustCompile(`^(?:(?:y|pero|a|con|de|en|para|por) )*(?:que|q|k)\b|\b(?:como|cuando|donde|cual|cuales|quien|quienes|cuant[oa]s?|por que|para que)\b`),
		power:      "carta especial efecto usar",
		number:     "número",
		alias: map[string]string{
			"peek_own": "espía espiar peek spähen coup d’œil spiek", "look_any": "espía espiar superespía peek spähen coup d’œil spiek mirar otra",
			"swap_other": "cambio swap tausch échange ruil", "switch_any": "cambio intercambio swap tausch échange ruil",
			"draw_two": "roba 2 draw 2 zweimal ziehen pioche 2 pak 2",
		},
	}
}

// spanishModals are verbs that ask for a yes or a no wherever they stand.
const spanishModals = `puedo|puedes|puede|podemos|podeis|pueden|debo|debe|debemos|deben|tengo que|tienes que|tiene que|tenemos que|tienen que|` +
	`hay que|hace falta|necesito|me toca|le toca|nos toca`

// spanishVerbs are verbs that begin a question to which the answer is yes or no, without
// accents.
const spanishVerbs = spanishModals + `|es|son|soy|somos|esta|estan|estoy|hay|tiene|tienen|vale|valen|cuenta|cuentan|gano|gana|ganan|pierdo|pierde|` +
	`sirve|sirven|funciona|funcionan|importa|importan|da igual|acaba|termina|empiezo|empieza|vuelve|vuelven|baja|bajan|queda|quedan|` +
	`me quedo|robo|recibo|canta|juega|cambia|se puede|se pueden|se debe|se acaba|se termina|se entera|se diferencian|se gana|se cuenta|se juega|me recuerda|he acertado`

// spanishLetters are letters that people type as others, however they are encoded.
var spanishLetters = strings.NewReplacer("á", "a", "é", "e", "í", "i", "ó", "o", "ú", "u", "ü", "u", "ñ", "n", "ä", "a", "œ", "oe",
	"\u0301", "", "\u0303", "", "\u0308", "", "º", "", "ª", "")

// foldSpanish returns a text in small letters without accents.
func foldSpanish(text string) string { return spanishLetters.Replace(strings.ToLower(text)) }

// stemSpanish returns the stem of a word.
func stemSpanish(word string) string { return stemmed(spanish.Stem, foldSpanish(word)) }

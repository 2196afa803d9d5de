package rulesref

import (
	"regexp"
	"strings"

	"github.com/blevesearch/snowballstem/dutch"
)

// inDutch is how the search reads Dutch.
func inDutch() *tongue {
	return &tongue{
		fold: foldDutch,
		stem: stemDutch,
		silent: foldDutch(" een de het der den t n ik k me mij mezelf mijn mijne mn we wij ons onze je jij jou jouw jouwe jullie u uw hij hem die dat ze zij zn zijn haar hun hen men zich zelf " +
			"ben bent is was waren heb hebt heeft hebben had hadden word wordt worden werd kan kun kunt kunnen kon mag mogen mocht wil willen wilt zou zouden zal zullen " +
			"ook maar heel erg toch nou eens even eigenlijk gewoon soms wel niet nee ja nu dan al nog tussendoor straks ff misschien graag " +
			"persoon van in op aan af bij met uit door voor onder tot naar te om binnen over mee tijdens na per sinds en of als dus zodat want omdat terwijl per plaats keer wanneer hoe wat wie waar welke welk waarom waarvoor " +
			"dit deze zo hier daar er erop erin eraan erbij eruit ervan gaat gaan gebeurt doet doe doen gedaan maakt maken maak graag alsjeblieft " +
			"regel regels spelregel spelregels kaart kaarten kaartje kaartjes oke ok okay betekent betekenis leg uitleg uit geldt iets geen ding "),
		numbers: smallNumbers("nul - twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien "+
			"zeventien achttien negentien twintig", map[string]string{"two": "2", "vijven": "5", "zessen": "6"}, "en", "s"),
		minus: []string{"minus", "min", "negatief", "negatieve"},
		weak: map[string]float64{
			"<must": 0.4, "<people": 0.7, stemDutch("spel"): 0.4, "<get": 0.4, stemDutch("krijg"): 0.4,
			stemDutch("tussen"): 0.7, "<again": 0.7, stemDutch("opnieuw"): 0.4, stemDutch("gebruiken"): 0.7,
		},
		callBefore: "zeg zegt zei roep roept riep",
		callAfter:  "zeggen zeg gezegd roepen roep geroepen",
		verdict:    regexp.MustCompile(`^(?:Ja|Nee)\b`),
		closed: regexp.MustCompile(`^(?:` + dutchVerbs + `) |\b(?:` + dutchVerbs +
			`) (?:ik|k|we|wij|je|jij|jullie|u|hij|ze|zij|het|t|men|er|die|dat|mijn|de|iemand|iedereen|allebei) `),
		open:   regexp.MustCompile(`\b(?:hoe|hoeveel|hoelang|wat|wanneer|waar|waarom|waarvoor|waarmee|welke?|wie|wiens)\b`),
		power:  "actiekaart actie doet gebruiken",
		number: "getal cijfer",
		alias: map[string]string{
			"peek_own": "spieken peek spähen coup œil espía", "look_any": "spieken peek spähen coup œil espía bekijken andere",
			"swap_other": "ruil swap tausch échange cambio", "switch_any": "ruil verwisselen swap tausch échange cambio",
			"draw_two": "pak 2 twee keer trekken draw 2 zweimal ziehen pioche roba",
		},
	}
}

// dutchVerbs are verbs that begin a question to which the answer is yes or no.
const dutchVerbs = `ben|bent|is|zijn|was|heb|hebt|heeft|hebben|word|wordt|worden|mag|mogen|moet|moeten|kan|kun|kunt|kunnen|hoef|hoeft|hoeven|` +
	`win|wint|verlies|verliest|krijg|krijgt|krijgen|betaal|betaalt|gaat|komt|ligt|liggen|telt|tellen|speelt|werkt|werken|doet|doen|` +
	`eindigt|stopt|ziet|val|valt|trek|zegt|ruilt|draait|schudt|begint|geldt|gelden|hoort|maakt|laat|verschillen|zitten|zit`

// dutchLetters are letters that people type as others.
var dutchLetters = strings.NewReplacer("ĳ", "ij", "y", "ij", "á", "a", "à", "a", "â", "a", "ä", "a", "é", "e", "è", "e", "ê", "e", "ë", "e",
	"í", "i", "ï", "i", "î", "i", "ó", "o", "ô", "o", "ö", "o", "ú", "u", "û", "u", "ü", "u", "ç", "c", "ñ", "n", "œ", "oe", "ß", "ss")

// Cards with a suit, in one word or two: "hartenheer" is a red king, and "klaveren boer" a jack.
var (
	dutchRed    = regexp.MustCompile(`\b(?:harten|ruiten)[ -]?(heer|koning)\b`)
	dutchBlack  = regexp.MustCompile(`\b(?:schoppen|klaver(?:en)?)[ -]?(heer|koning)\b`)
	dutchSuited = regexp.MustCompile(`\b(?:harten|ruiten|schoppen|klaver(?:en)?)[ -]?(aas|boer|vrouw|dame)\b`)
)

// foldDutch returns a text in small letters without accents, with ij however it was typed, and
// with the colour of a card or its rank alone in place of its suit.
func foldDutch(text string) string {
	plain := dutchLetters.Replace(strings.ToLower(text))
	plain = dutchBlack.ReplaceAllString(dutchRed.ReplaceAllString(plain, "rode $1"), "zwarte $1")
	return dutchSuited.ReplaceAllString(plain, "$1")
}

// dutchCompound finds the word before a word that is silent: a "ruilkaart" is a "ruil".
var dutchCompound = regexp.MustCompile(`^(\w{4,}?)(?:kaart(?:en|je|jes)?|regels?)$`)

// stemDutch returns the stem of a word.
func stemDutch(word string) string {
	return stemmed(dutch.Stem, dutchCompound.ReplaceAllString(foldDutch(word), "$1"))
}

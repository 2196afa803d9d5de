package german

import (
	"tabby/engine"
	"tabby/internal/words"
)

// joker is what jokers are called.
const joker = "Joker"

// cardNames are what cards are called. Power cards have the names of the German edition.
var cardNames = words.CardNames{
	Cards: map[string]string{
		"Peek": "Spähen", "Swap": "Tausch", "Draw 2": "Zweimal ziehen", "Super Peek": "Super-Spähen", "Joker": joker,
	},
	Ranks:  map[string]string{"A": "Ass", "J": "Bube", "Q": "Dame", "K": "König"},
	Suits:  map[engine.Suit]string{engine.Clubs: "Kreuz", engine.Diamonds: "Karo", engine.Hearts: "Herz", engine.Spades: "Pik"},
	OfSuit: "%[2]s-%[1]s",
}

// How a round goes in several variants.
const (
	fourCards  = "Alle bekommen vier Karten, verdeckt, und sehen sich zwei davon an."
	replaceOne = "Wenn du dran bist, zieh eine Karte. Leg sie an die Stelle einer deiner Karten, die offen auf den Ablagestapel kommt, oder leg die gezogene ab."
	throwIn    = "Wer eine Karte mit der gleichen Zahl oder dem gleichen Bild wie die oberste abgelegte hat, darf sie jederzeit reinwerfen. Eine falsche Karte kommt zurück, und eine vom Nachziehstapel kommt dazu."
	seeOwn     = "sieh dir eine eigene Karte an"
	seeOther   = "sieh dir eine Karte von jemand anderem an"
	switchTwo  = "vertausche zwei beliebige Karten; niemand sieht sie an"
	powersVary = "Was Karten können, ist an jedem Tisch anders: Einigt euch, bevor ihr gebt."
	levelWrong = "Wer angesagt hat und mit jemandem gleichauf ist, hat hier falsch angesagt."
)

// callInstead says when one may end a round by a word.
func callInstead(call string) string {
	return "Statt zu ziehen, darfst du „" + call + "“ sagen. Alle anderen sind noch einmal dran, dann werden alle Karten aufgedeckt."
}

// caboPlay is how a round of Cabo goes, and caboEffects what its cards do.
var (
	caboPlay = []string{
		fourCards,
		"Wenn du dran bist, zieh eine Karte oder nimm die oberste vom Ablagestapel. Sie kommt an die Stelle einer deiner Karten, oder von mehreren gleichen. Eine gezogene Karte darfst du auch ablegen.",
		"Waren die Karten nicht gleich, dann bleiben sie liegen, und die neue kommt noch dazu.",
		callInstead("Cabo"),
		"Die Runde ist auch aus, wenn der Nachziehstapel leer ist.",
	}
	caboEffects = []engine.Effect{
		{Cards: "7 oder 8", Does: seeOwn},
		{Cards: "9 oder 10", Does: seeOther},
		{Cards: "11 oder 12", Does: "tausche eine deiner Karten gegen eine von jemand anderem; niemand sieht sie an"},
	}
)

// variantNames are what is said of variants.
var variantNames = words.VariantNames{
	PlainCall: "Schluss",
	PlainPlay: "Spielt eine Runde von eurem Spiel und schreibt auf, was alle haben.",
	Variants: map[string]words.Variant{
		"rat-a-tat-cat": {
			About: "Katzen sind niedrig, Ratten hoch, drei Arten von Sonderkarten",
			Editions: []engine.Edition{
				{Point: "Punkte aufschreiben", A: "jemand schreibt auf", B: "das kann die älteste Person tun"},
				{Point: "Nochmal ziehen", A: "Draw 2", B: "Draw Two"},
				{Point: "Tausch", A: "niemand von beiden sieht hin", B: "wer tauscht, sieht nicht hin"},
				{Point: "Übrige Sonderkarten", A: "werden ersetzt", B: "werden ersetzt, und der Text warnt, dass das riskant ist"},
				{Point: "Ansage", A: "„rat-a-tat cat“", B: "„rat-a-tat-cat“"},
				{Point: "Jüngere Kinder", A: "kommen nicht vor", B: "die äußeren Karten dürfen offen liegen"},
			},
		},
		"rat-a-tat-blat": {About: "dieselben Karten, einmal geben, schnell vorbei"},
		"rat-a-tat-tat":  {About: "mit gewöhnlichen Karten, Buben sehen an und Damen tauschen"},
		"recall":         {About: "gewöhnliche Karten und Joker, gleiche Karten darf man reinwerfen"},
		"biberbande": {
			About: "auf Niederländisch Beverbende; 66 Karten, und geklopft wird statt des Zuges", Call: "Ich klopfe",
			Disagree: []string{"Hier gibt es so viele Runden wie Personen. An anderen Tischen sind es fünf oder sechs."},
		},
		"golf-4": {
			Name: "Golf mit vier Karten", About: "zwei Reihen mit je zwei, gleiche Karten in einer Spalte zählen nichts",
			Disagree: []string{
				"An manchen Tischen zahlt, wer klopft und nicht am wenigsten hat. Hier kostet eine falsche Ansage nichts, außer die Hausregel sagt es anders.",
				"An manchen Tischen sieht man sich die zwei vorderen Karten an, nicht zwei beliebige.",
				"Ein Spiel hat neun Runden, oder achtzehn für einen langen Abend.",
			},
		},
		"golf-6": {
			Name: "Golf mit sechs Karten", About: "zwei Reihen mit je drei, Paare in einer Spalte zählen nichts",
			Play: []string{
				"Alle bekommen sechs Karten, verdeckt in zwei Reihen mit je drei, und decken zwei davon auf.",
				"Wenn du dran bist, zieh eine Karte oder nimm die oberste vom Ablagestapel. Leg sie offen an die Stelle einer deiner Karten, oder leg die gezogene ab.",
				"Hat jemand alle sechs Karten offen, sind alle anderen noch einmal dran, dann werden alle Karten aufgedeckt.",
			},
			Disagree: []string{
				"Ein Joker zählt hier −2. An anderen Tischen zählt er −1, −3, −5 oder 2, oder es gibt keine Joker.",
				"Zwei Joker in einer Spalte zählen hier nichts, wie jedes Paar. Mit der Hausregel für Karten unter null behalten sie ihr Minus.",
				"Neun Runden sind üblich, achtzehn gehen genauso.",
			},
		},
		"cabo": {
			About: "tauschen, ansehen, spionieren; genau 100 fällt auf 50", Special: "Kamikaze", Play: caboPlay, Effects: caboEffects,
			Disagree: []string{
				"Hier endet das Spiel über 100, an manchen Tischen schon bei genau 100.",
				"Wer angesagt hat und mit den wenigsten Punkten gleichauf ist, hat hier richtig angesagt. Andere sagen: falsch.",
				"Genau 100 fällt hier für jede Person einmal auf 50. Bei anderen fällt es jedes Mal.",
			},
		},
		"cabo-1": {
			Name: "Cabo, erste Ausgabe", About: "die wenigsten Punkte zählen immer 0; genau 100 fällt jedes Mal auf 50", Special: "Kamikaze", Play: caboPlay, Effects: caboEffects,
			Disagree: []string{
				"Die wenigsten Punkte zählen hier 0, und wer angesagt hat und dazugehört, bekommt diese 0 allein.",
				"Hier endet das Spiel über 100, an manchen Tischen schon bei genau 100.",
			},
		},
		"skyjo": {
			About: "zwölf Karten von −2 bis 12; wer die Runde beendet und nicht am wenigsten hat, zählt doppelt", Call: "Schluss",
			Play: []string{
				"Alle bekommen zwölf Karten, verdeckt in drei Reihen mit je vier, und decken zwei davon auf.",
				"In der ersten Runde beginnt, wer mit zwei offenen Karten die höchste Summe hat.",
				"Wenn du dran bist, nimm die oberste Karte vom Ablagestapel und leg sie an die Stelle einer deiner Karten. Oder zieh eine: Leg sie an die Stelle einer von deinen, oder leg sie ab und decke eine von deinen auf.",
				"Drei gleiche Karten in einer Spalte kommen sofort auf den Ablagestapel, auch solche unter null.",
				"Wer alle Karten aufgedeckt hat, beendet die Runde. Alle anderen sind noch einmal dran, und was noch verdeckt ist, wird aufgedeckt.",
			},
			Disagree: []string{
				"Wer die Runde beendet und mit den wenigsten Punkten nur gleichauf ist, zählt hier doppelt. Eine Quelle sieht das anders.",
				"Punkte unter null werden nicht verdoppelt.",
			},
		},
		"cambio": {
			About: "gewöhnliche Karten, ein roter König zählt −1", Play: []string{fourCards, replaceOne, throwIn, callInstead("Cambio")},
			Effects: []engine.Effect{
				{Cards: "7 oder 8", Does: seeOwn},
				{Cards: "9 oder 10", Does: seeOther},
				{Cards: "Bube oder Dame", Does: switchTwo},
				{Cards: "schwarzer König", Does: "sieh dir eine Karte an und tausche sie dann, wenn du willst"},
			},
			Disagree: []string{
				"Was Karten zählen, ist an jedem Tisch anders: ein roter König −1, −2 oder 0, ein Joker 0 oder −1, ein schwarzer König 10, 13 oder 20. Stellt in den Hausregeln ein, was sie bei euch zählen.",
				"Auch was Karten können, ist überall anders. Hier steht, was üblich ist; einigt euch, bevor ihr gebt.",
				"Wer angesagt hat und mit jemandem gleichauf ist, hat hier falsch angesagt; das kostet nichts.",
			},
		},
		"dutch": {
			About: "Bube 11, Dame 12, schwarzer König 13, roter König 0; endet bei 100",
			Play: []string{
				fourCards, replaceOne, throwIn,
				"Ab etwa sechs Personen nehmt ihr zwei Kartenspiele.",
				callInstead("Dutch"),
			},
			Effects: []engine.Effect{{Cards: "Dame", Does: seeOwn}, {Cards: "Bube", Does: switchTwo}},
			Disagree: []string{
				"Eine falsche Ansage kostet hier 10. An anderen Tischen verdoppelt sie die Punkte.",
				"Wer angesagt hat und mit den wenigsten Punkten gleichauf ist, hat hier richtig angesagt.",
				powersVary,
			},
		},
		"pablo": {
			About: "ein roter König zählt 0; wer gewinnt, beginnt; wer am meisten hat, gibt", Play: []string{fourCards, replaceOne, throwIn, callInstead("Pablo")},
			Disagree: []string{powersVary},
		},
		"tamalou": {
			About: "Ansage mit 6 oder weniger; die wenigsten Punkte zählen 0", Play: []string{fourCards, replaceOne, throwIn, callInstead("Tamalou")},
			Disagree: []string{"Eine Ansage gilt hier mit 6 oder weniger. An manchen Tischen dürfen alle ansagen.", powersVary},
		},
		"cactus": {
			About: "Ansage mit 5 oder weniger; eine Runde ist einen Punkt wert", Play: []string{fourCards, replaceOne, throwIn, callInstead("Cactus")},
			Disagree: []string{
				"Wer am wenigsten hat, bekommt hier pro Runde einen Punkt, und die meisten Punkte gewinnen. An anderen Tischen zählt man die Karten zusammen.",
				levelWrong, powersVary,
			},
		},
		"yaniv": {
			About: "Ansage mit 7 oder weniger; raus über 200, genau 200 fällt auf 150",
			Play: []string{
				"Alle bekommen fünf Karten und nehmen sie auf die Hand.",
				"Wenn du dran bist, leg eine Karte ab, oder zwei oder mehr mit der gleichen Zahl oder dem gleichen Bild, oder drei oder mehr einer Farbe, die aufeinanderfolgen. Dann zieh eine Karte, oder nimm die erste oder letzte von denen, die zuletzt abgelegt wurden.",
				"Zählen deine Karten 7 oder weniger, wenn du drankommst, darfst du stattdessen „Yaniv“ sagen. Alle zeigen ihre Karten.",
				"Wer genauso wenig Punkte hat oder noch weniger, sagt „Asaf“: Die Ansage war falsch.",
			},
			Disagree: []string{
				"Für eine Ansage braucht man hier 7 oder weniger, an anderen Tischen 5.",
				"Raus ist man hier über 200, an anderen Tischen über 100.",
				"Genau 200 fällt hier auf 150. Bei anderen fällt auch 100 auf 50, oder gar nichts fällt.",
				"Wer „Asaf“ sagt, zählt die eigenen Karten, an manchen Tischen 0.",
				"Ein Asaf kostet hier 30, und Joker zählen 0.",
			},
		},
		"any-game":         {Name: "Ein anderes Spiel", About: "ein einfacher Zettel für die Punkte, bis ihr aufhört"},
		"any-game-highest": {Name: "Ein anderes Spiel, die meisten Punkte gewinnen", About: "ein einfacher Zettel für die Punkte, bis ihr aufhört"},
	},
}

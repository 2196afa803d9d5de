package dutch

import (
	"tabby/engine"
	"tabby/internal/words"
)

// joker is what jokers are called.
const joker = "joker"

// cardNames are what cards are called.
var cardNames = words.CardNames{
	Cards: map[string]string{
		"Peek": "Spiek", "Swap": "Ruil", "Draw 2": "Pak 2", "Super Peek": "Superspiek", "Joker": joker,
	},
	Ranks:  map[string]string{"A": "aas", "J": "boer", "Q": "vrouw", "K": "heer"},
	Suits:  map[engine.Suit]string{engine.Clubs: "klaveren", engine.Diamonds: "ruiten", engine.Hearts: "harten", engine.Spades: "schoppen"},
	OfSuit: "%[2]s %[1]s",
	Court:  "%[2]s%[1]s",
}

// How a round goes in several variants.
const (
	fourCards  = "Iedereen krijgt vier kaarten, dicht, en bekijkt er twee van."
	replaceOne = "Als je aan de beurt bent, trek je een kaart. Leg die op de plek van een van je kaarten, die open op de aflegstapel komt, of leg de getrokken kaart af."
	throwIn    = "Wie een kaart heeft met hetzelfde cijfer of hetzelfde plaatje als de bovenste van de aflegstapel, mag die altijd meegooien. Een verkeerde kaart gaat terug, en er komt een kaart van de trekstapel bij."
	seeOwn     = "bekijk een van je eigen kaarten"
	seeOther   = "bekijk een kaart van iemand anders"
	switchTwo  = "verwissel twee kaarten naar keuze; niemand kijkt"
	powersVary = "Wat kaarten kunnen, verschilt per tafel: spreek het af voordat je deelt."
	levelWrong = "Wie meldt en gelijkstaat met iemand anders, heeft hier fout gemeld."
)

// callInstead says when one may end a round by a word.
func callInstead(call string) string {
	return "In plaats van je beurt mag je ‘" + call + "’ zeggen. Alle anderen zijn nog één keer aan de beurt, dan worden alle kaarten omgedraaid."
}

// caboPlay is how a round of Cabo goes, and caboEffects what its cards do.
var (
	caboPlay = []string{
		fourCards,
		"Als je aan de beurt bent, trek je een kaart of pak je de bovenste van de aflegstapel. Die komt op de plek van een van je kaarten, of van meerdere die gelijk zijn. Een getrokken kaart mag je ook afleggen.",
		"Waren de kaarten niet gelijk, dan blijven ze liggen en komt de nieuwe er nog bij.",
		callInstead("Cabo"),
		"De ronde is ook afgelopen als de trekstapel leeg is.",
	}
	caboEffects = []engine.Effect{
		{Cards: "7 of 8", Does: seeOwn},
		{Cards: "9 of 10", Does: seeOther},
		{Cards: "11 of 12", Does: "ruil een van je kaarten tegen een kaart van iemand anders; niemand kijkt"},
	}
)

// variantNames are what is said of variants.
var variantNames = words.VariantNames{
	PlainCall: "Stop",
	PlainPlay: "Speel een ronde van jullie spel en schrijf op wat iedereen heeft.",
	Variants: map[string]words.Variant{
		"rat-a-tat-cat": {
			About: "katten zijn laag, ratten hoog, drie soorten actiekaarten",
			Editions: []engine.Edition{
				{Point: "Punten opschrijven", A: "kies wie opschrijft", B: "de oudste speler kan het doen"},
				{Point: "Twee kaarten trekken", A: "Draw 2", B: "Draw Two"},
				{Point: "Een ruil", A: "geen van beiden kijkt", B: "wie ruilt, kijkt niet"},
				{Point: "Actiekaarten die over zijn", A: "worden vervangen", B: "worden vervangen, en de tekst waarschuwt dat ze gevaarlijk zijn"},
				{Point: "De melding", A: "‘rat-a-tat cat’", B: "‘rat-a-tat-cat’"},
				{Point: "Jongere kinderen", A: "worden niet genoemd", B: "de buitenste kaarten mogen open liggen"},
			},
		},
		"rat-a-tat-blat": {About: "dezelfde kaarten, één keer delen, zo klaar"},
		"rat-a-tat-tat":  {About: "met gewone kaarten, boeren kijken en vrouwen ruilen"},
		"recall":         {About: "gewone kaarten en jokers, gelijke kaarten mag je meegooien"},
		"biberbande": {
			Name: "Beverbende", About: "66 kaarten, en je klopt in plaats van je beurt", Call: "Ik klop",
			Disagree: []string{"Er zijn hier evenveel rondes als spelers. Aan andere tafels zijn het er vijf of zes."},
		},
		"golf-4": {
			Name: "Golf met vier kaarten", About: "twee rijen van twee, gelijke kaarten in een kolom tellen niet",
			Disagree: []string{
				"Aan sommige tafels betaalt wie klopt en niet de minste punten heeft. Hier kost een foute melding niets, behalve als de huisregel het anders zegt.",
				"Aan sommige tafels bekijk je de twee voorste kaarten, en niet twee naar keuze.",
				"Een spel heeft negen rondes, of achttien voor een lange avond.",
			},
		},
		"golf-6": {
			Name: "Golf met zes kaarten", About: "twee rijen van drie, paren in een kolom tellen niet",
			Play: []string{
				"Iedereen krijgt zes kaarten, dicht in twee rijen van drie, en draait er twee om.",
				"Als je aan de beurt bent, trek je een kaart of pak je de bovenste van de aflegstapel. Leg die open op de plek van een van je kaarten, of leg de getrokken kaart af.",
				"Heeft iemand alle zes kaarten open, dan zijn alle anderen nog één keer aan de beurt en worden alle kaarten omgedraaid.",
			},
			Disagree: []string{
				"Een joker telt hier −2. Aan andere tafels telt hij −1, −3, −5 of 2, of zijn er geen jokers.",
				"Twee jokers in een kolom tellen hier niet, net als elk paar. Met de huisregel voor kaarten onder nul houden ze hun minpunten.",
				"Negen rondes is gewoon, achttien kan ook.",
			},
		},
		"cabo": {
			About: "ruilen, spieken en spioneren; precies 100 valt terug naar 50", Special: "Kamikaze", Play: caboPlay, Effects: caboEffects,
			Disagree: []string{
				"Het spel eindigt hier boven 100, aan sommige tafels al bij precies 100.",
				"Wie meldt en gelijkstaat met de laagste, heeft hier goed gemeld. Anderen zeggen: fout.",
				"Precies 100 valt hier voor elke speler één keer terug naar 50. Bij anderen gebeurt dat elke keer.",
			},
		},
		"cabo-1": {
			Name: "Cabo, eerste uitgave", About: "de laagste telt altijd 0; precies 100 valt elke keer terug naar 50", Special: "Kamikaze", Play: caboPlay, Effects: caboEffects,
			Disagree: []string{
				"De laagste telt hier 0, en wie meldt en daarbij hoort, krijgt die 0 alleen.",
				"Het spel eindigt hier boven 100, aan sommige tafels al bij precies 100.",
			},
		},
		"skyjo": {
			About: "twaalf kaarten van −2 tot 12; wie de ronde beëindigt en niet de laagste is, telt dubbel", Call: "Stop",
			Play: []string{
				"Iedereen krijgt twaalf kaarten, dicht in drie rijen van vier, en draait er twee om.",
				"In de eerste ronde begint wie met twee open kaarten de hoogste som heeft.",
				"Als je aan de beurt bent, pak je de bovenste kaart van de aflegstapel en leg je die op de plek van een van je kaarten. Of je trekt een kaart: leg die op de plek van een van je kaarten, of leg hem af en draai een van je kaarten om.",
				"Drie gelijke kaarten in een kolom gaan meteen naar de aflegstapel, ook die onder nul.",
				"Wie alle kaarten heeft omgedraaid, beëindigt de ronde. Alle anderen zijn nog één keer aan de beurt, en wat nog dicht ligt, wordt omgedraaid.",
			},
			Disagree: []string{
				"Wie de ronde beëindigt en alleen gelijkstaat met de laagste, telt hier dubbel. Eén bron zegt van niet.",
				"Punten onder nul worden niet verdubbeld.",
			},
		},
		"cambio": {
			About: "gewone kaarten, een rode heer telt −1", Play: []string{fourCards, replaceOne, throwIn, callInstead("Cambio")},
			Effects: []engine.Effect{
				{Cards: "7 of 8", Does: seeOwn},
				{Cards: "9 of 10", Does: seeOther},
				{Cards: "boer of vrouw", Does: switchTwo},
				{Cards: "zwarte heer", Does: "bekijk een kaart en ruil hem daarna, als je wilt"},
			},
			Disagree: []string{
				"Wat kaarten tellen, verschilt per tafel: een rode heer −1, −2 of 0, een joker 0 of −1, een zwarte heer 10, 13 of 20. Stel in de huisregels in wat ze bij jullie tellen.",
				"Wat kaarten kunnen, verschilt ook. Hier staat wat gewoon is; spreek het af voordat je deelt.",
				"Wie meldt en gelijkstaat met iemand anders, heeft hier fout gemeld; dat kost niets.",
			},
		},
		"dutch": {
			About: "boer 11, vrouw 12, zwarte heer 13, rode heer 0; eindigt bij 100",
			Play: []string{
				fourCards, replaceOne, throwIn,
				"Vanaf een speler of zes neem je twee spellen kaarten.",
				callInstead("Dutch"),
			},
			Effects: []engine.Effect{{Cards: "vrouw", Does: seeOwn}, {Cards: "boer", Does: switchTwo}},
			Disagree: []string{
				"Een foute melding kost hier 10. Aan andere tafels tellen de punten dubbel.",
				"Wie meldt en gelijkstaat met de laagste, heeft hier goed gemeld.",
				powersVary,
			},
		},
		"pablo": {
			About: "een rode heer telt 0; wie wint, begint, en wie de meeste punten heeft, deelt", Play: []string{fourCards, replaceOne, throwIn, callInstead("Pablo")},
			Disagree: []string{powersVary},
		},
		"tamalou": {
			About: "melden met 6 of minder; de laagste telt 0", Play: []string{fourCards, replaceOne, throwIn, callInstead("Tamalou")},
			Disagree: []string{"Een melding is hier goed met 6 of minder. Aan sommige tafels mag iedereen melden.", powersVary},
		},
		"cactus": {
			About: "melden met 5 of minder; een ronde is één punt waard", Play: []string{fourCards, replaceOne, throwIn, callInstead("Cactus")},
			Disagree: []string{
				"De laagste krijgt hier één punt per ronde, en de meeste punten winnen. Aan andere tafels tel je de kaarten op.",
				levelWrong, powersVary,
			},
		},
		"yaniv": {
			About: "melden met 7 of minder; af boven 200, precies 200 valt terug naar 150",
			Play: []string{
				"Iedereen krijgt vijf kaarten en neemt ze in de hand.",
				"Als je aan de beurt bent, leg je een kaart af, of twee of meer met hetzelfde cijfer of hetzelfde plaatje, of drie of meer van één kleur op een rij. Trek dan een kaart, of pak de eerste of de laatste kaart die de speler vóór jou heeft afgelegd.",
				"Tellen je kaarten 7 of minder als je aan de beurt komt, dan mag je in plaats daarvan ‘Yaniv’ zeggen. Alle kaarten gaan open.",
				"Wie even weinig punten heeft als wie heeft gemeld, of nog minder, zegt ‘Asaf’: de melding was fout.",
			},
			Disagree: []string{
				"Voor een melding heb je hier 7 of minder nodig, aan andere tafels 5.",
				"Je bent hier af boven 200, aan andere tafels boven 100.",
				"Precies 200 valt hier terug naar 150. Bij anderen valt ook 100 terug naar 50, of valt er niets terug.",
				"Wie ‘Asaf’ zegt, telt hier de eigen kaarten, aan sommige tafels 0.",
				"Een Asaf kost hier 30, en jokers tellen 0.",
			},
		},
		"any-game":         {Name: "Een ander spel", About: "een eenvoudig blad voor punten, tot jullie stoppen"},
		"any-game-highest": {Name: "Een ander spel, het hoogste wint", About: "een eenvoudig blad voor punten, tot jullie stoppen"},
	},
}

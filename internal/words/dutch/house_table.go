package dutch

import (
	"tabby/engine"
	"tabby/internal/words"
	"tabby/internal/words/sentence"
)

// values are the words of the values of a house rule.
type values = map[engine.Value]string

var yesNo = values{engine.On: "ja", engine.Off: "nee"}

// house has the words of every house rule.
var house = map[engine.Key]sentence.HouseWords{
	engine.Younger: {Title: "Jongere kinderen", Line: "De twee buitenste kaarten liggen open, dan hoef je minder te onthouden.", Values: yesNo},
	engine.MinKnockTurns: {
		Title: "Beurten vóór een melding", Line: "Hoeveel beurten iedereen krijgt voordat iemand de ronde mag beëindigen.", Unit: words.Turn,
		Values: values{"0": "geen"},
	},
	engine.Draw2Nested: {
		Title: "‘Pak 2’ in een ‘Pak 2’", Line: "Wat een tweede ‘Pak 2’ doet zolang de eerste nog niet op is.",
		Values: values{"restart": "begint opnieuw met twee kaarten", "stack": "geeft er twee kaarten bij", "inert": "doet niets"},
	},
	engine.KnockerLocked: {Title: "Wie meldt, is veilig", Line: "Niemand mag ruilen met de speler die de ronde heeft beëindigd.", Values: yesNo},
	engine.CallerLocked:  {Title: "Wie meldt, is veilig", Line: "Niemand mag de kaarten verwisselen van de speler die de ronde heeft beëindigd.", Values: yesNo},
	engine.WrongCallPenalty: {
		Title: "Een foute melding kost", Line: "Wat het kost om de ronde te beëindigen zonder de minste punten.", Unit: words.Point,
		Values: values{engine.None: "niets", engine.PenaltyDouble: "dubbele punten"},
	},
	engine.Jokers: {Title: "Jokers", Line: "Hoeveel jokers er meedoen.", Unit: words.Joker, Values: values{"0": "geen"}},
	engine.SnapWho: {
		Title: "Welke kaarten je mag meegooien", Line: "Als er een kaart gespeeld wordt, mag ieder ander een gelijke kaart meegooien.",
		Values: values{"own_cards": "alleen je eigen", "any_cards": "van iedereen, dan geef je er een van jezelf"},
	},
	engine.SnapPenalty: {Title: "Fout meegooien kost", Line: "Hoeveel kaarten je moet trekken als je een verkeerde kaart meegooit.", Unit: words.Card, Values: values{"0": "niets"}},
	engine.DeckRule: {
		Title: "Spel kaarten", Line: "Welke uitgave van de kaarten er op tafel ligt.",
		Values: values{"standard54": "54 kaarten", "deluxe65": "deluxe, 65 kaarten", "biberbande66": "Beverbende, 66 kaarten"},
	},
	engine.SuperPeek: {Title: "Superspiek", Line: "Hoeveel kaarten erbij komen waarmee je een kaart van wie dan ook mag bekijken.", Unit: words.Card, Values: values{"0": "geen"}},
	engine.FirstUpcard: {
		Title: "Eerst een actiekaart open", Line: "Wat er gebeurt als de eerste open kaart een actiekaart is.",
		Values: values{"rebury": "gaat terug in de stapel", "leave": "blijft liggen, zonder actie", "leave_under": "blijft onder de volgende liggen"},
	},
	engine.TakeSpentPower: {
		Title: "Een gebruikte actiekaart pakken", Line: "Een actiekaart van de aflegstapel mag je pakken, maar zonder de actie.",
		Values: yesNo,
	},
	engine.KeepPowerAsBlank: {
		Title: "Een getrokken actiekaart houden", Line: "Een getrokken actiekaart mag je in je rij leggen in plaats van hem te gebruiken.",
		Values: yesNo,
	},
	engine.Reshuffle: {
		Title: "De trekstapel is leeg", Line: "Welke afgelegde kaarten de nieuwe trekstapel worden.",
		Values: values{"all": "allemaal", "keep_top": "alle behalve de bovenste", "all_and_turn_up": "allemaal, en er wordt één kaart opengelegd"},
	},
	engine.PowersInDraw2: {
		Title: "Actiekaarten bij ‘Pak 2’", Line: "Of ‘Spiek’ en ‘Ruil’ werken als je ze met ‘Pak 2’ krijgt.",
		Values: values{"live": "werken", "inert": "werken niet"},
	},
	engine.CallTiming: {
		Title: "Wanneer je meldt", Line: "Op welk moment je de ronde mag beëindigen.",
		Values: values{"end_of_turn": "na je beurt", "instead_of_turn": "in plaats van je beurt", "either": "in plaats van je beurt of erna"},
	},
	engine.YoungerReplacedOuter: {
		Title: "Nieuwe buitenste kaarten", Line: "Hoe een nieuwe buitenste kaart ligt als er jongere kinderen meedoen.",
		Values: values{"face_up": "open", "face_down": "dicht"},
	},
	engine.MemoryAid: {Title: "Geheugensteun", Line: "Bij virtuele kaarten zie je wat je al gezien hebt.", Values: yesNo},
	engine.AddedPowerCards: {
		Title: "Extra actiekaarten", Line: "Welke andere kaarten aan deze tafel een actie hebben.",
		Values: values{engine.None: "geen"},
	},
	engine.RecallPowers: {
		Title: "Wanneer actiekaarten werken", Line: "Bij welke gespeelde actiekaarten de actie werkt.",
		Values: values{"any_play": "altijd als je ze speelt", "own_turn": "in je eigen beurt", "drawn_only": "alleen net getrokken"},
	},
	engine.SnapActive: {Title: "Meegooien op je eigen kaart", Line: "Wie de kaart heeft gespeeld, mag zelf ook meegooien.", Values: yesNo},
	engine.SnapMulti:  {Title: "Meerdere spelers gooien mee", Line: "Op dezelfde kaart mag meer dan één kaart worden gegooid.", Values: yesNo},
	engine.SnapWindow: {
		Title: "Tijd om mee te gooien", Line: "Hoelang je na een gespeelde kaart mag meegooien.", Unit: words.Second,
		Values: values{"until_next_play": "tot de volgende gespeelde kaart", "until_next_draw": "tot de volgende getrokken kaart"},
	},
	engine.CallerSnaps: {Title: "Meegooien na de melding", Line: "Wie de ronde heeft beëindigd, mag in de laatste beurten nog meegooien.", Values: yesNo},
	engine.RecallDeckout: {
		Title: "De trekstapel is leeg", Line: "Wat er gebeurt als je een kaart moet trekken en er geen meer ligt.",
		Values: values{"reshuffle_keep_top": "alles behalve de bovenste kaart schudden", "end_round": "de ronde is afgelopen"},
	},
	engine.End: {
		Title: "Het spel eindigt", Line: "Wanneer het spel afgelopen is.",
		Values: values{
			engine.EndRounds: "na een aantal rondes", engine.EndTime: "na een bepaalde tijd",
			engine.EndElimination: "als er één speler over is", engine.EndThreshold: "als iemand de grens bereikt",
			engine.EndOpen: "als jullie stoppen",
		},
	},
	engine.Rounds:    {Title: "Rondes", Line: "Hoeveel rondes het spel heeft.", Unit: words.Round, Values: values{engine.RoundsPerPlayer: "een ronde per speler"}},
	engine.Minutes:   {Title: "Minuten", Line: "Hoelang het spel duurt.", Unit: words.Minute},
	engine.Threshold: {Title: "De grens", Line: "Met welk totaal je af bent of het spel eindigt.", Unit: words.Point},
	engine.FinalTie: {
		Title: "Gelijkspel", Line: "Wat er gebeurt als aan het eind meerdere spelers het beste totaal hebben.",
		Values: values{engine.Shared: "samen winnen", engine.ExtraRound: "een extra ronde spelen"},
	},
	engine.NobodySurvives: {
		Title: "Allemaal tegelijk af", Line: "Wat er gebeurt als iedereen die nog meedeed, in dezelfde ronde afvalt.",
		Values: values{engine.LowestTotal: "het beste totaal wint", engine.Replay: "de ronde opnieuw spelen"},
	},
	engine.ThresholdCmp: {
		Title: "Precies op de grens", Line: "Of je de grens dan al bereikt hebt.",
		Values: values{engine.Reach: "telt als bereikt", engine.Exceed: "is nog goed"},
	},
	engine.ExactLimit: {
		Title: "Terugvallen vanaf de grens", Line: "Naar welk totaal je terugvalt als je precies op de grens uitkomt.", Unit: words.Point,
		Values: values{engine.None: "nee", engine.FallHalf: "de helft"},
	},
	engine.NextDealer: {
		Title: "Wie daarna deelt", Line: "Bij gelijke stand de eerste links van de deler.",
		Values: values{
			engine.DealLeft: "links van de deler", engine.DealHighest: "wie in de ronde de meeste punten had",
			engine.DealWinner: "wie de ronde heeft gewonnen",
		},
	},
	engine.TimeUp: {
		Title: "De tijd is om, midden in de ronde", Line: "Wat er met de ronde op tafel gebeurt.",
		Values: values{engine.FinishRound: "afmaken", engine.AbandonRound: "die telt niet", engine.FinishTurn: "de beurt afmaken, dan tellen"},
	},
	engine.LateJoin: {
		Title: "Later meedoen", Line: "Met welk totaal je begint in een spel dat al bezig is.",
		Values: values{engine.JoinHighest: "het slechtste totaal", engine.JoinAverage: "het gemiddelde", engine.JoinZero: "nul", engine.JoinNotAllowed: "niemand mag later meedoen"},
	},
	engine.WrongCallPlus: {Title: "En boven op het dubbele", Line: "Wat een foute melding kost naast de dubbele punten.", Unit: words.Point, Values: values{"0": "niets"}},
	engine.RightCall: {
		Title: "Een goede melding telt", Line: "Wat je krijgt als je hebt gemeld en de minste punten hebt.",
		Values: values{engine.CountsOwn: "je eigen kaarten", engine.CountsZero: "nul"},
	},
	engine.RightCallLess: {Title: "Een goede melding scheelt", Line: "Hoeveel punten er afgaan voor een goede melding.", Unit: words.Point, Values: values{"0": "niets"}},
	engine.TiesAreRight: {
		Title: "Gelijk bij de melding", Line: "Of een melding ook goed is als een ander even weinig punten heeft.", Values: yesNo,
	},
	engine.CallAtMost: {Title: "Hoogstens bij een melding", Line: "Met meer punten is een melding fout.", Unit: words.Point, Values: values{engine.None: "onbeperkt"}},
	engine.BestCounts: {
		Title: "De beste van de ronde telt", Line: "Wat er voor de beste kaarten wordt opgeschreven.",
		Values: values{engine.CountsPoints: "de eigen kaarten", engine.CountsZero: "nul", engine.CountsOne: "één, de anderen niets"},
	},
	engine.Falls: {
		Title: "Totalen die terugvallen", Line: "Een totaal van precies dit getal valt terug naar een lager getal.", Values: values{engine.None: "geen"},
	},
	engine.FirstTurn: {
		Title: "Wie begint", Line: "Wie in de volgende ronde als eerste aan de beurt is.",
		Values: values{
			engine.BeginLeft: "links van de deler", engine.BeginWinner: "wie de ronde heeft gewonnen",
			engine.BeginCaller: "wie de ronde heeft beëindigd",
		},
	},
	engine.MostRounds: {Title: "Hoogstens zoveel rondes", Line: "Na zoveel rondes eindigt het spel, wat de totalen ook zijn.", Unit: words.Round, Values: values{engine.None: "onbeperkt"}},
	engine.CardPoints: {Title: "Wat kaarten tellen", Line: "Kaarten die anders tellen dan het spel zegt.", Values: values{engine.None: "zoals gewoonlijk"}},
	engine.GridMinus: {
		Title: "Gelijke kaarten onder nul", Line: "Of ze in een kolom hun punten houden.", Values: yesNo,
	},
	engine.BlankIsZero: {Title: "Leeg telt als 0", Line: "Of iemand zonder ingevulde punten 0 krijgt in die ronde.", Values: yesNo},
}

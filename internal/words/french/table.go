package french

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/internal/words/sentence"
)

func theTable() words.Table {
	return words.Table{
		GameOver: "La partie est terminée.", NoRound: "Aucune manche n’a été jouée.",
		Called:   "annonce",
		TotalRow: "total", PlaceRow: "place", IsOut: "hors jeu", HasLeft: "plus là",
		Extra: "suppl.", Void: "nulle", Late: "tardive",
		TieRound: "égalité", HighestWins: "le plus haut gagne",
		ScoreMissing: "points manquants", SatOut: "n’a pas joué", FellBack: "le total retombe", CountsAs: "compte comme",
	}
}

var tableWords = sentence.TableWords{
	Unnamed: "quelqu’un",
	Began:   "{short weekday} {day} {short month} {year} {time}",

	Leads:   grammar.Forms{"{names} mène", "{names} mènent"},
	LeadsBy: grammar.Forms{"{name} mène de {n} point", "{name} mène de {n} points"},

	Wins:       grammar.Forms{"{names} gagne.", "{names} partagent la victoire."},
	WinsForNow: grammar.Forms{"{names} gagne pour l’instant : il manque des points.", "{names} partagent la victoire pour l’instant : il manque des points."},

	CannotEnd:   "{name} ne peut pas encore finir la partie",
	EndsWith:    "{name} finit la partie avec {n} ou plus",
	StaysAnyway: "{name} reste en jeu quoi qu’il arrive",
	StaysWith:   "{name} reste en jeu avec {n}",
	StaysUpTo:   "{name} reste en jeu avec {n} ou moins",
	FallsWith:   "{text} ; avec {points} pile, cela fait {total} en tout, et le total retombe à {to}",
	FellBack:    "{name} avait {from} pile et retombe à {to}.",
	Out:         grammar.Forms{"{names} est hors jeu.", "{names} sont hors jeu."},
	Farewell:    grammar.Forms{"{names} est hors jeu et tient compagnie au chat.", "{names} sont hors jeu et tiennent compagnie au chat."},

	OutAt: "hors jeu à {n}", OutAbove: "hors jeu au-dessus de {n}", EndsAt: "se termine à {n}", EndsOver: "se termine au-dessus de {n}",
	UntilYouStop: "jusqu’à ce que vous arrêtiez", RoundEach: "une manche par joueur",
	AtMost: grammar.Forms{"{ending}, {n} manche au plus", "{ending}, {n} manches au plus"},

	Champion:  grammar.Forms{"{names} remporte la soirée avec {n} victoire.", "{names} remporte la soirée avec {n} victoires."},
	Champions: grammar.Forms{"{names} se partagent la soirée à {n} victoire partout.", "{names} se partagent la soirée à {n} victoires partout."},

	LeftTheGame: "a quitté la partie", Placed: "{place} place",
	HeadStart: "Avance au départ : {all}.",
	OutBefore: "{name} était hors jeu avant {names}, et mieux vaut l’être plus tard.",
	LaterOut:  "Mieux vaut être hors jeu plus tard, quel que soit le total.",
	JoinsWith: grammar.Forms{"Si quelqu’un arrive maintenant, c’est avec {n} point.", "Si quelqu’un arrive maintenant, c’est avec {n} points."},
	ComesBack: "{name} revient avec {n}.",

	RowOf:   sentence.OfRound{Numbered: "manche {n}", Extra: "manche supplémentaire"},
	VoidRow: "manche nulle", LateRow: "manche tardive",
	RoundTitle: sentence.OfRound{Numbered: "Manche {n}", Extra: "Manche supplémentaire"},

	Turns: sentence.TurnsWords{
		Deals: "{name} distribue.", DealsHighest: "{name} distribue, avec le plus de points de la manche.", DealsWinner: "{name} distribue, après sa victoire dans la manche.",
		Begins: "{name} commence.", Cuts: "{name} coupe.", CutsAndBegins: "{name} coupe et commence.",
		Tie: "{names} sont à égalité et jouent une manche supplémentaire.",
	},
	Clock: sentence.ClockWords{
		Seconds: "encore {n} s", Minutes: "encore {n} min", Up: "Temps écoulé",
		PausedSeconds: "encore {n} s, en pause", PausedMinutes: "encore {n} min, en pause", PausedUp: "Temps écoulé, en pause",
		FinishThis: "Temps écoulé : finissez cette manche.",
		AskRound:   "temps écoulé : y a-t-il une manche sur la table ?",
		FinishTurn: "temps écoulé : finissez ce tour, puis comptez", FinishRound: "temps écoulé : finissez cette manche",
	},
	Changes: sentence.ChangesWords{
		TakenBack: sentence.OfRound{Numbered: "La manche {n} est annulée.", Extra: "La manche supplémentaire est annulée."},
		IsBack:    sentence.OfRound{Numbered: "La manche {n} est de retour.", Extra: "La manche supplémentaire est de retour."},
		Total:     "{name} a {is}, et non {was}.",
		BackIn:    "{name} revient en jeu.", WentOut: "{name} est hors jeu.",
		Deals:        sentence.OfRound{Numbered: "{name} distribue la manche {n}.", Extra: "{name} distribue la manche supplémentaire."},
		NoScore:      sentence.OfRound{Numbered: "À la manche {n}, il manque les points : {name}.", Extra: "À la manche supplémentaire, il manque les points : {name}."},
		ScoreIdle:    sentence.OfRound{Numbered: "À la manche {n}, ces points ne comptent pas : {name}.", Extra: "À la manche supplémentaire, ces points ne comptent pas : {name}."},
		RoundIdle:    sentence.OfRound{Numbered: "La manche {n} ne compte plus.", Extra: "La manche supplémentaire ne compte plus."},
		RoundRevived: sentence.OfRound{Numbered: "La manche {n} compte de nouveau.", Extra: "La manche supplémentaire compte de nouveau."},
		GoesOn:       "La partie continue.",
	},
	Doubts: doubtsWords,
	Marks: sentence.MarksWords{
		Scored: grammar.Forms{"{n} point", "{n} points"}, NoScoreNeeded: "pas besoin de points", RightCall: "annonce réussie", WrongCall: "annonce ratée",
		FallsBack: "le total retombe à {n}",
		OnlyLeft:  "plus que {n}", Left: "reste {n}", ToGo: "encore {n}",
	},
	Spoken: sentence.SpokenWords{
		Leads: grammar.Forms{"{names} mène avec {n}.", "{names} mènent avec {n}."},
		IsOut: "{name} est hors jeu avec {n}.", Has: "{name} a {n}.",
		Minus: "moins {n}",
		Score: "{name} : {sum}.", CountsAs: "{points} compte comme {n}",
		Plus: "{before} et {n} font {sum}", Less: "{before} moins {n} font {sum}",
		WhichFalls: "qui retombe à {n}",
	},
}

var doubtsWords = sentence.DoubtsWords{
	Note: sentence.DoubtWords{
		Sum:        sentence.Bounds{High: "somme {found} > {bound}{made}", Low: "somme {found} < {bound}{made}"},
		SumOf:      sentence.Bounds{High: "somme ({names}) {found} > {bound}{made}", Low: "somme ({names}) {found} < {bound}{made}"},
		Unusual:    sentence.Bounds{High: "{name} a {found} > {bound} ({cards} cartes)", Low: "{name} a {found} < {bound} ({cards} cartes)"},
		Cards:      "aucun paquet n’a toutes ces cartes à la fois",
		CardsCount: "{name} a {found}, mais avec ces cartes, le plus proche est {bound}",
		SpecialIs:  "{name} a {found}, mais {special} vaut {bound}",
		Meant:      "{name} a {found}, comme {special}",
		CallOver:   "{name} a annoncé avec {found} > {bound}",
	},
	Ask: sentence.DoubtWords{
		Sum: sentence.Bounds{
			High: "Ces points font {found} en tout. Le paquet donne au plus {bound}{made}.",
			Low:  "Ces points font {found} en tout. Le paquet donne au moins {bound}{made}.",
		},
		SumOf: sentence.Bounds{
			High: "{names} ont {found} ensemble. Le paquet donne au plus {bound} en {hands} mains{made}.",
			Low:  "{names} ont {found} ensemble. Le paquet donne au moins {bound} en {hands} mains{made}.",
		},
		Unusual:    sentence.Bounds{High: "{name} a {found} ; {cards} cartes font au plus {bound}.", Low: "{name} a {found} ; {cards} cartes font au moins {bound}."},
		Cards:      "Le paquet n’a pas toutes ces cartes à la fois.",
		CardsCount: "{name} a {found} ; avec ce nombre de cartes, le plus proche possible est {bound}.",
		SpecialIs:  "{name} a {found} ; les cartes de la main spéciale ({special}) font {bound}.",
		Meant:      "{name} a {found}. Était-ce {special} ?",
		CallOver:   "{name} a annoncé avec {found} ; pour annoncer, il faut {bound} au plus.",
	},
	Again: "Recomptez, s’il vous plaît.",
	Made:  " ({piles})", Pile: grammar.Forms{"une fois {faces}", "{number} fois {faces}"},
	Face: grammar.Forms{"{points}"},
}

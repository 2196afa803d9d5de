package french

import (
	"tabby/engine"
	"tabby/internal/words"
)

// joker is what a joker is called.
const joker = "joker"

// cardNames are what cards are called.
var cardNames = words.CardNames{
	Cards: map[string]string{
		"Peek": "Coup d’œil", "Swap": "Échange", "Draw 2": "Pioche 2", "Super Peek": "Super coup d’œil", "Joker": joker,
	},
	Ranks:  map[string]string{"A": "as", "J": "valet", "Q": "dame", "K": "roi"},
	Suits:  map[engine.Suit]string{engine.Clubs: "trèfle", engine.Diamonds: "carreau", engine.Hearts: "cœur", engine.Spades: "pique"},
	OfSuit: "%[1]s de %[2]s",
}

// How a round goes in several variants.
const (
	fourCards  = "Chacun reçoit quatre cartes, face cachée, et en regarde deux."
	replaceOne = "À ton tour, pioche une carte. Mets-la à la place d’une de tes cartes, qui va face visible sur la défausse, ou défausse la carte piochée."
	throwIn    = "Si tu as une carte qui a le même chiffre ou la même figure que la dernière carte défaussée, tu peux la jeter dessus à tout moment. Une mauvaise carte revient à sa place, avec une carte de la pioche en plus."
	seeOwn     = "regarde une de tes cartes"
	seeOther   = "regarde une carte de quelqu’un d’autre"
	switchTwo  = "échange deux cartes au choix ; personne ne les regarde"
	powersVary = "Ce que font les cartes change d’une table à l’autre : mettez-vous d’accord avant de distribuer."
	levelWrong = "Ici, à égalité avec quelqu’un d’autre, l’annonce est ratée."
)

// callInstead says when one may end a round by a word.
func callInstead(call string) string {
	return "Au lieu de jouer, tu peux dire « " + call + " ». Tous les autres jouent encore un tour, puis on retourne toutes les cartes."
}

// caboPlay is how a round of Cabo goes, and caboEffects what its cards do.
var (
	caboPlay = []string{
		fourCards,
		"À ton tour, pioche une carte ou prends celle du dessus de la défausse. Elle prend la place d’une de tes cartes, ou de plusieurs cartes identiques. Une carte piochée, tu peux aussi la défausser.",
		"Si les cartes n’étaient pas identiques, elles restent, et la nouvelle s’ajoute.",
		callInstead("Cabo"),
		"La manche se termine aussi quand la pioche est vide.",
	}
	caboEffects = []engine.Effect{
		{Cards: "7 ou 8", Does: seeOwn},
		{Cards: "9 ou 10", Does: seeOther},
		{Cards: "11 ou 12", Does: "échange une de tes cartes avec une carte de quelqu’un d’autre ; personne ne les regarde"},
	}
)

// variantNames are what is said of variants.
var variantNames = words.VariantNames{
	PlainCall: "Terminé",
	PlainPlay: "Jouez une manche de votre jeu, puis notez les points de chacun.",
	Variants: map[string]words.Variant{
		"rat-a-tat-cat": {
			About: "des chats qui valent peu, des rats qui valent beaucoup, et trois sortes de cartes spéciales",
			Editions: []engine.Edition{
				{Point: "Noter les points", A: "quelqu’un les note", B: "la personne la plus âgée peut le faire"},
				{Point: "Piocher encore", A: "Draw 2", B: "Draw Two"},
				{Point: "Un échange", A: "ni l’un ni l’autre ne regarde", B: "la personne qui échange ne regarde pas"},
				{Point: "Les cartes spéciales qui restent", A: "sont remplacées", B: "sont remplacées, et le texte prévient que c’est risqué"},
				{Point: "L’annonce", A: "« rat-a-tat cat »", B: "« rat-a-tat-cat »"},
				{Point: "Les plus jeunes", A: "on n’en parle pas", B: "les cartes des bords peuvent rester face visible"},
			},
		},
		"rat-a-tat-blat": {About: "les mêmes cartes, une seule donne, vite joué"},
		"rat-a-tat-tat":  {About: "avec des cartes ordinaires : les valets regardent, les dames échangent"},
		"recall":         {About: "cartes ordinaires et jokers, on peut jeter les cartes identiques"},
		"biberbande": {
			About: "aux Pays-Bas, Beverbende ; 66 cartes, et on frappe au lieu de jouer", Call: "Je frappe",
			Disagree: []string{"Ici, il y a autant de manches que de joueurs. À d’autres tables, il y en a cinq ou six."},
		},
		"golf-4": {
			Name: "Golf à quatre cartes", About: "deux rangées de deux, deux cartes identiques dans une colonne ne valent rien",
			Disagree: []string{
				"À certaines tables, frapper sans avoir le moins de points coûte des points. Ici, une annonce ratée ne coûte rien, sauf si une règle maison le dit.",
				"À certaines tables, on regarde les deux cartes de devant, et non deux cartes au choix.",
				"On joue neuf manches, ou dix-huit pour une longue soirée.",
			},
		},
		"golf-6": {
			Name: "Golf à six cartes", About: "deux rangées de trois, une paire dans une colonne ne vaut rien",
			Play: []string{
				"Chacun reçoit six cartes, face cachée, en deux rangées de trois, et en retourne deux.",
				"À ton tour, pioche une carte ou prends celle du dessus de la défausse. Mets-la face visible à la place d’une de tes cartes, ou défausse la carte piochée.",
				"Quand quelqu’un a retourné ses six cartes, tous les autres jouent encore un tour, puis on retourne toutes les cartes.",
			},
			Disagree: []string{
				"Ici, un joker vaut −2. À d’autres tables, c’est −1, −3, −5 ou 2, ou il n’y a pas de joker.",
				"Ici, deux jokers dans une colonne ne valent rien, comme toute paire. Avec la règle maison des cartes sous zéro, ils gardent leurs points en moins.",
				"D’habitude, on joue neuf manches ; dix-huit, c’est bien aussi.",
			},
		},
		"cabo": {
			About: "échanger, regarder, espionner ; 100 pile retombe à 50", Special: "Kamikaze", Play: caboPlay, Effects: caboEffects,
			Disagree: []string{
				"Ici, la partie se termine au-dessus de 100 ; à certaines tables, dès 100 pile.",
				"Ici, une annonce est réussie même à égalité, si personne n’a moins de points. D’autres disent le contraire.",
				"Ici, 100 pile retombe à 50 une seule fois par personne. Chez d’autres, c’est à chaque fois.",
			},
		},
		"cabo-1": {
			Name: "Cabo, première édition", About: "qui a le moins de points note toujours 0 ; 100 pile retombe à 50 à chaque fois", Special: "Kamikaze", Play: caboPlay, Effects: caboEffects,
			Disagree: []string{
				"Ici, la personne qui a le moins de points note 0. À égalité, si quelqu’un a annoncé, cette personne seule note 0.",
				"Ici, la partie se termine au-dessus de 100 ; à certaines tables, dès 100 pile.",
			},
		},
		"skyjo": {
			About: "douze cartes de −2 à 12 ; si on termine la manche sans avoir le moins de points, on compte double", Call: "Terminé",
			Play: []string{
				"Chacun reçoit douze cartes, face cachée, en trois rangées de quatre, et en retourne deux.",
				"À la première manche, la personne dont les deux cartes visibles font la plus grande somme commence.",
				"À ton tour, prends la carte du dessus de la défausse et mets-la à la place d’une de tes cartes. Ou pioche une carte : mets-la à la place d’une des tiennes, ou défausse-la et retourne une des tiennes.",
				"Trois cartes identiques dans une colonne vont tout de suite sur la défausse, même sous zéro.",
				"La première personne qui a retourné toutes ses cartes termine la manche. Tous les autres jouent encore un tour, puis on retourne ce qui est encore caché.",
			},
			Disagree: []string{
				"Ici, si quelqu’un termine la manche à égalité, ses points sont doublés. Une source dit le contraire.",
				"Les points sous zéro ne sont pas doublés.",
			},
		},
		"cambio": {
			About: "cartes ordinaires, un roi rouge vaut −1", Play: []string{fourCards, replaceOne, throwIn, callInstead("Cambio")},
			Effects: []engine.Effect{
				{Cards: "7 ou 8", Does: seeOwn},
				{Cards: "9 ou 10", Does: seeOther},
				{Cards: "valet ou dame", Does: switchTwo},
				{Cards: "roi noir", Does: "regarde une carte, puis échange-la si tu veux"},
			},
			Disagree: []string{
				"La valeur des cartes change d’une table à l’autre : un roi rouge −1, −2 ou 0, un joker 0 ou −1, un roi noir 10, 13 ou 20. Réglez dans les règles maison ce qu’elles valent chez vous.",
				"Ce que font les cartes change aussi. Voici ce qui est habituel ; mettez-vous d’accord avant de distribuer.",
				"Ici, à égalité avec quelqu’un d’autre, l’annonce est ratée ; cela ne coûte rien.",
			},
		},
		"dutch": {
			About: "valet 11, dame 12, roi noir 13, roi rouge 0 ; se termine à 100",
			Play: []string{
				fourCards, replaceOne, throwIn,
				"À partir de six joueurs environ, prenez deux jeux de cartes.",
				callInstead("Dutch"),
			},
			Effects: []engine.Effect{{Cards: "dame", Does: seeOwn}, {Cards: "valet", Does: switchTwo}},
			Disagree: []string{
				"Ici, une annonce ratée coûte 10. À d’autres tables, elle double les points.",
				"Ici, une annonce est réussie même à égalité, si personne n’a moins de points.",
				powersVary,
			},
		},
		"pablo": {
			About: "un roi rouge vaut 0 ; qui gagne commence, qui a le plus de points distribue", Play: []string{fourCards, replaceOne, throwIn, callInstead("Pablo")},
			Disagree: []string{powersVary},
		},
		"tamalou": {
			About: "on annonce avec 6 ou moins ; qui a le moins de points note 0", Play: []string{fourCards, replaceOne, throwIn, callInstead("Tamalou")},
			Disagree: []string{"Ici, il faut 6 ou moins pour annoncer. À certaines tables, on peut annoncer avec n’importe quel total.", powersVary},
		},
		"cactus": {
			About: "on annonce avec 5 ou moins ; une manche vaut un point", Play: []string{fourCards, replaceOne, throwIn, callInstead("Cactus")},
			Disagree: []string{
				"Ici, la personne qui a le moins dans une manche reçoit un point, et le plus de points gagne. À d’autres tables, on additionne les cartes.",
				levelWrong, powersVary,
			},
		},
		"yaniv": {
			About: "on annonce avec 7 ou moins ; hors jeu au-dessus de 200, 200 pile retombe à 150",
			Play: []string{
				"Chacun reçoit cinq cartes et les prend en main.",
				"À ton tour, défausse une carte, ou deux cartes ou plus qui ont le même chiffre ou la même figure, ou trois cartes ou plus qui se suivent dans une couleur. Puis pioche une carte, ou prends la première ou la dernière carte défaussée juste avant toi.",
				"Si tes cartes font 7 ou moins au début de ton tour, tu peux dire « Yaniv » au lieu de jouer. Tout le monde montre ses cartes.",
				"Si quelqu’un a autant de points que toi, ou moins, il dit « Asaf » : ton annonce est ratée.",
			},
			Disagree: []string{
				"Ici, il faut 7 ou moins pour annoncer ; à d’autres tables, 5.",
				"Ici, on est hors jeu au-dessus de 200 ; à d’autres tables, au-dessus de 100.",
				"Ici, 200 pile retombe à 150. Chez d’autres, 100 retombe aussi à 50, ou rien ne retombe.",
				"La personne qui dit « Asaf » compte ses propres cartes ; à certaines tables, elle note 0.",
				"Ici, un Asaf coûte 30, et les jokers valent 0.",
			},
		},
		"any-game":         {Name: "Un autre jeu", About: "une simple feuille de score, jusqu’à ce que vous arrêtiez"},
		"any-game-highest": {Name: "Un autre jeu, le plus haut gagne", About: "une simple feuille de score, jusqu’à ce que vous arrêtiez"},
	},
}

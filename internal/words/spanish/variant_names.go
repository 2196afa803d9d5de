package spanish

import (
	"tabby/engine"
	"tabby/internal/words"
)

// cardNames are what cards are called. Power cards have names of their own.
var cardNames = words.CardNames{
	Cards: map[string]string{
		"Peek": "Espía", "Swap": "Cambio", "Draw 2": "Roba 2", "Super Peek": "Superespía", "Joker": "comodín",
	},
	Ranks:  map[string]string{"A": "as", "J": "jota", "Q": "reina", "K": "rey"},
	Suits:  map[engine.Suit]string{engine.Clubs: "tréboles", engine.Diamonds: "diamantes", engine.Hearts: "corazones", engine.Spades: "picas"},
	OfSuit: "%[1]s de %[2]s",
}

// How a round goes in several variants.
const (
	fourCards  = "Cada jugador recibe cuatro cartas boca abajo y mira dos."
	replaceOne = "En tu turno, roba una carta. Ponla en el lugar de una de las tuyas, que va boca arriba al descarte, o descarta la que has robado."
	throwIn    = "Quien tenga una carta igual a la última descartada puede tirarla en cualquier momento. Si no es igual, la carta vuelve y se roba una más del mazo."
	seeOwn     = "mira una carta tuya"
	seeOther   = "mira una carta de otro jugador"
	switchTwo  = "intercambia dos cartas de la mesa; nadie las mira"
	powersVary = "Lo que hacen las cartas es distinto en cada mesa: poneos de acuerdo antes de repartir."
	levelWrong = "Aquí, si quien cantó empata con alguien, el canto falla."
)

// callInstead says when one may end a round by a word.
func callInstead(call string) string {
	return "En vez de robar puedes decir «" + call + "». Los demás juegan un turno más y se descubren todas las cartas."
}

// caboPlay is how a round of Cabo goes, and caboEffects what its cards do.
var (
	caboPlay = []string{
		fourCards,
		"En tu turno, roba una carta o toma la de arriba del descarte. Va en el lugar de una de tus cartas, o de varias iguales. Una carta robada también la puedes descartar.",
		"Si las cartas no eran iguales, se quedan donde están y la nueva se suma a ellas.",
		callInstead("Cabo"),
		"La ronda también acaba cuando se acaba el mazo.",
	}
	caboEffects = []engine.Effect{
		{Cards: "7 u 8", Does: seeOwn},
		{Cards: "9 o 10", Does: seeOther},
		{Cards: "11 o 12", Does: "cambia una de tus cartas por una de otro jugador; nadie las mira"},
	}
)

// variantNames are what is said of variants.
var variantNames = words.VariantNames{
	PlainCall: "fin",
	PlainPlay: "Jugad una ronda de vuestro juego y apuntad lo que tiene cada uno.",
	Variants: map[string]words.Variant{
		"rat-a-tat-cat": {
			About: "los gatos valen poco, las ratas mucho, y hay tres tipos de cartas especiales",
			Editions: []engine.Edition{
				{Point: "Llevar los puntos", A: "alguien apunta", B: "puede apuntar el jugador de más edad"},
				{Point: "Robar más", A: "Draw 2", B: "Draw Two"},
				{Point: "Un cambio", A: "no mira nadie", B: "quien cambia no mira"},
				{Point: "Cartas especiales al final", A: "se sustituyen", B: "se sustituyen, y el texto avisa de que es peligroso"},
				{Point: "El canto", A: "«rat-a-tat cat»", B: "«rat-a-tat-cat»"},
				{Point: "Niños pequeños", A: "no se habla de ellos", B: "las cartas de los extremos pueden estar boca arriba"},
			},
		},
		"rat-a-tat-blat": {About: "las mismas cartas, una sola ronda y rápida"},
		"rat-a-tat-tat":  {About: "con la baraja francesa: las jotas miran y las reinas cambian"},
		"recall":         {About: "con la baraja francesa y comodines; las cartas iguales se pueden tirar"},
		"biberbande": {
			About: "en neerlandés, Beverbende; 66 cartas, y se golpea en vez de jugar el turno", Call: "golpeo",
			Disagree: []string{"Aquí hay tantas rondas como jugadores. En otras mesas son cinco o seis."},
		},
		"golf-4": {
			Name: "Golf con cuatro cartas", About: "dos filas de dos; las cartas iguales de una columna no valen nada",
			Disagree: []string{
				"En algunas mesas paga quien golpea y no tiene menos que los demás. Aquí un canto fallido no cuesta nada, si la regla de la casa no dice otra cosa.",
				"En algunas mesas se miran las dos cartas de delante, y no las que se quieran.",
				"Una partida tiene nueve rondas, o dieciocho si la noche es larga.",
			},
		},
		"golf-6": {
			Name: "Golf con seis cartas", About: "dos filas de tres; las parejas de una columna no valen nada",
			Play: []string{
				"Cada jugador recibe seis cartas boca abajo, en dos filas de tres, y descubre dos.",
				"En tu turno, roba una carta o toma la de arriba del descarte. Ponla boca arriba en el lugar de una de las tuyas, o descarta la que has robado.",
				"Cuando alguien tiene las seis cartas boca arriba, los demás juegan un turno más y se descubren todas las cartas.",
			},
			Disagree: []string{
				"Aquí un comodín vale −2. En otras mesas vale −1, −3, −5 o 2, o se juega sin comodines.",
				"Aquí dos comodines en una columna no valen nada, como cualquier pareja. Con la regla de la casa para cartas negativas iguales siguen restando.",
				"Lo normal son nueve rondas; dieciocho también están bien.",
			},
		},
		"cabo": {
			About: "cambiar, mirar y espiar; 100 justos bajan a 50", Special: "Kamikaze", Play: caboPlay, Effects: caboEffects,
			Disagree: []string{
				"Aquí la partida acaba por encima de 100; en algunas mesas, ya con 100 justos.",
				"Aquí, si quien cantó empata con quien menos tiene, el canto acierta. Otros dicen que falla.",
				"Aquí 100 justos bajan a 50 una vez por jugador. En otras mesas bajan siempre.",
			},
		},
		"cabo-1": {
			Name: "Cabo, primera edición", About: "quien menos tiene se apunta siempre 0; 100 justos bajan a 50 cada vez", Special: "Kamikaze", Play: caboPlay, Effects: caboEffects,
			Disagree: []string{
				"Aquí quienes menos tienen se apuntan 0; si entre ellos está quien cantó, ese 0 es solo suyo.",
				"Aquí la partida acaba por encima de 100; en algunas mesas, ya con 100 justos.",
			},
		},
		"skyjo": {
			About: "doce cartas de −2 a 12; quien acaba la ronda y no tiene menos que los demás se apunta el doble", Call: "fin",
			Play: []string{
				"Cada jugador recibe doce cartas boca abajo, en tres filas de cuatro, y descubre dos.",
				"En la primera ronda empieza quien suma más con sus dos cartas boca arriba.",
				"En tu turno, toma la carta de arriba del descarte y ponla en el lugar de una de las tuyas. O roba una: ponla en el lugar de una de las tuyas, o descártala y descubre una de las tuyas.",
				"Tres cartas iguales en una columna van enseguida al descarte, también las que valen menos de cero.",
				"Quien ha descubierto todas sus cartas acaba la ronda. Los demás juegan un turno más, y se descubre lo que siga boca abajo.",
			},
			Disagree: []string{
				"Aquí quien acaba la ronda y solo empata con quien menos tiene se apunta el doble. Una fuente dice que no.",
				"Los puntos negativos no se doblan.",
			},
		},
		"cambio": {
			About: "baraja francesa; un rey rojo vale −1", Play: []string{fourCards, replaceOne, throwIn, callInstead("Cambio")},
			Effects: []engine.Effect{
				{Cards: "7 u 8", Does: seeOwn},
				{Cards: "9 o 10", Does: seeOther},
				{Cards: "jota o reina", Does: switchTwo},
				{Cards: "rey negro", Does: "mira una carta y después, si quieres, cámbiala"},
			},
			Disagree: []string{
				"Lo que valen las cartas es distinto en cada mesa: un rey rojo −1, −2 o 0, un comodín 0 o −1, un rey negro 10, 13 o 20. Poned en las reglas de la casa lo que valen en la vuestra.",
				"Lo que hacen las cartas también cambia. Aquí está lo más habitual; poneos de acuerdo antes de repartir.",
				"Aquí, si quien cantó empata con alguien, el canto falla; no cuesta nada.",
			},
		},
		"dutch": {
			About: "jota 11, reina 12, rey negro 13, rey rojo 0; acaba con 100",
			Play: []string{
				fourCards, replaceOne, throwIn,
				"A partir de unos seis jugadores se usan dos barajas.",
				callInstead("Dutch"),
			},
			Effects: []engine.Effect{{Cards: "reina", Does: seeOwn}, {Cards: "jota", Does: switchTwo}},
			Disagree: []string{
				"Aquí un canto fallido cuesta 10. En otras mesas dobla los puntos.",
				"Aquí, si quien cantó empata con quien menos tiene, el canto acierta.",
				powersVary,
			},
		},
		"pablo": {
			About: "un rey rojo vale 0; empieza quien gana y reparte quien más tiene", Play: []string{fourCards, replaceOne, throwIn, callInstead("Pablo")},
			Disagree: []string{powersVary},
		},
		"tamalou": {
			About: "se canta con 6 o menos; quien menos tiene se apunta 0", Play: []string{fourCards, replaceOne, throwIn, callInstead("Tamalou")},
			Disagree: []string{"Aquí se canta con 6 o menos. En algunas mesas puede cantar cualquiera.", powersVary},
		},
		"cactus": {
			About: "se canta con 5 o menos; cada ronda vale un punto", Play: []string{fourCards, replaceOne, throwIn, callInstead("Cactus")},
			Disagree: []string{
				"Aquí quien menos tiene se lleva un punto por ronda, y gana quien tiene más puntos. En otras mesas se suman las cartas.",
				levelWrong, powersVary,
			},
		},
		"yaniv": {
			About: "se canta con 7 o menos; fuera por encima de 200, y 200 justos bajan a 150",
			Play: []string{
				"Cada jugador recibe cinco cartas y las lleva en la mano.",
				"En tu turno, deja una carta, o dos o más iguales, o tres o más seguidas del mismo palo. Después roba una carta, o toma la primera o la última de las que dejó quien jugó antes.",
				"Si al empezar tu turno tus cartas suman 7 o menos, puedes decir «Yaniv» en vez de jugar. Todos enseñan sus cartas.",
				"Quien tenga los mismos puntos o menos dice «Asaf»: el canto ha fallado.",
			},
			Disagree: []string{
				"Aquí para cantar hacen falta 7 o menos; en otras mesas, 5.",
				"Aquí se queda fuera quien pasa de 200; en otras mesas, de 100.",
				"Aquí 200 justos bajan a 150. En otras mesas también 100 bajan a 50, o no baja nada.",
				"Aquí quien dice «Asaf» se apunta sus cartas; en algunas mesas, 0.",
				"Aquí un Asaf cuesta 30, y los comodines valen 0.",
			},
		},
		"any-game":         {Name: "Cualquier otro juego", About: "una hoja sencilla para los puntos, hasta que paréis"},
		"any-game-highest": {Name: "Cualquier otro juego, gana quien más tiene", About: "una hoja sencilla para los puntos, hasta que paréis"},
	},
}

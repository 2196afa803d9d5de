package french

import (
	"tabby/history/flat"
	"tabby/internal/words/sentence"
)

// tableTable has the words of what is wrong with a table for spreadsheets.
var tableTable = []sentence.Refusal{
	{Reason: flat.ErrEmpty, Plain: "le fichier est vide"},
	{Reason: flat.ErrForeign, Plain: "ce n’est pas un fichier de Tabby ; choisis un fichier .jsonl ou .csv"},
	{Reason: flat.ErrColumnTwice, Plain: "une colonne est là deux fois", Full: "il y a deux colonnes {column:q}"},
	{Reason: flat.ErrNoColumn, Plain: "il manque des colonnes à la première ligne", Full: "il manque une colonne {column:q} à la première ligne"},
	{Reason: flat.ErrNoPoints, Plain: "la première ligne doit avoir les colonnes « round » et « points », ou « total »"},
	{Reason: flat.ErrGames, Plain: "trop de parties", Full: "plus de {max} parties"},
	{Reason: flat.ErrNumber, Plain: "ce n’est pas un nombre", Full: "{column} est {text:q}, pas un nombre de {min} à {max}"},
	{Reason: flat.ErrDate, Plain: "une date s’écrit comme 2026-11-20", Full: "date est {text:q}, pas comme 2026-11-20"},
	{Reason: flat.ErrCalled, Plain: "called est yes ou no", Full: "called est {text:q}, pas yes ou no"},
	{Reason: flat.ErrSpecial, Plain: "special est yes ou no", Full: "special est {text:q}, pas yes ou no"},
	{Reason: flat.ErrVariant, Plain: "cette variante n’existe pas", Full: "il n’y a pas de variante {text:q}"},
	{Reason: flat.ErrRule, Plain: "cette règle maison n’existe pas", Full: "il n’y a pas de règle maison {text:q}"},
	{Reason: flat.ErrNoScore, Plain: "il n’y a ni manche ni total"},
	{Reason: flat.ErrMixed, Plain: "une partie a soit des manches, soit des totaux"},
	{Reason: flat.ErrTwice, Plain: "un joueur est là deux fois", Full: "{player} est là deux fois"},
	{Reason: flat.ErrNotThere, Plain: "un joueur n’était pas là à la manche 1", Full: "{player} n’était pas là à la manche 1"},
	{Reason: flat.ErrPlayers, Plain: "trop de joueurs", Full: "plus de {max} joueurs"},
	{Reason: flat.ErrRounds, Plain: "trop de manches", Full: "la manche {round} est de trop : une partie en a {max} au plus"},
	{Reason: flat.ErrOrder, Plain: "les manches ne sont pas dans l’ordre", Full: "la manche {round} vient après la manche {count}"},
	{Reason: flat.ErrTwoRows, Plain: "un joueur a deux lignes dans cette manche", Full: "{player} a deux lignes dans cette manche"},
	{Reason: flat.ErrTwoCallers, Plain: "deux joueurs ont annoncé"},
	{Reason: flat.ErrPenalty, Plain: "une pénalité sans annonce"},
	{Reason: flat.ErrNoWinner, Plain: "personne n’a gagné, et une partie n’a pas plus de manches", Full: "personne n’a gagné après la manche {max}, et une partie n’en a pas plus"},
	{Reason: flat.ErrRowless, Plain: "certains joueurs n’ont pas de ligne à chaque manche", Full: "certains joueurs n’ont pas de ligne à la manche {round}"},
	{Reason: flat.ErrNoRow, Plain: "un joueur n’a pas de ligne à une manche", Full: "{player} n’a pas de ligne à la manche {round}"},
	{Reason: flat.ErrTotal, Plain: "un total n’est pas la somme de ses manches", Full: "{player} a {count} après la manche {round}, mais le total dit {given}"},
}

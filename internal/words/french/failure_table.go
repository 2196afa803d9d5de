package french

import (
	"tabby/history"
	"tabby/internal/words/sentence"
)

// failureTable has the words of the errors of a history. One without words is its own
// text, which has the details.
var failureTable = []sentence.Refusal{
	{Reason: history.ErrChecksum, Plain: "la somme de contrôle n’est pas la bonne", Full: "{about} : la somme de contrôle n’est pas la bonne"},
	{Reason: history.ErrGap, Plain: "il manque l’entrée d’avant", Full: "{about} : il manque l’entrée d’avant"},
	{Reason: history.ErrEntries, Plain: "il manque des entrées", Full: "{about} : il manque des entrées ({count} au lieu de {known})"},
	{Reason: history.ErrDerived, Plain: "ce qui est calculé à partir des entrées ne leur correspond pas", Full: "{about} : ce qui est calculé à partir des entrées ne leur correspond pas"},
	{Reason: history.ErrContent, Plain: "il y est écrit quelque chose d’impossible", Full: "{about} : {cause}"},
	{Reason: history.ErrStructure, Plain: "tabby.db est incomplet", Full: "tabby.db est incomplet : {what}"},
	{Reason: history.ErrSchemaNumber, Plain: "tabby.db ne dit pas quel schéma il a"},
	{Reason: history.ErrNotTabby, Plain: "tabby.db n’est pas une base de données de Tabby"},
	{Reason: history.ErrAhead, Plain: "il manque à tabby.db ce qui est dans tabby.jsonl ; une réparation le ramène", Full: "il manque à tabby.db {many} des entrées et changements de tabby.jsonl ; une réparation les ramène"},
	{Reason: history.ErrExport, Plain: "tabby.jsonl est incomplet ; tabby.db a toutes les entrées, et une réparation réécrit le fichier", Full: "tabby.jsonl est incomplet (lignes qui manquent ou qui ont changé : {many}) ; tabby.db a toutes les entrées, et une réparation réécrit le fichier"},
	{Reason: history.ErrNoExport, Plain: "tabby.jsonl a disparu ; Tabby le réécrira au prochain démarrage"},
	{Reason: history.ErrNoDatabase, Plain: "tabby.db a disparu", Full: "tabby.db a disparu, mais {what} est là"},
	{Reason: history.ErrLine, Plain: "Tabby n’écrit jamais une ligne pareille", Full: "Tabby n’écrit jamais une ligne pareille ({what:q})"},
	{Reason: history.ErrText, Plain: "ce n’est pas du texte en UTF-8"},
	{Reason: history.ErrVersion, Plain: "ce Tabby ne connaît pas la version de cet export ; mets Tabby à jour"},
	{Reason: history.ErrTwice, Plain: "une entrée y est deux fois, et différente", Full: "{about} y est deux fois, avec des différences"},
	{Reason: history.ErrPart, Plain: "il manque une partie du fichier", Full: "il manque une partie du fichier (entrées : {count} sur {known})"},
	{Reason: history.ErrOwnTable, Plain: "Tabby a écrit ce tableau pour les tableurs ; seul un export de tout (.jsonl) se réimporte en entier", Full: "{cause} ; Tabby a écrit ce tableau pour les tableurs ; seul un export de tout (.jsonl) se réimporte en entier"},
	{Reason: history.ErrTooMuch, Plain: "c’est trop pour Tabby", Full: "c’est trop pour Tabby : {limit}"},
	{Reason: history.ErrRevision, Plain: "le numéro du changement est plus grand que tout ce que Tabby compte ; quelqu’un a inventé cette ligne", Full: "{about} : le numéro du changement est plus grand que tout ce que Tabby compte ; une réparation recompte"},
	{Reason: history.ErrStopped, Plain: "arrêté ; rien n’a changé"},
	{Reason: history.ErrDamaged, Plain: "un fichier de tes parties est abîmé", Full: "un fichier de tes parties est abîmé ({doing} : {cause})"},
	{Reason: history.ErrNoGame, Plain: "cette partie n’existe pas", Full: "cette partie n’existe pas : {what}"},
	{Reason: history.ErrNoPerson, Plain: "cette personne n’existe pas", Full: "cette personne n’existe pas : {what}"},
	{Reason: history.ErrNoEnding, Plain: "la partie n’a pas cette fin"},
	{Reason: history.ErrNewerGame, Plain: "cette partie vient d’un Tabby plus récent ; mets Tabby à jour pour l’ouvrir", Full: "cette partie vient d’un Tabby plus récent ; mets Tabby à jour pour l’ouvrir ({cause})"},
	{Reason: history.ErrMeanwhile, Plain: "cette partie a changé entre-temps ; ouvre-la de nouveau"},
	{Reason: history.ErrTogether, Plain: "ces deux personnes ont joué ensemble", Full: "ces deux personnes ont joué ensemble : {games}"},
	{Reason: history.ErrBadge, Plain: "les couleurs et les formes vont de 0 à 7"},
	{Reason: history.ErrNote, Plain: "une note est un texte de 4 000 octets au plus"},
	{Reason: history.ErrPlace, Plain: "un lieu a 60 lettres au plus"},
	{Reason: history.ErrDay, Plain: "un jour s’écrit ainsi : 2006-01-02", Full: "un jour s’écrit ainsi : 2006-01-02, pas {what:q}"},
	{Reason: history.ErrNoFile, Plain: "c’est un dossier ou un appareil ; choisis un fichier", Full: "{what} est un dossier ou un appareil ; choisis un fichier"},
	{Reason: history.ErrNotShared, Plain: "rien n’a été partagé ; tu peux réessayer"},
	{Reason: history.ErrNotCopied, Plain: "l’image n’a pas pu être copiée ; enregistre-la plutôt"},
	{Reason: history.ErrForeign, Plain: "ce n’est pas un fichier de Tabby ; choisis un fichier .jsonl ou .csv"},
	{Reason: history.ErrChanged, Plain: "le fichier a changé pendant la lecture ; réessaie quand plus rien n’écrit dedans"},

	{Reason: history.ErrEmpty, Plain: "il n’y a encore rien dans ce dossier", Full: "il n’y a encore rien dans ce dossier ({what})"},
	{Reason: history.ErrFolder, Plain: "c’est un fichier ; choisis le dossier où sont les parties, ou bien où elles iront", Full: "{what} : c’est un fichier ; choisis le dossier où sont les parties, ou bien où elles iront"},
	{Reason: history.ErrOlder, Plain: "ce fichier vient d’un Tabby plus ancien ; ouvre-le une fois dans Tabby pour le mettre à jour"},
	{Reason: history.ErrNewer, Plain: "ce fichier vient d’un Tabby plus récent ; mets Tabby à jour pour l’ouvrir", Full: "ce fichier vient d’un Tabby plus récent ; mets Tabby à jour pour l’ouvrir (son schéma a le numéro {count}, ce Tabby connaît {known})"},
	{Reason: history.ErrSchema, Plain: "cette base de données n’est pas comme Tabby la fait ; prends une autre copie", Full: "{what:q} dans cette base de données n’est pas comme Tabby le fait ; prends une autre copie"},
	{Reason: history.ErrCopy, Plain: "cette sauvegarde est abîmée ; restaures-en une autre", Full: "cette sauvegarde est abîmée ; restaures-en une autre ({cause})"},
	{Reason: history.ErrDisk, Plain: "le disque n’a pas pu le faire ; fais de la place et réessaie", Full: "le disque n’a pas pu le faire ; fais de la place et réessaie ({doing} : {cause})"},
	{Reason: history.ErrReadOnly, Plain: "on ne peut pas écrire dans le dossier ; regarde à qui il est, ou démarre Tabby avec --data et un autre dossier", Full: "on ne peut pas écrire dans le dossier ; regarde à qui il est, ou démarre Tabby avec --data et un autre dossier ({doing} : {cause})"},
	{Reason: history.ErrUnreadable, Plain: "on ne peut pas lire le dossier ; regarde à qui il est, ou démarre Tabby avec --data et un autre dossier", Full: "on ne peut pas lire {what} ; regarde à qui est le dossier, ou démarre Tabby avec --data et un autre dossier"},
	{Reason: history.ErrLocked, Plain: "un autre programme utilise le fichier ; ferme ce programme et réessaie", Full: "un autre programme utilise le fichier ; ferme ce programme et réessaie ({doing} : {cause})"},
	{Reason: history.ErrUnreachable, Plain: "les serveurs qui gardent les parties ne répondent pas ; rien de ce qui a été confirmé n’est perdu, réessaie"},
}

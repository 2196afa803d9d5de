package spanish

import (
	"tabby/history"
	"tabby/internal/words/sentence"
)

// failureTable has the words of the errors of a history. One without words is its own
// text, which has the details.
var failureTable = []sentence.Refusal{
	{Reason: history.ErrChecksum, Plain: "la suma de comprobación no coincide", Full: "{about}: la suma de comprobación no coincide"},
	{Reason: history.ErrGap, Plain: "falta la entrada anterior", Full: "{about}: falta la entrada anterior"},
	{Reason: history.ErrEntries, Plain: "faltan entradas", Full: "{about}: faltan entradas; hay {count} de {known}"},
	{Reason: history.ErrDerived, Plain: "lo que se ha calculado a partir de las entradas no coincide con ellas", Full: "{about}: lo que se ha calculado a partir de las entradas no coincide con ellas"},
	{Reason: history.ErrContent, Plain: "dice algo que no puede ser", Full: "{about}: {cause}"},
	{Reason: history.ErrStructure, Plain: "tabby.db no está entero", Full: "tabby.db no está entero: {what}"},
	{Reason: history.ErrSchemaNumber, Plain: "tabby.db no dice qué esquema tiene"},
	{Reason: history.ErrNotTabby, Plain: "tabby.db no es una base de datos de Tabby"},
	{Reason: history.ErrAhead, Plain: "a tabby.db le falta algo que está en tabby.jsonl; una reparación lo recupera", Full: "a tabby.db le faltan entradas o cambios de tabby.jsonl ({many}); una reparación los recupera"},
	{Reason: history.ErrExport, Plain: "tabby.jsonl no está entero; tabby.db tiene todas las entradas, y una reparación vuelve a escribir el archivo", Full: "en tabby.jsonl hay líneas que faltan o no están como se escribieron ({many}); tabby.db tiene todas las entradas, y una reparación vuelve a escribir el archivo"},
	{Reason: history.ErrNoExport, Plain: "tabby.jsonl ya no está; Tabby lo vuelve a escribir la próxima vez que se abra"},
	{Reason: history.ErrNoDatabase, Plain: "tabby.db ya no está", Full: "tabby.db ya no está, pero sí {what}"},
	{Reason: history.ErrLine, Plain: "ningún Tabby escribe una línea así", Full: "ningún Tabby escribe una línea así ({what:q})"},
	{Reason: history.ErrText, Plain: "no es texto en UTF-8"},
	{Reason: history.ErrVersion, Plain: "esta exportación tiene una versión que este Tabby no conoce; actualiza Tabby"},
	{Reason: history.ErrTwice, Plain: "una entrada está dos veces, y no es igual", Full: "{about} está dos veces, y no es igual"},
	{Reason: history.ErrPart, Plain: "falta una parte del archivo", Full: "falta una parte del archivo: tiene {count} de {known} entradas"},
	{Reason: history.ErrOwnTable, Plain: "esta tabla la escribió Tabby para hojas de cálculo; entera solo entra una exportación de todo (.jsonl)", Full: "{cause}; esta tabla la escribió Tabby para hojas de cálculo; entera solo entra una exportación de todo (.jsonl)"},
	{Reason: history.ErrTooMuch, Plain: "es demasiado para Tabby", Full: "es demasiado para Tabby: {limit}"},
	{Reason: history.ErrRevision, Plain: "su número de cambio es mayor de lo que Tabby cuenta; alguien se ha inventado esta línea", Full: "{about}: su número de cambio es mayor de lo que Tabby cuenta; una reparación cuenta de nuevo"},
	{Reason: history.ErrStopped, Plain: "detenido; no ha cambiado nada"},
	{Reason: history.ErrDamaged, Plain: "un archivo con tus partidas está dañado", Full: "un archivo con tus partidas está dañado ({doing}: {cause})"},
	{Reason: history.ErrNoGame, Plain: "esa partida no existe", Full: "esa partida no existe: {what}"},
	{Reason: history.ErrNoPerson, Plain: "esa persona no existe", Full: "esa persona no existe: {what}"},
	{Reason: history.ErrNoEnding, Plain: "la partida no tiene ese final"},
	{Reason: history.ErrNewerGame, Plain: "esta partida es de un Tabby más nuevo; actualiza Tabby para abrirla", Full: "esta partida es de un Tabby más nuevo; actualiza Tabby para abrirla ({cause})"},
	{Reason: history.ErrMeanwhile, Plain: "esta partida ha cambiado mientras tanto; ábrela otra vez"},
	{Reason: history.ErrTogether, Plain: "estas dos personas han jugado juntas", Full: "estas dos personas han jugado juntas: {games}"},
	{Reason: history.ErrBadge, Plain: "los colores y las formas van de 0 a 7"},
	{Reason: history.ErrNote, Plain: "una nota es un texto de 4000 bytes como mucho"},
	{Reason: history.ErrPlace, Plain: "un lugar tiene 60 letras como mucho"},
	{Reason: history.ErrDay, Plain: "un día se escribe así: 2006-01-02", Full: "un día se escribe así: 2006-01-02, no {what:q}"},
	{Reason: history.ErrNoFile, Plain: "eso es una carpeta o un dispositivo; elige un archivo", Full: "{what} es una carpeta o un dispositivo; elige un archivo"},
	{Reason: history.ErrNotShared, Plain: "no se ha compartido nada; puedes volver a compartirlo"},
	{Reason: history.ErrNotCopied, Plain: "no se ha podido copiar la imagen; mejor guárdala"},
	{Reason: history.ErrForeign, Plain: "esto no es un archivo de Tabby; elige un archivo .jsonl o .csv"},
	{Reason: history.ErrChanged, Plain: "el archivo ha cambiado mientras se leía; inténtalo otra vez cuando nada escriba en él"},

	{Reason: history.ErrEmpty, Plain: "en esta carpeta todavía no hay nada", Full: "en esta carpeta todavía no hay nada ({what})"},
	{Reason: history.ErrFolder, Plain: "eso es un archivo; elige la carpeta donde están o estarán las partidas", Full: "{what}: eso es un archivo; elige la carpeta donde están o estarán las partidas"},
	{Reason: history.ErrOlder, Plain: "este archivo es de un Tabby más antiguo; ábrelo una vez en Tabby para ponerlo al día"},
	{Reason: history.ErrNewer, Plain: "este archivo es de un Tabby más nuevo; actualiza Tabby para abrirlo", Full: "este archivo es de un Tabby más nuevo; actualiza Tabby para abrirlo (su esquema tiene el número {count}, este Tabby conoce el {known})"},
	{Reason: history.ErrSchema, Plain: "esta base de datos no está como la hace Tabby; usa otra copia", Full: "{what:q} en esta base de datos no está como lo hace Tabby; usa otra copia"},
	{Reason: history.ErrCopy, Plain: "esta copia de seguridad está dañada; recupera otra", Full: "esta copia de seguridad está dañada; recupera otra ({cause})"},
	{Reason: history.ErrDisk, Plain: "el disco no ha podido; haz sitio en él e inténtalo otra vez", Full: "el disco no ha podido; haz sitio en él e inténtalo otra vez ({doing}: {cause})"},
	{Reason: history.ErrReadOnly, Plain: "no se puede escribir en la carpeta; mira de quién es, o abre Tabby con --data y otra carpeta", Full: "no se puede escribir en la carpeta; mira de quién es, o abre Tabby con --data y otra carpeta ({doing}: {cause})"},
	{Reason: history.ErrUnreadable, Plain: "la carpeta no se puede leer; mira de quién es, o abre Tabby con --data y otra carpeta", Full: "{what} no se puede leer; mira de quién es, o abre Tabby con --data y otra carpeta"},
	{Reason: history.ErrLocked, Plain: "otro programa tiene abierto el archivo; ciérralo e inténtalo otra vez", Full: "otro programa tiene abierto el archivo; ciérralo e inténtalo otra vez ({doing}: {cause})"},
	{Reason: history.ErrUnreachable, Plain: "los servidores que guardan las partidas no responden; lo que ya se confirmó no se ha perdido, inténtalo otra vez"},
}

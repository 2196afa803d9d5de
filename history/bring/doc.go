// Package bring reads games from files in many formats: tables with any separator and in any
// encoding, workbooks, notes, and exports of other apps.
//
// [Read] takes the bytes of a file and answers to questions, and returns a [File]: its format, what was understood,
// and questions about what the file does not say ([Question]). When all questions are answered, [File.Games] yields
// each game, checked by the rules.
//
// # A table
//
// Every value belongs to a game, a player and perhaps a round, which its column, its row or a title above
// says. So the same code reads tables with a row for each player and round, with a row for each game and
// a column for each player, with a column for each player and rounds below, and transposed ones, in any
// order, several below each other or in several sheets. The table that package flat writes is one of
// these. The fields of columns are guessed from their headings in the languages of Tabby (words.txt) and
// from the cells below. Then the rules of the game check the result: each player has a value in each
// round, and sums are correct. A value that cannot be read is an error with the number of its line, and is
// never ignored.
//
// If cells or columns contain several values, the table is first rewritten with one value in each cell: places as columns with
// names below, lists of players and of points in a cell, two players in one column, a day with a game, the same headings
// several times side by side (players below games or days, points below players), and tables side by side. A web page that was
// saved as a workbook is read like a workbook.
//
// A note without separators is also converted to a table: columns with spaces between them, or names with numbers after them.
//
// A blank cell that was merged with the one above has the value of that one. Points may be
// sums, and may have any sign or be in parentheses. Days may be written in all usual forms.
package bring

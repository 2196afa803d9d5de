// Package bring understands the files in which people have kept games: tables with any separator and
// in any encoding, workbooks, and what other apps export.
//
// [Read] takes bytes and answers, and returns a [File]: what it is, what was understood, and what
// cannot be known and is asked ([Question]). Once nothing is asked any more, [File.Games] yields each
// game, checked by the rules.
//
// # A table
//
// Every value has a place: a game, a player and perhaps a round. What a column does not say, its row
// says, or the title above. So one grammar reads a row a player and round, a row a game with players
// as columns, rounds below each other under the names, and the other way round, in any order, several
// below each other or in several sheets. The table that package flat writes is a case of it. Which
// columns there are is proposed by their heads in the languages of Tabby (words.txt) and by what stands
// below; what comes of it is disposed by one check, the rules of the game: each player has a value in
// each round, and sums are what they say. A value that cannot be read is an error with its line, never
// passed over.
//
// A table whose cells or columns hold several things is first written with one in each: places as columns with names below,
// lists of players and of points in a cell, two players in one column, a day with a game, the same heads several times
// beside each other (players below games or days, points below players), and tables beside each other. A page of a website
// that is saved as a workbook is read like one.
//
// A note without separators is such a table as well: columns with spaces between them, or names with numbers after them.
//
// A cell that is blank because it was merged with the one above has what that says. Points may be
// sums, have any sign, or stand in parentheses. A day may be written as people and spreadsheets do.
package bring

// Package flat reads and writes games as CSV, with one row for each player and
// round. A [Writer] writes them for spreadsheets. [Read] reads them and a simpler
// form that is easily typed from paper.
//
// # The form that is read
//
// The first row names the columns, in any order; columns other than these are
// ignored. A row is the result of one player in one round:
//
//	date,variant,game,round,player,points,called
//	2026-11-20,rat-a-tat-cat,1,1,Ann,12,
//	2026-11-20,rat-a-tat-cat,1,1,Ben,7,yes
//
// Consecutive rows with the same date, variant and game belong to one game. The
// date is 2006-01-02, or with a time 2006-01-02 15:04 or RFC 3339, or as spreadsheets
// write it: 02.01.2006, 2/1/2006 15:04 or 02-01-2006, the day first, unless the file has a
// day above 12 in the second place. Rounds count from 1. Every player of the first round needs a row in each; blank points mean
// that the player sat out. The columns called and game are optional. An optional
// penalty is added to the points of the caller, and an optional total is checked
// against the sum.
//
// In games with such rules, special is yes for the special hand, points are blank in a row
// where it says what the others count, which then has a number as counted, and rules are the
// house rules by which the rounds count, such as "falls=100=50 right_call=zero". Without that
// column they are those of the variant, but for what a wrong call costs, which follows from
// the penalties. A game of one's own has all of it in its first row, as definition.
//
// A player who was some points ahead at the beginning has them as head_start in all rows. They
// are off the totals, or in them where the highest wins.
//
// A game of which only the totals are known has one row for each player:
//
//	date,variant,player,total
//	1998-12-27,rat-a-tat-cat,Ann,41
//
// Which total wins depends on the variant.
//
// A table that a [Writer] wrote has the ids of its games, so that a store recognizes
// them; see [Own] and [Fingerprints]. In its last column, events, it has all that happened in a
// game, so that the game comes back as it was: who left and came, corrections, house rules and
// times. If a row was changed since, the events are passed over, and the rows are read.
package flat

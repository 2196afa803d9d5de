// Package flat tells games as a table of text, CSV: one row a player and round.
// [Writer] writes it for spreadsheets; [Read] reads a simple form of it, such as
// a player types from paper.
//
// # The form that is read
//
// The first row names the columns, in any order; others than these are left
// alone. A row is what one player brought to one round:
//
//	date,variant,game,round,player,points,called
//	2026-11-20,rat-a-tat-cat,1,1,Ann,12,
//	2026-11-20,rat-a-tat-cat,1,1,Ben,7,yes
//
// Rows belong to one game while date, variant and game are the same. The date is
// 2006-01-02, or with a time 2006-01-02 15:04 or RFC 3339. Rounds count from 1.
// Every player of the first round has a row in each; blank points mean that the
// player sat out. The column called may be left out, and so may game; penalty,
// where there is one, comes on top of the points of who called. Where there is
// a column total, it is checked against the sum.
//
// Of a game of which only totals are known, a row is a player:
//
//	date,variant,player,total
//	1998-12-27,rat-a-tat-cat,Ann,41
//
// The lowest total wins.
//
// A table that a [Writer] wrote says which games it is of ([Own], [Fingerprints]), so that
// those are known again where they are kept.
package flat

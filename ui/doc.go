// Package ui is the program in its window: the table, the sheet, what is
// entered, the rules and the virtual deck.
//
// A screen is made to look like a view, a plain value that a pure function
// (viewSheet, viewEntry, viewDeal) makes of the state; what is tapped goes up as
// an intent. What is half typed is a value as well (entry, setup), kept as a
// draft with every touch. Nothing here knows how games are kept: see [Store].
//
// Begin with [Run], [New] and the sheetTable.
package ui

// Package widgets has the widgets of all screens.
//
// It contains no code about cards, people or games. A widget shows its data and calls functions; it
// it takes colours and sizes from the theme by the names in paint.go. Widgets are composed of
// few parts: package shape lays objects out so that their height follows from their width
// (docs/decisions/look.md says why), package typeset breaks and draws their text, a surface is
// a rectangle in colours of the theme, and a plate is the visible part of a [Pressable]:
// content on a skin with hover, press and focus. The labels for screen readers are in
// accessible.go, which also brings them to Fyne's drivers.
//
// Packages that are made of widgets are beside this one: pictures (of numbers and people),
// moving and longlist.
//
// # Why not Fyne's own
//
// We tried all of these with Fyne 2.8.1. If only a part of a Fyne widget is unsuitable, ours
// embeds it, as [TextField] and [Stepper] embed the entry.
//
//	ours                       Fyne's              why ours
//	Text                       Label, RichText     height for a width before layout; clips to a number of lines
//	Button, Tile, Chip         Button              labels wrap at 200 % text; content, badge, second target
//	IconButton                 Button              shows its label on hover and focus; 56 high
//	Choice, option             RadioGroup          stacks if the options do not fit; one Tab stop each
//	Toggle                     Check               title and explanation wrap, and all of it is the target
//	Stepper, TextField         Entry, FormItem     label, hint and error wrap; passes Escape on; ring
//	Keypad, Asking             none
//	pictures.Meter             ProgressBar         parts of several colours; thin, without a text
//	Glyph, BadgeView           Icon                size by theme name; disc; letter on the shape
//	NewCard, notices           Card                any content by its height for a width, in our colours
//	Modal                      ModalPopUp          a tap beside it cancels; Escape, Enter; scrolls when too high
//	Toasts                     none
//	Page, Stack                Border, Navigation  title moves below the actions; footer shrinks; focus is restored
//	Column, Row, Flow, …       VBox, HBox, …       height for a width: Fyne asks for the height first
//	Grid                       Table               an arrow key refreshes all cells, and leaves the cursor under the
//	                                               header; recycled headers lose the focus (decisions/table.md)
//	longlist.List              List                scrolls without what is above it; Tab reaches no row out of
//	                                               sight; heights are known before rows (decisions/table.md)
//	Reorder, IdleTile, Shield  none
//	moving, pictures           none
//	Expander                   Accordion           a wrapping title; height for a width
package widgets

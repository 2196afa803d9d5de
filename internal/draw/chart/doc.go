// Package chart draws numbers: lines with a limit, and bars. A [Chart] is data;
// [Chart.Draw] makes a picture of it, as PNG or SVG, in a [Style].
//
// No chart needs colour to be read: each line has a mark, dashes and its name at
// its end; of two parts of a bar one is filled and the other is not. Each person has a
// colour and a shape. Drawing needs no screen and may be done in any goroutine.
package chart

// Package people shows the statistics of people, and changes a person's name, cat and colour.
package people

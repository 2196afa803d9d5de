// Package people shows the statistics of people, and changes what is known of a
// person.
package people

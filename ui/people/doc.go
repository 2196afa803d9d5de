// Package people shows what games say about those who played them, and changes
// what is known of a person.
package people

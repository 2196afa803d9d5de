// Command site writes the rule book of every game in every language as plain pages for a static host, into the
// folder that it is given.
package main

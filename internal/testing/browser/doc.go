// Package browser opens pages in a real Chromium that nothing controls from outside: a script of the test
// plays on the page, and reports its result to the test. It needs neither what `make web` builds nor a
// client of a browser, so `make test` has room for it. Its tests have the build tag browser. What takes
// real touches, several devices or a kill is in package webtest.
package browser

// Package uitest uses a window as a person does: it finds things by their texts, taps them,
// types, and reads what is shown. It knows no room and no App, so that the tests of any room,
// and of all of them together, can use it.
//
// Begin with [New], set the content of the window, and call [User.Tap].
package uitest

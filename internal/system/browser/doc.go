// Package browser has what the window needs from a browser instead of a computer: the store in
// the browser's own files, and the functions that the page of internal/system/web calls.
package browser

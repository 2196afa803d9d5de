// Package browser is what the window asks of a browser instead of a computer: the
// store in the browser's own files, and what the page of internal/system/web calls back.
package browser

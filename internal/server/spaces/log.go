package spaces

import (
	"errors"
	"log/slog"
	"net/http"
	"strings"
	"syscall"
	"time"

	"tabby/history"
)

// causes are the errors of a store that may be logged as they are.
var causes = []error{
	history.ErrDisk, history.ErrReadOnly, history.ErrDamaged, history.ErrLocked, history.ErrNewer, history.ErrFolder, history.ErrUnreadable,
}

// noCause is the cause of an error that is none of a store.
const noCause = "unknown"

// cause returns what may be logged of an error, which itself may have the names of people
// and spaces.
func cause(err error) string {
	if busy := new(history.BusyError); errors.As(err, &busy) {
		return history.ErrLocked.Error()
	}
	var all []string
	for _, c := range causes {
		if errors.Is(err, c) {
			all = append(all, c.Error())
		}
	}
	if errno := syscall.Errno(0); errors.As(err, &errno) {
		all = append(all, errno.Error())
	}
	if all == nil {
		return noCause
	}
	return strings.Join(all, ": ")
}

// An answer remembers the status of what it writes.
type answer struct {
	http.ResponseWriter
	status int
}

func (a *answer) WriteHeader(status int) {
	if a.status == 0 {
		a.status = status
	}
	a.ResponseWriter.WriteHeader(status)
}

func (a *answer) Write(text []byte) (int, error) {
	if a.status == 0 {
		a.status = http.StatusOK
	}
	return a.ResponseWriter.Write(text)
}

// Unwrap lets a connection be taken over.
func (a *answer) Unwrap() http.ResponseWriter { return a.ResponseWriter }

// logged answers with next, counts that and logs it: by the pattern of the address, which
// has no names and keys.
func (s *Server) logged(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		began, a := time.Now(), &answer{ResponseWriter: w}
		defer func() {
			s.options.Meter.Request(a.status)
			level := slog.LevelDebug
			if a.status >= http.StatusInternalServerError {
				level = slog.LevelWarn
			}
			s.options.Log.Log(r.Context(), level, "request", "to", r.Pattern, "method", r.Method, "status", a.status, "took", time.Since(began))
		}()
		next.ServeHTTP(a, r)
	})
}

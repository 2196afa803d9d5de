package peers

import (
	"cmp"
	"context"
	"errors"
	"time"

	"tabby/history"
	"tabby/history/exchange"
	"tabby/internal/devices/reason"
)

// A Result is the result of a sync with a device.
type Result struct {
	Received int            `json:"came"`              // games
	Sent     int            `json:"went"`              // games
	Others   int            `json:"others"`            // people and annotations, both ways
	Refused  []exchange.Key `json:"refused,omitempty"` // what one of the two cannot read, and stays where it is
}

// Moved returns how much was received and sent.
func (m Result) Moved() int { return m.Received + m.Sent + m.Others }

// Sync syncs with a device of the list: each gets what it is missing, people and annotations first, then
// games, the newest first. It can be interrupted at any point and resumes next time; whatever has arrived is
// kept. The error wraps [reason.NoAnswer], [reason.Unpaired], [reason.NoDevice] or [history.ErrStopped], or
// is that of the store.
func (c *Client) Sync(id string, work history.Work) (Result, error) {
	d, err := c.Device(id)
	if err != nil {
		return Result{}, err
	}
	if !d.Answers() {
		return Result{}, reason.Unpaired
	}
	ctx, stop := context.WithTimeoutCause(work.Ctx(), cmp.Or(c.Patience, syncTime), reason.Slow)
	defer stop()
	m := syncing{Client: c, with: c.session(d), id: id, work: history.Work{Context: ctx, Report: work.Report}}
	err = m.all()
	if err != nil && errors.Is(context.Cause(ctx), reason.Slow) {
		err = reason.NoAnswer.Because(reason.Slow)
	}
	if m.Received+m.Sent > 0 {
		err = errors.Join(err, c.NoteMoved(id, m.Received, m.Sent))
	}
	if errors.Is(err, reason.Unpaired) {
		err = errors.Join(err, c.update(id, func(d *Device) { d.Unpaired = true }))
	}
	if err == nil {
		err = c.NoteMet(id)
	}
	return m.Result, err
}

// syncTime is how long a sync takes at most. The next one goes on where it ends.
const syncTime = 15 * time.Minute

// A syncing is a [Result] that is not over.
type syncing struct {
	*Client
	Result
	with session
	id   string // of the other device
	work history.Work

	done, total int
}

// mostPasses is how often two histories are compared in one sync: what came may have
// changed more than itself, and both may be in use.
const mostPasses = 4

// all exchanges until both are equal, or nothing moves any more.
func (m *syncing) all() error {
	for range mostPasses {
		before := m.Moved()
		equal, err := m.pass()
		if err != nil || equal || m.Moved() == before {
			return err
		}
	}
	return nil
}

// pass compares once, and exchanges what differs.
func (m *syncing) pass() (equal bool, err error) {
	mine, err := m.Inventory()
	if err != nil {
		return false, err
	}
	overview := mine.Overview()
	var other CompareAnswer
	if err := m.with.ask(m.work.Ctx(), AskCompare, CompareRequest{overview.Sum()}, &other); err != nil || other.Equal {
		return other.Equal, err
	}
	buckets := overview.Differing(other.Overview)
	var theirs exchange.Inventory
	if err := m.with.ask(m.work.Ctx(), AskList, ListRequest{buckets}, &theirs); err != nil {
		return false, err
	}
	lacks, spare := mine.In(buckets).Compare(theirs)
	m.total = m.done + len(lacks) + len(spare)
	come, comeGames := exchange.Cut(lacks)
	leave, goGames := exchange.Cut(spare)
	for _, part := range []struct {
		keys []exchange.Key
		move func([]exchange.Key) (int, error)
	}{{come, m.take}, {leave, m.give}, {comeGames, m.take}, {goGames, m.give}} {
		if err := m.each(part.keys, part.move); err != nil {
			return false, err
		}
	}
	return false, nil
}

// each moves things in pieces. If a piece is refused, smaller ones are tried, until it is
// known what is refused; all else moves.
func (m *syncing) each(keys []exchange.Key, move func([]exchange.Key) (int, error)) error {
	for most := MaxKeys; len(keys) > 0; {
		if err := m.work.CheckStopped(); err != nil {
			return err
		}
		some := keys[:min(len(keys), most)]
		n, err := move(some)
		switch {
		case isRefusal(err) && len(some) > 1:
			most = len(some) / 2
			continue
		case isRefusal(err):
			m.Refused = append(m.Refused, some[0])
			n = 1
		case err != nil:
			return err
		case n < 1 || n > len(some):
			return reason.Tangled
		}
		most, keys = min(MaxKeys, 2*most), keys[n:]
		m.done += n
		m.work.Progress(history.Exchanging, m.done, m.total)
	}
	return nil
}

// isRefusal reports whether an error is about what was moved, and not about the devices.
func isRefusal(err error) bool {
	if refused := new(RefusedError); errors.As(err, &refused) {
		return refused.Status == StatusContent || refused.Status == StatusLarge
	}
	return IsContent(err)
}

// IsContent reports whether an import has failed because of its content.
func IsContent(err error) bool {
	line := new(history.LineError)
	return errors.As(err, &line) || errors.Is(err, history.ErrTooMuch) || errors.Is(err, history.ErrForeign) || errors.Is(err, history.ErrNewer)
}

// take gets the first of some things from the other device.
func (m *syncing) take(keys []exchange.Key) (int, error) {
	body, err := m.with.post(m.work.Ctx(), AskTake, PackJSON(TakeRequest{keys}))
	if err != nil {
		return 0, err
	}
	a, export, err := unpackPiece(body)
	if err != nil {
		return 0, err
	}
	got, err := m.Receive(m.id, export, history.Work{Context: m.work.Context})
	if err != nil {
		return 0, err
	}
	games, others := Amount(got)
	m.Received, m.Others = m.Received+games, m.Others+others
	return a.Keys, nil
}

// give sends the first of some things to the other device.
func (m *syncing) give(keys []exchange.Key) (int, error) {
	export, n, err := m.Piece(keys)
	if err != nil {
		return 0, err
	}
	body, err := m.with.post(m.work.Ctx(), AskGive, Pack(export))
	if err != nil {
		return 0, err
	}
	var got GiveAnswer
	if err := UnpackJSON(body, &got, MaxBody); err != nil {
		return 0, err
	}
	m.Sent, m.Others = m.Sent+max(0, got.Games), m.Others+max(0, got.Others)
	return n, nil
}

// Amount returns how many games an import has changed, and how many people and
// annotations.
func Amount(in history.Imported) (games, others int) {
	return in.Games + in.Grown + len(in.Parted), in.People + in.Marks
}

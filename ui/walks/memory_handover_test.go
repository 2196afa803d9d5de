package walks_test

import (
	"errors"
	"strings"
	"time"

	"tabby/history"
	"tabby/internal/devices/handover"
)

// HandOver returns a game as a link.
func (s *memoryStore) HandOver(id string) (string, error) {
	log, err := s.Log(id)
	if err != nil {
		return "", err
	}
	batches, err := log.Read()
	if err != nil {
		return "", err
	}
	var export strings.Builder
	at := history.Ledger{ID: id}
	for _, events := range batches {
		e, next, err := at.Write(events, time.Time{})
		if err != nil {
			return "", err
		}
		export.Write(e.Line())
		at = next
	}
	fragment, err := handover.Encode(strings.NewReader(export.String()))
	return handover.Address("http://192.168.1.20:8229", fragment), err
}

// OwnGameLink returns a game of one's own as a link.
func (*memoryStore) OwnGameLink(definition []byte) string {
	return handover.OwnGameLink("http://192.168.1.20:8229", definition)
}

// TakeOver refuses every link: TestAGameGoesFromDeviceToDevice has stores on disk.
func (*memoryStore) TakeOver(string, history.Work) (string, history.Imported, error) {
	return "", history.Imported{}, errors.New("this store takes no links")
}

package network

import (
	"net/http"

	"tabby/history"
	"tabby/history/exchange"
	"tabby/internal/devices/keys"
	"tabby/internal/devices/reason"
	"tabby/internal/devices/serve"
	"tabby/internal/devices/together"
)

// answers returns what a device that is listed may ask for.
func (h *Handler) answers() map[string]func(d together.Device, body []byte) ([]byte, error) {
	return map[string]func(together.Device, []byte) ([]byte, error){
		together.AskCompare: h.compare,
		together.AskList:    h.list,
		together.AskTake:    h.take,
		together.AskGive:    h.give,
		together.AskPart:    h.part,
	}
}

// pair exchanges a key for a token.
func (h *Handler) pair(w http.ResponseWriter, r *http.Request) {
	body, ok := h.read(w, r, together.MaxPair)
	if !ok {
		return
	}
	var in together.PairRequest
	if err := together.UnpackJSON(body, &in, together.MaxPair); err != nil {
		refuse(w, http.StatusBadRequest, err)
		return
	}
	if err := together.CheckID(in.ID); err != nil {
		refuse(w, http.StatusBadRequest, err)
		return
	}
	if !h.keys.use(in.Key, h.now()) {
		h.guessed(w, r, together.StatusKey, reason.PairingKey)
		return
	}
	given, err := h.admit(in)
	if err != nil {
		refuse(w, statusOf(err), err)
		return
	}
	serve.Answer(w, http.StatusOK, contentType, together.PackJSON(given))
}

// admit lists a device, with a new token.
func (h *Handler) admit(in together.PairRequest) (together.PairAnswer, error) {
	id, err := h.book.ID()
	if err != nil {
		return together.PairAnswer{}, err
	}
	token := keys.New(32)
	d := together.Device{ID: in.ID, Name: together.CleanName(in.Name), Shows: keys.Hash(token)}
	if err := h.book.Add(d); err != nil {
		return together.PairAnswer{}, err
	}
	if h.options.Paired != nil {
		h.options.Paired(d)
	}
	return together.PairAnswer{Token: token, ID: id, Name: h.options.Name}, nil
}

func (h *Handler) compare(d together.Device, body []byte) ([]byte, error) {
	var in together.CompareRequest
	if err := together.UnpackJSON(body, &in, together.MaxRequest); err != nil {
		return nil, err
	}
	mine, err := h.book.Inventory()
	if err != nil {
		return nil, err
	}
	overview := mine.Overview()
	if overview.Sum() != in.Sum {
		return together.PackJSON(together.CompareAnswer{Overview: overview}), h.note(d.ID)
	}
	return together.PackJSON(together.CompareAnswer{Equal: true}), h.note(d.ID)
}

func (h *Handler) list(_ together.Device, body []byte) ([]byte, error) {
	var in together.ListRequest
	if err := together.UnpackJSON(body, &in, together.MaxRequest); err != nil {
		return nil, err
	}
	mine, err := h.book.Inventory()
	if err != nil {
		return nil, err
	}
	return together.PackJSON(mine.In(in.Buckets)), nil
}

func (h *Handler) take(d together.Device, body []byte) ([]byte, error) {
	var in together.TakeRequest
	if err := together.UnpackJSON(body, &in, together.MaxRequest); err != nil {
		return nil, err
	}
	if len(in.Keys) > together.MaxKeys {
		return nil, reason.Tangled
	}
	export, n, err := h.book.Piece(in.Keys)
	if err != nil {
		return nil, err
	}
	h.moved(d.ID, 0, len(exchange.Part(in.Keys[:n]).Games))
	return together.PackPiece(together.TakeAnswer{Keys: n}, export), nil
}

func (h *Handler) give(d together.Device, body []byte) ([]byte, error) {
	export, err := together.Unpack(body, together.MaxBody)
	if err != nil {
		return nil, err
	}
	h.taking.Lock()
	defer h.taking.Unlock()
	got, err := h.book.Receive(d.ID, export, history.Work{})
	if err != nil {
		return nil, err
	}
	games, others := together.Amount(got)
	h.moved(d.ID, games, 0)
	if games+others > 0 && h.options.Received != nil {
		h.options.Received(d, got)
	}
	return together.PackJSON(together.GiveAnswer{Games: games, Others: others}), nil
}

func (h *Handler) part(d together.Device, _ []byte) ([]byte, error) {
	return together.PackJSON(struct{}{}), h.book.Remove(d.ID)
}

package network

import (
	"net/http"

	"tabby/history"
	"tabby/history/exchange"
	"tabby/internal/devices/keys"
	"tabby/internal/devices/peers"
	"tabby/internal/devices/reason"
	"tabby/internal/devices/serve"
)

// answers returns what a device that is listed may ask for.
func (h *Handler) answers() map[string]func(d peers.Device, body []byte) ([]byte, error) {
	return map[string]func(peers.Device, []byte) ([]byte, error){
		peers.AskCompare: h.compare,
		peers.AskList:    h.list,
		peers.AskTake:    h.take,
		peers.AskGive:    h.give,
		peers.AskPart:    h.part,
	}
}

// pair exchanges a key for a token.
func (h *Handler) pair(w http.ResponseWriter, r *http.Request) {
	body, ok := h.read(w, r, peers.MaxPair)
	if !ok {
		return
	}
	var in peers.PairRequest
	if err := peers.UnpackJSON(body, &in, peers.MaxPair); err != nil {
		refuse(w, err)
		return
	}
	if err := peers.CheckID(in.ID); err != nil {
		refuse(w, err)
		return
	}
	if !h.keys.use(in.Key, h.now()) {
		h.guessed(w, r, reason.PairingKey)
		return
	}
	given, err := h.admit(in)
	if err != nil {
		refuse(w, err)
		return
	}
	serve.Answer(w, http.StatusOK, contentType, peers.PackJSON(given))
}

// admit lists a device, with a new token.
func (h *Handler) admit(in peers.PairRequest) (peers.PairAnswer, error) {
	id, err := h.devices.ID()
	if err != nil {
		return peers.PairAnswer{}, err
	}
	token := keys.New(32)
	d := peers.Device{ID: in.ID, Name: peers.CleanName(in.Name), Shows: keys.Hash(token)}
	if err := h.devices.Add(d); err != nil {
		return peers.PairAnswer{}, err
	}
	if h.options.Paired != nil {
		h.options.Paired(d)
	}
	return peers.PairAnswer{Token: token, ID: id, Name: h.options.Name}, nil
}

func (h *Handler) compare(d peers.Device, body []byte) ([]byte, error) {
	var in peers.CompareRequest
	if err := peers.UnpackJSON(body, &in, peers.MaxRequest); err != nil {
		return nil, err
	}
	mine, err := h.devices.Inventory()
	if err != nil {
		return nil, err
	}
	overview := mine.Overview()
	if overview.Sum() != in.Sum {
		return peers.PackJSON(peers.CompareAnswer{Overview: overview}), h.note(d.ID)
	}
	return peers.PackJSON(peers.CompareAnswer{Equal: true}), h.note(d.ID)
}

func (h *Handler) list(_ peers.Device, body []byte) ([]byte, error) {
	var in peers.ListRequest
	if err := peers.UnpackJSON(body, &in, peers.MaxRequest); err != nil {
		return nil, err
	}
	mine, err := h.devices.Inventory()
	if err != nil {
		return nil, err
	}
	return peers.PackJSON(mine.In(in.Buckets)), nil
}

func (h *Handler) take(d peers.Device, body []byte) ([]byte, error) {
	var in peers.TakeRequest
	if err := peers.UnpackJSON(body, &in, peers.MaxRequest); err != nil {
		return nil, err
	}
	if len(in.Keys) > peers.MaxKeys {
		return nil, reason.Tangled
	}
	export, n, err := h.devices.Piece(in.Keys)
	if err != nil {
		return nil, err
	}
	h.moved(d.ID, 0, len(exchange.Part(in.Keys[:n]).Games))
	return peers.PackPiece(peers.TakeAnswer{Keys: n}, export), nil
}

func (h *Handler) give(d peers.Device, body []byte) ([]byte, error) {
	export, err := peers.Unpack(body, peers.MaxBody)
	if err != nil {
		return nil, err
	}
	h.taking.Lock()
	defer h.taking.Unlock()
	got, err := h.devices.Receive(d.ID, export, history.Work{})
	if err != nil {
		return nil, err
	}
	games, others := peers.Amount(got)
	h.moved(d.ID, games, 0)
	if games+others > 0 && h.options.Received != nil {
		h.options.Received(d, got)
	}
	return peers.PackJSON(peers.GiveAnswer{Games: games, Others: others}), nil
}

func (h *Handler) part(d peers.Device, _ []byte) ([]byte, error) {
	return peers.PackJSON(struct{}{}), h.devices.Remove(d.ID)
}

// Package openaiapi speaks OpenAI's images API, so that programs that know it make pictures here: with the account of an API
// token (Site), or without accounts, as one renderer of many (Pool).
package openaiapi

import (
	"context"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"image"
	"net/http"
	"slices"
	"time"

	"pellucid/internal/alpha/codec"
	"pellucid/internal/engine"
	"pellucid/internal/engine/openai"
)

// BodyLimit is the largest body of an edit in bytes: its pictures, and what the form adds to them.
const BodyLimit = 32 << 20

// Order is what a program asks for.
type Order struct {
	Prompt, NegativePrompt, Style, Shadow string
	Width, Height                         int
	Count                                 int
	Seed                                  int64 // negative: choose one
	Variation                             int   // of the first picture
	Private                               bool
	Files                                 [][]byte // pictures to follow, as they were uploaded
	Mask                                  []byte   // of the first file; empty: all of the picture is new
	IdempotencyKey                        string
}

// uploadsHash tells the uploaded files of two orders apart; empty: there are none.
func (o Order) uploadsHash() string {
	if len(o.Files) == 0 {
		return ""
	}
	sum := sha256.New()
	for _, file := range append(slices.Clone(o.Files), o.Mask) {
		_ = binary.Write(sum, binary.BigEndian, int64(len(file))) // a hash takes everything
		_, _ = sum.Write(file)
	}
	return hex.EncodeToString(sum.Sum(nil))
}

// Picture is one that was made.
type Picture struct {
	Image    *image.NRGBA
	Metadata codec.Metadata // for its file
	URL      string         // where it can be fetched; empty: nowhere
	More     More
}

// More is what we say of a picture beyond OpenAI's API, in a member "pellucid" that other programs pass over.
type More struct {
	ID         string          `json:"id,omitempty"`
	Page       string          `json:"page,omitempty"`
	Model      string          `json:"model,omitempty"`
	Notes      []string        `json:"notes,omitempty"`
	Credits    []string        `json:"credits,omitempty"`
	SourceType string          `json:"source_type,omitempty"`
	Alpha      any             `json:"alpha,omitempty"`
	Intent     *engine.Intent  `json:"intent,omitempty"`
	Recipe     json.RawMessage `json:"recipe,omitempty"`
	Reading    any             `json:"reading,omitempty"`
}

// Maker makes the pictures of one caller.
type Maker interface {
	Make(ctx context.Context, order Order) ([]Picture, error)
}

// Backend finds out who calls. An error is an answer: nobody gets in.
type Backend interface {
	Caller(r *http.Request) (Maker, error)
}

// Model is the name of the model that is offered: whatever engine a site has, programs need not know it.
const Model = openai.PellucidModel

// API is the images API over a backend.
type API struct{ backend Backend }

// New returns the API over a backend.
func New(backend Backend) *API { return &API{backend} }

// Models lists the model.
func (a *API) Models(w http.ResponseWriter, r *http.Request) {
	if _, err := a.backend.Caller(r); err != nil {
		fail(w, r, err)
		return
	}
	say(w, map[string]any{"object": "list", "data": []any{model()}})
}

// OneModel tells of a model by its name.
func (a *API) OneModel(w http.ResponseWriter, r *http.Request) {
	if _, err := a.backend.Caller(r); err != nil {
		fail(w, r, err)
		return
	}
	if name := r.PathValue("model"); name != Model {
		fail(w, r, &failure{status: http.StatusNotFound, kind: invalidRequest, code: "model_not_found", param: "model", message: "There is no model “" + name + "” here; there is “" + Model + "”."})
		return
	}
	say(w, model())
}

func model() map[string]any {
	return map[string]any{"id": Model, "object": "model", "created": 1795132800, "owned_by": "pellucid"}
}

// Generations makes pictures from a prompt.
func (a *API) Generations(w http.ResponseWriter, r *http.Request) { a.answer(w, r, readJSON) }

// Edits makes pictures from a prompt that follow others.
func (a *API) Edits(w http.ResponseWriter, r *http.Request) { a.answer(w, r, readForm) }

func (a *API) answer(w http.ResponseWriter, r *http.Request, read func(*http.Request) (params, error)) {
	maker, err := a.backend.Caller(r)
	if err != nil {
		fail(w, r, err)
		return
	}
	p, err := read(r)
	if err != nil {
		fail(w, r, err)
		return
	}
	order, err := p.order()
	if err != nil {
		fail(w, r, err)
		return
	}
	order.IdempotencyKey = r.Header.Get("Idempotency-Key")
	if p.Stream {
		a.stream(w, r, maker, p, order)
		return
	}
	pictures, err := maker.Make(r.Context(), order)
	if err != nil {
		fail(w, r, err)
		return
	}
	data := []any{}
	for _, picture := range pictures {
		element, err := p.element(picture)
		if err != nil {
			fail(w, r, err)
			return
		}
		data = append(data, element)
	}
	body := p.common(order)
	body["created"], body["data"] = time.Now().Unix(), data
	say(w, body)
}

func say(w http.ResponseWriter, body any) {
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	_ = json.NewEncoder(w).Encode(body) // the client is gone when this fails
}

// named reports whether a value is one of those that are known, or left out.
func named(value string, known ...string) bool { return value == "" || slices.Contains(known, value) }

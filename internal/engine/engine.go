// Package engine declares what a picture-making engine is. Each backend is a subpackage; all of them run the same
// contract suite (enginetest).
package engine

import (
	"context"
	"encoding/json"
	"image"

	"pellucid/internal/domain"
)

// Request asks for one picture. The same request and variation give the same bytes from engines that are deterministic.
type Request struct {
	// Key names the picture across restarts and tries of one process: it is sent to the vendor where the vendor can be asked
	// for it later (Finder). Empty for pictures that nobody resumes.
	Key            string
	Prompt         string
	NegativePrompt string
	Width, Height  int   // pixels; see Capabilities.Fits
	Seed           int64 // ≥ 0; variations of one task share the seed
	Variation      int   // 0-based number of the picture within its task
	GuidanceScale  float64
	Steps          int
	Style          string // a style name that overrides the prompt's own; empty means "read it from the prompt"
	Shadow         string // "none" (also ""), "contact" or "drop"
	References     []Reference
	Mask           *image.NRGBA // of the first reference, of its size, which is the picture's: transparent pixels may be changed; nil changes all
	UserHash       string       // stable pseudonym of the user, for vendors that ask whom they work for; may be empty
}

// CannotDraw is the error of an engine whose art lacks the main subject of a prompt: nothing is made and nothing charged.
type CannotDraw struct {
	Sentence  string   // for the user
	Suggested []string // what could be drawn instead
}

// Error returns the sentence.
func (e *CannotDraw) Error() string { return e.Sentence }

// Reference is a picture that the new one is to follow. What an engine took from it, it says in the picture's notes.
type Reference struct {
	Image *image.NRGBA // straight alpha, any size
	Clone bool         // the picture that the new one starts from, rather than one that was added to the prompt
}

// Picture is what an engine delivers.
type Picture struct {
	Image  *image.NRGBA    // straight (not premultiplied) alpha; Width × Height pixels unless the engine's sizes are its own
	Model  string          // model name shown to people, such as "illustrator-1"
	Opaque bool            // the engine gives no alpha channel, or gave none this time: the subject has to be cut out
	Recipe json.RawMessage // everything that reproduces the picture, as JSON
	Notes  []string        // sentences for the user, such as what had to be approximated
	// SourceType is the IPTC digital source type: trainedAlgorithmicMedia, compositeSynthetic or algorithmicMedia.
	SourceType string
	Credits    []string // whose art is in the picture, as credit lines
	Intent     Intent
	Reading    domain.Reading // how the prompt was read; zero for engines that do not say
	CostCents  float64        // what the vendor charges for it, in US cents, as far as it is known; 0 for our own
}

// Intent tells the alpha gate what the picture is meant to be, so that it judges fairly.
type Intent struct {
	Glow      bool // glow, smoke, mist: haze far from ink is wanted
	Particles bool // confetti, stars, spray: specks are wanted
	Pixelated bool // pixel art: jaggies are wanted
	Outlined  bool // outlines and stickers: an opaque rim is wanted
	Glass     bool // glass, water, jelly: translucent interiors are wanted
	Veils     bool // parts of the subject are translucent by themselves
	OwnEdges  bool // pigment, ink or light gives the edge a color of its own
	FullBleed bool // backgrounds and borders: the frame may be touched
}

// Handle is what an engine needs to find a picture that it was asked for again: a vendor's job id, or a small JSON document.
// It is stored before anybody waits. It is empty for engines whose Wait does all of the work.
type Handle string

// Engine makes pictures: Submit hands the request over, Wait returns the picture. All methods may be called concurrently.
//
// Errors are Error values with a Class, CannotDraw, or the context's error. Whoever calls Submit stores the handle before
// Wait, so that a process that dies in between resumes the same job instead of paying for another.
type Engine interface {
	// Name is the engine's name in settings and in the database, such as "openai".
	Name() string
	// Capabilities says what the engine can do, without asking the vendor.
	Capabilities() Capabilities
	// Submit starts the picture and returns as soon as the vendor has accepted it.
	Submit(ctx context.Context, req Request) (Handle, error)
	// Wait waits for the picture, by polling or otherwise, and fetches it. progress (may be nil) is told rising fractions in
	// 0–1 from the calling goroutine, 1 at the end. Waiting twice for the same handle gives the same picture, as long as the
	// vendor keeps it.
	Wait(ctx context.Context, req Request, job Handle, progress func(fraction float64)) (Picture, error)
	// Cancel asks the vendor to stop; a job that has ended or is unknown is no error.
	Cancel(ctx context.Context, job Handle) error
}

// Draw submits a request and waits for its picture. progress may be nil.
func Draw(ctx context.Context, e Engine, req Request, progress func(fraction float64)) (Picture, error) {
	job, err := e.Submit(ctx, req)
	if err != nil {
		return Picture{}, err
	}
	return e.Wait(ctx, req, job, progress)
}

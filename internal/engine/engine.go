// Package engine declares what a picture-making engine is. Each backend is a subpackage; all of them run the same
// contract suite (enginetest).
package engine

import (
	"context"
	"encoding/json"
	"errors"
	"image"

	"pellucid/internal/domain"
)

// Request asks for one picture. The same request and variation give the same bytes from engines that are deterministic.
type Request struct {
	Prompt         string
	NegativePrompt string
	Size           int   // width and height in pixels; pictures are square
	Seed           int64 // ≥ 0; variations of one task share the seed
	Variation      int   // 0-based number of the picture within its task
	GuidanceScale  float64
	Steps          int
	Style          string // a style name that overrides the prompt's own; empty means "read it from the prompt"
	Shadow         string // "none" (also ""), "contact" or "drop"
	References     []Reference
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
	Image  *image.NRGBA    // straight (not premultiplied) alpha, Size × Size pixels
	Model  string          // model name shown to people, such as "illustrator-1"
	Recipe json.RawMessage // everything that reproduces the picture, as JSON
	Notes  []string        // sentences for the user, such as what had to be approximated
	// SourceType is the IPTC digital source type: trainedAlgorithmicMedia, compositeSynthetic or algorithmicMedia.
	SourceType string
	Credits    []string // whose art is in the picture, as credit lines
	Intent     Intent
	Reading    domain.Reading // how the prompt was read; zero for engines that do not say
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

// Engine turns a request into a picture. Draw reports progress as a fraction in 0–1, from the calling goroutine.
type Engine interface {
	Name() string
	Draw(ctx context.Context, req Request, progress func(fraction float64)) (Picture, error)
}

// Description is what a prompt says about its picture, before or without drawing it.
type Description struct {
	Category string   // one of the gallery's categories
	Tags     []string // lower-case words
	AltText  string   // subject, style and "transparent background", at most 125 characters
}

// ErrNoVector is returned for images that cannot be written as vector files.
var ErrNoVector = errors.New("the image has no vector form")

// Vectorizer writes images as vector files from their recipes. The preview is a small square drawing of the same file, to be
// compared with the image: programs change, and the file must show what was delivered.
type Vectorizer interface {
	Vector(recipe json.RawMessage, title string, size int) (svg []byte, preview *image.NRGBA, err error)
}

// Reader reads prompts without drawing, so that what cannot be drawn is known before anything is charged.
type Reader interface {
	Reading(req Request) domain.Reading
}

// Describer reads a prompt. The pictures of every engine are described by the same one.
type Describer interface {
	Describe(prompt, style string) Description
}

package engine

import (
	"context"
	"encoding/json"
	"errors"
	"image"

	"pellucid/internal/domain"
)

// Finder is an engine that can be asked for a job by the request's key, when the process died before it could store the
// handle. The error is ErrNoJob when the vendor has none: then the request may be submitted again.
type Finder interface {
	Find(ctx context.Context, key string) (Handle, error)
}

// ErrNoJob is what a Finder returns when the vendor has no job of that key.
var ErrNoJob = errors.New("the vendor has no such job")

// Checker is an engine that can be tried with one call that costs nothing, or next to nothing.
type Checker interface {
	// Check returns nil, or an Error whose Sentence says to the operator what is wrong and what to do.
	Check(ctx context.Context) error
}

// Description is what a prompt says about its picture, before or without drawing it.
type Description struct {
	Category string   // one of the gallery's categories
	Tags     []string // lower-case words
	Kinds    []string // synonyms and wider kinds of what it shows, lower-case words
	AltText  string   // subject, style and "transparent background", at most 125 characters
}

// ErrNoVector is returned for images that cannot be written as vector files.
var ErrNoVector = errors.New("the image has no vector form")

// Vectorizer writes images as vector files from their recipes. The preview is a small square drawing of the same file, to be
// compared with the image: programs change, and the file must show what was delivered.
type Vectorizer interface {
	Vector(recipe json.RawMessage, title string, size int) (svg []byte, preview *image.NRGBA, err error)
}

// Part is a part of an image that can be drawn in another color.
type Part struct {
	Name  string // unique in the image
	Label string // for people
	Color string // #rrggbb: what most of it looks like
}

// PartColor gives a part another color, written #rrggbb.
type PartColor struct{ Part, Color string }

// ErrUnknownPart is returned when an image has no part of a name, or none at all.
var ErrUnknownPart = errors.New("the image has no such part")

// ErrNoRecipe is returned for recipes that the engine cannot draw from.
var ErrNoRecipe = errors.New("the image cannot be drawn from its recipe")

// Redrawer draws images anew from their recipes. Programs change: compare the image with what was delivered.
type Redrawer interface {
	// Redraw draws a recipe at a size in pixels, with some parts in other colors.
	Redraw(ctx context.Context, recipe json.RawMessage, width, height int, colors []PartColor) (Picture, error)
	// Most returns the largest side in pixels that Redraw draws a recipe at; 0: it cannot draw it.
	Most(recipe json.RawMessage) int
	// Parts returns the parts of the image that can be recolored. It is empty where none can.
	Parts(ctx context.Context, recipe json.RawMessage) ([]Part, error)
	// Recolored returns the recipe with parts in other colors.
	Recolored(recipe json.RawMessage, colors []PartColor) (json.RawMessage, error)
	// Intent returns what the image of a recipe is meant to be.
	Intent(recipe json.RawMessage) (Intent, error)
}

// Reader reads prompts without drawing, so that what cannot be drawn is known before anything is charged.
type Reader interface {
	Reading(req Request) domain.Reading
}

// Describer reads a prompt. The pictures of every engine are described by the same one.
type Describer interface {
	Describe(prompt, style string) Description
}

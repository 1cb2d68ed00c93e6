package domain

import "slices"

// Color is one of the named colors that the gallery can be narrowed down to.
type Color string

// Colors lists every color in display order. The place of a color here is its bit in the database: append, never reorder.
var Colors = []Color{
	"red", "orange", "yellow", "green", "teal", "blue", "purple", "pink", "brown", "black", "gray", "white",
}

// Valid reports whether c is one of the named colors.
func (c Color) Valid() bool { return slices.Contains(Colors, c) }

// VisualFeatures is what pictures are compared by. Both are measured on visible pixels alone.
type VisualFeatures struct {
	Colors     []Color // those that cover a fair share of the picture, most first
	Silhouette uint64  // which cells of an 8 × 8 grid over the subject it covers; zero: never measured
	FaintOn    Faint   // the background that it is lost on
}

// Faint says on which plain background an image is hard to see, as bits that the database has too.
type Faint int

// The backgrounds that an image can be lost on. One that is lost on both, as gray smoke, is shown on the page's own.
const (
	FaintOnPaper Faint = 1 << iota // pale or glowing: it is shown on ink
	FaintOnInk                     // dark: it is shown on paper
)

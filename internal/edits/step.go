// Package edits carries out edge tools on images: a list of steps such as trim, outline or feather, decoded strictly from JSON
// and applied in order. The same image and steps always give the same pixels, so that an edit is stored as its steps and can be
// replayed, also at another size.
//
// Images are *image.NRGBA: straight 8-bit sRGB with the rectangle at the origin. The package does no I/O and keeps no state.
package edits

import (
	"context"
	"image"
)

// Bounds on an edit.
const (
	StepsMax  = 50   // steps in a list
	SideMax   = 4096 // pixels of a side of the image, after every step
	PxMax     = 512  // pixels of a width, a blur, a radius or an offset
	PointsMax = 4000 // points of a brush stroke
)

// Step is one operation of an edit.
type Step interface {
	// Op is the name of the operation in JSON.
	Op() string
	// check returns the first rule that the step breaks, with the name of its field.
	check() error
	// scaled returns the step for an image that is k times as large.
	scaled(k float64) Step
	// apply changes the work.
	apply(ctx context.Context, w *work) error
}

// List is an edit: steps in order.
type List []Step

// Trim crops to the tight box of what is visible (alpha > 0).
type Trim struct{}

// Pad adds a transparent border of Px pixels on each side.
type Pad struct {
	Px int `json:"px" minimum:"1" maximum:"2048" doc:"Pixels on each side"`
}

// Square pads to a square, with the image in the middle.
type Square struct{}

// Outline puts a band of one color around what is visible, and behind it, as on a die-cut sticker.
type Outline struct {
	Width float64 `json:"width" minimum:"0" maximum:"512" doc:"Pixels, above 0"`
	Color Color   `json:"color" doc:"#rrggbb; white when missing"`
}

// Shadow puts a shadow behind the image: "drop" is its blurred silhouette, "contact" a flat ellipse where it stands.
type Shadow struct {
	Kind    string  `json:"kind" enum:"drop,contact"`
	Color   Color   `json:"color" doc:"#rrggbb; black when missing"`
	Opacity float64 `json:"opacity" minimum:"0" maximum:"1" doc:"Default 0.35"`
	Blur    float64 `json:"blur" minimum:"0" maximum:"512" doc:"Blur radius in pixels as in CSS: twice the Gaussian's standard deviation. Default 24"`
	DX      float64 `json:"dx" minimum:"-512" maximum:"512" doc:"Pixels to the right; default 0"`
	DY      float64 `json:"dy" minimum:"-512" maximum:"512" doc:"Pixels down; default 16 for drop, 0 for contact"`
}

// Feather softens the edge: opacity rises from the edge inwards over Px pixels. It never grows.
type Feather struct {
	Px float64 `json:"px" minimum:"0" maximum:"128" doc:"Pixels, above 0"`
}

// Choke pulls the edge in by Px pixels; negative values push it out.
type Choke struct {
	Px float64 `json:"px" minimum:"-64" maximum:"64" doc:"Pixels; negative values push the edge out"`
}

// Specks removes islands of visible pixels smaller than MaxArea; the largest island stays.
type Specks struct {
	MaxArea int `json:"max_area" minimum:"1" maximum:"1000000" doc:"Islands of fewer pixels than this are removed; the largest one stays"`
}

// Brush erases along a stroke, or restores the source's own pixels there.
type Brush struct {
	Mode     string       `json:"mode" enum:"erase,restore"`
	Radius   float64      `json:"radius" minimum:"0.5" maximum:"512" doc:"Pixels"`
	Hardness float64      `json:"hardness" minimum:"0" maximum:"1" doc:"Share of the radius with full strength; default 0.8"`
	Points   [][2]float64 `json:"points" doc:"[x, y] in pixels of the image as it is at this step; at most 4,000"`
}

// ReplaceColor moves colors near From by the difference to To, so that shading stays.
type ReplaceColor struct {
	From      Color   `json:"from" doc:"#rrggbb"`
	To        Color   `json:"to" doc:"#rrggbb"`
	Tolerance float64 `json:"tolerance" minimum:"0.001" maximum:"1" doc:"Distance in OKLab from which on a color stays as it is; default 0.1"`
}

// RecolorPart redraws the illustration with a named part in another color.
type RecolorPart struct {
	Part  string `json:"part" maxLength:"100" doc:"Name of a part; see the parts of the image"`
	Color Color  `json:"color" doc:"#rrggbb"`
}

// Resize fits the image into Width × Height pixels, centered on transparency where the proportions differ.
type Resize struct {
	Width  int `json:"width" minimum:"1" maximum:"4096"`
	Height int `json:"height" minimum:"1" maximum:"4096"`
}

// PartColor is a part that is to have another color.
type PartColor struct {
	Part  string
	Color Color
	Index int // of the step that asks for it
}

// Recolored returns the parts that the list recolors, in order.
func (l List) Recolored() []PartColor {
	var all []PartColor
	for i, s := range l {
		if r, ok := s.(RecolorPart); ok {
			all = append(all, PartColor{r.Part, r.Color, i})
		}
	}
	return all
}

// Source is what an edit starts from.
type Source struct {
	Image *image.NRGBA
	// Redraw draws the source anew at a size in the source's proportions, with some parts in other colors. A nil image says
	// that it cannot at that size. Nil: the source is pixels alone, and has no parts.
	Redraw func(ctx context.Context, width, height int, colors []PartColor) (*image.NRGBA, error)
	// Most is the largest side in pixels that Redraw draws; 0 means SideMax.
	Most int
	// Side is the largest side in pixels that the image may have after a step; 0 means SideMax.
	Side int
}

// Result is an edited image.
type Result struct {
	Image    *image.NRGBA
	Redrawn  bool    // drawn anew from the recipe at some size other than the source's
	Enlarged float64 // above 1: how much pixels had to be scaled up, because nothing could be drawn anew
}

package front

import (
	"encoding/json"
	"sync"

	"pellucid/internal/domain"
	"pellucid/static"
)

// LandingArt is an image that ships with the program for the landing page, drawn by our own illustrator when the program was
// built (cmd/landingart).
type LandingArt struct {
	File       string             `json:"file"`
	Small      string             `json:"small"` // for phones; empty: none
	Thumb      string             `json:"thumb"` // for the button that chooses it; empty: none
	Prompt     string             `json:"prompt"`
	Width      int                `json:"width"` // pixels of the file
	Height     int                `json:"height"`
	Pixels     int                `json:"pixels"` // width and height at which it was measured
	SoftPixels int                `json:"soft_pixels"`
	Report     domain.AlphaReport `json:"report"`
	Strip      string             `json:"strip"` // a few pixels of the edge; empty: none
}

// URL is the address of the file.
func (a LandingArt) URL() string { return static.URL("art/" + a.File) }

// ThumbURL is the address of the file for the button that chooses the image.
func (a LandingArt) ThumbURL() string { return static.URL("art/" + a.Thumb) }

// landingArt reads the list of what was drawn, by name. A build without it has none, and pages leave its places empty.
var landingArt = sync.OnceValue(func() map[string]LandingArt {
	list := map[string]LandingArt{}
	if encoded := static.Read("art/landing.json"); encoded != nil {
		if err := json.Unmarshal(encoded, &list); err != nil {
			panic(err) // it is embedded: a broken build must not start
		}
	}
	return list
})

// art returns a piece; the zero value when it was not drawn.
func art(name string) LandingArt { return landingArt()[name] }

// StripURL is the address of a few pixels of its edge.
func (a LandingArt) StripURL() string { return static.URL("art/" + a.Strip) }

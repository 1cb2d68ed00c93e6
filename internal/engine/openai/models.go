package openai

import (
	"slices"
	"strings"

	"pellucid/internal/engine"
	"pellucid/internal/openaiclient"
)

// model is what a model can do. Vendors change this overnight: all that is known about models stands in this file.
type model struct {
	vendor      bool               // OpenAI's own parameters are understood (background, quality, moderation, safety_identifier)
	own         bool               // another Pellucid, whose API takes the seed and the rest of our requests too
	transparent bool               // it makes an alpha channel when it is asked to
	fidelity    bool               // edits take input_fidelity "high"
	partials    bool               // it streams partial pictures
	cents       map[string]float64 // of a picture of 1024 × 1024 pixels by quality; which qualities there are
	tokens      rates
	size        engine.Capabilities // only its sizes
	references  int
	hint        string
}

// rates are prices in US dollars for a million tokens.
type rates struct{ text, image, out float64 }

// Sizes. The newest models take any size whose sides are multiples of 16 up to 3840 × 2160; above 2560 × 1440 pixels is
// experimental, and below some 650,000 pixels is refused, so that squares of 816 to 1920 pixels are safe.
var (
	threeSizes = engine.Capabilities{Sizes: []engine.Size{{Width: 1024, Height: 1024}, {Width: 1536, Height: 1024}, {Width: 1024, Height: 1536}}}
	anySize    = engine.Capabilities{MinSide: 816, MaxSide: 1920, Step: 16, MaxRatio: 3}
	diffusion  = engine.Capabilities{MinSide: 256, MaxSide: 1024, Step: 64, MaxRatio: 2}
	ourSizes   = engine.Capabilities{MinSide: MinSide, MaxSide: MaxSide, MaxRatio: MaxRatio}
)

// Sides of the pictures that a Pellucid makes for others, in pixels, and how many times longer one is than the other at most.
const (
	MinSide  = 64
	MaxSide  = 1536
	MaxRatio = 3
)

// Prices as of November 2026, from public price lists: those of 2.5 were read second-hand, those of 2.6 are taken to be the same.
var (
	rates25 = rates{text: 5, image: 8, out: 30}
	cents25 = map[string]float64{"low": 0.6, "medium": 1.3, "high": 5.3, "xhigh": 9.4, "max": 21.1}
)

// models holds what is known by name. Where an alpha channel is uncertain, it is asked for: a model that refuses is asked again
// without, and remembered. For gpt-image-2 it was switched off at the end of September 2026.
var models = map[string]model{
	"gpt-image-1-mini": {
		vendor: true, transparent: true, partials: true, size: threeSizes, references: 16, hint: "about 20 s",
		cents: map[string]float64{"low": 0.5, "medium": 1.1, "high": 3.6}, tokens: rates{2, 2.5, 8},
	},
	"gpt-image-1.5": {
		vendor: true, transparent: true, fidelity: true, partials: true, size: threeSizes, references: 16, hint: "about 30 s",
		cents: map[string]float64{"low": 0.9, "medium": 3.4, "high": 13.3}, tokens: rates{5, 8, 32},
	},
	"gpt-image-2": {
		vendor: true, partials: true, size: anySize, references: 16, hint: "about 40 s",
		cents: map[string]float64{"low": 0.6, "medium": 5.3, "high": 21.1}, tokens: rates{5, 8, 30},
	},
	"gpt-image-2.5-flare":    {vendor: true, transparent: true, partials: true, size: anySize, references: 16, hint: "about 20 s", cents: cents25, tokens: rates25},
	"gpt-image-2.5-sunburst": {vendor: true, transparent: true, partials: true, size: anySize, references: 16, hint: "about 60 s", cents: cents25, tokens: rates25},
	"gpt-image-2.6-flare":    {vendor: true, transparent: true, partials: true, size: anySize, references: 16, hint: "about 20 s", cents: cents25, tokens: rates25},
	"gpt-image-2.6-sunburst": {vendor: true, transparent: true, partials: true, size: anySize, references: 16, hint: "about 60 s", cents: cents25, tokens: rates25},
	"chatgpt-image-latest": {
		vendor: true, partials: true, size: threeSizes, references: 16, hint: "about 40 s",
		cents: map[string]float64{"low": 0.9, "medium": 3.4, "high": 13.3}, tokens: rates{5, 8, 32},
	},
	PellucidModel: {own: true, transparent: true, size: ourSizes, references: 3, hint: "instant, vector look"},
}

// PellucidModel is the name under which a Pellucid offers its illustrator to programs.
const PellucidModel = "pellucid-illustrator"

// unknown is a model of LocalAI, sd-server and the like: pictures are opaque, and the parameters few.
var unknown = model{size: diffusion, references: 1, hint: "your own model"}

// modelOf finds a model by its name, dated snapshots ("gpt-image-2-2026-04-21") included.
func modelOf(name string) model {
	if known, ok := models[name]; ok {
		return known
	}
	for known, m := range models {
		if dated, ok := strings.CutPrefix(name, known+"-20"); ok && len(dated) == len("26-04-21") {
			return m
		}
	}
	return unknown
}

// qualities returns the qualities of a model, cheapest first; none when it does not know the parameter.
func (m model) qualities() []string {
	var names []string
	for name := range m.cents {
		names = append(names, name)
	}
	slices.SortFunc(names, func(a, b string) int {
		switch d := m.cents[a] - m.cents[b]; {
		case d < 0:
			return -1
		case d > 0:
			return 1
		}
		return 0
	})
	return names
}

// price returns what a picture cost in cents: by its tokens where the vendor counts them, else by its size.
func (m model) price(quality string, size engine.Size, used openaiclient.Usage) float64 {
	if used.Output > 0 && m.tokens.out > 0 {
		return (float64(used.Text)*m.tokens.text + float64(used.Image)*m.tokens.image + float64(used.Output)*m.tokens.out) / 1e6 * 100
	}
	return m.cents[quality] * float64(size.Width) * float64(size.Height) / (1024 * 1024)
}

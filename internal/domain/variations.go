package domain

import (
	"encoding/json"
	"math"
	"math/rand/v2"
)

// variationBits is where the number of a variation begins within a seed. 15 digits, which people can type and JavaScript keeps
// exact, leave room for a quarter of a million variations.
const (
	variationBits = 32
	variationsMax = 1<<18 - 1
)

// ExactSeed returns the seed that makes one image of a generation again, alone: the generation's seed with the image's number.
// The first image's is the generation's own.
func ExactSeed(seed int64, variation int) int64 {
	first, n := SplitSeed(seed)
	return first | int64(n+variation)<<variationBits
}

// SplitSeed returns the seed that an engine is given, and the number of the first image that is drawn from it.
func SplitSeed(seed int64) (first int64, variation int) {
	seed = max(seed, 0)
	return seed & (1<<variationBits - 1), int(seed >> variationBits & variationsMax)
}

// varied is the range that the numbers of variations are chosen from, so that asking twice does not draw the same twice.
const varied = 1 << 14

// variedSeed continues the series of a seed: the first image has the idea that follows the source's, where ideas take turns.
func variedSeed(seed int64) int64 {
	first, n := SplitSeed(seed)
	return ExactSeed(first, (1+rand.IntN(varied))*SamplesMax+(n+1)%SamplesMax)
}

// VariationsOf is the request for more images like one: the same prompt, settings and seed, with numbers of their own (see
// ExactSeed). What the task said that made the image counts first, where it is known; of other images, the recipe.
func VariationsOf(img Image, task *Task, count int) Generation {
	gen := Generation{
		Prompt: img.Prompt, NegativePrompt: img.NegativePrompt, GuidanceScale: img.GuidanceScale, Steps: img.Steps, Width: img.Width, Height: img.Height,
	}
	var recipe struct {
		Style  string `json:"style"`
		Shadow string `json:"shadow"`
	}
	switch {
	case task != nil:
		gen = task.Generation
		gen.ReferenceIDs, gen.Masked = nil, false
	case json.Unmarshal(img.Recipe, &recipe) == nil && recipe.Style != "default":
		gen.Style, gen.Shadow = recipe.Style, recipe.Shadow
	}
	gen.Samples, gen.Seed, gen.Public, gen.IdempotencyKey, gen.Price = count, variedSeed(img.Seed), img.IsPublic, "", 0
	gen.GuidanceScale, gen.Steps = min(GuidanceScaleMax, gen.GuidanceScale), min(StepsMax, max(1, gen.Steps))
	gen.Width, gen.Height = NearestSize(gen.Width, gen.Height)
	return gen
}

// NearestSize returns the size that can be asked for and is nearest to width × height pixels: in its proportions first, then in
// its longer side.
func NearestSize(width, height int) (int, int) {
	if allowedSize(width, height) {
		return width, height
	}
	apart := func(a, b float64) float64 { return math.Abs(math.Log(max(a, 1e-9) / max(b, 1e-9))) }
	ratio := Ratios[0]
	for _, r := range Ratios {
		own := float64(width) / float64(max(1, height))
		if apart(own, float64(r.Width)/float64(r.Height)) < apart(own, float64(ratio.Width)/float64(ratio.Height)) {
			ratio = r
		}
	}
	longer := Sizes[0]
	for _, side := range Sizes {
		if apart(float64(max(width, height)), float64(side)) < apart(float64(max(width, height)), float64(longer)) {
			longer = side
		}
	}
	return ratio.Pixels(longer)
}

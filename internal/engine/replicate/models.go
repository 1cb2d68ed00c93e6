package replicate

import (
	"errors"
	"maps"
	"slices"
	"strings"

	"pellucid/internal/engine"
)

// fluxAspects are the sizes of FLUX.1 at one megapixel.
var fluxAspects = map[string]engine.Size{
	"1:1": {Width: 1024, Height: 1024}, "16:9": {Width: 1344, Height: 768}, "21:9": {Width: 1536, Height: 640},
	"3:2": {Width: 1216, Height: 832}, "2:3": {Width: 832, Height: 1216}, "4:5": {Width: 896, Height: 1088}, "5:4": {Width: 1088, Height: 896},
	"9:16": {Width: 768, Height: 1344}, "9:21": {Width: 640, Height: 1536},
}

// FluxSchnell is FLUX.1 [schnell]: fast, cheap, opaque.
func FluxSchnell() Model {
	return Model{
		ID: "black-forest-labs/flux-schnell", Label: "FLUX.1 schnell", Opaque: true, CostCents: 0.3, Aspects: fluxAspects, Steps: [2]int{1, 4},
		Fixed: map[string]any{"num_outputs": 1, "output_format": "png", "go_fast": false, "megapixels": "1"},
		Names: Inputs{Prompt: "prompt", Aspect: "aspect_ratio", Seed: "seed", Steps: "num_inference_steps"},
	}
}

// FluxDev is FLUX.1 [dev]: better, slower, opaque; it can start from a picture.
func FluxDev() Model {
	return Model{
		ID: "black-forest-labs/flux-dev", Label: "FLUX.1 dev", Opaque: true, CostCents: 2.5, Aspects: fluxAspects,
		Steps: [2]int{1, 50}, Guidance: [2]float64{0, 10},
		Fixed: map[string]any{"num_outputs": 1, "output_format": "png", "go_fast": false, "megapixels": "1"},
		Names: Inputs{
			Prompt: "prompt", Aspect: "aspect_ratio", Seed: "seed", Steps: "num_inference_steps", Guidance: "guidance", Image: "image",
		},
	}
}

// Flux2Pro is FLUX.2 [pro]: the best of the three, opaque; it follows up to four references.
func Flux2Pro() Model {
	return Model{
		ID: "black-forest-labs/flux-2-pro", Label: "FLUX.2 pro", Opaque: true, CostCents: 4, MinSide: 256, MaxSide: 1440, Step: 32, MaxRatio: 3,
		Fixed: map[string]any{"output_format": "png", "aspect_ratio": "custom"},
		Names: Inputs{Prompt: "prompt", Width: "width", Height: "height", Seed: "seed", Images: "input_images", MostImages: 4},
	}
}

// BackgroundRemover is 851-labs/background-remover, pinned to a version: soft alpha, fractions of a cent.
func BackgroundRemover() Model {
	return Model{
		ID:    "851-labs/background-remover:a029dff38972b5fda4ec5d75d7d1cd25aeff621d2cf4946a41055d7db66b80bc",
		Label: "background-remover", CostCents: 0.05,
		Fixed: map[string]any{"format": "png", "background_type": "rgba", "threshold": 0, "reverse": false},
		Names: Inputs{Image: "image"},
	}
}

// BriaRemover is bria/remove-background, whose training data is licensed.
func BriaRemover() Model {
	return Model{
		ID: "bria/remove-background", Label: "BRIA", CostCents: 1.8,
		Fixed: map[string]any{"preserve_alpha": true}, Names: Inputs{Image: "image"},
	}
}

// recipe is a model with a remover, by the name that the settings use.
type recipe struct {
	model   func() Model
	remover func() Model
}

var recipes = map[string]recipe{
	"flux-schnell":      {FluxSchnell, BackgroundRemover},
	"flux-dev":          {FluxDev, BackgroundRemover},
	"flux-2-pro":        {Flux2Pro, BackgroundRemover},
	"flux-schnell+bria": {FluxSchnell, BriaRemover},
	"flux-dev+bria":     {FluxDev, BriaRemover},
	"flux-2-pro+bria":   {Flux2Pro, BriaRemover},
}

// DefaultRecipe is the name of the recipe for those who do not choose.
const DefaultRecipe = "flux-dev"

// Recipe sets the models by a recipe's name: "flux-schnell", "flux-dev" or "flux-2-pro", each also with "+bria". An empty
// name is the default.
func (c *Config) Recipe(name string) error {
	if name == "" {
		name = DefaultRecipe
	}
	r, ok := recipes[name]
	if !ok {
		return errors.New("Replicate: the recipes are " + strings.Join(slices.Sorted(maps.Keys(recipes)), ", "))
	}
	remover := r.remover()
	c.Model, c.Remover = r.model(), &remover
	return nil
}

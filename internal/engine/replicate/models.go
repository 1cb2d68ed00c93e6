package replicate

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"pellucid/internal/engine"
	"pellucid/internal/engine/remote"
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
		ID: "black-forest-labs/flux-schnell", Label: "FLUX.1 schnell", CostCents: 0.3,
		Form: remote.Form{
			Opaque: true, Aspects: fluxAspects, Steps: [2]int{1, 4},
			Fixed: map[string]any{"num_outputs": 1, "output_format": "png", "go_fast": false, "megapixels": "1"},
			Names: remote.Inputs{Prompt: "prompt", Aspect: "aspect_ratio", Seed: "seed", Steps: "num_inference_steps"},
		},
	}
}

// FluxDev is FLUX.1 [dev]: better, slower, opaque; it can start from a picture.
func FluxDev() Model {
	return Model{
		ID: "black-forest-labs/flux-dev", Label: "FLUX.1 dev", CostCents: 2.5,
		Form: remote.Form{
			Opaque: true, Aspects: fluxAspects, Steps: [2]int{1, 50}, Guidance: [2]float64{0, 10},
			Fixed: map[string]any{"num_outputs": 1, "output_format": "png", "go_fast": false, "megapixels": "1"},
			Names: remote.Inputs{
				Prompt: "prompt", Aspect: "aspect_ratio", Seed: "seed", Steps: "num_inference_steps", Guidance: "guidance", Image: "image",
			},
		},
	}
}

// Flux2Pro is FLUX.2 [pro]: the best of the three, opaque; it follows up to four references.
func Flux2Pro() Model {
	return Model{
		ID: "black-forest-labs/flux-2-pro", Label: "FLUX.2 pro", CostCents: 4, MinSide: 256, MaxSide: 1440, Step: 32, MaxRatio: 3,
		Form: remote.Form{
			Opaque: true,
			Fixed:  map[string]any{"output_format": "png", "aspect_ratio": "custom"},
			Names:  remote.Inputs{Prompt: "prompt", Width: "width", Height: "height", Seed: "seed", Images: "input_images", MostImages: 4},
		},
	}
}

// BackgroundRemover is 851-labs/background-remover, pinned to a version: soft alpha, fractions of a cent.
func BackgroundRemover() Model {
	return Model{
		ID:    "851-labs/background-remover:a029dff38972b5fda4ec5d75d7d1cd25aeff621d2cf4946a41055d7db66b80bc",
		Label: "background-remover", CostCents: 0.05,
		Form: remote.Form{
			Fixed: map[string]any{"format": "png", "background_type": "rgba", "threshold": 0, "reverse": false},
			Names: remote.Inputs{Image: "image"},
		},
	}
}

// BriaRemover is bria/remove-background, whose training data is licensed.
func BriaRemover() Model {
	return Model{
		ID: "bria/remove-background", Label: "BRIA", CostCents: 1.8,
		Form: remote.Form{Fixed: map[string]any{"preserve_alpha": true}, Names: remote.Inputs{Image: "image"}},
	}
}

// models are the image models whose inputs are known, by the name that the settings use.
var models = map[string]func() Model{"flux-schnell": FluxSchnell, "flux-dev": FluxDev, "flux-2-pro": Flux2Pro}

// removers are the background removers whose inputs are known, by the name that the settings use.
var removers = map[string]func() Model{"851-labs": BackgroundRemover, "bria": BriaRemover}

// DefaultRecipe is the name of the recipe for those who do not choose.
const DefaultRecipe = "flux-dev"

// What models cost, in US cents, whose price nobody knows: about as much as the dearest of those that are known.
const (
	unknownImage  = 4
	unknownCutout = 1.8
)

// Recipe sets the models by a recipe's name: "flux-schnell", "flux-dev" or "flux-2-pro", each also with "+bria", or a model's own
// ID instead, with or without a version (see Model.ID), which is asked for a prompt, an aspect ratio and a seed. An empty name is
// the default.
func (c *Config) Recipe(name string) error {
	if name == "" {
		name = DefaultRecipe
	}
	image, cutout, _ := strings.Cut(name, "+")
	model, ok := known(models, image)
	if !ok {
		if !strings.Contains(image, "/") && !version.MatchString(image) {
			return errors.New("replicate: the recipes are " + strings.Join(recipeNames(), ", ") + ", or a model's own name: OWNER/NAME or OWNER/NAME:VERSION")
		}
		model = Model{ID: image, Label: image[strings.LastIndex(image, "/")+1:], CostCents: unknownImage, Form: remote.Form{
			Opaque: true, Aspects: fluxAspects, Names: remote.Inputs{Prompt: "prompt", Aspect: "aspect_ratio", Seed: "seed"},
		}}
	}
	c.Model = model
	return c.Cutouts(cutout)
}

// NoRemover is the name of no background remover: images are cut out on this server.
const NoRemover = "none"

// Cutouts sets the background remover: "851-labs" (also ""), "bria", NoRemover, or a model's own ID, with or without a version,
// whose input is "image".
func (c *Config) Cutouts(name string) error {
	if name == NoRemover {
		c.Remover = nil
		return nil
	}
	if name == "" {
		name = "851-labs"
	}
	remover, ok := known(removers, name)
	if !ok {
		remover = Model{ID: name, Label: name, CostCents: unknownCutout, Form: remote.Form{Names: remote.Inputs{Image: "image"}}}
		if err := remover.validate(); err != nil {
			return fmt.Errorf("replicate: the background removers are 851-labs, bria, %s, or a model's own name: OWNER/NAME or OWNER/NAME:VERSION", NoRemover)
		}
	}
	c.Remover = &remover
	return nil
}

// known returns the model of a name, or of an ID whose inputs are those of one that is known, perhaps in another version.
func known(all map[string]func() Model, name string) (Model, bool) {
	if of, ok := all[name]; ok {
		return of(), true
	}
	owner, _, _ := strings.Cut(name, ":")
	for _, of := range all {
		if m := of(); strings.HasPrefix(m.ID+":", owner+":") {
			m.ID = name
			return m, true
		}
	}
	return Model{}, false
}

func recipeNames() []string {
	var names []string
	for name := range models {
		names = append(names, name, name+"+bria")
	}
	slices.Sort(names)
	return names
}

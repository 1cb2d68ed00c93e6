package remote

import (
	"maps"
	"slices"

	"pellucid/internal/engine"
)

// Form says how a vendor's model is asked: models differ in the names of their inputs and in what they take.
type Form struct {
	Fixed    map[string]any // inputs that are always sent
	Names    Inputs
	Aspects  map[string]engine.Size // the aspect ratios that it takes, with the sizes they give; nil: it takes none
	Steps    [2]int                 // least and most
	Guidance [2]float64             // least and most
	Opaque   bool                   // its images have no alpha channel
}

// Inputs are the names of a model's inputs. An empty name is not sent.
type Inputs struct {
	Prompt, Negative, Seed, Aspect, Width, Height, Steps, Guidance string
	Image                                                          string // a reference, or the image to be cut out
	Images                                                         string // a list of references, instead of one
	MostImages                                                     int
	Key                                                            string // takes any text, so that a job can be found by it
}

// Describe adds to capabilities what the form tells: what a request may hold, and the sizes of its aspect ratios.
func (f Form) Describe(can engine.Capabilities) engine.Capabilities {
	can.NativeAlpha, can.Negative, can.Seeds = !f.Opaque, f.Names.Negative != "", f.Names.Seed != ""
	can.Steps, can.Guidance = f.Names.Steps != "", f.Names.Guidance != ""
	for _, aspect := range slices.Sorted(maps.Keys(f.Aspects)) {
		can.Sizes = append(can.Sizes, f.Aspects[aspect])
	}
	switch {
	case f.Names.Images != "":
		can.References = f.Names.MostImages
	case f.Names.Image != "":
		can.References = 1
	}
	return can
}

// Input writes a request as the model's input, without references. isolated asks for a subject on a plain background. The error
// is a bad request: the size is none that the model makes.
func (f Form) Input(can engine.Capabilities, req engine.Request, isolated bool) (map[string]any, error) {
	size, err := SizeFor(can, req)
	if err != nil {
		return nil, err
	}
	input := maps.Clone(f.Fixed)
	if input == nil {
		input = map[string]any{}
	}
	set := func(name string, value any) {
		if name != "" {
			input[name] = value
		}
	}
	set(f.Names.Prompt, Prompt(req, isolated))
	set(f.Names.Seed, Seed(req))
	set(f.Names.Width, size.Width)
	set(f.Names.Height, size.Height)
	for aspect, of := range f.Aspects {
		if of == size {
			set(f.Names.Aspect, aspect)
		}
	}
	if negative := Clean(req.NegativePrompt); negative != "" {
		set(f.Names.Negative, negative)
	}
	if req.Steps > 0 && f.Steps[1] > 0 {
		set(f.Names.Steps, min(max(req.Steps, f.Steps[0]), f.Steps[1]))
	}
	if req.GuidanceScale > 0 && f.Guidance[1] > 0 {
		set(f.Names.Guidance, min(max(req.GuidanceScale, f.Guidance[0]), f.Guidance[1]))
	}
	if req.Key != "" {
		set(f.Names.Key, req.Key)
	}
	return input, nil
}

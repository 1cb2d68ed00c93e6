package replicate

import (
	"errors"
	"maps"
	"regexp"
	"slices"
	"strings"

	"pellucid/internal/engine"
	"pellucid/internal/engine/remote"
)

// Model is a model on Replicate, and how it is asked. Models differ in the names of their inputs; an empty name is not sent.
type Model struct {
	// ID is "owner/name" (an official model), "owner/name:version", a version alone (64 hexadecimal digits), or
	// "deployment:owner/name".
	ID        string
	Label     string         // shown to people
	Fixed     map[string]any // inputs that are always sent
	Names     Inputs
	Aspects   map[string]engine.Size // the aspect ratios that it takes, with the sizes they give; nil: it takes width and height
	MinSide   int
	MaxSide   int
	Step      int
	MaxRatio  float64
	Steps     [2]int     // least and most
	Guidance  [2]float64 // least and most
	Opaque    bool       // its pictures have no alpha channel
	CostCents float64    // for one picture, about
}

// Inputs are the names of a model's inputs.
type Inputs struct {
	Prompt, Negative, Seed, Aspect, Width, Height, Steps, Guidance string
	Image                                                          string // a reference, or the picture to be cut out
	Images                                                         string // a list of references, instead of one
	MostImages                                                     int
	Key                                                            string // takes any text, so that Find works without a webhook
}

var (
	modelName = regexp.MustCompile(`^[a-z0-9][a-z0-9._-]*/[a-z0-9][a-z0-9._-]*$`)
	version   = regexp.MustCompile(`^[0-9a-f]{64}$`)
)

const deployment = "deployment:"

func (m Model) validate() error {
	id, hash, versioned := strings.Cut(strings.TrimPrefix(m.ID, deployment), ":")
	if !modelName.MatchString(id) && !version.MatchString(m.ID) || versioned && !version.MatchString(hash) {
		return errors.New(`Replicate: a model is "owner/name", "owner/name:VERSION", a version, or "deployment:owner/name"`)
	}
	if m.Names.Prompt == "" && m.Names.Image == "" {
		return errors.New("Replicate: the model " + m.ID + " has a name neither for a prompt nor for an image")
	}
	return nil
}

// endpoint returns where predictions of the model are created, and the body without its input.
func (m Model) endpoint() (path string, body map[string]any) {
	if owner, ok := strings.CutPrefix(m.ID, deployment); ok {
		return "/deployments/" + owner + "/predictions", map[string]any{}
	}
	if version.MatchString(m.ID) || strings.Contains(m.ID, ":") {
		return "/predictions", map[string]any{"version": m.ID}
	}
	return "/models/" + m.ID + "/predictions", map[string]any{}
}

// page returns the model's "owner/name", if it is known.
func (m Model) page() (owner string, found bool) {
	if strings.HasPrefix(m.ID, deployment) || version.MatchString(m.ID) {
		return "", false
	}
	owner, _, _ = strings.Cut(m.ID, ":")
	return owner, true
}

func (m Model) capabilities() engine.Capabilities {
	can := engine.Capabilities{
		Label: m.Label, Hint: "photorealistic, about 15 s", CostCents: m.CostCents, NativeAlpha: !m.Opaque,
		MinSide: m.MinSide, MaxSide: m.MaxSide, Step: m.Step, MaxRatio: m.MaxRatio,
		Negative: m.Names.Negative != "", Seeds: m.Names.Seed != "", Steps: m.Names.Steps != "", Guidance: m.Names.Guidance != "",
	}
	for _, aspect := range slices.Sorted(maps.Keys(m.Aspects)) {
		can.Sizes = append(can.Sizes, m.Aspects[aspect])
	}
	switch {
	case m.Names.Images != "":
		can.References = m.Names.MostImages
	case m.Names.Image != "":
		can.References = 1
	}
	return can
}

// input writes a request as the model's input.
func (m Model) input(can engine.Capabilities, req engine.Request, isolated bool) (map[string]any, error) {
	size, err := remote.SizeFor(can, req)
	if err != nil {
		return nil, err
	}
	input := maps.Clone(m.Fixed)
	if input == nil {
		input = map[string]any{}
	}
	set := func(name string, value any) {
		if name != "" {
			input[name] = value
		}
	}
	set(m.Names.Prompt, remote.Prompt(req, isolated))
	set(m.Names.Seed, remote.Seed(req))
	set(m.Names.Width, size.Width)
	set(m.Names.Height, size.Height)
	for aspect, of := range m.Aspects {
		if of == size {
			set(m.Names.Aspect, aspect)
		}
	}
	if negative := remote.Clean(req.NegativePrompt); negative != "" {
		set(m.Names.Negative, negative)
	}
	if req.Steps > 0 && m.Steps[1] > 0 {
		set(m.Names.Steps, min(max(req.Steps, m.Steps[0]), m.Steps[1]))
	}
	if req.GuidanceScale > 0 && m.Guidance[1] > 0 {
		set(m.Names.Guidance, min(max(req.GuidanceScale, m.Guidance[0]), m.Guidance[1]))
	}
	if req.Key != "" {
		set(m.Names.Key, req.Key)
	}
	return input, m.references(input, req.References)
}

// references adds the pictures that the model is to follow: a picture to start from comes first.
func (m Model) references(input map[string]any, all []engine.Reference) error {
	most, field := 1, m.Names.Image
	if m.Names.Images != "" {
		most, field = m.Names.MostImages, m.Names.Images
	}
	if field == "" || len(all) == 0 {
		return nil
	}
	all = slices.Clone(all)
	slices.SortStableFunc(all, func(a, b engine.Reference) int { return rank(a) - rank(b) })
	var sent []string
	for _, r := range all[:min(most, len(all))] {
		address, err := remote.DataURL(remote.Within(r.Image, referenceSide))
		if err != nil {
			return &engine.Error{Class: engine.BadRequest, Sentence: "a reference cannot be written as a PNG file", Err: err}
		}
		sent = append(sent, address)
	}
	if m.Names.Images != "" {
		input[field] = sent
	} else {
		input[field] = sent[0]
	}
	return nil
}

// referenceSide bounds references, so that they can be sent within the request.
const referenceSide = 768

func rank(r engine.Reference) int {
	if r.Clone {
		return 0
	}
	return 1
}

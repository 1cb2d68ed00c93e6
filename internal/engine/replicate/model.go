package replicate

import (
	"errors"
	"regexp"
	"slices"
	"strings"

	"pellucid/internal/engine"
	"pellucid/internal/engine/remote"
)

// Model is a model on Replicate, and how it is asked. A model without Aspects takes a width and a height.
type Model struct {
	remote.Form
	// ID is "owner/name" (an official model), "owner/name:version", a version alone (64 hexadecimal digits), or
	// "deployment:owner/name".
	ID        string
	Label     string // shown to people
	MinSide   int
	MaxSide   int
	Step      int
	MaxRatio  float64
	CostCents float64 // for one picture, about
}

var (
	modelName = regexp.MustCompile(`^[a-z0-9][a-z0-9._-]*/[a-z0-9][a-z0-9._-]*$`)
	version   = regexp.MustCompile(`^[0-9a-f]{64}$`)
)

const deployment = "deployment:"

func (m Model) validate() error {
	id, hash, versioned := strings.Cut(strings.TrimPrefix(m.ID, deployment), ":")
	if !modelName.MatchString(id) && !version.MatchString(m.ID) || versioned && !version.MatchString(hash) {
		return errors.New(`replicate: a model is "owner/name", "owner/name:VERSION", a version, or "deployment:owner/name"`)
	}
	if m.Names.Prompt == "" && m.Names.Image == "" {
		return errors.New("replicate: the model " + m.ID + " has a name neither for a prompt nor for an image")
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
	return m.Describe(engine.Capabilities{
		Label: m.Label, Hint: "photorealistic, about 15 s", CostCents: m.CostCents,
		MinSide: m.MinSide, MaxSide: m.MaxSide, Step: m.Step, MaxRatio: m.MaxRatio,
	})
}

// input writes a request as the model's input.
func (m Model) input(can engine.Capabilities, req engine.Request, isolated bool) (map[string]any, error) {
	input, err := m.Input(can, req, isolated)
	if err != nil {
		return nil, err
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

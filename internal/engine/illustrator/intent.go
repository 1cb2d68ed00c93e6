package illustrator

import (
	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/plan"
)

// intentOf says what the image is meant to be, so that the alpha gate judges it fairly.
func intentOf(p plan.Plan) engine.Intent {
	s := p.Scene()
	pass := lexicon.Passes()[p.Style.Name]
	i := engine.Intent{
		FullBleed: s.Bleeds, Outlined: pass.Edges == "contours" || p.Style.Bordered, OwnEdges: pass.Edges == "own" || p.Style.Bordered,
	}
	i.Veils, i.Particles = translucency(s)
	i.OwnEdges = i.OwnEdges || i.Veils                    // glass and beams of light have edges of their own
	i.OwnEdges = i.OwnEdges || len(p.Brief.Lettering) > 0 // and so have letters: the pale line around them is drawn, so that they read on dark cloth
	switch pass.Alpha {
	case "glow":
		i.Glow = true
	case "specks":
		i.Particles = true
	case "veils": // thin paint beside the art, and drops of it
		i.Veils, i.Particles = true, true
	case "steps":
		i.Pixelated = true
	case "glass":
		i.Glass = true
	}
	if p.Brief.Shadow != "" {
		i.Glow = true
	}
	for _, s := range p.Brief.Subjects {
		family(&i, s)
	}
	for _, name := range p.Brief.Framing {
		family(&i, brief.Subject{ID: name})
	}
	return i
}

// family adds what a subject is made of.
func family(i *engine.Intent, s brief.Subject) {
	switch library.GroupOf(s.ID) {
	case "effects":
		i.Glow, i.Particles, i.Veils = true, true, true
	case "frames", "lettering", "symbols":
		i.Outlined = true
	}
	switch s.Material {
	case "glass", "ice", "crystal":
		i.Glass = true
	}
	if len(s.States) > 0 {
		i.Glow, i.Particles, i.Veils = true, true, true
	}
}

package illustrator

import (
	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/plan"
)

// intentOf says what the image is meant to be, so that the alpha gate judges it fairly.
func intentOf(p plan.Plan) engine.Intent {
	s := p.Scene()
	i := engine.Intent{
		FullBleed: s.Bleeds, Outlined: keepsContours[p.Style.Name], OwnEdges: colorsEdges[p.Style.Name],
	}
	i.Veils, i.Particles = translucency(s)
	i.OwnEdges = i.OwnEdges || i.Veils                    // glass and beams of light have edges of their own
	i.OwnEdges = i.OwnEdges || len(p.Brief.Lettering) > 0 // and so have letters: the pale line around them is drawn, so that they read on dark cloth
	switch p.Style.Name {
	case "neon":
		i.Glow = true
	case "watercolor":
		i.Particles = true // spatter
	case "pixel", "crossstitch", "mosaic":
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

// keepsContours are the styles that leave the contours that the art has: a butterfly's black wing edges are no leftover of
// a wide cut.
var keepsContours = map[string]bool{
	"default": true, "flat": true, "isometric": true, "sticker": true, "3d": true, "realistic": true, "clay": true, "papercut": true, "icon": true, "logo": true,
}

// colorsEdges are the styles that give every edge a color of its own: gathered pigment, ink, refracted light, a rim of light.
var colorsEdges = map[string]bool{
	"watercolor": true, "anime": true, "pixel": true, "lineart": true, "halftone": true, "glass": true, "digital": true, "oil": true,
	"ink": true, "pencil": true, "retro": true, "stainedglass": true, "mosaic": true, "lowpoly": true, "crossstitch": true, "embroidery": true, "woodcut": true,
	"artdeco": true, "origami": true, "cyberpunk": true,
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

package illustrator

import (
	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator/draw"
	"pellucid/internal/engine/illustrator/plan"
)

// intentOf says what the picture is meant to be, so that the alpha gate judges it fairly.
func intentOf(p plan.Plan) engine.Intent {
	i := engine.Intent{
		FullBleed: draw.Bleeds(p), Outlined: keepsContours[p.Style.Name], OwnEdges: colorsEdges[p.Style.Name], Veils: veiled(p),
	}
	switch p.Style.Name {
	case "neon":
		i.Glow = true
	case "digital":
		i.Glow, i.Particles = true, true
	case "watercolor":
		i.Particles, i.Veils = true, true // spatter, and washes that let the ground through
	case "pixel":
		i.Pixelated = true
	case "glass":
		i.Glass = true
	}
	for _, item := range p.Items {
		if item.Art.Set == "procedural" {
			family(&i, item.Art.Name)
		}
	}
	return i
}

// keepsContours are the styles that leave the contours that the art has: a butterfly's black wing edges are no leftover of
// a wide cut.
var keepsContours = map[string]bool{"default": true, "flat": true, "digital": true, "isometric": true, "sticker": true}

// colorsEdges are the styles that give every edge a colour of its own: gathered pigment, ink, refracted light.
var colorsEdges = map[string]bool{
	"watercolor": true, "anime": true, "pixel": true, "lineart": true, "halftone": true, "glass": true,
}

// family adds what a procedural family is made of.
func family(i *engine.Intent, name string) {
	switch name {
	case "confetti", "splash":
		i.Particles = true
	case "bokeh", "sunburst", "sparkles":
		i.Glow, i.Particles = true, true
	case "bubble", "lettering", "ribbon", "banner", "badge", "frame", "border", "corner", "divider":
		i.Outlined = true
	}
}

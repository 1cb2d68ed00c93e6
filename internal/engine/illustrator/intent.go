package illustrator

import (
	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator/draw"
	"pellucid/internal/engine/illustrator/plan"
)

// intentOf says what the picture is meant to be, so that the alpha gate judges it fairly.
func intentOf(p plan.Plan) engine.Intent {
	i := engine.Intent{FullBleed: draw.Bleeds(p)}
	switch p.Style.Name {
	case "neon":
		i.Glow = true
	case "digital":
		i.Glow, i.Particles = true, true
	case "watercolor":
		i.Particles, i.Glass = true, true // spatter, and washes that let the ground through
	case "pixel":
		i.Pixelated, i.Outlined = true, true
	case "sticker", "anime", "lineart", "halftone":
		i.Outlined = true
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

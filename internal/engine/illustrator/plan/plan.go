// Package plan turns a brief into everything that decides an image before it is drawn. A plan is printable, seeded, and part
// of the recipe: the same plan gives the same bytes.
package plan

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/things"
)

// Version names the rules of planning and composing.
const Version = "plan-2"

// Plan is a whole image before it is drawn.
type Plan struct {
	Version   string      `json:"version"`
	Prompt    string      `json:"prompt"`
	Seed      int64       `json:"seed"`
	Variation int         `json:"variation"`
	Style     brief.Style `json:"style"`
	Category  string      `json:"category"` // illustrations, icons, design-elements, backgrounds or objects
	Tags      []string    `json:"tags"`
	Brief     brief.Brief `json:"brief"`
	Frame     Frame       `json:"frame"`   // where the composition stands
	Notes     []string    `json:"notes"`   // what stands in and what was left out, as sentences for the user
	Credits   []Credit    `json:"credits"` // whose art it is; empty when all of it is ours
}

// Frame moves and scales the composition on the canvas: its box is scaled by K around its middle, which goes to X, Y.
// Positions are fractions of the side. The zero value leaves it as it is.
type Frame struct{ X, Y, K float64 }

// Credit is a source whose art is in the image.
type Credit struct {
	Source  string `json:"source"`
	License string `json:"license"`
}

// Make plans an image of a brief.
func Make(b brief.Brief, seed int64, variation int) Plan {
	if b.Style.Name == "logo" {
		b = inRing(named(b), variation)
	}
	b = wholly(b)
	p := Plan{
		Version: Version, Prompt: b.Prompt, Seed: seed, Variation: max(variation, 0), Style: b.Style, Brief: b,
		Notes: notes(b.Reading), Credits: credits(b), Category: category(b), Tags: tags(b),
	}
	return p
}

// materialStyles are the materials that a style draws better than a surface does, where a picture is all of it.
var materialStyles = map[string]string{"glass": "glass", "clay": "clay", "neon": "neon"}

// wholly draws a single thing of such a material in that style. Vessels and what has parts of other colors keep their surface.
func wholly(b brief.Brief) brief.Brief {
	if len(b.Subjects) != 1 || b.Style.Name != "default" || len(b.Framing)+len(b.Lettering) > 0 {
		return b
	}
	s := b.Subjects[0]
	style, ok := materialStyles[s.Material]
	if !ok || len(s.Parts) > 0 || s.Text != "" || library.GroupOf(s.ID) == "kitchen" || library.GroupOf(s.ID) == "symbols" || s.Kind == brief.Family {
		return b
	}
	b.Subjects = slices.Clone(b.Subjects)
	b.Subjects[0].Material, b.Style.Name = "", style
	if style == "glass" && s.Color == "" {
		b.Subjects[0].Material = "tint" // glass of which no color was told is clear
	}
	return b
}

// named makes the text on a logo's subject the name below it.
func named(b brief.Brief) brief.Brief {
	subjects := slices.Clone(b.Subjects)
	for i, s := range subjects {
		if s.Text != "" && s.Kind != brief.Family && library.GroupOf(s.ID) != "lettering" {
			subjects[i].Text = ""
			b.Lettering = append(slices.Clone(b.Lettering), s.Text)
		}
	}
	b.Subjects = subjects
	return b
}

// inRing sets a logo with a name and several things into an emblem, whose ground they share with the name: side by side they would be small and loose.
// One thing with a name has an emblem as one of its ideas.
func inRing(b brief.Brief, variation int) brief.Brief {
	several := len(b.Subjects) > 1 || len(b.Subjects) == 1 && b.Subjects[0].Count > 1
	if len(b.Lettering) == 0 || len(b.Subjects) == 0 || len(b.Framing) > 0 || b.Motif != "" || b.Design == "mascot" || !several && variation%4 != 2 || several && variation%4 == 3 {
		return b
	}
	if look := b.Style.Look; (look == "minimal" || look == "luxury") && len(b.Subjects) < 3 || look == "playful" && len(b.Subjects) < 3 || b.Ground != "" && b.Ground != "circle" {
		return b // its mark stands above the name, or on the ground that was asked for
	}
	b.Framing = []string{"badge"}
	view := slices.ContainsFunc(b.Subjects, func(s brief.Subject) bool { return things.Scenic(s.ID) })
	if len(b.Subjects) > 2 || len(b.Subjects) > 1 && view {
		b.Style.Name = "default" // in a mark's few tones, many things and what stands before a landscape would run into one
	}
	return b
}

// Scene composes the plan.
func (p Plan) Scene() layout.Scene {
	s := compose.Compose(layout.Request{Brief: p.Brief, Seed: p.Seed, Variation: p.Variation})
	if p.Frame.K == 0 {
		return s
	}
	k := float32(p.Frame.K)
	m := scene.Translate(float32(p.Frame.X), float32(p.Frame.Y)).Mul(scene.ScaleBy(k, k)).
		Mul(scene.Translate(-float32(s.Box.X0+s.Box.X1)/2, -float32(s.Box.Y0+s.Box.Y1)/2))
	for i := range s.Sprites {
		s.Sprites[i].Matrix = m.Mul(s.Sprites[i].Matrix)
	}
	w, h := s.Box.W()*p.Frame.K/2, s.Box.H()*p.Frame.K/2
	s.Box = kit.Box{X0: p.Frame.X - w, Y0: p.Frame.Y - h, X1: p.Frame.X + w, Y1: p.Frame.Y + h}
	return s
}

package illustrator

import (
	"context"
	"fmt"
	"image"
	"strings"

	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/draw"
	"pellucid/internal/engine/illustrator/follow"
	"pellucid/internal/engine/illustrator/plan"
	"pellucid/internal/engine/illustrator/raster"
)

// led is what a picture follows; without references its Lead is nil.
type led struct{ *follow.Lead }

// sizes is how much smaller the later variations are than the reference's subject.
var sizes = [...]float64{1, 1, 0.93, 0.88}

const (
	compositions = 6  // how many are compared with the outline of a reference
	previewSize  = 96 // pixels: enough to tell outlines apart
	visibly      = .1 // the share of the ink that must change before a note says so
)

// lead plans a picture, and lets it follow its references: of several compositions the one with the nearest outline is
// taken, and put where the reference's subject stands.
func (e *Engine) lead(ctx context.Context, req engine.Request) (plan.Plan, led, error) {
	first, err := e.Plan(req)
	l := led{follow.Measure(req.References)}
	if err != nil || l.Lead == nil || l.Box == nil || !placeable(first) {
		return first, l, err
	}
	best, preview, err := e.nearest(ctx, req, l)
	if err != nil {
		return first, l, err
	}
	out, taken := l.Place(best, preview, sizes[req.Variation%len(sizes)])
	if taken {
		out.Notes = append(out.Notes, fmt.Sprintf("Took the layout of %s: the subject stands %s, and of %d compositions the one with the nearest outline was chosen.",
			l.source(), l.where(), compositions))
	}
	return out, l, nil
}

// placeable tells plans whose subject can stand anywhere: not those that are made for the frame.
func placeable(p plan.Plan) bool {
	return p.Category != "backgrounds" && p.Category != "design-elements"
}

// composition is a plan with what it looks like.
type composition struct {
	plan     plan.Plan
	preview  *image.NRGBA
	distance int // of its outline from the reference's
}

// nearest plans the picture with other seeds too, and returns the plan whose outline is nearest, with its preview. Odd
// variations take the nearest one that faces the other way, which a seed's parity decides: they are to be other pictures.
func (e *Engine) nearest(ctx context.Context, req engine.Request, l led) (plan.Plan, *image.NRGBA, error) {
	var all [compositions]composition
	best := 0
	for k := range all {
		attempt := req
		attempt.Seed += int64(k)
		p, err := e.Plan(attempt)
		if err != nil {
			return p, nil, err
		}
		shown, err := preview(ctx, p)
		if err != nil {
			return p, nil, err
		}
		all[k] = composition{p, shown, l.Distance(shown)}
		if all[k].distance < all[best].distance {
			best = k
		}
	}
	if req.Variation%2 == 1 {
		facing := best
		best = (facing + 1) % 2
		for k := best; k < len(all); k += 2 {
			if all[k].distance < all[best].distance {
				best = k
			}
		}
	}
	return all[best].plan, all[best].preview, nil
}

// preview draws a plan small and plain.
func preview(ctx context.Context, p plan.Plan) (*image.NRGBA, error) {
	p.Style = brief.Style{Name: "flat"}
	layer, err := draw.Layer(ctx, p, draw.Options{Size: previewSize})
	if err != nil {
		return nil, err
	}
	return layer.NRGBA(), nil
}

// recolor gives the picture the palette of its references, as far as the prompt leaves colors open, and notes it.
func (l led) recolor(p *plan.Plan, layer *raster.Layer) {
	if l.Lead == nil || len(l.Palette) == 0 {
		return
	}
	if p.Style.Palette != "" {
		p.Notes = append(p.Notes, "The prompt asks for "+p.Style.Palette+" colors, so the palette of the reference was not taken.")
		return
	}
	var named []string
	for _, subject := range p.Brief.Subjects {
		named = append(named, colorsOf(subject)...)
	}
	if l.Recolor(layer, named) < visibly {
		return
	}
	note := "Took the palette of " + l.tints() + ": " + list(l.Colors) + "."
	if len(named) > 0 {
		note = "Took the palette of " + l.tints() + " beside the colors that the prompt names: " + list(l.Colors) + "."
	}
	p.Notes = append(p.Notes, note)
}

// source names the picture that gives the layout.
func (l led) source() string {
	if l.Clone {
		return "the picture you started from"
	}
	return "your reference"
}

// tints names the pictures that give the palette.
func (l led) tints() string {
	if l.Cloned {
		return "the picture you started from"
	}
	return "your reference"
}

// where says in words where the lead's subject stands.
func (l led) where() string {
	third := func(v float64, low, high string) string {
		switch {
		case v < .42:
			return low
		case v > .58:
			return high
		}
		return ""
	}
	b := l.Box
	words := strings.TrimSpace(third((b.Top+b.Bottom)/2, "upper", "lower") + " " + third((b.Left+b.Right)/2, "left", "right"))
	switch words {
	case "":
		words = "in the middle"
	case "upper", "lower":
		words = "in the " + words + " half"
	case "left", "right":
		words = "on the " + words
	default:
		words = "at the " + words
	}
	return fmt.Sprintf("%s, %.0f%% wide and %.0f%% high", words, 100*(b.Right-b.Left), 100*(b.Bottom-b.Top))
}

// list joins words as people do.
func list(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:len(words)-1], ", ") + " and " + words[len(words)-1]
}

// colorsOf are the color words that a prompt names for a subject and its parts.
func colorsOf(s brief.Subject) []string {
	named := append([]string{}, s.More...)
	if s.Color != "" {
		named = append(named, s.Color)
	}
	for _, part := range s.Parts {
		named = append(named, part.Color)
	}
	return named
}

package illustrator

import (
	"context"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"image"
	"slices"
	"strings"

	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal"
	"pellucid/internal/engine/illustrator/kit/bird"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/plan"
)

// candidate is a part that may be recolored; only drawing tells whether that changes anything.
type candidate struct {
	name    string // unique in the image
	subject int
	part    string // as its subject names it; empty: the whole of it
}

// figureParts are the parts of people and of animals in clothes.
var figureParts = []string{"hair", "skin", "eyes", "top", "bottom", "shoes", "hat", "beard"}

// candidates returns the parts of all subjects. Where several subjects have a part of one name, the subject is named too.
func candidates(p plan.Plan) []candidate {
	var all []candidate
	count := map[string]int{}
	for i, s := range p.Brief.Subjects {
		for _, part := range partsOf(s) {
			all = append(all, candidate{name: part, subject: i, part: part})
			count[part]++
		}
	}
	taken := map[string]bool{}
	for i, c := range all {
		s := p.Brief.Subjects[c.subject]
		if c.part == "" {
			c.name = subjectName(s)
		} else if count[c.part] > 1 {
			c.name = subjectName(s) + " " + c.part
		}
		for k := 2; taken[c.name]; k++ {
			c.name = fmt.Sprintf("%s %d %s", subjectName(s), k, c.part)
		}
		taken[c.name] = true
		all[i] = c
	}
	return all
}

// subjectName is what people call a subject in a list of parts.
func subjectName(s brief.Subject) string {
	if s.ID == "" || strings.Contains(s.ID, ":") {
		return strings.ToLower(s.Words)
	}
	return strings.ReplaceAll(s.ID, "-", " ")
}

// partsOf names what a subject can be recolored in.
func partsOf(s brief.Subject) []string {
	switch s.Kind {
	case brief.Person:
		return figureParts
	case brief.Animal:
		return unique(append(animal.Slots(s.ID), figureParts...))
	case brief.Bird:
		return unique(append(bird.Slots(s.ID), figureParts...))
	case brief.Flag:
		return []string{""}
	}
	piece, ok := library.Find(s.ID)
	if !ok {
		return nil
	}
	slots, err := kit.ParsePalette(piece.Palette)
	if err != nil {
		return nil
	}
	names := make([]string, len(slots))
	for i, slot := range slots {
		names[i] = slot.Name
	}
	return names
}

func unique(names []string) []string {
	var out []string
	for _, name := range names {
		if !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	return out
}

// label is what people call the part.
func (c candidate) label(p plan.Plan) string {
	word := c.part
	switch c.part {
	case "inner":
		word = "inner ears"
	case "marks":
		word = "markings"
	case "hooves":
		for _, own := range []string{"paws", "claws"} {
			if slices.Contains(partsOf(p.Brief.Subjects[c.subject]), own) {
				word = own
				break
			}
		}
	}
	return strings.TrimSuffix(c.name, c.part) + word
}

// findPart finds a part by its name, in any case and in the singular or plural.
func findPart(all []candidate, name string) (candidate, bool) {
	fold := func(s string) string { return strings.TrimSuffix(strings.ToLower(strings.TrimSpace(s)), "s") }
	for _, c := range all {
		if fold(c.name) == fold(name) {
			return c, true
		}
	}
	return candidate{}, false
}

// paint returns the plan with the part in a color.
func (c candidate) paint(p plan.Plan, color string) plan.Plan {
	p.Brief.Subjects = slices.Clone(p.Brief.Subjects)
	s := &p.Brief.Subjects[c.subject]
	if c.part == "" {
		s.Color = color
		return p
	}
	s.Parts = append(slices.Clone(s.Parts), brief.PartColor{Part: c.part, Color: color})
	return p
}

const (
	probeParts = 128  // pixels: of the small drawings that tell which parts are seen
	probesMost = 60   // drawings for one image
	seenShare  = .002 // of the ink: a part that changes less is not worth a button
	differs    = 24   // levels of 255, premultiplied, from which on a pixel has another color
	movedShare = .004 // of the ink: where more of the outline changes, it is no recoloring
)

// Parts returns the parts of a recipe's image whose color can be changed and is seen. Each is drawn small in another color: what
// changes is the part.
func (e *Engine) Parts(ctx context.Context, data json.RawMessage) ([]engine.Part, error) {
	r, err := readRecipe(data)
	if err != nil {
		return nil, err
	}
	shown, err := r.probe(ctx, r.Plan)
	if err != nil {
		return nil, err
	}
	all := candidates(r.Plan)
	var parts []engine.Part
	known := map[uint64]bool{}
	for i, c := range all[:min(len(all), probesMost)] {
		seen, ok, err := r.seen(ctx, c, shown)
		if err != nil {
			return nil, err
		}
		if !ok || known[seen.mask] {
			continue
		}
		known[seen.mask] = true
		parts = append(parts, engine.Part{Name: all[i].name, Label: all[i].label(r.Plan), Color: seen.color})
	}
	return parts, nil
}

// probe draws a plan small.
func (r recipe) probe(ctx context.Context, p plan.Plan) (*image.NRGBA, error) {
	return square(ctx, p, probeParts, r.follow, func(float64) {})
}

// seen is what was seen of a part.
type seen struct {
	mask  uint64 // hash of the pixels that belong to it
	color string
}

// probeColors are what parts are tried in; one that has the first already is seen in the second.
var probeColors = [...]string{"#ff00ff", "#00ff00"}

// seen draws a part in another color and compares.
func (r recipe) seen(ctx context.Context, c candidate, shown *image.NRGBA) (seen, bool, error) {
	for _, color := range probeColors {
		other, err := r.probe(ctx, c.paint(r.Plan, color))
		if err != nil {
			return seen{}, false, err
		}
		if found, ok := compare(shown, other); ok {
			return found, true, nil
		}
	}
	return seen{}, false, nil
}

// compare finds the pixels that have another color in another drawing, and the color that they have in the first: that of the pixels
// in the middle between dark and light, since shading spreads a color out.
func compare(a, b *image.NRGBA) (seen, bool) {
	mask := fnv.New64a()
	ink, changed, moved := 0, 0, 0
	var colors [][3]int
	for i := 0; i < len(a.Pix); i += 4 {
		p, q := a.Pix[i:i+4], b.Pix[i:i+4]
		if p[3] > 0 {
			ink++
		}
		if gap(p[3], q[3]) > 2*differs {
			moved++
		}
		if !recoloredPixel(p, q) {
			continue
		}
		changed++
		_, _ = mask.Write([]byte{byte(i), byte(i >> 8), byte(i >> 16)})
		if p[3] > 200 {
			colors = append(colors, [3]int{int(p[0]), int(p[1]), int(p[2])})
		}
	}
	if float64(changed) < seenShare*float64(ink) || changed < 8 || float64(moved) > movedShare*float64(ink) {
		return seen{}, false
	}
	return seen{mask.Sum64(), midtone(colors)}, true
}

// midtone returns the mean of the fifth of some colors that is neither dark nor light among them.
func midtone(colors [][3]int) string {
	luma := func(c [3]int) int { return 3*c[0] + 6*c[1] + c[2] }
	slices.SortFunc(colors, func(a, b [3]int) int { return luma(a) - luma(b) })
	from, to := len(colors)*2/5, (len(colors)*3+4)/5
	var sum [3]int
	for _, c := range colors[from:to] {
		for k := range sum {
			sum[k] += c[k]
		}
	}
	n := max(1, to-from)
	return fmt.Sprintf("#%02x%02x%02x", sum[0]/n, sum[1]/n, sum[2]/n)
}

func recoloredPixel(p, q []uint8) bool {
	for k := range 3 {
		if gap(uint8(int(p[k])*int(p[3])/255), uint8(int(q[k])*int(q[3])/255)) > differs {
			return true
		}
	}
	return false
}

func gap(a, b uint8) int { return max(int(a)-int(b), int(b)-int(a)) }

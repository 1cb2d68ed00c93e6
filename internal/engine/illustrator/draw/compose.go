package draw

import (
	"cmp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/plan"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style"
)

// toldBrand are the colors of a logo of which two or more were told, from dark to light: the ground, the mark and its lights. It is empty where
// fewer were told, or the mark was told colors of its own.
func toldBrand(b brief.Brief) []color.RGB {
	if len(b.Tints) < 2 || slices.ContainsFunc(b.Subjects, func(s brief.Subject) bool { return s.Color != "" || s.Fill != "" || s.Material != "" }) {
		return nil
	}
	var told []color.LCH
	for _, name := range b.Tints {
		if col, ok := figure.ColorOf(name); ok {
			r, g, b, _ := col.RGBA()
			told = append(told, color.ToLCH(color.RGB{R: float32(r), G: float32(g), B: float32(b)}))
		}
	}
	if len(told) < 2 {
		return nil
	}
	slices.SortStableFunc(told, func(a, b color.LCH) int { return cmp.Compare(a.L, b.L) })
	ground, mark := told[0], told[len(told)-1]
	if len(told) > 2 && told[1].L > ground.L+.2 {
		mark = told[1]
	}
	most := float32(.5) // dark enough for a light mark
	if ground.H > .5 && ground.H < 2 {
		most = .66 // a dark orange is brown
	}
	ground.L = max(.2, min(ground.L, most)) // and seen on black
	mark.L = max(mark.L, ground.L+.25)
	light := mark
	light.L, light.C = min(.97, mark.L+.16), mark.C*.6
	if len(told) > 2 && told[1].L > ground.L+.2 {
		light = told[len(told)-1]
	}
	return []color.RGB{color.FromLCH(ground), color.FromLCH(mark), color.FromLCH(light)}
}

// picture places the sprites of a scene on a canvas of size pixels and leaves the style the room that it needs.
func picture(p plan.Plan, s layout.Scene, room float32, size int) *style.Picture {
	out := &style.Picture{
		Size: size, Seed: uint64(p.Seed)*1000003 + uint64(p.Variation), Variation: p.Variation,
		Detailed: p.Style.Detailed, Minimal: p.Style.Minimalist, Lines: p.Style.Lines, Accent: accent(p, s),
		Ground: standsOnGround(p), Airy: isAiry(p), Sheet: p.Brief.Sheet != "", Set: s.Set, Told: toldShape(p),
	}
	if s.Set && p.Style.Lines {
		r, g, b, _ := s.Ink.RGBA()
		out.Line = &color.RGB{R: float32(r), G: float32(g), B: float32(b)}
	}
	for _, col := range s.Brand {
		r, g, b, _ := col.RGBA()
		out.Brand = append(out.Brand, color.RGB{R: float32(r), G: float32(g), B: float32(b)})
	}
	if len(s.Brand) == 0 && p.Style.Name == "logo" {
		out.Brand = toldBrand(p.Brief)
	}
	out.Loose = !slices.ContainsFunc(p.Brief.Relations, func(r brief.Relation) bool { return !together[r.Kind] })
	for _, it := range p.Brief.Reading.Understood {
		if it.As == "part" {
			out.Asked = append(out.Asked, it.To)
		}
	}
	fit := margins(s, room)
	if s.Bleeds {
		fit = scene.Identity
	}
	whole := scene.ScaleBy(float32(size), float32(size)).Mul(fit)
	for _, o := range s.Sprites {
		subject, title := brief.Subject{}, "decoration"
		if o.Subject >= 0 {
			subject = p.Brief.Subjects[o.Subject]
			title = subject.Words
		}
		coated := subject.Material == "" || subject.Material == "plush" // no hair grows on a lion of bronze
		q := style.Piece{
			Nodes: o.Nodes, Matrix: whole.Mul(o.Matrix), Prop: o.Prop, Shaded: !o.Inked, Glyph: o.Inked,
			Tinted: subject.Color != "" || o.Subject < 0 && len(p.Brief.Tints) > 0 && p.Style.Name == "stamp", Title: title, Person: subject.Kind == brief.Person, Furry: coated && subject.Kind == brief.Animal && !slices.Contains(bare[:], subject.ID), Sleek: coated && subject.Kind == brief.Animal && animal.Sleek(subject.ID), Plumed: coated && subject.Kind == brief.Bird, Name: o.Subject < 0 && len(p.Brief.Lettering) > 0 && len(p.Brief.Framing) == 0 && !s.Set,
		}
		if o.Subject >= 0 {
			q.ID = subject.ID
			q.Group, q.Colors, q.Altered, q.Made = library.GroupOf(subject.ID), toldColors(subject), altered(subject), madeOf(subject)
		}
		q.Kept = o.Subject < 0 && p.Brief.Motif == "" && !(p.Style.Name == "silhouette" && aloneLettered(p.Brief)) || disc[subject.ID] && len(p.Brief.Subjects) > 1
		q.Far = o.Subject < 0 && p.Brief.Place != ""
		if p.Style.Name == "silhouette" && o.Subject > 0 && sheltering(p.Brief, o.Subject) {
			q.Kept, q.Far = true, true // who is under a tree is seen before it
		}
		if q.Name && p.Style.Name == "logo" {
			q.Title, q.Nodes, q.Matrix = "name", nameplate(p), scene.ScaleBy(float32(size)/nameWidth, float32(size)/nameWidth)
		}
		out.Pieces = append(out.Pieces, q)
	}
	if p.Style.Minimalist {
		return out.Simplified()
	}
	return out
}

// together are the relations of things that only stand near each other.
var together = map[string]bool{"and": true, "with": true, "beside": true, "left of": true, "right of": true}

// aloneLettered reports whether what belongs to no subject is a word beside things: a shape as they are.
func aloneLettered(b brief.Brief) bool {
	return len(b.Lettering) > 0 && len(b.Subjects) > 0 && len(b.Framing) == 0 && b.Place == ""
}

// altered reports whether a thing was told to be other than it is: covered in snow, of marble, with a word on it.
func altered(s brief.Subject) bool {
	return len(s.States) > 0 || len(s.Parts) > 0 || len(s.Without) > 0 || s.Fill != "" || s.Text != "" || s.Shape != "" || s.Material != "" && s.Material != "wood"
}

// toldColors are the colors that a subject was given.
func toldColors(s brief.Subject) []color.RGB {
	var out []color.RGB
	for _, name := range append([]string{s.Color}, s.More...) {
		if c, ok := color.Named(name); ok {
			out = append(out, c)
		}
	}
	return out
}

// gilt are the groups of the kit whose things are of gold where their color is told to be gold.
var gilt = map[string]bool{"symbols": true, "gameui": true, "holiday": true, "frames": true}

// madeOf is what a thing was told to be made of.
func madeOf(s brief.Subject) string {
	if s.Material == "" && s.Color == "gold" && gilt[library.GroupOf(s.ID)] {
		return "gold"
	}
	return s.Material
}

// toldShape reports whether the prompt names the color of a silhouette as a whole, or black.
func toldShape(p plan.Plan) bool {
	b := p.Brief
	return p.Style.Name == "silhouette" && (len(b.Tints) > 0 || len(b.Subjects) > 0 && b.Subjects[0].Color == "black")
}

// sheltering reports whether somebody is under or in front of a subject.
func sheltering(b brief.Brief, i int) bool {
	return slices.ContainsFunc(b.Relations, func(r brief.Relation) bool { return r.To == i && (r.Kind == "under" || r.Kind == "in front of") })
}

// disc are the bodies of the sky before which a silhouette is seen.
var disc = map[string]bool{"moon": true, "full-moon": true, "sun": true, "sunset": true}

// bare are the animals without fur.
var bare = [...]string{
	"alligator", "chameleon", "crab", "crocodile", "dinosaur", "dolphin", "dragon", "elephant", "fish", "frog", "gecko", "goldfish", "hippo",
	"hippopotamus", "iguana", "lizard", "lobster", "octopus", "pig", "rhino", "rhinoceros", "salamander", "shark", "snail", "snake", "toad",
	"tortoise", "triceratops", "turtle", "tyrannosaurus", "whale",
}

// nameWidth is the side of the canvas on which a logo's name is set.
const nameWidth = 1024

// nameFaces are the faces of names in logos.
var nameFaces = [...]string{"sans", "serif", "display", "slab", "round", "elegant"}

// nameplate sets a logo's name in one line of plain letters, whose color the style chooses.
func nameplate(p plan.Plan) []scene.Node {
	face := nameFaces[(uint64(p.Seed)+uint64(p.Variation))%uint64(len(nameFaces))]
	d := kit.LettersPath(strings.Join(p.Brief.Lettering, " "), kit.Box{X0: 12, Y0: 12, X1: nameWidth - 12, Y1: nameWidth / 6}, face)
	c, err := kit.NewCanvas("name", nil, kit.Options{})
	if err != nil || d == "" {
		return nil
	}
	return c.Path(d, kit.Black).Scene()
}

// margins moves and shrinks everything so that it keeps clear of the frame by the room that a style draws in.
func margins(s layout.Scene, room float32) scene.Matrix {
	room = max(room, 0.012)
	w, h := float32(s.Box.W()), float32(s.Box.H())
	if len(s.Sprites) == 0 || w <= 0 || h <= 0 {
		return scene.Identity
	}
	k := min(1, (1-2*room)/max(w, h))
	m := scene.ScaleBy(k, k)
	x0, y0 := m.Apply(scene.Point{X: float32(s.Box.X0), Y: float32(s.Box.Y0)}), m.Apply(scene.Point{X: float32(s.Box.X1), Y: float32(s.Box.Y1)})
	return scene.Translate(shift(x0.X, y0.X, room), shift(x0.Y, y0.Y, room)).Mul(m)
}

// shift returns the least move that brings the span a–b within the room.
func shift(a, b, room float32) float32 {
	switch {
	case a < room:
		return room - a
	case b > 1-room:
		return 1 - room - b
	}
	return 0
}

// accent is the color that represents the image: the one that covers most of it, or one chosen by the seed.
func accent(p plan.Plan, s layout.Scene) color.RGB {
	if p.Style.Name == "stamp" || toldShape(p) {
		told := p.Brief.Tints
		for _, q := range p.Brief.Subjects {
			told = append(slices.Clone(told), q.Color)
		}
		for _, name := range told {
			if c, ok := color.Named(name); ok {
				return c
			}
		}
	}
	const side = 96
	l := raster.Square(side)
	for _, o := range s.Sprites {
		raster.Draw(l, o.Nodes, scene.ScaleBy(side, side).Mul(o.Matrix))
	}
	if d := color.DominantOf(l); !d.Neutral {
		return color.FromLCH(d.LCH)
	}
	c, _ := color.Named(accents[uint64(p.Seed)%uint64(len(accents))])
	return c
}

// accents are colors in which a mark looks deliberate.
var accents = [...]string{"teal", "indigo", "coral", "violet", "emerald", "blue", "rose", "amber"}

// standsOnGround reports whether an image shows things that stand rather than ornaments, marks or what floats.
func standsOnGround(p plan.Plan) bool {
	return p.Category == "illustrations" || p.Category == "objects"
}

// isAiry reports whether an image is made only of what has no body: light, scraps, lines, lettering.
func isAiry(p plan.Plan) bool {
	return len(p.Brief.Subjects) > 0 && !slices.ContainsFunc(p.Brief.Subjects, func(s brief.Subject) bool {
		return library.GroupOf(s.ID) != "effects" && s.ID != "lettering"
	})
}

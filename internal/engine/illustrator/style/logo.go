package style

import (
	"context"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// The ways a logo is built; the variation chooses. A monogram always has a container.
const (
	bareLogo = iota
	roundLogo
	shieldLogo
	monoLogo
	logoKinds
)

func logo(_ context.Context, p *Picture) *raster.Layer { return p.logoDrawing().settled() }

// logoDrawing sets the picture as a mark in at most three colors: large simple shapes without light, parted by clear gaps,
// alone or in a disc or a shield, with the name below.
func (p *Picture) logoDrawing() *Picture {
	if p.Set {
		return p.setLogo()
	}
	mark, name := p.split()
	kind := p.Variation % logoKinds
	lone := len(mark.Pieces) == 0 // letters alone
	if lone {
		mark, name = name, mark
		if kind == bareLogo || kind == monoLogo {
			kind = roundLogo
		}
	}
	deep, mid, pale := p.brandTones()
	if lone && mark.wide() {
		kind = bareLogo // a word needs no container
	}
	if p.Lines && !lone {
		return p.linedLogo(mark, name, deep)
	}
	if mark.peopled() {
		return p.peopledLogo(mark, name, deep)
	}
	if !lone {
		mark = mark.simple()
	}
	tones := append(mark.ruling(3), color.Lab{L: 0.22}, color.Lab{L: 0.97}) // and the dark and light of details
	if kind == monoLogo {
		tones = []color.Lab{{L: 0.30}, {L: 0.62}, {L: 0.93}}
	}
	area := box{0.08, 0.08, 0.92, 0.92}
	if len(name.Pieces) > 0 {
		area = box{0.16, 0.05, 0.84, 0.71}
	}
	out := *p
	out.Pieces = nil
	into := brandTones(tones)
	switch kind {
	case bareLogo:
		if lone {
			tones, into = []color.Lab{{}}, []color.RGB{letterTone(deep)}
		}
	case monoLogo:
		into = []color.RGB{deep, mid, pale}
	case roundLogo, shieldLogo:
		out.Pieces = append(out.Pieces, p.container(kind, area, deep))
		into = onDeep(tones, deep)
		area = area.inset(0.19)
		if lone {
			tones, into = []color.Lab{{L: 0.97}}, []color.RGB{pale}
			area = area.inset(0.06)
		}
		if kind == shieldLogo {
			area.y0, area.y1 = area.y0-0.02, area.y1-0.05
		}
	}
	out.Pieces = append(out.Pieces, mark.within(area).parted(tones, into, p.length(0.0085)).Pieces...)
	out.Pieces = append(out.Pieces, name.nameBelow(deep)...)
	return &out
}

// nameBelow is the name of a logo along its foot.
func (p *Picture) nameBelow(deep color.RGB) []Piece {
	out := p.within(box{0.10, 0.785, 0.90, 0.93}).flattened(second{}).Pieces
	for i := range out {
		out[i].Nodes = color.Map(out[i].Nodes, func(color.RGB) color.RGB { return letterTone(deep) })
	}
	return out
}

// peopled reports whether somebody is in the picture.
func (p *Picture) peopled() bool {
	return slices.ContainsFunc(p.Pieces, func(q Piece) bool { return q.Person })
}

// peopledLogo is a logo with somebody in its mark: it is flat, but keeps its own colors, as few colors would be those of the face too.
func (p *Picture) peopledLogo(mark, name *Picture, deep color.RGB) *Picture {
	out := *p
	area := box{0.08, 0.05, 0.92, 0.95}
	if len(name.Pieces) > 0 {
		area = box{0.16, 0.05, 0.84, 0.71}
	}
	out.Pieces = append(mark.within(area).flattened(second{}).Pieces, name.nameBelow(deep)...)
	return &out
}

// setLogo keeps the places that a composition gave to the mark and to what belongs to it: the mark becomes large simple shapes, all else is
// flat.
func (p *Picture) setLogo() *Picture {
	mark, out := *p, *p
	mark.Pieces, out.Pieces = nil, nil
	var after []Piece
	for _, q := range p.Pieces {
		switch {
		case q.Title != "decoration":
			mark.Pieces = append(mark.Pieces, q)
		case len(mark.Pieces) == 0:
			out.Pieces = append(out.Pieces, q)
		default:
			after = append(after, q)
		}
	}
	flat := func(pieces []Piece) []Piece {
		one := *p
		one.Pieces = pieces
		return one.flattened(second{}).Pieces
	}
	out.Pieces = flat(out.Pieces)
	if p.Lines {
		out.Pieces = append(out.Pieces, mark.inLines().Pieces...)
	} else if mark.peopled() {
		out.Pieces = append(out.Pieces, flat(mark.Pieces)...)
	} else if len(mark.Pieces) > 0 {
		simple := mark.simple()
		tones := append(simple.ruling(2+min(3, mark.subjects())), color.Lab{L: 0.22}, color.Lab{L: 0.97})
		into := brandTones(tones)
		if len(p.Brand) > 0 {
			into = ranked(tones, p.Brand)
		}
		out.Pieces = append(out.Pieces, simple.parted(tones, into, p.length(0.0085)).Pieces...)
	}
	out.Pieces = append(out.Pieces, flat(after)...)
	return &out
}

// ranked gives the tones of a mark the colors of a brand by their lightness; the last two are the dark and the light of details. What is even in
// lightness stays in one color.
func ranked(tones []color.Lab, brand []color.RGB) []color.RGB {
	out := make([]color.RGB, len(tones))
	last := len(tones) - 2
	least, most := float32(1), float32(0)
	for _, t := range tones[:last] {
		least, most = min(least, t.L), max(most, t.L)
	}
	for i, t := range tones[:last] {
		at := (t.L - least) / max(.3, most-least)
		out[i] = brand[int(at*float32(len(brand)-1)+.5)]
	}
	out[last], out[last+1] = brand[0], brand[len(brand)-1]
	return out
}

// subjects is how many different things are in the picture.
func (p *Picture) subjects() int {
	seen := map[string]bool{}
	for _, q := range p.Pieces {
		seen[q.Title] = true
	}
	return len(seen)
}

// split parts the name that is lettered by itself from what else is in the picture.
func (p *Picture) split() (mark, name *Picture) {
	m, n := *p, *p
	m.Pieces, n.Pieces = nil, nil
	for _, q := range p.Pieces {
		if q.Name {
			n.Pieces = append(n.Pieces, q)
		} else {
			m.Pieces = append(m.Pieces, q)
		}
	}
	return &m, &n
}

// letterTone is a tone for names that reads on white and on near black.
func letterTone(deep color.RGB) color.RGB {
	c := color.ToLCH(deep)
	return color.FromLCH(color.LCH{L: 0.53, C: max(0.12, c.C), H: c.H})
}

// wide tells a line of letters from a monogram.
func (p *Picture) wide() bool {
	for _, q := range p.Pieces {
		if x0, y0, x1, y1 := raster.Bounds(q.Nodes, q.Matrix); x1-x0 > 2.4*(y1-y0) {
			return true
		}
	}
	return false
}

// brandTones are three tones of the accent: one deep enough for a ground, one between, and a pale one. Deep yellows are
// brown, so that yellow marks get a deep blue.
func (p *Picture) brandTones() (deep, mid, pale color.RGB) {
	c := color.ToLCH(p.Accent)
	if c.C < 0.05 {
		c.C, c.H = 0.06, -1.7
	}
	h := c.H
	if h > 0.62 && h < 2.1 {
		h = -1.75
	}
	deep = color.FromLCH(color.LCH{L: 0.37, C: min(max(c.C, 0.08), 0.13), H: h})
	mid = color.FromLCH(color.LCH{L: 0.66, C: min(max(c.C, 0.10), 0.16), H: c.H})
	pale = color.FromLCH(color.LCH{L: 0.90, C: 0.045, H: c.H})
	return deep, mid, pale
}

// brandTones makes deliberate colors of the ruling ones: clear, none too near black or white.
func brandTones(tones []color.Lab) []color.RGB {
	out := make([]color.RGB, len(tones))
	for i, t := range tones {
		c := t.LCH()
		c.L = max(0.34, min(0.915, 0.03+c.L*0.99)) // white would be lost on white
		if c.C > 0.03 {
			c.C *= 1.18
		}
		out[i] = color.FromLCH(c)
	}
	return out
}

// onDeep lifts the colors of a mark so that they read on a deep ground; its darkest details become the ground's color.
func onDeep(tones []color.Lab, ground color.RGB) []color.RGB {
	out := make([]color.RGB, len(tones))
	for i, t := range tones {
		c := t.LCH()
		if i == len(tones)-2 {
			out[i] = ground
			continue
		}
		c.L, c.C = 0.58+0.39*c.L, c.C*1.05
		out[i] = color.FromLCH(c)
	}
	return out
}

// container is the disc or shield that holds a mark.
func (p *Picture) container(kind int, area box, fill color.RGB) Piece {
	s := float32(p.Size)
	cx, cy, r := (area.x0+area.x1)/2*s, (area.y0+area.y1)/2*s, min(area.x1-area.x0, area.y1-area.y0)/2*s
	b, rim := scene.NewPath(), scene.NewPath()
	draw := func(b *scene.Builder, k float32) *scene.Builder {
		if kind == shieldLogo {
			return shield(b, cx, cy, r*k)
		}
		return b.Ellipse(cx, cy, r*k, r*k)
	}
	line := scene.Stroke{Paint: fill.Mix(color.RGB{R: 1, G: 1, B: 1}, 0.55).Paint(), Width: 0.024 * r, Join: scene.RoundJoin}
	return Piece{Title: "container", Matrix: scene.Identity, Nodes: []scene.Node{draw(b, 1).Fill(fill.Paint()).Node(), draw(rim, 0.925).Stroke(line).Node()}}
}

// shield adds the outline of a shield around cx, cy.
func shield(b *scene.Builder, cx, cy, r float32) *scene.Builder {
	at := func(x, y float32) scene.Point { return scene.Point{X: cx + x*r, Y: cy + y*r} }
	b.Move(cx, cy-r)
	b.Cubic(at(0.30, -0.86), at(0.58, -0.78), at(0.90, -0.76))
	b.Cubic(at(0.93, -0.05), at(0.80, 0.58), at(0, 1))
	b.Cubic(at(-0.80, 0.58), at(-0.93, -0.05), at(-0.90, -0.76))
	b.Cubic(at(-0.58, -0.78), at(-0.30, -0.86), at(0, -1))
	return b.Close()
}

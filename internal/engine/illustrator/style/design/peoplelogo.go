package design

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// peopled reports whether somebody is in the picture.
func peopled(p *picture.Picture) bool {
	return slices.ContainsFunc(p.Pieces, func(q picture.Piece) bool { return q.Person })
}

// peopledLogo is a logo with somebody in its mark: head and shoulders of one who only stands, in a disc or a shield; else whole figures.
func peopledLogo(p *picture.Picture, mark, name *picture.Picture, kind int) *picture.Picture {
	out := *p
	area := picture.Box{X0: 0.08, Y0: 0.05, X1: 0.92, Y1: 0.95}
	if len(name.Pieces) > 0 {
		area = picture.Box{X0: 0.16, Y0: 0.05, X1: 0.84, Y1: 0.71}
	}
	deep, _, _ := p.BrandTones()
	if kind == bareLogo {
		out.Pieces = figures(mark.Within(area)).Pieces
	} else if b, ok := bust(p, mark, area, kind); ok {
		out.Pieces = b
	} else {
		s := p.Length(1)
		r := min(area.X1-area.X0, area.Y1-area.Y0) / 2 * s
		ground := holder((area.X0+area.X1)/2*s, (area.Y0+area.Y1)/2*s, r, kind).Fill(bustGround(p, kind).Paint()).Node()
		out.Pieces = append([]picture.Piece{{Title: "container", Matrix: scene.Identity, Nodes: []scene.Node{ground}}}, toned(p, inCircle(figures(mark), area.Inset(0.02)), kind).Pieces...)
	}
	out.Pieces = append(out.Pieces, nameBelow(name, deep)...)
	return &out
}

// figures are people as a mark shows them: large even shapes.
func figures(p *picture.Picture) *picture.Picture {
	return p.Firm().Plainer(0.06).Cleared()
}

// Shares of the height of a head.
const (
	bustRadius = 1.06 // of the disc that holds head and shoulders
	bustMiddle = 0.90 // its center, from the top of the head
)

// bust is head and shoulders of somebody who stands alone, cut by a disc or a shield; ok is false for all others.
func bust(p, mark *picture.Picture, area picture.Box, kind int) (out []picture.Piece, ok bool) {
	head, ok := soleHead(mark)
	if !ok {
		return nil, false
	}
	high := head.Y1 - head.Y0
	s := float32(p.Size)
	mid, cy := (area.X0+area.X1)/2*s, (area.Y0+area.Y1)/2*s
	r := min(area.X1-area.X0, area.Y1-area.Y0) / 2 * s
	k := r / (bustRadius * high)
	move := scene.Translate(mid, cy).Mul(scene.ScaleBy(k, k)).Mul(scene.Translate(-(head.X0+head.X1)/2, -(head.Y0 + bustMiddle*high)))
	out = append(out, picture.Piece{Title: "container", Matrix: scene.Identity, Nodes: []scene.Node{holder(mid, cy, r, kind).Fill(bustGround(p, kind).Paint()).Node()}})
	for _, q := range toned(p, figures(mark), kind).Pieces {
		q.Matrix = move.Mul(q.Matrix)
		cut := scene.Transform([]scene.Node{holder(mid, cy, r, kind).Fill(color.RGB{}.Paint()).Node()}, q.Matrix.Inverse())
		q.Nodes = []scene.Node{{Group: &scene.Group{Opacity: 1, Clip: cut, Children: q.Nodes}}}
		out = append(out, q)
	}
	return out, true
}

// soleHead is the box in pixels of the head of somebody who stands upright and alone.
func soleHead(p *picture.Picture) (head picture.Box, ok bool) {
	x0, y0, x1, y1 := float32(math.MaxFloat32), float32(math.MaxFloat32), float32(-1), float32(-1)
	for _, q := range p.Pieces {
		if !q.Person || q.Title != p.Pieces[0].Title {
			return head, false
		}
		a, b, c, d := raster.Bounds(q.Nodes, q.Matrix)
		x0, y0, x1, y1 = min(x0, a), min(y0, b), max(x1, c), max(y1, d)
		for _, n := range picture.Named(q.Nodes, "head") {
			if ok {
				return head, false // two heads
			}
			a, b, c, d := raster.Bounds([]scene.Node{n}, q.Matrix)
			head, ok = picture.Box{X0: a, Y0: b, X1: c, Y1: d}, true
		}
	}
	head.Y1 = min(head.Y1, head.Y0+1.15*(head.X1-head.X0)) // long hair hangs below the chin
	upright := ok && y1-y0 > 1.7*(x1-x0) && head.Y0-y0 < 0.9*(head.Y1-head.Y0)
	head.Y0 = y0 // with a hat
	return head, upright
}

func holder(x, y, r float32, kind int) *scene.Builder {
	if kind == shieldLogo {
		return shield(scene.NewPath(), x, y, r)
	}
	return scene.NewPath().Ellipse(x, y, r, r)
}

// bustGround is the color behind head and shoulders: one that is far from that of the clothes.
func bustGround(p *picture.Picture, kind int) color.RGB {
	h := color.ToLCH(p.Accent).H
	switch kind {
	case shieldLogo:
		return color.FromLCH(color.LCH{L: 0.80, C: 0.09, H: h - 2.2})
	case roundLogo:
		return color.FromLCH(color.LCH{L: 0.87, C: 0.085, H: h + 2.6})
	}
	_, _, pale := p.BrandTones()
	return pale
}

// toned paints a mark of one brand in its three tones.
func toned(p, mark *picture.Picture, kind int) *picture.Picture {
	if kind != monoLogo {
		return mark
	}
	deep, mid, _ := p.BrandTones()
	tones, into := []color.Lab{{L: 0.34}, {L: 0.64}, {L: 0.96}}, []color.RGB{deep, mid, {R: 1, G: 1, B: 1}}
	return mark.Mapped(func(q picture.Piece) []scene.Node {
		return color.Map(q.Nodes, func(c color.RGB) color.RGB { return into[plane.Nearest(tones, color.Lab{L: color.ToLab(c).L})] })
	})
}

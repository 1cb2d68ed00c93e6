package design

import (
	"math"
	"slices"
	"strings"

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

// peopledLogo is a logo with somebody in its mark: head and shoulders of one who only stands, in a disc or a shield; else whole figures. A
// pale line around them, as that of a badge, sets every skin and hair off the deep ground.
func peopledLogo(p *picture.Picture, mark, name *picture.Picture, kind int) *picture.Picture {
	out := *p
	area := picture.Box{X0: 0.08, Y0: 0.08, X1: 0.92, Y1: 0.92}
	if len(name.Pieces) > 0 {
		area = picture.Box{X0: 0.16, Y0: 0.05, X1: 0.84, Y1: 0.71}
	}
	deep, _, pale := p.BrandTones()
	ground := deep
	if kind == monoLogo { // whose dark tone is that of dark skin and hair
		ground = pale
	}
	figure := toned(p, figures(mark), kind)
	if kind == bareLogo {
		out.Pieces = figure.Within(area).Pieces
	} else {
		out.Pieces = []picture.Piece{container(p, kind, area, ground)}
		whole := isTailed(mark)
		pieces, ok := []picture.Piece(nil), false
		if !whole {
			pieces, ok = bust(p, mark, figure, area, kind)
		}
		if !ok && !whole {
			pieces, ok = halfFigure(p, mark, figure, area, kind)
		}
		if !ok {
			pieces = inCircle(figure, area.Inset(0.09)).Pieces
			pieces = append(keyline(pieces, p.Length(0.011)), pieces...)
		}
		out.Pieces = append(out.Pieces, pieces...)
	}
	out.Pieces = append(out.Pieces, nameBelow(name, deep)...)
	return &out
}

// figures are people as a mark shows them: large even shapes in few colors, with plain eyes and without small features.
func figures(p *picture.Picture) *picture.Picture {
	q := p.Eyed(func(e picture.Eye) []scene.Node {
		return []scene.Node{scene.NewPath().Ellipse(0, 0.05, 0.6, 0.66*max(1, e.High)).Fill(color.Hex(0x15161a).Paint()).Node()}
	}).Mapped(func(q picture.Piece) []scene.Node {
		return picture.Unpatterned(picture.Without(q.Nodes, "blush", "freckles", "wrinkles", "nose"))
	})
	return branded(p, q.Firm().Plainer(0.05).Cleared())
}

// likeSkin reports whether a color may be that of skin or wood, or is nearly gray.
func likeSkin(c color.LCH) bool { return c.C < 0.04 || c.H > 0.2 && c.H < 1.75 && c.C < 0.165 }

// brandHue is the accent's, or where that is like skin the hue of the clearest color of the figures; blue for those who have none.
func brandHue(p, mark *picture.Picture) float32 {
	if c := color.ToLCH(p.Accent); p.Told || !likeSkin(c) {
		return c.H
	}
	most, hue := float32(0), float32(-1.75)
	for _, t := range mark.Ruling(10) {
		if c := t.LCH(); !likeSkin(c) && c.C > most {
			most, hue = c.C, c.H
		}
	}
	return hue
}

// Shares of the height of a head.
const (
	bustRadius = 1.0  // of the disc that holds head and shoulders
	bustMiddle = 0.86 // its center, from the top of the head
)

// bust is head and shoulders of somebody who stands alone, cut by the line within a disc or a shield; ok is false for all others.
func bust(p, mark, figure *picture.Picture, area picture.Box, kind int) (out []picture.Piece, ok bool) {
	head, ok := soleHead(mark)
	if !ok {
		return nil, false
	}
	high := head.Y1 - head.Y0
	return cropped(p, figure, crop{x: (head.X0 + head.X1) / 2, y: head.Y0 + bustMiddle*high, r: bustRadius * high}, area, kind), true
}

// keyline is a pale line around pieces, so many pixels wide: they are drawn before it, larger by its width.
func keyline(pieces []picture.Piece, width float32) []picture.Piece {
	pale := color.Hex(0xfbf6ea)
	out := make([]picture.Piece, len(pieces))
	for i, q := range pieces {
		out[i] = q
		out[i].Nodes = outlined(color.Map(q.Nodes, func(color.RGB) color.RGB { return pale }), pale, 2*width/q.Matrix.Scale())
	}
	return out
}

// outlined strokes every shape in one color, over its own line.
func outlined(nodes []scene.Node, c color.RGB, width float32) []scene.Node {
	out := make([]scene.Node, len(nodes))
	for i, n := range nodes {
		out[i] = n
		switch {
		case n.Group != nil && len(n.Group.Clip) == 0:
			h := *n.Group
			h.Children = outlined(h.Children, c, width)
			out[i] = scene.Node{Group: &h}
		case n.Path != nil:
			q := *n.Path
			more := width
			if q.Stroke != nil {
				more += q.Stroke.Width
			}
			q.Stroke = &scene.Stroke{Paint: c.Paint(), Width: more, Join: scene.RoundJoin, Cap: scene.RoundCap}
			out[i] = scene.Node{Path: &q}
		}
	}
	return out
}

// tailed are words for somebody who is not known by head and shoulders.
var tailed = []string{"mermaid", "merman", "centaur", "satyr", "faun", "naga", "genie"}

func isTailed(p *picture.Picture) bool {
	return slices.ContainsFunc(p.Pieces, func(q picture.Piece) bool {
		return slices.ContainsFunc(tailed, func(w string) bool { return strings.Contains(q.Title, w) })
	})
}

// soleHead is the box in pixels of the head of somebody who stands upright and alone.
func soleHead(p *picture.Picture) (head picture.Box, ok bool) {
	x0, y0, x1, y1 := float32(math.MaxFloat32), float32(math.MaxFloat32), float32(-1), float32(-1)
	arms := y0 // the top of the arms
	for _, q := range p.Pieces {
		if !q.Person || q.Title != p.Pieces[0].Title {
			return head, false
		}
		a, b, c, d := raster.Bounds(q.Nodes, q.Matrix)
		x0, y0, x1, y1 = min(x0, a), min(y0, b), max(x1, c), max(y1, d)
		for _, part := range [4]string{"arm-near", "arm-far", "hand-near", "hand-far"} {
			for _, n := range picture.Named(q.Nodes, part) {
				_, b, _, _ := raster.Bounds([]scene.Node{n}, q.Matrix)
				arms = min(arms, b)
			}
		}
		for _, n := range picture.Named(q.Nodes, "head") {
			if ok {
				return head, false // two heads
			}
			a, b, c, d := raster.Bounds([]scene.Node{n}, q.Matrix)
			head, ok = picture.Box{X0: a, Y0: b, X1: c, Y1: d}, true
		}
	}
	head.Y1 = min(head.Y1, head.Y0+1.15*(head.X1-head.X0)) // long hair hangs below the chin
	upright := ok && y1-y0 > 1.7*(x1-x0) && head.Y0-y0 < 0.9*(head.Y1-head.Y0) && arms > (head.Y0+head.Y1)/2
	head.Y0 = y0 // with a hat
	return head, upright
}

// crop is a circle in a picture, in pixels, which becomes the disc of a logo.
type crop struct{ x, y, r float32 }

// cropped is a figure with a pale line around it, as far as the disc or shield in an area shows it.
func cropped(p, figure *picture.Picture, c crop, area picture.Box, kind int) (out []picture.Piece) {
	s := float32(p.Size)
	mid, cy := (area.X0+area.X1)/2*s, (area.Y0+area.Y1)/2*s
	r := 0.955 * min(area.X1-area.X0, area.Y1-area.Y0) / 2 * s
	move := scene.Translate(mid, cy).Mul(scene.ScaleBy(r/c.r, r/c.r)).Mul(scene.Translate(-c.x, -c.y))
	moved := figure.Moved(move).Pieces
	for _, q := range append(keyline(moved, p.Length(0.011)), moved...) {
		cut := scene.Transform([]scene.Node{holder(mid, cy, r, kind).Fill(color.RGB{}.Paint()).Node()}, q.Matrix.Inverse())
		q.Nodes = []scene.Node{{Group: &scene.Group{Opacity: 1, Clip: cut, Children: q.Nodes}}}
		out = append(out, q)
	}
	return out
}

func holder(x, y, r float32, kind int) *scene.Builder {
	if kind == shieldLogo {
		return shield(scene.NewPath(), x, y, r)
	}
	return scene.NewPath().Ellipse(x, y, r, r)
}

// toned paints a mark of one brand in four tones.
func toned(p, mark *picture.Picture, kind int) *picture.Picture {
	if kind != monoLogo {
		return mark
	}
	deep, mid, _ := p.BrandTones()
	tones := []color.Lab{{L: 0.24}, {L: 0.46}, {L: 0.67}, {L: 0.96}} // the second is that of dark skin beside dark hair
	into := []color.RGB{deep, deep.Mix(mid, 0.6), mid, {R: 1, G: 1, B: 1}}
	return mark.Mapped(func(q picture.Piece) []scene.Node {
		return color.Map(q.Nodes, func(c color.RGB) color.RGB { return into[plane.Nearest(tones, color.Lab{L: color.ToLab(c).L})] })
	})
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

package design

import (
	"context"
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
)

// tileShare is the half side of an icon's tile.
const tileShare = 0.46

func Icon(_ context.Context, p *picture.Picture) *raster.Layer { return IconDrawing(p).Settled() }

// IconDrawing sets flat art of few, large shapes on an even tile in its own hue, pale or deep by variation.
func IconDrawing(p *picture.Picture) *picture.Picture {
	q := balanced(Plainest(p, 0.040).Within(picture.Box{X0: 0.17, Y0: 0.17, X1: 0.83, Y1: 0.83}))
	if head, ok := soleHead(p); ok && !p.Minimal {
		q = avatar(Plainest(p, 0.020), head)
	}
	out := *p
	out.Pieces = nil
	if !p.Minimal {
		mid := p.Length(0.5)
		b := scene.NewPath().Fill(tileTone(p, q).Paint())
		out.Pieces = append(out.Pieces, picture.Piece{Title: "tile", Matrix: scene.Identity, Nodes: []scene.Node{squircle(b, mid, mid, p.Length(tileShare)).Node()}})
	}
	c := color.ToLCH(p.Accent)
	for _, piece := range alternated(q).Pieces {
		if piece.Glyph {
			deep := color.FromLCH(color.LCH{L: 0.46, C: max(c.C, 0.12), H: c.H})
			piece.Nodes = color.Map(piece.Nodes, func(color.RGB) color.RGB { return deep })
		}
		out.Pieces = append(out.Pieces, piece)
	}
	return &out
}

// behindTones are how much darker things alike are that overlap: the one in front, one behind it, and one behind both.
var behindTones = [...]float32{0, .11, -.09}

// alternated is the picture in which things alike that overlap differ in tone: without outlines they would be one. The layers of one thing, such as
// those before and behind the wine in a glass, have one place and one tone.
func alternated(p *picture.Picture) *picture.Picture {
	tones := make([]int, len(p.Pieces))
	for i := len(p.Pieces) - 1; i >= 0; i-- {
		a := p.Pieces[i]
		var taken [len(behindTones)]bool
		for j := i + 1; j < len(p.Pieces) && !a.Person && a.Title != ""; j++ {
			b := p.Pieces[j]
			if b.Title == a.Title && b.Matrix != a.Matrix && p.Bounds(a.Nodes, a.Matrix).Overlaps(p.Bounds(b.Nodes, b.Matrix)) {
				taken[tones[j]] = true
			}
		}
		tones[i] = max(0, slices.Index(taken[:], false))
	}
	k := -1
	return p.Mapped(func(q picture.Piece) []scene.Node {
		if k++; tones[k] == 0 {
			return q.Nodes
		}
		return color.Map(q.Nodes, func(c color.RGB) color.RGB {
			v := color.ToLCH(c)
			return color.FromLCH(color.LCH{L: max(.1, min(.96, v.L-behindTones[tones[k]])), C: v.C, H: v.H})
		})
	})
}

// avatar is head and shoulders of somebody, cut by the tile.
func avatar(p *picture.Picture, head picture.Box) *picture.Picture {
	k := p.Length(0.42) / (head.Y1 - head.Y0)
	move := scene.Translate(p.Length(0.5), p.Length(0.15)).Mul(scene.ScaleBy(k, k)).Mul(scene.Translate(-(head.X0+head.X1)/2, -head.Y0))
	mid := p.Length(0.5)
	out := *p
	out.Pieces = nil
	for _, q := range p.Pieces {
		q.Matrix = move.Mul(q.Matrix)
		cut := scene.Transform([]scene.Node{squircle(scene.NewPath(), mid, mid, p.Length(tileShare)).Fill(color.RGB{}.Paint()).Node()}, q.Matrix.Inverse())
		q.Nodes = []scene.Node{{Group: &scene.Group{Opacity: 1, Clip: cut, Children: q.Nodes}}}
		out.Pieces = append(out.Pieces, q)
	}
	return &out
}

// Plainest is flat design without its small shapes and its second tone.
func Plainest(p *picture.Picture, least float32) *picture.Picture {
	return p.Glazed().Firm().Plainer(least).Cleared()
}

// palestOnPale is the lightness of art from which a tile is deep and of the opposite hue: yellow on a pale ground of its own hue is not seen.
const palestOnPale = 0.8

// tileTone is the color of a tile: pale, but deep behind pale art; deep in every other variation, deeper than all of the art; behind people another hue.
func tileTone(p, art *picture.Picture) color.RGB {
	c := color.ToLCH(p.Accent)
	if peopled(p) { // skin is not seen on a ground of its tone
		return bustGround(p, []int{roundLogo, shieldLogo}[p.Variation%2])
	}
	if p.Variation%2 == 1 {
		return color.FromLCH(color.LCH{L: 0.42, C: 0.12, H: c.H + 2.6})
	}
	l := float32(0.90)
	if art.Ruling(1)[0].L > palestOnPale {
		return color.FromLCH(color.LCH{L: 0.44, C: 0.12, H: c.H + math.Pi})
	}
	return color.FromLCH(color.LCH{L: l, C: min(max(c.C, 0.06), 0.095), H: c.H})
}

// balanced moves the picture so that the middle of its weight comes nearer to the middle of the tile: the handle of a mug weighs little.
func balanced(p *picture.Picture) *picture.Picture {
	const side = smallSide
	x, y, n := float32(0), float32(0), float32(0)
	for i, a := range small(p).Alpha() {
		x, y, n = x+a*(float32(i%side)+0.5), y+a*(float32(i/side)+0.5), n+a
	}
	if n == 0 {
		return p
	}
	move := func(at float32) float32 { return max(-0.06, min(0.06, 0.7*(0.5-at/n/side))) }
	out := *p
	out.Pieces = nil
	for _, q := range p.Pieces {
		q.Matrix = scene.Translate(p.Length(move(x)), p.Length(move(y))).Mul(q.Matrix)
		out.Pieces = append(out.Pieces, q)
	}
	return &out
}

// squircle adds a superellipse |x|ⁿ + |y|ⁿ = rⁿ with n = 4.6, the outline of app icons.
func squircle(b *scene.Builder, cx, cy, r float32) *scene.Builder {
	const steps, exponent = 128, 2 / 4.6
	for i := range steps {
		sin, cos := math.Sincos(float64(i) / steps * 2 * math.Pi)
		x := cx + r*float32(math.Copysign(math.Pow(math.Abs(cos), exponent), cos))
		y := cy + r*float32(math.Copysign(math.Pow(math.Abs(sin), exponent), sin))
		if i == 0 {
			b.Move(x, y)
		} else {
			b.Line(x, y)
		}
	}
	return b.Close()
}

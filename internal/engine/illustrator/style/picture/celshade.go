package picture

import (
	"image"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/plane"
)

// CelShade says where art in two tones is in the shade: along the side of each body that is away from the light, and where one body is over
// another.
type CelShade struct {
	Depth, Least float32 // as of Second
	Whole        bool    // paint on a body, such as the stripes of a tower, is in the shade of the body alone
	Cast, Over   float32 // how far shadows fall, and how large a body is that casts one, as shares of the side
}

// Shade is where the art is in the shade, 0–1.
func (p *Picture) Shade(s CelShade, r plane.Rectangle) *plane.Plane {
	black := p.Mapped(func(q Piece) []scene.Node {
		nodes := color.Map(q.Nodes, func(color.RGB) color.RGB { return color.RGB{} })
		unit := max(q.Matrix.Scale(), 1e-9)
		f := flattener{
			Second: Second{Depth: s.Depth, Alpha: 1, Tone: func(color.LCH) color.LCH { return color.LCH{L: 1} }},
			least:  s.Least * float32(p.Size) / unit, glints: solidIn(q.Nodes),
			over: p.Length(s.Over) / unit, cast: p.Length(s.Cast) / unit, flipped: q.Matrix[0] < 0, whole: s.Whole,
		}
		return f.nodes(nodes)
	})
	l, out := black.Drawn(), plane.NewPlane(r)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			if d := plane.Pixel(l, (y-l.Y0)*l.W+x-l.X0); d[3] > 0.004 {
				out.V[(y-r.Min.Y)*out.W+x-r.Min.X] = min(1, d[1]/d[3])
			}
		}
	}
	return out
}

// ShadeAtHalf is Shade with edges that are two pixels soft, for less work.
func (p *Picture) ShadeAtHalf(s CelShade, r plane.Rectangle) *plane.Plane {
	half := image.Rect(r.Min.X/2, r.Min.Y/2, min((r.Max.X+1)/2, (p.Size+1)/2), min((r.Max.Y+1)/2, (p.Size+1)/2))
	return p.Reduced(2).Shade(s, half).Enlarged(plane.NewPlane(r))
}

// shadow is what a body casts on what is painted below it.
func (f flattener) shadow(p *scene.Path) (scene.Node, bool) {
	if f.cast <= 0 || p.Fill.Kind == scene.NoPaint || meanPaintAlpha(p.Fill) < 0.9 {
		return scene.Node{}, false
	}
	x0, y0, x1, y1 := raster.Bounds([]scene.Node{{Path: &scene.Path{Segments: p.Segments}}}, scene.Identity)
	if min(x1-x0, y1-y0) < f.over {
		return scene.Node{}, false
	}
	cast := *p
	cast.Stroke, cast.Fill = nil, color.RGB{R: 1, G: 1, B: 1}.Paint()
	turn := float32(0.55)
	if f.flipped {
		turn = -turn
	}
	moved := scene.Transform([]scene.Node{{Path: &cast}}, scene.Translate(turn*f.cast, f.cast))
	return scene.Node{Group: &scene.Group{Opacity: 1, Blend: scene.Atop, Children: moved}}, true
}

// TowardViolet is a color in the shade of cel painting: deeper, not grayer, its hue a step toward violet on the shorter side; what has no hue
// becomes lavender.
func TowardViolet(c color.LCH, deep float32) color.LCH {
	const violet = -1.25
	d := math.Mod(float64(violet-c.H)+3*math.Pi, 2*math.Pi) - math.Pi
	gray := plane.Smooth(0.06, 0.015, c.C)
	v := color.LCH{L: c.L * deep, C: c.C*0.98 + 0.012, H: c.H + float32(max(-0.38, min(0.38, 0.36*d)))}.Lab()
	g := color.LCH{L: c.L * plane.Mix(deep, 1, 0.22), C: 0.048 * min(1, c.L*1.5), H: violet + 0.15}.Lab()
	return color.Lab{L: plane.Mix(v.L, g.L, gray), A: plane.Mix(v.A, g.A, gray), B: plane.Mix(v.B, g.B, gray)}.LCH()
}

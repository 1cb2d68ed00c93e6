package prints

import (
	"context"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// pigments are those of Japanese woodblock prints.
var pigments = []color.RGB{
	color.Hex(0x1f3f66), color.Hex(0x3f7391), color.Hex(0x8fb3b8), color.Hex(0xb9432f), color.Hex(0xd98c5f), color.Hex(0xd9a441),
	color.Hex(0x6f7f4f), color.Hex(0x3d5a4c), color.Hex(0xd9a3a0), color.Hex(0x74472f), color.Hex(0x3a3940), color.Hex(0x8d8a80), color.Hex(0xefe3c6), color.Hex(0x6a5273),
	color.Hex(0xecd0ae), color.Hex(0xa06a45), color.Hex(0xc96a3a), color.Hex(0x2f6f66), color.Hex(0x7a4a2c), color.Hex(0x5c3827),
}

var washi, indigo = color.Hex(0xf3e8cf), color.Hex(0x1c2740)

// Ukiyoe prints from several woodblocks: muted pigments that fade from one side of each field to the other, waves on what is blue and
// green, the grain of the wood in them, an indigo key line that swells, and the red seal of the artist.
func Ukiyoe(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	p = p.Mapped(nobleFace)
	eyeless := p.AllEyed(func(picture.Eye) []scene.Node { return nil }).Flattened(picture.Second{})
	p = p.AllEyed(brushedEye)
	art := eyeless.Drawn()
	r := p.Around(art, 0.055)
	if r.Empty() {
		return out
	}
	q := p.Patched(art, r, 13, 1.0/7000)
	pressed := make([]color.RGB, len(q.Colors))
	for k, c := range q.Colors {
		pressed[k] = pigment(c)
	}
	tops, bottoms := spans(q)
	wide, waved := wiped(q, p.Size), wavedFields(q, p.Size)
	key := picture.CoverageOf(eyeless.Outlined(picture.Pen{Width: p.Length(0.0052), Detail: p.Length(0.010), Line: picture.WhiteLine, Hull: true}), r).Blurred(p.Length(0.0020))
	gate := p.ShadedContrast(r)
	grain := plane.Cloud{Size: p.Size, Waves: 9, Octaves: 3, Seed: p.Seed + 3}.Plane(r)
	calm := p.Calm(r)
	brush := plane.Cloud{Size: p.Size, Waves: 8, Octaves: 1, Seed: p.Seed + 6}.Plane(r)
	fiber := plane.Cloud{Size: p.Size, Waves: 150, Octaves: 2, Seed: p.Seed + 4}.Plane(r)
	outline, rim := p.Length(0.0062), p.Length(0.0088)
	for i, d := range q.Shape.V {
		swell := 0.40 + 0.95*plane.Smooth(0.25, 0.75, brush.V[i]) // a brush that is pressed and lifted
		alpha := plane.Clamp(0.5 + max(rim*(0.55+0.6*fiber.V[i]), outline*swell+1) - d)
		if alpha <= 0 {
			continue
		}
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		c := washi.Mix(color.Hex(0xd9c79d), 0.35*plane.Smooth(0.56, 0.72, fiber.V[i]))
		if label := q.Label[i]; label >= 0 && d < 0.5 {
			t := float32(y-tops[label]) / float32(max(1, bottoms[label]-tops[label]))
			fade := wide[label] * plane.Smooth(0.35, 1, t) // wiped toward the bottom
			rough := 1 - plane.Clamp(1.5*calm.At((x-r.Min.X)/8, (y-r.Min.Y)/8))
			wood := plane.Tri(float32(y)/p.Length(0.011) + 5*grain.V[i])
			wave := float32(0)
			if k := 0.42 * waved[label] * rough; k > 0.01 {
				wave = k * waves(float32(x), float32(y), p.Length(0.036))
			}
			c = c.Mix(pressed[label], plane.Clamp(0.98-0.62*fade-wave-rough*(0.05*(wood+1)*plane.Smooth(0.35, 0.65, grain.V[i])+0.10*(fiber.V[i]-0.4))))
		}
		thin := 0.62 - 0.36*plane.Smooth(0.25, 0.75, brush.V[i])
		line := max(plane.Smooth(thin, thin+0.24, key.V[i])*plane.Smooth(0.04, 0.16, gate.V[i]), plane.Clamp(0.5+outline*swell-max(d, -d)))
		plane.Set(plane.Pixel(out, y*out.W+x), c.Mix(indigo, 0.94*line), alpha)
	}
	picture.LayAtop(out, p.SeenEyes(picture.Own))
	if at, ok := besides(p, q.Shape, scene.Point{X: 1, Y: 1.4}, p.Length(0.033)); ok {
		raster.Draw(out, seal(at.X, at.Y, p.Length(0.026)), scene.Identity)
	}
	return out
}

// seal is the stamp of an artist: a red square with the sign for a mountain.
func seal(x, y, r float32) []scene.Node {
	red, paper := color.Hex(0xb8352a), color.Hex(0xf6ecd6)
	bar := func(x0, y0, w, h float32) scene.Node {
		return scene.NewPath().Rect(x+x0*r, y+y0*r, w*r, h*r).Fill(paper.Paint()).Node()
	}
	edge := scene.Stroke{Paint: red.Paint(), Width: 0.3 * r, Join: scene.RoundJoin}
	return []scene.Node{
		scene.NewPath().Rect(x-0.8*r, y-0.9*r, 1.6*r, 1.8*r).Fill(red.Paint()).Stroke(edge).Node(),
		bar(-0.10, -0.60, 0.20, 1.20), bar(-0.60, -0.05, 0.18, 0.65), bar(0.42, -0.05, 0.18, 0.65), bar(-0.60, 0.44, 1.20, 0.18),
	}
}

// wavedFields tells which fields have waves: wide ones that are blue, green or violet.
func wavedFields(q *picture.Patches, side int) []float32 {
	out := make([]float32, len(q.Colors))
	for k, c := range q.Colors {
		if v := color.ToLCH(c); v.C > 0.03 && (v.H > 2.3 || v.H < -0.5) {
			out[k] = plane.Smooth(1.0/120, 1.0/50, float32(q.Count[k])/float32(side*side))
		}
	}
	return out
}

// waves are rows of arcs, each over half of the row behind it; the coverage of their lines.
func waves(x, y, r float32) float32 {
	const height = 0.5 // of a row, in radii
	for j := plane.Floor(y/(height*r)) + 2; j >= plane.Floor(y/(height*r)); j-- {
		cy := float32(j) * height * r
		shift := float32(j&1) * r
		cx := float32(plane.Floor((x-shift)/(2*r)+0.5))*2*r + shift
		d := (x-cx)*(x-cx) + (y-cy)*(y-cy)
		if y > cy || d > r*r {
			continue
		}
		t := plane.Root(d) / r * 3
		away := t - float32(plane.Floor(t+0.5))
		return plane.Clamp((0.16 - max(away, -away)) * r / 3 * 1.6)
	}
	return 0
}

// nobleFace gives somebody a small red mouth, thin brows and a nose of one hooked line, as the prints do.
func nobleFace(q picture.Piece) []scene.Node {
	if !q.Person {
		return q.Nodes
	}
	return noble(q.Nodes)
}

func noble(nodes []scene.Node) []scene.Node {
	out := make([]scene.Node, 0, len(nodes))
	for _, n := range nodes {
		if n.Group == nil {
			out = append(out, n)
			continue
		}
		h := *n.Group
		switch h.Part {
		case "face":
			h.Children = noble(withoutNose(h.Children))
		case "mouth":
			x0, y0, x1, y1 := raster.Bounds(h.Children, scene.Identity)
			h.Children = lips((x0+x1)/2, y0+0.35*(y1-y0), 0.18*(x1-x0))
		case "brows":
			x0, y0, x1, y1 := raster.Bounds(h.Children, scene.Identity)
			x, y := (x0+x1)/2, (y0+y1)/2
			h.Children = scene.Transform(h.Children, scene.Translate(x, y-0.5*(y1-y0)).Mul(scene.ScaleBy(0.92, 0.62)).Mul(scene.Translate(-x, -y)))
		default:
			h.Children = noble(h.Children)
		}
		out = append(out, scene.Node{Group: &h})
	}
	return out
}

// lips are small and red, with the line between them.
func lips(x, y, w float32) []scene.Node {
	return []scene.Node{
		scene.NewPath().Move(x-w, y).Quad(x-0.45*w, y-0.75*w, x, y-0.30*w).Quad(x+0.45*w, y-0.75*w, x+w, y).Quad(x, y+1.35*w, x-w, y).Close().Fill(color.Hex(0xb9332c).Paint()).Node(),
		scene.NewPath().Move(x-w, y).Quad(x, y+0.45*w, x+w, y).Stroke(scene.Stroke{Paint: color.Hex(0x4a1220).Paint(), Width: 0.22 * w, Cap: scene.RoundCap}).Node(),
	}
}

// withoutNose replaces what lies between eyes and mouth by a hooked line.
func withoutNose(nodes []scene.Node) []scene.Node {
	var eyes, mouth []scene.Node
	for _, n := range nodes {
		if n.Group != nil && n.Group.Part == "eyes" {
			eyes = n.Group.Children
		}
		if n.Group != nil && n.Group.Part == "mouth" {
			mouth = n.Group.Children
		}
	}
	if len(eyes) == 0 || len(mouth) == 0 {
		return nodes
	}
	x0, top, x1, bottom := raster.Bounds(eyes, scene.Identity)
	_, low, _, _ := raster.Bounds(mouth, scene.Identity)
	x, y, w := (x0+x1)/2, (top+bottom)/2, x1-x0
	var out []scene.Node
	for _, n := range nodes {
		a, b, c, d := raster.Bounds([]scene.Node{n}, scene.Identity)
		if named := n.Group != nil && n.Group.Part != ""; !named && a > x-0.25*w && c < x+0.25*w && b > top && d < low+0.1*w {
			continue
		}
		out = append(out, n)
	}
	ink := scene.Stroke{Paint: indigo.Paint(), Width: 0.040 * w, Cap: scene.RoundCap, Join: scene.RoundJoin}
	tip := min(low-0.03*w, y+0.30*w)
	nose := scene.NewPath().Move(x+0.02*w, y).Quad(x+0.05*w, tip-0.10*w, x+0.10*w, tip-0.03*w).Quad(x+0.10*w, tip+0.02*w, x+0.01*w, tip)
	return append(out, nose.Stroke(ink).Node())
}

// brushedEye is long and narrow: one stroke for the upper lid, which sweeps out to a point, a pupil that hangs from it, and a thin lower lid.
func brushedEye(e picture.Eye) []scene.Node {
	s := e.Side
	if s == 0 {
		s = 1
	}
	w, h, ink := float32(1.22), float32(0.60), color.Hex(0x14182a)
	if !e.Person {
		w, h = 1.20, 1.25
	}
	slit := scene.NewPath().Move(-s*w, 0.30*h).Quad(-s*0.2, -0.95*h, s*w, -0.10*h).Quad(s*0.3, 0.95*h, -s*w, 0.30*h).Close().Fill(washi.Paint()).Path()
	pupil := []scene.Node{scene.NewPath().Ellipse(0, -0.05, 0.50, 0.62).Fill(ink.Paint()).Node()}
	lid := scene.NewPath().Move(-s*w*1.02, 0.34*h).Quad(-s*0.3, -1.35*h, s*w*1.32, -0.36*h).Quad(-s*0.1, -0.72*h, -s*w*1.02, 0.34*h).Close().Fill(ink.Paint()).Node()
	lower := scene.NewPath().Move(-s*w*0.7, 0.36*h).Quad(s*0.2, 0.80*h, s*w, -0.10*h).Stroke(scene.Stroke{Paint: ink.Paint(), Width: 0.10, Cap: scene.RoundCap}).Node()
	return []scene.Node{{Path: slit}, {Group: &scene.Group{Opacity: 1, Clip: []scene.Node{{Path: slit}}, Children: pupil}}, lower, lid}
}

// wiped tells how far each field fades: wide ones of a clear color do, small and dark ones are printed evenly.
func wiped(q *picture.Patches, side int) []float32 {
	out := make([]float32, len(q.Colors))
	for k, c := range q.Colors {
		out[k] = plane.Smooth(1.0/160, 1.0/60, float32(q.Count[k])/float32(side*side)) * plane.Smooth(0.36, 0.55, color.ToLab(c).L)
	}
	return out
}

// spans are the first and the last row of every field.
func spans(q *picture.Patches) (tops, bottoms []int) {
	tops, bottoms = make([]int, len(q.Colors)), make([]int, len(q.Colors))
	for k := range tops {
		tops[k] = math.MaxInt
	}
	for i, label := range q.Label {
		if label >= 0 {
			y := q.R.Min.Y + i/q.R.Dx()
			tops[label], bottoms[label] = min(tops[label], y), max(bottoms[label], y)
		}
	}
	return tops, bottoms
}

// pigment is the nearest pigment to a color, mixed with a third of that color in the muted tones of the inks. The hue weighs most, so
// that skin stays skin.
func pigment(c color.RGB) color.RGB {
	lab := color.ToLab(c)
	best, least := pigments[0], float32(plane.Far)
	for _, candidate := range pigments {
		w := color.ToLab(candidate)
		dl, da, db := w.L-lab.L, 1.35*w.A-lab.A, 1.35*w.B-lab.B
		if d := 0.8*dl*dl + 4*(da*da+db*db); d < least {
			best, least = candidate, d
		}
	}
	muted := lab.LCH()
	muted.C = min(0.12, muted.C*0.75)
	return best.Mix(color.FromLCH(muted), 0.36)
}

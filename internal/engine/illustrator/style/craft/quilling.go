package craft

import (
	"context"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Quilling frames every field with strips of paper that stand on edge, and fills it with coils of strips, the largest ones first. Eyes are
// tight coils; words and mouths are strips.
func Quilling(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	p = p.AllEyed(coilEye).Mapped(func(q picture.Piece) []scene.Node {
		return picture.Spiraled(q.Nodes, p.Length(0.0050)/max(q.Matrix.Scale(), 1e-6), color.Hex(0x3a1a20))
	})
	art := p.Bare(false).Flattened(picture.Second{}).Drawn()
	r := p.Around(art, 0.03)
	if r.Empty() {
		return out
	}
	q := p.Patched(art, r, 12, 1.0/2600)
	deep := plane.NewPlane(r)
	for i, label := range q.Label {
		if label >= 0 {
			deep.V[i] = max(0, min(q.Edge.V[i], -q.Shape.V[i]))
		}
	}
	pitch, rim := p.Length(0.0112), p.Length(0.0050)
	grain := plane.Cloud{Size: p.Size, Waves: 240, Octaves: 1, Seed: p.Seed + 3}.Plane(r)
	papers := make([]color.Lab, len(q.Colors))
	for label, c := range q.Colors {
		v := color.ToLCH(c)
		papers[label] = color.LCH{L: 0.14 + 0.80*v.L, C: v.C*1.10 + 0.004, H: v.H}.Lab()
	}
	calm := p.Calm(r).Enlarged(q.Shape)
	coils := coiled(q, deep, calm, pitch, p)
	bent := deep.Blurred(p.Length(0.0012))
	reach := int(rim) + 2
	for i, d := range q.Shape.V {
		alpha := plane.Clamp(0.5 + rim - d)
		if alpha <= 0 {
			continue
		}
		label := q.Nearest(i, reach)
		if label < 0 {
			continue
		}
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		ring := (bent.V[i] + rim) / pitch
		if d > -0.5 {
			ring = (rim - d) / pitch
		}
		gx, gy := bent.Slope(i)
		paper := papers[label]
		if c := coils.over[i]; c >= 0 && deep.V[i] > .9*pitch {
			k := coils.all[c]
			dx, dy := float32(x)-k.x, float32(y)-k.y
			far := plane.Root(dx*dx + dy*dy)
			turn := float32(math.Atan2(float64(dy), float64(dx)))/(2*math.Pi) + k.start
			ring = (k.r-far)/pitch + turn
			if far < .55*pitch {
				ring = float32(plane.Floor(ring)) + .2
			}
			gx, gy = dx/max(far, 1), dy/max(far, 1)
			paper.L += .10 * (plane.Hash(int(c), 4, 77) - .5)
		} else if deep.V[i] > 2.0*pitch && calm.V[i] < .2 { // the card between coils
			paper.L -= .16
			plane.Set(plane.Pixel(out, y*out.W+x), color.FromLab(color.Lab{L: max(.16, paper.L), A: paper.A, B: paper.B}), alpha)
			continue
		}
		c := strip(paper, ring, -(0.55*gx + 0.8*gy), int(label), grain.V[i])
		if k := calm.V[i] * plane.Smooth(1.6*pitch, 2.4*pitch, deep.V[i]); k > 0 { // strips below a face lie close together
			c = c.Mix(color.FromLab(paper), .62*k)
		}
		plane.Set(plane.Pixel(out, y*out.W+x), c, alpha)
	}
	glued(p, out, p.Prints(false))
	return out
}

// coilEye is a white ball around a dark disc with the last turns of a coil.
func coilEye(e picture.Eye) []scene.Node {
	ball := func(r float32, c color.RGB) scene.Node {
		return scene.NewPath().Ellipse(0, 0, r, r*min(e.High, 1.15)).Fill(c.Paint()).Node()
	}
	coil := scene.NewPath()
	for k := 22; k <= 40; k++ {
		sin, cos := math.Sincos(float64(k) * math.Pi / 8)
		if k == 22 {
			coil.Move(float32(cos)*.385, float32(sin)*.385)
		}
		coil.Line(float32(cos*float64(k))*.0175, float32(sin*float64(k))*.0175)
	}
	iris := color.ToLCH(e.Iris)
	light := color.FromLCH(color.LCH{L: max(.52, iris.L), C: iris.C, H: iris.H})
	return []scene.Node{
		ball(1.06, color.Hex(0x3a3038)), ball(.94, color.Hex(0xfffdf8)), ball(.76, color.Hex(0x241a20)),
		coil.Stroke(scene.Stroke{Paint: light.Paint(), Width: .10, Cap: scene.RoundCap, Join: scene.RoundJoin}).Node(),
		scene.NewPath().Ellipse(-.24, -.28, .17, .17).Fill(color.RGB{R: 1, G: 1, B: 1}.Paint()).Node(),
	}
}

// glued lays the strips of a face or a word: paper on edge, lit from the upper left, with its shadow.
func glued(p *picture.Picture, out, l *raster.Layer) {
	if l == nil {
		return
	}
	d := rounded(l)
	shadow, high := p.Length(.005), p.Length(.0032)
	for i := range d.V {
		x, y := d.X0+i%d.W, d.Y0+i/d.W
		to := plane.Pixel(out, y*out.W+x)
		if back := d.At(x-int(.6*shadow), y-int(shadow)); back < 0 && d.V[i] > 0 && x-int(.6*shadow) >= d.X0 && y-int(shadow) >= d.Y0 && to[3] > 0 {
			plane.Atop(to, color.RGB{R: .05, B: .06}, .38)
		}
		s := plane.Pixel(l, i)
		if s[3] < .02 {
			continue
		}
		c := color.ToLab(plane.Straight(s))
		gx, gy := d.Slope(i)
		if rim := plane.Clamp(1 + d.V[i]/high); rim > 0 {
			c.L += .12 * rim * plane.Clamp2(.6*gx+.8*gy)
		}
		c.L = max(.05, min(.98, c.L))
		plane.Atop(to, color.FromLab(c), s[3])
	}
}

// strip is the color at ring strips of a paper from a field's outline; facing is how much the strip's side is turned to the light.
func strip(paper color.Lab, ring, facing float32, label int, grain float32) color.RGB {
	n := plane.Floor(ring)
	f := ring - float32(n)
	paper.L += 0.05 * (plane.Hash(n, label, 21) - 0.5) // paper of several shades
	top := plane.Smooth(0.02, 0.10, f) * plane.Smooth(0.50, 0.42, f)
	side := plane.Smooth(0.42, 0.50, f)
	paper.L += 0.10*top + 0.05*(grain-0.5)
	paper.L -= side * (0.20 + 0.20*plane.Smooth(0.5, 0.95, f) - 0.14*facing)
	paper.L -= 0.12 * plane.Smooth(0.10, 0.02, f)
	paper.L = max(0.12, min(0.975, paper.L))
	return color.FromLab(paper)
}

package paint

import (
	"context"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

var inkPaper, inkBlack = color.Hex(0xfaf7f0), color.Hex(0x17161c)

// InkWash paints with diluted ink in pale, middle and dark washes with soft edges: they pool where the paper is wet, thin out in the light and
// along the stroke, and bleed into the paper around them. What is not dark has a contour that swells and breaks off. The paper ends in a soft
// deckle beyond the washes, so that they are seen on a dark page.
func InkWash(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	p = p.Eyed(brushEye).DarkEyed().SkinWithin(0.58, 0.80)
	even := p.Flattened(picture.Second{}).Drawn()
	r := p.Around(even, 0.04)
	if r.Empty() {
		return out
	}
	b := loadedBrush(p, p.Loosened(plane.Crop(even, r), 0.006), r)
	for i, d := range b.shape.V {
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		reach := b.deckle*(0.7+0.6*b.flow.V[i]) + b.bleed*b.run(i)
		alpha := max(plane.Smooth(reach, -0.1*reach, d), plane.Smooth(reach, 0.3*reach, d)*plane.Smooth(0, 0.3, b.run(i)), plane.Smooth(b.bleed, 0, d))
		if alpha < 0.004 {
			continue
		}
		plane.Set(plane.Pixel(out, y*out.W+x), b.mark(i, x, y), alpha)
	}
	picture.LayBroken(out, p.SeenFeatures(picture.InkTone(inkBlack, inkPaper)), func(x, y int) float32 {
		return 1 - 0.25*plane.Smooth(0.62, 0.80, b.hair.At(x, y))
	})
	return out
}

// brushEye is an eye as a brush sets it: a dot of ink with a spot of light, under a lid in one stroke that swells toward its outer corner.
func brushEye(e picture.Eye) []scene.Node {
	s := e.Side
	if s == 0 {
		s = 1
	}
	h, round := min(max(e.High, 0.85), 1.25), float32(0.74)
	if e.Person {
		h, round = min(max(e.High, 0.85), 1.1), 0.60
	}
	dot := scene.NewPath().Ellipse(s*0.04, 0.10*h, round, round*min(1.25, h*1.08)).Fill(inkBlack.Paint()).Node()
	light := scene.NewPath().Ellipse(-0.20, -0.14*h, 0.17, 0.20).Fill(inkPaper.Paint()).Node()
	lid := scene.NewPath().Move(-s*1.02, 0.10*h).Quad(-s*0.66, -0.86*h, s*0.14, -0.94*h).Quad(s*0.84, -0.92*h, s*1.24, -0.06*h).
		Quad(s*0.78, -0.60*h, s*0.10, -0.64*h).Quad(-s*0.60, -0.66*h, -s*1.02, 0.10*h).Close().Fill(inkBlack.Paint()).Node()
	return []scene.Node{dot, light, lid}
}

// brush is what an ink wash knows at each pixel.
type brush struct {
	p                        *picture.Picture
	tone, shape, lines, gate *plane.Plane
	flow, hair, press, calm  *plane.Plane
	light, near              *plane.Plane // near is how dark the washes around a pixel are
	forms                    *picture.Forms
	bleed, swell, deckle     float32
	touch                    float32 // how dark small marks on a pale coat are: a stroke each
}

func loadedBrush(p *picture.Picture, art *raster.Layer, r plane.Rectangle) *brush {
	plane.Settle(art, r)
	b := &brush{p: p, shape: plane.AlphaOf(art, r), bleed: p.Length(0.011), swell: p.Length(0.0150), deckle: p.Length(0.023)}
	tone, _ := p.Darkness(p.SoftGlints().Drawn(), r)
	b.tone = p.Relieved(tone, b.shape, 0, 0.86, 1.1)
	b.forms = p.Formed(r, 0.16)
	if !slices.ContainsFunc(p.Pieces, func(q picture.Piece) bool { return !q.Furry }) {
		b.touch = 0.40
	}
	b.soak(r)
	b.light = b.shape.Reduced(2).Inflated(p.Length(0.14)/4).Softened(4).Lit(0.8, 3).Diffuse.Enlarged(b.shape)
	pen := picture.Pen{Width: p.Length(0.0046), Detail: p.Length(0.020), Line: picture.WhiteLine, Hull: true}
	b.lines = picture.Wobbled(picture.CoverageOf(p.Flattened(picture.Second{}).Outlined(pen), r), p, 61).Blurred(p.Length(0.0026))
	b.gate, b.calm = p.ShadedContrast(r), p.Calm(r).Enlarged(b.shape)
	b.shape.BecomeDistance()
	cloud := func(waves float32, octaves int, seed uint64) *plane.Plane {
		return plane.Cloud{Size: p.Size, Waves: waves, Octaves: octaves, Seed: p.Seed + seed}.Plane(r)
	}
	b.press, b.flow, b.hair = cloud(9, 2, 51), cloud(7, 4, 52), cloud(150, 2, 54)
	return b
}

// soak makes the tone that of the washes: of one form each, with edges that run into one another on wet paper but for faces and words.
func (b *brush) soak(r plane.Rectangle) {
	calm := b.p.Calm(r).Enlarged(b.shape)
	for i, v := range b.tone.V {
		if b.shape.V[i] > 0.02 {
			b.tone.V[i] = (0.80*(1-b.forms.Of(r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()).L) + 0.45*v - 0.10) * b.shape.V[i]
		}
	}
	soft, cover := b.tone.Blurred(b.p.Length(0.0055)), b.shape.Blurred(b.p.Length(0.0055))
	for i, v := range b.tone.V {
		if w := cover.V[i]; w > 0.02 {
			b.tone.V[i] = plane.Mix(soft.V[i]/w, v, max(0.25, calm.V[i]))
		}
	}
	b.near = b.tone.Blurred(b.p.Length(0.012))
}

// mark is the color of a pixel.
func (b *brush) mark(i, x, y int) color.RGB {
	d := b.shape.V[i]
	f := b.forms.Of(x, y)
	t, streak := b.gesture(f, x, y, i)
	loose, soft := 1-0.9*b.calm.V[i], 1-0.3*b.calm.V[i]
	dark := b.tone.V[i]
	k := 0.13*plane.Smooth(0.04, 0.10, dark) + 0.19*plane.Smooth(0.12, 0.24, dark) + 0.30*plane.Smooth(0.26, 0.42, dark) + 0.38*plane.Smooth(0.42, 0.60, dark)
	pale := plane.Smooth(0.60, 0.34, k)
	k *= 1 + 0.6*plane.Smooth(b.p.Length(0.024), b.p.Length(0.010), f.Wide)*plane.Smooth(0.12, 0.25, dark) // a small mark is one touch of full ink
	k += b.touch * plane.Smooth(b.p.Length(0.034), b.p.Length(0.014), f.Wide) * plane.Smooth(0.025, 0.08, dark) * pale
	k *= 1 - 0.85*soft*plane.Smooth(-0.10, 0.50, b.light.V[i]+0.7*loose*(b.flow.V[i]-0.5)) // more water in the light
	k *= 1 + loose*(0.26-0.56*t)                                                           // laid down dark, drawn out pale
	k *= 1 + loose*1.7*(b.flow.V[i]-0.5)                                                   // pools
	tide := b.flow.V[i] - 0.53
	k *= 1 + 0.50*loose*plane.Smooth(-0.006, 0.006, tide)*plane.Smooth(0.10, 0, tide)                              // the edge of a pool that dried
	k += 0.16 * soft * plane.Smooth(0.30, 0.10, k) * plane.Smooth(0.10, -0.34, b.light.V[i]+0.5*(b.flow.V[i]-0.5)) // one pale wash in the shade of what is white
	dry := plane.Smooth(0.70, 0.84, streak+0.45*(t-0.60)) * plane.Smooth(b.p.Length(0.014), b.p.Length(0.034), f.Wide)
	k *= 1 - 0.55*loose*dry*plane.Smooth(0.22, 0.50, dark)
	k *= 1 - 0.7*(1-pale)*plane.Smooth(0.30, 0.80, b.lines.V[i])*plane.Smooth(0.03, 0.12, b.gate.V[i]) // paper between two washes
	k *= 1 + 0.5*loose*plane.Smooth(b.p.Length(0.008), b.p.Length(0.001), -d)                          // pigment gathers at the end of a wash
	k = plane.Mix(k, layers(k), 0.75*soft)
	if d > 0 {
		k = 0.62 * b.near.V[i] * plane.Smooth(0.14, -0.06, d/b.bleed-b.run(i)-0.3*(b.hair.V[i]-0.5))
	}
	line := b.line(i, d, pale)
	return inkPaper.Mix(inkBlack, plane.Clamp(max(k, line))*0.94)
}

// run is how far ink ran into wet paper beside a pixel, in reaches of a bleed: here and there, and only from dark washes.
func (b *brush) run(i int) float32 {
	return 1.7 * b.near.V[i] * (1 - 0.9*b.calm.V[i]) * plane.Smooth(0.48, 0.68, b.flow.V[i])
}

// layers is a tone as washes give it that dried one upon the other: they end in edges.
func layers(k float32) float32 {
	return 0.04 + 0.13*plane.Smooth(0.09, 0.11, k) + 0.19*plane.Smooth(0.23, 0.26, k) + 0.26*plane.Smooth(0.42, 0.46, k) + 0.30*plane.Smooth(0.64, 0.69, k)
}

// gesture is how far along its stroke a pixel lies, 0–1, and the streak of the hairs there.
func (b *brush) gesture(f picture.Form, x, y, i int) (t, streak float32) {
	cos, sin := f.Cos, f.Sin
	if sin+0.4*cos > 0 { // strokes begin below, away from the light
		cos, sin = -cos, -sin
	}
	dx, dy := float32(x)-f.X, float32(y)-f.Y
	along, across := dx*cos+dy*sin, dy*cos-dx*sin
	t = plane.Clamp(0.5 + 0.5*along/f.Long)
	lane := (across+0.10*along)/b.p.Length(0.0036) + 5*(b.press.V[i]-0.5)
	n := plane.Floor(lane)
	seed := uint64(int(f.X) + int(f.Y))
	u := plane.Mix(plane.Hash(n, 1, seed), plane.Hash(n+1, 1, seed), plane.Ease(lane-float32(n)))
	return t, 0.75*u + 0.25*b.hair.V[i]
}

// line is the contour at a pixel: it swells away from the light, breaks off where the brush was lifted, and is left out where a dark stroke
// is its own edge.
func (b *brush) line(i int, d, pale float32) float32 {
	press := b.press.V[i]
	gx, gy := b.shape.Slope(i)
	width := b.p.Length(0.0004) + b.swell*plane.Clamp(0.20-0.26*(0.6*gx+0.8*gy)+2.6*(press-0.5))
	outer := plane.Clamp(d+0.6*width+0.5) * plane.Clamp(0.4*width-d+0.5) * pale * plane.Clamp(width/b.p.Length(0.0016))
	inner := plane.Smooth(0.46-0.26*press, 0.60-0.24*press, b.lines.V[i]) * plane.Smooth(0.07, 0.22, b.gate.V[i]) * pale
	return max(outer, 0.95*inner) * (1 - 0.35*plane.Smooth(0.56, 0.70, press)*plane.Smooth(0.54, 0.66, b.hair.V[i]))
}

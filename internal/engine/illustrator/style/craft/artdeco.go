package craft

import (
	"context"
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// decoTones are the lacquers of art deco from dark to light; gold lines part them.
var decoTones = []color.RGB{color.Hex(0x14161d), color.Hex(0x1d2b38), color.Hex(0x0f5a4c), color.Hex(0x9c7a35), color.Hex(0xefe3c4)}

// oxblood is the lacquer of reds.
var oxblood = color.Hex(0x8a2230)

// ArtDeco paints the picture in few flat lacquers by lightness, parted and bordered by polished gold, before a rising sun of stepped
// rays. Fans of gold lines rise within planes of middle tone; skin is bronze, and eyes are almonds under heavy lids.
func ArtDeco(_ context.Context, p *picture.Picture) *raster.Layer {
	p = p.Eyed(decoEye)
	if !p.Set { // the rays need room
		p = p.Within(picture.Box{X0: .14, Y0: .13, X1: .86, Y1: .96})
	}
	even := p.Flattened(picture.Second{})
	flat := even.Drawn()
	out := raster.Square(p.Size)
	r := p.Around(flat, 0.03)
	if r.Empty() {
		return out
	}
	f := picture.FieldsOf(flat, r, 14, p.Size*p.Size/7000)
	lines := picture.CoverageOf(even.Outlined(picture.Pen{Width: p.Length(0.0050), Detail: p.Length(0.018), Line: picture.WhiteLine, Hull: true}), r)
	shape := plane.OutlineOf(flat, r)
	rim := p.Length(0.0095)
	calm := p.Calm(r)
	coat := p.Where(r, func(q picture.Piece) bool { return q.Furry || q.Plumed }) // which is no plane of lacquer
	people := slices.ContainsFunc(p.Pieces, func(q picture.Piece) bool { return q.Person })
	fan := fanOf(p, plane.InkBounds(flat))
	for i, label := range f.Label {
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		alpha := plane.Clamp(rim - shape.V[i] + .5)
		if alpha <= 0 {
			continue
		}
		tone := decoTones[0]
		if label >= 0 {
			ray := fan.lines(x, y) * (1 - calm.At((x-r.Min.X)/8, (y-r.Min.Y)/8))
			if coat != nil {
				ray *= 1 - coat.V[i]
			}
			tone = lacquer(p, f.Colors[label], x, y, ray, people)
		}
		// A gold border, a dark gap, and the lines within.
		line, gold := polish(p, x, y), max(lines.V[i], plane.Clamp(shape.V[i]+.5+rim*.1))
		d := -shape.V[i]
		if d > rim*.25 && d < rim*.75 {
			gold, tone = 0, decoTones[0]
		} else if v := color.ToLCH(tone); d > rim && v.C > .06 && v.L > .55 {
			line = color.Hex(0x4a3310) // gold on gold is not seen
		}
		plane.Set(plane.Pixel(out, y*out.W+x), tone.Mix(line, gold), alpha)
	}
	picture.LayAtop(out, p.SeenEyes(picture.InkTone(decoTones[0], decoTones[4])))
	if framed := !slices.ContainsFunc(p.Pieces, func(q picture.Piece) bool { return q.Group != "frames" }); !p.Set && !framed { // a frame holds what will be in it
		fan.rise(p, out)
	}
	return out
}

// decoEye is an almond with a flat heavy lid and a round pupil.
func decoEye(e picture.Eye) []scene.Node {
	w, h := float32(1.25), min(0.98, e.High*.86)
	almond := scene.NewPath().Move(-w, .12).Quad(0, -1.5*h, w, .02).Quad(0, 1.5*h, -w, .12).Close().Fill(decoTones[4].Paint()).Path()
	iris := []scene.Node{
		scene.NewPath().Ellipse(0, .05, .62, .80).Fill(decoTones[0].Paint()).Node(), scene.NewPath().Ellipse(-.2, -.22, .2, .2).Fill(decoTones[4].Paint()).Node(),
	}
	s, width := e.Side, float32(.38)
	if s == 0 {
		s = 1
	}
	outer := float32(-.30)
	if !e.Person { // a slant looks angry
		s, outer, width = 1, .10, .30
	}
	lid := scene.NewPath().Move(-s*w, .10).Quad(s*.1, -1.75*h, s*w*1.2, outer).Stroke(scene.Stroke{Paint: decoTones[0].Paint(), Width: width, Cap: scene.RoundCap}).Node()
	return []scene.Node{{Path: almond}, {Group: &scene.Group{Opacity: 1, Clip: []scene.Node{{Path: almond}}, Children: iris}}, lid}
}

// fan is where the rays of the sun start, how far the longest reach, and how wide a ray is on a circle of radius 1.
type fan struct{ x, y, reach, pitch float32 }

func fanOf(p *picture.Picture, ink plane.Rectangle) fan {
	x, y := float32(ink.Min.X+ink.Max.X)/2, float32(ink.Min.Y)+.68*float32(ink.Dy())
	room := p.Length(.02)
	return fan{x, y, min(x, float32(p.Size)-x, y) - room, math.Pi / 28}
}

// ray tells the number of the ray at a place, how far it is from the middle of that, and the radius.
func (f fan) ray(x, y int) (k int, off, radius float32) {
	dx, dy := float64(float32(x)-f.x), float64(float32(y)-f.y)
	a := float32(math.Atan2(-dy, dx)) / f.pitch
	k = plane.Floor(a + .5)
	radius = float32(math.Hypot(dx, dy))
	return k, (a - float32(k)) * f.pitch * radius, radius
}

// lines are the thin gold lines of a fan within a plane.
func (f fan) lines(x, y int) float32 {
	_, off, radius := f.ray(x, y)
	return plane.Clamp(1.0+.0030*f.reach-max(off, -off)) * plane.Smooth(.12, .3, radius/f.reach)
}

// rise draws the rays behind what is painted, in steps of three lengths, each gold with a dark edge.
func (f fan) rise(p *picture.Picture, out *raster.Layer) {
	for y := max(0, int(f.y-f.reach)); y < min(p.Size, int(f.y)); y++ {
		for x := max(0, int(f.x-f.reach)); x < min(p.Size, int(f.x+f.reach)); x++ {
			k, off, radius := f.ray(x, y)
			if radius > f.reach || k < 1 || k > 27 {
				continue
			}
			steps := [4]float32{1, .8, .9, .8}
			end := steps[k&3] * f.reach
			half := min(.30*f.pitch*radius, (.30+.08*float32(k&1))*f.pitch*radius)
			in := min(half-max(off, -off), end-radius)
			edge := p.Length(.0028)
			if cover := plane.Clamp(in + .5); cover > 0 {
				plane.Under(plane.Pixel(out, y*out.W+x), decoTones[k&1*2].Mix(polish(p, x, y), plane.Clamp(in-edge+.5)*float32(1-k&1)+float32(k&1)*plane.Clamp(edge-in+.5)), cover)
			}
		}
	}
}

// lacquer is the tone of a field of color; in tones between dark and light lines of gold rise. Skin, fur and wood are bronze, reds oxblood,
// and the grays of people stay gray.
func lacquer(p *picture.Picture, c color.RGB, x, y int, line float32, people bool) color.RGB {
	v := color.ToLCH(c)
	switch {
	case v.H > .72 && v.H < 1.40 && v.C > .03 && v.C < .105 && v.L > .19:
		return color.Hex(0x6b4420).Mix(color.Hex(0xf6e4c2), plane.Smooth(.36, .88, v.L))
	case v.H > .72 && v.H < 1.6 && v.C > .09 && v.L > .45:
		return polish(p, x, y).Mix(color.Hex(0x5e3f12), .85*plane.Smooth(.80, .48, v.L))
	case v.H > -.35 && v.H < .72 && v.C > .11 && v.L > .3 && v.L < .75:
		return decoTones[0].Mix(oxblood, plane.Smooth(.2, .5, v.L)).Mix(polish(p, x, y), .8*line)
	case people && v.C < .03 && v.L > .5 && v.L < .85:
		return decoTones[1].Mix(decoTones[4], plane.Smooth(.4, .8, v.L))
	case v.L < .42:
		return decoTones[0].Mix(polish(p, x, y), .55*line)
	case v.L < .6:
		return decoTones[1].Mix(polish(p, x, y), .9*line)
	case v.L < .76:
		return decoTones[2].Mix(polish(p, x, y), .9*line)
	case v.L < .9:
		return polish(p, x, y).Mix(decoTones[3], .25)
	}
	return decoTones[4]
}

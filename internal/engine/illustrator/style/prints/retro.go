package prints

import (
	"context"
	"math"
	"sync"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// The inks of the old press; the paper shows where none is printed.
var (
	retroPaper = color.Hex(0xf6ead0)
	retroKey   = color.Hex(0x1f3048)
	retroPale  = color.Hex(0x93b4bd) // prints the shade of white: dots of the key would be dirt on it
	retroInks  = []color.RGB{
		color.Hex(0xe0492f), // vermilion
		color.Hex(0xefac2e), // mustard
		color.Hex(0x2f8f86), // teal
		color.Hex(0xe98a7b), // salmon
		color.Hex(0x7fb9c4), // sky
		color.Hex(0x5f8f3e), // moss
		color.Hex(0x8a4b2d), // sienna
		color.Hex(0x8a4f8c), // plum
		color.Hex(0xe57a2c), // orange
		color.Hex(0x2f62a6), // cobalt
	}
)

// Retro prints with four inks and a dark key on cream paper: even fields, dots where the form turns into shade, plates that
// are not quite in register, and ink that took a little unevenly. The paper is cut along the subject.
func Retro(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	flat := p.Flattened(picture.Second{}).Drawn()
	r := p.Around(flat, 0.02)
	if r.Empty() {
		return out
	}
	art := plane.Crop(flat, r)
	plane.Settle(art, r)
	a := plane.AlphaOf(art, r)
	fields := separated(p, art)
	light := a.Reduced(2).Inflated(p.Length(0.12)/4).Softened(3).Lit(0.8, 3).Diffuse.Enlarged(a)
	lines := picture.CoverageOf(p.Outlined(picture.Pen{Width: p.Length(0.0040), Detail: p.Length(0.012), Line: picture.WhiteLine, Hull: true}), r)
	gate := p.ShadedContrast(r)
	grain := plane.GroundOf(plane.Cloud{Size: p.Size, Waves: 120, Octaves: 2, Seed: p.Seed + 71}.Over(r))
	calm := plane.GroundOf(p.Calm(r).Over(a.W, a.H))
	edge := a.SignedDistance()
	// the plates are shifted against each other
	dx, dy := int(p.Length(0.0064)+0.5), int(p.Length(0.0042)+0.5)
	tint, shades := screenAt(p.Length(1.0/96), 0.26), screenAt(p.Length(1.0/96), 0.79)
	rim, bare := p.Length(0.0042), p.Length(0.0022) // a slip of paper around the key is seen on black
	row := -1
	for i := range a.V {
		if a.V[i] < 0.004 {
			continue
		}
		x, y := i%a.W, i/a.W
		if y != row {
			row = y
			grain.Row(grain.V, y)
			calm.Row(calm.V, y)
		}
		c := retroPaper
		u, v := x-dx, y-dy
		if calm.V[x] > 0.5 { // words and faces stay clear
			u, v = x-dx/2, y-dy/2
		}
		printed := u >= 0 && v >= 0 && u < a.W && v < a.H && a.V[v*a.W+u] > 0.5
		var f field
		if printed {
			f = fields[v*a.W+u]
		}
		if printed && f.ink >= 0 {
			c = overprint(c, retroInks[f.ink], f.cover, x, y, tint)
			c = c.Mix(retroPaper, 0.16*plane.Smooth(0.45, 0.8, grain.V[x])*(1-calm.V[x]))
		}
		// the key plate: shade in dots, outlines, and what is dark
		own := fields[i]
		shade := plane.Clamp(own.key + (1-0.85*calm.V[x])*(0.5*plane.Clamp(-light.V[i]*1.5-0.10)+0.05*float32(y)/float32(a.H)))
		k := float32(0)
		if own.white() {
			c = c.Mix(retroPale, shades.dots(plane.Clamp(1.1*shade-0.05), x, y))
		} else {
			k = shades.dots(shade, x, y)
		}
		line := lines.V[i] * plane.Smooth(0.06, 0.2, gate.V[i])
		line = max(line, plane.Clamp(edge.V[i]+rim+bare+0.5))
		k = max(k, line)
		c = c.Mix(retroKey, plane.Clamp(k)*0.97).Mix(retroPaper, plane.Clamp(edge.V[i]+bare+0.5))
		plane.Set(plane.Pixel(out, (y+r.Min.Y)*out.W+x+r.Min.X), c, a.V[i])
	}
	picture.LayAtop(out, p.SeenFeatures(picture.Own))
	return out
}

// field says what is printed at a pixel: an ink, or none, how much of it, and how much of the key.
type field struct {
	ink        int
	cover, key float32
}

// white reports whether a field is bare paper in light or in half shade.
func (f field) white() bool { return f.ink < 0 && f.key < 0.3 }

// separated splits the art into four inks and the key. Fields of one color share their separation.
func separated(p *picture.Picture, art *raster.Layer) []field {
	inks := chosenInks(p, art)
	out := make([]field, art.W*art.H)
	seen := map[[3]uint8]field{}
	var last [3]uint8 // the color of the pixel before, which is often the same
	var found field
	for i := range out {
		s := plane.Pixel(art, i)
		if s[3] < 0.004 {
			out[i] = field{ink: -1}
			continue
		}
		c := plane.Straight(s)
		key := [3]uint8{uint8(c.R * 31.9), uint8(c.G * 31.9), uint8(c.B * 31.9)}
		if key != last || len(seen) == 0 {
			var ok bool
			if found, ok = seen[key]; !ok {
				found = separate(c, inks)
				seen[key] = found
			}
			last = key
		}
		out[i] = found
	}
	return out
}

// chosenInks are the four inks that the picture needs most.
func chosenInks(p *picture.Picture, art *raster.Layer) []int {
	var votes [10]float32
	for y := 0; y < art.H; y += 4 {
		for x := 0; x < art.W; x += 4 {
			s := plane.Pixel(art, y*art.W+x)
			if s[3] < 0.5 {
				continue
			}
			if f := separate(plane.Straight(s), nil); f.ink >= 0 {
				votes[f.ink] += f.cover
			}
		}
	}
	var out []int
	for range 4 {
		best := -1
		for i := range retroInks {
			if votes[i] > 0 && (best < 0 || votes[i] > votes[best]) {
				best = i
			}
		}
		if best < 0 {
			break
		}
		votes[best] = 0
		out = append(out, best)
	}
	return out
}

// The shares in which an ink and the key are printed.
var (
	inkShares = [...]float32{0.35, 0.65, 1}
	keyShares = [...]float32{0, 0.18, 0.36, 0.58, 0.78, 0.97}
)

// retroPrints are the colors of every share of every ink under every share of the key, and in the last row those of the key on paper.
var retroPrints = sync.OnceValue(func() [][len(keyShares)]color.Lab {
	var out [][len(keyShares)]color.Lab
	add := func(printed color.RGB) {
		var row [len(keyShares)]color.Lab
		for n, k := range keyShares {
			row[n] = color.ToLab(printed.Mix(retroKey, k))
		}
		out = append(out, row)
	}
	for _, ink := range retroInks {
		for _, share := range inkShares {
			add(retroPaper.Mix(ink, share))
		}
	}
	add(retroPaper)
	return out
})

// separate finds the ink, its share and the key's that come nearest to a color; nil allows every ink.
func separate(c color.RGB, inks []int) field {
	lab := color.ToLab(c)
	chroma := plane.Root(lab.A*lab.A + lab.B*lab.B)
	if inks == nil {
		inks = []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}
	}
	best, least := field{ink: -1}, float32(math.Inf(1))
	prints := retroPrints()
	try := func(f field, row int) {
		for n, k := range keyShares {
			q := prints[row][n]
			dl, da, db := q.L-lab.L, q.A-lab.A, q.B-lab.B
			d := 0.7*dl*dl + 2.2*(da*da+db*db) + 0.034*k
			if f.ink >= 0 {
				d += 0.012 * (1 - f.cover)
			}
			if d < least {
				f.key = k
				least, best = d, f
			}
		}
	}
	if chroma < 0.06 || len(inks) == 0 {
		try(field{ink: -1}, len(prints)-1)
	}
	for _, i := range inks {
		for n, cover := range inkShares {
			if chroma >= 0.035 {
				try(field{ink: i, cover: cover}, len(inkShares)*i+n)
			}
		}
	}
	return best
}

// overprint lays an ink in dots, or evenly where it is full.
func overprint(paper, ink color.RGB, cover float32, x, y int, s dotScreen) color.RGB {
	if cover >= 1 {
		return ink
	}
	if cover > 0.5 { // a tint: dots this dense would drown faces and small parts
		return paper.Mix(ink, 0.86*cover)
	}
	return paper.Mix(ink, s.dots(cover, x, y))
}

// dotScreen is a grid of round dots, turned by an angle of which it holds cosine and sine.
type dotScreen struct{ pitch, cos, sin float32 }

func screenAt(pitch float32, angle float64) dotScreen {
	sin, cos := math.Sincos(angle)
	return dotScreen{pitch, float32(cos), float32(sin)}
}

// dots is the coverage of the screen at a pixel.
func (s dotScreen) dots(cover float32, x, y int) float32 {
	if cover <= 0.02 {
		return 0
	}
	if cover >= 0.96 {
		return 1
	}
	u := (float32(x)*s.cos + float32(y)*s.sin) / s.pitch
	v := (float32(y)*s.cos - float32(x)*s.sin) / s.pitch
	u, v = u-float32(plane.Floor(u))-0.5, v-float32(plane.Floor(v))-0.5
	inverse := cover > 0.55
	if inverse { // holes in the ink
		cover = 1 - cover
		u, v = 0.5-max(u, -u), 0.5-max(v, -v)
	}
	radius := float32(math.Sqrt(float64(cover) / math.Pi))
	k := plane.Clamp((radius-float32(math.Sqrt(float64(u*u+v*v))))*s.pitch + 0.5)
	if inverse {
		return 1 - k
	}
	return k
}

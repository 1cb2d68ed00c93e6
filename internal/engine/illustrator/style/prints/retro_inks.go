package prints

import (
	"math"
	"sync"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
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
		color.Hex(0x9c2b40), // oxblood
		color.Hex(0xf0d04a), // lemon
	}
)

// nearInks are the inks of nearly one hue.
var nearInks = map[int]int{0: 10, 10: 0, 1: 11, 11: 1}

// field says what is printed at a pixel: an ink, or none, how much of it, and how much of the key.
type field struct {
	ink        int
	cover, key float32
	skin       int // the number of a tone of skin from 1, or 0
}

// white reports whether a field is bare paper in light or in half shade.
func (f field) white() bool { return f.ink < 0 && f.key < 0.3 }

// separated splits the art into four inks and the key. Fields of one color share their separation.
func separated(art *raster.Layer, skins skinPrints) []field {
	inks := chosenInks(skins, art)
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
				if found = (field{ink: skinInk, cover: 1, skin: skins.of(c)}); found.skin == 0 {
					found = separate(c, inks)
				}
				seen[key] = found
			}
			last = key
		}
		out[i] = found
	}
	return out
}

// chosenInks are the ink of skin and those that the picture needs most, four together.
func chosenInks(skins skinPrints, art *raster.Layer) []int {
	var votes [12]float32
	if len(skins) > 0 {
		votes[skinInk] = float32(math.Inf(1))
	}
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
		if o, ok := nearInks[best]; ok {
			votes[o] /= 3 // a third color is worth more than a second tone of one
		}
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
		inks = []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}
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

package plane

import (
	"image"
	"math"

	"pellucid/internal/engine/illustrator/raster"
)

// Site is the middle of a cell and the direction of its sides.
type Site struct{ X, Y, Cos, Sin float32 }

// Cells cuts a rectangle into cells around sites: every pixel belongs to the nearest one. Square cells measure the larger of
// the distances along their sides, so that they become tiles (Hausner, "Simulating Decorative Mosaics", 2001).
type Cells struct {
	R      image.Rectangle
	Pitch  float32 // usual distance between sites in pixels
	square bool
	Sites  []Site
	bins   [][]neighbor // the sites of each bin and of those around it
	across int
}

// neighbor is a site and its number.
type neighbor struct {
	Site
	n int32
}

// NewCells scatters sites on a jittered lattice, with further ones where extra is high.
func NewCells(r image.Rectangle, pitch float32, square bool, seed uint64, extra *Plane) *Cells {
	c := &Cells{R: r, Pitch: pitch, square: square}
	for j := -1; float32(j)*pitch < float32(r.Dy())+pitch; j++ {
		for i := -1; float32(i)*pitch < float32(r.Dx())+pitch; i++ {
			x := float32(r.Min.X) + (float32(i)+.5+.56*(Hash(i, j, seed)-.5))*pitch
			y := float32(r.Min.Y) + (float32(j)+.5+.56*(Hash(j, i, seed+1)-.5))*pitch
			c.Sites = append(c.Sites, Site{X: x, Y: y, Cos: 1})
			if extra != nil && extra.At(int(x), int(y)) > .5 {
				for k := range 3 {
					a := float64(k)*2.1 + float64(Hash(i, j, seed+2))*6
					c.Sites = append(c.Sites, Site{X: x + .45*pitch*float32(math.Cos(a)), Y: y + .45*pitch*float32(math.Sin(a)), Cos: 1})
				}
			}
		}
	}
	c.Sort()
	return c
}

// Sort puts the sites into bins of one pitch.
func (c *Cells) Sort() {
	c.across = int(float32(c.R.Dx())/c.Pitch) + 5
	c.bins = make([][]neighbor, c.across*(int(float32(c.R.Dy())/c.Pitch)+5))
	own := make([][]neighbor, len(c.bins))
	for n, s := range c.Sites {
		if b := c.bin(s.X, s.Y); b >= 0 && b < len(own) {
			own[b] = append(own[b], neighbor{s, int32(n)})
		}
	}
	for middle := range c.bins {
		for dj := -1; dj <= 1; dj++ {
			for di := -1; di <= 1; di++ {
				if b := middle + dj*c.across + di; b >= 0 && b < len(own) {
					c.bins[middle] = append(c.bins[middle], own[b]...)
				}
			}
		}
	}
}

func (c *Cells) bin(x, y float32) int {
	i := int((x-float32(c.R.Min.X))/c.Pitch + 2)
	j := int((y-float32(c.R.Min.Y))/c.Pitch + 2)
	return min(max(j, 0), len(c.bins)/c.across-1)*c.across + min(max(i, 0), c.across-1)
}

// Nearest returns the cell of a pixel, the next one, and how far the pixel is from the border between the two.
func (c *Cells) Nearest(x, y float32) (first, second int32, gap float32) {
	d1, d2 := float32(Far), float32(Far)
	first, second = -1, -1
	around := c.bins[c.bin(x, y)]
	reach := float32(math.Inf(1)) // squared: a site that is farther is not among the two
	for i := range around {
		s := &around[i]
		dx, dy := x-s.X, y-s.Y
		if e := dx*dx + dy*dy; e >= reach {
			continue
		}
		d := c.Distance(&s.Site, x, y)
		switch {
		case d < d1:
			d1, d2, first, second = d, d1, s.n, first
		case d < d2:
			d2, second = d, s.n
		default:
			continue
		}
		if reach = d2 * d2; c.square {
			reach *= 2 // the larger of two sides is at least so much of the distance
		}
	}
	return first, second, (d2 - d1) / 2
}

func (c *Cells) Distance(s *Site, x, y float32) float32 {
	dx, dy := x-s.X, y-s.Y
	if !c.square {
		return float32(math.Sqrt(float64(dx*dx + dy*dy)))
	}
	u, v := dx*s.Cos+dy*s.Sin, dy*s.Cos-dx*s.Sin
	return max(u, -u, v, -v)
}

// SettleDown moves every site to the middle of its cell, a few times, so that cells become even.
func (c *Cells) SettleDown(times int, direct func(s *Site)) {
	step := max(1, int(c.Pitch/7))
	for range times {
		sums := make([][3]float32, len(c.Sites))
		for y := c.R.Min.Y; y < c.R.Max.Y; y += step {
			for x := c.R.Min.X; x < c.R.Max.X; x += step {
				if n, _, _ := c.Nearest(float32(x), float32(y)); n >= 0 {
					sums[n][0] += float32(x)
					sums[n][1] += float32(y)
					sums[n][2]++
				}
			}
		}
		for n := range c.Sites {
			if s := sums[n]; s[2] > 0 {
				c.Sites[n].X, c.Sites[n].Y = s[0]/s[2], s[1]/s[2]
			}
			if direct != nil {
				direct(&c.Sites[n])
			}
		}
		c.Sort()
	}
}

// Means are the mean color and coverage of the art in every cell.
func (c *Cells) Means(l *raster.Layer) [][4]float32 {
	sums := make([][5]float32, len(c.Sites))
	step := max(1, int(c.Pitch/9))
	for y := c.R.Min.Y; y < c.R.Max.Y; y += step {
		for x := c.R.Min.X; x < c.R.Max.X; x += step {
			n, _, gap := c.Nearest(float32(x), float32(y))
			if n < 0 {
				continue
			}
			w := float32(1)
			if gap > c.Pitch*.12 {
				w = 4 // the middle counts most: colors of neighbors do not leak in
			}
			d := Pixel(l, (y-l.Y0)*l.W+x-l.X0)
			for k := range d {
				sums[n][k] += d[k] * w
			}
			sums[n][4] += w
		}
	}
	out := make([][4]float32, len(sums))
	for n, s := range sums {
		if s[4] > 0 {
			out[n] = [4]float32{s[0] / s[4], s[1] / s[4], s[2] / s[4], s[3] / s[4]}
		}
	}
	return out
}

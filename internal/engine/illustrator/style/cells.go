package style

import (
	"image"
	"math"

	"pellucid/internal/engine/illustrator/raster"
)

// site is the middle of a cell and the direction of its sides.
type site struct{ x, y, cos, sin float32 }

// cells cuts a rectangle into cells around sites: every pixel belongs to the nearest one. Square cells measure the larger of
// the distances along their sides, so that they become tiles (Hausner, "Simulating Decorative Mosaics", 2001).
type cells struct {
	r      image.Rectangle
	pitch  float32 // usual distance between sites in pixels
	square bool
	sites  []site
	bins   [][]neighbor // the sites of each bin and of those around it
	across int
}

// neighbor is a site and its number.
type neighbor struct {
	site
	n int32
}

// newCells scatters sites on a jittered lattice, with further ones where extra is high.
func newCells(r image.Rectangle, pitch float32, square bool, seed uint64, extra *plane) *cells {
	c := &cells{r: r, pitch: pitch, square: square}
	for j := -1; float32(j)*pitch < float32(r.Dy())+pitch; j++ {
		for i := -1; float32(i)*pitch < float32(r.Dx())+pitch; i++ {
			x := float32(r.Min.X) + (float32(i)+.5+.56*(hash(i, j, seed)-.5))*pitch
			y := float32(r.Min.Y) + (float32(j)+.5+.56*(hash(j, i, seed+1)-.5))*pitch
			c.sites = append(c.sites, site{x: x, y: y, cos: 1})
			if extra != nil && extra.at(int(x), int(y)) > .5 {
				for k := range 3 {
					a := float64(k)*2.1 + float64(hash(i, j, seed+2))*6
					c.sites = append(c.sites, site{x: x + .45*pitch*float32(math.Cos(a)), y: y + .45*pitch*float32(math.Sin(a)), cos: 1})
				}
			}
		}
	}
	c.sort()
	return c
}

// sort puts the sites into bins of one pitch.
func (c *cells) sort() {
	c.across = int(float32(c.r.Dx())/c.pitch) + 5
	c.bins = make([][]neighbor, c.across*(int(float32(c.r.Dy())/c.pitch)+5))
	own := make([][]neighbor, len(c.bins))
	for n, s := range c.sites {
		if b := c.bin(s.x, s.y); b >= 0 && b < len(own) {
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

func (c *cells) bin(x, y float32) int {
	i := int((x-float32(c.r.Min.X))/c.pitch + 2)
	j := int((y-float32(c.r.Min.Y))/c.pitch + 2)
	return min(max(j, 0), len(c.bins)/c.across-1)*c.across + min(max(i, 0), c.across-1)
}

// nearest returns the cell of a pixel, the next one, and how far the pixel is from the border between the two.
func (c *cells) nearest(x, y float32) (first, second int32, gap float32) {
	d1, d2 := float32(far), float32(far)
	first, second = -1, -1
	around := c.bins[c.bin(x, y)]
	for i := range around {
		s := &around[i]
		d := c.distance(&s.site, x, y)
		switch {
		case d < d1:
			d1, d2, first, second = d, d1, s.n, first
		case d < d2:
			d2, second = d, s.n
		}
	}
	return first, second, (d2 - d1) / 2
}

func (c *cells) distance(s *site, x, y float32) float32 {
	dx, dy := x-s.x, y-s.y
	if !c.square {
		return float32(math.Sqrt(float64(dx*dx + dy*dy)))
	}
	u, v := dx*s.cos+dy*s.sin, dy*s.cos-dx*s.sin
	return max(u, -u, v, -v)
}

// settleDown moves every site to the middle of its cell, a few times, so that cells become even.
func (c *cells) settleDown(times int, direct func(s *site)) {
	step := max(1, int(c.pitch/7))
	for range times {
		sums := make([][3]float32, len(c.sites))
		for y := c.r.Min.Y; y < c.r.Max.Y; y += step {
			for x := c.r.Min.X; x < c.r.Max.X; x += step {
				if n, _, _ := c.nearest(float32(x), float32(y)); n >= 0 {
					sums[n][0] += float32(x)
					sums[n][1] += float32(y)
					sums[n][2]++
				}
			}
		}
		for n := range c.sites {
			if s := sums[n]; s[2] > 0 {
				c.sites[n].x, c.sites[n].y = s[0]/s[2], s[1]/s[2]
			}
			if direct != nil {
				direct(&c.sites[n])
			}
		}
		c.sort()
	}
}

// means are the mean color and coverage of the art in every cell.
func (c *cells) means(l *raster.Layer) [][4]float32 {
	sums := make([][5]float32, len(c.sites))
	step := max(1, int(c.pitch/9))
	for y := c.r.Min.Y; y < c.r.Max.Y; y += step {
		for x := c.r.Min.X; x < c.r.Max.X; x += step {
			n, _, gap := c.nearest(float32(x), float32(y))
			if n < 0 {
				continue
			}
			w := float32(1)
			if gap > c.pitch*.12 {
				w = 4 // the middle counts most: colors of neighbors do not leak in
			}
			d := pixel(l, (y-l.Y0)*l.W+x-l.X0)
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

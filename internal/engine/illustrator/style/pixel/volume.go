package pixel

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/model"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// volume is a body of cubes in a box as wide and high as a grid.
type volume struct {
	g     *grid
	deep  int         // cubes lie from so many before the middle to as many behind
	cubes []color.RGB // by depth, row and column
	solid []bool
	front []int // for every square of the grid the depth of the cube whose front carries its print

	wide, high int     // half the width of a cube, and the height of its sides, in pixels
	ox, oy     float32 // where the square at the upper left of the middle begins
}

func newVolume(g *grid, p *picture.Picture) *volume {
	shape := model.ShapeOf(p)
	if shape.Height != nil && p.Seen("text") != nil {
		shape = shape.Squared()
	}
	half := g.depths(p, shape)
	v := &volume{g: g, front: half}
	for i, h := range half {
		if g.solid[i] {
			v.deep = max(v.deep, h)
		}
	}
	size := g.n * g.n
	v.cubes, v.solid = make([]color.RGB, (2*v.deep+1)*size), make([]bool, (2*v.deep+1)*size)
	for i, h := range half {
		for z := -h; z <= h && g.solid[i]; z++ {
			at := (z+v.deep)*size + i
			v.solid[at], v.cubes[at] = true, g.color[i]
			if g.bare != nil && z < h { // eyes are only in front
				v.cubes[at] = g.bare[i]
			}
		}
	}
	if shape.Rim > 0 && g.letters == nil {
		v.open(shape)
	}
	if shape.Deep > 0 {
		v.glaze(p)
	}
	return v
}

// open lays the mouth of a vessel, which the front shows as an ellipse, flat on top, and fills the wall before it.
func (v *volume) open(s model.Shape) {
	g := v.g
	level := (s.Top + s.Rim) / g.cell
	below := min(g.n-1, (s.Top+2*s.Rim)/g.cell+1) // the first row of the wall that is seen in full
	mouth := map[[2]int]color.RGB{}
	x0, x1 := g.n, 0
	for x := range g.n {
		if i := below*g.n + x; g.solid[i] && s.Height.At(x*g.cell+g.cell/2, (s.Top+2*s.Rim)+g.cell/2) > 0 {
			x0, x1 = min(x0, x), max(x1, x+1)
		}
		for row := s.Top; row < s.Top+2*s.Rim; row++ {
			i := row/g.cell*g.n + x
			if z := s.Height.At(x*g.cell+g.cell/2, row) / float32(g.cell); g.solid[i] {
				mouth[[2]int{x, min(v.deep, max(-v.deep, plane.Floor(z+0.5)))}] = g.color[i]
			}
		}
	}
	for x := x0; x < x1; x++ {
		for y := 0; y < below; y++ {
			for z := -v.deep; z <= v.deep; z++ {
				at := v.at(x, y, z)
				v.solid[at] = y > level && v.solid[v.at(x, below, z)]
				if v.cubes[at] = v.cubes[v.at(x, below, z)]; y == level && v.solid[v.at(x, below, z)] {
					c, ok := mouth[[2]int{x, z}]
					if !ok {
						c = v.cubes[at]
					}
					v.solid[at], v.cubes[at] = true, c
				}
			}
		}
	}
}

// glaze sets the windscreen of a vehicle: the cubes before a window, but those at its sides.
func (v *volume) glaze(p *picture.Picture) {
	const reach = 3
	l := p.SeenParts(func(part string) bool { return part == "windows" })
	if l == nil || p.Pieces[0].Group != "vehicles" {
		return
	}
	panes := sampleGrid(plane.Crop(l, p.Frame()), v.g.n)
	for i, pane := range panes.solid {
		if !pane || plane.Luma(panes.color[i]) < 0.4 {
			continue
		}
		x, y := i%v.g.n, i/v.g.n
		for k := 1; k <= reach; k++ {
			if x+k+1 < v.g.n && v.g.solid[i+k] && !v.g.solid[i+k+1] { // the slope before it
				for z := 2 - v.front[i]; z <= v.front[i]-2; z++ {
					for u := x + 1; u <= x+k; u++ {
						v.cubes[v.at(u, y, z)] = v.g.color[i]
					}
				}
			}
		}
	}
}

// at is where a cube is kept.
func (v *volume) at(x, y, z int) int { return ((z+v.deep)*v.g.n+y)*v.g.n + x }

// has reports whether a cube is there.
func (v *volume) has(x, y, z int) bool {
	return min(x, y, z+v.deep) >= 0 && max(x, y) < v.g.n && z <= v.deep && v.solid[v.at(x, y, z)]
}

// place makes the cubes as large as the picture allows.
func (v *volume) place(size int) {
	n := v.g.n
	x0, x1, y0, y1 := float32(n), float32(-n), float32(2*n), float32(-n)
	bounds := func(k float32) { // in halves of a cube's width, for sides of k halves
		x0, x1, y0, y1 = float32(3*n), float32(-3*n), float32(3*n), float32(-3*n)
		for i, solid := range v.solid {
			if solid {
				x, y, z := float32(i%n), float32(i/n%n), float32(i/n/n-v.deep)
				x0, x1 = min(x0, x-z-1), max(x1, x-z+1)
				y0, y1 = min(y0, (x+z)/2+y*k), max(y1, (x+z+2)/2+(y+1)*k)
			}
		}
	}
	bounds(sideHigh)
	if x1 <= x0 {
		return
	}
	v.wide = max(2, int(0.97*float32(size)/max(x1-x0, y1-y0)))
	v.high = int(sideHigh*float32(v.wide) + 0.5)
	bounds(float32(v.high) / float32(v.wide))
	w := float32(v.wide)
	v.ox, v.oy = (float32(size)-w*(x0+x1))/2, (float32(size)-w*(y0+y1))/2
	v.ox = float32(int(v.ox))
	v.oy = float32(int(v.oy))
}

// sideHigh is the height of the sides of a cube in isometric projection, in halves of its width.
const sideHigh = 1.12

// draw paints the faces that are seen, from the back to the front.
func (v *volume) draw(out *raster.Layer) {
	if v.wide == 0 {
		return
	}
	for z := -v.deep; z <= v.deep; z++ {
		for x := range v.g.n {
			for y := v.g.n - 1; y >= 0; y-- {
				if v.solid[v.at(x, y, z)] {
					v.cube(out, x, y, z)
				}
			}
		}
	}
}

// cube paints the faces of a cube that no other one covers.
func (v *volume) cube(out *raster.Layer, x, y, z int) {
	w := float32(v.wide)
	left, top := v.ox+float32(x-z-1)*w, v.oy+float32(x+z+1)*w/2+float32(y*v.high)
	t := tonesOf(v.cubes[v.at(x, y, z)])
	if !v.has(x, y-1, z) {
		v.lid(out, left, top, t)
	}
	if !v.has(x, y, z+1) {
		print := y*v.g.n + x
		if !v.g.printed[print] || v.front[print] != z {
			print = -1
		}
		v.side(out, left, top, 0.5, v.has(x, y+1, z), t.front, t.seam, print)
	}
	if !v.has(x+1, y, z) {
		v.side(out, left+w, top+w/2, -0.5, v.has(x, y+1, z), t.right, t.rightSeam, -1)
	}
}

// tones are the colors of the faces of a cube and of their upper edges.
type tones struct{ top, topSeam, front, seam, right, rightSeam color.RGB }

func tonesOf(c color.RGB) tones {
	v := color.ToLCH(c)
	tone := func(l, chroma float32) color.RGB {
		return color.FromLCH(color.LCH{L: max(0.07, min(0.985, v.L+l)), C: v.C * chroma, H: v.H})
	}
	deep := 0.08 + 0.12*v.L // of dark cubes the faces are nearer to each other
	return tones{tone(0.09, 0.85), tone(0.03, 0.95), tone(-0.02, 1), tone(-0.075, 1), tone(-deep, 1), tone(-deep-0.045, 1)}
}

// side paints an upright face from its upper left corner, along an edge that falls by a slope; what goes on below fills its last pixels.
func (v *volume) side(out *raster.Layer, left, top, slope float32, below bool, c, seam color.RGB, print int) {
	line := v.seam()
	for k := range v.wide {
		y := top + slope*(float32(k)+0.5)
		end := y + float32(v.high)
		if below {
			end = ceiling(end)
		}
		if print >= 0 {
			v.printed(out, int(left)+k, y, k, c, print)
			continue
		}
		if k < line && slope > 0 || k >= v.wide-line && slope < 0 {
			v.column(out, int(left)+k, y, end, seam)
			continue
		}
		v.column(out, int(left)+k, y, y+float32(line), seam)
		v.column(out, int(left)+k, y+float32(line), end, c)
	}
}

// printed paints a column of a face that carries a part of a print.
func (v *volume) printed(out *raster.Layer, x int, y float32, k int, c color.RGB, i int) {
	u := i%v.g.n*v.g.cell + (2*k+1)*v.g.cell/(2*v.wide)
	for j := range v.high {
		d := [4]float32{c.R, c.G, c.B, 1}
		v.g.print(d[:], u, i/v.g.n*v.g.cell+(2*j+1)*v.g.cell/(2*v.high))
		v.column(out, x, y+float32(j), ceiling(y+float32(j+1)), plane.Straight(d[:]))
	}
}

// lid paints the face on top.
func (v *volume) lid(out *raster.Layer, left, top float32, t tones) {
	line := float32(v.seam())
	for k := range 2 * v.wide {
		far := (float32(k) + 0.5) / 2
		if k >= v.wide {
			far = (2*float32(v.wide) - float32(k) - 0.5) / 2
		}
		x := int(left) + k
		v.column(out, x, top-far, top-far+line, t.topSeam)
		v.column(out, x, top-far+line, ceiling(top+far), t.top)
	}
}

func ceiling(v float32) float32 { return -float32(plane.Floor(-v)) }

// seam is how wide the line between cubes is in pixels, 0 for small ones.
func (v *volume) seam() int { return (v.wide + 4) / 10 }

// column paints a part of a column of pixels. Where two faces meet in a pixel each covers its part of it.
func (v *volume) column(out *raster.Layer, x int, from, to float32, c color.RGB) {
	if x < 0 || x >= out.W || to <= from {
		return
	}
	for y := max(0, plane.Floor(from)); y < out.H && float32(y) < to; y++ {
		cover := min(to, float32(y+1)) - max(from, float32(y))
		d := plane.Pixel(out, y*out.W+x)
		keep := 1 - cover
		if d[3] < 1 {
			keep = min(1, keep/max(d[3], 1e-6))
		}
		d[0], d[1], d[2] = c.R*cover+d[0]*keep, c.G*cover+d[1]*keep, c.B*cover+d[2]*keep
		d[3] = cover + d[3]*keep
	}
}

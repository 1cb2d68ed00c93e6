package geometry

import (
	"cmp"
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// vec is a point in space: x to the right, y down, z toward the viewer.
type vec struct{ X, Y, Z float64 }

func (a vec) minus(b vec) vec { return vec{a.X - b.X, a.Y - b.Y, a.Z - b.Z} }

func (a vec) dot(b vec) float64 { return a.X*b.X + a.Y*b.Y + a.Z*b.Z }

func (a vec) cross(b vec) vec {
	return vec{a.Y*b.Z - a.Z*b.Y, a.Z*b.X - a.X*b.Z, a.X*b.Y - a.Y*b.X}
}

func (a vec) unit() vec {
	h := math.Sqrt(a.dot(a))
	return vec{a.X / h, a.Y / h, a.Z / h}
}

// turned rotates around the y axis and then around the x axis, in degrees.
func (a vec) turned(yaw, pitch float64) vec {
	s, k := math.Sincos(yaw * math.Pi / 180)
	a.X, a.Z = a.X*k+a.Z*s, a.Z*k-a.X*s
	s, k = math.Sincos(pitch * math.Pi / 180)
	a.Y, a.Z = a.Y*k-a.Z*s, a.Z*k+a.Y*s
	return a
}

// facesOf returns the faces of the convex solid with these corners, each as its corners in order around it.
func facesOf(corners []vec) [][]vec {
	var faces [][]vec
	seen := map[string]bool{}
	for i := range corners {
		for j := i + 1; j < len(corners); j++ {
			for k := j + 1; k < len(corners); k++ {
				normal := corners[j].minus(corners[i]).cross(corners[k].minus(corners[i])).unit()
				var flat []vec
				key, above, below := "", 0, 0
				for n, p := range corners {
					switch d := p.minus(corners[i]).dot(normal); {
					case d > 1e-6:
						above++
					case d < -1e-6:
						below++
					default:
						flat = append(flat, p)
						key += string(rune('a' + n))
					}
				}
				if above > 0 && below > 0 || seen[key] {
					continue
				}
				seen[key] = true
				if above > 0 {
					normal = vec{-normal.X, -normal.Y, -normal.Z}
				}
				faces = append(faces, around(flat, normal))
			}
		}
	}
	return faces
}

// around sorts the corners of a face around its middle, seen from where the normal points.
func around(flat []vec, normal vec) []vec {
	var mid vec
	for _, p := range flat {
		mid = vec{mid.X + p.X/float64(len(flat)), mid.Y + p.Y/float64(len(flat)), mid.Z + p.Z/float64(len(flat))}
	}
	u := flat[0].minus(mid).unit()
	v := normal.cross(u)
	angle := func(p vec) float64 { return math.Atan2(p.minus(mid).dot(v), p.minus(mid).dot(u)) }
	slices.SortFunc(flat, func(a, b vec) int { return cmp.Compare(angle(a), angle(b)) })
	return flat
}

// polyhedron is a convex solid with flat faces, seen from pitch degrees above, turned by yaw degrees. Each face is as light as it lies toward the
// light. The faces are one slot; the edges follow it.
func polyhedron(name, color, more string, yaw, pitch float64, corners ...vec) kit.Piece {
	return kit.Piece{
		Name: name, Cm: 10, Palette: "faces " + color + " sides " + more + "; edges " + color + " <faces",
		Draw: func(c *kit.Canvas) {
			t, e := c.Tones("faces"), c.Tones("edges")
			light := vec{-.46, -.74, .49}.unit()
			faces, box := seenFaces(corners, yaw, pitch)
			k := 236 / max(box.W(), box.H())
			at := func(p vec) shape.Pt {
				return shape.Pt{X: 128 + (p.X-(box.X0+box.X1)/2)*k, Y: 128 + (p.Y-(box.Y0+box.Y1)/2)*k}
			}
			var sides, edges []kit.Node
			for _, face := range faces {
				normal := face[1].minus(face[0]).cross(face[2].minus(face[0])).unit()
				tone := 2.8*normal.dot(light) - .65
				pts := make([]shape.Pt, len(face))
				area := kit.Box{X0: 256, Y0: 256}
				for i, p := range face {
					pts[i] = at(p)
					area = area.Union(kit.Box{X0: pts[i].X, Y0: pts[i].Y, X1: pts[i].X, Y1: pts[i].Y})
				}
				d := shape.Poly(5, pts...)
				sides = append(sides, c.Path(d, t.M.Shade(tone)).Stroke(t.M.Shade(tone), 3), c.Form(d, kit.Lin(area.X0, area.Y0, area.X0+area.W()*.6, area.Y1, t.M.Shade(tone+.45), t.M.Shade(tone), t.M.Shade(tone-.5)),
					c.Blur(5, c.Path(d, kit.None).Stroke(t.M.Shade(tone+1), 7)).Opacity(.4), c.Blur(9, c.Path(d, kit.None).Stroke(t.M.Shade(tone-1.1), 16).Move(-6, -7)).Opacity(.45)))
				edges = append(edges, c.Path(d, kit.None).Stroke(e.LL, 2.2).Opacity(.62))
				if normal.Y < -.8 { // it lies level
					c.AnchorBox("surface", (area.X0+area.X1)/2, area.Y0+area.H()*.76, area.W()*.6, 0, 0)
				}
			}
			c.Part("faces", sides...)
			c.Part("edges", c.Inner(-2, -2.5, 2, e.DD.Alpha(.5), edges...))
			c.Anchor("ground", 128, 128+(box.Y1-(box.Y0+box.Y1)/2)*k)
		},
	}
}

// seenFaces projects the corners of a solid and returns the faces toward the viewer, with the box of what is seen.
func seenFaces(corners []vec, yaw, pitch float64) ([][]vec, kit.Box) {
	far := make([]vec, len(corners))
	box := kit.Box{X0: math.Inf(1), Y0: math.Inf(1), X1: math.Inf(-1), Y1: math.Inf(-1)}
	for i, p := range corners {
		far[i] = p.turned(yaw, -pitch)
	}
	var seen [][]vec
	for _, face := range facesOf(far) {
		near := make([]vec, len(face))
		for i, p := range face { // what is nearer is a little larger
			z := 7 / (7 - p.Z)
			near[i] = vec{p.X * z, p.Y * z, p.Z}
			box = box.Union(kit.Box{X0: near[i].X, Y0: near[i].Y, X1: near[i].X, Y1: near[i].Y})
		}
		if n := near[1].minus(near[0]).cross(near[2].minus(near[0])); n.Z > 1e-6 {
			seen = append(seen, near)
		}
	}
	return seen, box
}

// block are the corners of a box of half a width, height and depth.
func block(w, h, d float64) (all []vec) {
	for i := range 8 {
		all = append(all, vec{w * float64(i&1*2-1), h * float64(i>>1&1*2-1), d * float64(i>>2&1*2-1)})
	}
	return all
}

// golden are the corners of three golden rectangles that cross each other, an icosahedron.
func golden(short, long float64) (all []vec) {
	for _, s := range []float64{-short, short} {
		for _, l := range []float64{-long, long} {
			all = append(all, vec{0, s, l}, vec{s, l, 0}, vec{l, 0, s})
		}
	}
	return all
}

// ngon are the corners of a regular polygon that lies level at a height.
func ngon(n int, r, y, turn float64) (all []vec) {
	for i := range n {
		s, k := math.Sincos((turn + 360*float64(i)/float64(n)) * math.Pi / 180)
		all = append(all, vec{r * s, y, r * k})
	}
	return all
}

var (
	cube         = polyhedron("cube", "#3f8cf0", "box", 34, 27, block(1, 1, 1)...)
	cuboid       = polyhedron("cuboid", "#ef7a3f", "box", 33, 26, block(1.5, .72, .86)...)
	pyramid      = polyhedron("square-pyramid", "#f2b234", "stone", 30, 14, append(ngon(4, 1.3, .9, 45), vec{0, -.95, 0})...)
	tetrahedron  = polyhedron("tetrahedron", "#ef5a6f", "triangles", 22, 16, append(ngon(3, 1.2, .7, 0), vec{0, -1.05, 0})...)
	octahedron   = polyhedron("octahedron", "#35a7d6", "triangles", 26, 17, vec{1, 0, 0}, vec{-1, 0, 0}, vec{0, 1.15, 0}, vec{0, -1.15, 0}, vec{0, 0, 1}, vec{0, 0, -1})
	dodecahedron = polyhedron("dodecahedron", "#8a63e6", "pentagons", 16, 14, append(golden(1/math.Phi, math.Phi), block(1, 1, 1)...)...)
	icosahedron  = polyhedron("icosahedron", "#21a58f", "triangles", 14, 12, golden(1, math.Phi)...)
	prism        = polyhedron("prism", "#e4638f", "", 40, 22, append(slant(-1.2), slant(1.2)...)...)
	hexPrism     = polyhedron("hexagonal-prism", "#5fae52", "", 20, 24, append(ngon(6, 1, .9, 0), ngon(6, 1, -.9, 0)...)...)
)

// slant is a triangle that stands at a depth.
func slant(z float64) []vec { return []vec{{-1, .75, z}, {1, .75, z}, {0, -.95, z}} }

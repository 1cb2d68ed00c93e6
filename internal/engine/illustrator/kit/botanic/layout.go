package botanic

import (
	"math"
	"math/rand/v2"

	"pellucid/internal/engine/illustrator/kit/shape"
)

// Role is what lies at a place of an arrangement.
type Role int

// The roles, in the order in which they are painted.
const (
	Green  Role = iota // a branch, from its foot in a direction
	Filler             // a thin branch of small flowers or berries, likewise
	Budded             // a bud, likewise
	Small              // small blossoms
	Second             // flowers of middle size
	Focal              // the large flowers
)

// Place is where something lies on a canvas one wide and high: its middle, or its foot for what has a direction; its size; its lean or its direction in degrees.
type Place struct {
	Role       Role
	N          int // its number within the role
	X, Y       float64
	Size, Turn float64
	Before     bool // a leaf that lies over the flowers
}

// Way is the line along which plants lie: the place at a share of its length, and the direction there in degrees. Its right side is the outer one.
type Way func(t float64) (x, y, turn float64)

// Group is flowers around a large one: where on the way, how large that one is, and how far branches reach from it against and along the way.
type Group struct{ At, Size, Back, Ahead float64 }

// Lay arranges groups along a way: branches that flow away from each group, and over them flowers of falling size, on no two sides alike. What is drawn in lines
// has fewer of all.
func Lay(way Way, closed bool, groups []Group, seed uint64, lines bool) []Place {
	l := layer{way: way, closed: closed, rng: rand.New(rand.NewPCG(seed, 77))}
	l.measure()
	for _, g := range groups {
		l.branches(g, map[bool]float64{true: .1, false: .048}[lines])
	}
	for _, g := range groups {
		if !lines {
			l.fillers(g)
		}
	}
	for i, g := range groups {
		l.flowers(g, i)
	}
	return l.sorted()
}

type layer struct {
	way    Way
	closed bool
	long   float64
	rng    *rand.Rand
	out    []Place
	count  [Focal + 1]int
}

func (l *layer) measure() {
	x0, y0, _ := l.way(0)
	for i := 1; i <= 100; i++ {
		x, y, _ := l.way(float64(i) / 100)
		l.long += math.Hypot(x-x0, y-y0)
		x0, y0 = x, y
	}
}

// at is the place at a share of the way, away to its outer side.
func (l *layer) at(t, away float64) (x, y, turn float64) {
	if l.closed {
		t -= math.Floor(t)
	} else {
		t = max(0, min(1, t))
	}
	x, y, turn = l.way(t)
	p := shape.Polar(x, y, away, turn+90)
	return p.X, p.Y, turn
}

func (l *layer) add(r Role, x, y, size, turn float64, before bool) {
	l.out = append(l.out, Place{Role: r, N: l.count[r], X: x, Y: y, Size: size, Turn: turn, Before: before})
	l.count[r]++
}

// leans are how branches leave the way in turn, in degrees to its outer side; the outer ones are longer.
var leans = []struct{ turn, size float64 }{{26, 1}, {-24, .8}, {6, 1.05}, {42, .86}, {-38, .66}, {14, .95}}

// branches lay leaves from the middle of a group to both sides, the farther the smaller, and a fan around its large flower.
func (l *layer) branches(g Group, gap float64) {
	for _, dir := range []float64{-1, 1} {
		reach := map[bool]float64{true: g.Back, false: g.Ahead}[dir < 0]
		reach = min(reach, l.room(g.At, dir))
		n := max(1, int(math.Ceil(reach/gap)))
		for i := n - 1; i >= 0; i-- {
			u := float64(i) / float64(max(n-1, 1))
			lean := leans[(i+int(dir)+1)%len(leans)]
			x, y, turn := l.at(g.At+dir*reach*u/l.long, 0)
			if dir < 0 {
				turn += 180
			}
			size := (.115 + .62*g.Size) * (1 - .38*u) * lean.size * shape.Between(l.rng, .9, 1.1)
			l.add(Green, x, y, size, turn+dir*lean.turn+shape.Between(l.rng, -6, 6), false)
		}
	}
	if g.Size < fanFrom {
		return
	}
	x, y, turn := l.at(g.At, 0)
	for i, a := range []float64{90, 58, 122, -90, -62, -118} {
		size := g.Size * []float64{1.12, 1, 1, .6, .7, .7}[i] * shape.Between(l.rng, .9, 1.1)
		l.add(Green, x, y, size, turn+a+shape.Between(l.rng, -9, 9), false)
	}
}

// fanFrom is the size of a large flower from which leaves fan out around it.
const fanFrom = .14

// room is how far the way goes on from a share of it to one side; on a closed way half of it.
func (l *layer) room(at, dir float64) float64 {
	switch {
	case l.closed:
		return .5 * l.long
	case dir < 0:
		return at * l.long
	}
	return (1 - at) * l.long
}

// fillers stand out of a group between its flowers.
func (l *layer) fillers(g Group) {
	for _, f := range [][3]float64{{.7, 62, 1}, {-.8, 118, 1}, {1.15, 36, .9}, {-1.2, 146, .9}, {.1, -70, .7}, {-.5, -128, .7}} {
		x, y, turn := l.at(g.At+f[0]*g.Size*.7/l.long, 0)
		l.add(Filler, x, y, g.Size*f[2]*shape.Between(l.rng, .95, 1.15), turn+f[1]+shape.Between(l.rng, -10, 10), false)
	}
}

// offsets are the flowers of a group: along the way and to its outer side in sizes of the large one, and how large they are.
var offsets = []struct {
	along, away, size float64
	role              Role
}{
	{0, .04, 1, Focal}, {.8, -.13, .7, Second}, {-.76, .17, .74, Second}, {.44, .54, .46, Small}, {-.3, -.52, .42, Small}, {1.28, .14, .46, Small}, {-1.27, -.1, .5, Small},
	{-.52, .6, .32, Small}, {1.05, -.42, .28, Small},
}

func (l *layer) flowers(g Group, n int) {
	flip := []float64{1, -1}[(n+l.rng.IntN(2))%2]
	put := func(along, away float64) (x, y, turn float64) {
		return l.at(g.At+flip*along*g.Size/l.long, away*g.Size)
	}
	for _, o := range offsets {
		x, y, _ := put(o.along+shape.Between(l.rng, -.04, .04), o.away)
		l.add(o.role, x, y, o.size*g.Size*shape.Between(l.rng, .95, 1.06), shape.Between(l.rng, -14, 14), false)
	}
	for i, b := range []struct{ along, turn, size float64 }{{1.5, 0, .62}, {-1.5, 180, .6}, {1.25, -38, .5}, {-1.2, 222, .5}} {
		if reach := []float64{g.Ahead, g.Back}[i%2]; reach < g.Size*1.2 {
			continue
		}
		x, y, turn := put(b.along, .05)
		if flip < 0 {
			turn += 180 - 2*b.turn
		}
		l.add(Budded, x, y, b.size*g.Size, turn+b.turn+shape.Between(l.rng, -12, 12), false)
	}
	for i, a := range []float64{40, 140, 205, 320} { // leaves that hold the flowers together
		x, y, turn := put([]float64{.5, -.5, -.55, .5}[i], .05)
		l.add(Green, x, y, g.Size*.5, turn+a, true)
	}
}

// sorted brings the places into painter's order: branches, fillers, buds, then flowers by size; the leaves over the smaller flowers lie beneath the large ones.
func (l *layer) sorted() []Place {
	var out []Place
	take := func(keep func(Place) bool) {
		for _, p := range l.out {
			if keep(p) {
				out = append(out, p)
			}
		}
	}
	take(func(p Place) bool { return p.Role == Green && !p.Before })
	take(func(p Place) bool { return p.Role == Filler })
	take(func(p Place) bool { return p.Role == Budded })
	take(func(p Place) bool { return p.Role == Small })
	take(func(p Place) bool { return p.Role == Green && p.Before })
	take(func(p Place) bool { return p.Role == Second })
	take(func(p Place) bool { return p.Role == Focal })
	return out
}

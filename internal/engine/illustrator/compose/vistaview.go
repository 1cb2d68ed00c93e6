package compose

import (
	"cmp"
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/scene"
)

// view has the things of a landscape at their places on a patch of ground that is two units wide, with the middle of its upper side at 0, 0.
type view struct {
	members []member
	flip    float64
	distant bool // there is something far away
	housed  bool // a building stands in its middle
	deep    bool // it is the sea floor: what is above it swims
	stormy  bool // the tornado that is far away
	lit     bool // the sun or the moon is in the sky
	used    map[*[]spot]int
}

// spot is a place on the ground: u and v run from -1 to 1 from left to right and from back to front.
type spot struct{ u, v float64 }

// Where things stand, in the order in which places are taken: trees around what is in the middle, or in the middle themselves.
var (
	sideTrees  = []spot{{-.76, -.22}, {.78, -.3}, {-.5, -.6}, {.54, -.66}, {-.9, .16}, {.93, .05}, {-.28, -.82}, {.3, -.85}}
	midTrees   = []spot{{0, -.3}, {-.56, -.5}, {.58, -.42}, {-.3, -.75}, {.3, -.78}, {-.84, -.1}, {.86, -.05}, {.1, .1}}
	houseSpots = []spot{{0, -.2}, {-.6, -.3}, {.6, -.35}, {-.32, .1}, {.34, .05}}
	nearSpots  = []spot{{.56, .36}, {-.56, .42}, {.02, .72}, {.82, .08}, {-.84, .06}, {-.2, .8}, {.3, .84}}
	waterSpots = []spot{{.36, .52}, {-.08, .66}, {.74, .3}, {.16, .8}}
	skySpots   = []spot{{.6, 0}, {-.62, .08}, {.12, -.1}, {-.28, -.16}, {.9, .16}, {-.92, .2}, {.36, .22}}
	deepSpots  = []spot{{.5, -.5}, {-.52, -.66}, {-.02, -.92}, {.62, -1}, {-.72, -.2}, {.1, -.3}, {-.5, -1.1}}
	litSpots   = []spot{{-.62, .04}, {0, -.12}, {.94, -.06}, {-.34, -.2}, {-.92, .2}}
)

// deepView is how deep the patch is for its width.
const deepView = terrainRY / terrainRX

func newView(all []member, mirrored bool) *view {
	v := &view{members: all, flip: 1, used: map[*[]spot]int{}}
	if mirrored {
		v.flip = -1
	}
	for _, m := range all {
		v.stormy = v.stormy || m.id == "tornado"
		v.lit = v.lit || discs[m.id]
		v.distant = v.distant || m.plane == far
		v.housed = v.housed || m.plane == middle && !treeKinds[m.id] && !reefs[m.id]
	}
	return v
}

// onGround is where the patch is drawn.
func (v *view) onGround() scene.Matrix {
	return scene.ScaleBy(1/terrainRX, 1/terrainRX).Mul(layout.Translate(-terrainX, -terrainY))
}

// next is the next free place of a list.
func (v *view) next(list *[]spot) spot {
	n := v.used[list]
	v.used[list]++
	at := (*list)[n%len(*list)]
	at.u += .09 * float64(n/len(*list))
	return at
}

// standing is a place on the page.
func (v *view) standing(at spot) landSpot {
	return landSpot{v.flip * at.u * math.Sqrt(max(0, 1-.25*at.v*at.v)), at.v * deepView}
}

// composed paints everything from the sky to the near edge, on the ground.
func (v *view) composed(ground layout.Cluster) layout.Cluster {
	var land layout.Cluster
	type placed struct {
		layout.Cluster
		depth float64
	}
	var all []placed
	var root layout.Instance
	for _, m := range v.members {
		if m.plane == sky {
			continue
		}
		k, depth := v.stood(m)
		if m.main && root.Serial == 0 {
			root = k.Root
		}
		all = append(all, placed{k, depth})
	}
	slices.SortStableFunc(all, func(a, b placed) int { return cmp.Compare(a.depth, b.depth) })
	for _, p := range all {
		land = land.Over(p.Cluster)
	}
	var behind, air layout.Cluster
	for _, m := range v.members {
		switch {
		case m.plane != sky:
			continue
		case skies[m.id]:
			behind = v.spanning(m, land).Over(behind)
		case discs[m.id]:
			behind = behind.Over(v.disc(m, land))
		default:
			air = air.Over(v.airborne(m, land))
		}
		if m.main && root.Serial == 0 {
			root = m.Root
		}
	}
	out := behind.Over(ground).Over(land).Over(air)
	out.Root, out.Ground = root, out.Bounds().Y1
	return out
}

// stood sets something on the ground, and returns how near it is.
func (v *view) stood(m member) (layout.Cluster, float64) {
	switch {
	case m.plane == far:
		w, h, at := 1.7, 1.2, spot{0, -.7}
		switch {
		case m.id == "waterfall":
			w, h, at = 1.3, 1.3, spot{0, -.5}
		case m.id == "tornado":
			w, h, at = 1.2, 1.4, spot{0, -.5}
			if v.housed {
				at.u = .42
			}
		case m.id == "hills":
			w, at = 1.9, spot{0, -.45}
		case m.Root.Subject < 0:
			w, h = 1.6, 1.1
		}
		return boxed(m.Cluster, w, h, v.standing(at)), at.v - 1
	case treeKinds[m.id] || reefs[m.id]:
		return v.tree(m)
	case m.plane == middle:
		at, w, h := v.next(&houseSpots), .95, .85
		if v.distant {
			at.v, w, h = at.v+.2, .82, .76
		}
		if v.stormy { // beside the tornado, not before it
			at.u -= .42
		}
		if m.main {
			w, h = 1.2*w, 1.2*h
		}
		return boxed(m.Cluster, w, h, v.standing(at)), at.v
	case fish(m.id):
		at := v.next(&waterSpots)
		k := m.Cluster.Transformed(scene.ScaleBy(1, .62)) // seen from above through the surface
		return boxed(k, .44, .26, v.standing(at)), at.v
	case floated(m.id):
		at := v.next(&waterSpots)
		size := v.nearSize(m)
		return boxed(m.Cluster, 1.3*size, size, v.standing(at)), at.v
	}
	at := v.next(&nearSpots)
	size := v.nearSize(m)
	return boxed(m.Cluster, 1.15*size, size, v.standing(at)), at.v
}

// tree sets a tree at the sides of what is in the middle, or in the middle; those farther back are smaller.
func (v *view) tree(m member) (layout.Cluster, float64) {
	list, h := &midTrees, 1.0
	if v.distant || v.housed {
		list, h = &sideTrees, .74
	}
	at := v.next(list)
	h *= 1 + .22*at.v
	if m.Root.Subject < 0 {
		h *= .75
	}
	k := boxed(m.Cluster, 1.05*h, h, landSpot{})
	foot := v.standing(at)
	edge := max(0, 1-.42*k.Bounds().W())
	foot.x = min(max(foot.x, -edge), edge)
	return k.Moved(foot.x, foot.y), at.v
}

// nearSize is the height of what is near: the real one, softened.
func (v *view) nearSize(m member) float64 {
	size := .5 * math.Pow(figure.RealSize(m.Root.Drawing)/170, .42)
	if v.distant || v.housed {
		size *= .85
	}
	if m.Root.Subject < 0 {
		return min(max(.75*m.size, .1), .26)
	}
	if m.copies > 2 {
		size *= .78
	}
	if m.main {
		return min(max(1.4*size, .3), .7)
	}
	return min(max(size, .17), .52)
}

// spanning sets what spans the sky behind the whole landscape, above its top.
func (v *view) spanning(m member, land layout.Cluster) layout.Cluster {
	b := m.Bounds()
	k := m.Scaled(1.9 / b.W())
	b = k.Bounds()
	rise := max(-land.Bounds().Y0*1.25, .95)
	if m.id != "aurora" { // both ends of a rainbow are on the ground
		k = k.Transformed(scene.ScaleBy(1, float32(max(1, rise/b.H()))))
		b = k.Bounds()
		return k.Moved(-(b.X0+b.X1)/2, -.1-b.Y1)
	}
	return k.Moved(-(b.X0+b.X1)/2, -rise-.3-b.Y0)
}

// disc sets the sun or the moon half behind the upper edge of the land.
func (v *view) disc(m member, land layout.Cluster) layout.Cluster {
	size, x := .46, .5*v.flip
	if m.id == "sunset" {
		size, x = 1.25, 0
	}
	k := boxed(m.Cluster, size, size, landSpot{})
	top := topOver(land, x-.4*size, x+.4*size)
	b := k.Bounds()
	return k.Moved(x-(b.X0+b.X1)/2, min(top+.1*size, -.6)-(b.Y0+b.Y1)/2)
}

// airborne sets what is in the air above what is below it.
func (v *view) airborne(m member, land layout.Cluster) layout.Cluster {
	size := .3
	switch {
	case m.main:
		size = 1.05 / math.Sqrt(float64(max(1, m.copies)))
	case airships[m.id] || m.alive || m.id == "storm-cloud" || m.id == "rain-cloud":
		size = .6
	case m.id == "star" || m.id == "snowflake" || m.id == "butterfly" || m.id == "bee" || m.id == "bubble":
		size = .13
	}
	if m.alive && m.copies > 1 {
		size *= .62
	}
	list := &skySpots
	if v.lit {
		list = &litSpots
	}
	if v.deep && m.Root.Subject >= 0 {
		list, size = &deepSpots, .85*size/math.Sqrt(float64(max(1, m.copies)))
		if m.main {
			size = .85 / math.Sqrt(float64(max(1, m.copies)))
		}
	}
	at := v.next(list)
	k := boxed(m.Cluster, size, size, landSpot{})
	b, x := k.Bounds(), v.flip*at.u
	if list == &deepSpots {
		return k.Moved(x-(b.X0+b.X1)/2, at.v-(b.Y0+b.Y1)/2)
	}
	top := topOver(land, x-.5*b.W(), x+.5*b.W())
	if m.main { // before the mountains, so that it is large
		top += .5 * b.H()
	}
	return k.Moved(x-(b.X0+b.X1)/2, min(top-.06, -.7)+at.v*.6-b.Y1)
}

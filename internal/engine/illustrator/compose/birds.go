package compose

import (
	"cmp"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit/bird"
)

func (c *composer) birdSpec(i int, h how) bird.Spec {
	s := c.subject(i)
	spec := bird.Spec{
		Species: s.ID, Pose: birdPoseOf(h.pose), Young: s.Young, Cute: s.Cute, Expression: cmp.Or(s.Expression, poseExpressions[s.Pose]), Lashes: lashed(s), Without: s.Without, Facing: h.facing, Seed: c.seed(i, h.copy),
		Colors: partColors(s), Fills: partFills(s),
	}
	if len(s.More) > 0 {
		if second, ok := colorOf(s.More[0]); ok {
			for _, part := range []string{"belly", "breast", "chest", "marks"} {
				if _, told := spec.Colors[part]; !told {
					spec.Colors[part] = second
				}
			}
		}
	}
	if col, ok := colorOf(s.Color); ok {
		spec.Coat = col
	}
	if f, ok := fillOf(s.Fill); ok {
		spec.Fill = f
	}
	return spec
}

// raptors are the birds that carry what they caught in their talons.
var raptors = words("eagle bald-eagle golden-eagle hawk falcon owl barn-owl snowy-owl vulture osprey")

// inTalons reports whether a bird in flight carries something under its feet.
func (c *composer) inTalons(root instance, kind string) bool {
	s := c.subject(root.subject)
	return s.Kind == brief.Bird && raptors[s.ID] && (kind == "carrying" || kind == "holding") && (s.Pose == "flying" || root.how.pose == "flying")
}

// underFeet hangs a thing below the feet of a flying bird.
func underFeet(k, thing cluster) cluster {
	at := k.root.anchor("paw")
	if k.root.has("feet") {
		at = k.root.anchor("feet")
	}
	size := bySize(thing.root)
	thing = thing.scaled(min(max(size, .3*bySize(k.root)), .42*bySize(k.root)) / size)
	b := thing.bounds()
	return thing.moved(at.X-(b.X0+b.X1)/2, at.Y-.1*b.H()-b.Y0)
}

// wedge lets copies fly as geese do: one ahead, the others behind it on two lines that open backward.
func wedge(all []cluster) cluster {
	var out cluster
	for j, k := range all {
		b := k.bounds()
		rank := float64((j + 1) / 2)
		side := float64(j%2)*2 - 1
		if j == 0 {
			side = 0
		}
		back := facingSide(k.root)
		k = k.moved(-back*rank*.72*b.W()-(b.X0+b.X1)/2, side*rank*.5*b.H()-(b.Y0+b.Y1)/2)
		if j == 0 {
			out = k
			continue
		}
		out = out.before(k)
	}
	out.ground = out.bounds().Y1
	return out
}

// onShoulders is how far people stand below the heads of those who carry them, as a share of their height.
const onShoulders = .3

// pyramid stands copies on each other, each row one shorter than the one below it.
func pyramid(all []cluster) cluster {
	rows, left := []int{}, len(all)
	for n := 1; left > 0; n++ {
		rows = append([]int{min(n, left)}, rows...)
		left -= n
	}
	var out cluster
	at := 0
	for r, columns := range rows {
		line := row(all[at : at+columns]...)
		at += columns
		if r == 0 {
			out = line
			continue
		}
		b, o := line.bounds(), out.bounds()
		sink := .16
		if all[0].root.has("shoulderNear") {
			sink = onShoulders
		}
		out = out.before(line.moved((o.X0+o.X1)/2-(b.X0+b.X1)/2, o.Y0+sink*b.H()-b.Y1))
	}
	return out
}

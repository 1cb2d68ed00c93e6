package relation

import (
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
)

// wedge lets copies fly as geese do: one ahead, the others behind it on two lines that open backward.
func wedge(all []layout.Cluster) layout.Cluster {
	var out layout.Cluster
	for j, k := range all {
		b := k.Bounds()
		rank := float64((j + 1) / 2)
		side := float64(j%2)*2 - 1
		if j == 0 {
			side = 0
		}
		back := layout.FacingSide(k.Root)
		k = k.Moved(-back*rank*.72*b.W()-(b.X0+b.X1)/2, side*rank*.5*b.H()-(b.Y0+b.Y1)/2)
		if j == 0 {
			out = k
			continue
		}
		out = out.Before(k)
	}
	out.Ground = out.Bounds().Y1
	return out
}

// onShoulders is how far people stand below the heads of those who carry them, as a share of their height.
const onShoulders = .3

// pyramid stands copies on each other, each row one shorter than the one below it.
func pyramid(all []layout.Cluster) layout.Cluster {
	rows, left := []int{}, len(all)
	for n := 1; left > 0; n++ {
		rows = append([]int{min(n, left)}, rows...)
		left -= n
	}
	var out layout.Cluster
	at := 0
	for r, columns := range rows {
		line := placing.Row(all[at : at+columns]...)
		at += columns
		if r == 0 {
			out = line
			continue
		}
		b, o := line.Bounds(), out.Bounds()
		sink := .16
		if all[0].Root.Has("shoulderNear") {
			sink = onShoulders
		}
		out = out.Before(line.Moved((o.X0+o.X1)/2-(b.X0+b.X1)/2, o.Y0+sink*b.H()-b.Y1))
	}
	return out
}

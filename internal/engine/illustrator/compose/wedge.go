package compose

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
		out = out.before(line.moved((o.X0+o.X1)/2-(b.X0+b.X1)/2, o.Y0+.16*b.H()-b.Y1))
	}
	return out
}

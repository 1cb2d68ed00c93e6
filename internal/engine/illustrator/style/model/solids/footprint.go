package solids

// Shares by which a slab is as wide as what overhangs its feet, such as the crown of a tree, and how high feet are.
const (
	overhang = 0.66
	footHigh = 1.0
)

// Area is a rectangle on the ground.
type Area struct{ X0, Y0, X1, Y1 float32 }

func (a *Area) add(x0, y0, x1, y1 float32) {
	if *a == (Area{}) {
		*a = Area{x0, y0, x1, y1}
		return
	}
	*a = Area{min(a.X0, x0), min(a.Y0, y0), max(a.X1, x1), max(a.Y1, y1)}
}

// Footprint is what the solid stands on, and most of what is above that.
func (s *Solid) Footprint() Area {
	var feet, all Area
	for _, it := range s.items {
		box, low := it.area()
		if box == (Area{}) {
			continue
		}
		all.add(box.X0, box.Y0, box.X1, box.Y1)
		if low < footHigh {
			feet.add(box.X0, box.Y0, box.X1, box.Y1)
		}
	}
	x, y, w, h := (all.X0+all.X1)/2, (all.Y0+all.Y1)/2, overhang*(all.X1-all.X0)/2, overhang*(all.Y1-all.Y0)/2
	feet.add(x-w, y-h, x+w, y+h)
	return feet
}

// area is what an item covers on the ground when seen from above, and how high its lowest place is. Panels and rods are on or between others.
func (it item) area() (a Area, low float32) {
	v := it.v
	switch it.kind {
	case "box", "frustum", "gable", "hip":
		return Area{v[0], v[1], v[0] + v[3], v[1] + v[4]}, v[2]
	case "turn":
		r := float32(0)
		for k := 2; k < len(v); k += 2 {
			r = max(r, v[k])
		}
		return Area{v[0] - r, v[1] - r, v[0] + r, v[1] + r}, v[3]
	case "ball":
		high := v[3]
		if len(v) > 4 {
			high = v[4]
		}
		return Area{v[0] - v[3], v[1] - v[3], v[0] + v[3], v[1] + v[3]}, v[2] - high
	case "dome":
		return Area{v[0] - v[3], v[1] - v[3], v[0] + v[3], v[1] + v[3]}, v[2]
	case "slice", "wheel":
		if it.flag == "y" {
			return Area{v[0] - v[4], v[1] - v[3], v[0], v[1] + v[3]}, v[2] - v[3]
		}
		return Area{v[0] - v[3], v[1] - v[4], v[0] + v[3], v[1]}, v[2] - v[3]
	}
	return Area{}, 0
}

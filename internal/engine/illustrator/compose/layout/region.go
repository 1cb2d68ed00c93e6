package layout

import "pellucid/internal/engine/illustrator/scene"

// Region is a part of the canvas as fractions of its side.
type Region struct{ Left, Top, Right, Bottom float64 }

// Fit scales a cluster into a region of the canvas.
func (k Cluster) Fit(r Region) Cluster {
	b := k.Bounds()
	f := min((r.Right-r.Left)/max(b.W(), 1e-9), (r.Bottom-r.Top)/max(b.H(), 1e-9))
	m := Translate((r.Left+r.Right)/2, (r.Top+r.Bottom)/2).Mul(scene.ScaleBy(float32(f), float32(f))).
		Mul(Translate(-(b.X0+b.X1)/2, -(b.Y0+b.Y1)/2))
	return k.Transformed(m)
}

// TurnedBy rotates a cluster by degrees.
func (k Cluster) TurnedBy(degrees float64) Cluster {
	return k.Transformed(scene.Rotate(degrees * 3.14159265 / 180))
}

// Sized scales a cluster into a box of a width and a height.
func Sized(k Cluster, wide, high float64) Cluster {
	b := k.Bounds()
	return k.Scaled(min(wide/max(b.W(), 1e-9), high/max(b.H(), 1e-9)))
}

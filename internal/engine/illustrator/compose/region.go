package compose

import "pellucid/internal/engine/illustrator/scene"

// part is a region of the canvas as fractions of its side: left, top, right, bottom.
type region struct{ left, top, right, bottom float64 }

// fit scales a cluster into a region of the canvas.
func (k cluster) fit(r region) cluster {
	b := k.bounds()
	f := min((r.right-r.left)/max(b.W(), 1e-9), (r.bottom-r.top)/max(b.H(), 1e-9))
	m := translate((r.left+r.right)/2, (r.top+r.bottom)/2).Mul(scene.ScaleBy(float32(f), float32(f))).
		Mul(translate(-(b.X0+b.X1)/2, -(b.Y0+b.Y1)/2))
	return k.transformed(m)
}

// turnedBy rotates a cluster by degrees.
func (k cluster) turnedBy(degrees float64) cluster {
	return k.transformed(scene.Rotate(degrees * 3.14159265 / 180))
}

package surface

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/raster"
)

// FaceAt finds where a face fits: on a wide and even stretch in the middle of the drawing.
func FaceAt(d *kit.Drawing) (x, y, width float64) {
	if a, ok := d.Anchors["face"]; ok { // the piece says where
		return a.X, a.Y, a.W
	}
	l, m := Small(d)
	alpha := l.Alpha()
	k := float64(m.Scale())
	best := 0.0
	h := d.Box.H() * k
	for row := int(h * .34); row < int(h*.7); row++ {
		from, to := Run(alpha[row*SampleSide : (row+1)*SampleSide])
		wide := min(float64(to-from)*faceShare, .38*min(1.25*d.Box.H(), 1.6*d.Box.W())*k)
		// Rows near the middle count more, so that a wide base does not pull the face down.
		score := float64(to-from) * (1 - .6*Abs(float64(row)/h-.47)) / (1 + unevenWeight*unevenAt(l, float64(from+to)/2, float64(row), wide))
		if score > best {
			best = score
			x, y, width = d.Box.X0+float64(from+to)/2/k, d.Box.Y0+float64(row)/k, wide/k
		}
	}
	if width < leastFace*(d.Box.W()+d.Box.H())/2 { // the middle is a bar, as that of a dumbbell: it goes to the widest place
		for row := range int(h) {
			if from, to := Run(alpha[row*SampleSide : (row+1)*SampleSide]); float64(to-from)*faceShare > 1.5*width*k && row > int(.12*h) && row < int(.88*h) {
				x, y, width = d.Box.X0+float64(from+to)/2/k, d.Box.Y0+float64(row)/k, min(float64(to-from)*faceShare, .3*d.Box.H()*k)/k
			}
		}
	}
	return x, y, width
}

// unevenAt is how much the lightness changes where a face of a width would be, in 0–1: edges, letters and what is beside the drawing.
func unevenAt(l *raster.Layer, x, y, w float64) float64 {
	var n, sum, squares float64
	for py := max(0, int(y-.16*w)); py <= min(SampleSide-1, int(y+.3*w)); py++ {
		for px := max(0, int(x-.42*w)); px <= min(SampleSide-1, int(x+.42*w)); px++ {
			p := l.Pix[4*(py*SampleSide+px):]
			v := float64(.3*p[0] + .59*p[1] + .11*p[2])
			if p[3] < .6 {
				v = -.6
			}
			n, sum, squares = n+1, sum+v, squares+v*v
		}
	}
	if n == 0 {
		return 0
	}
	return math.Sqrt(max(0, squares/n-sum/n*sum/n))
}

// Run is the longest run of solid pixels.
func Run(row []float32) (from, to int) {
	start := -1
	for i := 0; i <= len(row); i++ {
		solid := i < len(row) && row[i] > .7
		if solid && start < 0 {
			start = i
		}
		if !solid && start >= 0 {
			if i-start > to-from {
				from, to = start, i
			}
			start = -1
		}
	}
	return from, to
}

func Abs(v float64) float64 { return max(v, -v) }

// leastFace is how wide a face is at least where there is room for it elsewhere, as a share of the mean width and height.
const leastFace = .17

// faceShare is the most of a row that a face takes, unevenWeight how much what is drawn below a face counts against a place.
const (
	faceShare    = .62
	unevenWeight = 5
)

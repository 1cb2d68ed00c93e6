package transform

import "math"

// taps are the source pixels start, start+1 … that make one output pixel, with
// weights that add up to 1.
type taps struct {
	start   int
	weights []float32
}

// signed reports whether some weight is negative, so that the sum may overshoot.
func (t taps) signed() bool {
	for _, w := range t.weights {
		if w < 0 {
			return true
		}
	}
	return false
}

// resampling gives the taps of every output pixel along one axis. Shrinking uses a
// Hamming-windowed sinc of one lobe: about as sharp as a bicubic, but without
// negative lobes, so it cannot ring. Growing uses Catmull-Rom (Keys, 1981).
func resampling(from, to int) []taps {
	scale := float64(from) / float64(to)
	kernel, reach := catmullRom, 2.0
	stretch := 1.0
	if scale > 1 {
		kernel, reach, stretch = hamming, 1, scale
	}
	out := make([]taps, to)
	for i := range out {
		center := (float64(i) + .5) * scale
		first := max(0, int(math.Floor(center-reach*stretch)))
		last := min(from, int(math.Ceil(center+reach*stretch)))
		weights := make([]float64, last-first)
		for k := range weights {
			weights[k] = kernel((float64(first+k) + .5 - center) / stretch)
		}
		out[i] = normalized(first, weights)
	}
	return out
}

// normalized drops taps without weight at both ends and scales the sum to 1.
func normalized(start int, weights []float64) taps {
	const nothing = 1e-9
	for len(weights) > 1 && math.Abs(weights[0]) < nothing {
		start, weights = start+1, weights[1:]
	}
	for len(weights) > 1 && math.Abs(weights[len(weights)-1]) < nothing {
		weights = weights[:len(weights)-1]
	}
	sum := 0.0
	for _, w := range weights {
		sum += w
	}
	t := taps{start: start, weights: make([]float32, len(weights))}
	for i, w := range weights {
		t.weights[i] = float32(w / sum)
	}
	return t
}

func hamming(x float64) float64 {
	if x == 0 {
		return 1
	}
	if x <= -1 || x >= 1 {
		return 0
	}
	x *= math.Pi
	return math.Sin(x) / x * (.54 + .46*math.Cos(x))
}

func catmullRom(x float64) float64 {
	switch x = math.Abs(x); {
	case x < 1:
		return (1.5*x-2.5)*x*x + 1
	case x < 2:
		return ((2.5-.5*x)*x-4)*x + 2
	default:
		return 0
	}
}

package scene

import (
	"image"
	"math"

	"pellucid/internal/matting/plane"
)

// Errors are how far a cut-out is from the truth: the four measures of Rhemann et al. (CVPR 2009) over the whole image, in the
// units in which they are published, and the least PSNR of both drawn on nine plain backgrounds, which sees wrong colors too.
type Errors struct {
	SAD          float64 // Σ|α − α*| / 1000
	MSE          float64 // mean (α − α*)², times 1000
	Gradient     float64 // Σ(‖∇α‖ − ‖∇α*‖)² / 1000, Gaussian derivatives of σ 1.4
	Connectivity float64 // Σ|φ − φ*| / 1000
	WorstPSNR    float64 // dB, over the pixels visible in either
}

// Compare measures a cut-out against the truth of the same size.
func Compare(got, truth *image.NRGBA) Errors {
	a, t := plane.Opacity(got), plane.Opacity(truth)
	var e Errors
	ga, gt := gradient(a), gradient(t)
	for i := range a.V {
		d := float64(a.V[i] - t.V[i])
		e.SAD += math.Abs(d) / 1000
		e.MSE += d * d * 1000 / float64(len(a.V))
		g := float64(ga.V[i] - gt.V[i])
		e.Gradient += g * g / 1000
	}
	e.Connectivity = connectivity(a, t)
	e.WorstPSNR = WorstPSNR(got, truth)
	return e
}

const (
	sigma      = 1.4
	derivative = 5 // half-width of the derivative's window
)

// gradient is the length of the gradient by Gaussian derivatives.
func gradient(p *plane.Plane) *plane.Plane {
	var smoothing, slope [2*derivative + 1]float32
	var norm, square float64
	for k := range smoothing {
		x := float64(k - derivative)
		g := math.Exp(-x * x / (2 * sigma * sigma))
		smoothing[k], slope[k] = float32(g), float32(-x*g/(sigma*sigma))
		norm += g * g
		square += float64(slope[k] * slope[k])
	}
	scale := float32(1 / math.Sqrt(norm*square)) // the window's root of squares is 1, as in the published code
	gx := filtered(filtered(p, slope[:], true), smoothing[:], false)
	gy := filtered(filtered(p, smoothing[:], true), slope[:], false)
	out := plane.New(p.W, p.H)
	out.Each(func(i int) float32 {
		return scale * float32(math.Hypot(float64(gx.V[i]), float64(gy.V[i])))
	})
	return out
}

func filtered(p *plane.Plane, window []float32, across bool) *plane.Plane {
	out := plane.New(p.W, p.H)
	half := len(window) / 2
	for y := range p.H {
		to := out.Row(y)
		for x := range to {
			for k, weight := range window {
				u, v := x, min(p.H-1, max(0, y+k-half))
				if across {
					u, v = min(p.W-1, max(0, x+k-half)), y
				}
				to[x] += weight * p.V[v*p.W+u]
			}
		}
	}
	return out
}

// connectivity compares how far below its opacity each pixel is connected to the largest part that both have in full.
func connectivity(a, t *plane.Plane) float64 {
	const step, tolerance = .1, .15
	level := make([]float64, len(a.V)) // the highest level at which the pixel is still connected
	left := make([]bool, len(a.V))
	for threshold := step; threshold < 1+step/2; threshold += step {
		limit := float32(threshold) - 1e-6
		part := largest(a.W, a.H, func(i int) bool { return a.V[i] >= limit && t.V[i] >= limit })
		for i := range level {
			if !left[i] && !part[i] {
				left[i], level[i] = true, threshold-step
			}
		}
	}
	sum := 0.0
	for i, l := range level {
		if !left[i] {
			l = 1
		}
		sum += math.Abs(linked(float64(a.V[i])-l, tolerance) - linked(float64(t.V[i])-l, tolerance))
	}
	return sum / 1000
}

func linked(d, tolerance float64) float64 {
	if d < tolerance {
		return 1
	}
	return 1 - d
}

// largest is the largest 4-connected part.
func largest(w, h int, belongs func(i int) bool) []bool {
	seen := make([]bool, w*h)
	var best []int
	for start := range seen {
		if seen[start] || !belongs(start) {
			continue
		}
		seen[start] = true
		part := []int{start}
		for at := 0; at < len(part); at++ {
			i := part[at]
			visit := func(next int, inside bool) {
				if inside && !seen[next] && belongs(next) {
					seen[next] = true
					part = append(part, next)
				}
			}
			visit(i-1, i%w > 0)
			visit(i+1, i%w < w-1)
			visit(i-w, i >= w)
			visit(i+w, i+w < w*h)
		}
		if len(part) > len(best) {
			best = part
		}
	}
	out := make([]bool, w*h)
	for _, i := range best {
		out[i] = true
	}
	return out
}

// WorstPSNR is the least of the PSNRs in dB of two cut-outs drawn on nine plain backgrounds, over the pixels visible in either;
// 99 when they are the same.
func WorstPSNR(a, b *image.NRGBA) float64 {
	worst := 99.0
	for k := range 9 {
		ground := rgb{float64(k%3) / 2, float64(k/3) / 2, float64((k+k/3)%3) / 2}
		sum, n := 0.0, 0.0
		for i := 0; i < len(a.Pix); i += 4 {
			if a.Pix[i+3] == 0 && b.Pix[i+3] == 0 {
				continue
			}
			for c := range 3 {
				d := drawn(a.Pix[i:i+4], c, ground[c]) - drawn(b.Pix[i:i+4], c, ground[c])
				sum += d * d
			}
			n += 3
		}
		if sum > 0 {
			worst = min(worst, -10*math.Log10(sum/n))
		}
	}
	return worst
}

func drawn(p []uint8, c int, ground float64) float64 {
	a := float64(p[3]) / 255
	return a*float64(p[c])/255 + (1-a)*ground
}

package alpha

import "slices"

const (
	cornerShare  = .3 // side of a corner window as a share of the picture
	minPeriod    = 3  // px, the smallest square looked for
	maxPeriod    = 40 // px, the largest
	sampledLines = 64 // lines per window and direction that are correlated
	// minContrast is the least variance of Y (in levels²) worth correlating: two
	// levels of deviation, below which squares cannot be seen.
	minContrast = 4
	// checkerLimit is the correlation from which a painted checkerboard is certain.
	checkerLimit = .3
)

// checkCheckerboard finds a painted "transparency" checkerboard. Per corner window
// K = max over p of min(−ρx(p), ρx(2p), −ρy(p), ρy(2p)), ρ the autocorrelation of Y:
// squares of p px are anti-correlated at p and correlated at 2p, both ways. The
// second-best corner counts, so that one checked detail does not.
func checkCheckerboard(f *field) Check {
	ww, wh := int(cornerShare*float64(f.w)), int(cornerShare*float64(f.h))
	var scores []float64
	for _, x := range []int{0, f.w - ww} {
		for _, y := range []int{0, f.h - wh} {
			scores = append(scores, f.checkerScore(window{x, y, ww, wh}))
		}
	}
	slices.Sort(scores)
	c := Check{Name: "checkerboard", Unit: "correlation", Value: max(0, scores[2])}
	v := Pass
	if c.Value >= checkerLimit {
		v = Fail
	}
	return c.judged(v, notes{
		pass: "No painted checkerboard.",
		fail: "A checkerboard is painted into the picture instead of real transparency.",
	})
}

type window struct{ x, y, w, h int }

func (f *field) checkerScore(win window) float64 {
	longest := min(maxPeriod, win.w/3, win.h/3)
	if longest < minPeriod {
		return 0
	}
	across, down := f.rows(win), f.columns(win)
	if across.variance() < minContrast || down.variance() < minContrast {
		return 0
	}
	best := 0.0
	for p := minPeriod; p <= longest; p++ {
		best = max(best, squareScore(across, down, p, best))
	}
	return best
}

// squareScore is min(−ρx(p), ρx(2p), −ρy(p), ρy(2p)), cut short as soon as it
// cannot exceed floor any more.
func squareScore(across, down lines, p int, floor float64) float64 {
	score := -across.correlation(p)
	if score > floor {
		score = min(score, across.correlation(2*p))
	}
	if score > floor {
		score = min(score, -down.correlation(p))
	}
	if score > floor {
		score = min(score, down.correlation(2*p))
	}
	return score
}

// rows and columns sample lines of a window, evenly spread, as Y in levels over
// mid-gray, so that both light and dark squares with holes between them show.
func (f *field) rows(win window) lines {
	var l lines
	step := max(1, win.h/sampledLines)
	for y := win.y; y < win.y+win.h; y += step {
		line := make([]float32, win.w)
		for k := range line {
			line[k] = f.shade(y*f.w + win.x + k)
		}
		l = append(l, line)
	}
	return l.centerd()
}

func (f *field) columns(win window) lines {
	var l lines
	step := max(1, win.w/sampledLines)
	for x := win.x; x < win.x+win.w; x += step {
		line := make([]float32, win.h)
		for k := range line {
			line[k] = f.shade((win.y+k)*f.w + x)
		}
		l = append(l, line)
	}
	return l.centerd()
}

// shade is Y in levels of pixel i drawn over mid-gray.
func (f *field) shade(i int) float32 {
	p := f.img.Pix[i*4 : i*4+4 : i*4+4]
	y := .2126*float32(p[0]) + .7152*float32(p[1]) + .0722*float32(p[2])
	return (y-127.5)*float32(p[3])/255 + 127.5
}

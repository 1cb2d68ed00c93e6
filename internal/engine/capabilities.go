package engine

// Capabilities is what an engine can do. The create screen offers what they allow, and requests are routed by them.
type Capabilities struct {
	Label string // for people, such as "Illustrator"
	Hint  string // for people, such as "instant, vector look" or "about 20 s"

	Sizes         []Size  // the exact sizes that it makes; empty: any size within MinSide, MaxSide, Step and MaxRatio
	MinSide       int     // pixels
	MaxSide       int     // pixels
	Step          int     // width and height are multiples of it; 0 and 1 mean any
	MaxRatio      float64 // the longer side divided by the shorter, at most; 0 means square only
	References    int     // how many reference images it can use
	Masks         bool    // it changes only a masked part of the first reference
	NativeAlpha   bool    // pictures come with an alpha channel of their own
	Negative      bool    // it heeds the negative prompt
	Seeds         bool    // the same seed gives a like picture
	Steps         bool    // it heeds the number of steps
	Guidance      bool    // it heeds the guidance scale
	Deterministic bool    // the same request gives the same bytes, at no cost: after a crash it is simply made again
	Elsewhere     bool    // other machines make what the built-in engine would, which stands in for them: waiting takes no core
	CostCents     float64 // for one picture of 1024 × 1024 pixels, in US cents, about; 0 for our own
}

// Size is a width and a height in pixels.
type Size struct{ Width, Height int }

// Fits reports whether the engine makes pictures of exactly this size.
func (c Capabilities) Fits(width, height int) bool {
	for _, s := range c.Sizes {
		if s.Width == width && s.Height == height {
			return true
		}
	}
	if len(c.Sizes) > 0 || min(width, height) < max(1, c.MinSide) || max(width, height) > c.MaxSide {
		return false
	}
	if step := max(1, c.Step); width%step != 0 || height%step != 0 {
		return false
	}
	return float64(max(width, height)) <= max(1, c.MaxRatio)*float64(min(width, height))
}

// Nearest returns the size to ask the engine for when a picture of width × height pixels is wanted: the size itself where it
// fits, else the one whose proportions are nearest, then the smallest that is at least as large. The picture is scaled and
// padded afterwards. It returns the zero Size when the engine makes no picture at all.
func (c Capabilities) Nearest(width, height int) Size {
	if c.Fits(width, height) {
		return Size{width, height}
	}
	if len(c.Sizes) > 0 {
		return nearestOf(c.Sizes, Size{width, height})
	}
	if c.MaxSide < 1 {
		return Size{}
	}
	ratio := max(1, c.MaxRatio)
	w, h := float64(width), float64(height)
	w, h = max(w, h/ratio), max(h, w/ratio)
	if k := float64(c.MaxSide) / max(w, h); k < 1 {
		w, h = k*w, k*h
	}
	if k := float64(max(1, c.MinSide)) / min(w, h); k > 1 {
		w, h = k*w, k*h
	}
	return Size{c.snap(w), c.snap(h)}
}

// snap rounds a side to the engine's step, within its limits.
func (c Capabilities) snap(side float64) int {
	step := max(1, c.Step)
	n := (int(side) + step/2) / step * step
	for n > c.MaxSide {
		n -= step
	}
	for n < max(1, c.MinSide) {
		n += step
	}
	return n
}

func nearestOf(sizes []Size, want Size) Size {
	best := sizes[0]
	for _, s := range sizes[1:] {
		d, least := s.distance(want), best.distance(want)
		if d < least || d == least && s.nearerThan(best, want) {
			best = s
		}
	}
	return best
}

// distance compares proportions: 1 when they are the same, else the factor between them.
func (s Size) distance(other Size) float64 {
	a := float64(s.Width) * float64(other.Height)
	b := float64(s.Height) * float64(other.Width)
	return max(a, b) / min(a, b)
}

// nearerThan prefers the smaller of sizes that are large enough, and the larger of those that are not.
func (s Size) nearerThan(other, want Size) bool {
	enough, otherEnough := s.Width >= want.Width, other.Width >= want.Width
	if enough != otherEnough {
		return enough
	}
	return enough == (s.Width < other.Width)
}

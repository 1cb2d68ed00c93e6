package raster

import (
	"math"

	"pellucid/internal/engine/illustrator/scene"
)

// box is a half-open rectangle of pixels.
type box struct{ x0, y0, x1, y1 int }

func (b box) empty() bool { return b.x1 <= b.x0 || b.y1 <= b.y0 }

func (b box) area() int {
	if b.empty() {
		return 0
	}
	return (b.x1 - b.x0) * (b.y1 - b.y0)
}

func (b box) intersect(o box) box {
	return box{max(b.x0, o.x0), max(b.y0, o.y0), min(b.x1, o.x1), min(b.y1, o.y1)}
}

// grow widens the box by n pixels on every side.
func (b box) grow(n int) box { return box{b.x0 - n, b.y0 - n, b.x1 + n, b.y1 + n} }

// extent is a rectangle in pixels with fractions; the zero value is not empty, nothing is.
type extent struct{ x0, y0, x1, y1 float32 }

// nothing is the extent that holds no point.
var nothing = extent{math.MaxFloat32, math.MaxFloat32, -math.MaxFloat32, -math.MaxFloat32}

func (e extent) empty() bool { return e.x1 < e.x0 || e.y1 < e.y0 }

// add widens the extent to hold p.
func (e extent) add(p scene.Point) extent {
	return extent{min(e.x0, p.X), min(e.y0, p.Y), max(e.x1, p.X), max(e.y1, p.Y)}
}

func (e extent) union(o extent) extent {
	return extent{min(e.x0, o.x0), min(e.y0, o.y0), max(e.x1, o.x1), max(e.y1, o.y1)}
}

func (e extent) intersect(o extent) extent {
	return extent{max(e.x0, o.x0), max(e.y0, o.y0), min(e.x1, o.x1), min(e.y1, o.y1)}
}

func (e extent) grow(by float32) extent {
	if e.empty() {
		return e
	}
	return extent{e.x0 - by, e.y0 - by, e.x1 + by, e.y1 + by}
}

// box returns the pixels that the extent touches.
func (e extent) box() box {
	if e.empty() {
		return box{}
	}
	return box{floor(e.x0), floor(e.y0), floor(e.x1) + 1, floor(e.y1) + 1}
}

// floor rounds down; values beyond maxCoordinate (and NaN) are clamped, because converting them is undefined.
func floor(v float32) int { return int(math.Floor(float64(clampCoordinate(v)))) }

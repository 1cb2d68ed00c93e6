package alpha

import "pellucid/internal/alpha/pixels"

const (
	holeTolerance = 12  // levels per channel from the matte's color
	minHole       = 16  // px
	maxHole       = .05 // share of the picture
)

// checkHoles counts enclosed opaque areas in the color of the old background,
// which could be punched out. The color is read off the fringe where there is
// one; white, the usual matte, is assumed otherwise.
func checkHoles(f *field) Check {
	c := Check{Name: "holes", Unit: "count", Value: float64(len(f.holes()))}
	n := notes{pass: "No enclosed areas of background color."}
	if c.Value > 0 {
		n.pass = "Enclosed areas have the color of a background; punch them out if they should be see-through."
	}
	return c.judged(Pass, n)
}

// holes are the components of {α > .95} in the matte's color that do not touch
// anything less opaque, nor the frame, and cover less than 5% of the picture.
func (f *field) holes() []pixels.Component {
	if f.w == 0 || f.h == 0 {
		return nil
	}
	solid := pixels.Between(f.alpha, f.w, f.h, 243, 255)
	open := solid.Not().Or(pixels.Frame(f.w, f.h)).Grown(1)
	var holes []pixels.Component
	for _, part := range pixels.Similar(f.img, solid, f.matte(), holeTolerance).Components() {
		small := float64(part.Area) < maxHole*float64(f.w*f.h)
		if part.Area >= minHole && small && !part.Meets(open) {
			holes = append(holes, part)
		}
	}
	return holes
}

// matte is the presumed color of the old background.
func (f *field) matte() pixels.RGB {
	if haloLimits().grade(f.fringe.slope.Levels()) != Pass {
		return f.fringe.foreground.Plus(f.fringe.slope, 1).Clamped()
	}
	return pixels.RGB{1, 1, 1}
}

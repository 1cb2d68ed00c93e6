package alpha

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
func (f *field) holes() []component {
	if f.w == 0 || f.h == 0 {
		return nil
	}
	solid := between(f.alpha, f.w, f.h, 243, 255)
	open := solid.not().or(frame(f.w, f.h)).grown(1)
	var holes []component
	for _, part := range similar(f.img, solid, f.matte(), holeTolerance).components() {
		small := float64(part.area) < maxHole*float64(f.w*f.h)
		if part.area >= minHole && small && !part.meets(open) {
			holes = append(holes, part)
		}
	}
	return holes
}

// matte is the presumed color of the old background.
func (f *field) matte() rgb {
	if haloLimits().grade(f.fringe.slope.levels()) != Pass {
		return f.fringe.foreground.plus(f.fringe.slope, 1).clamped()
	}
	return rgb{1, 1, 1}
}

// frame is the set of the outermost pixels.
func frame(w, h int) *mask {
	m := lastColumn(w, h)
	for y := range h {
		m.fill(y, 0, 1)
	}
	m.fill(0, 0, w)
	m.fill(h-1, 0, w)
	return m
}

package alpha

// croppedShare is the share of one side from which the subject is cut off there.
const croppedShare = .02

// checkBorder measures the share of frame pixels with α > .02 on the worst side.
func checkBorder(f *field) Check {
	c := Check{Name: "border", Unit: "share"}
	if f.w > 0 && f.h > 0 {
		c.Value = max(
			f.sideShare(window{0, 0, f.w, 1}), f.sideShare(window{0, f.h - 1, f.w, 1}),
			f.sideShare(window{0, 0, 1, f.h}), f.sideShare(window{f.w - 1, 0, 1, f.h}),
		)
	}
	v := limits{warn: 0, fail: croppedShare}.grade(c.Value)
	return c.judged(notes{
		pass:  "Nothing is cut off at the frame.",
		warn:  "The picture just touches its frame.",
		fail:  "The subject is cropped by the frame.",
		meant: "The picture runs to its frame, as it should.",
	}.excused(v, f.intent.FullBleed))
}

func (f *field) sideShare(side window) float64 {
	n := 0
	for y := side.y; y < side.y+side.h; y++ {
		for x := side.x; x < side.x+side.w; x++ {
			if f.visible.Has(x, y) {
				n++
			}
		}
	}
	return float64(n) / float64(side.w*side.h)
}

package animal

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
)

// earForms are the kinds of a dog's ears by the form that is asked for; other animals take the outlines of the first two.
var earForms = map[string]string{"floppy": "drop", "folded": "fold", "pointed": "prick", "long": "long", "curly": "curly", "one down": "prick"}

// tailForms are the kinds of tails by the form that is asked for.
var tailForms = map[string]tail{"fluffy": "plume", "curled": "curled", "stubby": "puff", "bushy": "bushy"}

// Formed reports whether a part of a species can be drawn in a form: floppy ears, a fluffy tail, a patch over an eye, a star on the forehead.
func Formed(species, part, form string) bool {
	s, ok := all[species]
	if !ok {
		return false
	}
	furry := s.build.Foot == paw && !s.build.Crouch
	switch part {
	case "ears":
		_, known := earForms[form]
		return known && furry && !InProfile(species) && (s.dogEared() || form == "floppy" || form == "folded" || form == "one down")
	case "tail":
		_, known := tailForms[form]
		return known && furry && s.build.Tail != "" || form == "wagging" && tubes[s.build.Tail].r[0] > 0
	case "forehead":
		return species != "unicorn" && (form != "antlers" || s.build.Foot != hoof) && (!InProfile(species) || bridled[s.look.muzzle] && form != "horn" && form != "blaze" && form != "antlers")
	case "eye patch":
		return !InProfile(species)
	case "legs":
		return form == "missing" && s.build.Rest == side && !s.build.Biped && !s.build.Crouch
	case "scar":
		return !InProfile(species)
	}
	return false
}

// dogEared reports whether a species has one of the ears of dogs.
func (s *species) dogEared() bool { return dogEars[s.look.ears][0] != "" && s.look.muzzle != "" }

// formed returns a species with the forms that are asked for its ears and its tail.
func (s *species) formed(forms map[string]string) *species {
	out := *s
	if ears := earForms[forms["ears"]]; ears != "" && s.dogEared() {
		out.look.ears = ears
	}
	if t := tailForms[forms["tail"]]; t != "" && (t != "plume" || s.build.Tail != "bushy") {
		out.build.Tail = t
	}
	return &out
}

// earsAsked returns the outlines of ears in the form that is asked for, and whether they hang over the face: both, or only the right one.
func (h *head) earsAsked(right, inner string) (outer, in string, both, one bool) {
	form := h.spec.Forms["ears"]
	if h.behind() || form != "one down" && (h.s.dogEared() || form != "floppy" && form != "folded") {
		return right, inner, false, false
	}
	switch b := h.Path(right, h.fur.M).Bounds(); {
	case b.Y0 < -88 && form != "folded": // the long ears of a bunny
		outer, in = "16,-38 34,-37 50,-16 58,18 52,44 40,40 33,14 28,-8", "34,-22 43,-10 49,16 48,32 41,16"
	case form == "floppy":
		outer, in = dogEars["drop"][0], ""
	default:
		outer, in = dogEars["fold"][0], ""
	}
	return outer, in, form != "one down", form == "one down"
}

// wag draws the two arcs beside the end of a tail that wags.
func (r *rig) wag(before, end pen.Joint) kit.Node {
	if r.spec.Forms["tail"] != "wagging" {
		return kit.Node{}
	}
	a := math.Atan2(end.Y-before.Y, end.X-before.X)
	var d string
	for _, side := range []float64{-1, 1} {
		for _, far := range []float64{20, 32} {
			at := func(turn, l float64) (x, y float64) {
				s, c := math.Sincos(a + side*turn)
				return end.X + c*l - 10*math.Cos(a), end.Y + s*l - 10*math.Sin(a)
			}
			x1, y1 := at(.75, far)
			x2, y2 := at(1.15, far*1.12)
			x3, y3 := at(1.6, far)
			d += fmtCurve(x1, y1, x2, y2, x3, y3)
		}
	}
	return r.Line(d, kit.Hex("#8d95a6"), 3.4)
}

// faceMarks are the markings of the face that are asked for: a patch over one eye, a shape on the forehead.
func (h *head) faceMarks() kit.Node {
	out := kit.Node{}
	if h.spec.Forms["eye patch"] != "" {
		t := kit.TonesOf(kit.Hex("#4a342c"))
		if c := h.spec.Colors["eye patch"]; !c.IsNone() {
			t = kit.TonesOf(c)
		} else if h.fur.M.Lch().L < .5 {
			t = kit.TonesOf(kit.Hex("#f6efe4"))
		}
		out = h.Path("7,-52 34,-46 50,-14 42,10 24,13 9,-4", h.Lin(8, -44, 40, 10, t.L, t.M)).Move(h.turn-4, 0)
	}
	return kit.Of(out, h.onForehead(h.turn, 0, 1))
}

// onForehead draws the shape that is asked for on the forehead, moved and scaled.
func (h *head) onForehead(x, y, k float64) kit.Node {
	d, ok := foreheads[h.spec.Forms["forehead"]]
	if !ok {
		return kit.Node{}
	}
	c := h.spec.Colors["forehead"]
	if c.IsNone() {
		c = kit.White
		if h.fur.M.Lch().L > .86 {
			c = h.marks.M
		}
	}
	t := kit.TonesOf(c)
	return h.Path(d, h.Lin(-10, -42, 10, -20, t.L, t.M, t.D)).Scale(k, k, 0, -32).Move(x, y)
}

// foreheads are the shapes of markings on a forehead.
var foreheads = map[string]string{
	"star":     "0,-45! 3.4,-36.6! 12,-36! 5.4,-30.4! 7.6,-22! 0,-26.6! -7.6,-22! -5.4,-30.4! -12,-36! -3.4,-36.6!",
	"heart":    "0,-20! 10,-29 11.5,-37 6,-41 0,-36! -6,-41 -11.5,-37 -10,-29",
	"crescent": "4,-43! -6,-40 -10,-31 -5,-22 5,-20! -1,-25 -3,-32 0,-39",
	"diamond":  "0,-44! 8,-32! 0,-20! -8,-32!",
	"spot":     "0,-42 8,-38 9,-30 3,-24 -5,-25 -9,-32 -6,-40",
	"blaze":    "-5,-60! 6,-60! 7,-36 5,-16 9,2 0,8 -8,2 -5,-16 -6,-36",
}

// magicHorn puts a unicorn's horn on the forehead, where it was asked for.
func (h *head) magicHorn() {
	if h.spec.Forms["forehead"] == "antlers" {
		h.lentAntlers()
	}
	if h.spec.Forms["forehead"] != "horn" {
		return
	}
	t := kit.TonesOf(kit.Hex("#f4c64f"))
	if c := h.spec.Colors["forehead"]; !c.IsNone() {
		t = kit.TonesOf(c)
	}
	x, y := h.top.X+h.turn*.5, h.top.Y+9
	d := pen.Text(kit.Point{X: x - 9, Y: y}, kit.Point{X: x - 5, Y: y - 22}, kit.Point{X: x + 2, Y: y - 50, Corner: true}, kit.Point{X: x + 7, Y: y - 22}, kit.Point{X: x + 9, Y: y}, kit.Point{X: x, Y: y + 4})
	fill := kit.Paint(h.Lin(x-9, y, x+9, y, t.L, t.M, t.D))
	if f, ok := h.spec.Fills["forehead"]; ok && f != nil {
		fill = h.Lin(0, y, 0, y-50, rainbow...)
	}
	h.late = append(h.late, h.Named("horn", h.Form(d, fill, h.Line(fmtCurve(x-10, y-8, x, y-3, x+10, y-12)+fmtCurve(x-9, y-19, x, y-14, x+9, y-23)+fmtCurve(x-8, y-30, x, y-25, x+8, y-34), t.DD.Alpha(.75), 2.2))))
}

// lentAntlers puts a deer's antlers on top of a head, where they were asked for.
func (h *head) lentAntlers() {
	t := kit.TonesOf(kit.Hex("#8a6440"))
	if c := h.spec.Colors["forehead"]; !c.IsNone() {
		t = kit.TonesOf(c)
	}
	d := "M11 4Q26 -16 24 -50M22 -18Q36 -22 44 -42M25 -34Q15 -40 12 -56"
	branch := h.Both(0, h.Line(d, t.DD, 9.5), h.Line(d, h.Lin(8, -56, 44, 0, t.L, t.M, t.D), 7), h.Line(d, t.LL.Alpha(.55), 2).Move(-1, -.5))
	h.late = append(h.late, h.Named("antlers", branch.Move(h.top.X+h.turn*.3, h.top.Y+10)))
}

// scar is a healed cut over the right eye at x, y.
func (h *head) scar(x, y, r float64) {
	if h.spec.Forms["scar"] == "" {
		return
	}
	c := kit.Hex("#f3b6a6")
	if h.fur.M.Lch().L > .6 {
		c = kit.Hex("#a8434d")
	}
	d := fmtCurve(x-r*.55, y-r*2.6, x+r*.3, y, x+r*.9, y+r*2.3)
	h.face("scar", h.Line(d, c.Shade(-2), r*.8), h.Line(d, c, r*.5))
}

package animal

import (
	"strings"

	"pellucid/internal/engine/illustrator/kit"
)

var deerSide = profile{
	crown: "-20,-33 -6,-39 10,-36 24,-24 42,-9 58,3 65,10 66,18", shut: "61,25 50,27 36,29 22,33", open: "60,20 46,21 32,24 25,28 32,36 44,41 53,43 54,49 44,51 28,46 16,41",
	rest: "8,37 -8,40 -24,35 -36,20 -40,0 -35,-20 -29,-28", lip: "M63 20Q51 24 39 22", gape: "52,22 30,25 23,30 33,38 48,44 38,33", pale: "72,12 56,16 42,20 28,26 12,42 40,50 74,34",
	eye: [3]float64{11, -12, 7.4}, nose: [4]float64{61, 10, 5, 4.8}, ear: "-20,-24 -30,-40 -58,-54! -58,-36 -44,-18 -26,-13", inner: "-26,-25 -34,-37 -51,-47! -50,-35 -40,-22", grown: (*head).sideAntlers, told: true,
}

var cowSide = profile{
	crown: "-24,-32 -8,-39 12,-35 26,-24 42,-10 56,-2 66,8 67,20", shut: "63,30 50,35 36,36 22,39", open: "62,24 48,27 34,28 26,32 34,40 46,45 56,46 57,53 46,56 30,52 16,46",
	rest: "6,43 -12,43 -30,35 -41,17 -43,-6 -36,-23", lip: "M65 26Q52 31 38 28", gape: "54,26 32,29 24,34 34,42 50,47 40,37", pale: "46,-14 42,4 38,22 44,48 80,44 78,-8",
	eye: [3]float64{12, -13, 7}, nose: [4]float64{61, 11, 4, 5}, ear: "-22,-20 -38,-30 -64,-26! -60,-10 -44,-3 -26,-8", inner: "-29,-19 -41,-25 -56,-22! -53,-13 -42,-9", grown: (*head).sideHorn, told: true,
}

var bunnySide = profile{
	crown: "-22,-30 -6,-36 12,-32 26,-22 38,-11 44,-2 44,6", shut: "40,13 32,20 18,26", open: "40,11 32,13 26,16 24,20 30,25 34,30 26,33 16,31",
	rest: "4,32 -14,35 -30,28 -39,12 -39,-8 -33,-22", lip: "M42 9Q36 16 28 14", gape: "38,12 27,16 26,20 32,26", pale: "54,3 38,5 28,10 16,18 4,38 30,40 54,22",
	eye: [3]float64{13, -8, 8}, nose: [4]float64{42, 0, 3.6, 3.2}, ear: "-24,-24 -40,-52 -48,-86 -40,-106! -22,-94 -8,-62 -4,-32", inner: "-22,-34 -33,-58 -38,-84 -36,-96 -23,-82 -12,-56 -11,-36", whiskers: true, told: true,
}

var elephantSide = profile{
	crown: "-34,-30 -18,-45 4,-46 22,-36 33,-18 39,2 41,22 43,42 50,55 60,56 67,47 70,38", shut: "80,42 80,58 70,72 54,74 38,64 28,48 22,32", open: "80,42 80,58 70,72 54,74 38,64 28,48 22,32",
	rest: "14,38 -2,38 -20,32 -35,20 -43,2 -41,-16", lip: "M22 31Q14 34 8 28", eye: [3]float64{16, -14, 6.4}, grown: (*head).sideTrunk, told: true,
	ear: "-6,-36 -30,-54 -62,-48 -80,-22 -78,10 -62,36 -44,46 -32,32 -22,14 -8,2 -2,-16", inner: "-16,-34 -34,-44 -58,-38 -70,-18 -68,8 -56,26 -46,32 -36,22 -28,6 -14,-6",
}

var pigSide = profile{
	crown: "-24,-34 -6,-41 14,-35 28,-22 42,-14 54,-14 64,-14 67,-2 66,14", shut: "58,20 48,22 38,29 24,36", open: "58,17 44,18 32,22 26,27 32,34 42,39 48,41 48,46 38,49 24,45",
	rest: "6,42 -12,43 -30,35 -42,18 -44,-6 -36,-24", lip: "M54 20Q42 24 34 19", gape: "52,19 32,23 25,29 34,36 44,41 38,31", pale: "54,-20 53,-4 53,24 80,24 80,-20",
	eye: [3]float64{18, -12, 6.6}, nose: [4]float64{61, 0, 2.4, 5}, ear: "-22,-32 -18,-56 -2,-62! 12,-48 14,-30 2,-20 -12,-20", told: true,
}

var goatSide = profile{
	crown: "-20,-34 -6,-39 10,-36 24,-24 40,-8 54,4 61,11 61,20", shut: "56,27 46,30 34,32 22,36", open: "56,22 44,23 32,26 26,30 32,38 44,43 50,45 50,50 42,53 28,49 16,43",
	rest: "8,40 -8,41 -24,35 -36,20 -40,0 -35,-20 -29,-28", lip: "M59 22Q48 26 37 24", gape: "50,24 31,27 25,32 34,40 46,45 38,35", pale: "72,14 54,18 40,22 28,30 14,46 40,52 74,36",
	eye: [3]float64{11, -12, 7}, nose: [4]float64{57, 12, 4.6, 4.4}, ear: "-20,-22 -34,-32 -58,-30! -56,-14 -40,-4 -24,-10", inner: "-27,-20 -37,-26 -50,-25! -48,-15 -38,-10", grown: (*head).sideGoat, told: true,
}

func init() {
	for p, names := range map[*profile]string{
		&deerSide:     "deer doe fawn reindeer elk antelope gazelle oryx",
		&cowSide:      "cow bull brown-cow bison longhorn zebu water-buffalo",
		&bunnySide:    "bunny white-rabbit hare jackalope",
		&elephantSide: "elephant baby-elephant",
		&pigSide:      "pig",
		&goatSide:     "goat mountain-goat ibex",
	} {
		for _, name := range strings.Fields(names) {
			sides[name] = p
		}
	}
}

// sideAntlers are those of a deer: the far one behind the head, the near one before it.
func (h *head) sideAntlers(front bool) {
	if h.spec.Young || h.s.look.young || h.s.look.ears == "none" {
		return
	}
	t := h.t("horns")
	if h.s.look.ears == "straight" {
		d := "-8,-34! -22,-70 -30,-104! -14,-72 4,-36"
		if front {
			h.add("horns", h.Solid(d, t))
		} else {
			h.add("horns", h.Path(d, t.D).Move(12, -1))
		}
		return
	}
	d := "M-4 -35Q-24 -58 -16 -104M-16 -62Q2 -66 10 -88M-18 -82Q-6 -92 -2 -108M-10 -46Q10 -50 20 -66"
	if !front {
		h.add("horns", h.Line(d, t.DD, 7).Move(13, 0))
		return
	}
	h.add("horns", h.Line(d, h.Lin(-20, -100, 20, -40, t.L, t.M, t.D), 7.6), h.Line(d, t.LL.Alpha(.6), 2.2).Move(-1, -.5))
}

// sideHorn is a cow's, that curves forward.
func (h *head) sideHorn(front bool) {
	d, t := "-14,-34! -18,-52 -6,-70 10,-76! 4,-60 4,-46 8,-35", h.t("horns")
	if !front {
		if h.s.look.style != "plain" && h.s.look.muzzle == "cow" {
			h.add("face", h.Clip(h.form, h.Path("-60,-60 8,-60 4,-26 -8,-2 -20,26 -34,44 -60,30", h.marks.M)))
		}
		h.add("horns", h.Path(d, t.DD).Move(11, 1))
		return
	}
	h.add("horns", h.Solid(d, t))
}

// sideGoat are horns that sweep back, and a beard.
func (h *head) sideGoat(front bool) {
	d, t := "-12,-36! -22,-62 -48,-78 -68,-70! -48,-64 -30,-46 -20,-28 2,-34", h.t("horns")
	if !front {
		h.add("horns", h.Path(d, t.DD).Move(11, 0))
		return
	}
	h.add("horns", h.Solid(d, t))
	if h.s.name != "ibex" || h.s.name == "goat" {
		h.add("beard", h.Flat("20,24 38,26 37,44 29,60! 25,50 19,55! 18,40", h.belly))
	}
}

// sideTrunk are the tusk of an elephant and the folds of its trunk.
func (h *head) sideTrunk(front bool) {
	if !front {
		return
	}
	h.add("trunk", h.Line("M24 30Q32 34 40 30M27 41Q35 46 42 40M32 52Q40 56 46 48M42 63Q48 63 51 55M58 70Q60 63 58 56", h.fur.DD.Alpha(.5), 2.2))
	if !h.spec.Young {
		h.add("horns", h.Solid("20,20! 29,18 36,30 48,38 62,35! 52,47 36,46 24,34", h.t("horns")))
	}
	h.lips = kit.Anchor{X: 75, Y: 42}
}

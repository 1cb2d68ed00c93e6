package animal

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
)

// sheepHead has a cap of wool.
func sheepHead(h *head) {
	face := h.t("face")
	one := h.Flat("22,-18 40,-26 60,-18 62,-6 46,2 26,-4", face)
	h.add("ears", one.Mirror(0), one, h.Both(0, h.Path("34,-15 44,-19 54,-13 50,-6 38,-6", h.t("inner").M)))
	d := pen.Sym("0,-38 14,-37 26,-28 31,-10 29,10 23,30 12,42 0,44")
	h.add("face", h.Form(d, h.Lin(-26, -38, 24, 44, face.L, face.M, face.D), h.Shadow(d, face.DD, 11, .4)))
	h.form, h.see.W, h.chin = d, 62, 42
	h.eyes(16, -4, 7.2, pen.Glossy)
	if face.M.Lch().L > .5 {
		h.blush(12, 21)
	}
	h.nose(21, 7.4, 5.4, 30, 8)
	h.wool([][3]float64{{-22, -30, 13}, {22, -30, 13}, {-12, -42, 14}, {12, -42, 14}, {0, -48, 13}, {0, -34, 15}})
	if h.s.look.ears == "ram" && !h.spec.Young {
		t := h.t("horns")
		h.add("horns", h.Both(0, h.Solid("14,-44 34,-54 58,-46 68,-24 60,-2 44,4 34,-6! 46,-8 54,-22 48,-36 34,-38 22,-30", t, h.Line("M34 -56L32 -36M52 -50L44 -34M66 -34L52 -28M66 -14L54 -16M54 4L48 -8", t.DD.Alpha(.5), 2.2))))
	}
	h.top = kit.Anchor{Y: -56, W: 50}
}

// wool draws curls: x, y, radius.
func (h *head) wool(balls [][3]float64) {
	t := h.fur
	if h.s.look.style == "poodle" {
		t = h.t("ears")
	}
	var nodes []kit.Node
	for _, p := range balls {
		nodes = append(nodes, h.Circle(p[0], p[1], p[2], h.Ball(p[0], p[1], p[2], t.L, t.M, t.D)))
	}
	h.add("wool", nodes...)
}

// goatHead has horns bent outward and a beard.
func goatHead(h *head) {
	h.ears("ears", "22,-22 42,-26 62,-14 64,-2! 46,-2 25,-10", "34,-18 44,-20 55,-11! 44,-8")
	if !h.spec.Young {
		h.horns("8,-38 12,-60 28,-78 46,-78! 36,-66 30,-52 24,-34")
	} else {
		h.horns("10,-38 13,-50 20,-58! 24,-48 24,-34")
	}
	b := h.belly
	if !h.spec.Young {
		h.add("beard", h.Flat(pen.Sym("0,38 12,36 11,52! 6,56! 3,66! 0,60!"), b).Move(h.turn*.7, 0))
	}
	h.skull("0,-44 12,-42.5 25,-34 32,-18 31,2 24,20 21,36 12,45 0,47", h.Path(pen.Sym("0,-46 5,-44 8,-10 6,16 0,18"), b.L).Opacity(.8))
	h.muzzle("belly", "0,20 11,22 20,32 17,43 6,49 0,49")
	h.eyes(19, -8, 7.2, pen.Glossy)
	h.blush(10, 22)
	h.nose(28, 7, 5.4, 38, 8)
	h.chin = 46
}

// llamaHead draws llamas and alpacas.
func llamaHead(h *head) {
	f := h.fur
	h.ears("ears", "10,-36 12,-60 24,-82! 36,-66 34,-42 24,-30", "16,-42 18,-58 25,-70! 30,-60 28,-44")
	if h.s.look.style == "fluffy" {
		h.wool([][3]float64{{-30, -8, 14}, {30, -8, 14}, {-30, 10, 12}, {30, 10, 12}, {-24, -26, 14}, {24, -26, 14}})
	}
	h.skull("0,-42 13,-40.5 27,-32 34,-14 33,6 25,22 20,36 10,44 0,45")
	h.muzzle("belly", "0,10 13,12 21,24 19,37 8,44 0,44")
	h.eyes(20, -7, 7.6, pen.Glossy)
	h.face("eyes", h.lash(-20, -7, 7.6, -1), h.lash(20, -7, 7.4, 1))
	h.blush(10, 25)
	n := h.t("nose")
	h.face("nose", h.Both(0, h.Ellipse(5, 20, 2.6, 2, n.M).Rotate(24, 5, 20)), h.Line("M-6 17Q0 24 0 30M6 17Q0 24 0 30", n.M.Alpha(.9), 2))
	h.face("mouth", h.Mouth(0, 31, 9, n.M, h.t("tongue")))
	curls := [][3]float64{{-12, -42, 11}, {12, -42, 11}, {0, -48, 12}, {0, -36, 11}}
	if h.s.look.style == "fluffy" {
		curls = [][3]float64{{-20, -40, 14}, {20, -40, 14}, {-9, -52, 15}, {10, -52, 15}, {0, -38, 16}, {-14, -28, 9}, {13, -28, 9}}
	}
	var nodes []kit.Node
	for _, p := range curls {
		nodes = append(nodes, h.Circle(p[0], p[1], p[2], h.Ball(p[0], p[1], p[2], f.LL, f.M, f.D)))
	}
	h.add("hair", nodes...)
	h.lips, h.chin = kit.Anchor{X: h.turn, Y: 32}, 42
}

// giraffeHead has two knobbed horns.
func giraffeHead(h *head) {
	t := h.t("horns")
	h.add("horns", h.Both(0, h.Line("M12 -38L16 -62", h.fur.D, 8), h.Line("M11.4 -38L15.4 -62", h.fur.M, 5), h.Circle(16.5, -66, 7.6,
		h.Ball(16.5, -66, 8, t.LL, t.M, t.D))))
	h.ears("ears", "22,-26 42,-40 62,-40! 58,-24 42,-14 25,-14", "33,-24 45,-33 55,-35! 51,-26 40,-19")
	m := h.marks
	h.skull("0,-44 12,-42.5 25,-35 32,-19 30,2 24,20 25,36 14,48 0,50",
		h.Path("-32,-34! -18,-40! -12,-30! -20,-20! -32,-22!", m.M), h.Path("18,-42! 34,-34! 30,-22! 18,-26!", m.M),
		h.Path("-4,-34! 6,-34! 8,-24! 0,-20! -6,-26!", m.M), h.Path("-34,2! -24,0! -20,12! -28,18!", m.M),
		h.Path("34,2! 25,-2! 22,10! 30,18!", m.M))
	h.muzzle("belly", "0,18 14,19 26,30 25,43 12,51 0,51")
	h.eyes(19, -8, 8, pen.Glossy)
	h.face("eyes", h.lash(-19, -8, 8, -1), h.lash(19, -8, 7.8, 1))
	n := h.t("nose")
	h.face("nose", h.Both(0, h.Ellipse(9, 30, 2.8, 2.2, n.M)))
	h.face("mouth", h.wide(39, 12, n.M))
	h.blush(14, 23)
	h.lips, h.chin, h.top = kit.Anchor{X: h.turn, Y: 41}, 48, kit.Anchor{Y: -42, W: 40}
}

// camelHead has heavy lids and a split lip.
func camelHead(h *head) {
	h.ears("ears", "22,-34 34,-46 46,-46 48,-34 38,-24 27,-22", "31,-34 38,-40 43,-38 41,-31 35,-27")
	m := h.t("mane")
	h.add("hair", h.Flat("-16,-38 -10,-54! -4,-48! 0,-58! 6,-48! 12,-54! 16,-38", m))
	h.skull("0,-42 14,-40.5 28,-32 33,-14 28,6 26,22 28,38 16,49 0,50")
	h.muzzle("belly", "0,20 14,18 28,28 29,42 16,51 0,50")
	n := h.t("nose")
	h.eyes(20, -9, 7.8, pen.Glossy)
	if h.Mood == "" && !h.Sleep {
		h.face("eyes", h.Both(0, h.Path("10,-10 14,-18 21,-20 29,-16 30,-9 20,-12", h.fur.D)))
	}
	h.face("eyes", h.lash(-20, -9, 7.8, -1), h.lash(20, -9, 7.6, 1))
	h.face("nose", h.Both(0, h.Line("M5 29Q9 25 14 28", n.M, 3)), h.Line("M0 32V38", n.M, 2.2))
	h.face("mouth", h.Mouth(0, 39, 12, n.M, h.t("tongue")))
	h.lips, h.chin = kit.Anchor{X: h.turn, Y: 40}, 48
}

// mooseHead has a wide hanging muzzle under flat antlers.
func mooseHead(h *head) {
	h.deerAntlers()
	h.ears("ears", "22,-28 40,-36 56,-30! 50,-18 36,-12 25,-16", "33,-25 42,-30 49,-27! 42,-20")
	h.add("beard", h.Flat(pen.Sym("0,46 9,46 8,60 3,70! 0,66"), h.fur))
	h.skull("0,-42 13,-40.5 26,-32 31,-14 27,6 27,24 31,40 20,52 0,54")
	h.muzzle("belly", "0,16 15,16 29,27 32,42 22,53 0,54")
	h.eyes(18, -9, 6.8, pen.Glossy)
	n := h.t("nose")
	h.face("nose", h.Both(0, h.Ellipse(13, 31, 4.2, 5.2, n.M).Rotate(16, 13, 31)))
	h.face("mouth", h.wide(44, 14, n.M))
	h.lips, h.chin = kit.Anchor{X: h.turn, Y: 46}, 52
}

// highlandHead has wide horns and hair over its eyes.
func highlandHead(h *head) {
	h.horns("20,-34 40,-36 60,-46 70,-68! 74,-44 62,-26 40,-20 22,-22")
	h.ears("ears", "24,-18 42,-20 60,-8! 64,4! 52,4! 44,6! 28,-4", "")
	h.skull("0,-46 14,-43.5 27,-36 34,-20 33,2 31,22 22,40 0,46")
	h.muzzle("belly", "0,14 20,15 31,27 27,42 14,50 0,50")
	n := h.t("nose")
	h.face("nose", h.Both(0, h.Ellipse(12, 30, 4.2, 5, n.DD)))
	h.face("mouth", h.Mouth(0, 41, 10, n.DDD, h.t("tongue")))
	h.eyes(18, -4, 7, pen.Glossy)
	m := h.t("mane")
	fringe := "-36,-24 -30,-46 -12,-56 8,-57 28,-48 38,-24 37,-4! 31,-14! 28,-2! 21,-18! 16,-4! 10,-14! 6,0! 1,-14! -4,0! -9,-14! -14,-2! -19,-18! -26,-2! -30,-14! -35,-4!"
	h.add("fringe", h.Flat(fringe, m, h.Hairs(m.DD, 2, .5, [4]float64{-16, -48, -10, 28}, [4]float64{-4, -50, -3, 32}, [4]float64{8, -50, 3, 32},
		[4]float64{20, -46, 8, 26}), h.Hairs(m.LL, 2, .6, [4]float64{-22, -44, -8, 30}, [4]float64{2, -52, 0, 36}, [4]float64{15, -48, 6, 36})))
	h.lips, h.chin = kit.Anchor{X: h.turn, Y: 42}, 48
}

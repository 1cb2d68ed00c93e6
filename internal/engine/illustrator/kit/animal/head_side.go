package animal

import (
	"fmt"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
)

// profile is a head that is seen from the side. It looks to the right; the middle of its skull is at 0, 0.
type profile struct {
	crown, shut, open, rest string     // the outline from the back of the crown to the nose, the lower jaw of a shut and of an open mouth, and the cheek and the back of the head
	lip                     string     // the line of the shut mouth
	gape                    string     // the inside of an open mouth
	teeth                   string     // of an open mouth
	pale                    string     // the lighter chin and cheek
	eye                     [3]float64 // x, y and radius
	nose                    [4]float64 // x, y and half sizes
	ear, inner              string     // the near ear; a round one is a circle: x, y and radius
	whiskers                bool
	grown                   func(h *head, front bool) // what grows on it: the far horn behind the near ear, the near one before it
	told                    bool                      // it is seen only where a view from the side is asked for, not on one that roars
}

const roundEar = "round"

var wolfSide = profile{
	crown: "-16,-37 6,-35 20,-24 30,-14 46,-11 60,-8 66,-3 66,4", shut: "61,9 58,16 48,21 32,27", open: "61,8 46,11 30,14 21,19 28,29 40,37 52,42 55,49 44,51 30,44 18,38",
	rest: "18,36 10,33 4,48! -4,37 -14,53! -20,40 -36,47! -37,31 -52,30! -45,13 -54,4! -43,-9 -34,-28", lip: "M62 8Q50 15 36 14Q28 14 22 10", gape: "52,9 26,12 18,22 32,34 48,42 38,26",
	teeth: "M58 9L54 20L51 10ZM46 11L44 16L41 12ZM52 42L49 31L46 39Z", pale: "70,2 50,3 34,6 22,13 8,10 -6,20 -20,24 -40,50 20,60 60,50", eye: [3]float64{21, -10, 6.4}, nose: [4]float64{64, -3, 5.6, 5},
	ear: "-27,-27 -24,-50 -14,-73! -2,-56 4,-36", inner: "-20,-30 -19,-48 -13,-62! -6,-50 -3,-36",
}

var catSide = profile{
	crown: "-18,-38 2,-39 20,-32 30,-21 35,-12 43,-8 47,-2 46,5", shut: "44,11 44,20 36,28 24,34", open: "44,11 34,13 22,16 18,21 24,31 34,37 40,42 34,48 22,45 14,40",
	rest: "16,38 4,41! -4,37 -18,42! -24,34 -37,31! -40,18 -46,2 -43,-16 -34,-30", lip: "M44 11Q36 18 25 13", gape: "40,10 24,13 16,22 28,36 38,42 30,26",
	teeth: "M43 10L40 21L37 12ZM37 42L35 32L31 39Z", pale: "54,4 38,2 26,8 18,14 6,22 -8,34 0,50 50,50", eye: [3]float64{22, -8, 7.4}, nose: [4]float64{44.5, -3, 3.6, 3.4},
	ear: "-26,-30 -23,-52 -14,-66! -2,-52 6,-38", inner: "-19,-32 -18,-48 -13,-56! -6,-48 -2,-38",
}

var bigCatSide = profile{
	crown: "-20,-39 2,-40 20,-33 29,-21 39,-16 53,-14 60,-7 60,6", shut: "57,14 57,27 46,35 28,38", open: "56,12 42,14 26,17 20,23 26,37 40,45 49,48 48,57 34,58 18,48",
	rest: "16,42 6,44! -2,39 -16,46! -22,37 -36,37! -39,22 -48,12 -46,-12 -36,-31", lip: "M57 14Q46 22 31 16", gape: "50,12 28,14 18,24 32,42 46,49 38,30",
	teeth: "M55 12L50 29L45 14ZM42 14L40 19L37 15ZM49 48L45 34L40 45Z", pale: "70,-2 50,-1 36,6 24,16 8,22 -6,34 0,56 60,62", eye: [3]float64{24, -11, 6.6}, nose: [4]float64{57, -8, 5.4, 4.8},
	ear: roundEar, inner: "-16,-33,13",
}

var bearSide = profile{
	crown: "-20,-40 2,-41 18,-33 26,-20 38,-14 54,-12 62,-6 62,4", shut: "59,12 56,21 44,27 26,33", open: "59,11 44,13 26,16 20,22 26,34 40,41 52,44 51,53 36,54 16,44",
	rest: "14,40 2,42! -6,37 -18,45! -24,36 -38,37! -42,22 -50,6 -46,-14 -36,-32", lip: "M60 11Q48 19 36 16Q30 14 26 9", gape: "52,11 28,13 18,23 32,38 48,45 40,28",
	teeth: "M57 11L53 22L50 12ZM44 13L42 18L39 14ZM50 44L47 33L43 41Z", pale: "68,-14 40,-15 32,-8 30,8 24,18 28,30 60,60 72,20", eye: [3]float64{22, -13, 5.2}, nose: [4]float64{60, -5, 6.4, 5.6},
	ear: roundEar, inner: "-20,-36,13",
}

var dogSide = profile{
	crown: "-18,-40 4,-40 20,-31 27,-18 40,-13 54,-12 62,-6 63,4", shut: "60,13 58,22 46,27 28,32", open: "60,12 46,14 30,16 22,21 28,31 40,38 51,42 52,49 40,51 20,42",
	rest: "14,38 0,42 -20,41 -38,28 -46,6 -44,-14 -34,-32", lip: "M61 12Q50 21 36 18Q30 16 26 11", gape: "52,12 28,14 20,22 32,36 46,42 38,27",
	teeth: "M57 12L54 21L51 13ZM50 42L48 33L44 40Z", pale: "70,-6 46,-4 34,2 28,12 26,26 30,60 66,50", eye: [3]float64{22, -11, 6.8}, nose: [4]float64{60, -5, 6, 5.2},
	ear: "-22,-32 -10,-40 4,-36 12,-22 13,0 10,22 2,36! -8,32 -20,14 -27,-10",
}

// sides are the profiles by species. Dogs have that of their ears and coat.
var sides = map[string]*profile{}

func init() {
	for p, names := range map[*profile]string{
		&wolfSide:   "wolf coyote dingo werewolf fox arctic-fox fennec-fox kitsune maned-wolf hyena",
		&catSide:    "cat kitten lynx bobcat caracal serval ocelot",
		&bigCatSide: "lion lioness tiger leopard snow-leopard black-panther jaguar cheetah cougar clouded-leopard",
		&bearSide:   "bear polar-bear black-bear",
	} {
		for _, name := range strings.Fields(names) {
			sides[name] = p
		}
	}
}

// sideOf returns the profile of a species, or nil.
func sideOf(s *species) *profile {
	switch p := sides[s.name]; {
	case p != nil:
		return p
	case strings.HasSuffix(s.name, "-cat"):
		return &catSide
	case s.look.muzzle == "flat" || s.look.style == "poodle" || s.build.Foot != paw:
		return nil
	case dogEars[s.look.ears][0] == "" || s.look.ears == "bat":
		return nil
	case s.look.ears == "prick":
		return &wolfSide
	}
	return &dogSide
}

// HasSide reports whether the head of a species can be drawn from the side, or always is.
func HasSide(name string) bool { return sideOf(find(name)) != nil || InProfile(name) }

// sideHead draws the head from the side.
func (h *head) sideHead(p *profile) {
	h.Profile = true
	f := h.fur
	open := map[string]bool{"roaring": true, "open": true, "screaming": true, "fierce": true, "happy": true}[h.Mood]
	jaw := p.shut
	if open {
		jaw = p.open
	}
	d := p.crown + " " + jaw + " " + p.rest
	b := h.Path(d, f.M).Bounds()
	fill := h.Lin(b.X0, b.Y0, b.X0+b.W()*.8, b.Y1, kit.At(0, f.LL), kit.At(.25, f.L), kit.At(.62, f.M), kit.At(1, f.D))
	if h.s.name == "lion" {
		h.sideMane(false)
	}
	h.sideEar(p, true)
	if open && p.gape != "" {
		t := h.t("tongue")
		h.add("mouth", h.Path(p.gape, kit.Hex("#6e1f2b")), h.Clip(p.gape, h.Ellipse(p.nose[0]*.62, p.eye[1]+48, 22, 7, kit.Lin(0, 30, 0, 46, t.L, t.D)).Rotate(24, p.nose[0]*.62, 38)))
	}
	light := h.belly
	pale := kit.Node{}
	if p.pale != "" {
		pale = h.Path(p.pale, h.Lin(20, -10, 40, 50, light.LL, light.M, light.D))
	}
	inside := []kit.Node{h.printed(b), pale, h.sideMarks(), h.Shadow(d, f.DD, 14, .36),
		h.Blur(3, h.Line(fmt.Sprintf("M%.1f %.1fQ%.1f %.1f %.1f %.1f", p.eye[0]-7, p.eye[1]+11, p.eye[0]+4, p.eye[1]+12, p.eye[0]+14, p.eye[1]+6), f.DD, 3)).Opacity(.3)}
	h.add("face", h.Form(d, fill, inside...))
	h.form = d
	if p.grown != nil {
		p.grown(h, false)
	}
	switch {
	case open && p.teeth == "":
	case open && h.Mood != "fierce" && (p == &catSide || p == &dogSide): // who meows or barks bares no teeth
	case open:
		h.add("teeth", h.Path(p.teeth, h.Lin(30, 10, 60, 40, kit.White, kit.Hex("#efe6d2"))))
	default:
		h.add("mouth", h.Line(p.lip, h.t("nose").DDD.Alpha(.85), 2.3))
	}
	if h.s.name == "lion" {
		h.sideMane(true)
	}
	h.sideEar(p, false)
	if p.grown != nil {
		p.grown(h, true)
	}
	if p == &catSide || p == &bigCatSide || p.whiskers {
		x := p.nose[0] - 46
		h.add("whiskers", h.Line(fmt.Sprintf("M%.1f 8Q%.1f 5 %.1f -2M%.1f 11Q%.1f 12 %.1f 9M%.1f 14Q%.1f 19 %.1f 21", x+36, x+22, x+6, x+36, x+20, x+3, x+35, x+22, x+6), h.belly.LL.Alpha(.85), 1.3))
	}
	n := h.t("nose")
	x, y, rx, ry := p.nose[0], p.nose[1], p.nose[2], p.nose[3]
	if rx > 0 {
		h.add("nose", h.Form(outlined(x, y, rx, ry), h.Ball(x, y, rx, n.LL, n.M, n.D)), h.Ellipse(x-rx*.2, y-ry*.45, rx*.36, ry*.22, kit.White.Alpha(.55)), h.Ellipse(x+rx*.3, y+ry*.3, rx*.3, ry*.24, n.DDD))
		h.lips = kit.Anchor{X: x - 10, Y: y + 16}
	}
	ex, ey, er := p.eye[0], p.eye[1], p.eye[2]*h.spec.eyeGrowth()
	h.add("eyes", h.Eye(ex, ey, er, h.t("eyes"), pen.Glossy, h.Flip), h.Tears(ex, ey+er*2, er*.7))
	h.form, h.chin = d, b.Y1
	h.top = kit.Anchor{X: -6, Y: -37, W: 44}
	h.see = kit.Anchor{X: ex, Y: ey, W: 80}
}

// outlined is a nose: flat in front, pointed below.
func outlined(x, y, rx, ry float64) string {
	return fmt.Sprintf("%.1f,%.1f %.1f,%.1f %.1f,%.1f %.1f,%.1f %.1f,%.1f %.1f,%.1f", x-rx, y-ry*.5, x, y-ry, x+rx*.8, y-ry*.7, x+rx, y+ry*.2, x+rx*.4, y+ry, x-rx*.4, y+ry*.4)
}

// sideEar draws the far ear or the near one.
func (h *head) sideEar(p *profile, far bool) {
	e, in := h.t("ears"), h.t("inner")
	if p.ear == roundEar {
		var x, y, r float64
		fmt.Sscanf(p.inner, "%g,%g,%g", &x, &y, &r)
		if far {
			h.add("ears", h.Circle(x+26, y-2, r*.86, e.D))
			return
		}
		h.add("ears", h.Circle(x, y, r, h.Ball(x, y, r, e.L, e.M, e.D)), h.Circle(x+r*.14, y+r*.18, r*.56, h.Lin(0, y-r*.5, 0, y+r*.7, in.D, in.M)))
		return
	}
	if far {
		if p.inner != "" {
			h.add("ears", h.Path(p.ear, e.D).Scale(.9, .9, -10, -30).Move(19, 2))
		}
		return
	}
	nodes := []kit.Node{h.Solid(p.ear, e)}
	if p.inner != "" {
		nodes = append(nodes, h.Form(p.inner, h.Lin(-16, -60, -6, -30, in.D, in.M, in.L)))
	} else {
		nodes = append([]kit.Node{h.Clip(h.form, h.Blur(3, h.Path(p.ear, h.fur.DDD).Move(3, 4)).Opacity(.3))}, nodes...)
	}
	h.add("ears", nodes...)
}

// sideMarks are the stripes and spots of a head that is seen from the side.
func (h *head) sideMarks() kit.Node {
	m := h.marks.M
	switch n := h.s.name; {
	case n == "tiger" || n == "tabby-cat" || n == "bengal-cat" || n == "cat" && h.s.look.style == "":
		return h.Path("M-12 -44L-6 -24L-2 -44ZM4 -44L8 -27L13 -42ZM-32 -36L-20 -18L-24 -40ZM-50 -8L-30 -6L-48 0ZM-50 12L-28 10L-46 20ZM-40 34L-18 24L-30 40ZM-10 44L-4 28L2 44Z", m)
	case n == "leopard" || n == "snow-leopard" || n == "jaguar" || n == "cheetah" || n == "clouded-leopard" || n == "ocelot" || n == "serval":
		var nodes []kit.Node
		for i, p := range [][2]float64{{-8, -32}, {4, -28}, {-22, -24}, {-30, -10}, {-18, -10}, {-38, 4}, {-26, 8}, {-14, 6}, {-32, 20}, {-20, 22}, {-8, 20}, {-16, 34}, {-4, 34}, {12, -30}} {
			nodes = append(nodes, h.Path(pen.Blob(p[0], p[1], 3, 2.6, float64(i), i), m))
		}
		if n == "cheetah" {
			nodes = append(nodes, h.Line("M24 -4Q34 4 36 16", m, 3.4))
		}
		return kit.Of(nodes...)
	}
	return kit.Node{}
}

// sideMane is a lion's: the part behind the head, and in front of it the locks that run from the crown to the throat.
func (h *head) sideMane(front bool) {
	t := h.t("mane")
	if !front {
		d := "-6,-62! 10,-58 18,-44 10,-20 0,30 14,52! 2,58 6,76! -10,66 -14,86! -26,70 -38,84! -44,64 -62,70! -60,50 -78,46! -68,30 -84,16! -70,6 -82,-14! -68,-18 -72,-40! -56,-40 -54,-62! -38,-56 -28,-74! -18,-60"
		h.add("mane", h.Solid(d, kit.TonesOf(t.D)))
		return
	}
	d := "0,-56! 12,-48 14,-34! 4,-26 8,-10! -4,-2 0,14! -10,20 -2,36! -8,42 2,58! -12,52 -16,68! -26,54 -38,64! -40,46 -54,46! -50,28 -64,18! -52,6 -64,-12! -50,-16 -52,-36! -38,-36 -34,-56! -22,-48 -14,-62!"
	h.add("mane", h.Clip(h.form, h.Blur(4, h.Path(d, h.fur.DDD)).Move(4, 4).Opacity(.3)), h.Solid(d, kit.TonesOf(t.L)), h.Line("M-2 -46Q-14 -34 -24 -30M-6 -20Q-20 -14 -34 -14M-10 4Q-24 6 -38 4M-12 26Q-24 26 -38 24M-10 44Q-22 40 -32 38", t.DD.Alpha(.5), 2.2))
}

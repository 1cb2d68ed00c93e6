package head

import (
	"maps"
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// hairStyle draws hair in the head's frame: back behind the body, front over the face. Long hair lies over the shoulders.
type hairStyle struct {
	back, front func(f *figure.Figure, x float64) kit.Node // x is the shift of the face toward the facing
	Cut         *animeCut                                  // of anime, in place of front
	long        bool
}

var HairStyles = map[string]hairStyle{
	"none":       {},
	"short":      {back: napeBack, front: shortFront},
	"side part":  {back: napeBack, front: sidePartFront},
	"buzz cut":   {back: buzzBack, front: buzzFront},
	"quiff":      {back: napeBack, front: quiffFront},
	"undercut":   {back: buzzBack, front: undercutFront},
	"spiky":      {back: napeBack, front: spikyFront},
	"mohawk":     {back: buzzBack, front: mohawkFront},
	"pixie":      {back: napeBack, front: pixieFront},
	"bob":        {back: bobBack, front: bobFront},
	"long":       {back: longBack, front: longFront, long: true},
	"wavy":       {back: wavyBack, front: wavyFront, long: true},
	"bangs":      {back: longBack, front: bangsFront, long: true},
	"bun":        {back: bunBack, front: pulledFront},
	"top knot":   {back: topKnotBack, front: pulledFront},
	"ponytail":   {back: ponytailBack, front: ponytailFront},
	"pigtails":   {back: pigtailsBack, front: partedFront},
	"braids":     {back: braidsBack, front: partedFront},
	"braid":      {back: braidBack, front: ponytailFront},
	"space buns": {back: spaceBunsBack, front: partedFront},
	"afro":       {back: afroBack, front: afroFront},
	"afro puffs": {back: afroPuffsBack, front: partedFront},
	"curly":      {back: curlyBack, front: curlyFront},
	"long curly": {back: longCurlyBack, front: curlyFront, long: true},
	"dreadlocks": {back: locksBack, front: locksFront, long: true},
	"cornrows":   {back: buzzBack, front: cornrowsFront},
	"bowl cut":   {back: bobShortBack, front: bowlFront},
	"balding":    {back: baldingBack, front: baldingFront},
	"tuft":       {front: tuftFront},
	"wild":       {back: wildBack, front: spikyFront},
	"wig":        {back: wigBack, front: wigFront},
}

// HairNames lists the names of hair styles, sorted.
func HairNames() []string { return slices.Sorted(maps.Keys(HairStyles)) }

func HairStyle(f *figure.Figure) hairStyle {
	if s, ok := AnimeHair[f.Spec.Hair.Style]; ok && Animated(f) && !f.Spec.Behind {
		return s
	}
	return HairStyles[f.Spec.Hair.Style]
}

// Covered reports whether headwear hides all hair.
func Covered(f *figure.Figure) bool { return Hats[f.Spec.Head].covers == all }

func HairBack(f *figure.Figure) kit.Node {
	s := HairStyle(f)
	if s.back == nil || f.Spec.Mask != nil || Covered(f) || f.Spec.Behind {
		return kit.Node{}
	}
	n := s.back(f, f.Face(1))
	if InProfile(f) && f.Spec.Expression != "faceless" {
		n = sideHairBack(f, n)
	}
	return f.Named("hair", figure.Place(n, f.Bones.Head))
}

func hairFront(f *figure.Figure) kit.Node {
	s := HairStyle(f)
	if s.front == nil && s.Cut == nil || Covered(f) {
		return kit.Node{}
	}
	var n kit.Node
	if s.Cut != nil {
		n = strandedHair(f, s.Cut, f.Face(1))
	} else {
		n = s.front(f, f.Face(1))
	}
	if Hats[f.Spec.Head].covers == crown {
		n = f.Clip(figure.Text("M-90 %.1fQ0 %.1f 90 %.1fV160H-90Z", -19.0, -27.0, -19.0), n)
	}
	return f.Named("hair", n)
}

// hairFill is the gradient of the hair over the face.
func hairFill(f *figure.Figure) kit.Gradient {
	t := f.Hair
	return f.Fade(f.Bones.Head, 0, -14, 48, t.L, kit.At(.4, t.M), t.D)
}

func hairDark(f *figure.Figure) kit.Gradient {
	t := f.Hair
	if f.Spec.Behind { // it lies in the light, not behind a face
		return f.Fade(f.Bones.Head, 0, 0, 90, t.L, kit.At(.35, t.M), t.D)
	}
	return f.Fade(f.Bones.Head, 0, 10, 56, t.D, t.DD)
}

// gloss are highlights along strands; they lie on the side of the light.
func gloss(f *figure.Figure, d string, width float64) kit.Node {
	n := f.Line(d, f.Hair.LL, width)
	if f.Light < 0 {
		n = n.Mirror(0)
	}
	return n.Opacity(.45)
}

// strands are thin dark lines along the flow of hair.
func strands(f *figure.Figure, d string) kit.Node { return f.Line(d, f.Hair.DD, 1.5).Opacity(.4) }

// swing is how far loose hair is blown back, in degrees.
func swing(f *figure.Figure) float64 {
	switch f.Spec.Pose {
	case "running", "jumping":
		return 26
	case "walking", "dancing", "kicking", "throwing":
		return 10
	}
	return max(-14, min(14, -f.Bones.Head.Angle*.7))
}

const cap0 = "M-34 9C-44 -31 -28 -56 4 -55C36 -54 44 -27 35.500 2Q33 8 30.500 4C30 -6 29 -14 26 -21"

func napeBack(f *figure.Figure, x float64) kit.Node {
	return f.Ellipse(-3-x*.45, -10, 34, 38, f.Hair.DD)
}

func shortFront(f *figure.Figure, x float64) kit.Node {
	d := cap0 + figure.Text("C%.1f -15 %.1f -14 %.1f -28C%.1f -20 %.1f -12 %.1f 6Q-29 15 -34 9Z", 17+x, -3+x, -14+x, -18+x, -25+x, -25.5+x*.8)
	return f.Form(d, hairFill(f), strands(f, figure.Text("M%.1f -30Q-2 -40 22 -34M-30 -8Q-30 -24 -22 -34M30 -6Q31 -22 24 -32", -12+x)),
		gloss(f, "M-22 -39Q-5 -50 15 -46", 4), gloss(f, "M-30 -20Q-28 -30 -24 -35", 2.6))
}

func sidePartFront(f *figure.Figure, x float64) kit.Node {
	d := "M-34 8C-45 -31 -29 -57 2 -57C38 -57 45 -28 36 3Q33 9 31 4C30.500 -6 29.500 -14 27 -19" + figure.Text("C%.1f -20 %.1f -26 %.1f -38C%.1f -27 %.1f -18 -25.500 -10C%.1f -4 %.1f 0 %.1f 6Q-29 14 -34 8Z", 12+x, -6+x, -13+x, -14+x, -20+x*.6, -27+x*.3, -27+x*.4, -27+x*.5)
	return f.Form(d, hairFill(f), strands(f, figure.Text("M%.1f -38Q8 -52 28 -40M%.1f -37Q6 -40 28 -28M-16 -48Q-28 -36 -30 -16", -12+x, -11+x)), gloss(f, "M-8 -49Q8 -54 20 -46", 4), gloss(f, "M-31 -22Q-29 -36 -22 -43", 2.6))
}

func buzzBack(f *figure.Figure, x float64) kit.Node {
	return f.Ellipse(-2-x*.4, -10, 32, 35, f.Hair.DD)
}

func buzzFront(f *figure.Figure, x float64) kit.Node {
	d := figure.Text("M-33 4C-41 -30 -26 -47 1 -47.500C29 -47 41 -28 33.500 2Q32 -2 30 -8C27 -16 24 -21 18 -24Q%.1f -29 %.1f -24C%.1f -20 -27 -14 -28.500 -4Q-30 2 -33 4Z", x, -14+x*.7, -24+x*.5)
	return f.Form(d, f.Fade(f.Bones.Head, 0, -20, 40, f.Hair.M, f.Hair.D, f.Hair.DD), f.Blur(3, f.Ellipse(-10*f.Light, -38, 13, 5, f.Hair.LL)).Opacity(.5))
}

func quiffFront(f *figure.Figure, x float64) kit.Node {
	d := figure.Text("M-33.500 6C-40 -14 -36 -34 -26 -44C-22 -58 0 -68 22 -62C34 -58 40 -46 36 -34C38 -22 37 -8 34 4Q31 6 30.500 0C30 -10 29 -16 26 -21C%.1f -25 %.1f -26 %.1f -24C%.1f -18 -27 -8 -27.500 4Q-30 10 -33.500 6Z", 12+x, -8+x, -20+x, -25+x*.6)
	return f.Form(d, hairFill(f), strands(f, figure.Text("M%.1f -26Q-14 -50 8 -58M%.1f -27Q2 -48 24 -54M%.1f -26Q16 -40 32 -44M-30 -4Q-32 -24 -26 -36", -17+x, -4+x, 8+x)), gloss(f, "M-22 -46Q-8 -60 14 -60", 4.500), gloss(f, "M-31 -18Q-31 -28 -27 -35", 2.6))
}

func undercutFront(f *figure.Figure, x float64) kit.Node {
	side := f.Form(figure.Text("M-33 4C-40 -26 -30 -44 0 -45C30 -44 40 -26 33.500 2Q31 -4 29 -14Q0 -30 %.1f -16Q-28 -6 -33 4Z", -26+x*.4), f.Hair.DD)
	d := figure.Text("M-31 -20C-36 -44 -18 -60 6 -58C32 -58 42 -38 32 -20C30 -26 26 -28 20 -28C%.1f -18 %.1f -16 %.1f -26C-22 -28 -28 -26 -31 -20Z", 8+x, -10+x, -16+x)
	return kit.Of(side.Opacity(.75), f.Form(d, hairFill(f), strands(f, figure.Text("M%.1f -28Q0 -48 22 -46M%.1f -26Q10 -38 30 -34", -14+x, 0+x)), gloss(f, "M-22 -44Q-6 -54 14 -50", 4)))
}

func spikyFront(f *figure.Figure, x float64) kit.Node {
	d := figure.Text("M-34 8L-40 -8L-35 -14L-43 -30L-33 -34L-34 -52L-20 -48L-14 -66L-1 -54L12 -69L19 -54L34 -60L33 -44L44 -38L37 -26L43 -14L36 -8L34 6Q31 6 30.500 0C30 -8 29 -14 27 -20L%.1f -15L%.1f -26L%.1f -13L%.1f -25L%.1f -12L%.1f -22L-27 2Q-30 12 -34 8Z", 18+x, 10+x, 3+x, -5+x, -13+x, -20+x)
	return f.Form(d, hairFill(f), strands(f, figure.Text("M-12 -58L%.1f -30M12 -60L%.1f -30M-32 -44L-24 -26M32 -50L22 -28", -6+x, 8+x)), gloss(f, "M-30 -32L-26 -42M-14 -50L-10 -58M10 -52L13 -60", 3))
}

func mohawkFront(f *figure.Figure, x float64) kit.Node {
	side := buzzFront(f, x).Opacity(.45)
	d := figure.Text("M%.1f -16C-16 -26 -20 -50 -14 -62L-4 -60L2 -76L9 -62L18 -66C22 -52 18 -34 %.1f -17L%.1f -12L%.1f -20Z", -10+x, 12+x, 6+x, -2+x)
	return kit.Of(side, f.Form(d, hairFill(f), strands(f, figure.Text("M0 -64Q-4 -40 %.1f -22M10 -58Q10 -40 %.1f -22", -2+x, 6+x)), gloss(f, "M-11 -54Q-12 -40 -8 -28", 3)))
}

func pixieFront(f *figure.Figure, x float64) kit.Node {
	d := figure.Text("M-35 14C-45 -28 -31 -57 2 -56C37 -57 46 -28 37 10Q34 16 31 10C33 -4 31 -14 27 -22C%.1f -10 %.1f -4 %.1f -2C%.1f -10 %.1f -16 %.1f -20C%.1f -10 -24 2 -26 14Q-31 20 -35 14Z", 18+x, -2+x, -20+x*.8, -16+x, -10+x, -6+x, -18+x*.7)
	return f.Form(d, hairFill(f), strands(f, figure.Text("M%.1f -22Q6 -40 24 -42M%.1f -6Q0 -16 22 -28M-32 0Q-34 -24 -22 -40", -4+x, -18+x)), gloss(f, "M-20 -42Q-2 -54 16 -48", 4), gloss(f, "M-34 -10Q-34 -24 -28 -32", 2.6))
}

func bobBack(f *figure.Figure, x float64) kit.Node {
	return f.Path("M-39 -8C-45 -58 45 -60 41 -6C43 14 43 29 37 42C28 47 -26 49 -37 43C-44 28 -41 10 -39 -8Z", hairDark(f))
}

func bobShortBack(f *figure.Figure, x float64) kit.Node {
	return f.Path("M-38 -8C-44 -56 44 -58 40 -6C41 8 40 18 36 26C28 32 -26 33 -35 27C-41 16 -40 8 -38 -8Z", hairDark(f))
}

func bobFront(f *figure.Figure, x float64) kit.Node {
	d := figure.Text("M-40 24C-47 -34 -29 -58 4 -57C38 -56 47 -28 41 24Q39 31 32 28C35.500 8 33.500 -8 28 -18C%.1f -12 %.1f -13 %.1f -22C%.1f -10 %.1f 8 %.1f 30Q-34 34 -40 24Z", 11+x, -7+x, -19+x*.6, -23.5+x*.8, -27+x*.8, -26.5+x*.7)
	return f.Form(d, hairFill(f), strands(f, figure.Text("M%.1f -24Q4 -32 26 -22M-34 20Q-38 -14 -26 -34M37 20Q39 -10 30 -28M-14 -42Q4 -48 20 -40", -18+x*.6)), gloss(f, "M-24 -42Q-4 -54 17 -49", 4.500), gloss(f, "M-35 -14Q-34 -30 -27 -38", 3))
}

func longBack(f *figure.Figure, x float64) kit.Node {
	return f.Path("M-39 -8C-47 -60 47 -62 41 -6C43 30 49 66 39 100C20 114 -26 114 -43 102C-51 64 -40 30 -39 -8Z", hairDark(f)).Rotate(swing(f)*.45, 0, -20)
}

func longFront(f *figure.Figure, x float64) kit.Node {
	d := figure.Text("M-41 64C-48 -34 -31 -58 2 -57C37 -58 47 -26 41 54Q38 62 33.500 56C37 10 36 -14 %.1f -35C%.1f -24 %.1f -10 %.1f 20Q-27 50 -31 68Q-37 74 -41 64Z", 7+x, -5+x, -24+x*.8, -26.5+x*.7)
	return f.Form(d, hairFill(f), strands(f, figure.Text("M%.1f -37Q-28 -24 -32 30M-6 -50Q-36 -36 -37 30M14 -50Q38 -36 37 40", 2+x)), gloss(f, "M-24 -43Q-10 -53 6 -50", 4.500), gloss(f, "M-36 -8Q-34 -28 -26 -38M-36 14Q-38 34 -37 48", 2.800))
}

func wavyBack(f *figure.Figure, x float64) kit.Node {
	d := "M-38 -8C-48 -60 48 -62 41 -6C50 6 44 20 50 32C46 46 54 58 48 70C50 84 42 96 30 98C16 106 -18 106 -32 99C-46 96 -52 82 -48 70C-56 58 -46 46 -50 32C-44 20 -50 6 -38 -8Z"
	return f.Path(d, hairDark(f)).Rotate(swing(f)*.45, 0, -20)
}

func wavyFront(f *figure.Figure, x float64) kit.Node {
	d := figure.Text("M-44 66C-52 50 -40 40 -44 24C-50 8 -44 -2 -41 -12C-40 -42 -24 -59 4 -58C36 -58 46 -30 42 -8C48 4 40 18 46 30C44 44 50 52 42 66Q36 62 36 50C40 40 32 30 36 18C38 4 34 -12 %.1f -33C%.1f -24 %.1f -14 %.1f 6C-24 20 -34 28 -28 42C-28 56 -36 66 -44 66Z", 10+x, -8+x, -24+x*.8, -26.5+x*.7)
	return f.Form(d, hairFill(f), strands(f, figure.Text("M%.1f -35Q-34 -26 -34 8Q-42 22 -34 38M18 -50Q42 -34 37 0Q44 16 40 34", 2+x)), gloss(f, "M-24 -44Q-8 -55 10 -51", 4.500), gloss(f, "M-38 -10Q-36 -28 -28 -39M-40 20Q-42 30 -38 40", 2.800))
}

func bangsFront(f *figure.Figure, x float64) kit.Node {
	d := figure.Text("M-41 64C-48 -34 -31 -58 2 -57C37 -58 47 -26 41 54Q38 62 33.500 56C36 30 36 6 31 -10Q%.1f -4 %.1f -10Q%.1f -3 %.1f -10Q%.1f -4 %.1f -9C-28 10 -27 40 -31 68Q-37 74 -41 64Z", 20+x, 12+x, 0+x, -10+x, -20+x, -27+x*.6)
	return f.Form(d, hairFill(f), strands(f, figure.Text("M-6 -50Q%.1f -30 %.1f -12M10 -50Q%.1f -32 %.1f -12M-36 34Q-38 -20 -28 -40M36 34Q40 -14 28 -40", -8+x, -10+x, 12+x, 12+x)), gloss(f, "M-24 -36Q-4 -46 18 -42", 5), gloss(f, "M-36 0Q-37 -16 -33 -26", 2.800))
}

func bunBack(f *figure.Figure, x float64) kit.Node {
	y, bx := -52.0, -14-x*1.6
	return kit.Of(napeBack(f, x), bunAt(f, bx, y, 18))
}

// bunAt is a knot of hair.
func bunAt(f *figure.Figure, x, y, r float64) kit.Node {
	t := f.Hair
	return kit.Of(f.Circle(x, y, r, f.Fade(f.Bones.Head, x, y, r, t.L, kit.At(.45, t.M), t.DD)),
		f.Line(figure.Text("M%.1f %.1fq%.1f %.1f %.1f %.1fM%.1f %.1fq%.1f %.1f %.1f %.1f", x-r*.7, y+r*.1, r*.5, -r*.7, r*1.2, -r*.5, x-r*.6, y+r*.5, r*.7, -r*.4, r*1.3, -r*.1), t.DD, 1.500).Opacity(.5),
		gloss(f, figure.Text("M%.1f %.1fq%.1f %.1f %.1f %.1f", f.Light*x-r*.5, y-r*.3, r*.3, -r*.4, r*.8, -r*.35), 2.6))
}

func topKnotBack(f *figure.Figure, x float64) kit.Node {
	return kit.Of(napeBack(f, x), bunAt(f, -x*.4, -62, 13))
}

func spaceBunsBack(f *figure.Figure, x float64) kit.Node {
	return kit.Of(napeBack(f, x), bunAt(f, -27-x*.5, -50, 15), bunAt(f, 27-x*.9, -50, 15))
}

func pulledFront(f *figure.Figure, x float64) kit.Node {
	d := cap0 + figure.Text("C%.1f -31 %.1f -35 %.1f -34C%.1f -31 %.1f -16 %.1f 4Q-30 13 -34 9Z", 20+x, 6+x, -6+x, -18+x, -25+x, -26.5+x*.8)
	return f.Form(d, hairFill(f), strands(f, figure.Text("M%.1f -34Q-8 -46 -8 -54M%.1f -33Q10 -44 8 -54M-27 -16Q-26 -36 -14 -48M28 -18Q28 -36 18 -46", -8+x, 8+x)), gloss(f, "M-19 -45Q0 -53 17 -47", 4), gloss(f, "M-30 -20Q-28 -34 -21 -41", 2.6))
}

func ponytailBack(f *figure.Figure, x float64) kit.Node {
	t := f.Hair
	tail := f.Form("M-20 -36C-50 -48 -70 -20 -66 10C-64 32 -70 50 -80 62C-54 62 -42 44 -40 18C-38 0 -30 -10 -18 -20Z", f.Fade(f.Bones.Head, -46, 6, 44, t.L, t.M, t.DD),
		strands(f, "M-30 -32C-54 -30 -58 0 -56 20C-56 40 -62 50 -70 58M-26 -26C-46 -22 -48 6 -48 22"), gloss(f, "M-48 -32Q-62 -18 -60 8", 3))
	return kit.Of(tail.Rotate(swing(f)*.9, -26, -24), napeBack(f, x), f.Ellipse(-32, -30, 6, 8, t.DDD).Rotate(-30, -32, -30))
}

func ponytailFront(f *figure.Figure, x float64) kit.Node {
	d := cap0 + figure.Text("C%.1f -16 %.1f -20 %.1f -35C%.1f -26 %.1f -14 %.1f 4Q-30 13 -34 9Z", 18+x, 4+x, -4+x, -14+x, -24+x, -26.5+x*.8)
	return f.Form(d, hairFill(f), strands(f, figure.Text("M%.1f -35Q-22 -38 -32 -22M%.1f -36Q-18 -50 -30 -36M26 -24Q8 -48 -20 -48", -5+x, -2+x)), gloss(f, "M-22 -43Q-2 -54 17 -47", 4), gloss(f, "M-32 -16Q-30 -28 -25 -35", 2.6))
}

func partedFront(f *figure.Figure, x float64) kit.Node {
	d := cap0 + figure.Text("C%.1f -18 %.1f -24 %.1f -40C%.1f -24 %.1f -18 %.1f -12C-27 -6 -27 0 %.1f 5Q-30 13 -34 9Z", 18+x, 6+x, 1+x, -4+x, -16+x, -25.5+x*.5, -26.5+x*.7)
	return f.Form(d, hairFill(f), strands(f, figure.Text("M%.1f -40Q2 -50 0 -55M%.1f -36Q-24 -30 -32 -14M%.1f -36Q24 -32 32 -14", 1+x, -2+x, 4+x)), gloss(f, "M-24 -41Q-16 -49 -6 -52", 4), gloss(f, "M-32 -16Q-30 -28 -26 -35", 2.6))
}

func pigtailsBack(f *figure.Figure, x float64) kit.Node {
	t := f.Hair
	tail := func(s float64) kit.Node {
		return f.Form(figure.Text("M%.1f -12C%.1f -22 %.1f -8 %.1f 12C%.1f 30 %.1f 40 %.1f 50C%.1f 46 %.1f 24 %.1f 2Z", s*30, s*50, s*60, s*56, s*58, s*54, s*60, s*38, s*38, s*30), f.Fade(f.Bones.Head, s*46, 14, 34, t.L, t.M, t.DD),
			strands(f, figure.Text("M%.1f -8C%.1f 4 %.1f 24 %.1f 40", s*38, s*48, s*46, s*52))).Rotate(swing(f)*.5, s*30, -8)
	}
	tie := hairTie(f)
	return kit.Of(tail(-1), tail(1), napeBack(f, x), f.Circle(-34, -8, 5.5, tie), f.Circle(34, -8, 5.5, tie))
}

// hairTie is the color of hair ties.
func hairTie(f *figure.Figure) kit.Color { return f.Top.M }

func plait(f *figure.Figure, points [][2]float64, r float64) kit.Node {
	t := f.Hair
	var n []kit.Node
	for i := len(points) - 1; i >= 0; i-- {
		p := points[i]
		q := r * (1 - .05*float64(i))
		side := float64(i%2)*2 - 1
		n = append(n, f.Form(kit.Oval(p[0], p[1], q, q*.86), f.Fade(f.Bones.Head, p[0], p[1], q, t.L, t.M, t.DD), f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", p[0]-side*q, p[1]-q*.5, p[0], p[1]-q*.1, p[0]+side*q*.6, p[1]+q*.8), t.DD, 1.500).Opacity(.6)))
	}
	return kit.Of(n...)
}

func braidsBack(f *figure.Figure, x float64) kit.Node {
	var l, r [][2]float64
	for i := range 8 {
		u := float64(i)
		l = append(l, [2]float64{-36 - u*.8, 8 + u*11})
		r = append(r, [2]float64{36 + u*.8, 8 + u*11})
	}
	tie := hairTie(f)
	end := func(x float64) kit.Node {
		return kit.Of(f.Form(figure.Text("M%.1f 88q-6 12 -2 20q6 -2 8 -20Z", x), f.Hair.M), f.Rect(x-5, 85, 11, 6, 3, tie))
	}
	return kit.Of(end(-42), plait(f, l, 10), end(41), plait(f, r, 10), napeBack(f, x))
}

func braidBack(f *figure.Figure, x float64) kit.Node {
	var l [][2]float64
	for i := range 9 {
		u := float64(i)
		l = append(l, [2]float64{-32 - 12*math.Sin(u*.35), -8 + u*12})
	}
	return kit.Of(f.Form("M-42 92q-8 14 -2 24q8 -4 10 -22Z", f.Hair.M), f.Rect(-46, 90, 14, 7, 3, hairTie(f)), plait(f, l, 12).Rotate(swing(f)*.6, -30, -20), napeBack(f, x))
}

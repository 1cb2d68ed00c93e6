package pen

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/eyemark"
)

// Look is the kind of an eye.
type Look int

// The kinds of eyes.
const (
	Glossy Look = iota // big, dark, with a warm iris
	Slit               // a colored eye with an upright pupil
	Ringed             // a colored eye with a round pupil
	Bead               // small and dark
)

var (
	dark  = kit.Hex("#2b1d1f")
	pupil = kit.Hex("#1a1113")
	tear  = kit.TonesOf(kit.Hex("#7cc7f2"))
)

// Eye draws an eye of radius r. left is the eye on the left of the drawing.
func (p *Pen) Eye(x, y, r float64, iris kit.Tones, look Look, left bool) kit.Node {
	switch {
	case p.Sleep, p.Mood == "yawning", p.Mood == "calm":
		return kit.Of(p.lid(x, y, r, .8), p.lashes(x, y+r*.5, r, left))
	case p.Mood == "wink" && left == p.Flip:
		return p.lid(x, y+r*.2, r, -.9)
	case eyemark.Has(p.Mood):
		return eyemark.Draw(p.Canvas, p.Mood, x, y, r, p.lids())
	}
	k := 1.0
	if p.Mood == "surprised" || p.Mood == "screaming" {
		k = 1.18
	}
	eye := p.open(x, y, r*k, iris, look)
	if p.Natural {
		r *= naturalEye
		eye = p.natural(x, y, r*k, iris, look, left)
	}
	if p.Mood == "sleepy" || p.Mood == "smug" || p.Mood == "suspicious" {
		eye = p.drowsy(x, y, r, eye, iris)
	}
	return kit.Of(eye, p.brow(x, y, r, left), p.lashes(x, y, r*k, left), p.blush(x, y, r, left))
}

// outward is the direction from an eye to the side of the head; of one in profile it is to the back.
func (p *Pen) outward(left bool) float64 {
	if left || p.Profile {
		return -1
	}
	return 1
}

// lashes are three long ones at the outer corner of an eye, where they were asked for.
func (p *Pen) lashes(x, y, r float64, left bool) kit.Node {
	if !p.Lashes {
		return kit.Node{}
	}
	out, d := p.outward(left), ""
	for _, turn := range []float64{14, 42, 70} {
		sin, cos := math.Sincos(turn * math.Pi / 180)
		d += fmt.Sprintf("M%.2f %.2fQ%.2f %.2f %.2f %.2f", x+out*r*1.02*cos, y-r*1.1*sin, x+out*r*1.5*cos, y-r*1.3*sin, x+out*r*1.85*cos, y-r*1.95*sin-r*.2)
	}
	d += fmt.Sprintf("M%.2f %.2fQ%.2f %.2f %.2f %.2f", x-out*r*.6, y-r*1.02, x+out*r*.2, y-r*1.55, x+out*r*1.15, y-r*.3)
	return p.Named("lashes", p.Line(d, p.lids(), max(2, r*.3)))
}

// blush reddens the cheek below an eye of who is shy.
func (p *Pen) blush(x, y, r float64, left bool) kit.Node {
	if p.Mood != "shy" {
		return kit.Node{}
	}
	return p.Blur(r*.3, p.Ellipse(x+p.outward(left)*r*.7, y+r*2.1, r*1.25, r*.75, kit.Hex("#ff5f7d"))).Opacity(.72)
}

func (p *Pen) lids() kit.Color {
	if !p.Lids.IsNone() {
		return p.Lids
	}
	return dark
}

// lid is a closed eye: bend above 0 hangs, below 0 smiles.
func (p *Pen) lid(x, y, r, bend float64) kit.Node {
	return p.Line(fmt.Sprintf("M%g %gQ%g %g %g %g", x-r, y, x, y+2*r*bend, x+r, y), p.lids(), max(2, r*.36))
}

func (p *Pen) open(x, y, r float64, iris kit.Tones, look Look) kit.Node {
	s := p.Side()
	shine := kit.Of(p.Circle(x-s*r*.32, y-r*.4, r*.33, kit.White), p.Circle(x+s*r*.34, y+r*.42, r*.17, kit.White.Alpha(.8)))
	switch look {
	case Slit:
		return kit.Of(p.Ellipse(x, y, r*1.16, r*1.2, dark), p.Ellipse(x, y+r*.04, r, r*1.05, kit.Lin(0, y-r, 0, y+r, iris.D, iris.M, iris.LL)),
			p.Ellipse(x, y, r*.42, r*.9, pupil), shine)
	case Ringed:
		return kit.Of(p.Ellipse(x, y, r*1.14, r*1.16, dark), p.Circle(x, y, r, kit.Lin(0, y-r, 0, y+r, iris.D, iris.M, iris.LL)),
			p.Ellipse(x, y, r*.56, r*.62, pupil), shine)
	case Bead:
		return kit.Of(p.Ellipse(x, y, r, r*1.1, pupil), p.Ellipse(x, y+r*.45, r*.6, r*.4, iris.D.Alpha(.6)), shine)
	}
	return kit.Of(p.Ellipse(x, y, r, r*1.16, dark),
		p.Ellipse(x, y+r*.3, r*.78, r*.76, kit.Lin(0, y-r*.3, 0, y+r*1.06, iris.DD, iris.M, iris.LL)),
		p.Ellipse(x, y, r*.56, r*.72, pupil), shine)
}

// drowsy hangs a lid in the color of the surroundings over the upper half.
func (p *Pen) drowsy(x, y, r float64, eye kit.Node, iris kit.Tones) kit.Node {
	below := p.Clip(fmt.Sprintf("M%g %gh%gv%gh%gz", x-2*r, y-r*.1, 4*r, 3*r, -4*r), eye)
	return kit.Of(below, p.Line(fmt.Sprintf("M%g %gQ%g %g %g %g", x-r*1.15, y, x, y-r*.35, x+r*1.15, y), dark, max(2.2, r*.34)))
}

func (p *Pen) brow(x, y, r float64, left bool) kit.Node {
	in := 1.0
	if !left && !p.Profile {
		in = -1
	}
	up := y - r*1.65
	width := max(2.4, r*.42)
	switch p.Mood {
	case "fierce": // the lid comes down on the eye
		a, b := x-in*r*1.5, x+in*r*1.35
		return p.Path(fmt.Sprintf("M%g %gQ%g %g %g %gL%g %gQ%g %g %g %gZ", a, up-r*.2, x, up+r*.15, b, up+r*1.1, b, up+r*1.75, x, up+r*1.0, a, up+r*.35), p.lids())
	case "angry":
		return p.Line(fmt.Sprintf("M%g %gL%g %g", x-in*r*1.2, up-r*.35, x+in*r*1.1, up+r*.75), p.lids(), width)
	case "smug":
		if !left {
			return p.Line(fmt.Sprintf("M%g %gQ%g %g %g %g", x-r*1.1, up+r*.1, x, up-r*1.0, x+r*1.1, up-r*.1), p.lids(), width)
		}
	case "suspicious":
		return p.Line(fmt.Sprintf("M%g %gL%g %g", x-r*1.2, up+r*.45, x+r*1.2, up+r*.45), p.lids(), width)
	case "sad":
		return p.Line(fmt.Sprintf("M%g %gQ%g %g %g %g", x-in*r*1.1, up+r*.35, x, up-r*.1, x+in*r*.9, up-r*.5), p.lids(), width)
	case "surprised", "screaming":
		return p.Line(fmt.Sprintf("M%g %gQ%g %g %g %g", x-r*.9, up-r*.3, x, up-r*1.1, x+r*.9, up-r*.3), p.lids(), width*.8)
	}
	return kit.Node{}
}

// Mouth draws a mouth of half width w under a nose at x, y; lip colors the line, tongue the inside.
func (p *Pen) Mouth(x, y, w float64, lip kit.Color, tongue kit.Tones) kit.Node {
	line := max(2, w*.22)
	if p.Natural {
		line *= .62
	}
	if p.Sleep {
		return p.Line(fmt.Sprintf("M%g %gQ%g %g %g %g", x-w*.5, y, x, y+w*.4, x+w*.5, y), lip, line)
	}
	switch p.Mood {
	case "happy", "in love", "wink", "star eyes", "money eyes", "tears of joy":
		return p.laugh(x, y, w, lip, tongue)
	case "angry", "sad", "x eyes":
		return p.Line(fmt.Sprintf("M%g %gQ%g %g %g %g", x-w*.8, y+w*.55, x, y-w*.25, x+w*.8, y+w*.55), lip, line)
	case "fierce":
		return p.snarl(x, y, w, lip, tongue)
	case "smug":
		return p.Line(fmt.Sprintf("M%g %gQ%g %g %g %gQ%g %g %g %gl%g %g", x-w*.85, y+w*.35, x-w*.4, y+w*.62, x, y+w*.42, x+w*.7, y+w*.3, x+w*1.05, y-w*.35, w*.16, w*.24), lip, line)
	case "suspicious":
		return p.Line(fmt.Sprintf("M%g %gL%g %g", x-w*.75, y+w*.35, x+w*.75, y+w*.25), lip, line)
	case "roaring", "open", "screaming":
		return p.roar(x, y, w*1.2, lip, tongue)
	case "yawning":
		return p.roar(x, y, w*1.3, lip, tongue)
	case "tongue out":
		return p.lolling(x, y, w, lip, tongue)
	case "surprised", "dizzy":
		return kit.Of(p.Ellipse(x, y+w*.35, w*.45, w*.6, dark), p.Ellipse(x, y+w*.62, w*.3, w*.26, tongue.M))
	}
	return p.Line(fmt.Sprintf("M%g %gQ%g %g %g %gQ%g %g %g %g", x-w, y-w*.1, x-w*.5, y+w*.5, x, y, x+w*.5, y+w*.5, x+w, y-w*.1), lip, line)
}

// lolling is a smile with the tongue out.
func (p *Pen) lolling(x, y, w float64, lip kit.Color, tongue kit.Tones) kit.Node {
	d := fmt.Sprintf("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x-w*.46, y+w*.5, x-w*.6, y+w*1.5, x-w*.4, y+w*2.1, x, y+w*2.1, x+w*.4, y+w*2.1, x+w*.6, y+w*1.5, x+w*.46, y+w*.5)
	return kit.Of(p.laugh(x, y, w, lip, tongue), p.Named("tongue", p.Form(d, kit.Lin(0, y+w*.5, 0, y+w*2.1, tongue.D, tongue.M, tongue.L), p.Line(fmt.Sprintf("M%g %gV%g", x, y+w*.7, y+w*1.6), tongue.DD.Alpha(.6), max(1.5, w*.12)))))
}

// snarl bares the teeth, with fangs above.
func (p *Pen) snarl(x, y, w float64, lip kit.Color, tongue kit.Tones) kit.Node {
	h := w * 1.05
	d := fmt.Sprintf("M%g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gZ", x-w, y+h*.42, x-w*.55, y-h*.06, x, y+h*.1, x+w*.55, y-h*.06, x+w, y+h*.42,
		x+w*.9, y+h*1.12, x, y+h*.98, x-w*.9, y+h*1.12, x-w, y+h*.42)
	teeth := ""
	for i := range 5 {
		for _, s := range []float64{-1, 1} {
			u := s * w * (.12 + .2*float64(i))
			top, long := y+h*(.08+.055*float64(i)), h*.3
			if i == 2 {
				long = h * .55
			}
			if i < 4 {
				teeth += fmt.Sprintf("M%g %gL%g %gL%g %gZ", x+u-w*.12, top-h*.1, x+u+w*.12, top-h*.1, x+u, top+long)
			}
			foot := y + h*1.1
			teeth += fmt.Sprintf("M%g %gL%g %gL%g %gZ", x+u-w*.1, foot, x+u+w*.1, foot, x+u, foot-h*.26)
		}
	}
	return kit.Of(p.Form(d, kit.Hex("#5a1420"), p.Named("tongue", p.Ellipse(x, y+h*.95, w*.5, h*.3, tongue.M)), p.Path(teeth, kit.Hex("#fffaf0"))), p.Path(d, kit.None).Stroke(lip, max(2, w*.16)))
}

func (p *Pen) laugh(x, y, w float64, lip kit.Color, tongue kit.Tones) kit.Node {
	d := fmt.Sprintf("M%g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gZ", x-w, y-w*.1, x-w*.5, y+w*.35, x, y,
		x+w*.5, y+w*.35, x+w, y-w*.1, x+w*.85, y+w*1.2, x, y+w*1.25, x-w*.85, y+w*1.2, x-w, y-w*.1)
	return kit.Of(p.Form(d, kit.Hex("#6d2433"), p.Named("tongue", p.Ellipse(x, y+w*1.15, w*.62, w*.55, tongue.M), p.Ellipse(x-w*.15, y+w*.95,
		w*.25, w*.14, tongue.LL.Alpha(.6)))),
		p.Line(fmt.Sprintf("M%g %gQ%g %g %g %gQ%g %g %g %g", x-w, y-w*.1, x-w*.5, y+w*.35, x, y, x+w*.5, y+w*.35, x+w, y-w*.1), lip, max(2, w*.2)))
}

// roar is a mouth wide open, with fangs.
func (p *Pen) roar(x, y, w float64, lip kit.Color, tongue kit.Tones) kit.Node {
	d := fmt.Sprintf("M%g %gQ%g %g %g %gQ%g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x-w, y, x-w*.5, y+w*.3, x, y, x+w*.5, y+w*.3, x+w, y,
		x+w*1.05, y+w*1.3, x+w*.6, y+w*1.9, x, y+w*1.9, x-w*.6, y+w*1.9, x-w*1.05, y+w*1.3, x-w, y)
	fang := func(at float64) kit.Node {
		return p.Path(fmt.Sprintf("M%g %gh%gl%g %gZ", at-w*.14, y+w*.1, w*.28, -w*.14, w*.46), kit.White)
	}
	return kit.Of(p.Form(d, kit.Hex("#6d2433"), p.Ellipse(x, y+w*1.72, w*.72, w*.6, tongue.M), p.Ellipse(x-w*.15, y+w*1.45, w*.3, w*.16, tongue.LL.Alpha(.6)), fang(x-w*.62), fang(x+w*.62)),
		p.Path(d, kit.None).Stroke(lip, max(2, w*.16)))
}

// Tears are drawn under the eyes of who is sad or laughs to tears.
func (p *Pen) Tears(x, y, r float64) kit.Node {
	if p.Mood != "sad" && p.Mood != "tears of joy" || p.Sleep {
		return kit.Node{}
	}
	d := fmt.Sprintf("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x, y-r, x+r*.4, y-r*.2, x+r*.8, y+r, x, y+r, x-r*.8, y+r, x-r*.4, y-r*.2, x, y-r)
	return kit.Of(p.Path(d, kit.Lin(0, y-r, 0, y+r, tear.LL, tear.M)), p.Circle(x-r*.15, y+r*.3, r*.2, kit.White.Alpha(.8)))
}

// Nose is a rounded triangle of half width w and half height h.
func (p *Pen) Nose(x, y, w, h float64, t kit.Tones) kit.Node {
	d := Text(kit.Point{X: x, Y: y + h}, kit.Point{X: x - w*.72, Y: y + h*.35}, kit.Point{X: x - w, Y: y - h*.4}, kit.Point{X: x, Y: y - h*.85},
		kit.Point{X: x + w, Y: y - h*.4}, kit.Point{X: x + w*.72, Y: y + h*.35})
	s := p.Side()
	return kit.Of(p.Path(d, p.Ball(x, y, w, t.L, t.M, t.D)), p.Ellipse(x-s*w*.34, y-h*.34, w*.34, h*.24, kit.White.Alpha(.62)))
}

// Cheeks blush at both sides of x.
func (p *Pen) Cheeks(x, y, apart, r float64, c kit.Color) kit.Node {
	if p.Natural || p.Unadorned {
		return kit.Node{}
	}
	return p.Blur(r*.35, p.Ellipse(x-apart, y, r, r*.7, c), p.Ellipse(x+apart, y, r, r*.7, c)).Opacity(.5)
}

// Whiskers fan out at both sides of x; apart is where they begin, l how long they are.
func (p *Pen) Whiskers(x, y, apart, l float64, c kit.Color) kit.Node {
	d := ""
	for _, s := range []float64{-1, 1} {
		for i, dy := range []float64{-.22, .02, .26} {
			y0 := y + float64(i)*l*.13
			d += fmt.Sprintf("M%g %gQ%g %g %g %g", x+s*apart, y0, x+s*(apart+l*.5), y0+dy*l*.3-1.5, x+s*(apart+l), y0+dy*l)
		}
	}
	return p.Named("whiskers", p.Line(d, c, math.Max(1.3, l*.05)))
}

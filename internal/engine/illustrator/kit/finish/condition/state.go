package condition

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/material"
	"pellucid/internal/engine/illustrator/kit/finish/patterns"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// States are how drawings can be.
var States = withCoats(map[string]surface.Change{
	"old": old, "broken": broken, "wet": wet, "burning": burning, "frozen": frozen, "melting": melting, "glowing": Glowing, "smoking": smoking, Steaming: steaming,
	"dirty": dirty, "moldy": moldy, "snowy": snowy, "shiny": shiny, "fluffy": Fluffy, "ghostly": ghostly, "wilted": wilted, "dried": dried,
	"cracked": cracked, "shattered": shattered, "bitten": bitten, "half-eaten": halfEaten, "sliced": halved, "halved": halved, "deflated": deflated, "rusty": rusty,
	"dusty": dusty, "burnt": burnt, "slice-missing": sliceMissing, "layers-apart": layersApart, "hanging": Hanging, "hanging-chain": hangingChain, "torn": torn, "spooky": spooky, "half": oneHalf,
	"mossy": mossy, "overgrown": overgrown, "cobwebbed": cobwebbed, "sudsy": sudsy, "bandaged": bandaged, "paint-dripping": paintDripping,
	"chipped": chipped, "scratched": scratched, "dented": dented, "faded": faded, "tarnished": tarnished, "peeling": peeling,
	"torn-edges": tornEdges, "burnt-edges": burntEdges, "crushed": crushed,
	"spinning": spinning, "vibrating": vibrating, "speeding": speeding, "floating": afloat, "bouncing": bouncing, "windblown": windblown, "leaking": leaking,
	"browned": browned, "grilled": grilled, "bruised": bruised, "sprinkled": sprinkled, "exploding": exploding, "sparkling": sparkling, "ruined": ruined, "patched": patched, "rolled": rolledUp, "folded": foldedUp, "stickered": stickered, "bent": bowed, "wavy": wavy, "crooked": crooked, "flame-painted": flamePainted,
	"sprouting": sprouting, "strawed": strawed, "creamed": creamed, "tasseled": tasseled, "on-stick": WoodenStick,
})

// withCoats adds what is poured and strewn over things to their states.
func withCoats(all map[string]surface.Change) map[string]surface.Change {
	for name, hex := range drips {
		all[name], all[name+"-dipped"] = poured(hex), dipped(hex)
	}
	for name, hex := range ribbons {
		all["hanging-"+name] = hangingOn(hex)
	}
	for name := range bits {
		all[name] = strewnWith(name)
	}
	for name, hex := range grains {
		all[name] = strewn(hex)
	}
	return all
}

func old(d *kit.Drawing, p *surface.Pen) {
	surface.MapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		return color.FromLCH(color.LCH{L: v.L*.8 + .08, C: v.C * .55, H: v.H})
	})
	var all []kit.Node
	for range 12 {
		x, y := p.At()
		all = append(all, p.Blur(p.Size*.006, p.Path(patterns.Blob(p.Canvas, x, y, p.Size*p.Between(.012, .045)), kit.Hex("#7a4c26"))).Opacity(p.Between(.14, .34)))
	}
	for range 14 {
		all = append(all, p.Crack(p.Between(.05, .14), .003, "#3a2a20").Opacity(.5))
	}
	for range 10 {
		all = append(all, p.Crack(p.Between(.04, .1), .003, "#fff3e0").Opacity(.5))
	}
	surface.Wear(d, kit.Of(all...), surface.NeverWorn)
}

// rusty spreads rust in uneven patches, darkest in their middles.
func rusty(d *kit.Drawing, p *surface.Pen) {
	surface.MapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		return c.Mix(color.FromLCH(color.LCH{L: v.L * .85, C: .075, H: .9}), .42)
	})
	var all []kit.Node
	for k := range 34 {
		x, y := p.At()
		r := p.Size * p.Between(.015, .07)
		shade := []string{"#a4501f", "#8a3d18", "#b9642a"}[k%3]
		all = append(all, p.Path(patterns.Blob(p.Canvas, x, y, r), kit.Hex(shade)).Opacity(.78), p.Path(patterns.Blob(p.Canvas, x, y, r*.55), kit.Hex("#5f2a14")).Opacity(.55))
	}
	for range 60 {
		x, y := p.At()
		all = append(all, p.Circle(x, y, p.Size*p.Between(.003, .007), kit.Hex("#d98a45")).Opacity(.7))
	}
	surface.Wear(d, kit.Of(all...), surface.NeverRusted)
}

// dusty dulls a drawing under gray dust, thickest on top, with specks.
func dusty(d *kit.Drawing, p *surface.Pen) {
	surface.MapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		return color.FromLCH(color.LCH{L: v.L*.82 + .1, C: v.C * .5, H: v.H})
	})
	b := p.Box
	all := []kit.Node{p.Blur(p.Size*.03, p.Rect(b.X0-p.Size*.1, b.Y0-p.Size*.1, b.W()+p.Size*.2, b.H()*.3+p.Size*.1, 0, kit.Hex("#d9d2c4"))).Opacity(.6)}
	for k := range 90 {
		x, y := p.At()
		all = append(all, p.Circle(x, y, p.Size*p.Between(.002, .006), kit.Hex([]string{"#efe9dc", "#b3aa98"}[k%2])).Opacity(.8))
	}
	for range 10 {
		x, y := p.At()
		all = append(all, p.Blur(p.Size*.008, p.Path(patterns.Blob(p.Canvas, x, y, p.Size*p.Between(.02, .05)), kit.Hex("#d2cabb"))).Opacity(.6))
	}
	surface.Cover(d, kit.Of(all...))
}

// burnt chars a drawing from its edges.
func burnt(d *kit.Drawing, p *surface.Pen) {
	surface.MapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		return c.Mix(color.FromLCH(color.LCH{L: v.L * .42, C: .03, H: .9}), .66)
	})
	var all []kit.Node
	for range 22 {
		x, y := p.At()
		all = append(all, p.Blur(p.Size*.008, p.Path(patterns.Blob(p.Canvas, x, y, p.Size*p.Between(.02, .07)), kit.Hex("#1f1613"))).Opacity(.7))
	}
	surface.Cover(d, kit.Of(all...))
	smoking(d, p)
}

func wet(d *kit.Drawing, p *surface.Pen) {
	p.Sheen(d, .4)
	var on, off []kit.Node
	for range 54 {
		x, y := p.At()
		on = append(on, p.Drop(x, y, p.Size*p.Between(.012, .03)))
	}
	surface.Cover(d, kit.Of(on...))
	for k := range 5 {
		x := p.Box.X0 + p.Box.W()*(.15+.17*float64(k)) + p.Size*p.Between(-.03, .03)
		off = append(off, p.Drop(x, p.Box.Y1+p.Size*p.Between(.01, .09), p.Size*p.Between(.012, .022)))
	}
	surface.Before(d, kit.Of(off...))
}

// flame is a tongue of fire that stands on x, y.
func flame(p *surface.Pen, x, y, w, h float64) kit.Node {
	lean := w * p.Between(-.3, .3)
	tongue := func(k float64) string {
		a, b := w*k, h*k
		return fmt.Sprintf("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x, y, x-a*.9, y-b*.1, x-a*.6, y-b*.5, x-a*.15+lean*.5, y-b*.62,
			x-a*.1+lean, y-b*.8, x+lean*1.2, y-b*.9, x+lean*1.4, y-b, x+a*.5+lean, y-b*.6, x+a, y-b*.2, x, y)
	}
	return kit.Of(p.Path(tongue(1), kit.Lin(x, y-h, x, y, kit.Hex("#f2452a"), kit.Hex("#ff7a1f"), kit.Hex("#ffb52e"))),
		p.Path(tongue(.62), kit.Lin(x, y-h*.6, x, y, kit.Hex("#ffb02e"), kit.Hex("#ffe45c"))), p.Path(tongue(.32), kit.Hex("#fff6c9")))
}

func burning(d *kit.Drawing, p *surface.Pen) {
	b := p.Box
	back := []kit.Node{p.Glow(p.Size*.045, surface.Flatten(d, kit.Hex("#ff8a2a"))).Opacity(.55)}
	top := surface.Topside(d)
	for k := range 7 {
		t := .07 + .143*float64(k)
		if y, ok := top(t); ok {
			high := p.Size * p.Between(.22, .36) * (1 - .8*surface.Abs(t-.5))
			back = append(back, flame(p, b.X0+b.W()*t, y+p.Size*.07, p.Size*.13, high+p.Size*.07))
		}
	}
	surface.Behind(d, kit.Of(back...))
	var front []kit.Node
	for k := range 6 {
		x := b.X0 + b.W()*(.08+.168*float64(k))
		front = append(front, flame(p, x, b.Y1+p.Size*.02, p.Size*.075, b.H()*p.Between(.2, .42)))
	}
	for range 12 {
		front = append(front, p.Circle(p.Between(b.X0, b.X1), p.Between(b.Y0-b.H()*.2, b.Y0+b.H()*.5), p.Size*p.Between(.004, .009), kit.Hex("#ffc93d")))
	}
	surface.Before(d, kit.Of(front...))
}

func frozen(d *kit.Drawing, p *surface.Pen) {
	surface.MapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		kept := color.FromLCH(color.LCH{L: v.L*.6 + .33, C: v.C * .6, H: v.H})
		return kept.Mix(color.FromLCH(color.LCH{L: v.L*.5 + .46, C: .07, H: 4.1}), .28)
	})
	var all []kit.Node
	for range 8 {
		all = append(all, p.Crack(p.Between(.1, .22), .005, "#ffffff").Opacity(.8))
	}
	rim := surface.Flatten(d, kit.Hex("#c4e8fb"))
	b := p.Box
	all = append(all, p.Blur(p.Size*.02, p.Rect(b.X0, b.Y0, b.W(), b.H()*.14, 0, kit.White)).Opacity(.85))
	surface.Cover(d, kit.Of(all...))
	p.Glints(d, 5)
	k := p.Size * .02
	var ice []kit.Node
	for n := range 12 {
		a := float64(n) * math.Pi / 6
		ice = append(ice, rim.Move(k*math.Cos(a), k*math.Sin(a)))
	}
	surface.Behind(d, kit.Of(ice...))
	hang(p, d, func(x, y, l float64) kit.Node {
		w := p.Size * .022
		return p.Form(fmt.Sprintf("M%g %gL%g %gL%g %gZ", x-w, y, x+w, y, x, y+l), kit.Lin(x-w, y, x+w, y, kit.White.Alpha(.95), kit.Hex("#a9def8").Alpha(.9), kit.Hex("#6fb8e6").Alpha(.9)))
	})
}

// hang draws things that hang from the underside of a drawing: where they start is looked up in its silhouette.
func hang(p *surface.Pen, d *kit.Drawing, draw func(x, y, length float64) kit.Node) {
	under := surface.Underside(d)
	var all []kit.Node
	for k := range 9 {
		t := (float64(k) + .5 + p.Between(-.25, .25)) / 9
		if y, ok := under(t); ok {
			all = append(all, draw(p.Box.X0+p.Box.W()*t, y-p.Size*.01, p.Size*p.Between(.05, .14)))
		}
	}
	surface.Before(d, kit.Of(all...))
}

func Glowing(d *kit.Drawing, p *surface.Pen) {
	main := surface.Ruling(d).Lch()
	light := kit.Lch{L: .86, C: max(.1, main.C), H: main.H}.Color()
	shape := surface.Flatten(d, light)
	surface.Behind(d, kit.Of(p.Glow(p.Size*.07, shape).Opacity(.7), p.Glow(p.Size*.025, shape).Opacity(.8)))
	surface.MapColors(d, func(c color.RGB) color.RGB { return c.Mix(color.RGB{R: 1, G: 1, B: .94}, .14) })
}

func smoking(d *kit.Drawing, p *surface.Pen) {
	b := p.Box
	var all []kit.Node
	if surface.HasPart(*d, "wheels") && !surface.HasPart(*d, "chimney") { // what drives smokes at its rear wheel, to the left of what faces right
		for k := range 9 {
			t := float64(k) / 8
			x, y, r := b.X0+p.Size*(.1-.34*t), b.Y1-p.Size*(.07+.13*t+.03*surface.Sin(t*9)), p.Size*(.04+.06*t)
			all = append(all, p.Glow(p.Size*.012, p.Circle(x, y, r, kit.Hex("#c3c6cf"))).Opacity(.8*(1-.7*t)))
		}
		surface.Behind(d, kit.Of(all...))
		return
	}
	for k := range 9 {
		t := float64(k) / 8
		x := (b.X0+b.X1)/2 + p.Size*.09*surface.Sin(t*5+p.Between(0, .4))
		r := p.Size * (.03 + .06*t)
		all = append(all, p.Glow(p.Size*.016, p.Circle(x, b.Y0-p.Size*.34*t+p.Size*.03, r, kit.Hex("#b9bcc4"))).Opacity(.62*(1-.75*t)))
	}
	surface.Behind(d, kit.Of(all...))
}

// Steaming is the state of a hot drink or dish: its steam rises in lines, which styles without soft edges keep.
const Steaming = "steaming"

func steaming(d *kit.Drawing, p *surface.Pen) {
	b := p.Box
	var lines []kit.Node
	for k := range 3 {
		x, h := (b.X0+b.X1)/2+p.Size*.12*float64(k-1)-p.Size*.04, p.Size*(.26+.07*(1-surface.Abs(float64(k-1))))
		y := b.Y0 - p.Size*.04
		lines = append(lines, p.Line(fmt.Sprintf("M%.1f %.1fc%.1f %.1f %.1f %.1f 0 %.1fc%.1f %.1f %.1f %.1f 0 %.1f", x, y, -.3*h, -.2*h, .3*h, -.3*h, -.5*h, -.3*h, -.2*h, .3*h, -.3*h, -.5*h), kit.Hex("#b9ada4"), p.Size*.034))
	}
	surface.Behind(d, kit.Of(lines...))
}

// dirty splashes mud on a drawing, thickest at its foot.
func dirty(d *kit.Drawing, p *surface.Pen) {
	b := p.Box
	muds := []kit.Color{kit.Hex("#5a3d22"), kit.Hex("#6e4c2b"), kit.Hex("#7d5a36")}
	var all []kit.Node
	line, crust := "", ""
	const steps = 22
	for k := range steps + 1 {
		x, y := b.X0-p.Size*.04+(b.W()+p.Size*.08)*float64(k)/steps, b.Y1-b.H()*p.Between(.035, []float64{.075, .13}[k%2])
		line += fmt.Sprintf("%.2f,%.2f ", x, y)
		crust += fmt.Sprintf("%.2f,%.2f ", x, y+p.Size*.012)
	}
	all = append(all, p.Rect(b.X0-9, b.Y1-b.H()*.28, b.W()+18, b.H()*.28, 0, kit.Lin(b.X0, b.Y1-b.H()*.28, b.X0, b.Y1, muds[2].Alpha(0), muds[2].Alpha(.6))),
		p.Path(fmt.Sprintf("%s %.2f,%.2f! %.2f,%.2f!", line, b.X1+p.Size*.06, b.Y1+9, b.X0-p.Size*.06, b.Y1+9), kit.Lin(b.X0, b.Y1-b.H()*.13, b.X0, b.Y1, muds[2], muds[0])).Opacity(.95), p.Line(crust, kit.Hex("#a07a50"), p.Size*.006).Opacity(.55))
	for k := range 46 {
		x, _ := p.At()
		low := 1 - p.Between(0, 1)*p.Between(0, 1)
		y := b.Y0 + b.H()*low
		r := p.Size * p.Between(.005, .009+.02*low)
		all = append(all, p.Path(patterns.Blob(p.Canvas, x, y, r), muds[k%3]).Opacity(p.Between(.8, .95)), p.Ellipse(x-r*.3, y-r*.35, r*.35, r*.2, kit.Hex("#b8936a")).Opacity(.5))
		for range 4 {
			all = append(all, p.Circle(x+p.Between(-2.6, 2.6)*r, y+p.Between(-2.6, 2.6)*r, r*p.Between(.1, .28), muds[k%3]))
		}
	}
	surface.Wear(d, kit.Of(all...), surface.NeverWorn)
}

// moldy grows round, furry patches: gray-green with a pale edge.
func moldy(d *kit.Drawing, p *surface.Pen) {
	var all []kit.Node
	for range 9 {
		x, y := p.At()
		r := p.Size * p.Between(.035, .085)
		b := patterns.Blob(p.Canvas, x, y, r)
		all = append(all, p.Blur(p.Size*.012, p.Path(patterns.Blob(p.Canvas, x, y, r*1.25), kit.Hex("#f2f1e4"))).Opacity(.9), p.Path(b, kit.Rad(x-r*.3, y-r*.3, r*1.5, kit.Hex("#a9b89a"), kit.Hex("#6f8a68"), kit.Hex("#4f6b58"))))
		for range 14 {
			all = append(all, p.Circle(x+p.Between(-.9, .9)*r, y+p.Between(-.9, .9)*r, p.Size*p.Between(.002, .006), kit.Hex("#dfe6d2")).Opacity(.8))
		}
	}
	surface.Cover(d, kit.Of(all...))
}

func shiny(d *kit.Drawing, p *surface.Pen) {
	p.Sheen(d, .5)
	p.Glints(d, 5)
}

// ghostly fades the drawing toward its feet and gives it a pale glow.
func ghostly(d *kit.Drawing, p *surface.Pen) {
	material.See(d, .55, func(v color.LCH) color.LCH { return color.LCH{L: min(.97, v.L*.5+.48), C: v.C * .4, H: 4.2} })
	surface.Behind(d, p.Glow(p.Size*.05, surface.Flatten(d, kit.Hex("#bfe0ff"))).Opacity(.6))
}

// State returns the drawing in a state such as "old"; an unknown one returns it as it is.
func Of(d kit.Drawing, name string, seed uint64) kit.Drawing {
	return surface.Apply(d, States[name], seed)
}

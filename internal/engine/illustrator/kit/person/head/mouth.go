package head

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// Colors of mouths.
var (
	tongue  = kit.Hex("#ef7a84")
	LipLine = kit.Hex("#8f3a40")
)

// Mouth draws the mouth around x, y.
func Mouth(f *figure.Figure, e figure.Expression, x, y float64) kit.Node {
	c := LipLine
	if f.Dark() {
		c = kit.Hex("#3d1219")
	}
	lips, painted := f.Spec.ExtraColors["lipstick"]
	if painted {
		c = lips.Shade(.55)
	}
	line := func(format string, v ...any) kit.Node {
		n := f.Line(figure.Text(format, v...), c, 2.5)
		if f.Dark() {
			n = kit.Of(f.Line(figure.Text(format, v...), f.Skin.LL, 2.6).Move(0, 2.6).Opacity(.55), n)
		}
		return n
	}
	switch e.Mouth {
	case "flat":
		return line("M%.1f %.1fh14", x-7, y+1.5)
	case "firm":
		return line("M%.1f %.1fq7 -3 15 0", x-7, y+2)
	case "small":
		return line("M%.1f %.1fq4 3 8 0", x-4, y+1)
	case "wide smile":
		return kit.Of(line("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-10, y-1, x, y+10, x+10, y-1.5), line("M%.1f %.1fq-1.500 -.5 -2 -2M%.1f %.1fq1.500 -.5 2 -2", x-10, y-1, x+10, y-1.500))
	case "frown":
		return line("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-7, y+5, x, y-2.5, x+7, y+5)
	case "side":
		return line("M%.1f %.1fq6 1 10 -3", x-3, y+3)
	case "side smile":
		return line("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-7, y+1, x+3, y+6, x+8, y-2)
	case "wavy":
		return line("M%.1f %.1fq3 -5 5 0t5 0t5 0", x-8, y+3)
	case "kiss":
		return kit.Of(f.Form(kit.Oval(x, y+2, 4.2, 4.6), kit.Hex("#d84a5f"), f.Line(figure.Text("M%.1f %.1fh5", x-2.5, y+2), kit.Hex("#8f2436"), 1.300)))
	}
	if n := openMouth(f, e.Mouth, x, y); !n.Empty() {
		return n
	}
	if painted {
		t := kit.TonesOf(lips)
		return kit.Of(f.Form(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", x-9.5, y, x-4.5, y-4.5, x, y-1.8, x+4.5, y-4.5, x+9.5, y-.5, x, y+12, x-9.5, y), kit.Lin(x, y-4, x, y+7, t.M, t.L, t.M)),
			f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-9, y, x, y+4.4, x+9, y-.5), t.DDD, 1.4))
	}
	return kit.Of(lowerLip(f, x, y), line("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-7.5, y, x, y+7.5, x+7.5, y-.5))
}

// lowerLip is the lip below a closed smile, where it is seen: in a beard, which would swallow the line of the mouth, and on a woman.
func lowerLip(f *figure.Figure, x, y float64) kit.Node {
	bearded := bearded(f)
	if !bearded && (f.Spec.Body != "woman" || f.Young()) {
		return kit.Node{}
	}
	lip, low := kit.Hex("#d9707a"), 11.0
	if f.Dark() {
		lip = kit.Hex("#b0525c")
	}
	if bearded {
		low = 13
	}
	return f.Path(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", x-6.5, y+1.4, x, y+6.5, x+6.5, y+.9, x, y+low, x-6.5, y+1.4), kit.Lin(x-6, y, x+6, y+8, lip.Shade(-.6), lip))
}

// cavity is an open mouth with teeth above and the tongue below.
func cavity(f *figure.Figure, outline string, teeth, tongueAt kit.Node) kit.Node {
	return f.Form(outline, kit.Hex("#6d1c2c"), tongueAt, teeth)
}

// smileOpen is the open mouth of a smile of half a width w and a height h. The line around it rounds its corners and keeps the teeth inside.
func smileOpen(f *figure.Figure, x, y, w, h float64, teeth, tongueAt kit.Node) kit.Node {
	outline := figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fZ", x-w, y-1.5, x, y+1.5, x+w, y-1.5,
		x+w, y+.55*h, x+.58*w, y+h, x, y+h, x-.58*w, y+h, x-w, y+.55*h, x-w, y-1.5)
	return kit.Of(cavity(f, outline, teeth, tongueAt), f.Line(outline, kit.Hex("#6d1c2c"), 1.9))
}

func openMouth(f *figure.Figure, kind string, x, y float64) kit.Node {
	lower := func(dy, r float64) kit.Node { return f.Ellipse(x, y+dy, r, r*.8, tongue) }
	upper := func(w, h float64) kit.Node {
		n := f.Path(figure.Text("M%.1f %.1fh%.1fv%.1fq%.1f 2.500 %.1f 0Z", x-w, y-4, 2*w, 4+h, -w, -2*w), kit.Hex("#fffdf9"))
		if f.Wears("missing tooth") {
			n = kit.Of(n, f.Rect(x-3.4, y-4, 5.4, 8+h, 1, kit.Hex("#6d1c2c")), f.Line(figure.Text("M%.1f %.1fv%.1fM%.1f %.1fv%.1f", x-8, y-4, 7+h, x+6.6, y-4, 7+h), kit.Hex("#d8cfc8"), .9))
		}
		return n
	}
	switch kind {
	case "grin":
		return smileOpen(f, x, y, 10.5, 11, upper(11, 2.6), lower(12, 7))
	case "laugh":
		return smileOpen(f, x, y-.5, 12, 14, upper(12.5, 2.6), lower(13, 8.5))
	case "wail":
		return cavity(f, figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", x-9, y+10, x, y-12, x+9, y+10, x, y+7, x-9, y+10), upper(5, -1), lower(10, 6))
	case "gritted":
		return f.Form(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", x-9, y+6, x-8, y-1.5, x, y-1.5, x+8, y-1.5, x+9, y+6, x, y+3.5, x-9, y+6), kit.Hex("#fffdf9"),
			f.Line(figure.Text("M%.1f %.1fq8 -1.500 18 0M%.1f %.1fv9M%.1f %.1fv9M%.1f %.1fv9", x-9, y+2.2, x-4.5, y-3, x, y-3, x+4.5, y-3), kit.Hex("#8f3a40"), 1), f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", x-9, y+6, x-8, y-1.5, x, y-1.5, x+8, y-1.5, x+9, y+6, x, y+3.5, x-9, y+6), kit.Hex("#8f3a40"), 2))
	case "round":
		return cavity(f, kit.Oval(x, y+4, 5.5, 7), kit.Node{}, lower(10, 4))
	case "singing":
		return cavity(f, kit.Oval(x, y+4.5, 7.5, 8.5), upper(5, .5), lower(12, 6))
	case "tongue":
		return kit.Of(cavity(f, figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", x-10, y-1, x, y+2, x+10, y-1, x, y+13, x-10, y-1), upper(10, 2), kit.Node{}),
			f.Form(figure.Text("M%.1f %.1fv7q0 6 6 6t6 -6v-7Z", x-4, y+3), kit.Lin(x, y, x, y+15, tongue.Shade(-.5), tongue), f.Line(figure.Text("M%.1f %.1fv6", x+2, y+4), tongue.Shade(-1.5), 1.2)))
	case "zombie":
		return cavity(f, figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", x-9, y+1, x, y-3, x+9, y+2, x+1, y+14, x-9, y+1), f.Path(figure.Text("M%.1f %.1fh4v4h-4ZM%.1f %.1fh4v5h-4Z", x-6, y-1, x+1, y-1), kit.Hex("#efe6c4")), kit.Node{})
	case "fangs":
		return cavity(f, figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ", x-11, y-2, x, y+2, x+11, y-3, x+2, y+12, x-11, y-2),
			f.Path(figure.Text("M%.1f %.1fl2.500 6l2.500 -5ZM%.1f %.1fl2.500 6l2.500 -6Z", x-7, y-1, x+2.5, y), kit.White), lower(11, 5))
	}
	return kit.Node{}
}

// onTeeth are the wire and the brackets of braces, over an open smile whose mouth is at x, y.
func onTeeth(f *figure.Figure, x, y float64) kit.Node {
	if !f.Wears("braces") {
		return kit.Node{}
	}
	n := []kit.Node{f.Line(figure.Text("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-9, y+1.4, x, y+3.6, x+9, y+1.4), kit.Hex("#7f8a99"), 1.1)}
	for i := range 5 {
		d := float64(i) - 2
		n = append(n, f.Rect(x+d*4.1-1.2, y+2.2-d*d*.28, 2.4, 2.4, .5, kit.Hex("#6f93c4")))
	}
	return kit.Of(n...)
}

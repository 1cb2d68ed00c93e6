package prints

import (
	"cmp"
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// stencilSheet is a paint of a stencil, and the fields that are cut from its sheet.
type stencilSheet struct {
	paint  color.RGB
	fields []bool
	light  float32 // the lightness of its lightest large field
}

// stencilSheets are the colored sheets of a stencil and its black: one for what has the ruling hue, one or two for others, to which all other
// hues go that are nearer to it, and one for skin.
// What is nearly dark or pale is not of them. Where there is hardly any color, the black one takes a color that was told.
func stencilSheets(p *picture.Picture, q *picture.Patches, skin []bool) (sheets []stencilSheet, black color.RGB) {
	usual := stencilBlack
	if color.ToLCH(p.Accent).C > 0.06 {
		usual = p.Accent
	}
	v := color.ToLCH(soleInk(p, usual))
	first, light, in := huedFields(q, v, skin)
	all := 0
	for _, n := range q.Count {
		all += n
	}
	switch {
	case 16*in >= all:
		sheets = append(sheets, stencilSheet{sprayPaint(v), first, light})
	case slices.ContainsFunc(p.ToldColors(), func(c color.LCH) bool { return c.C > 0.05 }) || p.Told:
		return nil, color.FromLCH(color.LCH{L: 0.42, C: v.C, H: picture.DeepHue(v.H)})
	default:
		clear(first)
	}
	for least := all / 90; len(sheets) < 3; {
		if len(sheets) == 2 { // a red parrot beside a green and blue one
			least = all / 9
		}
		sheet, ok := otherSheet(p, q, sheets, skin, least)
		if !ok {
			break
		}
		sheets = append(sheets, sheet)
	}
	nearestSheets(q, sheets, skin)
	if gray, ok := graySheet(q, skin); ok {
		sheets = append(sheets, gray)
	}
	if brown, ok := skinSheet(p, q, skin); ok {
		sheets = append(sheets, brown)
	}
	return sheets, stencilBlack
}

// mostTurn is how far a hue may be from that of the sheet that it is printed from.
const mostTurn = 1.1

// By how much a color may be darker than a paint that it is printed in: what is darker still is black. Of what is large less: a patty is no
// shade of its bun.
const (
	deeper      = 0.24
	deeperLarge = 0.19
	largeShare  = 0.08 // of the art
)

// deepest is the least lightness that is printed in a paint of a lightness.
func deepest(q *picture.Patches, k int, light float32) float32 {
	all := 0
	for _, n := range q.Count {
		all += n
	}
	if float32(q.Count[k]) > largeShare*float32(all) {
		return light - deeperLarge
	}
	return light - deeper
}

// nearestSheets gives what no sheet has yet to the one of the nearest hue.
func nearestSheets(q *picture.Patches, sheets []stencilSheet, skin []bool) {
	for k, c := range q.Colors {
		o := color.ToLCH(c)
		if len(sheets) == 0 || skin[k] || !printable(o) || slices.ContainsFunc(sheets, func(s stencilSheet) bool { return s.fields[k] }) {
			continue
		}
		best := slices.MinFunc(sheets, func(a, b stencilSheet) int {
			return cmp.Compare(turn(color.ToLCH(a.paint), o), turn(color.ToLCH(b.paint), o))
		})
		best.fields[k] = turn(color.ToLCH(best.paint), o) < mostTurn && o.L > deepest(q, k, max(best.light, color.ToLCH(best.paint).L))
	}
}

// The grays between the white and the black sheet that have one of their own, and the share of the art from which on they do: a wolf that was white with
// black lines would be a dog.
const (
	grayFrom, grayTo = 0.58, 0.82
	grayLeast        = 0.22
)

// graySheet is that of what is gray, if there is much of it.
func graySheet(q *picture.Patches, skin []bool) (stencilSheet, bool) {
	gray := stencilSheet{fields: make([]bool, len(q.Colors))}
	in, all := 0, 0
	for k, c := range q.Colors {
		o := color.ToLCH(c)
		all += q.Count[k]
		if !skin[k] && o.C < 0.045 && o.L > grayFrom && o.L < grayTo {
			gray.fields[k] = true
			in += q.Count[k]
		}
	}
	gray.paint = color.FromLCH(color.LCH{L: 0.66, C: 0.025, H: 4.45})
	return gray, float32(in) > grayLeast*float32(all)
}

// skinSheet is that of skin which is not pale, in the color between somebody's lightest and darkest.
func skinSheet(p *picture.Picture, q *picture.Patches, skin []bool) (stencilSheet, bool) {
	brown, found := stencilSheet{fields: make([]bool, len(q.Colors))}, false
	for k, c := range q.Colors {
		if skin[k] && color.ToLab(c).L < 0.80 && color.ToLCH(c).C > 0.04 {
			brown.fields[k], found = true, true
		}
	}
	if tones := slices.SortedFunc(slices.Values(p.SkinTones()), func(a, b color.Lab) int { return cmp.Compare(a.L, b.L) }); found {
		brown.paint = color.FromLab(tones[len(tones)/2])
	}
	return brown, found
}

// otherSheet is that of the largest hue that no sheet has yet. Of a color that was told a few strokes are enough.
func otherSheet(p *picture.Picture, q *picture.Patches, sheets []stencilSheet, skin []bool, least int) (stencilSheet, bool) {
	taken := func(k int) bool {
		return skin[k] || slices.ContainsFunc(sheets, func(s stencilSheet) bool { return s.fields[k] })
	}
	other, most := -1, 0
	for k, c := range q.Colors {
		o := color.ToLCH(c)
		if taken(k) || !printable(o) {
			continue
		}
		n, large := 0, k // of all of its hue, and the largest field of it
		for j, c := range q.Colors {
			if u := color.ToLCH(c); !taken(j) && printable(u) && alike(u, o) {
				n += q.Count[j]
				if q.Count[j] > q.Count[large] {
					large = j
				}
			}
		}
		few := n < least
		for _, s := range sheets { // a blue beside purple is rather a shade of it
			far := min(1, turn(color.ToLCH(s.paint), o)/1.3)
			n = int(float64(n) * far * far)
		}
		if slices.ContainsFunc(p.ToldColors(), func(t color.LCH) bool { return t.C > 0.05 && alike(t, o) }) {
			n, few = n*8, 8*n < least
		}
		if !few && n > most {
			other, most = large, n
		}
	}
	if other < 0 {
		return stencilSheet{}, false
	}
	o := color.ToLCH(q.Colors[other])
	fields, light, _ := huedFields(q, o, skin)
	for k := range fields {
		fields[k] = fields[k] && !taken(k)
	}
	return stencilSheet{sprayPaint(o), fields, light}, true
}

// printable reports whether a color is of the colored sheets, neither nearly gray nor nearly dark or pale.
func printable(o color.LCH) bool { return o.C >= 0.07 && o.L >= 0.36 && o.L <= 0.93 }

// turn is the angle between two hues.
func turn(a, b color.LCH) float64 { return math.Abs(math.Remainder(float64(a.H-b.H), 2*math.Pi)) }

// alike reports whether two hues are close.
func alike(a, b color.LCH) bool { return turn(a, b) < 0.5 }

// huedFields are the fields whose hue is close to that of a color, how light the lightest large one is, and how many pixels they have.
func huedFields(q *picture.Patches, v color.LCH, skin []bool) (fields []bool, light float32, in int) {
	fields = make([]bool, len(q.Colors))
	for k, c := range q.Colors {
		o := color.ToLCH(c)
		fields[k] = !skin[k] && v.C > 0.05 && o.C > 0.05 && alike(o, v) && o.L > 0.36 && o.L < 0.93
		if fields[k] {
			in += q.Count[k]
		}
	}
	sum := 0
	for k, n := range q.Count {
		if fields[k] && 5*n > in { // a large one
			light = max(light, color.ToLab(q.Colors[k]).L)
		}
	}
	for k, n := range q.Count {
		if fields[k] = fields[k] && color.ToLab(q.Colors[k]).L > deepest(q, k, light); fields[k] {
			sum += n
		}
	}
	return fields, light, sum
}

// sprayPaint is a color as a can has it: strong, and yellow as light as yellow is.
func sprayPaint(v color.LCH) color.RGB {
	golden := plane.Smooth(1.25, 1.6, v.H) * plane.Smooth(2.3, 1.95, v.H)
	light := 0.72 + 0.12*golden
	return color.FromLCH(color.LCH{L: max(light-0.20+0.18*golden, min(v.L, light)), C: min(v.C*(1.15+0.2*golden), 0.21), H: v.H - 0.12*golden})
}

// skinFields says of each field whether it is somebody's skin.
func skinFields(p *picture.Picture, q *picture.Patches) []bool {
	out, skin := make([]bool, len(q.Colors)), p.SkinTones()
	for k, c := range q.Colors {
		v := color.ToLab(c)
		out[k] = slices.ContainsFunc(skin, func(o color.Lab) bool {
			l, a, b := v.L-o.L, v.A-o.A, v.B-o.B
			return 0.6*l*l+a*a+b*b < 0.0012
		})
	}
	return out
}

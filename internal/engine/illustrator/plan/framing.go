package plan

import "slices"

// edge is the room of frames and of everything that may come close to the edge, full the whole canvas.
var (
	edge = box{0.06, 0.06, 0.94, 0.94}
	full = box{0, 0, 1, 1}
)

// ornaments are words for which the procedural families draw better motifs than single pieces would.
var ornaments = map[string]bool{
	"floral": true, "flower": true, "flowers": true, "botanical": true, "leaf": true, "leaves": true, "foliage": true, "vine": true, "vines": true,
	"leafy": true, "ornament": true, "filigree": true, "scroll": true, "line": true, "lines": true, "deco": true, "plants": true, "greenery": true, "garland": true,
}

// framed composes prompts that ask for a form instead of a scene; false means a scene is wanted.
func (d *draft) framed() bool {
	for _, form := range d.said.Framing {
		switch form {
		case "pattern":
			d.pattern()
		case "background":
			d.background()
		case "frame", "border":
			d.frame(form)
		case "corner":
			d.corner()
		case "divider":
			d.divider()
		default:
			continue
		}
		return true
	}
	return false
}

// motifs are the subjects that pieces can stand for in a form.
func (d *draft) motifs() []int {
	var all []int
	for i, t := range d.things {
		if t.art.Set != procedural && !ornaments[lastWords(d.out.Subjects[i].Phrase, 1)] && !t.extra {
			all = append(all, i)
		}
	}
	return all
}

// grow adds a procedural piece that fills a box; text is lettered on it.
func (d *draft) grow(name, text string, b box) {
	at := -1
	for i, t := range d.things {
		if t.art.Set == procedural && t.art.Name == name || ornaments[lastWords(d.out.Subjects[i].Phrase, 1)] && t.count > 0 && d.unused(i) {
			at = i
		}
	}
	art := newArt(procedural, name)
	if at < 0 {
		d.out.Subjects = append(d.out.Subjects, Subject{Phrase: name, Count: 1, Colors: d.said.Tints, Art: art, How: "procedural", Score: 1})
		d.things = append(d.things, thing{art: art, aspect: 1, count: 1, size: 1, extra: true})
		at = len(d.things) - 1
	}
	d.out.Subjects[at].Art, d.out.Subjects[at].How, d.out.Subjects[at].Count = art, "procedural", 1
	color := d.things[at].color
	if color == "" && len(d.said.Tints) > 0 {
		color = d.said.Tints[0]
	}
	d.out.Items = append(d.out.Items, Item{Subject: at, Art: art, X: b.centerX(), Y: b.centerY(), W: b.width(), H: b.height(), Color: color, Text: text})
}

func (d *draft) unused(i int) bool {
	return !slices.ContainsFunc(d.out.Items, func(item Item) bool { return item.Subject == i })
}

// put adds a copy of a motif; turned, its longer side is as given.
func (d *draft) put(i int, x, y, side, turn float64) {
	item := d.item(i)
	if !d.things[i].traits.upright {
		item.Rotation = turn
	}
	b := extent(item)
	k := side / max(b.width(), b.height())
	item.W, item.H, item.X, item.Y = item.W*k, item.H*k, x, y
	d.out.Items = append(d.out.Items, item)
}

// pattern sets motifs on a staggered lattice that repeats seamlessly: what crosses an edge comes in again at the opposite one.
func (d *draft) pattern() {
	motifs := d.motifs()
	if len(motifs) == 0 {
		d.grow("pattern", "", full)
		return
	}
	rows, columns := []int{4, 4, 6, 6}[d.variation%4], []int{4, 3, 5, 4}[d.variation%4]
	across, down := 1/float64(columns), 1/float64(rows)
	for r := range rows {
		for c := range columns {
			x, y := (float64(c)+0.25+0.5*float64(r%2))*across, (float64(r)+0.5)*down
			size := 0.66 * min(across, down) * []float64{1, 0.84}[(r+c)%2]
			d.putWrapped(motifs[(r+c)%len(motifs)], spot{x, y, size}, []float64{-14, 10, -6, 16}[(r*3+c*5)%4])
		}
	}
}

// putWrapped adds a copy of a motif, and again beyond the opposite edge when it crosses one.
func (d *draft) putWrapped(i int, at spot, turn float64) {
	d.put(i, at.x, at.y, at.width, turn)
	b := extent(d.out.Items[len(d.out.Items)-1])
	if b.left < 0 {
		d.put(i, at.x+1, at.y, at.width, turn)
	}
	if b.right > 1 {
		d.put(i, at.x-1, at.y, at.width, turn)
	}
}

// grounds says which family makes a background for a word.
var grounds = map[string]string{
	"wave": "waves", "ocean": "waves", "sea": "waves", "water": "waves", "fluid": "waves", "wavy": "waves",
	"sun": "sunburst", "sunset": "sunburst", "sunrise": "sunburst", "ray": "sunburst", "retro": "sunburst", "comic": "sunburst",
	"cloud": "cloudscape", "sky": "cloudscape", "heaven": "cloudscape", "dream": "cloudscape", "fog": "cloudscape", "mist": "cloudscape",
	"leaf": "foliage", "leaves": "foliage", "forest": "foliage", "jungle": "foliage", "tropical": "foliage", "floral": "foliage", "flower": "foliage", "nature": "foliage", "garden": "foliage", "botanical": "foliage", "spring": "foliage", "foliage": "foliage",
	"star": "sparkles", "starry": "sparkles", "night": "sparkles", "galaxy": "sparkles", "space": "sparkles", "snow": "sparkles", "winter": "sparkles", "christmas": "sparkles", "magic": "sparkles", "glitter": "sparkles", "sparkle": "sparkles",
	"party": "confetti", "birthday": "confetti", "celebration": "confetti", "confetti": "confetti", "carnival": "confetti", "holiday": "confetti", "year": "confetti",
	"abstract": "blob", "blob": "blob", "geometric": "blob", "shape": "blob", "liquid": "blob", "gradient": "blob", "organic": "blob",
	"bokeh": "bokeh", "light": "bokeh", "lights": "bokeh", "blurred": "bokeh", "romantic": "bokeh",
}

// background fills the canvas with a family that suits the words and scatters motifs that are no ground themselves.
func (d *draft) background() {
	family := d.ground()
	d.grow(family, "", full)
	motifs := slices.DeleteFunc(d.motifs(), func(i int) bool { return d.isGround(i) })
	if len(motifs) == 0 {
		return
	}
	for n, at := range scattered[d.variation%2] {
		d.put(motifs[n%len(motifs)], at.x, at.y, at.width, []float64{-12, 8, 14, -6}[n%4])
	}
}

// scattered keeps the middle of a background free for what is laid on it.
var scattered = [2][]spot{
	{{0.16, 0.18, 0.18}, {0.82, 0.14, 0.15}, {0.88, 0.48, 0.12}, {0.80, 0.84, 0.19}, {0.44, 0.90, 0.12}, {0.14, 0.78, 0.16}, {0.48, 0.10, 0.11}, {0.09, 0.48, 0.11}},
	{{0.22, 0.12, 0.14}, {0.60, 0.12, 0.18}, {0.90, 0.26, 0.14}, {0.88, 0.66, 0.17}, {0.64, 0.90, 0.14}, {0.26, 0.88, 0.18}, {0.10, 0.60, 0.14}, {0.10, 0.32, 0.11}},
}

func (d *draft) ground() string {
	for _, name := range backs {
		if d.asks(name) {
			return name
		}
	}
	for _, phrase := range d.said.Phrases {
		for _, word := range slices.Backward(append(slices.Clone(phrase.Mods), phrase.Words...)) {
			if family, ok := groundOf(word); ok {
				return family
			}
		}
	}
	return "bokeh"
}

func groundOf(word string) (string, bool) {
	if family, ok := grounds[word]; ok {
		return family, true
	}
	if n := len(word); n > 3 && word[n-1] == 's' {
		family, ok := grounds[word[:n-1]]
		return family, ok
	}
	return "", false
}

func (d *draft) isGround(i int) bool {
	_, ok := groundOf(lastWords(d.out.Subjects[i].Phrase, 1))
	return ok
}

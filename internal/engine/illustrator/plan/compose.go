package plan

// margin keeps shadows, glows and outlines on the canvas, as a fraction of its side.
const margin = 0.08

// compose places every subject.
func (d *draft) compose() {
	if len(d.things) == 0 {
		d.fallback()
		return
	}
	var groups []cluster
	for i := range d.things {
		groups = append(groups, d.repeat(i))
	}
	d.finish(row(groups))
}

func (d *draft) finish(c cluster) {
	room := box{margin, margin, 1 - margin, 1 - margin}
	d.out.Items = append(d.out.Items, c.fitted(room).items...)
}

func (d *draft) repeat(i int) cluster { return single(d.item(i)) }

func (d *draft) item(i int) Item {
	t := d.things[i]
	h := t.size
	return Item{Subject: i, Art: t.art, W: h * t.aspect, H: h, Color: t.color}
}

func single(item Item) cluster { return cluster{items: []Item{item}, anchor: extent(item)} }

func row(groups []cluster) cluster {
	out := groups[0]
	for _, g := range groups[1:] {
		b := out.bounds()
		g = g.placed(0, b.bottom)
		g = g.moved(b.right+0.08-g.bounds().left, 0)
		out = out.under(g)
	}
	return out
}

// fallback draws something pleasant for a prompt of which nothing was understood.
func (d *draft) fallback() {
	d.out.Subjects = append(d.out.Subjects, Subject{Phrase: "sparkles", Count: 1, Art: newArt(procedural, "sparkles"), How: "fallback"})
	d.things = append(d.things, thing{art: newArt(procedural, "sparkles"), aspect: 1, count: 1})
	d.out.Items = append(d.out.Items, Item{Art: newArt(procedural, "sparkles"), X: 0.5, Y: 0.5, W: 0.84, H: 0.84})
}

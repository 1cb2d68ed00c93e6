package read

import "pellucid/internal/engine/illustrator/things"

// toppings are what is poured or strewn over food, with the state that shows it where the drawing has no part for it.
var toppings = map[string]string{
	"sprinkles": "sprinkled", "sprinkle": "sprinkled", "jimmies": "sprinkled", "syrup": "honeyed", "maple syrup": "honeyed", "honey": "honeyed", "caramel": "caramel-coated", "caramel sauce": "caramel-coated",
	"chocolate sauce": "chocolate-coated", "chocolate syrup": "chocolate-coated", "hot fudge": "chocolate-coated", "fudge": "chocolate-coated", "icing": "iced", "frosting": "iced", "glaze": "iced",
	"powdered sugar": "sugared", "icing sugar": "sugared", "melted cheese": "cheese-dripping", "drip": "melting", "drips": "melting",
}

// manyColored are the words that say no more of sprinkles than is drawn.
var manyColored = wordSet("rainbow colorful colourful multicolored colored assorted")

// topped reads a topping of food that its drawing has no part for: "a waffle with sprinkles".
func (p *parser) topped(i int, s span) bool {
	how := toppings[s.key]
	t, _ := things.ByID(p.out.Subjects[i].ID)
	if s.key == "whipped cream" && p.isPiece(i) && t.Group == "food-drink" && p.partNamed(i, s.key) == "" {
		p.leaveOutOn(i, s) // no heap of it beside a cup
		return true
	}
	if how == "" || !p.isPiece(i) || t.Group != "food-drink" || p.partNamed(i, s.key) != "" || things.Drink(t.ID) {
		return false
	}
	from := s.from
	for _, d := range p.pre {
		if c, ok := d.value(color); ok && !(how == "sprinkled" && manyColored[d.key]) && !(how == "iced" && c == "white") && !(how == "chocolate-coated" && c == "brown") {
			return false
		}
		from = min(from, d.from)
	}
	if _, ok := p.setState(i, how); !ok {
		return false
	}
	p.pre = nil
	p.understandRange(from, s, "state", how)
	return true
}

// cakeToppers parts "cake topper" from the words before it: in "happy birthday cake topper" no birthday cake is named.
func (p *parser) cakeToppers() {
	for i := range p.toks {
		if w := p.wordAt(i + 1); p.wordAt(i) != "cake" && p.wordAt(i) != "cupcake" || w != "topper" && w != "toppers" {
			continue
		}
		at := p.spanAt(i)
		if at < 0 || p.spans[at].from == i {
			return
		}
		from, to := i, max(i+2, p.spans[at].to)
		for from > 0 && p.wordAt(from-1) != "" {
			from--
		}
		before, after := p.recut(from, i), p.recut(i, to)
		spans := p.withoutTokens(from, to)
		n := 0
		for n < len(spans) && spans[n].from < from {
			n++
		}
		p.spans = append(append(append(spans[:n:n], before...), after...), spans[n:]...)
		return
	}
}

package looks

import (
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// toppings are what is poured or strewn over food, with the state that shows it where the drawing has no part for it.
var toppings = map[string]string{
	"sprinkles": "sprinkled", "sprinkle": "sprinkled", "jimmies": "sprinkled", "syrup": "honeyed", "maple syrup": "honeyed", "honey": "honeyed", "caramel": "caramel-coated", "caramel sauce": "caramel-coated",
	"chocolate sauce": "chocolate-coated", "chocolate syrup": "chocolate-coated", "hot fudge": "chocolate-coated", "fudge": "chocolate-coated", "icing": "iced", "frosting": "iced", "glaze": "iced",
	"powdered sugar": "sugared", "icing sugar": "sugared", "melted cheese": "cheese-dripping", "drip": "melting", "drips": "melting",
}

// manyColored are the words that say no more of sprinkles than is drawn.
var manyColored = lexicon.Set("rainbow colorful colourful multicolored colored assorted")

// Topped reads a topping of food that its drawing has no part for: "a waffle with sprinkles".
func Topped(p *state.Parser, i int, s state.Span) bool {
	how := toppings[s.Key]
	t, _ := things.ByID(p.Out.Subjects[i].ID)
	if s.Key == "whipped cream" && p.IsPiece(i) && t.Group == "food-drink" && p.PartNamed(i, s.Key) == "" {
		LeaveOutOn(p, i, s) // no heap of it beside a cup
		return true
	}
	if how == "" || !p.IsPiece(i) || t.Group != "food-drink" || p.PartNamed(i, s.Key) != "" || things.Drink(t.ID) {
		return false
	}
	from := s.From
	for _, d := range p.Waiting.Noun {
		if c, ok := d.Value(vocabulary.Color); ok && !(how == "sprinkled" && manyColored[d.Key]) && !(how == "iced" && c == "white") && !(how == "chocolate-coated" && c == "brown") {
			return false
		}
		from = min(from, d.From)
	}
	if _, ok := SetState(p, i, how); !ok {
		return false
	}
	p.Waiting.Noun = nil
	UnderstandRange(p, from, s, "state", how)
	return true
}

// CakeToppers parts "cake topper" from the words before it: in "happy birthday cake topper" no birthday cake is named.
func CakeToppers(p *state.Parser) {
	for i := range p.Tokens {
		if w := p.WordAt(i + 1); p.WordAt(i) != "cake" && p.WordAt(i) != "cupcake" || w != "topper" && w != "toppers" {
			continue
		}
		at := p.SpanAt(i)
		if at < 0 || p.Spans[at].From == i {
			return
		}
		from, to := i, max(i+2, p.Spans[at].To)
		for from > 0 && p.WordAt(from-1) != "" {
			from--
		}
		before, after := p.Recut(from, i), p.Recut(i, to)
		spans := p.WithoutTokens(from, to)
		n := 0
		for n < len(spans) && spans[n].From < from {
			n++
		}
		p.Spans = append(append(append(spans[:n:n], before...), after...), spans[n:]...)
		return
	}
}

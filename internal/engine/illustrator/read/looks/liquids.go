package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// liquidColors are the colors of the splashes that liquids make. Water is the color of a splash anyway.
var liquidColors = map[string]string{
	"mud": "brown", "muddy": "brown", "coffee": "brown", "chocolate": "brown", "cola": "brown", "foam": "white", "milk": "white", "cream": "white", "yogurt": "white",
	"juice": "orange", "orange juice": "orange", "beer": "yellow", "lemonade": "yellow", "honey": "yellow", "wine": "maroon", "red wine": "maroon", "ketchup": "red",
	"tomato": "red", "ink": "black", "oil": "black", "slime": "lime green", "matcha": "green", "strawberry milk": "pink", "lava": "orange",
}

// splashes gives a splash the color of the liquid that is named before it: "a jeep with a mud splash".
func (p *parser) splashes() {
	for i := range p.spans {
		if s := p.span(i); s.key == "milk splash" || s.key == "cream splash" {
			p.spans = slices.Replace(p.spans, i, i+1, append([]span{{from: s.from, to: s.from + 1, kind: s.kind, key: strings.TrimSuffix(s.key, " splash")}}, p.recut(s.from+1, s.to)...)...)
		}
		s, next := p.span(i), p.span(i+1).key
		tone := liquidColors[s.key]
		if tone == "" || next != "splash" && next != "splashes" && next != "splashing" && next != "splatter" {
			continue
		}
		s.senses = []sense{{Class: color, Value: tone}}
		p.spans[i] = s
	}
}

// drinkColors are the colors of what is in things that splash, by their IDs.
var drinkColors = map[string]string{
	"coffee": "brown", "coffee-cup": "brown", "iced-coffee": "brown", "latte": "brown", "hot-chocolate": "brown", "chocolate-bar": "brown", "soda": "brown", "root-beer-float": "brown", "tea-cup": "brown", "iced-tea": "amber",
	"beer": "gold", "beer-bottle": "gold", "whiskey-glass": "amber", "juice": "orange", "orange": "orange", "lemonade": "yellow", "margarita": "lime green", "milk": "white", "glass-of-milk": "white", "milk-carton": "white", "wine-glass": "maroon",
	"wine-bottle": "maroon", "honey": "amber", "matcha-tea": "green", "smoothie": "pink", "milkshake": "pink", "ketchup-bottle": "red", "magic-potion": "purple", "paint-can": "red",
}

// splashColor gives a splash of which no liquid was told the color of what its thing holds: orange around a glass of orange juice.
func (p *parser) splashColor() {
	if !slices.Contains(p.out.Framing, "splash") || len(p.out.Tints) > 0 || len(p.out.Subjects) == 0 || p.says("water") || p.says("paint") {
		return
	}
	tone := drinkColors[p.out.Subjects[0].ID]
	for _, word := range []string{"red wine", "wine", "coffee", "chocolate", "cola", "milk", "beer", "lemonade", "orange juice", "juice"} {
		if tone == "" && p.says(word) {
			tone = liquidColors[word]
		}
	}
	if tone != "" {
		p.out.Tints = []string{tone}
	}
}

// withStates are so many words at most after "and" that name a state where "with" comes before them.
const withStates = 4

// andStates reads states that are told with "with" after "and" as well: "a cake with strawberries and chocolate drip".
func (p *parser) andStates() {
	led := false
	for i := 1; i < len(p.spans); i++ {
		s := p.spans[i]
		if s.key != "and" {
			led = led && s.isWord() && !s.is(relation) || s.key == "with"
			continue
		}
		for n := min(withStates, len(p.spans)-1-i); led && n > 0; n-- {
			last := p.spans[i+n]
			key := "with " + strings.ToLower(p.words(s.to, last.to))
			senses := p.r.words.Senses[key]
			if len(senses) != 1 || senses[0].Class != state || p.span(i+n+1).is(partWord) && p.span(i+n+1).isWord() {
				continue
			}
			p.spans = slices.Replace(p.spans, i, i+n+1, span{from: s.from, to: last.to, kind: s.kind, key: key, senses: senses})
			break
		}
	}
}

// drippings are what drips from food and candles in their own drawings: the word after it is not of the whole thing.
var drippings = wordSet("syrup yolk icing frosting sauce wax caramel cream glaze gravy mustard ketchup jam jelly yogurt")

// drips joins "dripping" to what drips: "pancakes with syrup dripping" do not melt.
func (p *parser) drips() {
	for i := 1; i < len(p.spans); i++ {
		if s := p.spans[i]; (s.key == "dripping" || s.key == "drips" || s.key == "dripping down" || s.key == "melting") && drippings[lastWord(p.spans[i-1].key)] && p.spans[i-1].to == s.from {
			p.spans[i-1].to = s.to
			p.spans = slices.Delete(p.spans, i, i+1)
			p.downSides(i)
		}
	}
}

// downSides takes out where at span i something drips: "down the sides".
func (p *parser) downSides(i int) {
	end := i
	for w := p.span(end).key; w == "down" || w == "over" || w == "off" || w == "the" || w == "its"; w = p.span(end).key {
		end++
	}
	if end > i && placesOnThings[p.span(end).key] {
		p.mark(p.span(i).from, p.span(end).to)
		p.spans = slices.Delete(p.spans, i, end+1)
	}
}

// drinks are the words for what comes with glasses to drink from.
var drinks = wordSet("bottle wine champagne whiskey whisky pitcher jug carafe decanter lemonade beer water juice milk")

// drinkingGlasses reads "glasses" beside a bottle as glasses to drink from, where nobody is there to wear them.
func (p *parser) drinkingGlasses() {
	drink := false
	for i, s := range p.spans {
		if p.livingSpan(s) {
			return
		}
		drink = drink || drinks[lastWord(s.key)]
		if s.key != "glasses" || !drink {
			continue
		}
		id := "wine-glass"
		switch {
		case p.says("wine") || p.says("champagne"):
		case p.says("whiskey") || p.says("whisky"):
			id = "whiskey-glass"
		case p.r.drawable("glass") != "":
			id = "glass"
		}
		p.spans[i].key, p.spans[i].senses, p.spans[i].plural = "drinking glasses", []sense{{Class: thing, Value: id}}, true
	}
}

// livingSpan reports whether a span names somebody who lives.
func (p *parser) livingSpan(s span) bool {
	id, ok := s.value(thing)
	return s.is(person) || ok && p.creature(id)
}

// snowOnTop reads "with snow on the roof" as that the whole is covered in snow.
func (p *parser) snowOnTop() {
	for i := 1; i+1 < len(p.spans); i++ {
		onTop := p.spans[i+1].key == "on top" || p.spans[i+1].key == "on the top"
		if p.spans[i].key != "snow" || p.spans[i+1].key != "on" && !onTop || !p.restBefore(i) {
			continue
		}
		end := i + 2
		if onTop {
			end = i + 1
		}
		for p.span(end).is(stop) || whose[p.span(end).key] {
			end++
		}
		if noun := p.span(end).key; !onTop && noun != "roof" && noun != "top" && noun != "branches" && noun != "roofs" && noun != "rooftop" {
			continue
		}
		from := i
		if p.span(i-1).key == "with" {
			from--
		}
		p.spans = slices.Replace(p.spans, from, end+1, span{from: p.spans[i].from, to: p.span(end).to, kind: token.Word, key: "covered in snow", senses: []sense{{Class: state, Value: "snowy"}}})
		return
	}
}

// servedIn reads "a tall glass of iced coffee": the drink is drawn in what it is served in.
func (p *parser) servedIn(s span, end int) bool {
	noun := p.span(end - 1)
	if end-1 < p.at || !plainVessels[p.out.Subjects[p.subj].ID] || !p.servedAs(noun) {
		return false
	}
	p.flush()
	p.mark(s.from, s.to)
	for ; p.at < end-1; p.at++ {
		if d := p.span(p.at); !d.is(stop) {
			p.apply(p.subj, d, true)
		}
	}
	p.at = end
	return true
}

// servedAs makes the last subject, a vessel, the drink that a noun names, if that is drawn in a vessel of its own.
func (p *parser) servedAs(noun span) bool {
	id, ok := noun.value(thing)
	sub := &p.out.Subjects[p.subj]
	if one := vocabulary.Numerals[strings.ToLower(sub.Words)] != ""; one || !ok || id == sub.ID || p.r.drawable(id) != brief.Piece { // one of several vessels stays like the others
		return false
	}
	slots, parts, _ := p.r.catalog.Piece(id)
	if !slices.ContainsFunc(append(slots, parts...), func(part string) bool {
		return part == sub.ID || things.Drink(id) && (drinkware[part] || part == "bottle" || part == "jar")
	}) {
		return false
	}
	sub.ID = id
	p.understand(noun.from, noun.to, "subject", noun.key)
	return true
}

// plainVessels are what drinks are served in.
var plainVessels = wordSet("glass mug cup coffee-cup tea-cup bottle jar mason-jar pitcher tumbler")

// honeyIn pours the honey that a vessel is full of over its rim: a heap of honey jars lay in a bucket of honey.
func (p *parser) honeyIn() {
	for _, r := range p.out.Relations {
		if r.Kind != "full of" || p.out.Subjects[r.To].ID != "honey" || p.out.Subjects[r.To].Count > 1 {
			continue
		}
		if _, shown := p.setState(r.From, "honeyed"); shown {
			p.dropQuietly(r.To)
			return
		}
	}
}

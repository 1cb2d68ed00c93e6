package looks

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
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

// Splashes gives a splash the color of the liquid that is named before it: "a jeep with a mud splash".
func Splashes(p *state.Parser) {
	for i := range p.Spans {
		if s := p.Span(i); s.Key == "milk splash" || s.Key == "cream splash" {
			p.Spans = slices.Replace(p.Spans, i, i+1, append([]state.Span{{From: s.From, To: s.From + 1, Kind: s.Kind, Key: strings.TrimSuffix(s.Key, " splash")}}, p.Recut(s.From+1, s.To)...)...)
		}
		s, next := p.Span(i), p.Span(i+1).Key
		tone := liquidColors[s.Key]
		if tone == "" || next != "splash" && next != "splashes" && next != "splashing" && next != "splatter" {
			continue
		}
		s.Senses = []vocabulary.Sense{{Class: vocabulary.Color, Value: tone}}
		p.Spans[i] = s
	}
}

// drinkColors are the colors of what is in things that splash, by their IDs.
var drinkColors = map[string]string{
	"coffee": "brown", "coffee-cup": "brown", "iced-coffee": "brown", "latte": "brown", "hot-chocolate": "brown", "chocolate-bar": "brown", "soda": "brown", "root-beer-float": "brown", "tea-cup": "brown", "iced-tea": "amber",
	"beer": "gold", "beer-bottle": "gold", "whiskey-glass": "amber", "juice": "orange", "orange": "orange", "lemonade": "yellow", "margarita": "lime green", "milk": "white", "glass-of-milk": "white", "milk-carton": "white", "wine-glass": "maroon",
	"wine-bottle": "maroon", "honey": "amber", "matcha-tea": "green", "smoothie": "pink", "milkshake": "pink", "ketchup-bottle": "red", "magic-potion": "purple", "paint-can": "red",
}

// SplashColor gives a splash of which no liquid was told the color of what its thing holds: orange around a glass of orange juice.
func SplashColor(p *state.Parser) {
	if !slices.Contains(p.Out.Framing, "splash") || len(p.Out.Tints) > 0 || len(p.Out.Subjects) == 0 || Says(p, "water") || Says(p, "paint") {
		return
	}
	tone := drinkColors[p.Out.Subjects[0].ID]
	for _, word := range []string{"red wine", "wine", "coffee", "chocolate", "cola", "milk", "beer", "lemonade", "orange juice", "juice"} {
		if tone == "" && Says(p, word) {
			tone = liquidColors[word]
		}
	}
	if tone != "" {
		p.Out.Tints = []string{tone}
	}
}

// withStates are so many words at most after "and" that name a state where "with" comes before them.
const withStates = 4

// AndStates reads states that are told with "with" after "and" as well: "a cake with strawberries and chocolate drip".
func AndStates(p *state.Parser) {
	led := false
	for i := 1; i < len(p.Spans); i++ {
		s := p.Spans[i]
		if s.Key != "and" {
			led = led && s.IsWord() && !s.Is(vocabulary.Relation) || s.Key == "with"
			continue
		}
		for n := min(withStates, len(p.Spans)-1-i); led && n > 0; n-- {
			last := p.Spans[i+n]
			key := "with " + strings.ToLower(p.Words(s.To, last.To))
			senses := p.Tables.Words.Senses[key]
			if len(senses) != 1 || senses[0].Class != vocabulary.State || p.Span(i+n+1).Is(vocabulary.PartWord) && p.Span(i+n+1).IsWord() {
				continue
			}
			p.Spans = slices.Replace(p.Spans, i, i+n+1, state.Span{From: s.From, To: last.To, Kind: s.Kind, Key: key, Senses: senses})
			break
		}
	}
}

// drippings are what drips from food and candles in their own drawings: the word after it is not of the whole thing.
var drippings = lexicon.Set("syrup yolk icing frosting sauce wax caramel cream glaze gravy mustard ketchup jam jelly yogurt")

// Drips joins "dripping" to what drips: "pancakes with syrup dripping" do not melt.
func Drips(p *state.Parser) {
	for i := 1; i < len(p.Spans); i++ {
		if s := p.Spans[i]; (s.Key == "dripping" || s.Key == "drips" || s.Key == "dripping down" || s.Key == "melting") && drippings[state.LastWord(p.Spans[i-1].Key)] && p.Spans[i-1].To == s.From {
			p.Spans[i-1].To = s.To
			p.Spans = slices.Delete(p.Spans, i, i+1)
			downSides(p, i)
		}
	}
}

// downSides takes out where at span i something drips: "down the sides".
func downSides(p *state.Parser, i int) {
	end := i
	for w := p.Span(end).Key; w == "down" || w == "over" || w == "off" || w == "the" || w == "its"; w = p.Span(end).Key {
		end++
	}
	if end > i && PlacesOnThings[p.Span(end).Key] {
		p.Mark(p.Span(i).From, p.Span(end).To)
		p.Spans = slices.Delete(p.Spans, i, end+1)
	}
}

// drinks are the words for what comes with glasses to drink from.
var drinks = lexicon.Set("bottle wine champagne whiskey whisky pitcher jug carafe decanter lemonade beer water juice milk")

// DrinkingGlasses reads "glasses" beside a bottle as glasses to drink from, where nobody is there to wear them.
func DrinkingGlasses(p *state.Parser) {
	drink := false
	for i, s := range p.Spans {
		if LivingSpan(p, s) {
			return
		}
		drink = drink || drinks[state.LastWord(s.Key)]
		if s.Key != "glasses" || !drink {
			continue
		}
		id := "wine-glass"
		switch {
		case Says(p, "wine") || Says(p, "champagne"):
		case Says(p, "whiskey") || Says(p, "whisky"):
			id = "whiskey-glass"
		case p.Tables.Drawable("glass") != "":
			id = "glass"
		}
		p.Spans[i].Key, p.Spans[i].Senses, p.Spans[i].Plural = "drinking glasses", []vocabulary.Sense{{Class: vocabulary.Thing, Value: id}}, true
	}
}

// LivingSpan reports whether a span names somebody who lives.
func LivingSpan(p *state.Parser, s state.Span) bool {
	id, ok := s.Value(vocabulary.Thing)
	return s.Is(vocabulary.Person) || ok && p.Creature(id)
}

// SnowOnTop reads "with snow on the roof" as that the whole is covered in snow.
func SnowOnTop(p *state.Parser) {
	for i := 1; i+1 < len(p.Spans); i++ {
		onTop := p.Spans[i+1].Key == "on top" || p.Spans[i+1].Key == "on the top"
		if p.Spans[i].Key != "snow" || p.Spans[i+1].Key != "on" && !onTop || !p.RestBefore(i) {
			continue
		}
		end := i + 2
		if onTop {
			end = i + 1
		}
		for p.Span(end).Is(vocabulary.Stop) || Whose[p.Span(end).Key] {
			end++
		}
		if noun := p.Span(end).Key; !onTop && noun != "roof" && noun != "top" && noun != "branches" && noun != "roofs" && noun != "rooftop" {
			continue
		}
		from := i
		if p.Span(i-1).Key == "with" {
			from--
		}
		p.Spans = slices.Replace(p.Spans, from, end+1, state.Span{From: p.Spans[i].From, To: p.Span(end).To, Kind: token.Word, Key: "covered in snow", Senses: []vocabulary.Sense{{Class: vocabulary.State, Value: "snowy"}}})
		return
	}
}

// ServedIn reads "a tall glass of iced coffee": the drink is drawn in what it is served in.
func ServedIn(p *state.Parser, s state.Span, end int) bool {
	noun := p.Span(end - 1)
	if end-1 < p.At || !PlainVessels[p.Out.Subjects[p.Subj].ID] || !ServedAs(p, noun) {
		return false
	}
	Flush(p)
	p.Mark(s.From, s.To)
	for ; p.At < end-1; p.At++ {
		if d := p.Span(p.At); !d.Is(vocabulary.Stop) {
			Apply(p, p.Subj, d, true)
		}
	}
	p.At = end
	return true
}

// ServedAs makes the last subject, a vessel, the drink that a noun names, if that is drawn in a vessel of its own.
func ServedAs(p *state.Parser, noun state.Span) bool {
	id, ok := noun.Value(vocabulary.Thing)
	sub := &p.Out.Subjects[p.Subj]
	if one := vocabulary.Numerals[strings.ToLower(sub.Words)] != ""; one || !ok || id == sub.ID || p.Tables.Drawable(id) != brief.Piece { // one of several vessels stays like the others
		return false
	}
	slots, parts, _ := p.Tables.Catalog.Piece(id)
	if !slices.ContainsFunc(append(slots, parts...), func(part string) bool {
		return part == sub.ID || things.Drink(id) && (Drinkware[part] || part == "bottle" || part == "jar")
	}) {
		return false
	}
	sub.ID = id
	p.Understand(noun.From, noun.To, "subject", noun.Key)
	return true
}

// PlainVessels are what drinks are served in.
var PlainVessels = lexicon.Set("glass mug cup coffee-cup tea-cup bottle jar mason-jar pitcher tumbler")

// HoneyIn pours the honey that a vessel is full of over its rim: a heap of honey jars lay in a bucket of honey.
func HoneyIn(p *state.Parser) {
	for _, r := range p.Out.Relations {
		if r.Kind != "full of" || p.Out.Subjects[r.To].ID != "honey" || p.Out.Subjects[r.To].Count > 1 {
			continue
		}
		if _, shown := SetState(p, r.From, "honeyed"); shown {
			DropQuietly(p, r.To)
			return
		}
	}
}

// Says reports whether a word is in the prompt.
func Says(p *state.Parser, word string) bool {
	return slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return t.Text == word })
}

// Served are the drinks that are drawn in what one drinks them from, Drinkware what that is.
var (
	Served    = lexicon.Set("beer coffee tea-cup tea hot-chocolate wine-glass cocktail champagne-glass latte cappuccino milkshake smoothie soda lemonade juice iced-coffee bubble-tea")
	Drinkware = lexicon.Set("mug cup glass stein tankard goblet teacup pint tumbler")
)

// DropQuietly takes a subject away that another drawing shows: its words stay understood.
func DropQuietly(p *state.Parser, i int) {
	said := len(p.Out.Reading.LeftOut)
	understood := slices.Clone(p.Out.Reading.Understood)
	p.Remove(i)
	p.Out.Reading.LeftOut = p.Out.Reading.LeftOut[:min(said, len(p.Out.Reading.LeftOut))]
	p.Out.Reading.Understood = understood
}

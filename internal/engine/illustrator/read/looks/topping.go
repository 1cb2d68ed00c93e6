package looks

import (
	"cmp"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// toppings are what is poured or strewn over food, with the state that shows it where the drawing has no part for it.
var toppings = map[string]string{
	"sprinkles": "sprinkled", "sprinkle": "sprinkled", "jimmies": "sprinkled", "syrup": "honeyed", "maple syrup": "honeyed", "honey": "honeyed", "caramel": "caramel-coated", "caramel sauce": "caramel-coated",
	"chocolate sauce": "chocolate-coated", "chocolate syrup": "chocolate-coated", "hot fudge": "chocolate-coated", "fudge": "chocolate-coated", "ganache": "chocolate-coated", "icing": "iced", "frosting": "iced", "glaze": "iced",
	"powdered sugar": "sugared", "icing sugar": "sugared", "sugar": "sugared", "melted cheese": "cheese-dripping", "drip": "melting", "drips": "melting", "gravy": "caramel-coated", "barbecue sauce": "caramel-coated", "bbq sauce": "caramel-coated",
	"hot sauce": "iced-red", "whipped cream": "creamed", "straw": "strawed", "straws": "strawed", "tassels": "tasseled", "tassel": "tasseled",
}

// strewing are what is strewn over food, by the state that shows it.
var strewing = map[string]map[string]bool{
	"strewn-nuts":    lexicon.Phrases("nuts", "chopped nuts", "almonds", "sliced almonds", "peanuts", "pecans", "walnuts", "hazelnuts", "cashews", "granola", "oats", "raisins"),
	"strewn-chips":   lexicon.Phrases("chocolate chips", "chocolate chip", "chocolate shavings", "chocolate pieces", "chocolate chunks"),
	"strewn-coconut": lexicon.Phrases("coconut flakes", "coconut shavings", "shredded coconut", "almond flakes"),
	"strewn-crumbs":  lexicon.Phrases("crumbs", "cookie crumbs", "oreo crumbs", "cocoa powder", "cinnamon", "poppy seeds", "pepper", "cookie crumble", "oreo pieces"),
	"strewn-herbs":   lexicon.Phrases("herbs", "parsley", "chives", "cilantro", "rosemary", "thyme", "dill", "green onions", "scallions", "oregano", "arugula", "sprouts", "basil", "pesto"),
	"strewn-cheese":  lexicon.Phrases("shredded cheese", "grated cheese", "parmesan", "cheddar", "feta"),
	"strewn-seeds":   lexicon.Phrases("sesame seeds", "sesame", "seeds", "pumpkin seeds", "everything seasoning"),
	"strewn-salt":    lexicon.Phrases("salt", "sea salt", "salt flakes", "sugar crystals", "cinnamon sugar"),
	"strewn-bread":   lexicon.Phrases("croutons", "crouton", "bread cubes"),
	"strewn-pearls":  lexicon.Phrases("pearls", "pearl", "sugar pearls", "edible pearls", "candy pearls", "dragees"),
	"strewn-berries": lexicon.Phrases("berries", "mixed berries", "fresh berries"),
}

// strewn returns the state of food over which what a word names is strewn.
func strewn(key string) string {
	for how, words := range strewing {
		if words[key] {
			return how
		}
	}
	return ""
}

// thick are the words for what is poured over food, whose flavor or color stands before them.
var thick = lexicon.Set("drizzle drizzles sauce dip coating")

// foodBefore reports whether food is named before span i.
func foodBefore(p *state.Parser, i int) bool {
	return slices.ContainsFunc(p.Spans[:i], func(s state.Span) bool {
		id, _ := s.Value(vocabulary.Thing)
		t, _ := things.ByID(id)
		return t.Group == "food-drink"
	})
}

// bitsOf makes span i, which is strewn over food, a word for a part, together with what it is of: "coconut flakes", "oreo crumbs", "salt". How
// icing is drawn anyway is understood.
func bitsOf(p *state.Parser, i int) {
	s, before := p.Spans[i], p.Spans[i-1]
	if asIced[s.Key] && i+1 < len(p.Spans) && icings[p.Spans[i+1].Key] {
		p.Understand(s.From, s.To, "part", p.Spans[i+1].Key)
		p.Spans = slices.Delete(p.Spans, i, i+1)
		return
	}
	if s.Key == "mint" && s.Is(vocabulary.Color) && (before.Key == "with" || before.Key == "and") && !p.Span(i+1).Is(vocabulary.Naming...) && ownedBefore(p, i) {
		p.Spans[i].Senses = []vocabulary.Sense{{Class: vocabulary.PartWord, Value: s.Key}} // the herb of a drink
		return
	}
	word := []vocabulary.Sense{{Class: vocabulary.PartWord, Value: s.Key}}
	if both := before.Key + " " + s.Key; before.IsWord() && strewn(both) != "" && foodBefore(p, i-1) {
		p.Spans[i] = state.Span{Kind: token.Word, From: before.From, To: s.To, Key: both, Senses: word, Plural: true}
		p.Spans = slices.Delete(p.Spans, i-1, i)
	} else if s.IsWord() && strewn(s.Key) != "" && !s.Is(vocabulary.Thing, vocabulary.StandIn, vocabulary.PartWord) && foodBefore(p, i) {
		p.Spans[i].Senses = word
	}
}

// sauced joins span i, which is poured over food, with the flavor or the color before it: "white drizzle", "strawberry sauce".
func sauced(p *state.Parser, i int) {
	s, before := p.Spans[i], p.Spans[i-1]
	if !thick[s.Key] || s.Is(vocabulary.Thing, vocabulary.StandIn) || !before.IsWord() || !foodBefore(p, i-1) || p.Spans[i-2].Kind == token.Pause { // told after a comma it is a part of the drawing
		return
	}
	hue, ok := before.Value(vocabulary.Color)
	if name := p.Tables.Words.Hues[before.Key]; name != "" {
		hue, ok = name, true
	}
	switch {
	case ownedBefore(p, i-1):
		p.Understand(s.From, s.To, "part", before.Key)
		p.Spans = slices.Delete(p.Spans, i, i+1)
		return
	case before.Key == "cheese":
		hue = "cheese"
	case !ok:
		return
	}
	p.Spans[i] = state.Span{Kind: token.Word, From: before.From, To: s.To, Key: poured + cmp.Or(coloredAs[hue], "iced-"+hue), Senses: []vocabulary.Sense{{Class: vocabulary.PartWord, Value: s.Key}}}
	p.Spans = slices.Delete(p.Spans, i-1, i)
}

// poured begins the key of a span of what is poured over food; the state that shows it follows.
const poured = "poured "

// coloredAs are the states in which things are covered with what has a color; others are "iced-" and the color.
var coloredAs = map[string]string{
	"chocolate": "chocolate-coated", "brown": "chocolate-coated", "dark brown": "chocolate-coated", "tan": "caramel-coated", "amber": "honeyed", "orange": "honeyed", "gold": "gold-dripping", "white": "iced", "cream": "iced",
	"hot pink": "iced-pink", "light pink": "iced-pink", "light blue": "iced-blue", "teal": "iced-mint", "lavender": "iced-purple", "plum": "iced-purple", "lime": "iced-green", "olive": "iced-green", "cheese": "cheese-dripping",
}

// tasselGroups are the groups of things from which tassels hang.
var tasselGroups = lexicon.Set("furniture-home holiday-party clothing-accessory")

// manyColored are the words that say no more of sprinkles than is drawn.
var manyColored = lexicon.Set("rainbow colorful colourful multicolored colored assorted")

// Topped reads a topping of food that its drawing has no part for: "a waffle with sprinkles", "a donut with white drizzle", "milk with a straw".
func Topped(p *state.Parser, i int, s state.Span) bool {
	if iceMade(p, i, s) {
		return true
	}
	how, joined := strings.CutPrefix(s.Key, poured)
	if !joined {
		how = cmp.Or(toppings[s.Key], strewn(AsTyped(p, s)), strewn(s.Key))
	}
	if how == "" || !p.IsPiece(i) || hasTopping(p, i, s.Key) || !takesTopping(p.Out.Subjects[i].ID, how) {
		return false
	}
	from := s.From
	for _, d := range p.Waiting.Noun {
		c, ok := d.Value(vocabulary.Color)
		switch {
		case strings.HasPrefix(how, "strewn-") && (d.Is(vocabulary.State) || d.Key == "green" || d.Key == "white" || d.Key == "silver" && how == "strewn-pearls"):
		case how == "sprinkled" && manyColored[d.Key], how == "strawed" && (d.Is(vocabulary.Fill) || c == "red"), how == "tasseled" && c == "gold":
		case ok && how == "iced":
			how = cmp.Or(coloredAs[c], "iced-"+c)
		case ok && !(how == "chocolate-coated" && c == "brown"), d.Is(vocabulary.Fill):
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

// iceMade gives the color of its icing to what is baked in the form of another thing: "snowflake cookies with blue icing".
func iceMade(p *state.Parser, i int, s state.Span) bool {
	sub := &p.Out.Subjects[i]
	if sub.As != "cookie" && sub.As != "cake" && sub.As != "birthday-cake" || !icings[s.Key] || len(p.Waiting.Noun) == 0 {
		return false
	}
	d := p.Waiting.Noun[len(p.Waiting.Noun)-1]
	c, ok := d.Value(vocabulary.Color)
	if !ok {
		return false
	}
	sub.Color, p.Waiting.Noun = c, nil
	UnderstandRange(p, d.From, s, "color", c)
	return true
}

// hasTopping reports whether the drawing of a thing has a part for a topping; syrup is none for cream.
func hasTopping(p *state.Parser, i int, key string) bool {
	part := p.PartNamed(i, key)
	return part != "" && !(key == "whipped cream" && part == "topping")
}

// sippedFrom are the things from which one drinks through a straw though they are no drinks.
var sippedFrom = lexicon.Set("mason-jar glass cup tumbler coffee-cup paper-cup tin-can water-bottle bottle coconut watermelon pineapple orange lemon lime grapefruit juice-box soda milk-carton jar baby-bottle thermos red-cup")

// takesCream are the other dishes that whipped cream is put on.
var takesCream = lexicon.Set("pancake waffle pie pie-slice cake cake-slice cheesecake cupcake muffin donut brownie ice-cream ice-cream-sundae pudding jello bubble-tea churro milkshake")

// takesTopping reports whether a thing can have what a state shows: food a topping, drinks and vessels a straw, cushions tassels.
func takesTopping(id, how string) bool {
	t, _ := things.ByID(id)
	switch how {
	case "strawed":
		return things.Drink(id) || sippedFrom[id]
	case "creamed":
		return things.Drink(id) || takesCream[id]
	case "tasseled":
		return tasselGroups[t.Group]
	}
	if strings.HasPrefix(how, "strewn-") {
		return strewnOn[id]
	}
	return t.Group == "food-drink" && !things.Drink(id) && id != "charcuterie-board"
}

// strewnOn are the dishes over which bits are strewn.
var strewnOn = lexicon.Set(`donut cookie cupcake muffin pancake waffle brownie pie bread bagel pretzel croissant ice-cream ice-cream-sundae ice-pop cake birthday-cake cake-slice banana toast french-fries steak pizza pizza-slice
	pasta spaghetti lasagna fried-chicken chicken-wing chicken-drumstick soup ramen hot-dog taco burrito nachos potato baked-potato churro cinnamon-roll popcorn candy-apple caramel-apple strawberry macaron fried-egg salmon-fish curry rice-bowl
	marshmallow sandwich hamburger corn roast-turkey acai-bowl pudding oatmeal yogurt`)

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

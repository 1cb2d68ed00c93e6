package designs

import (
	"slices"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/data"
	"pellucid/internal/engine/illustrator/read/designs/sayings"
	"pellucid/internal/engine/illustrator/read/letters"
	"pellucid/internal/engine/illustrator/read/places"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/read/wordnet"
	"pellucid/internal/engine/illustrator/token"
)

// destinations maps the names of places, by token.Key, to the things that stand for them in a design.
var destinations = sync.OnceValue(func() map[string][]string {
	out := map[string][]string{}
	data.Pairs("destinations", func(words, value string, _ bool) {
		for id := range strings.SplitSeq(value, "+") {
			out[token.Key(words)] = append(out[token.Key(words)], strings.TrimSpace(id))
		}
	})
	return out
})

const (
	// longestDestination is the number of words of the longest name of a place that is looked for.
	longestDestination = 4
	// longestCaption is how many words with capitals may name a place of no list.
	longestCaption = 4
)

var (
	// travels come before the word for a print about a place.
	travels = lexicon.Set("travel vacation tourism destination tourist souvenir wanderlust")
	// travelPrints are those words.
	travelPrints = lexicon.Set("poster posters print prints art sticker stickers badge badges patch stamp stamps postcard postcards label decal design illustration magnet card logo emblem ad advert advertisement")
	// travelSheets are those of them that are sheets of paper with the name of the place.
	travelSheets = lexicon.Set("poster posters print prints art postcard postcards card ad advert advertisement illustration")
	// placedDesigns are designs on which a place that is named is lettered.
	placedDesigns = lexicon.Set("poster posters sticker stickers badge badges patch t-shirt tshirt shirt tee emblem souvenir magnet decal skyline vacation")
	// beforePlaces may stand between the word for a print and the place.
	beforePlaces = lexicon.Set("of to from for visit the in about")
)

// aDestination is a place that a design names.
type aDestination struct {
	from, to int      // its tokens
	things   []string // what stands for it
	country  int      // the token at which the country after it begins, or 0
}

// destination letters the place that a travel poster, a badge of a national park or a souvenir names, and draws what stands for the place where the
// prompt names nothing else to draw. A place that is all of a prompt is drawn as what stands for it.
func destination(p *state.Parser) {
	if p.Border.ForInvitation {
		return
	}
	travel, park := travelPrint(p), parkWords(p)
	place, ok := placeNamed(p, travel > 0 || park > 0)
	if !ok {
		if p.Quoted() && (travel > 0 || greetingCard(p)) {
			dropTravel(p, travel)
		}
		return
	}
	alone := nothingBut(p, place)
	if p.Language.Code != "en" && p.Language.Code != "" && !alone {
		return
	}
	asked := travel > 0 || park > 0 || greetsFrom(p, place.from)
	if !asked && (meansOther(p, place) || yearAfter(p, place.to)) {
		return
	}
	if !alone && !asked && !placedDesign(p, place) || p.Logo && !asked {
		return
	}
	own := !artBeside(p, place)
	if alone && !asked && p.Out.Design == "" {
		landmarkAlone(p, place)
		return
	}
	if p.Quoted() && !asked {
		if greetingCard(p) {
			dropTravel(p, 0)
		}
		return // the design says what is quoted
	}
	captionPlace(p, place, own, park)
	dropTravel(p, travel)
}

// yearAfter reports whether a year follows a place in the same phrase, which then is a saying: "Alaska cruise 2026".
func yearAfter(p *state.Parser, at int) bool {
	for i := at; i < at+4 && p.WordAt(i) != ""; i++ {
		if w := p.WordAt(i - 1); vocabulary.IsYear(p.WordAt(i)) && w != "est" && w != "since" && w != "established" {
			return true
		}
	}
	return false
}

// travelPrint is the token of the word for a print after "travel", or 0.
func travelPrint(p *state.Parser) int {
	for i := 1; i < len(p.Tokens); i++ {
		if travelPrints[p.WordAt(i)] && (travels[p.WordAt(i-1)] || p.WordAt(i-1) == "passport" || p.WordAt(i-1) == "postage") {
			return i
		}
		if travels[p.WordAt(i-1)] && travelPrints[p.WordAt(i+1)] {
			return i + 1 // "travel badge sticker", "travel art print"
		}
	}
	return 0
}

// parkWords is the token after "national park", or 0.
func parkWords(p *state.Parser) int {
	for i := range p.Tokens {
		if w := p.WordAt(i); (w == "national" || w == "state") && (p.WordAt(i+1) == "park" || p.WordAt(i+1) == "parks") && !sayings.QuotedAt(p, i) {
			return i + 2
		}
	}
	return 0
}

// greetingCard reports whether a postcard says greetings between quotation marks: it is seen from the front.
func greetingCard(p *state.Parser) bool {
	return slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return t.Text == "postcard" }) && slices.ContainsFunc(p.Spans, func(s state.Span) bool {
		return s.Kind == token.Quote && strings.HasPrefix(strings.ToLower(s.Text), "greetings")
	})
}

// greetsFrom reports whether "greetings from" stands before a token.
func greetsFrom(p *state.Parser, at int) bool {
	return at > 1 && p.WordAt(at-1) == "from" && (p.WordAt(at-2) == "greetings" || p.WordAt(at-2) == "hello")
}

// placeNamed finds the place of a prompt: one of the list, a country or a state; where a print about a place is asked for, also words with capitals.
func placeNamed(p *state.Parser, asked bool) (aDestination, bool) {
	for i := range p.Tokens {
		for n := min(longestDestination, len(p.Tokens)-i); n > 0; n-- {
			if list := destinations()[token.Key(p.Words(i, i+n))]; list != nil && p.AllWords(i, i+n) && !sayings.QuotedAt(p, i) && (asked || !inLargerName(p, i, i+n)) {
				return withLead(p, withCountry(p, aDestination{from: i, to: i + n, things: drawableOf(p, list)}), asked), true
			}
		}
		if code, to := places.Country(p, i); code != "" && asked && p.SpanAt(i) >= 0 && !sayings.QuotedAt(p, i) && !isFlagOrMap[p.WordAt(to)] && (p.CapitalToken(i) || !p.Spans[p.SpanAt(i)].Is(vocabulary.Thing)) { // a globe is a thing
			return withLead(p, aDestination{from: i, to: to}, asked), true
		}
	}
	if !asked || p.Quoted() {
		return aDestination{}, false
	}
	for i := range p.Tokens {
		to := i
		for to < len(p.Tokens) && to < i+longestCaption && p.CapitalToken(to) && captioned(p, to) {
			to++
		}
		if to > i && (i > 0 || to < len(p.Tokens) && !p.CapitalToken(to)) && string(p.Runes) != strings.ToUpper(string(p.Runes)) {
			return withCountry(p, aDestination{from: i, to: to}), true
		}
	}
	return aDestination{}, false
}

// isFlagOrMap are the words after a country for its flag or its map.
var isFlagOrMap = lexicon.Set("flag flags map maps outline")

// inLargerName reports whether some tokens are within the longer name of one thing: a london bus.
func inLargerName(p *state.Parser, from, to int) bool {
	at := p.SpanAt(from)
	if at < 0 {
		return true
	}
	s := p.Spans[at]
	id, named := s.Value(vocabulary.Thing)
	return (s.From < from || s.To > to) && named && p.Tables.Drawable(id) != "" && !slices.Contains(destinations()[token.Key(p.Words(from, to))], id)
}

// captioned reports whether a word with a capital may be of the name of a place: nothing that is drawn, and no word of the order.
func captioned(p *state.Parser, i int) bool {
	at := p.SpanAt(i)
	if at < 0 || travels[p.WordAt(i)] || travelPrints[p.WordAt(i)] || p.WordAt(i) == "national" || p.WordAt(i) == "park" || p.WordAt(i) == "visit" || letters.TradeToken(p, i) {
		return false
	}
	s := p.Spans[at]
	id, named := s.Value(vocabulary.Thing)
	return s.Kind == token.Word && !(named && p.Tables.Drawable(id) != "") && !s.Is(vocabulary.Style, vocabulary.Person, vocabulary.StandIn) && !s.Is(vocabulary.Color, vocabulary.Material, vocabulary.Fill)
}

// withCountry adds the country or the state that follows a place.
func withCountry(p *state.Parser, d aDestination) aDestination {
	at := d.to
	if at+1 < len(p.Tokens) && p.Tokens[at].Kind == token.Pause {
		at++
	}
	if code, to := places.Country(p, at); code != "" && !isFlagOrMap[p.WordAt(to)] {
		d.country, d.to = at, to
	} else if key := token.Key(p.Words(d.from, d.to)); d.to-d.from > 1 && d.things != nil && destinations()[p.WordAt(d.from)] != nil && strings.HasPrefix(key, p.WordAt(d.from)+" ") {
		if code, to := places.Country(p, d.from+1); code != "" && to == d.to {
			d.country = d.from + 1 // "rome italy"
		}
	}
	return d
}

// withLead adds the name that stands before a larger place: "Lake Como, Italy".
func withLead(p *state.Parser, d aDestination, asked bool) aDestination {
	end := d.from
	if end > 0 && p.Tokens[end-1].Kind == token.Pause {
		end--
	}
	from := end
	for from > 0 && end-from < longestCaption && p.CapitalToken(from-1) && captioned(p, from-1) && !sayings.QuotedAt(p, from-1) {
		from--
	}
	if !asked || from == end || d.country > 0 || string(p.Runes) == strings.ToUpper(string(p.Runes)) || !p.CapitalToken(d.from) {
		return d
	}
	d.from, d.country = from, d.from
	return d
}

// drawableOf are the things of a list that can be drawn.
func drawableOf(p *state.Parser, list []string) []string {
	return slices.DeleteFunc(slices.Clone(list), func(id string) bool { return p.Tables.Drawable(id) == "" })
}

// nothingBut reports whether a prompt names nothing besides a place.
func nothingBut(p *state.Parser, d aDestination) bool {
	return !slices.ContainsFunc(p.Spans, func(s state.Span) bool {
		return (s.To <= d.from || s.From >= d.to) && (s.Kind != token.Word || !s.Is(vocabulary.Trade, vocabulary.Stop, vocabulary.Style) || s.Is(vocabulary.Thing) && !s.Is(vocabulary.Trade, vocabulary.Style) || s.Is(vocabulary.Relation) && s.Key != "of" && s.Key != "for")
	})
}

// placedDesign reports whether a place is named on a design: it stands right at the word for one, or first or last in the prompt, and nobody is in it.
func placedDesign(p *state.Parser, d aDestination) bool {
	said := p.Said(0, len(p.Tokens))
	sunsetPrint := strings.Contains(said, " retro sunset ") || strings.Contains(said, " vintage sunset ")
	if !slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return placedDesigns[t.Text] }) && !strings.Contains(said, " t shirt ") && !sunsetPrint {
		return false
	}
	if p.Out.Design == "" && sunsetPrint {
		p.Out.Design = "print"
	}
	if p.Out.Design == "" {
		return false
	}
	before := p.WordAt(d.from - 1)
	return before != "in" && before != "with" && before != "from" && before != "on" && before != "at" && before != "and"
}

// meansOther reports whether the name of a place is also that of something else, or of what follows it: a turkey, a boston terrier, a glacier mint.
func meansOther(p *state.Parser, d aDestination) bool {
	at := p.SpanAt(d.from)
	id, named := p.Spans[max(0, at)].Value(vocabulary.Thing)
	if at < 0 || named && p.Tables.Drawable(id) != "" && !slices.Contains(d.things, id) || p.Spans[at].Is(vocabulary.Person) {
		return true
	}
	if next := p.WordAt(d.to); next != "" && !placedDesigns[next] && (p.Tables.Words.Has(next, vocabulary.Young) || wordnet.Knows(token.Key(p.Words(d.from, d.to)+" "+next))) {
		return true
	}
	code, _ := places.Country(p, d.from)
	next := p.Span(p.SpanAt(d.to))
	if next.From < d.to && next.To > d.to {
		return true // "olympic rings"
	}
	return !strings.HasPrefix(code, "us-") && (!p.CapitalToken(d.from) || next.Is(vocabulary.StandIn)) && next.IsWord() && next.Is(vocabulary.Thing, vocabulary.StandIn) && !next.Is(vocabulary.Style, vocabulary.Trade) && !placedDesigns[state.LastWord(next.Key)]
}

// artBeside reports whether a prompt names something to draw besides a place.
func artBeside(p *state.Parser, d aDestination) bool {
	return slices.ContainsFunc(p.Spans, func(s state.Span) bool {
		if s.From < d.to && s.To > d.from && s.From >= d.from && s.To <= d.to || s.Kind != token.Word || placedDesigns[state.LastWord(s.Key)] && state.LastWord(s.Key) != "skyline" || travelPrints[state.LastWord(s.Key)] || travels[s.Key] || s.Key == "passport" || s.Key == "national park" {
			return false
		}
		id, named := s.Value(vocabulary.Thing)
		return named && p.Tables.Drawable(id) != "" && !s.Is(vocabulary.Trade, vocabulary.Color) || s.Is(vocabulary.Person, vocabulary.StandIn) && !s.Is(vocabulary.Trade, vocabulary.Stop)
	})
}

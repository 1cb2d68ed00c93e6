package read

import (
	"slices"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/read/data"
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
	travels = wordSet("travel vacation tourism destination tourist souvenir wanderlust")
	// travelPrints are those words.
	travelPrints = wordSet("poster posters print prints art sticker stickers badge badges patch stamp stamps postcard postcards label decal design illustration magnet card logo emblem ad advert advertisement")
	// travelSheets are those of them that are sheets of paper with the name of the place.
	travelSheets = wordSet("poster posters print prints art postcard postcards card ad advert advertisement illustration")
	// placedDesigns are designs on which a place that is named is lettered.
	placedDesigns = wordSet("poster posters sticker stickers badge badges patch t-shirt tshirt shirt tee emblem souvenir magnet decal skyline vacation")
	// beforePlaces may stand between the word for a print and the place.
	beforePlaces = wordSet("of to from for visit the in about")
)

// aDestination is a place that a design names.
type aDestination struct {
	from, to int      // its tokens
	things   []string // what stands for it
	country  int      // the token at which the country after it begins, or 0
}

// destination letters the place that a travel poster, a badge of a national park or a souvenir names, and draws what stands for the place where the
// prompt names nothing else to draw. A place that is all of a prompt is drawn as what stands for it.
func (p *parser) destination() {
	if p.forInvitation {
		return
	}
	travel, park := p.travelPrint(), p.parkWords()
	place, ok := p.placeNamed(travel > 0 || park > 0)
	if !ok {
		if p.quoted() && (travel > 0 || p.greetingCard()) {
			p.dropTravel(travel)
		}
		return
	}
	alone := p.nothingBut(place)
	if p.lang.Code != "en" && p.lang.Code != "" && !alone {
		return
	}
	asked := travel > 0 || park > 0 || p.greetsFrom(place.from)
	if !asked && (p.meansOther(place) || p.yearAfter(place.to)) {
		return
	}
	if !alone && !asked && !p.placedDesign(place) || p.logo && !asked {
		return
	}
	own := !p.artBeside(place)
	if alone && !asked && p.out.Design == "" {
		p.landmarkAlone(place)
		return
	}
	if p.quoted() && !asked {
		if p.greetingCard() {
			p.dropTravel(0)
		}
		return // the design says what is quoted
	}
	p.captionPlace(place, own, park)
	p.dropTravel(travel)
}

// yearAfter reports whether a year follows a place in the same phrase, which then is a saying: "Alaska cruise 2026".
func (p *parser) yearAfter(at int) bool {
	for i := at; i < at+4 && p.wordAt(i) != ""; i++ {
		if w := p.wordAt(i - 1); vocabulary.IsYear(p.wordAt(i)) && w != "est" && w != "since" && w != "established" {
			return true
		}
	}
	return false
}

// travelPrint is the token of the word for a print after "travel", or 0.
func (p *parser) travelPrint() int {
	for i := 1; i < len(p.toks); i++ {
		if travelPrints[p.wordAt(i)] && (travels[p.wordAt(i-1)] || p.wordAt(i-1) == "passport" || p.wordAt(i-1) == "postage") {
			return i
		}
		if travels[p.wordAt(i-1)] && travelPrints[p.wordAt(i+1)] {
			return i + 1 // "travel badge sticker", "travel art print"
		}
	}
	return 0
}

// parkWords is the token after "national park", or 0.
func (p *parser) parkWords() int {
	for i := range p.toks {
		if w := p.wordAt(i); (w == "national" || w == "state") && (p.wordAt(i+1) == "park" || p.wordAt(i+1) == "parks") && !p.quotedAt(i) {
			return i + 2
		}
	}
	return 0
}

// quotedAt reports whether a token is within quotation marks.
func (p *parser) quotedAt(i int) bool {
	at := p.spanAt(i)
	return at >= 0 && p.spans[at].kind == token.Quote
}

// greetingCard reports whether a postcard says greetings between quotation marks: it is seen from the front.
func (p *parser) greetingCard() bool {
	return slices.ContainsFunc(p.toks, func(t token.Token) bool { return t.Text == "postcard" }) && slices.ContainsFunc(p.spans, func(s span) bool {
		return s.kind == token.Quote && strings.HasPrefix(strings.ToLower(s.text), "greetings")
	})
}

// greetsFrom reports whether "greetings from" stands before a token.
func (p *parser) greetsFrom(at int) bool {
	return at > 1 && p.wordAt(at-1) == "from" && (p.wordAt(at-2) == "greetings" || p.wordAt(at-2) == "hello")
}

// placeNamed finds the place of a prompt: one of the list, a country or a state; where a print about a place is asked for, also words with capitals.
func (p *parser) placeNamed(asked bool) (aDestination, bool) {
	for i := range p.toks {
		for n := min(longestDestination, len(p.toks)-i); n > 0; n-- {
			if list := destinations()[token.Key(p.words(i, i+n))]; list != nil && p.allWords(i, i+n) && !p.quotedAt(i) && (asked || !p.inLargerName(i, i+n)) {
				return p.withLead(p.withCountry(aDestination{from: i, to: i + n, things: p.drawableOf(list)}), asked), true
			}
		}
		if code, to := p.country(i); code != "" && asked && p.spanAt(i) >= 0 && !p.quotedAt(i) && !isFlagOrMap[p.wordAt(to)] {
			return p.withLead(aDestination{from: i, to: to}, asked), true
		}
	}
	if !asked || p.quoted() {
		return aDestination{}, false
	}
	for i := range p.toks {
		to := i
		for to < len(p.toks) && to < i+longestCaption && p.capitalToken(to) && p.captioned(to) {
			to++
		}
		if to > i && (i > 0 || to < len(p.toks) && !p.capitalToken(to)) && string(p.runes) != strings.ToUpper(string(p.runes)) {
			return p.withCountry(aDestination{from: i, to: to}), true
		}
	}
	return aDestination{}, false
}

// isFlagOrMap are the words after a country for its flag or its map.
var isFlagOrMap = wordSet("flag flags map maps outline")

// inLargerName reports whether some tokens are within the longer name of one thing: a london bus.
func (p *parser) inLargerName(from, to int) bool {
	at := p.spanAt(from)
	if at < 0 {
		return true
	}
	s := p.spans[at]
	id, named := s.value(thing)
	return (s.from < from || s.to > to) && named && p.r.drawable(id) != "" && !slices.Contains(destinations()[token.Key(p.words(from, to))], id)
}

// captioned reports whether a word with a capital may be of the name of a place: nothing that is drawn, and no word of the order.
func (p *parser) captioned(i int) bool {
	at := p.spanAt(i)
	if at < 0 || travels[p.wordAt(i)] || travelPrints[p.wordAt(i)] || p.wordAt(i) == "national" || p.wordAt(i) == "park" || p.wordAt(i) == "visit" || p.tradeToken(i) {
		return false
	}
	s := p.spans[at]
	id, named := s.value(thing)
	return s.kind == token.Word && !(named && p.r.drawable(id) != "") && !s.is(style, person, standIn) && !s.is(color, material, fill)
}

// withCountry adds the country or the state that follows a place.
func (p *parser) withCountry(d aDestination) aDestination {
	at := d.to
	if at+1 < len(p.toks) && p.toks[at].Kind == token.Pause {
		at++
	}
	if code, to := p.country(at); code != "" && !isFlagOrMap[p.wordAt(to)] {
		d.country, d.to = at, to
	} else if key := token.Key(p.words(d.from, d.to)); d.to-d.from > 1 && d.things != nil && destinations()[p.wordAt(d.from)] != nil && strings.HasPrefix(key, p.wordAt(d.from)+" ") {
		if code, to := p.country(d.from + 1); code != "" && to == d.to {
			d.country = d.from + 1 // "rome italy"
		}
	}
	return d
}

// withLead adds the name that stands before a larger place: "Lake Como, Italy".
func (p *parser) withLead(d aDestination, asked bool) aDestination {
	end := d.from
	if end > 0 && p.toks[end-1].Kind == token.Pause {
		end--
	}
	from := end
	for from > 0 && end-from < longestCaption && p.capitalToken(from-1) && p.captioned(from-1) && !p.quotedAt(from-1) {
		from--
	}
	if !asked || from == end || d.country > 0 || string(p.runes) == strings.ToUpper(string(p.runes)) || !p.capitalToken(d.from) {
		return d
	}
	d.from, d.country = from, d.from
	return d
}

// drawableOf are the things of a list that can be drawn.
func (p *parser) drawableOf(list []string) []string {
	return slices.DeleteFunc(slices.Clone(list), func(id string) bool { return p.r.drawable(id) == "" })
}

// nothingBut reports whether a prompt names nothing besides a place.
func (p *parser) nothingBut(d aDestination) bool {
	return !slices.ContainsFunc(p.spans, func(s span) bool {
		return (s.to <= d.from || s.from >= d.to) && (s.kind != token.Word || !s.is(trade, stop, style) || s.is(thing) && !s.is(trade, style) || s.is(relation) && s.key != "of" && s.key != "for")
	})
}

// placedDesign reports whether a place is named on a design: it stands right at the word for one, or first or last in the prompt, and nobody is in it.
func (p *parser) placedDesign(d aDestination) bool {
	said := p.said(0, len(p.toks))
	sunsetPrint := strings.Contains(said, " retro sunset ") || strings.Contains(said, " vintage sunset ")
	if !slices.ContainsFunc(p.toks, func(t token.Token) bool { return placedDesigns[t.Text] }) && !strings.Contains(said, " t shirt ") && !sunsetPrint {
		return false
	}
	if p.out.Design == "" && sunsetPrint {
		p.out.Design = "print"
	}
	if p.out.Design == "" {
		return false
	}
	before := p.wordAt(d.from - 1)
	return before != "in" && before != "with" && before != "from" && before != "on" && before != "at" && before != "and"
}

// meansOther reports whether the name of a place is also that of something else, or of what follows it: a turkey, a boston terrier, a glacier mint.
func (p *parser) meansOther(d aDestination) bool {
	at := p.spanAt(d.from)
	id, named := p.spans[max(0, at)].value(thing)
	if at < 0 || named && p.r.drawable(id) != "" && !slices.Contains(d.things, id) || p.spans[at].is(person) {
		return true
	}
	if next := p.wordAt(d.to); next != "" && !placedDesigns[next] && (p.r.words.Has(next, vocabulary.Young) || wordnet.Knows(token.Key(p.words(d.from, d.to)+" "+next))) {
		return true
	}
	code, _ := p.country(d.from)
	next := p.span(p.spanAt(d.to))
	if next.from < d.to && next.to > d.to {
		return true // "olympic rings"
	}
	return !strings.HasPrefix(code, "us-") && (!p.capitalToken(d.from) || next.is(standIn)) && next.isWord() && next.is(thing, standIn) && !next.is(style, trade) && !placedDesigns[lastWord(next.key)]
}

// artBeside reports whether a prompt names something to draw besides a place.
func (p *parser) artBeside(d aDestination) bool {
	return slices.ContainsFunc(p.spans, func(s span) bool {
		if s.from < d.to && s.to > d.from && s.from >= d.from && s.to <= d.to || s.kind != token.Word || placedDesigns[lastWord(s.key)] && lastWord(s.key) != "skyline" || travelPrints[lastWord(s.key)] || travels[s.key] || s.key == "passport" || s.key == "national park" {
			return false
		}
		id, named := s.value(thing)
		return named && p.r.drawable(id) != "" && !s.is(trade, color) || s.is(person, standIn) && !s.is(trade, stop)
	})
}

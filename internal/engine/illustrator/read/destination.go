package read

import (
	"slices"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/data"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/read/wordnet"
	"pellucid/internal/engine/illustrator/things"
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

// landmarkAlone draws what stands for a place that is all of a prompt.
func (p *parser) landmarkAlone(d aDestination) {
	if len(d.things) == 0 {
		return
	}
	words := p.words(d.from, d.to)
	if d.things[0] == things.ID(token.Key(words)) || p.thingOver(d.from, d.to) == d.things[0] {
		return // the canyon itself
	}
	p.standIn(d.from, d.to, words, p.namesOf(d.things[:1]), "We drew "+p.namesOf(d.things[:1])+" as the mark of "+titled(words)+".")
	p.withoutTokens(d.from, d.to)
	at := slices.IndexFunc(p.spans, func(s span) bool { return s.from >= d.to })
	if at < 0 {
		at = len(p.spans)
	}
	id := d.things[0]
	p.spans = slices.Insert(p.spans, at, span{from: d.from, to: d.to, kind: token.Word, key: strings.ReplaceAll(id, "-", " "), senses: []sense{{Class: thing, Value: id}}})
}

// namesOf are the names of things with articles, in a sentence.
func (p *parser) namesOf(ids []string) string {
	var names []string
	for _, id := range ids {
		names = append(names, named(strings.ReplaceAll(id, "-", " "), false))
	}
	return strings.Join(names, " and ")
}

// drawPlace adds what stands for the place of a design to its subjects.
func (p *parser) drawPlace() {
	if p.out.Design == "print" && len(p.placeArt)+len(p.out.Subjects) == 0 && len(p.out.Lettering) > 0 {
		p.placeArt = p.drawableOf(p.sportArt())
	}
	if len(p.placeArt) == 0 {
		return
	}
	if n := len(p.out.Subjects); n == 1 && p.out.Subjects[0].Kind == brief.Family && p.out.Subjects[0].ID == "badge" {
		if s := p.out.Subjects[0]; s.Text != "" && !slices.Contains(p.out.Lettering, s.Text) {
			p.out.Lettering = append(p.out.Lettering, s.Text)
		}
		p.out.Subjects, p.out.Framing = nil, appendNew(p.out.Framing, "badge")
	} else if n == 1 && p.out.Design == "print" && vocabulary.PrintGarments[lastWord(strings.ToLower(p.out.Subjects[0].Words))] {
		p.dropSubject(0)
	}
	for _, id := range p.placeArt {
		if len(p.out.Subjects) > 0 {
			p.out.Relations = append(p.out.Relations, brief.Relation{From: 0, Kind: "and", To: len(p.out.Subjects)})
		}
		p.out.Subjects = append(p.out.Subjects, brief.Subject{Words: strings.ReplaceAll(id, "-", " "), Kind: p.r.drawable(id), ID: id, Count: 1})
	}
}

// captionPlace letters a place, and draws what stands for it where that is the design's own art.
func (p *parser) captionPlace(d aDestination, own bool, park int) {
	name := p.titledPlace(d.from, d.to)
	lines := []string{name}
	if d.country > 0 {
		lines = []string{p.titledPlace(d.from, d.country), p.titledPlace(d.country, d.to)}
	}
	if p.greetsFrom(d.from) {
		lines = append([]string{titled(p.words(d.from-2, d.from-1)) + " from"}, lines...)
		p.understand(d.from-2, d.from, "text", lines[0])
		p.withoutTokens(d.from-2, d.from)
	}
	if park > 0 {
		lines = append(lines, titled(p.words(park-2, park)))
		p.understand(park-2, park, "text", lines[len(lines)-1])
		p.withoutTokens(park-2, park)
		if len(d.things) == 0 {
			d.things = p.drawableOf([]string{"mountain", "pine-tree"})
		}
	}
	lead := d.from
	for lead > 0 && beforePlaces[p.wordAt(lead-1)] && p.wordAt(lead-1) != "the" {
		lead--
	}
	if own && len(d.things) > 0 && p.thingOver(d.from, d.to) != d.things[0] {
		p.standIn(d.from, d.to, name, p.namesOf(d.things), "We lettered "+name+" and drew "+p.namesOf(d.things)+" as its mark.")
	} else {
		p.understand(d.from, d.to, "text", strings.Join(lines, ", "))
	}
	p.withoutTokens(lead, d.to)
	p.mark(lead, d.from)
	if own {
		p.placeArt = d.things
	}
	p.out.Lettering = append(p.out.Lettering, lines...)
	p.lostOne = true
	p.garmentOfPlace()
}

// garmentOfPlace takes out the garment that a print with a place is for, where it has no color and is the last thing named: "Seattle skyline t-shirt".
func (p *parser) garmentOfPlace() {
	for i, s := range p.spans {
		if p.out.Design == "print" && i > 0 && vocabulary.PrintGarments[lastWord(s.key)] && !p.span(i-1).is(color) && (i+1 == len(p.spans) || p.span(i+1).is(trade)) {
			p.drop(i, "framing", "shirt")
			return
		}
	}
}

// titledPlace is the name of a place as it is lettered.
func (p *parser) titledPlace(from, to int) string {
	for from < to && p.toks[from].Kind != token.Word {
		from++
	}
	return titled(strings.TrimRight(strings.TrimPrefix(p.words(from, to), "the "), ", "))
}

// dropTravel takes out the words that ask for a print about a place, and makes a sheet of a poster.
func (p *parser) dropTravel(at int) {
	if at == 0 {
		at = slices.IndexFunc(p.toks, func(t token.Token) bool { return t.Text == "poster" || t.Text == "postcard" })
	}
	if at < 0 {
		return
	}
	from := at
	for from > 0 && (travels[p.wordAt(from-1)] || travelPrints[p.wordAt(from-1)] || p.wordAt(from-1) == "passport") {
		from--
	}
	to := at + 1
	for travelPrints[p.wordAt(to)] {
		to++
	}
	sheet := slices.ContainsFunc(p.toks[from:to], func(t token.Token) bool { return travelSheets[t.Text] }) && !p.logo
	if !sheet {
		if w := p.wordAt(at); w == "magnet" {
			at = to // its own form is not asked for
		}
		if at > from { // the word for the print stays
			p.understand(from, at, "framing", "travel")
			p.withoutTokens(from, at)
		}
		return
	}
	p.understand(from, to, "framing", "poster")
	p.withoutTokens(from, to)
	p.sheetOf, p.out.Design = "flyer", "flyer"
	p.out.Style.Look = "travel"
	p.out.Style.Asked = append(p.out.Style.Asked, "travel poster")
}

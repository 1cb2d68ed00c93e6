package designs

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/designs/sayings"
	"pellucid/internal/engine/illustrator/read/letters"
	"pellucid/internal/engine/illustrator/read/places"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

var (
	// topicEnds end the words before a colon that only say what the image is about: "dinosaur party: a t-rex with balloons".
	topicEnds = lexicon.Set("party birthday sleepover cycle company business service services game games lesson unit activity scene story event celebration season camp club team project topic shower wedding holiday vacation day night time life class center")
	// shopsBefore end the names of shops that say whose a thing is: "bakery basket", "flower shop bike".
	shopsBefore = lexicon.Set("shop store cafe restaurant bakery salon barbershop florist pharmacy deli grocery boutique pizzeria bistro pub diner")
	// filesAfter say after a garment that the image is printed on it: "tshirt png".
	filesAfter = lexicon.Set("png svg pdf jpg jpeg dtf dtg dxf eps file files sublimation transfer")
	// printedGoods are what images are printed on.
	printedGoods = lexicon.Set("tshirt tshirts shirt shirts tee tees hoodie hoodies sweatshirt mug mugs tumbler tumblers tote sticker")
	// givenGoods are what an image is for where words for somebody or something that is learned stand before them: "teacher gift", "kids learning card".
	givenGoods = lexicon.Set("gift gifts present presents card cards")
)

// topicBefore leaves out the words before a colon that say what the image is about, where what follows names what to draw.
func topicBefore(p *state.Parser) {
	end := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return t.Kind != token.Word })
	if end < 1 || end > longestTopic || p.Logo || !colonAt(p, end) {
		return
	}
	last, ordered := p.SpanAt(end-1), slices.ContainsFunc(p.Tokens[:end], func(t token.Token) bool { return t.Text == "for" || t.Text == "with" || t.Text == "of" })
	if w := p.WordAt(end - 1); !topicEnds[w] && !shopsBefore[w] && !places.Premises[w] && !(last >= 0 && p.Spans[last].Is(vocabulary.Unknown) && end > 1 && !ordered) {
		return
	}
	first := slices.IndexFunc(p.Spans, func(s state.Span) bool { return s.From > end })
	if first < 0 {
		return
	}
	if _, head := p.Phrase(first); !drawn(p, head) && !p.RestNames(first) {
		return
	}
	p.LeaveOut(0, end, "“"+p.Words(0, end)+"” says what the image is about: what follows is drawn.")
	p.WithoutTokens(0, end)
}

// fieldNames are what fields of an order are called: "subject: a robot, background: none".
var fieldNames = lexicon.Phrases("subject", "main subject", "character", "main character", "style", "art style", "prompt", "object", "main object", "description", "scene", "idea", "request", "item", "image", "picture", "design")

// fields takes out the names of the fields of an order, and the fields that name nothing.
func fields(p *state.Parser) {
	for from := 0; from < len(p.Tokens); from++ {
		if p.Tokens[from].Kind != token.Word || from > 0 && p.Tokens[from-1].Kind == token.Word {
			continue
		}
		to := from
		for to < len(p.Tokens) && p.Tokens[to].Kind == token.Word {
			to++
		}
		if colonAt(p, to) && to-from < 3 && fieldNames[strings.ToLower(p.Words(from, to))] {
			p.Understand(from, to, "trade word", "")
			p.WithoutTokens(from, to)
		}
	}
}

// colonAt reports whether a token is a colon.
func colonAt(p *state.Parser, i int) bool {
	return i < len(p.Tokens) && p.Tokens[i].Kind == token.Pause && p.Tokens[i].Start < len(p.Runes) && p.Runes[p.Tokens[i].Start] == ':'
}

// audience leaves out for whom or what a design of which nothing is named yet is: "patch design for scout troop 218, a canoe", "card for teachers with an apple".
func audience(p *state.Parser) {
	at := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return t.Text == "for" || t.Kind != token.Word })
	if at < 1 || p.WordAt(at) != "for" || p.Logo || p.Quoted() {
		return
	}
	asked := false
	for _, s := range p.Spans {
		if s.From >= at {
			break
		}
		if !s.Is(vocabulary.Trade, vocabulary.Style, vocabulary.Saying, vocabulary.Stop, vocabulary.Color) || s.Plural || s.Is(vocabulary.Several) {
			return
		}
		asked = asked || s.Is(vocabulary.Trade, vocabulary.Style)
	}
	to := at + 1
	for to < len(p.Tokens) && p.Tokens[to].Kind == token.Word && !afterAudience[p.WordAt(to)] {
		if p.CapitalToken(to) && !vocabulary.IsNumber(p.WordAt(to)) || namesIt[p.WordAt(to)] || letters.OccasionTexts[p.WordAt(to)][0] != "" || senses.Occasions[p.WordAt(to)] {
			return
		}
		to++
	}
	rest := slices.IndexFunc(p.Spans, func(s state.Span) bool { return s.From >= to })
	if !asked || to == at+1 || to-at > longestTopic+1 || colonAt(p, to) || rest < 0 || !p.RestNames(rest) {
		return
	}
	p.LeaveOut(at, to, "“"+p.Words(at, to)+"” says what the image is for, so it isn't drawn.")
	p.WithoutTokens(at, to)
}

// namesIt come before a name that is lettered, or are events with texts of their own.
var namesIt = lexicon.Set("named called play concert show festival lost missing grand opening")

// afterAudience are the words that end whom or what a design is for.
var afterAudience = lexicon.Set("with featuring that which of in on saying says about and made who has having from showing")

// eras are sayings of one form: "in my soccer mom era", "world's best grandpa".
func eras(p *state.Parser) {
	for i := 0; i+2 < len(p.Tokens); i++ {
		if sayings.QuotedAt(p, i) {
			continue
		}
		to := i + 2
		switch w, next := p.WordAt(i), p.WordAt(i+1); {
		case w == "in" && (next == "my" || next == "her" || next == "our"):
			for to < min(i+6, len(p.Tokens)) && p.WordAt(to) != "" && p.WordAt(to) != "era" {
				to++
			}
			if p.WordAt(to) != "era" {
				continue
			}
		case (w == "world" || w == "worlds") && superlatives[next] && p.WordAt(to) != "":
			if next := p.WordAt(to + 1); next != "" && p.Tables.Words.Has(next, vocabulary.Person) || next == "ever" || next == "mom" || next == "dad" {
				to++
			}
		default:
			continue
		}
		p.QuoteTokens(i, i, to+1)
		return
	}
}

// superlatives come after "world's" in sayings.
var superlatives = lexicon.Set("best greatest okayest coolest worst most")

// longestTopic is how many words before a colon may be a topic.
const longestTopic = 5

// drawn reports whether a span names something that can be drawn.
func drawn(p *state.Parser, s state.Span) bool {
	id, named := s.Value(vocabulary.Thing)
	return named && p.Tables.Drawable(id) != "" || s.Is(vocabulary.Person, vocabulary.StandIn)
}

// shopBefore leaves out the name of a shop that only says whose the thing after it is: "flower shop delivery bike" is a bike, and no shop stands beside it.
func shopBefore(p *state.Parser) {
	if p.Logo || p.Out.Design != "" {
		return
	}
	for i, s := range p.Spans {
		if s.Kind != token.Word || s.To > len(p.Tokens) || !shopsBefore[p.WordAt(s.To-1)] || s.Is(vocabulary.Trade, vocabulary.Relation) {
			continue
		}
		for next := p.Span(i + 1); next.IsWord() && (next.Key == "shop" || next.Key == "store"); next = p.Span(i + 1) {
			i, s.To = i+1, next.To
		}
		if next := p.Span(i + 1); s.Key == "florist" && strings.HasSuffix(state.FirstWord(next.Key), "ing") {
			continue // who is arranging flowers is somebody
		}
		end, head := p.Phrase(i + 1)
		id, _ := head.Value(vocabulary.Thing)
		t, _ := things.ByID(id)
		if end == i+1 || p.Tables.Drawable(id) != brief.Piece || t.Group == "building-landmark" || head.Is(vocabulary.Trade, vocabulary.Style) || head.From >= p.Spans[end-1].To || strings.HasSuffix(id, "sign") {
			continue
		}
		from := s.From
		if s.To-s.From == 1 && (s.Key == "shop" || s.Key == "store") && i > 0 && p.Spans[i-1].IsWord() && p.Spans[i-1].To == s.From && !p.Spans[i-1].Is(vocabulary.Stop, vocabulary.Relation, vocabulary.Color) {
			from = p.Spans[i-1].From
		}
		p.LeaveOut(from, s.To, "“"+p.Words(from, s.To)+"” says whose it is, so it isn't drawn.")
		p.WithoutTokens(from, s.To)
		return
	}
}

// goodsAtEnd leaves out the last clauses that only say what the image is for: "tshirt png", "teacher gift", "kids learning card".
func goodsAtEnd(p *state.Parser) {
	for to := len(p.Spans); to > 0; {
		from := to
		for from > 0 && p.Spans[from-1].IsWord() {
			from--
		}
		if from == 0 || p.Spans[from-1].Kind != token.Pause || !p.RestBefore(from) || from == to {
			return
		}
		clause := p.Spans[from:to]
		if goods := goodsOf(clause); goods != nil {
			first, last := clause[0].From, clause[len(clause)-1].To
			p.LeaveOut(first, last, "“"+p.Words(first, last)+"” says what the image is for, so it isn't drawn.")
			p.Spans = slices.Delete(slices.Clone(p.Spans), from, to)
		} else if slices.ContainsFunc(clause, func(s state.Span) bool { return !s.Is(vocabulary.Style, vocabulary.Trade, vocabulary.Color) }) {
			return
		}
		to = from - 1
	}
}

// goodsOf returns the words of a clause that says what an image is for, or nil.
func goodsOf(clause []state.Span) []state.Span {
	last := clause[len(clause)-1]
	switch {
	case len(clause) > 4:
	case len(clause) > 1 && filesAfter[state.FirstWord(last.Key)] && printedGoods[clause[len(clause)-2].Key]:
		return clause
	case len(clause) > 1 && givenGoods[last.Key] && !slices.ContainsFunc(clause[:len(clause)-1], func(s state.Span) bool { return !s.Is(vocabulary.Person, vocabulary.Unknown) && !peopleTaught[s.Key] }):
		return clause
	}
	return nil
}

// peopleTaught are roles for whom gifts and cards are.
var peopleTaught = lexicon.Set("teacher nurse coach kid kids mom dad grandma grandpa boss bridesmaid toddler toddlers preschool children student students")

// servesAs leaves out what one thing stands for in place of another: those of "a sushi roll with chopsticks as swords" are chopsticks, and no swords lie beside them. An
// animal, somebody or a thing "as" a role is dressed as it.
func servesAs(p *state.Parser) {
	for i := 1; i+1 < len(p.Spans); i++ {
		s, before := p.Spans[i], p.Spans[i-1]
		if s.Key != "as" || s.Kind != token.Word || before.To != s.From || !lifelessThing(p, before) && !(before.Is(vocabulary.PartWord) && !before.Is(vocabulary.Thing, vocabulary.Person)) {
			continue
		}
		end, head := p.Phrase(i + 1)
		if end == i+1 || head.Is(vocabulary.Person) || !lifelessThing(p, head) && !head.Is(vocabulary.PartWord, vocabulary.Unknown) {
			continue
		}
		to := p.Spans[end-1].To
		p.LeaveOut(s.From, to, "We draw the thing itself, and not what it is used as.")
		p.WithoutTokens(s.From, to)
	}
}

// lifelessThing reports whether a span names a thing that is drawn and does not live.
func lifelessThing(p *state.Parser, s state.Span) bool {
	id, ok := s.Value(vocabulary.Thing)
	t, _ := things.ByID(id)
	return ok && p.Tables.Drawable(id) == brief.Piece && !p.Creature(id) && t.Group != "people" && !p.AnimalName(id)
}

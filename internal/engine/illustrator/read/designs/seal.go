package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

var (
	// sealsOf stand before "seal" where it is no animal.
	sealsOf = wordSet("award gold golden silver bronze quality guarantee guaranteed approval official certified certificate premium winner notary organic satisfaction warranty vintage round red blue green")
	// claims are the last words of what badges and seals say of goods.
	claims = wordSet("product products ingredients ingredient food shipping delivery made handmade handcrafted grown friendly free recyclable sale organic premium quality service approved seller bestseller guarantee guaranteed quality edition offer choice price deal rated certified approved verified official exclusive original authentic winner pick favorite favourite arrival tested recommended warranty vegan natural gmo allergenic")
	// times may follow a number on a seal.
	times = wordSet("day days month months year years percent off")
)

// sealAndClaims makes "seal" a round badge where it has a text or a claim, and letters the claim that stands before a badge without
// quotation marks: "best seller badge", "money back guarantee seal 30 days".
func (p *parser) sealAndClaims() {
	at := slices.IndexFunc(p.toks, func(t token.Token) bool {
		return t.Kind == token.Word && (t.Text == "badge" || t.Text == "seal")
	})
	said := at > 0 && p.quotedAt(at-1) && p.wordAt(at) == "seal" // "“30 day guarantee” seal"
	if at < 1 || p.wordAt(at-1) == "" && !said || p.wordAt(at-1) == "rubber" || p.wordAt(at-1) == "wax" || p.logo {
		return
	}
	quoted := p.quoted()
	seal, claimed := p.wordAt(at) != "badge", false
	if at > 3 && times[p.wordAt(at-1)] && vocabulary.IsNumber(p.wordAt(at-2)) && claims[p.wordAt(at-3)] && !quoted { // "money back guarantee 30 days seal"
		p.claim(at, at)
		quoted, claimed = true, true
	}
	end := at // the claim may have the badge's color or metal behind it: "quality guaranteed gold seal"
	for end > 1 && !claims[p.wordAt(end-1)] && p.wordAt(end-1) != "" && (p.r.words.Has(p.wordAt(end-1), color) || p.r.words.Has(p.wordAt(end-1), material) || p.wordAt(end-1) == "round") {
		end--
	}
	if madeIn := end > 2 && p.wordAt(end-3) == "made" && p.wordAt(end-2) == "in"; (claims[p.wordAt(end-1)] || madeIn) && !quoted {
		p.claim(end, at)
	} else if !quoted || seal && !claimed && !said && !sealsOf[p.wordAt(at-1)] {
		return
	}
	if !seal {
		return
	}
	from := at
	for quoted && from > 0 && sealsOf[p.wordAt(from-1)] && !p.r.words.Has(p.wordAt(from-1), color) {
		from--
	}
	if from < at {
		p.understand(from, at, "framing", "badge")
	}
	p.withoutTokens(from, at+1)
	i := slices.IndexFunc(p.spans, func(s span) bool { return s.from > at })
	if i < 0 {
		i = len(p.spans)
	}
	p.spans = slices.Insert(p.spans, i, span{from: at, to: at + 1, kind: token.Word, key: "badge", senses: []sense{{Class: style, Value: "framing:badge"}}})
	p.out.Design = "emblem"
}

// claim quotes the words before a token, and a number of days after the badge at another.
func (p *parser) claim(end, at int) {
	from := end
	for from > 0 && p.wordAt(from-1) != "" && end-from < 5 && !fillersOfPaper[p.wordAt(from-1)] {
		from--
	}
	for from < end-1 && p.r.words.Has(p.wordAt(from), color) {
		from++
	}
	p.quoteTokens(from, from, end)
	if i := p.spanAt(from); i >= 0 && p.spans[i].kind == token.Quote {
		p.spans[i].text = titled(p.spans[i].text)
	}
	if vocabulary.IsNumber(p.wordAt(at+1)) && times[p.wordAt(at+2)] {
		p.quoteTokens(at+1, at+1, at+3)
	}
}

// longestProduct is the number of words of the longest product that a label says.
const longestProduct = 5

// labelFor letters the product that follows the word for a label at a token, "vintage label for homemade strawberry jam", where nothing but
// what the product is in stands before the word, from a token on. It reports whether it did.
func (p *parser) labelFor(from, at int) bool {
	if p.quoted() || p.cued() || p.wordAt(at+1) != "for" || slices.ContainsFunc(p.toks[from:at], func(t token.Token) bool { return !containersOfLabels[t.Text] && !fillersOfPaper[t.Text] }) {
		return false
	}
	first := at + 2
	for slices.Contains([]string{"a", "an", "the", "my", "our"}, p.wordAt(first)) {
		first++
	}
	end := p.sheetClause(first)
	if end == first || end-first > longestProduct || firms[p.wordAt(end-1)] || containersOfLabels[p.wordAt(end-1)] || p.endsInCreature(first, end) {
		return false
	}
	p.mark(at+1, first)
	p.understand(first, end, "text", titled(p.words(first, end)))
	p.out.Lettering = append(p.out.Lettering, titled(p.words(first, end)))
	p.sheetNoun(at, "label")
	p.withoutTokens(from, end)
	for i := from; i < at; i++ {
		if containersOfLabels[p.toks[i].Text] {
			p.understand(i, i+1, "framing", "label")
		}
	}
	return true
}

// sealsOfStamps are things that say again what a stamp with art is.
var sealsOfStamps = wordSet("rubber-stamp gold-seal starburst-badge badge")

// stampedArt makes an emblem in one ink of a stamp that has words and something to show: "certified organic stamp, green leaf, round seal".
func (p *parser) stampedArt() {
	stamp := slices.IndexFunc(p.out.Subjects, func(s brief.Subject) bool { return s.ID == "rubber-stamp" && s.Text != "" })
	if stamp < 0 && p.out.Style.Name != "stamp" || p.logo || p.out.Motif != "" {
		return
	}
	shown := slices.ContainsFunc(p.out.Subjects, func(s brief.Subject) bool { return !sealsOfStamps[s.ID] && s.Text == "" && s.Kind != brief.Family })
	if !shown || stamp < 0 && len(p.out.Lettering) == 0 {
		return
	}
	if stamp >= 0 {
		p.out.Lettering = append(p.out.Lettering, p.out.Subjects[stamp].Text)
		if col := p.out.Subjects[stamp].Color; col != "" {
			p.out.Tints = appendNew(p.out.Tints, col)
		}
	}
	for i := len(p.out.Subjects) - 1; i >= 0; i-- {
		if sealsOfStamps[p.out.Subjects[i].ID] {
			p.dropSubject(i)
		}
	}
	p.out.Style.Name, p.out.Design = "stamp", "emblem"
	p.out.Framing = appendNew(p.out.Framing, "badge")
}

// ownedMarks are the words for designs that somebody may have on them as well: a police dog with a badge, a bird with a raised crest.
var ownedMarks = wordSet("badge crest patch")

// ownMarks reads these words as what the animal has: a badge as a thing, a crest as a part of it.
func (p *parser) ownMarks() {
	all := p.said(0, len(p.toks))
	for i, s := range p.spans {
		switch {
		case !ownedMarks[s.key] || !p.hasMark(all, s.key):
		case s.key == "badge" && p.r.drawable("sheriff-badge") != "":
			p.spans[i].senses = []sense{{Class: thing, Value: "sheriff-badge"}}
		case s.key == "crest":
			p.spans[i].senses = []sense{{Class: partWord, Value: "crest"}}
		}
	}
}

// hasMark reports whether a word is what an animal in the prompt has.
func (p *parser) hasMark(all, word string) bool {
	beast := slices.ContainsFunc(p.spans, func(s span) bool { return s.is(thing, standIn) && p.beast(s) })
	if !beast {
		return false
	}
	before := strings.Fields(all[:strings.Index(all, " "+word+" ")])
	for n := 1; n <= 3 && n <= len(before); n++ {
		if w := before[len(before)-n]; w == "with" || w == "wearing" || w == "wears" || w == "holding" {
			return true
		}
	}
	return false
}

// badgesApart takes out "badges" where several small things are asked for rather than one round emblem.
func (p *parser) badgesApart() {
	for i, s := range p.spans {
		if said := strings.ToLower(p.words(s.from, s.to)); s.kind == token.Word && (said == "badges" || strings.HasSuffix(said, " badges")) {
			p.drop(i, "framing", "badges")
			p.out.Design = ""
			return
		}
	}
}

// tagName letters the name that stands without quotation marks after a name tag: "unicorn name tag Sophia".
func (p *parser) tagName() {
	for i := range p.toks {
		if i < 2 || p.toks[i-1].Text != "tag" || p.toks[i-2].Text != "name" || p.toks[i].Kind != token.Word {
			continue
		}
		at := p.spanAt(i)
		if at >= 0 && p.spans[at].from == i && p.capitalAt(at) {
			p.takeText(at, at+1)
		}
		return
	}
}

// placeOfBadge leaves out the place of a badge where what it shows is named: "camping badge with a tent".
func (p *parser) placeOfBadge() {
	if p.out.Design != "emblem" && p.out.Design != "crest" {
		return
	}
	for i, s := range p.spans {
		if s.key == "patch" && s.is(thing) && p.r.drawable("patch") == "" || s.key == "patch" && s.is(unknown) {
			p.spans[i].key, p.spans[i].senses = "badge", []sense{{Class: style, Value: "framing:badge"}}
		}
	}
	at := slices.IndexFunc(p.toks, func(t token.Token) bool {
		return t.Text == "badge" || t.Text == "emblem" || t.Text == "crest" || t.Text == "patch"
	})
	i := p.spanAt(max(0, at-1))
	if at < 1 || i < 0 || !p.namesAfter(at) {
		return
	}
	if k := p.spans[i].key; k == "camping" || k == "camp" || k == "hiking" || k == "fishing" || k == "hunting" || k == "scout" || k == "outdoor" || k == "surfing" {
		p.drop(i, "framing", k)
	}
}

// tagText writes the name that comes with a name tag alone on the tag.
func (p *parser) tagText() {
	if len(p.out.Subjects) != 1 || p.out.Subjects[0].ID != "hello-name-tag" || len(p.out.Lettering) != 1 || p.out.Subjects[0].Text != "" {
		return
	}
	p.out.Subjects[0].Text, p.out.Lettering = p.out.Lettering[0], nil
	if p.out.Design == "print" {
		p.out.Design = ""
	}
}

// stampMarks puts a heart that a stamp comes with into its print.
func (p *parser) stampMarks() {
	if len(p.out.Subjects) != 2 || p.out.Subjects[0].ID != "rubber-stamp" || p.out.Subjects[1].ID != "heart" {
		return
	}
	p.out.Subjects[0].States = appendNew(appendNew(p.out.Subjects[0].States, "round"), "hearts")
	p.dropSubject(1)
}

package read

import (
	"slices"

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
	if at < 1 || p.wordAt(at-1) == "" || p.wordAt(at-1) == "rubber" || p.wordAt(at-1) == "wax" || p.logo {
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
	} else if !quoted || seal && !claimed && !sealsOf[p.wordAt(at-1)] {
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

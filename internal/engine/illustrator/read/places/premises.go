package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// premises are the words that end the name of a shop, and stands those that end the name of a stall.
var (
	premises = wordSet("shop store cafe restaurant bistro eatery parlor parlour pizzeria salon studio barbershop bookshop bookstore florist pharmacy boutique steakhouse taqueria gelateria patisserie joint place bar house room brewery winery taproom pub roastery clinic jeweler market grocery deli")
	stands   = wordSet("stand stall booth kiosk cart")
	vague    = wordSet("shop store bar house room studio market place joint stand booth cart") // alone they name no trade
	fronts   = wordSet("storefront building exterior facade front")
	// whatStands are pieces of their own with "stand" in their names, or stand on one.
	whatStands = wordSet("cake birthday-cake wedding-cake cupcake ice-cream-cart popcorn")
)

// storefront reads the name of a shop or a stall that is the subject: a shop of any trade is a storefront with what it sells on its sign
// ("flower shop", "guitar store", "cafe"), a stall a stand with it on the counter ("lemonade stand").
func (p *parser) storefront(s span) bool {
	if p.logo || p.out.Design != "" || s.is(trade) || p.rel != "" || p.scope != "" || len(p.out.Subjects) > 0 || !s.isWord() || p.at > 0 && p.spans[p.at-1].is(relation) {
		return false
	}
	if id, _ := s.value(thing); s.to-s.from > 1 && p.r.drawable(id) == brief.Piece {
		if t, _ := things.ByID(id); t.Group != "building-landmark" {
			return false // a grocery bag, a barber shop pole
		}
	}
	to, sold, on := p.sells(s)
	if sold == "" || p.namesPlace(to) || s.to > to && s.is(thing) && !fronts[p.toks[s.to-1].Text] { // "grocery bag", "pub sign"
		return false
	}
	if to < len(p.toks) && fronts[p.toks[to].Text] {
		to++
	}
	for p.at < len(p.spans) && p.spans[p.at].from < to {
		if rest := p.spans[p.at]; rest.to > to {
			p.spans = slices.Insert(p.spans, p.at+1, p.recut(to, rest.to)...)
		}
		p.at++
	}
	shop := span{kind: token.Word, from: s.from, to: to, key: on, senses: []sense{{Class: thing, Value: on}}}
	p.subject(shop, []found{{kind: brief.Piece, id: on}})
	owner := p.subj
	p.rel, p.relFrom, p.relSpan = "<printed on", owner, span{from: s.from, to: s.from}
	p.subject(span{kind: token.Word, from: s.from, to: to, key: sold, senses: []sense{{Class: thing, Value: sold}}}, []found{{kind: p.r.drawable(sold), id: sold}})
	p.subj, p.owner, p.target, p.group, p.lastRel, p.scope = owner, owner, target{subj: owner}, []int{owner}, "", ""
	return true
}

// sells returns where the name of a shop ends that begins at a span, what it sells, and the piece that shows it.
func (p *parser) sells(s span) (to int, sold, on string) {
	words := func(n int) []string {
		out := make([]string, 0, n)
		for _, t := range p.toks[s.from:min(s.from+n, len(p.toks))] {
			if t.Kind != token.Word {
				break
			}
			out = append(out, t.Text)
		}
		return out
	}
	for n := longestBusiness; n > 0; n-- {
		w := words(n)
		if len(w) < n || !premises[w[n-1]] && !stands[w[n-1]] || p.r.drawable(things.ID(strings.Join(w, "-"))) != "" {
			continue
		}
		marks := p.r.words.Businesses[strings.Join(w, " ")]
		if i := slices.IndexFunc(marks, func(id string) bool { return p.r.drawable(id) != "" }); i >= 0 && !vague[w[0]] {
			if stands[w[n-1]] {
				return s.from + n, marks[i], "market-stall"
			}
			return s.from + n, marks[i], "storefront"
		}
	}
	id, named := s.value(thing)
	next := p.span(p.at + 1)
	if !named || !p.lang.HeadLast() || !next.isWord() || next.from != s.to || p.r.drawable(id) == "" || p.r.drawable(id) == brief.Person || s.is(theme, garment) && next.key == "stand" {
		return 0, "", ""
	}
	first, _, _ := strings.Cut(next.key, " ")
	t, _ := things.ByID(id)
	switch {
	case first == "shop" || first == "store":
		return next.from + 1, id, "storefront"
	case stands[first] && first != "cart" && (t.Group == "food-drink" || t.Group == "plant-flower") && !whatStands[id]:
		return next.from + 1, id, "market-stall"
	}
	return 0, "", ""
}

// namesPlace reports whether what follows says that the shop is only what something is for: "coffee shop sign", "toy store logo".
func (p *parser) namesPlace(to int) bool {
	if to >= len(p.toks) || p.toks[to].Kind != token.Word {
		return false
	}
	i := slices.IndexFunc(p.spans, func(s span) bool { return s.from == to })
	return i >= 0 && !fronts[p.toks[to].Text] && p.headHere(i) && !p.spans[i].is(trade, style, relation, stop)
}

package places

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/nouns"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// Premises are the words that end the name of a shop, and Stands those that end the name of a stall.
var (
	Premises = lexicon.Set("shop store cafe restaurant bistro eatery parlor parlour pizzeria salon studio barbershop bookshop bookstore florist pharmacy boutique steakhouse taqueria gelateria patisserie joint place bar house room brewery winery taproom pub roastery clinic jeweler market grocery deli")
	Stands   = lexicon.Set("stand stall booth kiosk cart")
	vague    = lexicon.Set("shop store bar house room studio market place joint stand booth cart") // alone they name no trade
	fronts   = lexicon.Set("storefront building exterior facade front")
	// whatStands are pieces of their own with "stand" in their names, or stand on one.
	whatStands = lexicon.Set("cake birthday-cake wedding-cake cupcake ice-cream-cart popcorn")
)

// Storefront reads the name of a shop or a stall that is the subject: a shop of any trade is a storefront with what it sells on its sign
// ("flower shop", "guitar store", "cafe"), a stall a stand with it on the counter ("lemonade stand").
func Storefront(p *state.Parser, s state.Span) bool {
	if p.Logo || p.Out.Design != "" || s.Is(vocabulary.Trade) || p.Pending.Kind != "" || p.Scope != "" || len(p.Out.Subjects) > 0 || !s.IsWord() || p.At > 0 && p.Spans[p.At-1].Is(vocabulary.Relation) {
		return false
	}
	if id, _ := s.Value(vocabulary.Thing); s.To-s.From > 1 && p.Tables.Drawable(id) == brief.Piece {
		if t, _ := things.ByID(id); t.Group != "building-landmark" {
			return false // a grocery bag, a barber shop pole
		}
	}
	to, sold, on := sells(p, s)
	if sold == "" || namesPlace(p, to) || s.To > to && s.Is(vocabulary.Thing) && !fronts[p.Tokens[s.To-1].Text] { // "grocery bag", "pub sign"
		return false
	}
	if to < len(p.Tokens) && fronts[p.Tokens[to].Text] {
		to++
	}
	for p.At < len(p.Spans) && p.Spans[p.At].From < to {
		if rest := p.Spans[p.At]; rest.To > to {
			p.Spans = slices.Insert(p.Spans, p.At+1, p.Recut(to, rest.To)...)
		}
		p.At++
	}
	shop := state.Span{Kind: token.Word, From: s.From, To: to, Key: on, Senses: []vocabulary.Sense{{Class: vocabulary.Thing, Value: on}}}
	nouns.Subject(p, shop, []senses.Found{{Kind: brief.Piece, ID: on}})
	owner := p.Subj
	p.Pending.Kind, p.Pending.From, p.Pending.Span = "<printed on", owner, state.Span{From: s.From, To: s.From}
	nouns.Subject(p, state.Span{Kind: token.Word, From: s.From, To: to, Key: sold, Senses: []vocabulary.Sense{{Class: vocabulary.Thing, Value: sold}}}, []senses.Found{{Kind: p.Tables.Drawable(sold), ID: sold}})
	p.Subj, p.Owner, p.Target, p.Several.Group, p.Pending.Last, p.Scope = owner, owner, state.Target{Subj: owner}, []int{owner}, "", ""
	return true
}

// sells returns where the name of a shop ends that begins at a span, what it sells, and the piece that shows it.
func sells(p *state.Parser, s state.Span) (to int, sold, on string) {
	words := func(n int) []string {
		out := make([]string, 0, n)
		for _, t := range p.Tokens[s.From:min(s.From+n, len(p.Tokens))] {
			if t.Kind != token.Word {
				break
			}
			out = append(out, t.Text)
		}
		return out
	}
	for n := LongestBusiness; n > 0; n-- {
		w := words(n)
		if len(w) < n || !Premises[w[n-1]] && !Stands[w[n-1]] || p.Tables.Drawable(things.ID(strings.Join(w, "-"))) != "" {
			continue
		}
		marks := p.Tables.Words.Businesses[strings.Join(w, " ")]
		if i := slices.IndexFunc(marks, func(id string) bool { return p.Tables.Drawable(id) != "" }); i >= 0 && !vague[w[0]] {
			if Stands[w[n-1]] {
				return s.From + n, marks[i], "market-stall"
			}
			return s.From + n, marks[i], "storefront"
		}
	}
	id, named := s.Value(vocabulary.Thing)
	next := p.Span(p.At + 1)
	if !named || !p.Language.HeadLast() || !next.IsWord() || next.From != s.To || p.Tables.Drawable(id) == "" || p.Tables.Drawable(id) == brief.Person || s.Is(vocabulary.Theme, vocabulary.Garment) && next.Key == "stand" {
		return 0, "", ""
	}
	first, _, _ := strings.Cut(next.Key, " ")
	t, _ := things.ByID(id)
	switch {
	case first == "shop" || first == "store":
		return next.From + 1, id, "storefront"
	case Stands[first] && first != "cart" && (t.Group == "food-drink" || t.Group == "plant-flower") && !whatStands[id]:
		return next.From + 1, id, "market-stall"
	}
	return 0, "", ""
}

// namesPlace reports whether what follows says that the shop is only what something is for: "coffee shop sign", "toy store logo".
func namesPlace(p *state.Parser, to int) bool {
	if to >= len(p.Tokens) || p.Tokens[to].Kind != token.Word {
		return false
	}
	i := slices.IndexFunc(p.Spans, func(s state.Span) bool { return s.From == to })
	return i >= 0 && !fronts[p.Tokens[to].Text] && subjects.HeadHere(p, i) && !p.Spans[i].Is(vocabulary.Trade, vocabulary.Style, vocabulary.Relation, vocabulary.Stop)
}

// LongestBusiness is the number of words of the longest kind of business that is looked for.
const LongestBusiness = 4

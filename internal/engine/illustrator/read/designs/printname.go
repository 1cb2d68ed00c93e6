package designs

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

var (
	// coats are animals whose name alone means their print beside a saying.
	coats = lexicon.Set("leopard cheetah zebra")
	// printable are things that customers want in a print: of others beside a saying, the letters have it.
	printable = lexicon.Set("lips heart shamrock four-leaf-clover clover bow lightning-bolt cross ribbon pumpkin easter-egg football baseball volleyball softball basketball cowboy-hat cowboy-boot turtle truck bandana butterfly feather mouth")
	// livesIt come before an animal that is meant itself.
	livesIt = lexicon.Set("a an the cute baby little big wild two three running with fierce snow")
)

// printOfSaying reads "leopard" beside a saying as its print, on the shape beside it or else on the letters: "blessed mama leopard and sunflower", "lucky
// shamrock leopard".
func printOfSaying(p *state.Parser) {
	said := p.Quoted() || slices.ContainsFunc(p.Spans, func(s state.Span) bool { return s.Is(vocabulary.Saying) })
	if !said || p.Logo || p.Out.Letter.Fill != "" || p.Design.Sheet != "" {
		return
	}
	for i, s := range p.Spans {
		if s.Kind != token.Word || !coats[s.Key] || s.Plural || livesIt[p.WordAt(s.From-1)] || i == 0 || p.Span(i+1).Is(vocabulary.Pose) {
			continue
		}
		fill := s.Key
		if fill == "cheetah" {
			fill = "leopard"
		}
		next, _ := p.Span(i + 1).Value(vocabulary.Thing)
		before, _ := p.Spans[i-1].Value(vocabulary.Thing)
		print := state.Span{From: s.From, To: s.To, Kind: token.Word, Key: fill + " print", Senses: []vocabulary.Sense{{Class: vocabulary.Fill, Value: fill}}}
		switch {
		case printable[next]:
			p.Spans[i] = print
		case printable[before]:
			p.Spans[i-1], p.Spans[i] = print, p.Spans[i-1]
		default:
			p.Out.Letter.Fill = fill
			p.Drop(i, "lettering", fill+" print")
			if p.Span(i).Key == "and" {
				p.Drop(i, "", "")
			}
		}
		return
	}
}

package designs

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/token"
)

// fillsOfPrints are the patterns of the pieces that are a cloth by themselves.
var fillsOfPrints = map[string]string{"leopard-print": "leopard", "cow-print": "cow", "zebra-print": "zebra", "tiger-print": "tiger", "giraffe-print": "giraffe", "cheetah-print": "leopard", "camouflage-print": "camouflage"}

// printedLetters gives a cloth that a saying comes with to its letters: beside the art it would be a loose square.
func printedLetters(p *state.Parser) {
	if printedCharacter(p) {
		return
	}
	if len(p.Out.Lettering) == 0 || p.Logo || p.Out.Sheet != "" || p.Out.Motif != "" || p.Out.Letter.Fill != "" || p.Out.Letter.Material != "" || slices.Contains(p.Out.Framing, "pattern") {
		return
	}
	at := slices.IndexFunc(p.Out.Subjects, func(s brief.Subject) bool { return fillsOfPrints[s.ID] != "" && s.Text == "" })
	if at < 0 {
		return
	}
	p.Out.Letter.Fill, p.Out.Letter.Metal = fillsOfPrints[p.Out.Subjects[at].ID], false
	p.DropSubject(at)
}

// printedCharacter gives a cloth or a foil that a letter or a number comes with to it: "letter S leopard print", "number 5 gold foil". It reports
// whether it did.
func printedCharacter(p *state.Parser) bool {
	letter := slices.IndexFunc(p.Out.Subjects, func(s brief.Subject) bool { return s.Kind == brief.Family && s.Text != "" })
	if letter < 0 || len(p.Out.Subjects) != 2 {
		return false
	}
	s, other := &p.Out.Subjects[letter], p.Out.Subjects[1-letter]
	cloth := fillsOfPrints[other.ID]
	if said := strings.ToLower(other.Words); cloth == "" && strings.HasSuffix(said, " print") {
		cloth = cloths[said]
	}
	switch metal := strings.TrimSuffix(strings.ToLower(other.Words), " foil"); {
	case cloth != "" && other.Text == "":
		s.Fill = cloth
	case strings.HasSuffix(other.Words, "foil") && (metal == "gold" || metal == "silver" || metal == "rose gold"):
		s.Color = metal
	default:
		return false
	}
	p.DropSubject(1 - letter)
	return true
}

// evenMetal sets letters in gold or silver beside another color as other sayings are, so that both colors are seen: "happy 40th birthday black and gold".
func evenMetal(p *state.Parser) {
	l := &p.Out.Letter
	if l.Metal && !p.Logo && l.Style == "elegant" && l.Fill == "" && len(p.Out.Tints) > 1 && len(p.Out.Lettering) > 0 {
		l.Metal, l.Style = false, ""
	}
}

// duskOfPrint takes the style of a silhouette from what stands before a sunset: it is one there, and the sunset keeps its colors.
func duskOfPrint(p *state.Parser) {
	if p.Out.Style.Name == "silhouette" && len(p.Out.Subjects) > 1 && slices.ContainsFunc(p.Out.Subjects, func(s brief.Subject) bool { return s.ID == "sunset" }) {
		p.Out.Style.Name = "default"
	}
}

// backings are the words for a ground behind a saying, cloths the words for what it is made of.
var (
	backings = lexicon.Set("background backing backdrop patch")
	cloths   = map[string]string{"leopard": "leopard", "leopard print": "leopard", "cheetah": "leopard", "cheetah print": "leopard", "buffalo plaid": "buffalo", "buffalo check": "buffalo", "plaid": "plaid", "zebra": "zebra", "zebra print": "zebra", "cow print": "cow", "cow": "cow", "camo": "camouflage", "camouflage": "camouflage"}
)

// clothBehind reads the cloth behind a quoted saying: "“mama” with leopard background".
func clothBehind(p *state.Parser) {
	if !p.Quoted() || p.Logo {
		return
	}
	for i, s := range p.Spans {
		cloth := cloths[s.Key]
		if cloth == "" || !backings[p.Span(i+1).Key] || p.Out.Backing != "" {
			continue
		}
		p.Out.Backing = cloth
		p.Understand(s.From, p.Span(i+1).To, "background", cloth)
		to := i + 2
		from := i
		for from > 0 && strings.Contains(" with a the on and over ", " "+p.Spans[from-1].Key+" ") {
			from--
		}
		if next := p.Span(to).Key; next == "and" && to+1 < len(p.Spans) && p.Spans[from].Key != "and" && from < i {
			p.Spans = slices.Delete(p.Spans, i, to+1) // "with leopard background and gold leaves"
			return
		}
		p.Spans = slices.Delete(p.Spans, from, to)
		return
	}
}

// insideRings lead from a text to the wreath around it.
var insideRings = lexicon.Set("in inside within in-a surrounded surrounded-by in-the-middle-of in-the-center-of in-the-centre-of encircled-by framed-by")

// textInWreath parts a quoted text from the wreath that it is in, so that the wreath is read as by itself: "“Smith” in a wreath of lavender".
func textInWreath(p *state.Parser) {
	for i, s := range p.Spans {
		if s.Kind != token.Quote || !insideRings[strings.ReplaceAll(p.Span(i+1).Key, " ", "-")] || i > 0 && p.Spans[i-1].IsWord() {
			continue
		}
		for k := i + 2; k < i+6 && p.Span(k).IsWord(); k++ {
			if p.Spans[k].Key != "wreath" { // a laurel wreath is a drawing with room for a text
				continue
			}
			to := i + 2
			if p.Span(to).Key == "a" || p.Span(to).Key == "an" || p.Span(to).Key == "of a" {
				to++
			}
			p.Mark(p.Spans[i+1].From, p.Spans[to-1].To)
			p.Spans = slices.Replace(p.Spans, i+1, to, state.Span{Kind: token.Pause, From: p.Spans[i+1].From, To: p.Spans[i+1].From})
			return
		}
	}
}

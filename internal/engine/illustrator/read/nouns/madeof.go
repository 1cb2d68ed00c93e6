package nouns

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/relations"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// isFood reports whether a subject is something to eat or drink.
func isFood(p *state.Parser, i int) bool {
	t, ok := things.ByID(p.Out.Subjects[i].ID)
	return ok && t.Group == "food-drink" || p.Out.Subjects[i].ID == "cake-slice"
}

// MadeOf reads a material after "made of"; things instead of a material fill the shape.
func MadeOf(p *state.Parser, s state.Span, end int, noun state.Span) bool {
	if p.Subj < 0 {
		return true
	}
	if t := p.Target; t.Part > 0 && t.Subj == p.Subj {
		if m, ok := noun.Value(vocabulary.Material); ok && p.Out.Subjects[t.Subj].Parts[t.Part-1].Color == "" {
			p.Out.Subjects[t.Subj].Parts[t.Part-1].Color = m // "base made of wood"
			p.Understand(s.From, noun.To, "material", m)
			p.At = end
			return true
		}
	}
	if p.Alive(p.Subj) && p.Target.Subj == p.Subj && p.Target.Part > 0 && noun.Is(vocabulary.Thing) && !noun.Is(vocabulary.Material) {
		LeaveOutTo(p, s, end, "We can't make a part of other things yet.") // a lion whose mane is made of flowers
		return true
	}
	for ; p.At < end; p.At++ {
		d := p.Spans[p.At]
		if burns[d.Key] && p.IsPiece(p.Subj) || burns[d.Key] && p.Alive(p.Subj) {
			if as, ok := looks.SetState(p, p.Subj, "burning"); ok {
				p.Understand(s.From, d.To, "state", as)
				p.At = end
				return true
			}
		}
		if c, ok := d.Value(vocabulary.Color); ok && d.Is(vocabulary.Thing) && isFood(p, p.Subj) && p.Out.Subjects[p.Subj].Color == "" && p.At == end-1 {
			p.Out.Subjects[p.Subj].Color = c // "a slice of cake made of chocolate", as other languages say it
			p.Understand(s.From, d.To, "color", c)
			p.At = end
			return true
		}
		if c, ok := d.Value(vocabulary.Color); ok && !d.Is(vocabulary.Material, vocabulary.Thing) && p.Span(p.At+1).Is(vocabulary.Material) && p.At+1 < end {
			looks.Paint(p, &p.Out.Subjects[p.Subj], c) // "made of black iron"
			p.Understand(d.From, d.To, "color", c)
			continue
		}
		if m, ok := d.Value(vocabulary.Material); ok && !(d.Is(vocabulary.Thing) && sweets[d.Key]) {
			p.Out.Subjects[p.Subj].Material = m
			p.Understand(s.From, d.To, "material", m)
			p.At = end
			return true
		}
		if d.Is(vocabulary.Thing, vocabulary.StandIn) && !p.Span(p.At+1).Is(vocabulary.Naming...) {
			if flowerLetter(p) {
				return true
			}
			if !buildable(p, d) {
				break
			}
			relations.Await(p, s, contentOrBuild(p, d))
			p.Pending.From = p.Subj // "a man with an umbrella made of leaves"
			return true
		}
	}
	if noun.IsWord() {
		LeaveOutTo(p, s, end, "We don't have this material yet.")
	}
	return true
}

// burns are what things are on fire for that are said to be made of it; sweets are things to build of, whose names are materials too.
var (
	burns  = lexicon.Set("fire flame flames")
	sweets = lexicon.Set("candy candies")
)

// buildable reports whether something can be built of copies of a thing: not of water, fire or clouds.
func buildable(p *state.Parser, s state.Span) bool {
	id, _ := s.Value(vocabulary.Thing)
	return !flowing[id] && !things.Drink(id)
}

// flowing is what has no copies.
var flowing = lexicon.Set("water fire flame smoke fog wave water-splash splash rain rainbow galaxy aurora wind tornado light-ray sand lava newspaper map letter sheet-music lightning sparkle explosion")

// contentOrBuild is how what is made of things is drawn: built of their copies, or of somebody alive, with them.
func contentOrBuild(p *state.Parser, s state.Span) string {
	if k := p.Out.Subjects[p.Subj].Kind; k == brief.Piece || k == brief.Animal || k == brief.Bird {
		return "built of"
	}
	return "full of"
}

// LeaveOutTo leaves out the words from a span to the end of a phrase.
func LeaveOutTo(p *state.Parser, s state.Span, end int, why string) {
	if to := p.EndToken(end); to > s.From {
		p.LeaveOut(s.From, to, why)
	}
	p.At = max(p.At, end)
}

// flowerLetter reads "letter A made of flowers".
func flowerLetter(p *state.Parser) bool {
	next := p.Span(p.At)
	if p.Subj < 0 || p.Out.Subjects[p.Subj].Kind != brief.Family || p.Out.Subjects[p.Subj].Text == "" || vocabulary.PrintMarks[next.Key] != "floral" && next.Key != "flower" && next.Key != "florals" {
		return false
	}
	p.Out.Subjects[p.Subj].Fill = "floral"
	p.Understand(next.From, next.To, "fill", "floral")
	p.At++
	return true
}

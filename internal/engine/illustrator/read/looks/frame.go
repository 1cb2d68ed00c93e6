package looks

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// Bordered settles what a sticker is: a style of its own where no other was asked for, else the border around another. What has a tile or
// a ground of its own is a sticker instead, or needs no border.
func Bordered(p *state.Parser) {
	st := &p.Out.Style
	if !st.Bordered {
		return
	}
	if st.Name == "" || st.Name == "icon" || st.Name == "default" {
		st.Name = Sticker
	}
	pass := lexicon.Passes()[st.Name]
	st.Bordered = st.Name != Sticker && st.Name != "logo" && pass.Alpha != "glow"
}

// frameWord reads a framing family; by itself, or in a relation, such a word names a thing.
func frameWord(p *state.Parser, s state.Span, value string) bool {
	if value == "background" || value == "lettering" {
		return value == "background" && backgroundAlone(p, s)
	}
	if p.Scope == "with" && p.IsPiece(p.Owner) && !framed(p) && p.PartNamed(p.Owner, s.Key) != "" && slices.ContainsFunc(p.Waiting.Noun, func(d state.Span) bool { return d.Is(vocabulary.Color, vocabulary.Material, vocabulary.Fill) }) {
		p.At++
		return PartColor(p, p.Owner, s) // "a bicycle with a blue frame"
	}
	if s.Is(vocabulary.Fill) && p.NounAhead(p.At+1) {
		return false // "gold glitter border"
	}
	if detailOf(p, s) || ofSomething(p, s, value) {
		return true
	}
	if value == "frame" && p.Pending.Kind == "" && s.Is(vocabulary.Thing) && len(p.Out.Subjects) == 0 && p.Span(p.At+1).Key == "with" && bowAhead(p, p.At+2) {
		return false // a bow is on the frame, not in it
	}
	if (p.TradeToo || p.Pending.Kind != "" && p.Pending.Kind != "with" && p.Pending.Kind != "and") && s.Is(vocabulary.Thing) {
		return false
	}
	if !p.Tables.Catalog.Family(value) {
		return false
	}
	if second := value == "border" || value == "frame"; second && p.Pending.Kind == "with" && framed(p) {
		p.Waiting.Framing, p.Waiting.Noun = append(p.Waiting.Framing, p.Waiting.Noun...), nil
		p.At++
		p.Pending.Kind = ""
		p.Understand(s.From, s.To, "framing", value)
		return true // "a gold frame with a thin border" is one frame
	}
	p.Waiting.Framing = append(p.Waiting.Framing, p.Waiting.Noun...)
	p.Waiting.Noun = nil
	p.At++
	if p.Pending.Kind != "" {
		p.Understand(p.Pending.Span.From, p.Pending.Span.To, "relation", p.Pending.Kind)
	}
	p.Pending.Kind = ""
	p.Out.Framing = state.AppendNew(p.Out.Framing, value)
	p.LastFraming = true
	p.Out.Style.Asked = append(p.Out.Style.Asked, p.Words(s.From, s.To))
	p.Understand(s.From, s.To, "framing", value)
	return true
}

// bowAhead reports whether the noun phrase from span i on names what is tied onto a frame.
func bowAhead(p *state.Parser, i int) bool {
	for (p.Span(i).Is(vocabulary.Stop, vocabulary.Count) || p.Span(i).Is(vocabulary.Describing...)) && !p.Span(i).Is(vocabulary.Thing) {
		i++
	}
	id, _ := p.Span(i).Value(vocabulary.Thing)
	return id == "bow" || id == "hair-bow" || id == "ribbon"
}

// framed reports whether what was named last is a frame or a label: its border is its own.
func framed(p *state.Parser) bool {
	if p.Subj < 0 {
		return len(p.Out.Framing) > 0
	}
	id := p.Out.Subjects[p.Subj].ID
	return p.LastFraming || strings.HasSuffix(id, "frame") || strings.HasSuffix(id, "label") || strings.HasSuffix(id, "badge")
}

// Unframe makes the first framing family the subject where there is nothing to frame, and settles what describes it.
func Unframe(p *state.Parser) {
	spans := append(p.Waiting.Framing, p.Waiting.Rest...)
	if len(p.Out.Subjects) == 0 && len(p.Out.Framing) > 0 && !p.Lost.Main {
		id := p.Out.Framing[0]
		p.Out.Framing = slices.Delete(p.Out.Framing, 0, 1)
		p.BareFamily(id)
		if sub := &p.Out.Subjects[0]; len(p.Out.Lettering) == 1 && sub.Text == "" && id != "confetti" && id != "sparkles" {
			sub.Text, p.Out.Lettering = p.Out.Lettering[0], nil // "a banner with the text …"
		}
		for _, d := range spans {
			Apply(p, 0, d, true)
		}
		return
	}
	for _, d := range spans {
		if c, ok := d.Value(vocabulary.Color); ok {
			p.Out.Tints = state.AppendNew(p.Out.Tints, c)
			p.Understand(d.From, d.To, "color", c)
		} else if d.Is(vocabulary.Count) {
			p.Mark(d.From, d.To)
		} else if d.Is(vocabulary.Trade) {
			p.Understand(d.From, d.To, "trade word", "")
		} else {
			p.LeaveOut(d.From, d.To, whyUndescribed(p, d))
		}
	}
}

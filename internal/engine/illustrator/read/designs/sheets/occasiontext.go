package sheets

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/designs/sayings"
	"pellucid/internal/engine/illustrator/read/letters"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

var (
	// plainOccasions say too little, or too much, to be lettered on a banner by themselves.
	plainOccasions = lexicon.Set("love party greeting baby birth friendship holiday")
	// headings are the words for a heading.
	headings = lexicon.Set("header heading")
	// loose are things that are strewn and carry no text.
	loose = lexicon.Set("confetti firework fireworks sparkle sparkles snowflake glitter petals stars")
	// eventsOfPrints are what shirts are made for and say, where the prompt has no text of its own.
	eventsOfPrints = lexicon.Phrases("family reunion", "class reunion", "teacher appreciation", "teacher appreciation week", "summer camp", "vacation bible school", "spring break", "field day", "senior night", "girls trip", "family vacation", "family cruise", "bachelorette party", "field trip")
)

// OccasionSaid letters the occasion of a banner or a heading that has no words of its own: "birthday banner with balloons", "baby shower header
// elephants", "rsvp card header greenery".
func OccasionSaid(p *state.Parser) {
	banner := slices.Contains(p.Out.Framing, "banner")
	if p.Language.Code != "en" && p.Language.Code != "" || !banner && p.Out.Design != "panel" || p.Logo || len(p.Out.Lettering) > 0 || p.Out.Motif != "" || slices.ContainsFunc(p.Out.Subjects, func(s brief.Subject) bool { return s.Text != "" }) {
		return
	}
	from, to, text := occasionIn(p)
	if head := slices.IndexFunc(p.Tokens, func(t token.Token) bool { return headings[t.Text] && t.Kind == token.Word }); !banner && head > 0 {
		if letters.Events[p.WordAt(head-1)] {
			if to == 0 || from > head {
				from = max(0, head-2)
			}
			to, text = head, patterns.Titled(p.Words(from, head)) // "bridal shower tea party header"
		} else if text == "" && p.WordAt(head-1) == "menu" {
			from, to, text = head-1, head, "Menu"
		}
	}
	if text == "" {
		return
	}
	for i := from; i < to; i++ {
		senses.Unleave(p, i, i+1)
	}
	senses.Unleave(p, from, to)
	p.Understand(from, to, "text", text)
	p.Out.Lettering = append(p.Out.Lettering, text)
}

// occasionIn finds the longest occasion that a prompt names, and what a banner says for it.
func occasionIn(p *state.Parser) (from, to int, text string) {
	for n := 4; n > 0; n-- {
		for i := 0; i+n <= len(p.Tokens); i++ {
			if !p.AllWords(i, i+n) {
				continue
			}
			said, ok := letters.OccasionTexts[letters.PlainOccasion(p.Words(i, i+n))]
			if ok && said[0] != "" && !plainOccasions[p.WordAt(i)] {
				if p.Out.Design == "panel" {
					return i, i + n, said[1]
				}
				return i, i + n, said[0]
			}
		}
	}
	return 0, 0, ""
}

// EventSaid quotes the event that opens the prompt for a print: "family reunion tree with roots shirt design", "teacher appreciation apple text".
func EventSaid(p *state.Parser) {
	last := len(p.Tokens) - 1
	if p.Quoted() || p.Out.Design != "print" && !(last > 0 && sayings.SaidNouns[p.WordAt(last)]) {
		return
	}
	for n := min(4, last); n > 1; n-- {
		if p.AllWords(0, n) && eventsOfPrints[strings.ToLower(p.Words(0, n))] {
			if vocabulary.IsYear(p.WordAt(n)) {
				n++ // "family reunion 2026"
			}
			p.QuoteTokens(0, 0, n)
			return
		}
	}
}

// TextOffLoose letters a text by itself that stands beside things which are strewn: "class of 2026 confetti".
func TextOffLoose(p *state.Parser) {
	for i := range p.Out.Subjects {
		if s := &p.Out.Subjects[i]; s.Text != "" && loose[s.ID] && s.Kind == brief.Piece {
			p.Out.Lettering, s.Text = append(p.Out.Lettering, s.Text), ""
		}
	}
}

// OwnFrame draws a frame that is a thing of its own once, and no frame of copies of it.
func OwnFrame(p *state.Parser) {
	if p.Out.Motif == "frame" && len(p.Out.Subjects) == 1 && strings.HasSuffix(p.Out.Subjects[0].ID, "-frame") {
		p.Out.Motif = ""
	}
}

// crowns stand on the upper edge of a frame.
var crowns = lexicon.Set("tiara crown")

// FrameOfInvitation sets one thing that a frame for an invitation comes with onto that frame: no picture frame is hung around it.
func FrameOfInvitation(p *state.Parser) {
	if !p.Border.ForInvitation || len(p.Out.Framing) != 1 || p.Out.Framing[0] != "frame" && p.Out.Framing[0] != "border" || len(p.Out.Subjects) != 1 || p.Out.Motif != "" || len(p.Out.Lettering) > 0 || p.Tables.Drawable("gold-frame") == "" {
		return
	}
	s := p.Out.Subjects[0]
	if s.Kind != brief.Piece || s.Count != 1 || s.Text != "" {
		return
	}
	kind := "with"
	if crowns[s.ID] {
		kind = "wearing"
	}
	p.Out.Framing = nil
	p.Out.Subjects = []brief.Subject{{Words: "frame", Kind: p.Tables.Drawable("gold-frame"), ID: "gold-frame", Count: 1}, s}
	p.Out.Relations = []brief.Relation{{From: 0, Kind: kind, To: 1}}
}

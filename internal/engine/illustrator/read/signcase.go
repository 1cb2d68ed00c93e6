package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/token"
)

// titleSigns begins the words on signs with capitals where they were typed in small letters and without quotation marks: "live laugh love sign".
func (p *parser) titleSigns() {
	if p.lang.code != "en" && p.lang.code != "" {
		return
	}
	p.retroSigns()
	small := func(text string) bool {
		return text == strings.ToLower(text) && !slices.ContainsFunc(p.toks, func(t token.Token) bool {
			return t.Kind == token.Quote && strings.EqualFold(strings.TrimSpace(t.Text), text)
		})
	}
	for i := range p.out.Subjects {
		if s := &p.out.Subjects[i]; signs[s.ID] && s.Text != "" && small(s.Text) {
			s.Text = titled(s.Text)
		}
	}
	for i, text := range p.out.Lettering {
		if len(p.out.Framing) > 0 && small(text) {
			p.out.Lettering[i] = titled(text)
		}
	}
}

// roadside are words for places whose signs have an arrow and bulbs.
var roadside = wordSet("diner motel googie retro 50s 1950s 60s 1960s fifties bowling carnival circus casino vegas marquee theater theatre cinema drive-in burlesque broadway")

// retroSigns gives a sign of which nothing says that it is of wood the form of those places: "retro diner sign that says EAT HERE".
func (p *parser) retroSigns() {
	at := slices.IndexFunc(p.toks, func(t token.Token) bool { return t.Kind == token.Word && roadside[t.Text] })
	if at < 0 || p.r.drawable("retro-sign") == "" {
		return
	}
	for i := range p.out.Subjects {
		s := &p.out.Subjects[i]
		if s.ID != "wood-plank" && s.ID != "hanging-sign" || s.Material != "" || !strings.HasSuffix(strings.ToLower(s.Words), "sign") || strings.Contains(strings.ToLower(s.Words), "wood") {
			continue
		}
		s.ID = "retro-sign"
		lost := func(it brief.Item) bool { return strings.EqualFold(it.Words, p.toks[at].Raw) }
		if slices.ContainsFunc(p.out.Reading.LeftOut, lost) {
			p.out.Reading.LeftOut = slices.DeleteFunc(p.out.Reading.LeftOut, lost)
			p.fate[at] = false
			p.understand(at, at+1, "framing", p.toks[at].Text)
		}
	}
}

package designs

import (
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/state"
)

var (
	// awards carry the merit that stands before them, terms end what somebody is of.
	awards = lexicon.Set("award badge ribbon rosette medal trophy certificate seal plaque")
	terms  = lexicon.Set("month week year day semester quarter season game match")
)

// awardText quotes of what somebody is the best before the award that says so: "student of the month award ribbon". Nobody is drawn for it.
func awardText(p *state.Parser) {
	if p.Language.Code != "en" && p.Language.Code != "" || p.Quoted() {
		return
	}
	for i := 1; i+3 < len(p.Tokens); i++ {
		if p.WordAt(i) != "of" || p.WordAt(i+1) != "the" || !terms[p.WordAt(i+2)] || !awards[p.WordAt(i+3)] || p.WordAt(i+3) == "certificate" {
			continue
		}
		from := i - 1
		for from > 0 && i-from < 3 && p.WordAt(from-1) != "" && !p.Grammar(p.Recut(from-1, from)[0]) {
			from--
		}
		p.QuoteTokens(from, from, i+3)
		if at := p.SpanAt(from); at >= 0 {
			p.Spans[at].Text = patterns.Titled(p.Spans[at].Text)
		}
		return
	}
}

var (
	// curls are ornaments of sheets, besides the things that are copied in a swirl.
	curls      = lexicon.Set("swirls flourishes scrolls curls filigree flourish")
	curlLeads  = lexicon.Set("around along on at in all over down")
	curlPlaces = lexicon.Set("edges edge sides side corners corner border borders it frame")
)

// curlsAround leaves out ornaments that are told to be around a sheet, which are no way in which its things are copied: "swirls around the edges".
func curlsAround(p *state.Parser) {
	for i := 1; i+1 < len(p.Tokens); i++ {
		to := i + 1
		for curlLeads[p.WordAt(to)] || p.WordAt(to) == "the" || p.WordAt(to) == "of" {
			to++
		}
		if !curls[p.WordAt(i)] || to == i+1 || !curlPlaces[p.WordAt(to)] {
			continue
		}
		p.LeaveOut(i, to+1, "We can't draw such ornaments around this yet.")
		from := i
		if w := p.WordAt(i - 1); w == "and" || w == "with" {
			from--
		}
		p.WithoutTokens(from, to+1)
		return
	}
}

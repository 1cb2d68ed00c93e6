package letters

import (
	"slices"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/data"
	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// sayingsOf are the sayings that are lettered for topics of which a prompt gives no words.
var sayingsOf = sync.OnceValue(func() map[string]string {
	out := map[string]string{}
	data.Pairs("quotes", func(topic, saying string, _ bool) { out[topic] = saying })
	return out
})

var (
	// sayingNouns are what a customer calls a saying that we are to choose.
	sayingNouns = lexicon.Set("quote quotes saying sayings slogan verse scripture")
	// besideTopic stand beside the topic of a saying.
	besideTopic = lexicon.Set("a an the about on for of my in and some cute pretty beautiful wall art typography lettering text simple nice cool short word words phrase clipart digital colorful modern handwritten hand lettered script font black white")
)

// ChosenSaying letters a saying in common use where a prompt asks for one about something and gives no words: "teacher quote svg", "funny coffee
// saying", "bible verse with flowers". The reading says which. It reports whether it did.
func ChosenSaying(p *state.Parser) bool {
	if p.Quoted() || p.Logo || patterns.Cued(p) && !cuedBySaying(p) || p.Language.Code != "en" && p.Language.Code != "" {
		return false
	}
	end := 0
	for end < len(p.Tokens) && p.WordAt(end) != "" && p.WordAt(end) != "with" {
		end++
	}
	topic, noun, last, others := "", false, -1, false
	for i := 0; i < end; i++ {
		w := p.WordAt(i)
		if sayingNouns[w] {
			noun, last = true, i
		}
		switch _, pair := sayingsOf()[w+" "+p.WordAt(i+1)]; {
		case pair && i+1 < end:
			topic = w + " " + p.WordAt(i+1)
			noun = noun || sayingNouns[p.WordAt(i+1)]
			i++
		case sayingsOf()[w] != "" && (topic == "" || !broadTopics[w]):
			if topic == "" || broadTopics[topic] {
				topic = w
			}
		case !sayingNouns[w] && !saidGoods[w] && !besideTopic[w]:
			others = true
		}
	}
	saying := sayingsOf()[topic]
	if !noun || saying == "" || others && (last < 2 || !closesSpoken(p, last+1)) || !others && end == 1 && topic != "scripture" {
		return false
	}
	if others && slices.ContainsFunc(p.Spans, func(s state.Span) bool { return s.Is(vocabulary.Saying) && s.From < last }) {
		return false // "but first coffee quote"
	}
	if others { // "skeleton drinking coffee saying": what is before it is drawn
		p.Out.Lettering = append(p.Out.Lettering, saying)
		p.StandIn(last, last+1, topic, saying, "The prompt gives no words, so we lettered “"+saying+"”.")
		p.WithoutTokens(last, last+1)
		return true
	}
	p.Out.Lettering = append(p.Out.Lettering, saying)
	p.StandIn(0, end, topic, saying, "The prompt gives no words, so we lettered “"+saying+"”.")
	p.WithoutTokens(0, end)
	if p.Out.Design == "" {
		p.Out.Design = "print"
	}
	return true
}

// broadTopics are told beside a closer one: "funny coffee quote", "inspirational teacher quote".
var broadTopics = lexicon.Set("funny humor sarcastic humorous sassy silly inspirational inspiring motivational positive uplifting encouraging happy verse cute")

// cuedBySaying reports whether a word for a saying is all that leads to a text.
func cuedBySaying(p *state.Parser) bool {
	all := p.Said(0, len(p.Tokens))
	for _, w := range []string{" that says ", " saying that ", " reads ", " reading ", " says ", " says: "} {
		if strings.Contains(all, w) {
			return false
		}
	}
	return true
}

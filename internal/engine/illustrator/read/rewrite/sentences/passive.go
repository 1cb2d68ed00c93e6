package sentences

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// irregular are participles that no ending makes, with what who does it is doing.
var irregular = map[string]string{
	"fed": "feeding", "ridden": "riding", "led": "leading", "taught": "teaching", "held": "holding", "caught": "catching", "bitten": "biting", "thrown": "throwing", "hidden": "hiding",
	"cut": "cutting", "drawn": "pulling", "read": "reading", "eaten": "eating", "driven": "driving", "shown": "showing", "woken": "waking", "tamed": "training", "bathed": "washing",
}

// Actives puts who does something first where a prompt tells it of who it is done to: "a ballerina lifted by a dancer" is a dancer lifting a
// ballerina. What a relation has with "by" is read there.
func Actives(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 1; i+2 < len(toks); i++ {
		doing := done(r, toks, i)
		if doing == "" {
			continue
		}
		from, to := clauseStart(toks, i), agentEnd(r, toks, i+2)
		end := i
		for end > from && passiveWords[toks[end-1].Text] {
			end--
		}
		if end == from || to == i+2 {
			continue
		}
		verb := toks[i]
		verb.Text, verb.Raw = doing, doing
		verb.End = toks[i+1].End
		return slices.Concat(toks[:from], toks[i+2:to], []token.Token{verb}, toks[from:end], toks[to:])
	}
	return toks
}

// passiveWords stand between who something is done to and what is done.
var passiveWords = map[string]bool{"being": true, "is": true, "are": true, "getting": true, "gets": true, "be": true, "been": true}

// done is what who comes after "by" is doing, by the participle at i; empty if that is told elsewhere or nothing shows it.
func done(r vocabulary.Finder, toks []token.Token, i int) string {
	if toks[i].Kind != token.Word || toks[i+1].Text != "by" || toks[i+2].Kind != token.Word {
		return ""
	}
	if s := r.Longest(toks, i); s.To > i+1 {
		return ""
	}
	word := toks[i].Text
	forms := []string{irregular[word]}
	if stem, ok := strings.CutSuffix(word, "ed"); ok && forms[0] == "" {
		forms = []string{stem + "ing", strings.TrimSuffix(stem, "i") + "ying"}
	}
	for _, form := range forms {
		if (vocabulary.Phrase{Senses: r.Words.Senses[form]}).Is(vocabulary.Relation, vocabulary.Pose) {
			return form
		}
	}
	return ""
}

// clauseStart is the token at which the clause of token i begins.
func clauseStart(toks []token.Token, i int) int {
	for i > 0 && toks[i-1].Kind == token.Word && toks[i-1].Text != "while" && toks[i-1].Text != "with" && toks[i-1].Text != "of" {
		i--
	}
	return i
}

// agentEnd is the token behind who does something, named from token i on.
func agentEnd(r vocabulary.Finder, toks []token.Token, i int) int {
	for i < len(toks) && toks[i].Kind == token.Word {
		s := r.Longest(toks, i)
		i = s.To
		if s.Is(vocabulary.Thing, vocabulary.Person) && !s.Is(vocabulary.Color, vocabulary.Material) {
			if next := r.LongestAhead(toks, i); !next.Is(vocabulary.Thing, vocabulary.Person) || next.Is(vocabulary.Relation, vocabulary.Stop, vocabulary.Pose) {
				return i
			}
		}
		if s.Is(vocabulary.Relation) && !s.Is(vocabulary.Describing...) && !s.Is(vocabulary.Stop) {
			return s.From
		}
	}
	return i
}

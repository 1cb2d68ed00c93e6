package sentences

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/read/rewrite/wording"
	"pellucid/internal/engine/illustrator/token"
)

// leads are the words with which a clause asks for more of what was named before, and what it then says of it.
var leads = leadsOf(`make sure that =|make sure =|be sure that =|please make sure that =|please make sure =|making sure =|also make sure =|and make sure =|so that it has = it has
	i want it to have = it has|i want him to have = he has|i want her to have = she has|i want it to be = it is|i want him to be = he is|i want her to be = she is|i would like it to have = it has|id like it to have = it has|i would like it to be = it is|id like it to be = it is
	i want them to have = they has|i want them to be = they is|it needs = it has|he needs = he has|she needs = she has|it needs a = it has a
	give him = he has|give her = she has|give it = it has|give them = they has|please give him = he has|please give her = she has|please give it = it has|and give him = he has|and give her = she has|and give it = it has
	make him = he is|make her = she is|make it = it is|make them = they is|please make him = he is|please make her = she is|and make him = he is|and make her = she is|and make it = it is
	add a = with a|add an = with an|add some = with some|please add a = with a|please add some = with some|also add a = with a|and add a = with a|and add some = with some|include a = with a|include some = with some|please include a = with a|and include a = with a
	the name is = named|name is = named|the name of it is = named|business name is = named|company name is = named|shop name is = named|her name is = named|his name is = named|its name is = named|and the name is = named|the text is = saying|text is = saying|the text should say = saying|it should say = saying|and it says = saying|it says = saying
	do not add = no|dont add = no|please do not add = no|please dont add = no|do not include = no|dont include = no|please dont include = no|please do not include = no|do not put = no|dont put = no|do not use = no|dont use = no|please no = no|and please no = no|do not want = no|dont want = no|i dont want = no|i do not want = no`)

func leadsOf(list string) map[string][]string {
	out := map[string][]string{}
	for line := range strings.Lines(list) {
		for one := range strings.SplitSeq(strings.TrimSpace(line), "|") {
			words, said, _ := strings.Cut(one, "=")
			out[strings.TrimSpace(words)] = strings.Fields(said)
		}
	}
	return out
}

// longestLead is how many words of leads there are at most.
const longestLead = 6

// led puts the words with which clauses ask for more ("make sure his hat is red", "give him a crown") into statements.
func led(toks []token.Token) []token.Token {
	for i := 1; i < len(toks); i++ {
		if toks[i].Kind != token.Word || toks[i-1].Kind == token.Word && !wording.Joining[toks[i-1].Text] {
			continue
		}
		n, said := leadAt(toks, i)
		if n == 0 {
			continue
		}
		words := make([]token.Token, 0, len(said))
		for _, w := range said {
			words = append(words, token.Token{Kind: token.Word, Text: w, Raw: w, Start: toks[i].Start, End: toks[i+n-1].End})
		}
		toks = slices.Concat(toks[:i], words, toks[i+n:])
	}
	return toks
}

// leadAt is how many tokens from i on are a lead, and what it says.
func leadAt(toks []token.Token, i int) (int, []string) {
	for n := min(longestLead, len(toks)-i-1); n > 0; n-- {
		words := make([]string, 0, n)
		for _, t := range toks[i : i+n] {
			if t.Kind == token.Word {
				words = append(words, t.Text)
			}
		}
		if said, ok := leads[strings.Join(words, " ")]; ok && len(words) == n {
			return n, said
		}
	}
	return 0, nil
}

var ()

var ()

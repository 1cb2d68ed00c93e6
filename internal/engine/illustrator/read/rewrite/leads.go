package rewrite

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
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
		if toks[i].Kind != token.Word || toks[i-1].Kind == token.Word && !joining[toks[i-1].Text] {
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

var (
	// bareNots are clauses that only say that there is nothing more.
	bareNots = []string{"not too", "nothing else", "nothing more", "just him", "just her", "just it", "just that", "just this", "just them", "only him", "only her", "only that", "if possible", "if you can", "if thats", "you know", "as cute as", "that is all", "thats all", "thats it", "no other", "keep it", "make it look nice", "thank you", "thanks", "please and"}
	// nots are the words that may follow.
	nots = lexicon.Set("busy crowded cluttered detailed dark scary complicated much in the a picture image on it else please possible you can ok okay fine simple clean very too many so with objects things elements possible could thank thanks and clear plain")
)

// saysNoMore reports whether a clause asks for nothing that an image shows.
func saysNoMore(c []token.Token) bool {
	said := make([]string, 0, len(c))
	for _, t := range words(c) {
		said = append(said, t.Text)
	}
	all := strings.Join(said, " ")
	for _, begin := range bareNots {
		if rest, ok := strings.CutPrefix(all, begin); ok && (rest == "" || rest[0] == ' ') {
			return !slices.ContainsFunc(strings.Fields(rest), func(w string) bool { return !nots[w] })
		}
	}
	return false
}

var (
	// uses are the verbs of what an image is for, after "to".
	uses = lexicon.Set("put use print hang give cut sell post share display stick iron frame celebrate send upload paint engrave sublimate transfer")
	// plans are the words with which somebody tells what they do with an image.
	plans = []string{"i will", "i am", "im", "ill", "we will", "we are", "were going", "i plan", "i want to", "id like to", "i would like to", "i need to", "i have", "it will", "this will", "this is", "its going", "i think", "i hope", "we need", "we want", "well be", "i was", "ive", "my client", "my boss", "my kids", "my son", "my daughter", "my wife", "my husband", "my customers", "my customer", "my mom", "my class", "my students"}
)

// usedFrom is the token from which a clause says what an image is for: "to put on a mug", "I will print it"; -1 if it does not.
func usedFrom(c []token.Token) int {
	for i := 0; i+1 < len(c); i++ {
		if c[i].Text != "to" || !uses[c[i+1].Text] {
			continue
		}
		if i == 0 || !before[c[i-1].Text] && i > 1 {
			return i
		}
	}
	for _, plan := range plans {
		if n := strings.Count(plan, " ") + 1; n+1 < len(c) {
			said := make([]string, 0, n)
			for _, t := range c[:n] {
				said = append(said, t.Text)
			}
			if strings.Join(said, " ") == plan {
				return 0
			}
		}
	}
	return -1
}

// before are the words before "to" and a verb that somebody in the image does.
var before = lexicon.Set("about going trying ready getting wants want likes need needs tries reaching hand hands how learning teaching")

package request

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/rewrite/wording"
	"pellucid/internal/engine/illustrator/token"
)

// bareNots are clauses that only say that there is nothing more.
var bareNots = []string{"not too", "nothing else", "nothing more", "just him", "just her", "just it", "just that", "just this", "just them", "only him", "only her", "only that", "if possible", "if you can", "if thats", "you know", "as cute as", "that is all", "thats all", "thats it", "no other", "keep it", "make it look nice", "make it funny", "make it fun", "make it cool", "make it unique", "make it pretty", "make it beautiful", "make it pop", "make it stand out", "make it modern", "make it elegant", "make it professional", "make it special", "thank you", "thanks", "please and"}

// nots are the words that may follow.
var nots = lexicon.Set("busy crowded cluttered detailed dark scary complicated much in the a picture image on it else please possible you can ok okay fine simple clean very too many so with objects things elements possible could thank thanks and clear plain")

// saysNoMore reports whether a clause asks for nothing that an image shows.
func saysNoMore(c []token.Token) bool {
	said := make([]string, 0, len(c))
	for _, t := range wording.Words(c) {
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

// uses are the verbs of what an image is for, after "to".
var uses = lexicon.Set("put use print hang give cut sell post share display stick iron frame celebrate send upload paint engrave sublimate transfer")

// plans are the words with which somebody tells what they do with an image.
var plans = []string{"i will", "i am", "im", "ill", "we will", "we are", "were going", "i plan", "i want to", "id like to", "i would like to", "i need to", "i have", "it will", "this will", "this is", "its going", "i think", "i hope", "we need", "we want", "well be", "i was", "ive", "my client", "my boss", "my kids", "my son", "my daughter", "my wife", "my husband", "my customers", "my customer", "my mom", "my class", "my students"}

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

package figures

import (
	"slices"
	"strconv"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/rewrite/wording"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// among are the words for one of several after "the", with what they say of its size.
var among = map[string]string{
	"other": "", "first": "", "second": "", "third": "", "fourth": "", "last": "", "middle": "", "others": "",
	"biggest": "big", "largest": "big", "tallest": "big", "bigger": "big", "smallest": "small", "shortest": "small", "littlest": "small", "smaller": "small",
}

// hasIt are the verbs that say what one of several has.
var hasIt = lexicon.Set("has have got with had")

// oneByOne are the words that tell of one of several: the tokens, and what is said of it.
type oneByOne struct {
	from, to int
	size     string
	verb     []token.Token
}

// EachTold puts what is told of several one by one into "one …, one …": "one is wearing a hat the other a bow". Where no number is told it is that of those
// who are told of.
func EachTold(r vocabulary.Finder, toks []token.Token) []token.Token {
	var found []oneByOne
	for i := 1; i < len(toks); i++ {
		if one, ok := oneAt(r, toks, i); ok {
			found = append(found, one)
			i = one.to - 1
		}
	}
	if len(found) < 2 {
		return toks
	}
	out := slices.Clone(toks[:found[0].from])
	for len(out) > 0 && (wording.Joining[out[len(out)-1].Text] || out[len(out)-1].Text == "with" || out[len(out)-1].Kind == token.Pause) {
		out = out[:len(out)-1]
	}
	out, ok := numbered(r, out, len(found))
	if !ok {
		return toks // their number is told: ones has read them
	}
	var verb []token.Token
	for k, one := range found {
		end := len(toks)
		if k+1 < len(found) {
			end = found[k+1].from
		}
		rest := toks[one.to:end]
		for k+1 < len(found) && len(rest) > 0 && (wording.Joining[rest[len(rest)-1].Text] || rest[len(rest)-1].Kind == token.Pause) {
			rest = rest[:len(rest)-1]
		}
		if len(rest) > 0 && wording.Articles[rest[0].Text] && len(one.verb) == 0 {
			one.verb = verb // "the other a bow"
		} else if (len(one.verb) == 0 || one.verb[0].Text == "is") && len(rest) > 0 && strings.HasSuffix(rest[0].Text, "ing") {
			verb = rest[:1]
		} else {
			verb = one.verb
		}
		at := toks[one.from]
		said := []token.Token{{Kind: token.Pause, Start: at.Start, End: at.Start}, {Kind: token.Word, Text: "one", Raw: "one", Start: at.Start, End: toks[one.to-1].End}}
		if one.size != "" {
			said = append(said, token.Token{Kind: token.Word, Text: one.size, Raw: one.size, Start: at.Start, End: toks[one.to-1].End})
		}
		out = slices.Concat(out, said, one.verb, rest)
	}
	return out
}

// oneAt reads the words that tell of one of several at token i.
func oneAt(r vocabulary.Finder, toks []token.Token, i int) (one oneByOne, ok bool) {
	if toks[i].Kind != token.Word || i+1 >= len(toks) {
		return one, false
	}
	one.from, one.to = i, i+1
	said := false
	switch before := toks[i-1]; {
	case toks[i].Text == "one" && before.Text != "the" && before.Text != "no" && before.Text != "with":
	case toks[i].Text == "another":
	case toks[i].Text == "the":
		if one.size, said = among[toks[i+1].Text]; !said {
			return one, false
		}
		one.to = i + 2
	default:
		return one, false
	}
	if one.to < len(toks) && (toks[one.to].Text == "one" || toks[one.to].Text == "of") && one.to > i {
		for one.to < len(toks) && (toks[one.to].Text == "one" || toks[one.to].Text == "of" || toks[one.to].Text == "them") {
			one.to++
		}
	}
	if one.to >= len(toks) || toks[one.to].Kind != token.Word {
		return one, false
	}
	switch next := toks[one.to]; {
	case next.Text == "is" || next.Text == "are":
		next.Text, next.Raw = "is", "is"
		one.verb = []token.Token{next}
		one.to++
		return one, one.to < len(toks)
	case hasIt[next.Text]:
		next.Text, next.Raw = "with", "with"
		one.verb = []token.Token{next}
		one.to++
		return one, true
	}
	s := r.LongestAhead(toks, one.to)
	last := s.To == len(toks) || toks[s.To].Kind != token.Word || toks[s.To].Text == "one" || wording.Joining[toks[s.To].Text] || toks[s.To].Text == "with" || toks[s.To].Text == "the"
	return one, s.Is(vocabulary.Color) && last || s.Is(vocabulary.Size, vocabulary.Material) && last || strings.HasSuffix(toks[one.to].Text, "ing") && s.Is(vocabulary.Relation, vocabulary.Pose) || wording.Articles[toks[one.to].Text] && toks[i].Text == "the"
}

// maxName is how many words a name may have before its last one.
const maxName = 3

// numbered gives the last noun in the plural the number that is told of one by one, where it has none, and puts what something is full of before it: "a
// basket full of kittens" are so many kittens in a basket. It reports whether it did.
func numbered(r vocabulary.Finder, toks []token.Token, n int) ([]token.Token, bool) {
	for i := len(toks) - 1; i >= 0; i-- {
		if toks[i].Kind != token.Word {
			continue
		}
		s := r.Longest(toks, i)
		if !s.Plural || !s.Is(vocabulary.Thing, vocabulary.Person) || s.Is(vocabulary.Stop) {
			continue
		}
		first := i
		for k := i - 1; k >= max(0, i-maxName) && toks[k].Kind == token.Word; k-- { // the whole name: "teddy bears"
			if whole := r.Longest(toks, k); whole.To == s.To && whole.Is(vocabulary.Thing, vocabulary.Person) {
				first = k
			}
		}
		for first > 0 && r.At(toks, first-1, 1).Is(vocabulary.Color, vocabulary.Size, vocabulary.Material, vocabulary.Fill, vocabulary.State) && !r.At(toks, first-1, 1).Is(vocabulary.Count) {
			first--
		}
		number := token.Token{Kind: token.Word, Text: strconv.Itoa(n), Raw: strconv.Itoa(n), Start: toks[first].Start, End: toks[first].End}
		switch {
		case first > 1 && toks[first-1].Text == "of" && (toks[first-2].Text == "pair" || toks[first-2].Text == "couple"):
			from := first - 2
			if from > 0 && toks[from-1].Text == "a" {
				from--
			}
			return slices.Concat(toks[:from], []token.Token{number}, toks[first:]), true
		case first > 0 && (r.At(toks, first-1, 1).Is(vocabulary.Count) && toks[first-1].Text != "some"):
			return toks, false
		case first > 3 && toks[first-1].Text == "of" && toks[first-2].Text == "full" && s.To == len(toks):
			in := toks[first-2]
			in.Text, in.Raw = "in", "in"
			return slices.Concat([]token.Token{number}, toks[first:s.To], []token.Token{in}, toks[:first-2]), true
		}
		return slices.Insert(slices.Clone(toks), first, number), true
	}
	return toks, false
}

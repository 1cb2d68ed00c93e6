package names

import (
	"slices"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/data"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// trend is what a theme word adds to a thing of some kinds.
type trend struct {
	kinds         []string
	before, after []token.Token
	unless        map[string]bool // words of a prompt that has its own
}

// trends are the rows of each theme word, and the most words that one has.
var trends = sync.OnceValue(func() map[string][]trend {
	all := map[string][]trend{}
	for line := range lexicon.Lines(data.Text("trends")) {
		f := strings.Split(line, "|")
		one := trend{strings.Fields(f[1]), token.Split(f[2]), token.Split(f[3]), lexicon.Set(f[4])}
		for _, words := range lexicon.List(f[0]) {
			key := token.Key(words)
			all[key] = append(all[key], one)
		}
	}
	return all
})

// longestTrend is how many words a theme has at most.
const longestTrend = 4

// Trendy puts what a theme word adds to the thing that it describes in its place: a "coquette ghost" is a ghost with a pink bow, a "blue crab
// patriotic" one in a hat of stars and stripes. Only prompts that are lists of nouns say it so: a theme of a set, a card or a text is read elsewhere.
func Trendy(r vocabulary.Finder, toks []token.Token) []token.Token {
	if slices.ContainsFunc(toks, func(t token.Token) bool { return t.Kind == token.Word && ofSheets[t.Text] }) {
		return toks
	}
	for i := 0; i < len(toks); i++ {
		for n := min(longestTrend, len(toks)-i); n > 0; n-- {
			rows := trends()[keyOf(toks[i:i+n])]
			if rows == nil || partOfName(r, toks, i, n) {
				continue
			}
			head, ok := themed(r, toks, i, n)
			if !ok {
				continue
			}
			if out := applyTrend(r, toks, i, n, head, rows); out != nil {
				return out
			}
		}
	}
	return toks
}

// ofSheets are words of prompts for designs, in which a theme says what they are for.
var ofSheets = lexicon.Set(`set sets bundle bundles clipart pattern patterns seamless card cards invitation invitations flyer poster banner sign signs border borders frame frames
	wreath letter letters lettering alphabet number font text logo logos background backgrounds wallpaper icon icons party theme themed sheet monogram saying says quote name label labels tag tags badge emoji
	emojis scene village landscape market parade dinner night morning eve sale collection elements collage menu happy merry stay vibes`)

// keyOf joins the words of some tokens; it is empty where a pause is among them.
func keyOf(toks []token.Token) string {
	words := make([]string, 0, len(toks))
	for _, t := range toks {
		if t.Kind != token.Word {
			return ""
		}
		words = append(words, t.Text)
	}
	return strings.Join(words, " ")
}

// partOfName reports whether a theme word belongs to a longer name: a christmas tree, a cowboy hat.
func partOfName(r vocabulary.Finder, toks []token.Token, i, n int) bool {
	for from := max(0, i-2); from <= i; from++ {
		if keyOf(toks[from:i+n]) == "" {
			continue
		}
		if s := r.Longest(toks, from); s.To > i && s.To-s.From > n && (from < i || s.To > i+n) {
			return true
		}
	}
	return false
}

// themed returns what a theme describes: the last noun of those right after it, else of those right before it.
func themed(r vocabulary.Finder, toks []token.Token, i, n int) (vocabulary.Phrase, bool) {
	head, ok := headFrom(r, toks, i+n)
	if ok {
		return head, true
	}
	if i+n < len(toks) && toks[i+n].Kind == token.Word && !leadsOn[toks[i+n].Text] {
		return head, false
	}
	from := i
	for from > 0 && toks[from-1].Kind == token.Word && !leadsOn[toks[from-1].Text] {
		from--
	}
	if from > 0 && toks[from-1].Kind == token.Word && toks[from-1].Text != "a" && toks[from-1].Text != "an" {
		return head, false // "a cat with a hat patriotic"
	}
	head, ok = headFrom(r, toks[:i], from)
	return head, ok
}

// leadsOn are words that end a row of nouns.
var leadsOn = lexicon.Set("with and in on at of for holding wearing from by the a an to that who is growing eating drinking reading riding inside under over")

// headFrom returns the last of the nouns that stand in a row at a token, behind what describes them.
func headFrom(r vocabulary.Finder, toks []token.Token, at int) (vocabulary.Phrase, bool) {
	var head vocabulary.Phrase
	for at < len(toks) && toks[at].Kind == token.Word && !leadsOn[toks[at].Text] {
		s := r.Longest(toks, at)
		if len(trends()[s.Key]) > 0 {
			break
		}
		if s.Is(vocabulary.Relation, vocabulary.Stop, vocabulary.Pose) && !s.Is(vocabulary.Thing) {
			break
		}
		if s.Is(vocabulary.Thing, vocabulary.StandIn) && !(s.Is(vocabulary.Color, vocabulary.Fill, vocabulary.Material) && head.To > 0) {
			if id, _ := s.Value(vocabulary.Thing); head.To == 0 || !beast(r, head) || beast(r, s) || r.Drawable(id) == brief.Person {
				head = s
			}
		}
		at = s.To
	}
	return head, head.To > 0
}

// beast reports whether a noun names an animal: of a row of nouns, a theme is that of the animal.
func beast(r vocabulary.Finder, s vocabulary.Phrase) bool {
	id, _ := s.Value(vocabulary.Thing)
	kinds := trendKinds(r, id)
	return len(kinds) == 1 && kinds[0] == "alive"
}

// applyTrend takes the theme out and puts what it adds around its thing, or returns nothing where no row is for such things.
func applyTrend(r vocabulary.Finder, toks []token.Token, i, n int, head vocabulary.Phrase, rows []trend) []token.Token {
	id, ok := head.Value(vocabulary.Thing)
	if !ok {
		id, _ = head.Value(vocabulary.StandIn)
	}
	kinds := trendKinds(r, id)
	at := slices.IndexFunc(rows, func(t trend) bool {
		return slices.ContainsFunc(kinds, func(k string) bool { return slices.Contains(t.kinds, k) })
	})
	if at < 0 {
		return nil
	}
	row := rows[at]
	own := slices.ContainsFunc(toks, func(t token.Token) bool { return row.unless[t.Text] })
	if own || len(row.before)+len(row.after) == 0 {
		return nil
	}
	placed := func(said []token.Token) []token.Token {
		said = slices.Clone(said)
		for k := range said {
			said[k].Start, said[k].End = toks[i].Start, toks[i+n-1].End
		}
		return said
	}
	if i < head.From { // the theme stands before its thing
		return slices.Concat(toks[:i], placed(row.before), toks[i+n:head.To], placed(row.after), toks[head.To:])
	}
	return slices.Concat(toks[:head.From], placed(row.before), toks[head.From:i], placed(row.after), toks[i+n:])
}

// hatted are the things that wear what animals do.
var hatted = lexicon.Set("rubber-duck teddy-bear snowman jack-o-lantern pumpkin skull skeleton ghost gingerbread-man gnome cactus alien monster robot mushroom smiley-face cow-skull")

// trendKinds are the kinds of a thing that a row may name, the closest first.
func trendKinds(r vocabulary.Finder, id string) []string {
	kind := r.Drawable(id)
	t, _ := things.ByID(id)
	beast := t.Group == "animal" || t.Group == "bird" || t.Group == "fish-insect-reptile" || t.Group == "dinosaur-fantasy"
	switch {
	case kind == "" || kind == brief.Family:
		return nil
	case hatted[id] && kind == brief.Piece:
		return []string{"hatted", "alive"}
	case kind == brief.Animal || kind == brief.Bird || kind == brief.Piece && beast:
		return []string{"alive"}
	case kind == brief.Person:
		return []string{"person"}
	}
	return []string{t.Group, "thing"}
}

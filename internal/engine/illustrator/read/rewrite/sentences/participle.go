package sentences

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/rewrite/wording"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// participles are words that say which part a thing has, with that part: "gold rimmed plate", "wooden handled hammer", "winged lion". Parts of
// bodies with a color are read beside their subject (featured).
var participles = map[string]string{
	"trimmed": "trim", "rimmed": "rim", "edged": "edges", "bordered": "border", "lidded": "lid", "handled": "handle", "tipped": "tip", "soled": "soles", "roofed": "roof", "doored": "door", "buttoned": "buttons",
	"bladed": "blade", "framed": "frame", "collared": "collar", "horned": "horns", "winged": "wings", "antlered": "antlers", "tusked": "tusks", "fanged": "fangs", "corked": "cork", "frosted": "frosting", "iced": "icing", "glazed": "glaze", "maned": "mane",
}

// bareParticiples need no word for the look of the part.
var bareParticiples = lexicon.Set("horned winged antlered tusked fanged corked")

// pastForms are the forms of verbs whose participles no ending makes.
var pastForms = map[string]string{"broke": "broken", "froze": "frozen", "tore": "torn", "burst": "exploding", "exploded": "exploding", "bent": "bent", "burned": "burnt", "melted": "melted", "cracked": "cracked", "shattered": "shattered"}

// Participled puts what a relative clause or a participle says into words that are read elsewhere: "ice cube that melts" is a melting ice cube,
// a "gold rimmed plate" a plate with a gold rim.
func Participled(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 0; i+1 < len(toks); i++ {
		if toks[i].Kind != token.Word || toks[i+1].Kind != token.Word {
			continue
		}
		if how := relative(r, toks[i].Text, toks[i+1].Text); how != "" && i > 0 && (i+2 == len(toks) || toks[i+2].Kind != token.Word && toks[i+2].Kind != token.Quote || wording.JoinsBefore[toks[i+2].Text]) {
			said := token.Token{Kind: token.Word, Text: how, Raw: how, Start: toks[i].Start, End: toks[i+1].End}
			toks = slices.Concat(toks[:i], []token.Token{said}, toks[i+2:])
			continue
		}
		if toks[i].Text == "snow" && toks[i+1].Text == "white" && i+2 < len(toks) && toks[i+2].Kind == token.Word {
			if s := r.Longest(toks, i+2); s.Is(vocabulary.Thing, vocabulary.Garment) && !ofTheTale[s.Key] { // "a snow white umbrella"
				white := toks[i+1]
				white.Start = toks[i].Start
				toks = slices.Concat(toks[:i], []token.Token{white}, toks[i+2:])
			}
		}
		toks = machines(r, toks, i)
		if i+1 >= len(toks) {
			break
		}
		if toks[i].Text == "flat" && (toks[i+1].Text == "tire" || toks[i+1].Text == "tyre") && !slices.ContainsFunc(toks[:i], func(t token.Token) bool { return wording.JoinsBefore[t.Text] }) {
			toks = slices.Clone(toks)
			toks[i].Text = "deflated"
		}
		if part := participles[toks[i].Text]; part != "" && !ofName(r, toks, i) {
			toks = partFirst(r, toks, i, part)
		}
	}
	return toks
}

// ofName reports whether the token at i is a word of a longer name: "great horned owl".
func ofName(r vocabulary.Finder, toks []token.Token, i int) bool {
	for at := max(0, i-2); at <= i; at++ {
		if s := r.LongestAhead(toks, at); s.To > i+1 && s.Is(vocabulary.Thing, vocabulary.Person, vocabulary.StandIn) {
			return true
		}
	}
	return false
}

// ofTheTale are the things that belong to the Snow White of the tale.
var ofTheTale = lexicon.Set("apple mirror castle princess dress costume poison")

// machines reads what stands before or after an animal: a robot dog is a mechanical dog, an owl profile an owl from the side, a hatching chick is
// in a cracked egg.
func machines(r vocabulary.Finder, toks []token.Token, i int) []token.Token {
	one := func(at int) bool {
		if at < 0 || at >= len(toks) || toks[at].Kind != token.Word {
			return false
		}
		s := r.Longest(toks, at)
		id, ok := s.Value(vocabulary.Thing)
		t, _ := things.ByID(id)
		kind := r.Drawable(id)
		return ok && s.To == at+1 && (kind == brief.Animal || kind == brief.Bird || kind == brief.Piece && (t.Group == "fish-insect-reptile" || t.Group == "dinosaur-fantasy" && id != "robot"))
	}
	last := i+2 == len(toks) || i+2 < len(toks) && toks[i+2].Kind != token.Word
	switch {
	case (toks[i].Text == "robot" || toks[i].Text == "cyborg") && one(i+1):
		toks = slices.Clone(toks)
		toks[i].Text = "robotic"
	case one(i) && toks[i+1].Text == "profile" && last:
		toks = slices.Clone(toks)
		toks[i+1].Text = "side view"
	case toks[i].Text == "hatching" && one(i+1) && !hasEgg(toks), one(i) && toks[i+1].Text == "hatching" && last && !hasEgg(toks):
		who, how := toks[i+1], toks[i]
		if how.Text != "hatching" {
			who, how = how, who
		}
		said := []token.Token{who, how, how, how}
		for k, word := range []string{"in", "cracked", "egg"} {
			said[k+1].Text, said[k+1].Raw = word, word
		}
		return slices.Concat(toks[:i], said, toks[i+2:])
	}
	return toks
}

// relative is the state that "that" and a verb tell: "that glows".
func relative(r vocabulary.Finder, lead, verb string) string {
	if lead != "that" && lead != "which" {
		return ""
	}
	if past := pastForms[verb]; past != "" {
		return past
	}
	stem, ok := strings.CutSuffix(verb, "s")
	if !ok || len(stem) < 3 {
		return ""
	}
	for _, form := range []string{stem + "ing", strings.TrimSuffix(stem, "e") + "ing", stem + stem[len(stem)-1:] + "ing"} {
		if s := (vocabulary.Phrase{Senses: r.Words.Senses[form]}); s.Is(vocabulary.State, vocabulary.Pose, vocabulary.Expression) {
			return form
		}
	}
	return ""
}

// partFirst moves a participle at i behind the thing that it describes, as "with" and the part.
func partFirst(r vocabulary.Finder, toks []token.Token, i int, part string) []token.Token {
	from := i
	for n := 2; n > 0 && from == i; n-- {
		if i >= n && slices.IndexFunc(toks[i-n:i], func(t token.Token) bool { return t.Kind != token.Word }) < 0 && r.At(toks, i-n, n).Is(vocabulary.Color, vocabulary.Material, vocabulary.Size) {
			from = i - n
		}
	}
	if from == i && !bareParticiples[toks[i].Text] {
		return toks
	}
	to := i + 1
	for to < len(toks) && toks[to].Kind == token.Word && to < i+4 {
		s := r.Longest(toks, to)
		if to = s.To; s.Is(vocabulary.Thing, vocabulary.Person, vocabulary.Garment) && !s.Is(vocabulary.Color, vocabulary.Material, vocabulary.Fill) {
			if id, _ := s.Value(vocabulary.Thing); part == "glaze" && !edible(id) {
				return toks // the whole of "a blue glazed vase" is blue
			}
			with, has := toks[i], toks[i]
			with.Text, with.Raw, has.Text, has.Raw = "with", "with", part, part
			return slices.Concat(toks[:from], toks[i+1:to], []token.Token{with}, toks[from:i], []token.Token{has}, toks[to:])
		}
		if !s.Is(vocabulary.Describing...) {
			return toks
		}
	}
	return toks
}

// edible reports whether a thing of the table is food.
func edible(id string) bool {
	t, _ := things.ByID(id)
	return t.Group == "food-drink"
}

// hasEgg reports whether a prompt names the egg that something hatches from.
func hasEgg(toks []token.Token) bool {
	return slices.ContainsFunc(toks, func(t token.Token) bool { return t.Text == "egg" || t.Text == "eggs" })
}

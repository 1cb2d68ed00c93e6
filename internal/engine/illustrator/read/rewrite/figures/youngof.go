package figures

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/rewrite/wording"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// youngWords are what the young of several kinds of animals are called.
var youngWords = lexicon.Set("calf cub pup joey chick foal")

// whoseYoung stand before young ones whose parent is told by them.
var whoseYoung = lexicon.Set("her his its their the")

// YoungOf says whose young one it is that is told of later by a word which several kinds share: "giraffe bending down to kiss calf", "whale and calf".
func YoungOf(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 2; i < len(toks); i++ {
		if !youngWords[toks[i].Text] || toks[i].Kind != token.Word || wording.IsAnimal(r, r.At(toks, i-1, 1)) {
			continue
		}
		for j := i - 1; j >= 0; j-- {
			if j > 0 && wording.IsAnimal(r, r.At(toks, j-1, 2)) && r.Words.Young[toks[j-1].Text+" "+toks[j].Text+" "+toks[i].Text] { // "a polar bear and her cub"
				name := slices.Clone(toks[j-1 : j+1])
				for k := range name {
					name[k].Start, name[k].End = toks[i].Start, toks[i].Start
				}
				return slices.Insert(slices.Clone(toks), i, name...)
			}
			if toks[j].Kind == token.Word && !(whoseYoung[toks[i-1].Text] && !drawnAsThing(r, toks[j:j+1])) && r.Words.Young[toks[j].Text+" "+toks[i].Text] {
				name := toks[j]
				name.Start, name.End = toks[i].Start, toks[i].Start
				return slices.Insert(slices.Clone(toks), i, name)
			}
		}
	}
	return toks
}

// drawnAsThing reports whether an animal is a drawing of its own: whose young ones others are is known of those on four legs elsewhere.
func drawnAsThing(r vocabulary.Finder, toks []token.Token) bool {
	id, _ := r.At(toks, 0, 1).Value(vocabulary.Thing)
	return r.Drawable(id) == brief.Piece
}

// rears are what the view of an animal from behind is called.
var rears = lexicon.Set("butt butts bum bums booty rear backside")

// RearOf reads the rear of an animal as the animal seen from behind: "corgi butt".
func RearOf(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 1; i < len(toks); i++ {
		if !rears[toks[i].Text] || toks[i].Kind != token.Word || !wording.IsAnimal(r, r.At(toks, i-1, 1)) {
			continue
		}
		from, behind := toks[i], toks[i]
		from.Text, behind.Text = "from", "behind"
		from.End, behind.Start = toks[i].Start, toks[i].Start
		end := i + 1
		if end < len(toks) && toks[end].Text == "end" {
			end++
		}
		return slices.Concat(toks[:i], []token.Token{from, behind}, toks[end:])
	}
	return toks
}

// Herding adds the sheep to a dog that is told to herd and nothing else: "border collie herding".
func Herding(toks []token.Token) []token.Token {
	if last := len(toks) - 1; last > 0 && toks[last].Text == "herding" && toks[last].Kind == token.Word {
		sheep := toks[last]
		sheep.Text, sheep.Raw, sheep.Start = "sheep", "sheep", toks[last].End
		return append(slices.Clone(toks), sheep)
	}
	return toks
}

// floaties are what a ring that floats is called.
var floaties = lexicon.Set("floatie floaties floaty float")

// drawnFloats are the animals of which there are floats.
var drawnFloats = lexicon.Set("flamingo")

// FloatieOf puts an animal into the ring that is named after it: "flamingo floatie", "unicorn pool float".
func FloatieOf(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 1; i < len(toks); i++ {
		at := i
		if toks[at-1].Text == "pool" && at > 1 {
			at--
		}
		if !floaties[toks[i].Text] || drawnFloats[toks[at-1].Text] || toks[i].Kind != token.Word || toks[i].Text == "float" && at == i || !wording.IsAnimal(r, r.At(toks, at-1, 1)) {
			continue
		}
		in, swim, ring := toks[at], toks[i], toks[i]
		in.Text, swim.Text, ring.Text = "in", "swim", "ring"
		in.End, swim.End, ring.Start = toks[at].Start, toks[i].Start, toks[i].Start
		return slices.Concat(toks[:at], []token.Token{in, swim, ring}, toks[i+1:])
	}
	return toks
}

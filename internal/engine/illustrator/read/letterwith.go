package read

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// letterWith puts what stands before "letter S" behind it, as what comes with the letter: a "sunflower letter S" has sunflowers. Animals
// whose coats are patterns are the letter's pattern: "leopard letter K".
func (r *Reader) letterWith(toks []token.Token) []token.Token {
	for i := 1; i+1 < len(toks); i++ {
		if toks[i].Text != "letter" && toks[i].Text != "initial" || !single(toks[i+1].Raw) || toks[i+1].Kind != token.Word {
			continue
		}
		for n := min(2, i); n > 0; n-- {
			s := r.at(toks, i-n, n)
			id, ok := s.value(thing)
			if print := animalPrints[s.key]; print != "" {
				toks = slices.Clone(toks)
				toks[i-1].Text = s.key + " print"
				return toks
			}
			if s.key == "balloon" { // "letter C balloon"
				return slices.Concat(toks[:i-n], toks[i:i+2], toks[i-n:i], toks[i+2:])
			}
			kind := r.drawable(id)
			if !ok || writes[s.key] || s.is(material, fill, style, trade) || s.is(color) && s.key != "rose" || kind != brief.Piece && kind != brief.Animal && kind != brief.Bird {
				continue
			}
			what := slices.Clone(toks[i-n : i])
			if t, _ := things.ByID(id); t.Group == "plant-flower" && !s.plural {
				what[n-1].Text += "s"
			}
			with := token.Token{Text: "with", Raw: "with", Start: toks[i+1].End, End: toks[i+1].End}
			return slices.Concat(toks[:i-n], toks[i:i+2], []token.Token{with}, what, toks[i+2:])
		}
	}
	return toks
}

// writes are words for how a letter looks that name things too.
var writes = wordSet("bubble block ribbon neon fire ice flame cloud cookie scroll stamp badge logo monogram brush graffiti puzzle")

package detection

import (
	"slices"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/token"
)

// forWords are the words that begin what an image is for, by language.
var forWords = map[string]string{"es": "para", "pt": "para", "fr": "pour", "de": "fur", "it": "per", "nl": "voor", "pl": "dla"}

// occasions are the words of such clauses: occasions, what is printed, and whose it is.
var occasions = lexicon.Set(`cumpleanos fiesta regalo tarjeta invitacion invitaciones taza camiseta mi mis nuestro aniversario festa presente cartao convite caneca meu minha nosso anniversaire fete cadeau carte invitation tasse mon ma mes notre
	geburtstag geburtstagskarte geburtstagseinladung geschenk karte einladung meine meinen meiner mein unsere kindergeburtstag compleanno regalo biglietto invito maglietta tazza mio mia nostro verjaardag verjaardagskaart feest cadeau kaart uitnodiging mijn ons onze
	urodziny prezent kartke zaproszenie mojego mojej mojego`)

// Purposes takes the clauses of a prompt in another language out that say what the image is for, and returns them: "para el cumpleaños de mi hijo". It
// looks at the words as they were typed.
func (r Detector) Purposes(toks []token.Token) (kept []token.Token, told [][]token.Token) {
	d := r.detect(toks)
	if d == nil || forWords[d.Code] == "" {
		return toks, nil
	}
	for i := 0; i < len(toks); i++ {
		if toks[i].Text != forWords[d.Code] || len(kept) == 0 {
			kept = append(kept, toks[i])
			continue
		}
		end := i + 1
		for end < len(toks) && toks[end].Kind == token.Word {
			end++
		}
		if end-i > longestReason || !slices.ContainsFunc(toks[i+1:end], func(t token.Token) bool { return occasions[t.Text] }) {
			kept = append(kept, toks[i])
			continue
		}
		told = append(told, toks[i:end])
		i = end - 1
	}
	return kept, told
}

// longestReason is how many words of a clause may say what an image is for.
const longestReason = 9

package understand

import "strings"

// Catalog says what art is really there.
type Catalogue interface {
	Has(set, name string) bool
}

// Understander resolves phrases against the art of one catalog. It is safe for concurrent use.
type Understander struct {
	catalogue Catalogue
	table     *table
	curated   *curated
}

// Match is what a phrase resolved to. Exactly one of Piece, Glyph and Procedural is meant when How is not empty.
type Match struct {
	Piece      Piece
	Glyph      Look   // a single-color glyph, when Glyph.Set is not empty
	Procedural string // a procedural family
	How        string // alias, label, synonym, head, keyword, hyponym, hypernym, sibling, vector or procedural
	Score      float64
	Words      string  // the words that matched
	Others     []Piece // pieces of nearly equal fit, best first
	Extras     []Extra // what a curated alias adds to the piece
	StandsIn   bool    // a curated alias that is not the thing itself
	UsedColor  string  // a color word that chose the piece ("green apple") and is not to be painted again
}

// Extra is a further piece that completes a curated one: a knight's shield.
type Extra struct {
	Kind string // a relation: wearing, holding, behind, on, in, with
	Name string
}

// New loads the tables once per process; a nil catalog has everything that the tables name.
func New(catalogue Catalogue) (*Understander, error) {
	t, err := loadTable()
	if err != nil {
		return nil, err
	}
	if catalogue == nil {
		catalogue = everything{}
	}
	return &Understander{catalogue: catalogue, table: t, curated: loadCurated()}, nil
}

type everything struct{}

func (everything) Has(string, string) bool { return true }

// Has says whether the catalog has a piece of a set.
func (u *Understander) Has(set, name string) bool { return u.catalogue.Has(set, name) }

// Piece returns a piece by any of its names.
func (u *Understander) Piece(name string) (Piece, bool) {
	id, ok := u.table.byName[name]
	if !ok {
		return Piece{}, false
	}
	return u.present(u.table.pieces[id])
}

// Emoji returns the piece of an emoji sequence, with or without skin tones and variation selectors.
func (u *Understander) Emoji(sequence string) (Piece, bool) {
	id, ok := u.table.byEmoji[emojiKey(sequence)]
	if !ok {
		return Piece{}, false
	}
	return u.present(u.table.pieces[id])
}

// present keeps the looks that the catalog has.
func (u *Understander) present(p Piece) (Piece, bool) {
	if _, all := u.catalogue.(everything); all {
		return p, true
	}
	var looks []Look
	for _, look := range p.Looks {
		if u.catalogue.Has(look.Set, look.Name) {
			looks = append(looks, look)
		}
	}
	p.Looks = looks
	return p, len(looks) > 0
}

var reasons = map[byte]string{
	'l': "label", 's': "synonym", 'h': "head", 'k': "keyword", 'o': "hyponym", 'e': "hypernym", 'b': "sibling",
}

// Approximate says whether a match shows something else than what was asked.
func (m Match) Approximate() bool {
	switch m.How {
	case "hypernym", "sibling", "vector", "fallback":
		return true
	case "keyword", "head", "hyponym":
		return m.Score < 0.66
	}
	return m.StandsIn
}

func key(words []string) string { return strings.Join(words, " ") }

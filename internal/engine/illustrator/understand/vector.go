package understand

import (
	"bytes"
	"compress/gzip"
	_ "embed"
	"io"
	"math"
	"sort"
	"strings"
	"sync"
)

// vectorBytes is the committed cut of the word vectors; cut-vectors.mjs makes it and describes its layout.
//
//go:embed vectors.bin.gz
var vectorBytes []byte

const dimensions = 100

type vector [dimensions]float32

// vectors are 30,000 words and where their meanings point, read when the first unknown word comes.
type vectors struct {
	words  []string // sorted
	values string   // dimensions signed bytes per word
}

var loadVectors = sync.OnceValue(readVectors)

func readVectors() vectors {
	unzip, err := gzip.NewReader(bytes.NewReader(vectorBytes))
	if err != nil {
		return vectors{}
	}
	all, err := io.ReadAll(unzip)
	if err != nil {
		return vectors{}
	}
	head, values, _ := strings.Cut(string(all), "\n\n")
	words := strings.Split(head, "\n")
	if len(values) != len(words)*dimensions {
		return vectors{}
	}
	return vectors{words, values}
}

// of returns the unit vector of a word.
func (v vectors) of(word string) (vector, bool) {
	at := sort.SearchStrings(v.words, word)
	if at == len(v.words) || v.words[at] != word {
		return vector{}, false
	}
	var out vector
	for k := range dimensions {
		out[k] = float32(int8(v.values[at*dimensions+k]))
	}
	return out.unit(), true
}

// mean returns the unit vector between those of the words that are known.
func (v vectors) mean(words []string) (vector, bool) {
	var sum vector
	found := false
	for _, word := range words {
		if one, ok := v.of(word); ok {
			found = true
			for k := range sum {
				sum[k] += one[k]
			}
		}
	}
	return sum.unit(), found
}

func (a vector) unit() vector {
	norm := float32(math.Sqrt(float64(a.dot(a))))
	if norm == 0 {
		return a
	}
	for k := range a {
		a[k] /= norm
	}
	return a
}

func (a vector) dot(b vector) float32 {
	var sum float32
	for k := range a {
		sum += a[k] * b[k]
	}
	return sum
}

// meant is a piece and where its label points.
type meant struct {
	id int
	at vector
}

// loadMeant places every drawable piece among the word vectors.
var loadMeant = sync.OnceValue(func() []meant {
	t, err := loadTable()
	if err != nil {
		return nil
	}
	var all []meant
	for _, piece := range t.pieces {
		if piece.Group == Symbols || piece.Group == Flags || piece.Group == Smileys || piece.Emoji == "" {
			continue
		}
		if at, ok := loadVectors().mean(strings.Fields(piece.Label)); ok {
			all = append(all, meant{piece.ID, at})
		}
	}
	return all
})

// alike is the least cosine at which a piece may stand in for a word.
const alike = 0.5

// nearest finds the piece whose label lies closest in meaning to the words.
func (u *Understander) nearest(words []string) (Match, bool) {
	var forms []string
	for _, word := range words {
		forms = append(forms, singulars(word)...)
	}
	at, ok := loadVectors().mean(forms)
	if !ok {
		return Match{}, false
	}
	best, score := -1, float32(alike)
	for _, m := range loadMeant() {
		if cosine := at.dot(m.at); cosine > score {
			if _, ok := u.present(u.table.pieces[m.id]); ok {
				best, score = m.id, cosine
			}
		}
	}
	if best < 0 {
		return Match{}, false
	}
	piece, _ := u.present(u.table.pieces[best])
	return Match{Piece: piece, How: "vector", Score: 0.72 * float64(score), Words: key(words)}, true
}

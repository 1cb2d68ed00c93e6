// Package wordvectors knows how near in meaning two English words are, by 30,000 embedded word vectors.
package wordvectors

import (
	_ "embed"
	"math"
	"sort"
	"strings"
	"sync"

	"pellucid/internal/texts"
)

// vectorBytes is the committed cut of the word vectors; cut-vectors.mjs makes it and describes its layout.
//
//go:embed vectors.bin.br
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
	head, values, _ := strings.Cut(string(texts.Unpack(vectorBytes)), "\n\n")
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

package rules

import (
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// meanings are the classes that WordNet puts a word in.
var meanings = sync.OnceValue(func() map[string][]string {
	all := map[string][]string{}
	for _, name := range []string{"wordnet.en.tsv", "meanings.en.tsv"} {
		classes := table(name)
		for _, class := range slices.Sorted(maps.Keys(classes)) {
			for term := range strings.SplitSeq(classes[class], ",") {
				term = strings.TrimSpace(term)
				all[term] = append(all[term], class)
			}
		}
	}
	return all
})

// classifier is a linear model: the weights of features whose sum, with the bias, is the log odds that a text is hateful.
type classifier struct {
	bias    float64
	accept  float64 // from here on, a text is refused
	weights map[string]float64
}

// The scores up to which a prompt may name extremists, because history tells of them, and quote the milder slurs, because people
// report and reclaim them.
const (
	harmless = -3
	reported = -3.5
)

// telling is the fewest words in which a slur is told of: whoever reports one says who said it, or what came of it.
const telling = 8

var trained = sync.OnceValue(func() *classifier {
	c := &classifier{weights: map[string]float64{}}
	for feature, weight := range columns(unpacked("weights.en.br")) {
		w, err := strconv.ParseFloat(weight, 64)
		if err != nil {
			panic(err) // it is embedded
		}
		switch feature {
		case "bias":
			c.bias = w
		case "accept":
			c.accept = w
		default:
			c.weights[feature] = w
		}
	}
	return c
})

// score is how hateful the worst part of a text is, and which tokens that is; minus infinity when it speaks of no group.
func (c *classifier) score(windows [][]symbol, found string) (score float64, worst span) {
	score = math.Inf(-1)
	for _, w := range windows {
		if s := c.scoreOf(w, found) - margin(w); s > score {
			score, worst = s, span{w[0].from, w[len(w)-1].to}
		}
	}
	return score, worst
}

func (c *classifier) scoreOf(window []symbol, found string) float64 {
	sum, n := 0.0, 0
	seen := map[string]bool{}
	features(window, found, func(f string) {
		if seen[f] {
			return
		}
		seen[f] = true
		n++
		sum += c.weights[f]
	})
	return c.bias + sum*scale(n)
}

// scale makes texts of different lengths comparable.
func scale(n int) float64 { return 10 / math.Sqrt(float64(n)) }

package rules

import (
	"cmp"
	"fmt"
	"hash/fnv"
	"io"
	"math"
	"slices"
	"sync"
)

// Example is a text to learn from.
type Example struct {
	Text    string
	Hateful bool
	Weight  float64 // 1, or less for one of several texts that were made from one pattern
	Pattern string  // what the text was made from
	Source  string  // the set that it is from
}

// learned is an example as the training sees it.
type learned struct {
	Example
	features [][]int // of every window
	scales   []float64
	margins  []float64
	listed   bool    // refused for its words
	weighed  finding // the same, unless the classifier overrules it
	found    string  // by the analyzer: why the text is refused
}

// Training learns the classifier's weights from examples. It is deterministic.
type Training struct {
	examples []learned
	names    []string
}

const (
	rounds    = 40
	rate      = 0.15
	decay     = 5e-4
	dropout   = 0.6  // the share of features that a step does not see, so that no word is relied on alone
	leastSeen = 2    // patterns that a feature must come in
	smallest  = 0.04 // a weight that is kept
)

// NewTraining reads the examples.
func NewTraining(examples []Example) *Training {
	t := &Training{}
	index, seen := map[string]int{}, []map[string]bool{}
	l, r := englishLexicon(), New()
	for _, e := range examples {
		tokens := l.tokenize(e.Text)
		items := l.items(tokens)
		one := learned{Example: e}
		said, _ := l.analyze(tokens, items)
		one.found = said.because
		words := split(e.Text)
		listed, weighed := r.listed(words, find(words, r.spared, nil), "prompt")
		one.listed, one.weighed = listed.because != "", weighed
		for _, w := range l.windows(tokens, items) {
			var ids []int
			had := map[string]bool{}
			features(w, one.found, func(f string) {
				if had[f] {
					return
				}
				had[f] = true
				id, ok := index[f]
				if !ok {
					id = len(t.names)
					index[f] = id
					t.names, seen = append(t.names, f), append(seen, map[string]bool{})
				}
				if len(seen[id]) < leastSeen {
					seen[id][e.Pattern] = true
				}
				ids = append(ids, id)
			})
			slices.Sort(ids)
			one.features, one.scales = append(one.features, ids), append(one.scales, scale(len(ids)))
			one.margins = append(one.margins, margin(w))
		}
		t.examples = append(t.examples, one)
	}
	for i := range t.examples {
		for k, ids := range t.examples[i].features {
			t.examples[i].features[k] = slices.DeleteFunc(ids, func(id int) bool { return len(seen[id]) < leastSeen })
		}
	}
	return t
}

type model struct {
	bias    float64
	weights []float64
}

// seeds are how many models are averaged: each sees other features dropped, which moves it by a sentence or two in a hundred.
const seeds = 2

// learn trains on the examples that use accepts, and averages models that differ in what features they saw.
func (t *Training) learn(use func(learned) bool) model {
	models := make([]model, seeds)
	var wait sync.WaitGroup
	for i := range models {
		wait.Go(func() { models[i] = t.learnOnce(use, &thinner{chance: lottery(i + 1)}) })
	}
	wait.Wait()
	mean := models[0]
	for _, m := range models[1:] {
		mean.bias += m.bias
		for id, w := range m.weights {
			mean.weights[id] += w
		}
	}
	mean.bias /= seeds
	for id := range mean.weights {
		mean.weights[id] /= seeds
	}
	return mean
}

// learnOnce is stochastic gradient descent in a fixed order.
func (t *Training) learnOnce(use func(learned) bool, thin *thinner) model {
	m := model{bias: -1, weights: make([]float64, len(t.names))}
	squares := make([]float64, len(t.names))
	order, hashes := []int{}, make([]uint32, len(t.examples))
	for i, e := range t.examples {
		if len(e.features) > 0 && use(e) {
			order, hashes[i] = append(order, i), hash(e.Text)
		}
	}
	slices.SortFunc(order, func(a, b int) int {
		return cmp.Or(cmp.Compare(hashes[a], hashes[b]), cmp.Compare(a, b))
	})
	for range rounds {
		for _, i := range order {
			m.step(thin.example(t.examples[i]), squares)
		}
	}
	return m
}

// lottery is a linear congruential generator: the same numbers on every machine.
type lottery uint32

// thinner leaves out features. An example is thinned in each round, so memory is used again.
type thinner struct {
	chance   lottery
	kept     []int
	features [][]int
	scales   []float64
}

// example is an example without some of its features, of which the others make up for the sum. It is good until the next call.
func (t *thinner) example(e learned) learned {
	chance, kept := t.chance, t.kept[:0]
	t.features, t.scales = t.features[:0], t.scales[:0]
	for k, ids := range e.features {
		begin := len(kept)
		for _, id := range ids {
			chance = chance*1664525 + 1013904223
			if float64(chance>>8)/(1<<24) >= dropout {
				kept = append(kept, id)
			}
		}
		t.features, t.scales = append(t.features, kept[begin:]), append(t.scales, e.scales[k]/(1-dropout))
	}
	t.chance, t.kept = chance, kept
	e.features, e.scales = t.features, t.scales
	return e
}

func (m *model) step(e learned, squares []float64) {
	score, at := m.worst(e)
	want := 0.0
	if e.Hateful {
		want = 1
	}
	gradient := (1/(1+math.Exp(-score)) - want) * e.Weight
	m.bias -= 0.01 * gradient
	scale := e.scales[at]
	for _, id := range e.features[at] {
		g := gradient*scale + decay*m.weights[id]
		squares[id] += g * g
		m.weights[id] -= rate * g / (1 + math.Sqrt(squares[id]))
	}
}

// worst is the score of the most hateful window, and which it is.
func (m *model) worst(e learned) (score float64, at int) {
	score = math.Inf(-1)
	for k, ids := range e.features {
		sum := 0.0
		for _, id := range ids {
			sum += m.weights[id]
		}
		if s := m.bias + sum*e.scales[k]; s > score {
			score, at = s, k
		}
	}
	return score, at
}

// judge is the score of an example less its margin, as the filter compares it.
func (m *model) judge(e learned) float64 {
	score := math.Inf(-1)
	for k, ids := range e.features {
		sum := 0.0
		for _, id := range ids {
			sum += m.weights[id]
		}
		score = max(score, m.bias+sum*e.scales[k]-e.margins[k])
	}
	return score
}

func hash(text string) uint32 {
	h := fnv.New32a()
	_, _ = h.Write([]byte(text))
	return h.Sum32()
}

// Judged is an example with what the classifier says of it, without having learned from it.
type Judged struct {
	Example
	Score  float64
	Listed bool // refused for its words, given the score
	Found  bool // by the analyzer
}

func (e learned) judged(score float64) Judged {
	return Judged{e.Example, score, e.listed || e.weighed.because != "" && !e.weighed.overruledAt(score), e.found != ""}
}

// HoldOut judges the examples that in accepts by a model that learned from the others.
func (t *Training) HoldOut(in func(Example) bool) []Judged {
	m := t.learn(func(e learned) bool { return !in(e.Example) })
	var all []Judged
	for _, e := range t.examples {
		if in(e.Example) {
			all = append(all, e.judged(m.judge(e)))
		}
	}
	return all
}

// Write learns from all examples and writes the weights.
func (t *Training) Write(w io.Writer, accept float64) error {
	m := t.learn(func(learned) bool { return true })
	if _, err := fmt.Fprintf(w, "# Weights of the hate classifier: feature, tab, log odds. Made by cmd/filtertrain; do not edit.\n# Source: own work, learned from the sets in testdata.\nbias\t%.3f\naccept\t%.2f\n", m.bias, accept); err != nil {
		return err
	}
	order := make([]int, len(t.names))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int { return cmp.Compare(t.names[a], t.names[b]) })
	for _, id := range order {
		if math.Abs(m.weights[id]) >= smallest {
			if _, err := fmt.Fprintf(w, "%s\t%.2f\n", t.names[id], m.weights[id]); err != nil {
				return err
			}
		}
	}
	return nil
}

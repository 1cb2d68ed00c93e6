// Command filtertrain learns the weights of the content filter's classifier from the labeled sets in
// internal/contentfilter/rules/testdata, and prints what it does with every set when it has learned from the others only. Run it
// from the repository root: go run ./cmd/filtertrain
package main

import (
	"errors"
	"flag"
	"fmt"
	"maps"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/andybalholm/brotli"

	"pellucid/internal/contentfilter/rules"
)

const (
	folder      = "internal/contentfilter/rules"
	weightsFile = folder + "/data/weights.en.br"
	accept      = 0.4 // the score from which on a text is refused; chosen with each set left out in turn
)

func main() {
	show := flag.Bool("show", false, "print what is judged wrong")
	only := flag.String("only", "", "judge this set alone, and write nothing")
	quick := flag.Bool("quick", false, "learn and write, and judge nothing")
	flag.Parse()
	if err := run(*only, *quick, *show); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(only string, quick, show bool) error {
	examples, err := read()
	if err != nil {
		return err
	}
	t := rules.NewTraining(examples)
	if !quick {
		leaveOneSetOut(t, examples, only, show)
	}
	if only != "" {
		return nil
	}
	file, err := os.Create(weightsFile)
	if err != nil {
		return err
	}
	pack := brotli.NewWriterOptions(file, brotli.WriterOptions{Quality: brotli.BestCompression, LGWin: 24})
	if err := errors.Join(t.Write(pack, accept), pack.Close(), file.Close()); err != nil {
		return err
	}
	return noteTaught()
}

// leaveOneSetOut judges every set by what the others teach: the nearest thing to sentences of somebody new. Sentences of one set
// resemble each other, so that holding out some of them flatters. The patterns were written after the errors on the sets up to H
// were read, which flatters the figures of those; nothing was written after those on the sets from K on.
func leaveOneSetOut(t *rules.Training, examples []rules.Example, only string, show bool) {
	totals := map[string][]rules.Judged{}
	for _, set := range sets(examples) {
		if only != "" && set != only {
			continue
		}
		judged := t.HoldOut(func(e rules.Example) bool { return setOf(e) == set })
		report(set, judged, show)
		switch {
		case strings.HasPrefix(set, "everyday"):
			totals["everyday"] = append(totals["everyday"], judged...)
		case set >= "set_k":
			totals["sets from K on"] = append(totals["sets from K on"], judged...)
		case strings.HasPrefix(set, "set_"):
			totals["sets A to H"] = append(totals["sets A to H"], judged...)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(totals)) {
		report(name, totals[name], false)
	}
}

// setOf is the set that an example is held out with: what one author wrote at a time. Sentences put together from lists are never
// held out.
func setOf(e rules.Example) string {
	if _, name, ok := strings.Cut(e.Source, "_"); ok && (strings.HasPrefix(e.Source, "hateful_") || strings.HasPrefix(e.Source, "neutral_")) {
		return "patterns " + name
	}
	switch e.Source {
	case "grammar", "frames":
		return ""
	case "hateful", "neutral":
		return "patterns"
	}
	return e.Source
}

func sets(examples []rules.Example) []string {
	found := map[string]bool{}
	for _, e := range examples {
		if set := setOf(e); set != "" {
			found[set] = true
		}
	}
	return slices.Sorted(maps.Keys(found))
}

// report prints how much of a set is refused, hateful and harmless: by the lists alone, and from several scores on.
func report(source string, judged []rules.Judged, show bool) {
	fmt.Printf("%s:", source)
	for _, at := range []float64{math.Inf(1), 0, accept, 1, 1.5, 2} {
		var refused, n [2]int
		for _, j := range judged {
			k := 0
			if j.Hateful {
				k = 1
			}
			n[k]++
			if refuse(j, at) {
				refused[k]++
			}
		}
		fmt.Printf("  [%g] %.1f%% / %.2f%%", at, percent(refused[1], n[1]), percent(refused[0], n[0]))
	}
	fmt.Println()
	for _, j := range judged {
		if show && refuse(j, accept) != j.Hateful {
			fmt.Printf("%v\t%.2f\t%v\t%v\t%s\n", j.Hateful, j.Score, j.Listed, j.Found, j.Text)
		}
	}
}

func refuse(j rules.Judged, from float64) bool {
	return j.Listed || j.Score >= from
}

func percent(part, whole int) float64 { return 100 * float64(part) / float64(max(whole, 1)) }

// read returns what there is to learn from: patterns with placeholders, and labeled sentences.
func read() ([]rules.Example, error) {
	var all []rules.Example
	lists := map[string][]string{}
	var frames []frame
	var bad, good []string // patterns
	paths, err := filepath.Glob(filepath.Join(folder, "testdata", "*"))
	if err != nil {
		return nil, err
	}
	for _, path := range paths {
		name := strings.TrimSuffix(strings.TrimSuffix(filepath.Base(path), ".txt"), ".tsv")
		text, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		for line := range strings.Lines(string(text)) {
			line = strings.TrimRight(line, "\n")
			fields := strings.Split(line, "\t")
			switch {
			case line == "" || strings.HasPrefix(line, "#") || strings.HasPrefix(name, "held_out"):
			case strings.HasPrefix(name, "everyday"):
				all = append(all, rules.Example{Text: line, Weight: 1, Pattern: line, Source: name})
			case (strings.HasPrefix(name, "hateful") || strings.HasPrefix(name, "neutral")) && len(fields) == 2:
				if strings.HasPrefix(name, "hateful") {
					bad = append(bad, fields[1])
				} else {
					good = append(good, fields[1])
				}
				all = append(all, expand(fields[1], strings.HasPrefix(name, "hateful"), name)...)
			case name == "frames":
				frames = append(frames, frame{fields[2], fields[0] == "hateful"})
			case name == "grammar" && fields[0] == "list":
				lists[fields[1]] = strings.Split(fields[2], "|")
			case name == "grammar":
				for i, pattern := range fill(fields[1], lists) {
					e := expand(pattern, fields[0] == "hateful", name)[i%len(expand(pattern, true, name))]
					e.Pattern, e.Weight = fields[1], grammarWeight
					all = append(all, e)
				}
			case strings.HasPrefix(name, "set_") && len(fields) == 3:
				all = append(all, rules.Example{Text: fields[2], Hateful: fields[0] == "hateful", Weight: 1, Pattern: fields[2], Source: name})
			}
		}
	}
	return append(all, framed(frames, bad, good)...), nil
}

// grammarWeight is how much a sentence counts that was put together from lists: there are many of them.
const grammarWeight = 0.25

// mostOf is the most sentences of a pattern of the grammar.
const mostOf = 40

// fill returns sentences of a pattern: its lists are gone through side by side, each from another beginning.
func fill(pattern string, lists map[string][]string) []string {
	var all []string
	most := 1
	for name, list := range lists {
		if strings.Contains(pattern, "<"+name+">") {
			most = max(most, len(list))
		}
	}
	for i := range min(most, mostOf) {
		text, at := pattern, i
		for _, name := range slices.Sorted(maps.Keys(lists)) {
			if list := lists[name]; strings.Contains(text, "<"+name+">") {
				text = strings.ReplaceAll(text, "<"+name+">", list[at%len(list)])
				at = at*7 + 3
			}
		}
		all = append(all, text)
	}
	return all
}

// groups that stand for the placeholders [g] and [m], in the plural and in the singular.
var groups = [][2]string{{"Muslims", "a muslim"}, {"black people", "a black person"}, {"gay people", "a gay man"}, {"women", "a woman"}}

func expand(pattern string, hateful bool, source string) []rules.Example {
	if !strings.Contains(pattern, "[") {
		return []rules.Example{{Text: pattern, Hateful: hateful, Weight: 1, Pattern: pattern, Source: source}}
	}
	var all []rules.Example
	for _, g := range groups {
		plural := g[0]
		if strings.Contains(pattern, "hate[g]") || strings.Contains(pattern, "all[g]") || strings.Contains(pattern, "to[g]") {
			plural = strings.ReplaceAll(plural, " ", "")
		}
		text := strings.NewReplacer("[g]", plural, "a [m]", g[1], "A [m]", g[1], "[m]", strings.TrimPrefix(g[1], "a ")).Replace(pattern)
		all = append(all, rules.Example{Text: text, Hateful: hateful, Weight: 1 / float64(len(groups)), Pattern: pattern, Source: source})
	}
	return all
}

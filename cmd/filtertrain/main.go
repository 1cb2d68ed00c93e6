// Command filtertrain learns the weights of the content filter's classifier from the labeled sets in
// internal/contentfilter/rules/testdata, and prints what it does with sentences that it has not learned from. Run it from the
// repository root: go run ./cmd/filtertrain
package main

import (
	"flag"
	"fmt"
	"maps"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"pellucid/internal/contentfilter/rules"
)

const (
	folder      = "internal/contentfilter/rules"
	weightsFile = folder + "/data/weights.en.tsv"
	accept      = 0.5 // the score from which on a text is refused; chosen by cross-validation
)

func main() {
	holdOut := flag.String("hold-out", "", "judge this set by what the others teach, and write nothing")
	show := flag.Bool("show", false, "print what is judged wrong")
	leaveOut := flag.Bool("leave-out", false, "judge every author's set by what the others teach, and write nothing")
	flag.Parse()
	if err := run(*holdOut, *leaveOut, *show); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(holdOut string, leaveOut, show bool) error {
	examples, err := read()
	if err != nil {
		return err
	}
	t := rules.NewTraining(examples)
	if holdOut != "" {
		report(holdOut, t.HoldOut(holdOut), show)
		return nil
	}
	if leaveOut {
		leaveOneOut(t, examples, show)
		return nil
	}
	judged := t.CrossValidate(5)
	for _, source := range sources(examples) {
		report(source, slices.DeleteFunc(slices.Clone(judged), func(j rules.Judged) bool { return j.Source != source }), show)
	}
	file, err := os.Create(weightsFile)
	if err != nil {
		return err
	}
	if err := t.Write(file, accept); err != nil {
		return err
	}
	return file.Close()
}

// leaveOneOut judges every author's set by what the other authors' teach: the nearest thing to sentences of somebody new.
func leaveOneOut(t *rules.Training, examples []rules.Example, show bool) {
	var all []rules.Judged
	for _, set := range sources(examples) {
		if !strings.HasPrefix(set, "set_") {
			continue
		}
		judged := t.HoldOut(set)
		report(set, judged, show)
		all = append(all, judged...)
	}
	report("all", all, false)
	for _, most := range []float64{0.5, 1, 2, 3, 5} {
		at := threshold(all, most)
		fmt.Printf("from %.2f on, %.1f%% of the harmless ones are refused and", at, most)
		refused, n := 0, 0
		for _, j := range all {
			if j.Hateful {
				n++
				if refuse(j, at) {
					refused++
				}
			}
		}
		fmt.Printf(" %.1f%% of the hateful ones\n", percent(refused, n))
	}
}

// threshold is the lowest score from which on at most so many percent of the harmless ones are refused.
func threshold(all []rules.Judged, most float64) float64 {
	var scores []float64
	n, listed := 0, 0
	for _, j := range all {
		if j.Hateful {
			continue
		}
		n++
		if j.Listed {
			listed++
			continue
		}
		scores = append(scores, j.Score)
	}
	slices.Sort(scores)
	left := int(most*float64(n)/100) - listed
	if left < 0 {
		return math.Inf(1)
	}
	return math.Nextafter(scores[len(scores)-1-left], math.Inf(1))
}

func sources(examples []rules.Example) []string {
	found := map[string]bool{}
	for _, e := range examples {
		found[e.Source] = true
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

// sets are the files to learn from: patterns with placeholders, and labeled sentences.
func read() ([]rules.Example, error) {
	var all []rules.Example
	lists := map[string][]string{}
	var frames []frame
	var statements []string
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
					statements = append(statements, fields[1])
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
	return append(all, framed(frames, statements)...), nil
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

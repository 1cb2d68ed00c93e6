package main

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"slices"
	"strings"

	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator"
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/draw"
	art "pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/kit/person"
	"pellucid/internal/engine/illustrator/plan"
	"pellucid/internal/engine/illustrator/style"
)

const (
	smallSize     = 128 // pixels
	randomFigures = 200
	slowest       = 20 // times the median that nothing may take
	slowestKept   = 20 // of the first style that are drawn in all others
	sampled       = 24 // one of so many others is drawn in each style
)

// kit measures the illustrator's own art: how long reading takes, whether a piece or a figure is far slower than the rest, how
// many everyday prompts are drawn from our own art alone, and how large the program is.
func kit(ctx context.Context, binary string, every bool) ([]figure, error) {
	artist, err := illustrator.New()
	if err != nil {
		return nil, err
	}
	figures := []figure{readingTime(artist), ownShare(artist)}
	worst, err := outlier(ctx, every)
	if err != nil {
		return figures, err
	}
	figures = append(figures, worst)
	attributes, err := shown(ctx, artist)
	if err != nil {
		return figures, err
	}
	figures = append(figures, attributes)
	size := figure{name: "size of the program", limit: 90, unit: "MB"}
	if info, err := os.Stat(binary); err != nil {
		size.skipped = err.Error()
	} else {
		size.value = float64(info.Size()) / 1e6
	}
	return append(figures, size), nil
}

func everydayPrompts() []string { return strings.Split(strings.TrimSpace(everyday), "\n") }

// readingTime is the 95th percentile over the everyday prompts, after one reading that loads the tables.
func readingTime(artist *illustrator.Engine) figure {
	var times []float64
	for run := range 6 {
		for _, prompt := range everydayPrompts() {
			start := processorTime()
			artist.Read(engine.Request{Prompt: prompt})
			if run > 0 {
				times = append(times, float64((processorTime()-start).Microseconds())/1000)
			}
		}
	}
	slices.Sort(times)
	return figure{name: "reading a prompt, 95th percentile", value: times[len(times)*95/100], limit: 5, unit: "ms"}
}

// ownShare is the share of everyday prompts that are drawn from the kit alone; those that are refused count against it.
func ownShare(artist *illustrator.Engine) figure {
	own, all := 0, 0
	for _, prompt := range everydayPrompts() {
		b := artist.Read(engine.Request{Prompt: prompt})
		all++
		foreign := slices.ContainsFunc(b.Subjects, func(s brief.Subject) bool {
			return s.Kind == brief.Flag
		})
		if !foreign && b.Reading.Refused == "" {
			own++
		}
	}
	return figure{name: "everyday prompts drawn wholly from the kit", value: 100 * float64(own) / float64(all), limit: 90, unit: "%", atLeast: true}
}

// outlier draws pieces and many random figures small in every style, and returns the slowest as a multiple of the median of its style: in
// the first style all of them, in the others those that were slowest there and some of the rest, or all.
func outlier(ctx context.Context, every bool) (figure, error) {
	worst := figure{limit: slowest, unit: "× the median"}
	subjects := randomSubjects()
	all := make([]int, len(subjects))
	for i := range all {
		all[i] = i
	}
	drawn := 0
	var heavy []int
	for n, name := range style.Names() {
		some := all
		if n > 0 && !every {
			some = slices.Concat(heavy, everyNth(len(subjects), n))
		}
		times, err := timesOf(ctx, subjects, some, name)
		if err != nil {
			return worst, err
		}
		drawn += len(times)
		if n == 0 {
			heavy = slowestOf(times)
		}
		middle := medianOf(times, some[max(0, len(some)-len(subjects)/sampled):])
		for i, t := range times {
			if t/middle > slowest/2 { // what else the machine did counts once
				again, err := timesOf(ctx, subjects, []int{i, i}, name)
				if err != nil {
					return worst, err
				}
				t = min(t, again[i])
			}
			if t/middle > worst.value {
				worst.value = t / middle
				worst.name = fmt.Sprintf("%s in %s", subjects[i].ID, styleName(name))
			}
		}
		progress("kit", n+1, len(style.Names()), fmt.Sprintf("%s, median %.1f ms", styleName(name), middle))
	}
	worst.name = fmt.Sprintf("slowest of %d images of %d pieces and figures in %d styles at %d px (%s)", drawn, len(subjects), len(style.Names()), smallSize, worst.name)
	return worst, nil
}

// everyNth are the numbers of a share of n subjects, others with each style.
func everyNth(n, style int) (some []int) {
	for i := style % sampled; i < n; i += sampled {
		some = append(some, i)
	}
	return some
}

// timesOf is how many milliseconds of one processor some subjects take in a style.
func timesOf(ctx context.Context, subjects []brief.Subject, some []int, name string) (map[int]float64, error) {
	times := map[int]float64{}
	for _, i := range some {
		p := plan.Make(brief.Brief{Prompt: subjects[i].ID, Subjects: []brief.Subject{subjects[i]}, Style: brief.Style{Name: name}}, int64(i), 0)
		start := processorTime()
		if _, err := draw.Layer(ctx, p, draw.Options{Size: smallSize}); err != nil {
			return nil, fmt.Errorf("%s in %s: %w", subjects[i].ID, name, err)
		}
		times[i] = float64((processorTime() - start).Microseconds()) / 1000
	}
	return times, nil
}

// slowestOf are the subjects that took longest.
func slowestOf(times map[int]float64) []int {
	all := slices.Collect(maps.Keys(times))
	slices.SortFunc(all, func(a, b int) int { return cmp.Compare(times[b], times[a]) })
	return all[:min(slowestKept, len(all))]
}

// medianOf is the median time of some subjects.
func medianOf(times map[int]float64, some []int) float64 {
	var of []float64
	for _, i := range some {
		of = append(of, times[i])
	}
	return median(of)
}

// letters reports whether a piece letters a text itself. On others the composer finds a place for one, which takes longer than most pieces.
func letters(name string) bool {
	piece, _ := library.Find(name)
	drawn, err := piece.Render(art.Options{Text: "ABC"})
	return err == nil && drawn.Lettered
}

// randomSubjects are all pieces, and figures in random roles, poses and species.
func randomSubjects() []brief.Subject {
	rng := rand.New(rand.NewPCG(1, 2))
	var all []brief.Subject
	for _, name := range library.Names() {
		subject := brief.Subject{Words: name, Kind: brief.Piece, ID: name, Count: 1}
		if letters(name) {
			subject.Text = "ABC"
		}
		all = append(all, subject)
	}
	pick := func(list []string) string { return list[rng.IntN(len(list))] }
	for i := range randomFigures {
		if i%3 == 0 {
			all = append(all, brief.Subject{Kind: brief.Animal, ID: pick(animal.Species()), Pose: pick(animal.Poses()), Count: 1})
			continue
		}
		all = append(all, brief.Subject{Kind: brief.Person, ID: pick(person.Roles()), Pose: pick(person.Poses()), Count: 1})
	}
	return all
}

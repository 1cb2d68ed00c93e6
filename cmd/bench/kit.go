package main

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"time"

	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator"
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/draw"
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
)

// kit measures the illustrator's own art: how long reading takes, whether a piece or a figure is far slower than the rest, how
// many everyday prompts are drawn from our own art alone, and how large the program is.
func kit(ctx context.Context, binary string) ([]figure, error) {
	artist, err := illustrator.New()
	if err != nil {
		return nil, err
	}
	figures := []figure{readingTime(artist), ownShare(artist)}
	worst, err := outlier(ctx)
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
			start := time.Now()
			artist.Read(engine.Request{Prompt: prompt})
			if run > 0 {
				times = append(times, float64(time.Since(start).Microseconds())/1000)
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

// outlier draws every piece and many random figures small in every style, and returns the slowest as a multiple of the median
// of its style.
func outlier(ctx context.Context) (figure, error) {
	worst := figure{limit: slowest, unit: "× the median"}
	subjects := randomSubjects()
	for _, name := range style.Names() {
		times := make([]float64, len(subjects))
		for i, s := range subjects {
			p := plan.Make(brief.Brief{Prompt: s.ID, Subjects: []brief.Subject{s}, Style: brief.Style{Name: name}}, int64(i), 0)
			start := time.Now()
			if _, err := draw.Layer(ctx, p, draw.Options{Size: smallSize}); err != nil {
				return worst, fmt.Errorf("%s in %s: %w", s.ID, name, err)
			}
			times[i] = float64(time.Since(start).Microseconds())
		}
		middle := median(slices.Clone(times))
		for i, t := range times {
			if t/middle > worst.value {
				worst.value = t / middle
				worst.name = fmt.Sprintf("slowest of %d pieces and figures in %d styles at %d px (%s, %s)", len(subjects), len(style.Names()), smallSize, subjects[i].ID, name)
			}
		}
	}
	return worst, nil
}

// randomSubjects are all pieces, and figures in random roles, poses and species.
func randomSubjects() []brief.Subject {
	rng := rand.New(rand.NewPCG(1, 2))
	var all []brief.Subject
	for _, name := range library.Names() {
		all = append(all, brief.Subject{Words: name, Kind: brief.Piece, ID: name, Count: 1, Text: "ABC"})
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

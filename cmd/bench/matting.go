package main

import (
	"context"
	"errors"
	"fmt"
	"image"
	"os"
	"runtime"
	"strings"
	"text/tabwriter"

	"pellucid/internal/alpha"
	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator"
	"pellucid/internal/matting"
	"pellucid/internal/matting/scene"
)

const (
	matteSide     = 512  // px, of the scenes
	matteTimeSide = 1024 // px, of the scenes that are timed
	matteTimes    = 3
)

// drawnSubjects are drawn by the illustrator, whose opacity is the truth.
var drawnSubjects = []string{"a red fox", "a potted cactus", "a blue bicycle", "a coffee cup"}

// matteCase is one method over one kind of scene.
type matteCase struct {
	name   string
	method matting.Method
	input  func(truth *image.NRGBA, photo *image.NRGBA) matting.Input
}

func matteCases() []matteCase {
	onPhoto := func(_, photo *image.NRGBA) matting.Input { return matting.Input{Image: photo} }
	return []matteCase{
		{"white-and-black pair", matting.Pair{}, func(truth, photo *image.NRGBA) matting.Input {
			return matting.Input{Image: photo, OnWhite: scene.On(truth, [3]uint8{255, 255, 255}), OnBlack: scene.On(truth, [3]uint8{})}
		}},
		{"keyed, on flat green", matting.Keyed{}, func(truth, _ *image.NRGBA) matting.Input {
			return matting.Input{Image: scene.On(truth, [3]uint8{0, 204, 51})}
		}},
		{"keyed, on flat white", matting.Keyed{}, func(truth, _ *image.NRGBA) matting.Input {
			return matting.Input{Image: scene.On(truth, [3]uint8{250, 250, 250})}
		}},
		{"contrast, on nine photos", matting.Contrast{}, onPhoto},
	}
}

// truth is a subject whose opacity is known.
type truth struct {
	name  string
	image *image.NRGBA
}

func truths(ctx context.Context, side int) ([]truth, error) {
	var all []truth
	for _, s := range scene.Subjects() {
		all = append(all, truth{s.Name, s.Draw(side)})
	}
	artist, err := illustrator.New()
	if err != nil {
		return nil, err
	}
	for _, prompt := range drawnSubjects {
		picture, err := artist.Draw(ctx, engine.Request{Prompt: prompt, Width: side, Height: side}, func(float64) {})
		if err != nil {
			return nil, fmt.Errorf("%s: %w", prompt, err)
		}
		all = append(all, truth{prompt, picture.Image})
	}
	return all, nil
}

// mattingFigures compares every method with known truths, prints the table, and measures the time and the memory of the local
// cut-out.
func mattingFigures(ctx context.Context, binary string) ([]figure, error) {
	subjects, err := truths(ctx, matteSide)
	if err != nil {
		return nil, err
	}
	var rows []matteRow
	for _, c := range matteCases() {
		for _, background := range scene.Backgrounds() {
			ground := background.Draw(matteSide)
			for _, s := range subjects {
				row, err := c.measure(ctx, s, scene.Photo(s.image, ground))
				if err != nil {
					return nil, fmt.Errorf("%s, %s on %s: %w", c.name, s.name, background.Name, err)
				}
				row.background = background.Name
				rows = append(rows, row)
			}
			if !strings.Contains(c.name, "photos") {
				break // the background does not matter
			}
		}
	}
	printMattes(rows)
	figures, err := matteTime(ctx)
	if err != nil {
		return nil, err
	}
	more, err := matteMemory(ctx, binary)
	return append(figures, more...), err
}

// matteRow is how one cut-out came out.
type matteRow struct {
	method, subject, background string
	refused                     bool
	verdict                     alpha.Verdict
	scene.Errors
}

func (c matteCase) measure(ctx context.Context, s truth, photo *image.NRGBA) (matteRow, error) {
	row := matteRow{method: c.name, subject: s.name}
	result, err := matting.Chain{c.method}.Cut(ctx, c.input(s.image, photo))
	if errors.Is(err, matting.ErrNoMethod) {
		row.refused = true
		return row, nil
	}
	if err != nil {
		return row, err
	}
	row.verdict, row.Errors = result.Report.Verdict, scene.Compare(result.Image, s.image)
	return row, nil
}

// good is a SAD that shows: 1% of the picture wrong.
const good = .01 * matteSide * matteSide / 1000

// printMattes prints medians per method, and for the method that guesses per subject and per background.
func printMattes(rows []matteRow) {
	out := tabwriter.NewWriter(os.Stdout, 0, 4, 2, ' ', 0)
	defer func() { _ = out.Flush() }()
	fmt.Fprintf(out, "medians at %d px\tn\trefused\tSAD<%.1f\tSAD/1000\tMSE·1000\tGrad/1000\tConn/1000\tworst PSNR dB\talpha pass\n", matteSide, good)
	var last string
	for _, r := range rows {
		if r.method != last {
			last = r.method
			fmt.Fprintln(out, matteLine(r.method, rows, func(o matteRow) bool { return o.method == r.method }))
		}
	}
	seen := map[string]bool{}
	for _, by := range []func(matteRow) string{func(r matteRow) string { return r.subject }, func(r matteRow) string { return "on " + r.background }} {
		for _, r := range rows {
			if r.method == last && !seen[by(r)] {
				seen[by(r)] = true
				fmt.Fprintln(out, matteLine("  contrast: "+by(r), rows, func(o matteRow) bool { return o.method == last && by(o) == by(r) }))
			}
		}
	}
}

func matteLine(name string, rows []matteRow, belongs func(matteRow) bool) string {
	var values [5][]float64
	n, refused, right, passed := 0, 0, 0, 0
	for _, r := range rows {
		if !belongs(r) {
			continue
		}
		n++
		if r.refused {
			refused++
			continue
		}
		if r.SAD < good {
			right++
		}
		if r.verdict == alpha.Pass {
			passed++
		}
		for i, v := range [5]float64{r.SAD, r.MSE, r.Gradient, r.Connectivity, r.WorstPSNR} {
			values[i] = append(values[i], v)
		}
	}
	line := fmt.Sprintf("%s\t%d\t%d\t%d", name, n, refused, right)
	for _, v := range values {
		if len(v) == 0 {
			line += "\t–"
			continue
		}
		line += fmt.Sprintf("\t%.3g", median(v))
	}
	return line + fmt.Sprintf("\t%d", passed)
}

// matteTime is the processor time and the memory of the cut-out that needs neither a server nor a flat background.
func matteTime(ctx context.Context) ([]figure, error) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	var times []float64
	for _, s := range scene.Subjects()[:matteTimes] {
		photo := scene.Photo(s.Draw(matteTimeSide), scene.Backgrounds()[0].Draw(matteTimeSide))
		begun := processorTime()
		if _, err := (matting.Chain{matting.Contrast{}}).Cut(ctx, matting.Input{Image: photo}); err != nil {
			return nil, err
		}
		times = append(times, (processorTime() - begun).Seconds())
	}
	return []figure{{name: fmt.Sprintf("cut-out at %d px by contrast, one core, with its report", matteTimeSide), value: median(times), limit: 2, unit: "s"}}, nil
}

package main

import (
	"context"
	"errors"
	"fmt"
	"image"
	"os"
	"runtime"
	"slices"
	"strings"
	"sync/atomic"
	"syscall"
	"text/tabwriter"
	"time"

	"golang.org/x/sync/errgroup"

	"pellucid/internal/alpha"
	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator"
	"pellucid/internal/matting"
	"pellucid/internal/matting/neural"
	"pellucid/internal/matting/scene"
)

const (
	matteSide     = 512  // px, of the scenes
	matteTimeSide = 1024 // px, of the scenes that are timed
	matteTimes    = 3
	defaultScenes = 36 // of the 108 photos: every subject on three backgrounds, every background behind four subjects
	matteTries    = 3  // at a cut-out whose networks failed: on a busy machine they run out of their time
)

// drawnSubjects are drawn by the illustrator, whose opacity is the truth.
var drawnSubjects = []string{"a red fox", "a potted cactus", "a blue bicycle", "a coffee cup", "a woman standing in a red coat", "portrait of a man"}

// matteCase is one method over one kind of scene.
type matteCase struct {
	name   string
	method matting.Method
	input  func(truth *image.NRGBA, photo *image.NRGBA) matting.Input
}

func matteCases(networks matting.Neural) []matteCase {
	onGreen := func(truth, _ *image.NRGBA) matting.Input {
		return matting.Input{Image: scene.On(truth, [3]uint8{0, 204, 51})}
	}
	onWhite := func(truth, _ *image.NRGBA) matting.Input {
		return matting.Input{Image: scene.On(truth, [3]uint8{250, 250, 250})}
	}
	onPhoto := func(_, photo *image.NRGBA) matting.Input { return matting.Input{Image: photo} }
	return []matteCase{
		{"white-and-black pair", matting.Pair{}, func(truth, photo *image.NRGBA) matting.Input {
			return matting.Input{Image: photo, OnWhite: scene.On(truth, [3]uint8{255, 255, 255}), OnBlack: scene.On(truth, [3]uint8{})}
		}},
		{"keyed, on flat green", matting.Keyed{}, onGreen},
		{"neural, on flat green", networks, onGreen},
		{"keyed, on flat white", matting.Keyed{}, onWhite},
		{"neural, on flat white", networks, onWhite},
		{"neural, on nine photos", networks, onPhoto},
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

// mattingFigures compares every method with known truths on at most so many scenes (0: all), prints the table, and measures the time
// and the memory of the local cut-out.
func mattingFigures(ctx context.Context, binary string, scenes int) ([]figure, error) {
	subjects, err := truths(ctx, matteSide)
	if err != nil {
		return nil, err
	}
	kept, err := keepAnswers(binary)
	if err != nil {
		return nil, err
	}
	rows, err := matteRows(ctx, matting.Neural{Networks: kept}, subjects, scenes)
	if err != nil {
		return nil, err
	}
	printMattes(rows)
	printFlatOrder(rows)
	networks, err := localNetworks(binary)
	if err != nil {
		return nil, err
	}
	figures, err := matteTime(ctx, networks)
	if err != nil {
		return nil, err
	}
	more, err := matteMemory(ctx, binary)
	return append(figures, more...), err
}

// matteRows makes and compares the cut-outs, several at a time, and returns them in order.
func matteRows(ctx context.Context, networks matting.Neural, subjects []truth, scenes int) ([]matteRow, error) {
	var all []matteRow
	for _, c := range matteCases(networks) {
		rows, err := c.rows(ctx, spreadOver(c.scenes(subjects), scenes))
		if err != nil {
			return nil, err
		}
		all = append(all, rows...)
	}
	return all, nil
}

// matteScene is a subject before a background.
type matteScene struct {
	truth
	background scene.Background
}

// scenes are all that a case is measured on: on flat colors, the background of the photo does not matter.
func (c matteCase) scenes(subjects []truth) (all []matteScene) {
	for _, background := range scene.Backgrounds() {
		for _, s := range subjects {
			all = append(all, matteScene{s, background})
		}
		if !c.onPhotos() {
			break
		}
	}
	return all
}

func (c matteCase) onPhotos() bool { return strings.Contains(c.name, "photos") }

// spreadOver takes at most n of all scenes, 0 for every one, along the diagonals of subjects and backgrounds, so that few scenes meet
// all of both.
func spreadOver(all []matteScene, n int) []matteScene {
	if n <= 0 || n >= len(all) {
		return all
	}
	subjects := slices.IndexFunc(all, func(s matteScene) bool { return s.background.Name != all[0].background.Name })
	if subjects < 0 {
		return all[:n]
	}
	taken := make([]matteScene, n)
	for i := range taken {
		background := (i + i/subjects) % (len(all) / subjects)
		taken[i] = all[background*subjects+i%subjects]
	}
	return taken
}

// rows measures one case, and says on standard error how far it is.
func (c matteCase) rows(ctx context.Context, scenes []matteScene) ([]matteRow, error) {
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(runtime.NumCPU())
	begun, rows, done := time.Now(), make([]matteRow, len(scenes)), atomic.Int64{}
	for i, s := range scenes {
		row := &rows[i]
		*row = matteRow{method: c.name, subject: s.name, background: s.background.Name}
		group.Go(func() error {
			if ctx.Err() != nil {
				return ctx.Err()
			}
			if err := c.measure(ctx, row, s.image, scene.Photo(s.image, s.background.Draw(matteSide))); err != nil {
				return fmt.Errorf("%s, %s on %s: %w", c.name, s.name, s.background.Name, err)
			}
			fmt.Fprintf(os.Stderr, "\rmatting: %s, %d of %d, %.0f s ", c.name, done.Add(1), len(scenes), time.Since(begun).Seconds())
			return nil
		})
	}
	err := group.Wait()
	fmt.Fprintln(os.Stderr)
	return rows, err
}

// localNetworks are those beside the program, which runs them.
func localNetworks(binary string) (matting.Neural, error) {
	networks, err := neural.Open(modelsOf(binary), binary, "infer")
	return matting.Neural{Networks: networks}, err
}

// matteRow is how one cut-out came out.
type matteRow struct {
	method, subject, background string
	refused                     bool
	verdict                     alpha.Verdict
	scene.Errors
}

func (c matteCase) measure(ctx context.Context, row *matteRow, truth, photo *image.NRGBA) error {
	var result matting.Result
	var err error
	for range matteTries {
		result, err = matting.Chain{c.method}.Cut(ctx, c.input(truth, photo))
		if err == nil || !strings.Contains(err.Error(), "neural: neural") {
			break
		}
	}
	if errors.Is(err, matting.ErrNoMethod) && !strings.Contains(err.Error(), "neural: neural") { // that is a failure of the networks
		row.refused = true
		return nil
	}
	if err != nil {
		return err
	}
	row.verdict, row.Errors = result.Report.Verdict, scene.Compare(result.Image, truth)
	return nil
}

// good is a SAD that shows: 1% of the picture wrong.
const good = .01 * matteSide * matteSide / 1000

// printMattes prints medians per method, and for those that guess per subject and per background.
func printMattes(rows []matteRow) {
	out := tabwriter.NewWriter(os.Stdout, 0, 4, 2, ' ', 0)
	defer func() { _ = out.Flush() }()
	fmt.Fprintf(out, "medians at %d px\tn\trefused\tSAD<%.1f\tSAD/1000\tMSE·1000\tGrad/1000\tConn/1000\tworst PSNR dB\talpha pass\n", matteSide, good)
	seen := map[string]bool{}
	line := func(name string, belongs func(matteRow) bool) {
		if !seen[name] {
			seen[name] = true
			fmt.Fprintln(out, matteLine(name, rows, belongs))
		}
	}
	for _, r := range rows {
		line(r.method, func(o matteRow) bool { return o.method == r.method })
	}
	for _, by := range []func(matteRow) string{func(r matteRow) string { return r.subject }, func(r matteRow) string { return "on " + r.background }} {
		for _, r := range rows {
			if method, _, onPhotos := strings.Cut(r.method, ", on nine photos"); onPhotos {
				line("  "+method+": "+by(r), func(o matteRow) bool { return o.method == r.method && by(o) == by(r) })
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

// matteTime is the processor time of the cut-outs that need neither a server nor a flat background, the networks' process included.
func matteTime(ctx context.Context, networks matting.Neural) ([]figure, error) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	var figures []figure
	for _, method := range []matting.Method{networks, matting.Contrast{}} {
		var times []float64
		for _, s := range scene.Subjects()[:matteTimes] {
			photo := scene.Photo(s.Draw(matteTimeSide), scene.Backgrounds()[0].Draw(matteTimeSide))
			begun := processorTime() + childrensTime()
			if _, err := (matting.Chain{method}).Cut(ctx, matting.Input{Image: photo}); err != nil {
				return nil, err
			}
			times = append(times, (processorTime() + childrensTime() - begun).Seconds())
		}
		name := fmt.Sprintf("cut-out at %d px, method %s, one core, with its report", matteTimeSide, method.Name())
		figures = append(figures, figure{name: name, value: median(times), limit: 2, unit: "s"})
	}
	return figures, nil
}

// childrensTime is the processor time of the processes that this one has started and that have ended.
func childrensTime() time.Duration {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_CHILDREN, &usage); err != nil {
		panic(err)
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}

package edits

import (
	"context"
	"encoding/json"
	"errors"
	"image"
	"math/rand/v2"
	"syscall"
	"testing"
	"time"

	"pellucid/internal/domain"
)

// randomStep is some step within the bounds, or slightly beyond them.
func randomStep(rng *rand.Rand) map[string]any {
	px := func(most float64) float64 { return most * rng.Float64() * 1.02 }
	color := func() string { return Color{uint8(rng.IntN(256)), uint8(rng.IntN(256)), uint8(rng.IntN(256))}.String() }
	points := [][2]float64{}
	for range rng.IntN(6) {
		points = append(points, [2]float64{px(90) - 20, px(90) - 20})
	}
	all := []map[string]any{
		{"op": "trim"}, {"op": "pad", "px": rng.IntN(30)}, {"op": "square"}, {"op": "outline", "width": px(40), "color": color()},
		{"op": "shadow", "kind": []string{"drop", "contact"}[rng.IntN(2)], "color": color(), "opacity": rng.Float64(), "blur": px(40), "dx": px(40) - 20, "dy": px(40) - 20},
		{"op": "feather", "px": px(20)}, {"op": "choke", "px": px(20) - 10}, {"op": "specks", "max_area": rng.IntN(100)},
		{"op": "brush", "mode": []string{"erase", "restore"}[rng.IntN(2)], "radius": px(30), "hardness": rng.Float64(), "points": points},
		{"op": "replace_color", "from": color(), "to": color(), "tolerance": rng.Float64()},
		{"op": "resize", "width": 1 + rng.IntN(120), "height": 1 + rng.IntN(120)},
	}
	return all[rng.IntN(len(all))]
}

// applySteps applies a list to a small image. Whatever the list is, it ends in an image within the bounds, or in an error for the user.
func applySteps(t *testing.T, text []byte, img *image.NRGBA) {
	var raw []json.RawMessage
	if json.Unmarshal(text, &raw) != nil {
		return
	}
	list, err := Decode(raw)
	var told *domain.Error
	if err != nil {
		if !errors.As(err, &told) || told.Code != domain.Invalid {
			t.Fatalf("%s: %v is no error for the user", text, err)
		}
		return
	}
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	defer cancel()
	result, err := Apply(ctx, Source{Image: img}, list)
	if ctx.Err() != nil {
		return
	}
	if err != nil {
		if !errors.As(err, &told) {
			t.Fatalf("%s: %v is no error for the user", text, err)
		}
		return
	}
	size := result.Image.Rect
	if size.Min != (image.Point{}) || size.Dx() < 1 || size.Dy() < 1 || max(size.Dx(), size.Dy()) > SideMax || len(result.Image.Pix) != 4*size.Dx()*size.Dy() {
		t.Fatalf("%s gives %v", text, size)
	}
	if result.Enlarged < 1 {
		t.Fatalf("%s is enlarged by %v", text, result.Enlarged)
	}
}

func TestRandomListsOfStepsNeverBreak(t *testing.T) {
	for seed := range uint64(400) {
		rng := rand.New(rand.NewPCG(seed, 7))
		steps := make([]map[string]any, 1+rng.IntN(6))
		for i := range steps {
			steps[i] = randomStep(rng)
		}
		text, err := json.Marshal(steps)
		if err != nil {
			t.Fatal(err)
		}
		img := noise(seed, 1+rng.IntN(60), 1+rng.IntN(60))
		if seed%3 == 0 {
			img = disc(64, 5+float64(seed%25))
		}
		applySteps(t, text, img)
	}
}

func FuzzSteps(f *testing.F) {
	for _, step := range everyStep {
		f.Add([]byte("[" + step + "]"))
	}
	f.Add([]byte(`[{"op":"recolor_part","part":"wheels","color":"#0000ff"}]`))
	img := disc(40, 12)
	f.Fuzz(func(t *testing.T, text []byte) {
		if len(text) > 2000 {
			return
		}
		applySteps(t, text, img)
	})
}

// processor returns the seconds of processor time that the process has used.
func processor() float64 {
	var used syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &used) != nil {
		return 0
	}
	return float64(used.Utime.Nano()+used.Stime.Nano()) / 1e9
}

// BenchmarkSteps1024 carries out each step on an image of 1024 pixels; cpu-ms/op is the processor time, which other work on the
// machine does not change much.
func BenchmarkSteps1024(b *testing.B) {
	img := disc(1024, 380)
	for _, text := range []string{
		`{"op":"trim"}`, `{"op":"pad","px":64}`, `{"op":"square"}`, `{"op":"outline","width":24}`, `{"op":"shadow","kind":"drop"}`, `{"op":"shadow","kind":"contact"}`,
		`{"op":"feather","px":4}`, `{"op":"choke","px":2}`, `{"op":"choke","px":-8}`, `{"op":"specks","max_area":64}`,
		`{"op":"brush","mode":"erase","radius":40,"points":[[100,100],[900,300],[200,900]]}`, `{"op":"replace_color","from":"#643cb4","to":"#00aa00","tolerance":0.3}`,
		`{"op":"resize","width":1536,"height":1536}`, `{"op":"resize","width":512,"height":512}`,
	} {
		list := decodeText(b, "["+text+"]")
		b.Run(text, func(b *testing.B) {
			before := processor()
			for b.Loop() {
				if _, err := Apply(context.Background(), Source{Image: img}, list); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(1000*(processor()-before)/float64(b.N), "cpu-ms/op")
		})
	}
}

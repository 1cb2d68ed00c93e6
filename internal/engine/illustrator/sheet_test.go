package illustrator

import (
	"context"
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"strings"
	"syscall"
	"testing"
	"time"

	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator/style"
)

// go test ./internal/engine/illustrator -run TestSheet -args -sheet /tmp/s.png draws a row for every prompt and a column for
// every style, to look at. A style may be followed by words for the prompt: "flat+minimalist".
var (
	sheetFile    = flag.String("sheet", "", "write a sheet of styles to this PNG file")
	sheetStyles  = flag.String("styles", strings.Join(style.Names(), ","), "styles, joined by commas")
	sheetPrompts = flag.String("prompts", "a hamburger,a cat wearing a crown,a girl waving,a red bicycle,a rose,the letter A", "prompts, joined by commas")
	sheetCell    = flag.Int("cell", 256, "side of a cell in pixels")
	sheetDrawn   = flag.Int("drawn", 0, "side in pixels at which pictures are drawn; 0 means the cell's")
	sheetGround  = flag.String("ground", "light", "light, dark or checker")
	sheetVary    = flag.Int("variation", 0, "variation")
	sheetSeed    = flag.Int64("seed", 1, "seed")
)

func TestSheet(t *testing.T) {
	if *sheetFile == "" {
		t.Skip("no -sheet")
	}
	e := newEngine(t)
	styles, prompts := strings.Split(*sheetStyles, ","), strings.Split(*sheetPrompts, ",")
	side := *sheetCell
	drawn := *sheetDrawn
	if drawn == 0 {
		drawn = side
	}
	out := image.NewNRGBA(image.Rect(0, 0, len(styles)*side, len(prompts)*side))
	paintGround(out, *sheetGround)
	for i, s := range styles {
		name, words, _ := strings.Cut(s, "+")
		started := spent()
		for k, prompt := range prompts {
			p, err := e.Draw(context.Background(), engine.Request{
				Prompt: strings.TrimSpace(prompt + " " + words), Width: drawn, Height: drawn, Seed: *sheetSeed, Variation: *sheetVary, Style: name,
			}, nil)
			if err != nil {
				t.Errorf("%s in %s: %v", prompt, s, err)
				continue
			}
			at := image.Rect(i*side, k*side, (i+1)*side, (k+1)*side)
			draw.Draw(out, at, shrunk(p.Image, side), image.Point{}, draw.Over)
		}
		fmt.Printf("%s: %v a picture\n", s, ((spent() - started) / time.Duration(len(prompts))).Round(time.Millisecond))
	}
	f, err := os.Create(*sheetFile)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, out); err != nil {
		t.Fatal(err)
	}
}

// spent is the processor time that the program has used: it does not grow while others work.
func spent() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// shrunk averages blocks of pixels down to about side pixels.
func shrunk(m *image.NRGBA, side int) image.Image {
	k := m.Bounds().Dx() / side
	if k <= 1 {
		return m
	}
	out := image.NewRGBA(image.Rect(0, 0, side, side))
	for y := range side {
		for x := range side {
			var sum [4]int
			for i := range k * k {
				s := m.Pix[m.PixOffset(x*k+i%k, y*k+i/k):]
				for c := range 3 {
					sum[c] += int(s[c]) * int(s[3]) / 255
				}
				sum[3] += int(s[3])
			}
			for c, v := range sum {
				out.Pix[out.PixOffset(x, y)+c] = uint8(v / (k * k))
			}
		}
	}
	return out
}

func paintGround(m *image.NRGBA, kind string) {
	light, dark := color.NRGBA{243, 243, 240, 255}, color.NRGBA{0x17, 0x18, 0x1d, 255}
	for y := range m.Bounds().Dy() {
		for x := range m.Bounds().Dx() {
			c := light
			if kind == "dark" {
				c = dark
			} else if kind == "checker" && (x/16+y/16)%2 == 0 {
				c = color.NRGBA{205, 205, 205, 255}
			}
			m.SetNRGBA(x, y, c)
		}
	}
}

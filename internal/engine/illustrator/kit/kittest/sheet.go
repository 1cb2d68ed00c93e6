package kittest

import (
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"slices"
	"strings"
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

func writeSheet(t *testing.T, pieces []kit.Piece) {
	if *sheetNames != "" {
		names := strings.Split(*sheetNames, ",")
		var chosen []kit.Piece
		for _, name := range names {
			if i := slices.IndexFunc(pieces, func(p kit.Piece) bool { return p.Name == name }); i >= 0 {
				chosen = append(chosen, pieces[i])
			}
		}
		pieces = chosen
	}
	var drawings []kit.Drawing
	for _, p := range pieces {
		for seed := range max(*sheetSeeds, 1) {
			o := options(p)
			o.Seed, o.Text, o.Aspect = uint64(seed), *sheetText, *sheetWide
			d, err := p.Render(o)
			if err != nil {
				t.Fatal(err)
			}
			drawings = append(drawings, d)
		}
	}
	Save(t, *sheetFile, Sheet(drawings, *sheetCell, *sheetCols, *sheetDark))
}

// options reads the color and without flags, as far as the piece has such slots.
func options(p kit.Piece) kit.Options {
	o := kit.Options{Colors: map[string]kit.Color{}}
	slots, _ := kit.ParsePalette(p.Palette)
	for entry := range strings.SplitSeq(*sheetColor, ",") {
		slot, hex, ok := strings.Cut(entry, "=")
		if slot == "main" && len(slots) > 0 {
			slot = slots[0].Name
		}
		if ok && slices.ContainsFunc(slots, func(s kit.Slot) bool { return s.Name == slot }) {
			o.Colors[slot] = kit.Hex(hex)
		}
	}
	if *sheetState != "" {
		o.States = []string{*sheetState}
	}
	if *sheetLess != "" {
		o.Without = strings.Split(*sheetLess, ",")
	}
	return o
}

// Sheet draws each drawing in a cell of a checkered sheet, and at 64 pixels on white and on near-black at its right edge.
// With -contact it is a contact sheet instead.
func Sheet(drawings []kit.Drawing, cell, cols int, dark bool) *image.NRGBA {
	if *sheetContact {
		return contact(drawings, cell, cols)
	}
	small := 64
	w := cell + small + 8
	cols = min(cols, max(len(drawings), 1))
	rows := (len(drawings) + cols - 1) / cols
	out := image.NewNRGBA(image.Rect(0, 0, cols*w, rows*cell))
	checker(out, dark)
	for i, d := range drawings {
		x, y := i%cols*w, i/cols*cell
		paste(out, Render(d, cell, .04), x, y)
		for k, ground := range []color.NRGBA{{255, 255, 255, 255}, {18, 19, 24, 255}} {
			at := image.Rect(x+cell, y+10+k*(small+8), x+cell+small, y+10+k*(small+8)+small)
			draw.Draw(out, at, image.NewUniform(ground), image.Point{}, draw.Src)
			paste(out, Render(d, small, .04), at.Min.X, at.Min.Y)
		}
	}
	return out
}

// contact draws each drawing in a cell of its own, the left half of it on a light ground and the right half on a dark one.
func contact(drawings []kit.Drawing, cell, cols int) *image.NRGBA {
	cols = min(cols, max(len(drawings), 1))
	rows := (len(drawings) + cols - 1) / cols
	out := image.NewNRGBA(image.Rect(0, 0, cols*cell, rows*cell))
	light, dark := image.NewUniform(color.NRGBA{244, 244, 242, 255}), image.NewUniform(color.NRGBA{27, 28, 34, 255})
	draw.Draw(out, out.Rect, light, image.Point{}, draw.Src)
	for i, d := range drawings {
		x, y := i%cols*cell, i/cols*cell
		draw.Draw(out, image.Rect(x+cell/2, y, x+cell, y+cell), dark, image.Point{}, draw.Src)
		paste(out, Render(d, cell, .04), x, y)
	}
	return out
}

// Render draws a drawing, fitted into a square of so many pixels with a margin as a share of the side.
func Render(d kit.Drawing, side int, margin float64) *image.NRGBA {
	l := raster.Square(side)
	k := float64(side) * (1 - 2*margin) / max(d.Box.W(), d.Box.H(), 1)
	m := scene.Translate(float32(side)/2, float32(side)/2).
		Mul(scene.ScaleBy(float32(k), float32(k))).
		Mul(scene.Translate(-float32(d.Box.X0+d.Box.X1)/2, -float32(d.Box.Y0+d.Box.Y1)/2))
	raster.Draw(l, d.Nodes(), m)
	return l.NRGBA()
}

func paste(out *image.NRGBA, img *image.NRGBA, x, y int) {
	at := img.Bounds().Add(image.Pt(x, y))
	draw.Draw(out, at, img, image.Point{}, draw.Over)
}

func checker(out *image.NRGBA, dark bool) {
	a, b := color.NRGBA{246, 246, 244, 255}, color.NRGBA{234, 234, 232, 255}
	if dark {
		a, b = color.NRGBA{30, 32, 38, 255}, color.NRGBA{38, 41, 48, 255}
	}
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			c := a
			if (x/16+y/16)%2 == 1 {
				c = b
			}
			out.SetNRGBA(x, y, c)
		}
	}
}

// Save writes a PNG.
func Save(t *testing.T, file string, img image.Image) {
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		t.Fatal(err)
	}
}

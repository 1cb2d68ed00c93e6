package compose

import (
	"encoding/json"
	"flag"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"strings"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// go test ./internal/engine/illustrator/compose -run TestSheet -args -sheet /tmp/c.png draws testdata/briefs.jsonl to look at.
var (
	sheetFile  = flag.String("sheet", "", "write a sheet of testdata/briefs.jsonl to this PNG file")
	sheetCell  = flag.Int("cell", 320, "side of a cell in pixels")
	sheetCols  = flag.Int("cols", 6, "columns")
	sheetOnly  = flag.String("only", "", "only briefs whose prompt contains this")
	variations = flag.Int("variations", 1, "variations of each brief")
)

func TestSheet(t *testing.T) {
	if *sheetFile == "" {
		t.Skip("no -sheet")
	}
	var cells []*image.NRGBA
	for _, b := range briefs(t) {
		if strings.Contains(b.Prompt, *sheetOnly) {
			for v := range *variations {
				cells = append(cells, render(Compose(layout.Request{Brief: b, Seed: 7, Variation: v}), *sheetCell))
			}
		}
	}
	rows := (len(cells) + *sheetCols - 1) / *sheetCols
	out := image.NewNRGBA(image.Rect(0, 0, *sheetCols**sheetCell, rows**sheetCell))
	draw.Draw(out, out.Bounds(), image.NewUniform(color.NRGBA{240, 240, 238, 255}), image.Point{}, draw.Src)
	for i, cell := range cells {
		at := cell.Bounds().Add(image.Pt(i%*sheetCols**sheetCell, i / *sheetCols * *sheetCell))
		draw.Draw(out, at, cell, image.Point{}, draw.Over)
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

func briefs(t *testing.T) []brief.Brief {
	t.Helper()
	text, err := os.ReadFile("testdata/briefs.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	var all []brief.Brief
	for line := range strings.Lines(string(text)) {
		if strings.TrimSpace(line) == "" {
			continue
		}
		var b brief.Brief
		if err := json.Unmarshal([]byte(line), &b); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		all = append(all, b)
	}
	return all
}

func render(s layout.Scene, side int) *image.NRGBA {
	l := raster.Square(side)
	for _, o := range s.Sprites {
		raster.Draw(l, o.Nodes, scene.ScaleBy(float32(side), float32(side)).Mul(o.Matrix))
	}
	return l.NRGBA()
}

func TestASetOfIconsHasACellForEach(t *testing.T) {
	b := brief.Brief{Sheet: "icons"}
	for _, id := range []string{"sun", "cloud", "umbrella", "snowflake", "rainbow", "crescent-moon"} {
		b.Subjects = append(b.Subjects, brief.Subject{Kind: brief.Piece, ID: id, Count: 1})
	}
	s := Compose(layout.Request{Brief: b})
	boxes := map[int]kit.Box{}
	for _, sp := range s.Sprites {
		if box, ok := boxes[sp.Subject]; ok {
			sp.Box = box.Union(sp.Box)
		}
		boxes[sp.Subject] = sp.Box
	}
	for i, a := range boxes {
		if long := max(a.W(), a.H()); long < .25 || long > .3 {
			t.Errorf("%s measures %.2f", b.Subjects[i].ID, long)
		}
		for k, o := range boxes {
			if i < k && a.X0 < o.X1 && o.X0 < a.X1 && a.Y0 < o.Y1 && o.Y0 < a.Y1 {
				t.Errorf("%s lies over %s", b.Subjects[i].ID, b.Subjects[k].ID)
			}
		}
	}
}

package person

import (
	"flag"
	"strings"
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

var (
	sheetOf   = flag.String("of", "", "what to draw on the sheet: poses, hair, faces, tops, bottoms, ages, skins, roles, heads")
	sheetOnly = flag.String("only", "", "comma-separated names to draw")
	sheetSkin = flag.Int("skin", -1, "skin tone on the sheet, 0–7")
	sheetAge  = flag.String("age", "", "age on the sheet")
	sheetBody = flag.String("body", "", "body on the sheet")
	sheetPose = flag.String("pose", "", "pose on the sheet")
	sheetZoom = flag.Bool("zoom", false, "draw heads only")
	sheetFrom = flag.Int("from", 0, "first drawing of the sheet")
	sheetMany = flag.Int("many", 1000, "how many drawings the sheet has")
	sheetLeft = flag.Bool("left", false, "face left")
)

func TestSheet(t *testing.T) {
	if *sheetOf == "" {
		t.Skip("no -of")
	}
	var drawings []kit.Drawing
	specs := sheetSpecs()
	specs = specs[min(*sheetFrom, len(specs)):min(*sheetFrom+*sheetMany, len(specs))]
	for _, s := range specs {
		d := Draw(s)
		if *sheetZoom {
			h := d.Anchors["head"]
			r := h.W * .95
			d.Box = kit.Box{X0: h.X - r, Y0: h.Y - r, X1: h.X + r, Y1: h.Y + r}
		}
		drawings = append(drawings, d)
	}
	file := flag.Lookup("sheet").Value.String()
	cell := flag.Lookup("cell").Value.(flag.Getter).Get().(int)
	cols := flag.Lookup("cols").Value.(flag.Getter).Get().(int)
	dark := flag.Lookup("dark").Value.(flag.Getter).Get().(bool)
	kittest.Save(t, file, kittest.Sheet(drawings, cell, cols, dark))
}

func sheetSpecs() []Spec {
	tones := SkinTones()
	base := Spec{Age: *sheetAge, Body: *sheetBody, Pose: *sheetPose}
	if *sheetSkin >= 0 {
		base.Skin = tones[*sheetSkin]
	}
	if *sheetLeft {
		base.Facing = kit.Left
	}
	var out []Spec
	add := func(list []string, set func(*Spec, string)) {
		if *sheetOnly != "" {
			list = strings.Split(*sheetOnly, ",")
		}
		for i, name := range list {
			s := base
			if *sheetSkin < 0 {
				s.Skin = tones[(i*3)%8]
			}
			set(&s, name)
			out = append(out, s)
		}
	}
	switch *sheetOf {
	case "poses":
		hairs := []string{"short", "bob", "ponytail", "afro", "quiff", "long"}
		i := 0
		add(Poses(), func(s *Spec, n string) { s.Pose = n; s.Hair.Style = hairs[i%6]; i++ })
	case "hair":
		cols := []string{"#4a2f27", "#c9542c", "#e0b04a", "#2b2326", "#8a5a34", "#3f7fe0"}
		i := 0
		add(HairStyles(), func(s *Spec, n string) { s.Hair = Hair{n, kit.Hex(cols[i%6])}; i++ })
	case "faces":
		add(Expressions(), func(s *Spec, n string) { s.Expression = n })
	case "garments":
		add(Garments(), func(s *Spec, n string) {
			g := Garment{Name: n}
			switch {
			case garments[n].place == "bottom":
				s.Bottom = g
			case garments[n].place == "":
				s.Shoes = g
			default:
				s.Top = g
			}
		})
	case "ages":
		for _, body := range []string{"woman", "man", ""} {
			for _, age := range []string{"baby", "toddler", "child", "teen", "adult", "elder"} {
				s := base
				s.Age, s.Body = age, body
				out = append(out, s)
			}
		}
	case "skins":
		for _, c := range tones {
			s := base
			s.Skin = c
			out = append(out, s)
		}
	case "roles":
		add(Roles(), func(s *Spec, n string) { s.Role = n })
	}
	return out
}

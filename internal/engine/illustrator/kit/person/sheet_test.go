package person

import (
	"flag"
	"strings"
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal"
	"pellucid/internal/engine/illustrator/kit/kittest"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person/extra"
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/head"
	"pellucid/internal/engine/illustrator/kit/person/pose"
	"pellucid/internal/engine/illustrator/kit/person/role"
	"pellucid/internal/engine/illustrator/kit/person/wear"
)

var (
	sheetOf     = flag.String("of", "", "what to draw on the sheet: poses, hair, faces, tops, bottoms, ages, skins, roles, heads")
	sheetOnly   = flag.String("only", "", "comma-separated names to draw")
	sheetSkin   = flag.Int("skin", -1, "skin tone on the sheet, 0–7")
	sheetAge    = flag.String("age", "", "age on the sheet")
	sheetBody   = flag.String("body", "", "body on the sheet")
	sheetPose   = flag.String("pose", "", "pose on the sheet")
	sheetZoom   = flag.Bool("zoom", false, "draw heads only")
	sheetFrom   = flag.Int("from", 0, "first drawing of the sheet")
	sheetMany   = flag.Int("many", 1000, "how many drawings the sheet has")
	sheetHand   = flag.Bool("hand", false, "draw near hands only")
	sheetTop    = flag.String("top", "", "top on the sheet")
	sheetBottom = flag.String("bottom", "", "bottom on the sheet")
	sheetLeft   = flag.Bool("left", false, "face left")
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
		if h := d.Anchors["handNear"]; *sheetHand {
			d.Box = kit.Box{X0: h.X - 60, Y0: h.Y - 60, X1: h.X + 60, Y1: h.Y + 60}
		}
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

func sheetSpecs() []figure.Spec {
	tones := figure.SkinTones()
	base := figure.Spec{Top: figure.Garment{Name: *sheetTop}, Bottom: figure.Garment{Name: *sheetBottom}, Age: *sheetAge, Body: *sheetBody, Pose: *sheetPose}
	if *sheetSkin >= 0 {
		base.Skin = tones[*sheetSkin]
	}
	if *sheetLeft {
		base.Facing = kit.Left
	}
	var out []figure.Spec
	add := func(list []string, set func(*figure.Spec, string)) {
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
		add(pose.Names(), func(s *figure.Spec, n string) { s.Pose = n; s.Hair.Style = hairs[i%6]; i++ })
	case "hair":
		cols := []string{"#4a2f27", "#c9542c", "#e0b04a", "#2b2326", "#8a5a34", "#3f7fe0"}
		i := 0
		add(head.HairNames(), func(s *figure.Spec, n string) { s.Hair = figure.Hair{Style: n, Color: kit.Hex(cols[i%6])}; i++ })
	case "faces":
		add(expressions(), func(s *figure.Spec, n string) { s.Expression = n })
	case "garments":
		add(wear.GarmentNames(), func(s *figure.Spec, n string) {
			g := figure.Garment{Name: n}
			switch {
			case wear.Garments[n].Place == "bottom":
				s.Bottom = g
			case wear.Garments[n].Place == "":
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
	case "matrix":
		for _, g := range []string{"dress", "gown", "lab coat", "kimono", "robe", "mini skirt", "coat", "apron"} {
			for _, p := range []string{"running", "sitting", "sitting cross-legged", "jumping", "kneeling", "riding", "dancing", "sleeping"} {
				s := base
				s.Pose, s.Body = p, "woman"
				if wear.Garments[g].Place == "bottom" {
					s.Bottom.Name = g
				} else {
					s.Top.Name = g
				}
				out = append(out, s)
			}
		}
	case "stances":
		for i := range uint64(16) {
			s := base
			s.Idle, s.Seed, s.Body = true, i<<9, []string{"woman", "man"}[i/8]
			out = append(out, s)
		}
	case "extra":
		return extraSpecs()
	case "headwear":
		add(head.HatNames(), func(s *figure.Spec, n string) { s.Head = n })
	case "accessories":
		add(extra.Names(), func(s *figure.Spec, n string) { s.Extras = []string{n} })
	case "roles":
		add(role.Names(), func(s *figure.Spec, n string) { s.Role = n })
	}
	return out
}

// extraSpecs are figures that show what the lists do not.
func extraSpecs() []figure.Spec {
	t := figure.SkinTones()
	bike := map[string]limb.Point{"seat": {X: 150, Y: 270}, "handNear": {X: 232, Y: 232}, "handFar": {X: 240, Y: 228}, "footNear": {X: 214, Y: 452}, "footFar": {X: 184, Y: 388}}
	return []figure.Spec{
		{Extras: []string{"wheelchair"}, Skin: t[3], Hair: figure.Hair{Style: "curly"}, Top: figure.Garment{Name: "hoodie"}},
		{Extras: []string{"wheelchair"}, Age: "child", Body: "woman", Facing: kit.Left},
		{Extras: []string{"crutches"}, Body: "man", Skin: t[5], Beard: "full"},
		{Extras: []string{"cane"}, Age: "elder", Body: "woman", Top: figure.Garment{Name: "cardigan"}},
		{Pose: "riding", Reach: bike, Grips: true, Body: "woman", Hair: figure.Hair{Style: "bun"}},
		{Pose: "riding", Reach: bike, Grips: true, Top: figure.Garment{Name: "dress"}, Body: "woman"},
		{Head: "turban", Beard: "full", Skin: t[4], Top: figure.Garment{Name: "shirt"}},
		{Head: "headscarf", Skin: t[3], Top: figure.Garment{Name: "long dress"}, Body: "woman", Pose: "waving"},
		{Top: figure.Garment{Name: "dress", Fill: dots}, Body: "woman", Pose: "waving"}, {Top: figure.Garment{Name: "shirt", Fill: dots}, Pose: "running"}, {Bottom: figure.Garment{Name: "trousers", Fill: dots}, Facing: kit.Left},
		{Over: figure.Garment{Name: "coat", Fill: dots}}, {Top: figure.Garment{Name: "kimono", Fill: dots}, Body: "woman", Hair: figure.Hair{Style: "bun"}}, {Top: figure.Garment{Name: "tank", Fill: dots}, Pose: "celebrating"},
		{Pose: "sitting", Stool: true, Age: "child"}, {Pose: "typing", Stool: true, Body: "woman"}, {Top: figure.Garment{Name: "raincoat"}, Shoes: figure.Garment{Name: "rubber boots"}, Age: "child"}, {Role: "boxer"}, {Role: "surfer"},
		masked("bear", figure.Spec{Pose: "waving"}), masked("fox", figure.Spec{Pose: "reading", Top: figure.Garment{Name: "hoodie"}}), masked("cat", figure.Spec{Role: "chef"}), masked("lion", figure.Spec{Role: "king"}),
		masked("dog", figure.Spec{Pose: "running", Facing: kit.Left}), masked("rabbit", figure.Spec{Role: "wizard", Age: "child"}), masked("panda", figure.Spec{Role: "astronaut"}), masked("elephant", figure.Spec{Glasses: "sunglasses", Pose: "dancing"}),
		{Glasses: "round", Skin: t[7], Body: "woman", Hair: figure.Hair{Style: "afro"}, Extras: []string{"scarf"}},
		{Glasses: "sunglasses", Pose: "thinking", Beard: "goatee", Body: "man"},
		{Pose: "sitting", Top: figure.Garment{Name: "dress"}, Body: "woman"},
		{Pose: "walking", Top: figure.Garment{Name: "long dress"}, Body: "woman", Facing: kit.Left},
		{Pose: "sitting", Top: figure.Garment{Name: "lab coat"}},
		{Build: "broad", Body: "man", Top: figure.Garment{Name: "suit jacket"}, Extras: []string{"tie"}},
		{Build: "slim", Body: "woman", Top: figure.Garment{Name: "sari"}, Extras: []string{"bindi", "earrings"}, Skin: t[4], Hair: figure.Hair{Style: "braid"}},
		{Pose: "walking", Over: figure.Garment{Name: "coat"}, Head: "beanie", Extras: []string{"scarf"}},
		{Pose: "holding two", Age: "child"},
		{Pose: "reading", Age: "child", Glasses: "round"},
		{Pose: "sleeping", Age: "child", Top: figure.Garment{Name: "pajamas"}},
		{Pose: "running", Age: "child", Facing: kit.Left},
		{Pose: "meditating", Age: "elder", Beard: "long"},
		{Age: "baby", Pose: "crawling"},
		{Pose: "kneeling", Role: "groom"},
	}
}

func masked(species string, s figure.Spec) figure.Spec {
	s.Mask = &figure.Mask{Drawing: animal.Head(animal.Spec{Species: species}), Skin: kit.Hex("#9a6a40")}
	return s
}

// dots is a pattern for looking at fills.
func dots(c *kit.Canvas, box kit.Box, t kit.Tones) kit.Node {
	var n []kit.Node
	for y := box.Y0; y < box.Y1; y += 14 {
		for x := box.X0; x < box.X1; x += 14 {
			n = append(n, c.Circle(x, y, 3.5, kit.White))
		}
	}
	return kit.Of(n...)
}

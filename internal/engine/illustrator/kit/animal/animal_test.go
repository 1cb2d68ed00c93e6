package animal_test

import (
	"bytes"
	"flag"
	"slices"
	"strings"
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal"
	"pellucid/internal/engine/illustrator/kit/kittest"
	"pellucid/internal/testkit/services"
)

// go test ./internal/engine/illustrator/kit/animal -run TestSheet -args -sheet /tmp/a.png -species dog,cat -pose standing,sitting
var (
	sheetSpecies = flag.String("species", "", "comma-separated species of the sheet; empty means all")
	sheetPoses   = flag.String("pose", "standing", "comma-separated poses; \"head\" draws the head, \"all\" every pose")
	sheetYoung   = flag.Bool("young", false, "draw young ones")
	sheetLeft    = flag.Bool("left", false, "look to the left")
	sheetMood    = flag.String("mood", "", "comma-separated expressions; \"none\" is the friendly one")
	sheetPattern = flag.String("pattern", "", "pattern asked for")
	sheetAnchors = flag.Bool("anchors", false, "mark the anchors")
	sheetView    = flag.String("view", "", "front or behind")
	sheetCoat    = flag.String("coat", "", "#rrggbb of the coat")
)

func TestSheet(t *testing.T) {
	file := flag.Lookup("sheet").Value.String()
	if file == "" {
		t.Skip("no -sheet")
	}
	species, poses := animal.Species(), strings.Split(*sheetPoses, ",")
	if *sheetSpecies != "" {
		species = strings.Split(*sheetSpecies, ",")
	}
	if *sheetPoses == "all" {
		poses = animal.Poses()
	}
	var out []kit.Drawing
	for _, name := range species {
		for _, pose := range poses {
			for mood := range strings.SplitSeq(*sheetMood, ",") {
				s := animal.Spec{Species: name, Pose: pose, Young: *sheetYoung, Expression: strings.TrimPrefix(mood, "none"), Pattern: *sheetPattern, View: *sheetView}
				if *sheetLeft {
					s.Facing = kit.Left
				}
				if *sheetCoat != "" {
					s.Coat = kit.Hex(*sheetCoat)
				}
				if pose == "emblem" {
					out = append(out, animal.Emblem(s))
				} else if pose == "head" {
					out = append(out, animal.Head(s))
				} else {
					out = append(out, animal.Draw(s))
				}
			}
		}
	}
	if *sheetAnchors {
		for i := range out {
			out[i] = marked(out[i])
		}
	}
	get := func(name string) int { return flag.Lookup(name).Value.(flag.Getter).Get().(int) }
	dark := flag.Lookup("dark").Value.(flag.Getter).Get().(bool)
	kittest.Save(t, file, kittest.Sheet(out, get("cell"), get("cols"), dark))
}

// marked draws a dot at every anchor and a line where it has a width.
func marked(d kit.Drawing) kit.Drawing {
	c, err := kit.NewCanvas("anchors", nil, kit.Options{})
	if err != nil {
		panic(err)
	}
	for name, a := range d.Anchors {
		color := kit.Hex("#ff0066")
		switch {
		case strings.HasPrefix(name, "hand"):
			color = kit.Hex("#0066ff")
		case strings.HasPrefix(name, "foot"):
			color = kit.Hex("#00aa44")
		case name == "paw":
			color = kit.Hex("#aa00ff")
		}
		c.On(kit.Fore)
		c.Add(c.Circle(a.X, a.Y, 3.4, kit.White), c.Circle(a.X, a.Y, 2.6, color), c.Rect(a.X-a.W/2, a.Y-.7, a.W, 1.4, 0, color))
	}
	m := c.Drawing()
	d.Layers[kit.Fore] = append(d.Layers[kit.Fore], m.Layers[kit.Fore]...)
	return d
}

// In make test every species takes a third of the poses, and every pose is taken by a third of the species.
func TestEverySpeciesInEveryPose(t *testing.T) {
	for i, name := range animal.Species() {
		t.Run(name, func(t *testing.T) {
			for k, pose := range animal.Poses() {
				if !services.Sampled(i, k) {
					continue
				}
				check(t, name+" "+pose, animal.Draw(animal.Spec{Species: name, Pose: pose}))
			}
			check(t, name+" young", animal.Draw(animal.Spec{Species: name, Young: true}))
			check(t, name+" left", animal.Draw(animal.Spec{Species: name, Facing: kit.Left, Expression: "happy"}))
			check(t, name+" head", animal.Head(animal.Spec{Species: name}))
		})
	}
}

func check(t *testing.T, what string, d kit.Drawing) {
	t.Helper()
	b := d.Box
	if long := max(b.W(), b.H()); !(long > 60 && long < 700) || !(b.W() > 20 && b.H() > 20) {
		t.Errorf("%s: the box is %.0f", what, b)
	}
	if d.Unit <= 0 {
		t.Errorf("%s: no unit", what)
	}
	names := []string{"headTop", "eyes", "mouth", "neck"}
	if !strings.HasSuffix(what, "head") {
		names = append(names, "seat", "handNear", "handFar", "footNear", "footFar", "head", "back", "tail", "ground", "paw")
	}
	for _, name := range names {
		a, ok := d.Anchors[name]
		if !ok {
			t.Errorf("%s: no anchor %s", what, name)
		} else if a.X < b.X0-40 || a.X > b.X1+40 || a.Y < b.Y0-40 || a.Y > b.Y1+160 {
			t.Errorf("%s: anchor %s at %.0f, %.0f lies outside %.0f", what, name, a.X, a.Y, b)
		}
	}
	for _, name := range []string{"headTop", "eyes"} {
		if d.Anchors[name].W <= 0 {
			t.Errorf("%s: anchor %s has no width", what, name)
		}
	}
	for _, part := range []string{"head", "eyes"} {
		if !strings.HasSuffix(what, "head") && !slices.Contains(d.Parts, part) {
			t.Errorf("%s: no part %s in %v", what, part, d.Parts)
		}
	}
}

func TestASpecDrawsTheSameEachTime(t *testing.T) {
	for _, name := range []string{"dog", "leopard", "dragon"} {
		s := animal.Spec{Species: name, Pose: "walking", Seed: 7}
		if a, b := kittest.Render(animal.Draw(s), 96, .04), kittest.Render(animal.Draw(s), 96, .04); !bytes.Equal(a.Pix, b.Pix) {
			t.Errorf("%s is drawn differently the second time", name)
		}
	}
}

// picture is a small rendering, for comparisons.
func picture(s animal.Spec) string { return string(kittest.Render(animal.Draw(s), 48, .04).Pix) }

func TestSpeciesDiffer(t *testing.T) {
	seen := map[string]string{}
	for _, name := range animal.Species() {
		p := picture(animal.Spec{Species: name})
		if other, ok := seen[p]; ok {
			t.Errorf("%s looks like %s", name, other)
		}
		seen[p] = name
	}
}

func TestWhatIsAskedForChangesThePicture(t *testing.T) {
	for _, name := range []string{"dog", "cow", "horse", "elephant", "dragon", "bunny", "lion"} {
		plain := picture(animal.Spec{Species: name})
		blue := kit.Hex("#3355ff")
		for what, s := range map[string]animal.Spec{
			"coat":       {Species: name, Coat: blue},
			"eyes":       {Species: name, Colors: map[string]kit.Color{"eyes": blue, "no such slot": blue}},
			"expression": {Species: name, Expression: "in love"},
			"spots":      {Species: name, Pattern: "spots"},
			"stripes":    {Species: name, Pattern: "stripes"},
			"ears":       {Species: name, Without: []string{"ears"}},
			"tail":       {Species: name, Without: []string{"tail"}},
			"young":      {Species: name, Young: true},
			"facing":     {Species: name, Facing: kit.Left},
			"fill": {Species: name, Fill: func(c *kit.Canvas, b kit.Box, t kit.Tones) kit.Node {
				return c.Rect(b.X0, b.Y0, b.W(), b.H()/2, 0, blue)
			}},
		} {
			if picture(s) == plain {
				t.Errorf("%s: %s changes nothing", name, what)
			}
		}
	}
}

func TestSizesAreReal(t *testing.T) {
	height := func(name string) float64 {
		d := animal.Draw(animal.Spec{Species: name})
		return d.Box.H() * d.Unit
	}
	for _, pair := range [][2]string{{"mouse", "cat"}, {"cat", "dog"}, {"dog", "horse"}, {"horse", "elephant"}, {"elephant", "giraffe"},
		{"hamster", "bunny"}, {"lion", "horse"}} {
		if a, b := height(pair[0]), height(pair[1]); a >= b {
			t.Errorf("a %s is %.0f cm high, a %s %.0f", pair[0], a, pair[1], b)
		}
	}
}

func TestAnUnknownSpeciesIsADog(t *testing.T) {
	if picture(animal.Spec{Species: "no such animal"}) != picture(animal.Spec{Species: "dog"}) {
		t.Error("an unknown species is not drawn as a dog")
	}
	if picture(animal.Spec{Species: "Polar Bear"}) != picture(animal.Spec{Species: "polar-bear"}) {
		t.Error("a name with spaces is not found")
	}
}

func BenchmarkDraw(b *testing.B) {
	for b.Loop() {
		for _, name := range []string{"dog", "leopard", "giraffe"} {
			animal.Draw(animal.Spec{Species: name, Pose: "running"})
		}
	}
}

func BenchmarkRender(b *testing.B) {
	for _, name := range []string{"dog", "leopard", "giraffe", "sheep", "dragon"} {
		d := animal.Draw(animal.Spec{Species: name})
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				kittest.Render(d, 1024, .04)
			}
		})
	}
}

func TestWordsOfASpecies(t *testing.T) {
	for name, want := range map[string][]string{"dog": {"fur", "coat", "ears", "collar", "tail", "paws"}, "unicorn": {"mane", "horn", "hooves"},
		"cow": {"spots", "horns"}} {
		for _, w := range want {
			if !slices.Contains(animal.Slots(name), w) {
				t.Errorf("%s: no slot %q in %q", name, w, animal.Slots(name))
			}
		}
	}
	if slices.Contains(animal.Slots("dog"), "wings") || !slices.Contains(animal.Parts("deer"), "antlers") {
		t.Errorf("dog has slots %q, deer has parts %q", animal.Slots("dog"), animal.Parts("deer"))
	}
	if animal.Slots("elephant")[0] != "fur" {
		t.Errorf("the first slot of an elephant is %q", animal.Slots("elephant")[0])
	}
}

func TestAColorForSpotsDrawsSpots(t *testing.T) {
	if picture(animal.Spec{Species: "dog", Colors: map[string]kit.Color{"spot": kit.Hex("#e02020")}}) == picture(animal.Spec{Species: "dog"}) {
		t.Error("a dog with red spots has none")
	}
	if picture(animal.Spec{Species: "bear", Expression: "laughing"}) != picture(animal.Spec{Species: "bear", Expression: "happy"}) {
		t.Error("laughing is not happy")
	}
}

package bird_test

import (
	"flag"
	"strings"
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/bird"
	"pellucid/internal/engine/illustrator/kit/kittest"
)

// go test ./internal/engine/illustrator/kit/bird -run TestSheet -args -sheet /tmp/a.png -species owl,duck -pose perched,flying
var (
	sheetSpecies = flag.String("species", "", "comma-separated species of the sheet; empty means all")
	sheetPoses   = flag.String("pose", "perched", "comma-separated poses; \"head\" draws the head, \"all\" every pose")
	sheetYoung   = flag.Bool("young", false, "draw young ones")
	sheetLeft    = flag.Bool("left", false, "look to the left")
	sheetMood    = flag.String("mood", "", "expression")
)

func TestSheet(t *testing.T) {
	file := flag.Lookup("sheet").Value.String()
	if file == "" {
		t.Skip("no -sheet")
	}
	species, poses := bird.Species(), strings.Split(*sheetPoses, ",")
	if *sheetSpecies != "" {
		species = strings.Split(*sheetSpecies, ",")
	}
	if *sheetPoses == "all" {
		poses = bird.Poses()
	}
	var out []kit.Drawing
	for _, name := range species {
		for _, pose := range poses {
			s := bird.Spec{Species: name, Pose: pose, Young: *sheetYoung, Expression: *sheetMood}
			if *sheetLeft {
				s.Facing = kit.Left
			}
			if pose == "head" {
				out = append(out, bird.Head(s))
			} else {
				out = append(out, bird.Draw(s))
			}
		}
	}
	get := func(name string) int { return flag.Lookup(name).Value.(flag.Getter).Get().(int) }
	dark := flag.Lookup("dark").Value.(flag.Getter).Get().(bool)
	kittest.Save(t, file, kittest.Sheet(out, get("cell"), get("cols"), dark))
}

func TestEverySpeciesInEveryPose(t *testing.T) {
	for _, name := range bird.Species() {
		t.Run(name, func(t *testing.T) {
			for _, pose := range bird.Poses() {
				check(t, name+" "+pose, bird.Draw(bird.Spec{Species: name, Pose: pose}))
			}
			check(t, name+" young", bird.Draw(bird.Spec{Species: name, Young: true}))
			check(t, name+" left", bird.Draw(bird.Spec{Species: name, Facing: kit.Left, Expression: "happy"}))
			check(t, name+" head", bird.Head(bird.Spec{Species: name}))
		})
	}
}

func check(t *testing.T, what string, d kit.Drawing) {
	t.Helper()
	b := d.Box
	if long := max(b.W(), b.H()); !(long > 50 && long < 700) {
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
		} else if a.X < b.X0-40 || a.X > b.X1+40 || a.Y < b.Y0-40 || a.Y > b.Y1+140 {
			t.Errorf("%s: anchor %s at %.0f, %.0f lies outside %.0f", what, name, a.X, a.Y, b)
		}
	}
}

func picture(s bird.Spec) string { return string(kittest.Render(bird.Draw(s), 48, .04).Pix) }

func TestSpeciesDiffer(t *testing.T) {
	seen := map[string]string{}
	for _, name := range bird.Species() {
		p := picture(bird.Spec{Species: name})
		if other, ok := seen[p]; ok {
			t.Errorf("%s looks like %s", name, other)
		}
		seen[p] = name
	}
}

func TestWhatIsAskedForChangesThePicture(t *testing.T) {
	for _, name := range []string{"bird", "owl", "penguin", "flamingo", "chicken"} {
		plain := picture(bird.Spec{Species: name})
		if picture(bird.Spec{Species: name}) != plain {
			t.Errorf("%s is drawn differently the second time", name)
		}
		blue := kit.Hex("#30c0ff")
		for what, s := range map[string]bird.Spec{
			"coat":       {Species: name, Coat: blue},
			"beak":       {Species: name, Colors: map[string]kit.Color{"beak": blue, "no such slot": blue}},
			"expression": {Species: name, Expression: "in love"},
			"legs":       {Species: name, Without: []string{"legs"}},
			"wings":      {Species: name, Without: []string{"wings"}},
			"young":      {Species: name, Young: true},
			"facing":     {Species: name, Facing: kit.Left},
		} {
			if picture(s) == plain {
				t.Errorf("%s: %s changes nothing", name, what)
			}
		}
	}
}

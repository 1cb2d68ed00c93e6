package bird

import (
	"flag"
	"strings"
	"testing"

	"pellucid/internal/engine/illustrator/kit"
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
	species, poses := Species(), strings.Split(*sheetPoses, ",")
	if *sheetSpecies != "" {
		species = strings.Split(*sheetSpecies, ",")
	}
	if *sheetPoses == "all" {
		poses = Poses()
	}
	var out []kit.Drawing
	for _, name := range species {
		for _, pose := range poses {
			s := Spec{Species: name, Pose: pose, Young: *sheetYoung, Expression: *sheetMood}
			if *sheetLeft {
				s.Facing = kit.Left
			}
			if pose == "head" {
				out = append(out, Head(s))
			} else {
				out = append(out, Draw(s))
			}
		}
	}
	get := func(name string) int { return flag.Lookup(name).Value.(flag.Getter).Get().(int) }
	dark := flag.Lookup("dark").Value.(flag.Getter).Get().(bool)
	kittest.Save(t, file, kittest.Sheet(out, get("cell"), get("cols"), dark))
}

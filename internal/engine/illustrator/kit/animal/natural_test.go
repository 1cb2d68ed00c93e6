package animal_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/kit/animal"
	"pellucid/internal/engine/illustrator/scene"
)

func TestAnimalsInRealisticPicturesHaveSmallerHeads(t *testing.T) {
	for _, name := range []string{"cat", "dog", "horse", "lion"} {
		usual, natural := animal.Draw(animal.Spec{Species: name}), animal.Draw(animal.Spec{Species: name, Natural: true})
		if natural.Anchors["head"].W >= usual.Anchors["head"].W {
			t.Errorf("%s: %.0f, usually %.0f", name, natural.Anchors["head"].W, usual.Anchors["head"].W)
		}
	}
}

func TestHorsesHaveShortCoatsAndSheepHaveWool(t *testing.T) {
	for name, want := range map[string]bool{"horse": true, "deer": true, "dalmatian": true, "sheep": false, "cat": false, "nothing": false} {
		if animal.Sleek(name) != want {
			t.Errorf("%s: %v", name, !want)
		}
	}
}

func TestAFoxOfLifeHasNoDrawnLashes(t *testing.T) {
	ink := color.Hex(0x2b1d1f) // of lashes
	lashes := func(natural bool) (n int) {
		var count func(nodes []scene.Node)
		count = func(nodes []scene.Node) {
			for _, v := range nodes {
				if v.Group != nil {
					count(v.Group.Children)
				} else if s := v.Path.Stroke; s != nil {
					if c := s.Paint.Color; max(c.R-ink.R, ink.R-c.R, c.G-ink.G, ink.G-c.G) < .01 {
						n++
					}
				}
			}
		}
		count(animal.Draw(animal.Spec{Species: "fox", Natural: natural}).Nodes())
		return n
	}
	if life, drawn := lashes(true), lashes(false); drawn == 0 || life >= drawn {
		t.Errorf("%d lashes on a fox of life, %d on a drawn one", life, drawn)
	}
}

func TestAnimalsOfLifeAreDrawnInEveryPose(t *testing.T) {
	for _, name := range []string{"horse", "dog", "crocodile", "elephant", "gorilla"} {
		for _, pose := range animal.Poses() {
			if len(animal.Draw(animal.Spec{Species: name, Pose: pose, Natural: true}).Nodes()) == 0 {
				t.Errorf("%s %s: nothing", name, pose)
			}
		}
	}
}

func TestAHorseOfLifeHasNoMoreFormsThanItsBodyForItsNearLegs(t *testing.T) {
	skins := func(natural bool) int {
		n := 0
		for _, v := range animal.Draw(animal.Spec{Species: "horse", Natural: natural, Without: []string{"mane", "tail", "eyes", "ears", "nose", "mouth"}}).Nodes() {
			n += filled(v)
		}
		return n
	}
	if life, drawn := skins(true), skins(false); life >= drawn {
		t.Errorf("%d forms in life, %d drawn", life, drawn)
	}
}

// filled counts the sharp paths with a fill.
func filled(n scene.Node) int {
	if n.Group == nil {
		if n.Path.Fill.Kind == scene.NoPaint {
			return 0
		}
		return 1
	}
	if len(n.Group.Effects) > 0 {
		return 0
	}
	sum := 0
	for _, v := range n.Group.Children {
		sum += filled(v)
	}
	return sum
}

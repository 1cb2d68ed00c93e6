package outfit

import (
	"slices"
	"strings"
	"testing"

	"pellucid/internal/engine/illustrator/kit/finish/patterns"
	"pellucid/internal/engine/illustrator/kit/person"
)

func TestOutfitsNameWhatTheRigHas(t *testing.T) {
	garments, heads, extras := person.Garments(), person.Headwear(), person.Extras()
	check := func(list []string, p Piece) {
		if p.Name != "" && !slices.Contains(list, p.Name) {
			t.Errorf("the rig has no %q", p.Name)
		}
		if _, ok := patterns.Fill(p.Fill); p.Fill != "" && !ok {
			t.Errorf("%s: no pattern %q", p.Name, p.Fill)
		}
		if p.Color != "" && p.Color != "same" && read().palettes[p.Color] == nil {
			t.Errorf("%s: no palette %q", p.Name, p.Color)
		}
	}
	for _, rows := range read().rows {
		for _, r := range rows {
			check(heads, r.Head)
			for _, p := range []Piece{r.Top, r.Bottom, r.Shoes, r.Over} {
				check(garments, p)
			}
			for _, p := range r.Extras {
				check(extras, p)
			}
		}
	}
}

func TestLooksNameWhatTheRigHas(t *testing.T) {
	hair := person.HairStyles()
	for who, lists := range looks() {
		for _, name := range lists[0] {
			if !slices.Contains(hair, strings.ReplaceAll(name, "-", " ")) {
				t.Errorf("%s: the rig has no hair %q", who, name)
			}
		}
	}
}

func TestNeighborsInAPictureAreDressedDifferently(t *testing.T) {
	for seed := range uint64(40) {
		for _, who := range []Who{{Body: "woman"}, {Body: "man"}, {Body: "woman", Age: "child"}, {Body: "man", Age: "elder"}} {
			who.Seed = seed * 0x9e3779b97f4a7c15
			a, _ := Choose(Casual, who)
			who.Number++
			if b, _ := Choose(Casual, who); a.Top == b.Top && a.Bottom == b.Bottom {
				t.Errorf("%+v: both wear %v and %v", who, a.Top, a.Bottom)
			}
		}
	}
}

func TestPlainOutfitsHaveATopAndTrousersOrASkirt(t *testing.T) {
	for seed := range uint64(40) {
		o, ok := Choose(Casual, Who{Body: "woman", Seed: seed, Plain: true, Trousers: true})
		if !ok || o.Dress || o.Over.Name != "" || strings.Contains(o.Bottom.Name, "skirt") {
			t.Errorf("%+v", o)
		}
	}
}

func TestPosesCountBeforeThingsAndThingsBeforePlaces(t *testing.T) {
	for _, c := range []struct {
		clues Clues
		want  string
	}{
		{Clues{}, Casual},
		{Clues{Pose: "sleeping", Place: "beach"}, "bed"},
		{Clues{Things: []string{"cat", "snowman"}, Place: "forest"}, "winter"},
		{Clues{Place: "beach"}, "beach"},
		{Clues{Words: []string{"going", "to", "a", "wedding"}}, "smart"},
	} {
		if got := Occasion(c.clues); got != c.want {
			t.Errorf("%+v: %s, want %s", c.clues, got, c.want)
		}
	}
}

func TestWhatSomebodyWearsHasColorsThatGoTogether(t *testing.T) {
	palettes := read().palettes
	place := func(palette, color string) int { return slices.Index(palettes[palette], color) }
	for seed := range uint64(64) {
		o := colored(Outfit{Top: Piece{Name: "t-shirt", Color: "bright"}, Bottom: Piece{Name: "chinos", Color: "earth"}, Over: Piece{Name: "vest", Color: "deep"}}, seed, 0)
		if n := place("bright", o.Top.Color); n < 0 || place("earth", o.Bottom.Color) != n || place("deep", o.Over.Color) != n {
			t.Errorf("%s with %s and %s", o.Top.Color, o.Bottom.Color, o.Over.Color)
		}
	}
}

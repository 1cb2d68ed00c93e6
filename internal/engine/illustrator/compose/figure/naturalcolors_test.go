package figure

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
)

func TestThingsHaveTheColorsOfLifeInRealisticPicturesUnlessOthersWereAskedFor(t *testing.T) {
	look := func(style string, colored bool) kit.Options {
		d := &Drawer{}
		d.Brief.Style.Name = style
		o := kit.Options{Colors: map[string]kit.Color{}}
		if colored {
			o.Colors["head"] = kit.Hex("#0000ff")
		}
		d.inLife(brief.Subject{Kind: brief.Piece, ID: "octopus"}, &o)
		return o
	}
	if o := look("realistic", false); !o.Natural || len(o.Colors) < 4 {
		t.Errorf("realistic: natural %v, colors %v", o.Natural, o.Colors)
	}
	if o := look("realistic", true); len(o.Colors) != 2 || o.Colors["head"].Lch().H != kit.Hex("#0000ff").Lch().H {
		t.Errorf("a blue one: %v", o.Colors)
	}
	if o := look("ink", false); !o.Natural || len(o.Colors) != 0 {
		t.Errorf("ink: natural %v, colors %v", o.Natural, o.Colors)
	}
	if o := look("cartoon", false); o.Natural {
		t.Error("an octopus of a cartoon has no smile")
	}
}

func TestEveryNaturalColorIsOfASlotThatItsPieceHas(t *testing.T) {
	for id, palette := range naturalColors {
		p, ok := library.Find(id)
		slots, err := kit.ParsePalette(palette)
		if !ok || err != nil {
			t.Errorf("%s: found %v, %v", id, ok, err)
			continue
		}
		o := kit.Options{Colors: map[string]kit.Color{}, Natural: true}
		for _, s := range slots {
			o.Colors[s.Name] = s.Color
		}
		if _, err := p.Render(o); err != nil {
			t.Error(err)
		}
	}
}

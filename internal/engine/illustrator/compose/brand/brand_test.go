package brand

import (
	"strings"
	"testing"

	"pellucid/internal/engine/illustrator/kit"
)

func TestEveryTradeHasPalettesThatReadOnWhiteAndKnownArrangements(t *testing.T) {
	if l := (Palette{Main: kit.Hex("#101010")}).Ink().Lch().L; l < leastInk-.02 {
		t.Errorf("ink as dark as %.2f is lost on black", l)
	}
	known := " stack ring open beside frame script shield ground monogram "
	for line := range strings.Lines(tradeList) {
		f := strings.Split(strings.TrimSpace(line), "\t")
		trade, ok := Of(strings.Fields(f[0])[:1])
		if !ok || len(trade.palettes) < 3 || len(trade.Ideas) < 3 {
			t.Fatalf("%q is incomplete", line)
		}
		for _, name := range trade.palettes {
			if !strings.Contains("\n"+paletteList, "\n"+name+"\t") {
				t.Errorf("no palette %s", name)
			}
			if p := paletteOf(name); p.Main.Lch().L > .62 || p.Pale.Lch().L < .85 {
				t.Errorf("%s: main %.2f, pale %.2f", name, p.Main.Lch().L, p.Pale.Lch().L)
			}
		}
		for _, idea := range trade.Ideas {
			if !strings.Contains(known, " "+idea+" ") {
				t.Errorf("no arrangement %s", idea)
			}
		}
	}
}

func TestVariationsOfALogoAreArrangedUnlikeEachOther(t *testing.T) {
	trade, _ := Of([]string{"bakery"})
	seen := map[string]bool{}
	for v := range len(trade.Ideas) {
		seen[Idea(trade.Ideas, "Sweet Crumbs", v)] = true
	}
	if len(seen) != len(trade.Ideas) {
		t.Errorf("%d of %d", len(seen), len(trade.Ideas))
	}
}

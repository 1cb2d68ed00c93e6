package draw

import (
	"context"
	"errors"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/plan"
)

func apple(style string) plan.Plan {
	return plan.Make(brief.Brief{
		Prompt: "a red apple", Style: brief.Style{Name: style},
		Subjects: []brief.Subject{{Words: "apple", Kind: brief.Piece, ID: "apple", Count: 1, Color: "red"}},
	}, 7, 0)
}

func TestACancelledContextEndsTheWork(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := Layer(ctx, apple("clay"), Options{Size: 128}); !errors.Is(err, context.Canceled) {
		t.Errorf("error = %v, want %v", err, context.Canceled)
	}
}

func TestAnUnknownStyleIsAnError(t *testing.T) {
	if _, err := Layer(context.Background(), apple("no-such-style"), Options{Size: 64}); err == nil {
		t.Error("no error")
	}
}

func TestTheFrameIsClear(t *testing.T) {
	l, err := Layer(context.Background(), apple("default"), Options{Size: 128})
	if err != nil {
		t.Fatal(err)
	}
	for x := range 128 {
		if l.Pix[4*x+3] != 0 || l.Pix[4*(127*128+x)+3] != 0 {
			t.Fatalf("column %d touches the frame", x)
		}
	}
}

func TestAVectorFileHasAGroupForEverySprite(t *testing.T) {
	pieces, names, ok := Vector(apple("default"), 256)
	if !ok || len(pieces) == 0 || names[0] != "apple" {
		t.Errorf("pieces %d, names %v, ok %v", len(pieces), names, ok)
	}
	if _, _, ok := Vector(apple("watercolor"), 256); ok {
		t.Error("watercolor has a vector form")
	}
}

// The leaves and the ribbon of a bouquet belong to no subject, so they kept their colors beside black roses.
func TestTheSilhouetteOfABouquetIsOfOneColor(t *testing.T) {
	p := plan.Make(brief.Brief{Prompt: "a bouquet of roses", Motif: "bouquet", Style: brief.Style{Name: "silhouette"}, Subjects: []brief.Subject{{Words: "roses", Kind: brief.Piece, ID: "rose", Count: 1}}}, 7, 0)
	l, err := Layer(context.Background(), p, Options{Size: 128})
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i < len(l.Pix); i += 4 {
		if r, b, a := l.Pix[i], l.Pix[i+2], l.Pix[i+3]; a > .9 && r > b+.05 {
			t.Fatalf("pixel %d is red or green: %v", i/4, l.Pix[i:i+4])
		}
	}
}

func TestTheColorsOfASubjectReachItsStyle(t *testing.T) {
	if got := toldColors(brief.Subject{Color: "blue", More: []string{"red"}}); len(got) != 2 || got[0].B < got[0].R || got[1].R < got[1].B {
		t.Errorf("%v", got)
	}
	if got := toldColors(brief.Subject{}); len(got) > 0 {
		t.Errorf("of no color: %v", got)
	}
}

func TestAHeartToldToBeOfGoldIsAndALionOfBronzeHasNoFur(t *testing.T) {
	for _, c := range []struct {
		subject brief.Subject
		made    string
		furry   bool
	}{
		{brief.Subject{Words: "heart", Kind: brief.Piece, ID: "heart", Count: 1, Color: "gold"}, "gold", false},
		{brief.Subject{Words: "dress", Kind: brief.Piece, ID: "dress", Count: 1, Color: "gold"}, "", false},
		{brief.Subject{Words: "lion", Kind: brief.Animal, ID: "lion", Count: 1}, "", true},
		{brief.Subject{Words: "lion", Kind: brief.Animal, ID: "lion", Count: 1, Material: "bronze"}, "bronze", false},
		{brief.Subject{Words: "lion", Kind: brief.Animal, ID: "lion", Count: 1, Material: "plush"}, "plush", true},
	} {
		p := plan.Make(brief.Brief{Prompt: c.subject.Words, Style: brief.Style{Name: "realistic"}, Subjects: []brief.Subject{c.subject}}, 7, 0)
		for _, q := range picture(p, p.Scene(), 0.05, 64).Pieces {
			if q.Made != c.made || q.Furry != c.furry {
				t.Errorf("%+v is made of %q, furry %v", c.subject, q.Made, q.Furry)
			}
		}
	}
}

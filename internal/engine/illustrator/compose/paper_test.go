package compose

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

func TestNamesAreTheMainLineOfASheet(t *testing.T) {
	c := newComposer(design("card", "", brief.Subject{Kind: brief.Piece, ID: "rose", Count: 1}))
	c.Brief.Lettering = []string{"You’re Invited", "Our Wedding", "Anna & James", "June 14"}
	got := c.linesOfSheet()
	if got.kicker != "You’re Invited" || got.main != "Anna & James" || !slices.Equal(got.feet, []string{"Our Wedding", "June 14"}) {
		t.Errorf("%+v", got)
	}
}

func TestASlimPlantPointsAlongItsPath(t *testing.T) {
	c := newComposer(design("", "", brief.Subject{Kind: brief.Piece, ID: "lavender", Count: 1}, brief.Subject{Kind: brief.Piece, ID: "daisy", Count: 1}))
	if l := lieOf(c.unit(0, how{})); l.slim < slimFrom || l.turn > -45 || l.turn < -135 {
		t.Errorf("lavender lies at %+v", l)
	}
	k := trail([]cluster{c.unit(0, how{})}, []lie{lieOf(c.unit(0, how{}))}, []stop{{.5, .5, 0, .3}}, 0)
	if b := k.bounds(); b.W() < 1.2*b.H() || b.X1 < .7 {
		t.Errorf("lavender on a level path takes %+v", b)
	}
}

func TestALogoKeepsThePlacesOfItsParts(t *testing.T) {
	for v := range 4 {
		r := design("", "Bean Scene", brief.Subject{Kind: brief.Piece, ID: "mug", Count: 1})
		r.Brief.Style.Name, r.Brief.Tagline, r.Variation = "logo", "coffee shop", v
		s := Compose(r)
		mark, words := boxOf(s, 0), boxOf(s, -1)
		if !s.Set || mark.W() < .2 || words.W() < .4 || s.Box.X0 < -.01 || s.Box.X1 > 1.01 || s.Box.Y1 > 1.01 {
			t.Errorf("idea %d: set %v, mark %v, words %v", v, s.Set, mark, words)
		}
	}
}

func TestAFlyerWithoutArtTakesThatOfItsOccasionAsDecoration(t *testing.T) {
	r := design("flyer", "Halloween Party")
	r.Brief.Prompt = "halloween party flyer"
	s := Compose(r)
	if len(s.Sprites) < 6 {
		t.Errorf("%d sprites", len(s.Sprites))
	}
	for _, one := range s.Sprites {
		if one.Subject >= 0 {
			t.Error("what nobody asked for is a subject")
		}
	}
}

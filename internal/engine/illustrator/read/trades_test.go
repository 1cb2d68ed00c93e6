package read

import "testing"

func TestATradeBeforeALogoIsLetteredAndNotDrawn(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"mobile detailing logo car": "Mobile Detailing", "locksmith logo key": "Locksmith",
	} {
		if b := r.Read(prompt, "", ""); len(b.Lettering) != 1 || b.Lettering[0] != want {
			t.Errorf("%s: %q", prompt, b.Lettering)
		}
	}
	if b := r.Read("fox logo with sword", "", ""); len(b.Subjects) == 0 || b.Subjects[0].ID != "fox" {
		t.Errorf("a fox is what the logo shows: %+v", b.Subjects)
	}
}

func TestASignSaysTheNameBehindIt(t *testing.T) {
	b := newReader(t, fake{}).Read("last name sign Johnson est 2015 with magnolia", "", "")
	if len(b.Subjects) == 0 || b.Subjects[0].Text != "Johnson est 2015" {
		t.Errorf("%+v", b.Subjects)
	}
}

func TestALetterInGlitterIsOfGlitter(t *testing.T) {
	b := newReader(t, fake{}).Read("letter D in gold glitter", "", "")
	if len(b.Subjects) != 1 || b.Subjects[0].Fill != "glitter" || b.Subjects[0].Color != "gold" {
		t.Errorf("%+v", b.Subjects)
	}
}

func TestASignSaysThePlaceAtHomeBeforeIt(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{"man cave sign": "Man Cave", "grandma's kitchen sign": "Grandma's Kitchen"} {
		if b := r.Read(prompt, "", ""); len(b.Subjects) != 1 || b.Subjects[0].Text != want {
			t.Errorf("%s: %+v", prompt, b.Subjects)
		}
	}
}

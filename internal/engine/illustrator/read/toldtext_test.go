package read_test

import (
	"slices"
	"testing"
)

func TestWhatAClauseSaysIsATextAndNothingOfItIsDrawn(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"mug design that says fueled by tacos with a cat": "fueled by tacos", "shirt design with a cat with the words be kind groovy retro font": "be kind",
		"that says let's get lit tote print with a cat": "let's get lit", "sticker with a cat that says born to fish brown and cream": "born to fish",
		"shirt design with one lucky teacher written on it and a cat": "one lucky teacher", "flyer that says made with love and a cat": "made with love",
	} {
		b := r.Read(prompt, "", "")
		if !slices.Equal(b.Lettering, []string{want}) || len(b.Subjects) != 1 || b.Subjects[0].ID != "cat" {
			t.Errorf("%s: %q %s", prompt, b.Lettering, summary(b))
		}
	}
}

func TestAClauseBetweenPausesIsWhatAPrintSays(t *testing.T) {
	r := newReader(t, fake{})
	b := r.Read("teacher shirt design, fish and hook, it takes a big heart, groovy retro font", "", "")
	if !slices.Equal(b.Lettering, []string{"it takes a big heart"}) || len(b.Subjects) != 2 || b.Letter.Style != "retro" {
		t.Errorf("%q %+v %s", b.Lettering, b.Letter, summary(b))
	}
}

func TestWhatAPrintIsForIsNotDrawnBesideItsArt(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{`shirt design for a truck driver "Hello" with a cat`, `sticker for my soccer team "Hello" with a cat`, `mug print for a fishing trip "Hello" with a cat`} {
		b := r.Read(prompt, "", "")
		if len(b.Subjects) != 1 || !slices.Equal(b.Lettering, []string{"Hello"}) || len(b.Reading.LeftOut) == 0 {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}

func TestALookBeforeTheWordForLettersIsTheirsAndOthersAreTheImages(t *testing.T) {
	r := newReader(t, fake{})
	if b := r.Read(`sticker "Hello" with a cat, gothic font, cartoon style`, "", ""); b.Letter.Style != "gothic" {
		t.Errorf("%+v %s", b.Letter, summary(b))
	}
	if b := r.Read(`retro graphic tee "Hello" with a cat`, "", ""); b.Letter.Style != "retro" || len(b.Reading.LeftOut) > 0 {
		t.Errorf("%+v %s", b.Letter, summary(b))
	}
	if b := r.Read(`shirt design with a fish and balloons "Hello"`, "", ""); b.Letter.Style != "" {
		t.Errorf("%+v %s", b.Letter, summary(b))
	}
}

func TestAShapeBeforeTheBusinessOfALogoIsItsGround(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		`circular bakery logo "Hello" with a cat`: "circle", `hexagon badge "Hello" with a cat`: "hexagon", `badge "Hello" star shape with a cat`: "star", `in a hexagon bakery logo "Hello" with a cat`: "hexagon", `bakery logo "Hello" with a cat in a diamond`: "rhombus", `square logo for a bakery "Hello" with a cat`: "square",
	} {
		if b := r.Read(prompt, "", ""); b.Ground != want || len(b.Subjects) != 1 {
			t.Errorf("%s: %s %s", prompt, b.Ground, summary(b))
		}
	}
}

func TestANameBeforeTheWordForTheLogoIsItsName(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"Oak & Iron logo with a cat", "law firm logo Oak & Iron shield shaped with a cat"} {
		if b := r.Read(prompt, "", ""); len(b.Lettering) == 0 || b.Lettering[0] != "Oak & Iron" {
			t.Errorf("%s: %q %s", prompt, b.Lettering, summary(b))
		}
	}
}

package illustrator

import (
	"slices"
	"testing"

	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator/brief"
)

// The castle took the place of the goldfish, and the reading said that both are drawn.
func TestWhatAGlassHasInsideAnywayStaysWhereSomethingElseComesIn(t *testing.T) {
	e := newEngine(t)
	for _, prompt := range []string{"a fish bowl with a goldfish and a castle", "a fish bowl with a goldfish and a turtle"} {
		b := e.Read(engine.Request{Prompt: prompt})
		inside := 0
		for _, r := range b.Relations {
			if r.Kind == "inside" {
				inside++
			}
		}
		if inside != 2 || !slices.ContainsFunc(b.Subjects, func(s brief.Subject) bool { return s.ID == "goldfish" }) {
			t.Errorf("%s: %+v, %+v", prompt, b.Subjects, b.Relations)
		}
	}
}

// A second cabin stood before the one of the snow globe.
func TestWhatAGlassHasInsideAnywayIsNotPutInAgain(t *testing.T) {
	b := newEngine(t).Read(engine.Request{Prompt: "a snow globe with a tiny cabin and pine trees inside"})
	if len(b.Subjects) != 1 || b.Subjects[0].ID != "snow-globe" {
		t.Errorf("%+v, %+v", b.Subjects, b.Relations)
	}
}

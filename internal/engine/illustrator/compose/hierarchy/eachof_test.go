package hierarchy

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/layout"
)

// Of three friends drinking coffee only the last had a cup, and a king and a queen sat on three thrones of which each had one in part.
func TestEachOfSeveralFriendsDrinksTheirOwn(t *testing.T) {
	friends := []brief.Subject{composetest.Someone(""), composetest.Someone(""), composetest.Someone("")}
	for i := range friends {
		friends[i].Words = "friends"
	}
	c := NewTree(layout.Request{Brief: brief.Brief{Prompt: "three friends drinking coffee", Subjects: append(friends, composetest.Thing("coffee")), Relations: []brief.Relation{
		{From: 0, Kind: "beside", To: 1}, {From: 1, Kind: "beside", To: 2}, {From: 2, Kind: "drinking", To: 3},
	}}})
	c.lendHands()
	has := map[int]bool{}
	for _, l := range c.Links {
		if l.Kind == "drinking" {
			has[l.From] = true
		}
	}
	if len(has) != 3 {
		t.Errorf("%d of 3 friends have a cup", len(has))
	}
}

// "Sweet Dreams" with a moon and stars was set on each star, too small to read.
func TestAWordAmongSeveralStarsIsNotSetOnEachOfThem(t *testing.T) {
	star := composetest.Thing("star")
	star.Count = 3
	c := NewTree(layout.Request{Brief: brief.Brief{Lettering: []string{"Sweet Dreams"}, Subjects: []brief.Subject{composetest.Thing("crescent-moon"), star}}})
	if c.Subject(1).Text != "" || len(c.Brief.Lettering) != 1 {
		t.Errorf("the stars say %q", c.Subject(1).Text)
	}
}

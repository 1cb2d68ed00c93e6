package compose

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

// Of three friends drinking coffee only the last had a cup, and a king and a queen sat on three thrones of which each had one in part.
func TestEachOfSeveralFriendsDrinksTheirOwn(t *testing.T) {
	friends := []brief.Subject{someone(""), someone(""), someone("")}
	for i := range friends {
		friends[i].Words = "friends"
	}
	c := newComposer(Request{Brief: brief.Brief{Prompt: "three friends drinking coffee", Subjects: append(friends, thing("coffee")), Relations: []brief.Relation{
		{From: 0, Kind: "beside", To: 1}, {From: 1, Kind: "beside", To: 2}, {From: 2, Kind: "drinking", To: 3},
	}}})
	c.lendHands()
	has := map[int]bool{}
	for _, l := range c.links {
		if l.Kind == "drinking" {
			has[l.From] = true
		}
	}
	if len(has) != 3 {
		t.Errorf("%d of 3 friends have a cup", len(has))
	}
}

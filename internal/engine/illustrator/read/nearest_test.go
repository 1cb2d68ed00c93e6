package read_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

// What a listed thing had, or was in, went to the first thing of the prompt.
func TestAListedThingHasWhatIsToldRightAfterIt(t *testing.T) {
	readsAs(t, map[string]string{
		"stack of books with an apple on top and pencils in a jar":       "book-stack | apple | pencil x3 | jar; 1 on 0; 0 with 2; 2 inside 3",
		"house with a white fence and a mailbox with a heart":            "house | fence white | mailbox | heart; 0 with 1; 0 with 2; 3 printed on 2",
		"tractor pulling a hay wagon with pumpkins":                      "tractor | hay-wagon | pumpkin x3; 0 pulling 1; 1 full of 2",
		"shield and two crossed axes behind":                             "shield | axe x2; 1 behind 0; 1 crossed 1",
		"clothesline with a pink onesie and a bib":                       "clothesline | baby-onesie pink | bib; 1 hanging from 0; 2 hanging from 0",
		"a cup of coffee with two cookies on the side":                   "coffee | cookie x2; 0 with 1",
		"a bridge over a creek":                                          "bridge",
		"a popcorn bucket with two movie tickets and a film reel around": "popcorn | ticket x2 | film-reel; 0 with 1; 0 with 2",
	})
}

func TestOnlyWhoIsAliveDoesWhatIsToldOfThem(t *testing.T) {
	b := newReader(t, fake{}).Read("hot air balloon floating over clouds and two tiny people waving out of the basket", "", "")
	for _, s := range b.Subjects {
		if s.Kind == brief.Piece && s.Pose != "" {
			t.Errorf("%s is %s", s.ID, s.Pose)
		}
	}
}

// "Ones" and "a small one" were left out or named nothing.
func TestOnesAreOfTheKindThatWasNamedFirst(t *testing.T) {
	readsAs(t, map[string]string{
		"a red balloon and a small blue one":         "balloon red | balloon small blue; 0 and 1",
		"a pumpkin on hay with two small white ones": "pumpkin | hay-bale | pumpkin x2 small white; 0 on 1; 0 with 2",
		"cowboy boots with sunflowers inside":        "cowboy-boot x2 | sunflower x3; 0 full of 1",
		"campfire with sparks and a tent":            "campfire | tent; 0 with 1",
	})
}

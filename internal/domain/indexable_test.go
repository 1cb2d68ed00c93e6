package domain_test

import (
	"testing"
	"time"

	"pellucid/internal/domain"
)

func TestAnImagePageIsIndexableWhenItIsOpenCleanAndSaysEnough(t *testing.T) {
	good := domain.Image{IsPublic: true, Prompt: "A paper boat with a red sail", AltText: "A paper boat, transparent background"}
	for name, test := range map[string]struct {
		change func(*domain.Image)
		want   bool
	}{
		"as it is":                    {func(*domain.Image) {}, true},
		"with a passing report":       {func(img *domain.Image) { img.Alpha.Verdict = domain.AlphaPass }, true},
		"with a note in its report":   {func(img *domain.Image) { img.Alpha.Verdict = domain.AlphaWarn }, true},
		"with a failing report":       {func(img *domain.Image) { img.Alpha.Verdict = domain.AlphaFail }, false},
		"private":                     {func(img *domain.Image) { img.IsPublic = false }, false},
		"hidden":                      {func(img *domain.Image) { img.HiddenAt = time.Unix(1, 0) }, false},
		"deleted":                     {func(img *domain.Image) { img.DeletedAt = time.Unix(1, 0) }, false},
		"one word":                    {func(img *domain.Image) { img.Prompt, img.AltText = "fox", "Fox, transparent background" }, false},
		"a word again and again":      {func(img *domain.Image) { img.Prompt, img.AltText = "fox fox FOX fox!", "Fox" }, false},
		"boilerplate alone":           {func(img *domain.Image) { img.Prompt, img.AltText = "a fox", "A fox on a transparent background" }, false},
		"signs and single letters":    {func(img *domain.Image) { img.Prompt, img.AltText = "a b c d e f % $ fox", "" }, false},
		"few words, a good alt text":  {func(img *domain.Image) { img.Prompt, img.AltText = "fox", "A fox asleep in fresh snow" }, true},
		"a script without spaces":     {func(img *domain.Image) { img.Prompt, img.AltText = "雪の中の狐", "" }, true},
		"two characters of such ones": {func(img *domain.Image) { img.Prompt, img.AltText = "雪狐", "" }, false},
	} {
		img := good
		test.change(&img)
		if got := img.Indexable(); got != test.want {
			t.Errorf("%s: indexable is %v", name, got)
		}
	}
}

func TestAListIsIndexableInItsOwnOrderAlone(t *testing.T) {
	for name, test := range map[string]struct {
		list  domain.Listing
		shown int
		want  bool
	}{
		"the gallery":         {domain.Listing{Limit: 20, Sort: domain.Newest}, 20, true},
		"a category, page 2":  {domain.Listing{Skip: 20, Limit: 20, Category: domain.Icons, Promoted: true}, 1, true},
		"all of a category":   {domain.Listing{Limit: 20, Category: domain.Icons}, 20, false},
		"for somebody":        {domain.Listing{Limit: 20, ViewerID: 7}, 20, true},
		"an empty category":   {domain.Listing{Limit: 20, Category: domain.Icons}, 0, false},
		"another order":       {domain.Listing{Limit: 20, Sort: domain.Popular}, 20, false},
		"a search":            {domain.Listing{Limit: 20, Search: "fox"}, 20, false},
		"a tag":               {domain.Listing{Limit: 20, Tags: []string{"fox"}}, 20, false},
		"some by their ids":   {domain.Listing{Limit: 20, IDs: []string{"x"}}, 20, false},
		"somebody's pictures": {domain.Listing{Limit: 20, OwnerID: 7}, 20, false},
		"favorites":           {domain.Listing{Limit: 20, FavoritesOf: 7}, 20, false},
	} {
		if got := test.list.Indexable(test.shown); got != test.want {
			t.Errorf("%s: indexable is %v", name, got)
		}
	}
}

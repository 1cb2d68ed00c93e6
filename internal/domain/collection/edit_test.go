package collection_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
)

func TestWhatAnOwnerMaySayOfAnImage(t *testing.T) {
	private := domain.Plan{Terms: domain.Terms{PrivateGallery: true}}
	for name, test := range map[string]struct {
		edit  collection.ImageEdit
		plan  domain.Plan
		field string // at fault; empty: none
		code  domain.Code
	}{
		"nothing":                     {},
		"a description":               {edit: collection.ImageEdit{AltText: new("A paper boat")}},
		"as long as it may be":        {edit: collection.ImageEdit{AltText: new(strings.Repeat("é", collection.AltTextMax))}},
		"too long":                    {edit: collection.ImageEdit{AltText: new(strings.Repeat("é", collection.AltTextMax+1))}, field: "alt_text", code: domain.Invalid},
		"an empty description":        {edit: collection.ImageEdit{AltText: new(" \n ")}, field: "alt_text", code: domain.Invalid},
		"control characters":          {edit: collection.ImageEdit{AltText: new("a\x00b")}, field: "alt_text", code: domain.Invalid},
		"text that is turned around":  {edit: collection.ImageEdit{Tags: &[]string{"fox\u202egnp"}}, field: "tags", code: domain.Invalid},
		"broken text":                 {edit: collection.ImageEdit{AltText: new("a\xffb")}, field: "alt_text", code: domain.Invalid},
		"no tags at all":              {edit: collection.ImageEdit{Tags: &[]string{}}},
		"a long tag":                  {edit: collection.ImageEdit{Tags: &[]string{strings.Repeat("x", collection.TagMax+1)}}, field: "tags", code: domain.Invalid},
		"too many tags":               {edit: collection.ImageEdit{Tags: new(strings.Split("a b c d e f g h i j k l m", " "))}, field: "tags", code: domain.Invalid},
		"many tags that are the same": {edit: collection.ImageEdit{Tags: new(strings.Split("a A a a a a a a a a a a a", " "))}},
		"a category":                  {edit: collection.ImageEdit{Category: new(domain.Icons)}},
		"an unknown category":         {edit: collection.ImageEdit{Category: new(domain.Category("cars"))}, field: "category", code: domain.Invalid},
		"public":                      {edit: collection.ImageEdit{Public: new(true)}},
		"private on a small plan":     {edit: collection.ImageEdit{Public: new(false)}, field: "is_public", code: domain.Forbidden},
		"private on a large plan":     {edit: collection.ImageEdit{Public: new(false)}, plan: private},
	} {
		test.edit.Normalize()
		err := test.edit.Validate(test.plan)
		if test.field == "" {
			if err != nil {
				t.Errorf("%s: %v", name, err)
			}
			continue
		}
		if failure, ok := err.(*domain.Error); !ok || failure.Field != test.field || failure.Code != test.code {
			t.Errorf("%s: %v, want an error of %s", name, err, test.field)
		}
	}
}

func TestTagsAreFoldedTogether(t *testing.T) {
	edit := collection.ImageEdit{Tags: &[]string{" Paper  Boat", "", "RED", "red", "  "}}
	edit.Normalize()
	if diff := cmp.Diff([]string{"paper boat", "red"}, *edit.Tags); diff != "" {
		t.Error(diff)
	}
}

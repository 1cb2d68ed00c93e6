package domain

import (
	"slices"
	"strings"
	"testing"
)

// seen is a report whose two visibility checks came out as given.
func seen(light, dark Verdict) AlphaReport {
	return AlphaReport{Checks: []AlphaCheck{{Name: "visibility-light", Verdict: light}, {Name: "visibility-dark", Verdict: dark}}}
}

func TestUsesFollowFromWhatIsKnown(t *testing.T) {
	soft := seen(AlphaPass, AlphaPass)
	soft.Soft = 0.3
	for name, test := range map[string]struct {
		img  Image
		want string
	}{
		"a sticker that vanishes on white": {
			Image{Category: Illustrations, Width: 1024, Tags: []Tag{{Name: "corgi"}, {Name: "sticker"}}, Alpha: seen(AlphaWarn, AlphaPass)},
			"Sticker packs, Slides, Blog posts, Dark pages, Print up to 8 cm wide",
		},
		"a dark icon": {Image{Category: Icons, Width: 512, Alpha: seen(AlphaPass, AlphaWarn)}, "App and web icons, Slides, Light pages"},
		"a wash":      {Image{Category: Backgrounds, Width: 512, Alpha: soft}, "Layered backgrounds, Title slides, Light and dark pages, Blending into photos"},
		"an object for business": {
			Image{Category: Objects, Width: 1536, License: License{Commercial: true}, Alpha: seen(AlphaPass, AlphaPass)},
			"Shop pages, Mock-ups, Light and dark pages, Print up to 13 cm wide",
		},
		"an object for oneself": {Image{Category: Objects, Width: 512, Alpha: seen(AlphaPass, AlphaPass)}, "Collages, Slides, Light and dark pages"},
		"nothing measured":      {Image{Category: DesignElements, Width: 512}, "Invitations, Social posts"},
		"seen nowhere":          {Image{Category: Icons, Width: 512, Alpha: seen(AlphaWarn, AlphaWarn)}, "App and web icons, Slides"},
	} {
		if got := strings.Join(PerfectFor(test.img), ", "); got != test.want {
			t.Errorf("%s: %s, want %s", name, got, test.want)
		}
	}
}

func TestUsesAreFewAndEachIsNamedOnce(t *testing.T) {
	img := Image{Category: Illustrations, Width: 1024, Alpha: seen(AlphaPass, AlphaPass)}
	img.Alpha.Soft = 1
	for _, tag := range []string{"neon", "watercolor", "papercut", "pixel", "sticker"} {
		img.Tags = append(img.Tags, Tag{Name: tag})
	}
	uses := PerfectFor(img)
	if len(uses) != 6 || len(slices.Compact(slices.Sorted(slices.Values(uses)))) != 6 {
		t.Errorf("%q", uses)
	}
	img.Tags = []Tag{{Name: "watercolor"}, {Name: "papercut"}}
	if uses := PerfectFor(img); slices.Index(uses, "Greeting cards") != 0 || slices.Contains(uses[1:], "Greeting cards") {
		t.Errorf("%q", uses)
	}
}

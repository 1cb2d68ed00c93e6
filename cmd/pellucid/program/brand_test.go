package program

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"pellucid/views"
)

func TestTheFootOfThePageLeadsWhereTheOperatorSays(t *testing.T) {
	flags := brandFlags{
		BrandName: "Pellucid", SisterLinks: []string{"Halo=https://halo.example"}, SocialLinks: []string{" X = https://x.com/pellucid?a=b ", "GitHub=https://github.com/pellucid"},
	}
	brand, err := flags.brand()
	want := views.Brand{
		Name: "Pellucid", Sisters: []views.Link{{Name: "Halo", Address: "https://halo.example"}},
		Social: []views.Link{{Name: "X", Address: "https://x.com/pellucid?a=b"}, {Name: "GitHub", Address: "https://github.com/pellucid"}},
	}
	if diff := cmp.Diff(want, brand); err != nil || diff != "" {
		t.Errorf("%v\n%s", err, diff)
	}
}

func TestALinkThatLeadsNowhereIsRefused(t *testing.T) {
	for _, link := range []string{"", "X", "X=", "=https://x.com", "X=x.com", "X=javascript:alert(1)", "X=https://"} {
		if _, err := (brandFlags{SocialLinks: []string{link}}).brand(); err == nil {
			t.Errorf("%q was taken", link)
		}
		if _, err := (brandFlags{SisterLinks: []string{link}}).brand(); err == nil {
			t.Errorf("%q was taken as a sister", link)
		}
	}
}

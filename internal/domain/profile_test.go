package domain_test

import (
	"errors"
	"strings"
	"testing"

	"pellucid/internal/domain"
)

func TestAProfileLinksToTheWebAlone(t *testing.T) {
	for _, link := range []string{
		"javascript:alert(1)", "data:text/html,x", "//evil.example", "example.org", "https://", "https://localhost", "ftp://example.org",
		"https://name:secret@example.org", "https://example.org/a b", "https://example.org/\"><script>", "https://" + strings.Repeat("a", 200) + ".org",
	} {
		err := domain.Profile{Website: link}.Validate()
		if problem := (*domain.Error)(nil); !errors.As(err, &problem) || problem.Field != "website" {
			t.Errorf("the website %q gives %v", link, err)
		}
		err = domain.Profile{SocialLinks: map[string]string{"github": link}}.Validate()
		if problem := (*domain.Error)(nil); !errors.As(err, &problem) || problem.Field != "social_github" {
			t.Errorf("the link %q gives %v", link, err)
		}
	}
	good := domain.Profile{Bio: "I draw boats.\nAnd foxes.", Website: "https://example.org/me?x=1", SocialLinks: map[string]string{"x": "https://x.com/mira"}}
	if err := good.Validate(); err != nil {
		t.Errorf("a good profile gives %v", err)
	}
}

func TestABioHasItsBounds(t *testing.T) {
	for bio, fits := range map[string]bool{
		strings.Repeat("ä", domain.BioMax): true, strings.Repeat("a", domain.BioMax+1): false, "bell \a": false, "broken \xff": false, "": true,
	} {
		if err := (domain.Profile{Bio: bio}).Validate(); (err == nil) != fits {
			t.Errorf("a bio of %d bytes gives %v", len(bio), err)
		}
	}
}

func TestAProfileKeepsKnownLinksOnly(t *testing.T) {
	p := domain.Profile{Bio: " boats\r\nfoxes ", Website: " https://example.org ", SocialLinks: map[string]string{"x": " https://x.com/m ", "github": " ", "other": "https://o.org"}}
	p.Normalize()
	if p.Bio != "boats\nfoxes" || p.Website != "https://example.org" || len(p.SocialLinks) != 1 || p.SocialLinks["x"] != "https://x.com/m" {
		t.Errorf("the profile became %+v", p)
	}
}

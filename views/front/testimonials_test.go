package front_test

import (
	"strings"
	"testing"

	"pellucid/internal/testkit/pagetest"
	frontviews "pellucid/views/front"
)

func TestSampleVoicesAreShownOnALocalSiteOnly(t *testing.T) {
	file, err := frontviews.ReadTestimonials()
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		local  bool
		sample bool
		shown  int
	}{
		"samples in local mode":        {true, true, 3},
		"samples on a public site":     {false, true, 0},
		"real voices on a public site": {false, false, 3},
	} {
		file.Sample = c.sample
		chrome := pagetest.Visitor()
		chrome.Local = c.local
		if got := pagetest.Render(t, frontviews.Home(chrome, frontviews.HomePage{Testimonials: file})).Find(".voices li").Length(); got != c.shown {
			t.Errorf("%s: %d voices", name, got)
		}
	}
}

func TestTheVoicesThatShipAreLabelledAsSamples(t *testing.T) {
	file, err := frontviews.ReadTestimonials()
	if err != nil {
		t.Fatal(err)
	}
	if !file.Sample || !strings.Contains(file.Note, "samples") || len(file.Voices) != 3 {
		t.Errorf("sample %t, note %q, %d voices", file.Sample, file.Note, len(file.Voices))
	}
	for _, voice := range file.Voices {
		if !strings.Contains(voice.Role, "sample") {
			t.Errorf("%s is not labeled as a sample", voice.Name)
		}
	}
}

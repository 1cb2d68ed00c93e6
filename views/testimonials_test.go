package views_test

import (
	"strings"
	"testing"

	"pellucid/views"
)

func TestSampleVoicesAreShownOnALocalSiteOnly(t *testing.T) {
	file, err := views.ReadTestimonials()
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		base   string
		sample bool
		shown  int
	}{
		"samples on this machine":       {"http://localhost:8080", true, 3},
		"samples on a loopback address": {"http://127.0.0.1:8080", true, 3},
		"samples on a public site":      {"https://pellucid.example", true, 0},
		"real voices on a public site":  {"https://pellucid.example", false, 3},
	} {
		file.Sample = c.sample
		chrome := visitor()
		chrome.BaseURL = c.base
		if got := render(t, views.Home(chrome, views.HomePage{Testimonials: file})).Find(".voices li").Length(); got != c.shown {
			t.Errorf("%s: %d voices", name, got)
		}
	}
}

func TestTheVoicesThatShipAreLabelledAsSamples(t *testing.T) {
	file, err := views.ReadTestimonials()
	if err != nil {
		t.Fatal(err)
	}
	if !file.Sample || !strings.Contains(file.Note, "samples") || len(file.Voices) != 3 {
		t.Errorf("sample %t, note %q, %d voices", file.Sample, file.Note, len(file.Voices))
	}
	for _, voice := range file.Voices {
		if !strings.Contains(voice.Role, "sample") {
			t.Errorf("%s is not labelled as a sample", voice.Name)
		}
	}
}

package read

import (
	"strings"
	"testing"
)

func TestAnIdeaAloneDrawsWhatIsCommonForItAndSaysSo(t *testing.T) {
	r, _ := New(fake{})
	for prompt, want := range map[string]string{
		"freedom": "bird", "birthday png": "birthday-cake", "spooky halloween transparent": "jack-o-lantern", "mardi gras": "masquerade-mask",
		"super bowl": "football", "halloween sublimation": "jack-o-lantern", "navidad": "christmas-tree",
	} {
		b := r.Read(prompt, "", "")
		if b.Reading.Refused != "" || len(b.Subjects) == 0 || b.Subjects[0].ID != want {
			t.Errorf("%s: %s", prompt, summary(b))
			continue
		}
		if len(b.Reading.StandsIn) != 1 || !strings.Contains(b.Reading.StandsIn[0].Why, "has no one look") {
			t.Errorf("%s does not say that something stands in: %+v", prompt, b.Reading)
		}
	}
}

func TestWordsBesideAnIdeaKeepTheirOwnReading(t *testing.T) {
	r, _ := New(fake{})
	for prompt, want := range map[string]string{"birthday balloons": "balloon", "christmas border": "christmas-border", "happy halloween": "", "spring flowers": "daisy"} {
		b := r.Read(prompt, "", "")
		got := ""
		if len(b.Subjects) > 0 {
			got = b.Subjects[0].ID
		}
		if got != want {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}

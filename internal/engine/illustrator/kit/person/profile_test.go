package person

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// Somebody from the side had the face of one who is turned halfway.
func TestAProfileHasOneEyeAndANoseInItsOutline(t *testing.T) {
	for _, age := range []string{"child", "adult", "elder"} {
		side, turned := Draw(figure.Spec{Age: age, Side: true, Profile: true, Hair: figure.Hair{Style: "none"}}), Draw(figure.Spec{Age: age, Side: true, Hair: figure.Hair{Style: "none"}})
		if print(side) == print(turned) {
			t.Errorf("%s: a profile looks as a turned head does", age)
		}
		for _, beard := range []string{"short", "full", "long", "mustache"} {
			if print(Draw(figure.Spec{Age: age, Side: true, Profile: true, Beard: beard, Body: "man"})) == print(Draw(figure.Spec{Age: age, Side: true, Profile: true, Beard: "none", Body: "man"})) {
				t.Errorf("%s: a %s beard is not seen in profile", age, beard)
			}
		}
	}
}

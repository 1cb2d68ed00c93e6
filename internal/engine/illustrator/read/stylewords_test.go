package read

import "testing"

func TestToolsAreStylesOnlyRightBeforeWhatIsDrawnWithThem(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"crayon rainbow": "crayon", "chalk heart": "chalk", "geometric fox": "lowpoly", "lego car": "bricks",
		"crayons and paper": "default", "a girl holding a crayon": "default", "box of crayons": "default", "geometric pattern": "default",
	} {
		if b := r.Read(prompt, "", ""); b.Style.Name != want {
			t.Errorf("%s: style %s, want %s", prompt, b.Style.Name, want)
		}
	}
}

func TestAStickerOfAnotherStyleIsThatStyleWithABorder(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]struct {
		style    string
		bordered bool
	}{
		"watercolor fox sticker": {"watercolor", true}, "cartoon fox with white border": {"cartoon", true}, "3d fox sticker": {"3d", true},
		"fox sticker": {"sticker", false}, "fox icon sticker": {"sticker", false}, "neon fox sticker": {"neon", false}, "fox": {"default", false},
	} {
		if st := r.Read(prompt, "", "").Style; st.Name != want.style || st.Bordered != want.bordered {
			t.Errorf("%s: %+v", prompt, st)
		}
	}
}

func TestTheMoodOfAPromptIsAPaletteAndAStandInSaysSo(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{"boho fox": "boho", "gothic fox": "gothic", "fox, earth tones": "earthy", "sepia fox": "sepia", "steampunk fox": "brass"} {
		b := r.Read(prompt, "", "")
		if b.Style.Palette != want || (len(b.Reading.StandsIn) > 0) != (want == "brass") {
			t.Errorf("%s: palette %q, stand-ins %v", prompt, b.Style.Palette, b.Reading.StandsIn)
		}
	}
}

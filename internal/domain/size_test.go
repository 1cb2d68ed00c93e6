package domain

import "testing"

func TestEveryRatioAtEverySizeCanBeAskedFor(t *testing.T) {
	for _, r := range Ratios {
		for _, longer := range Sizes {
			w, h := r.Pixels(longer)
			if !allowedSize(w, h) || max(w, h) != longer {
				t.Errorf("%v at %d is %d × %d, which is refused", r, longer, w, h)
			}
			if got, ok := RatioOf(w, h); !ok || got != r {
				t.Errorf("%d × %d is taken for %v, not %v", w, h, got, r)
			}
		}
	}
}

func TestOtherSizesAreRefused(t *testing.T) {
	for _, size := range [][2]int{{0, 0}, {-512, -512}, {512, 500}, {640, 480}, {2048, 2048}, {1024, 300}, {1, 1}} {
		if allowedSize(size[0], size[1]) {
			t.Errorf("%d × %d is allowed", size[0], size[1])
		}
	}
	for _, size := range [][2]int{{1024, 683}, {1024, 576}, {1536, 1024}, {768, 1024}} { // as other programs round them
		if !allowedSize(size[0], size[1]) {
			t.Errorf("%d × %d is refused", size[0], size[1])
		}
	}
}

func TestARatioInThePromptIsRead(t *testing.T) {
	for prompt, want := range map[string]string{
		"a red fox, 16:9": "16:9", "9:16 story sticker": "9:16", "banner (3:2)": "3:2", "poster in 2x3.": "2:3", "1:1 icon": "1:1",
		"a clock at 3:45": "", "16:90": "", "a fox": "", "4:30 pm": "", "v16:9b": "",
	} {
		got, ok := RatioIn(prompt)
		if ok != (want != "") || ok && got.String() != want {
			t.Errorf("%q asks for %v (%v), want %q", prompt, got, ok, want)
		}
	}
}

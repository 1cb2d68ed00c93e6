package domain

import "testing"

func TestVariationsAskForTheSameWithASeedOfTheirOwn(t *testing.T) {
	img := Image{Prompt: "a fox", Width: 1024, Height: 768, GuidanceScale: 3.5, Steps: 25, Seed: 7, IsPublic: true, Recipe: []byte(`{"style":"watercolor","shadow":"drop"}`)}
	gen := VariationsOf(img, nil, 4)
	if gen.Prompt != "a fox" || gen.Samples != 4 || gen.Seed == 7 || uint32(gen.Seed) != 7 || gen.Style != "watercolor" || gen.Shadow != "drop" || !gen.Public {
		t.Errorf("without a task: %+v", gen)
	}
	if err := gen.Validate(); err != nil {
		t.Error(err)
	}
	gen = VariationsOf(img, &Task{Generation: Generation{Prompt: "a fox", Style: "ink", Engine: "illustrator", Width: 512, Height: 512, Steps: 25, Seed: 6, Price: 3, CloneFrom: "x"}}, 2)
	if gen.Style != "ink" || gen.Engine != "illustrator" || gen.Width != 512 || gen.Seed == 7 || uint32(gen.Seed) != 7 || gen.Price != 0 || gen.CloneFrom != "x" {
		t.Errorf("with a task: %+v", gen)
	}
}

// People who asked for variations twice, or for variations of a variation, paid for images that they had.
func TestVariationsOfAVariationKeepItsSeedAndDrawWhatWasNotDrawn(t *testing.T) {
	source, repeated := ExactSeed(7, 2), 0
	for range 50 {
		gen := VariationsOf(Image{Prompt: "a fox", Width: 512, Height: 512, Seed: source}, nil, SamplesMax)
		seed, first := SplitSeed(gen.Seed)
		_, before := SplitSeed(source)
		if seed != 7 || first%SamplesMax != (before+1)%SamplesMax || first < SamplesMax {
			t.Fatalf("variations of %d begin at seed %d, number %d", source, seed, first)
		}
		if first == before+1 {
			repeated++
		}
		source = ExactSeed(gen.Seed, SamplesMax-1)
		if source > 999_999_999_999_999 {
			t.Fatalf("the seed %d has more than 15 digits", source)
		}
	}
	if repeated > 1 {
		t.Errorf("%d of 50 times the next numbers were drawn, which others may have drawn before", repeated)
	}
}

func TestASeedOfOneImageSplitsIntoWhatMadeIt(t *testing.T) {
	for _, seed := range []int64{0, 7, 1<<31 - 1, 1<<32 - 1} {
		if ExactSeed(seed, 0) != seed {
			t.Errorf("the first image of seed %d has another", seed)
		}
		for _, variation := range []int{0, 1, 11, 200_000} {
			if first, n := SplitSeed(ExactSeed(seed, variation)); first != seed || n != variation {
				t.Errorf("seed %d, variation %d becomes %d, %d", seed, variation, first, n)
			}
		}
	}
	if seed, n := SplitSeed(1<<63 - 1); seed != 1<<32-1 || n != variationsMax {
		t.Errorf("the largest seed becomes %d, %d", seed, n)
	}
}

func TestVariationsOfAnImageOfAnySizeHaveASizeThatCanBeAskedFor(t *testing.T) {
	for _, size := range [][2]int{{1, 1}, {4096, 10}, {937, 612}, {1024, 1024}, {300, 4000}, {873, 869}} {
		w, h := NearestSize(size[0], size[1])
		if !allowedSize(w, h) {
			t.Errorf("%v becomes %d × %d", size, w, h)
		}
		if size[0] > size[1]*5/4 && w <= h || size[1] > size[0]*5/4 && h <= w {
			t.Errorf("%v becomes %d × %d: it is turned", size, w, h)
		}
	}
	if w, h := NearestSize(1024, 1024); w != 1024 || h != 1024 {
		t.Errorf("1024 × 1024 becomes %d × %d", w, h)
	}
}

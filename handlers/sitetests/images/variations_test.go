package images

import (
	"encoding/json"
	"net/http"
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/engine"
	"pellucid/internal/testkit/sitetest"
)

// A generation told one seed for all its images, so that only the first could be made again.
func TestTheSeedOfAnyImageMakesItAgainAndItsVariationsGoOnFromIt(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{})
	user, api := site.NewUser(t, "mira")
	site.Store.Subscribe(t, user, 3)
	seedOf := func(id string) int64 {
		var image struct{ Parameters struct{ Seed int64 } }
		api.Get("/api/v1/images/" + id).Want(http.StatusOK).JSON(&image)
		return image.Parameters.Seed
	}
	drawn := func(n int, path string, body map[string]any) []string {
		before := len(site.Engine.Requests())
		var done sitetest.Accepted
		api.PostJSON(path, body, "Prefer", "wait").Want(http.StatusOK).JSON(&done)
		if len(done.Images) != n || len(site.Engine.Requests()) != before+n {
			t.Fatalf("%d images of %d", len(done.Images), n)
		}
		ids := make([]string, n)
		for i, image := range done.Images {
			var told struct{ ID string }
			if err := json.Unmarshal(image, &told); err != nil {
				t.Fatal(err)
			}
			ids[i] = told.ID
		}
		return ids
	}
	last := func() engine.Request {
		all := site.Engine.Requests()
		return all[len(all)-1]
	}
	four := drawn(4, sitetest.GeneratePath, map[string]any{"prompt": "a hare", "seed": 5, "num_samples": 4})
	drawn(1, sitetest.GeneratePath, map[string]any{"prompt": "a hare", "seed": seedOf(four[2])})
	if again := last(); again.Seed != 5 || again.Variation != 2 {
		t.Errorf("the seed of the third image draws seed %d, variation %d", again.Seed, again.Variation)
	}
	varied := drawn(1, "/api/v1/images/"+four[2]+"/variations", map[string]any{"kind": "variations", "count": 1})
	first := last()
	if first.Seed != 5 || first.Variation < domain.SamplesMax {
		t.Errorf("a variation is drawn from seed %d, variation %d", first.Seed, first.Variation)
	}
	drawn(1, sitetest.GeneratePath, map[string]any{"prompt": "a hare", "seed": seedOf(varied[0])})
	if again := last(); again.Seed != first.Seed || again.Variation != first.Variation {
		t.Errorf("the variation's seed draws %d, %d instead of %d, %d", again.Seed, again.Variation, first.Seed, first.Variation)
	}
	drawn(1, "/api/v1/images/"+varied[0]+"/variations", map[string]any{"kind": "variations", "count": 1})
	if more := last(); more.Seed != 5 || more.Variation == first.Variation {
		t.Errorf("a variation of a variation is drawn from seed %d, variation %d", more.Seed, more.Variation)
	}
}

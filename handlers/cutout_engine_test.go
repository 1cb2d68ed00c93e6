package handlers_test

import (
	"log/slog"
	"net/http"
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/engine/openai"
	"pellucid/internal/engine/openai/openaitest"
	"pellucid/internal/engine/routing"
	"pellucid/internal/openaiclient"
	"pellucid/internal/testkit"
)

// A model that knows no transparency paints a background whatever it is asked for: the product cuts the subject out, and says
// so, or fails and charges nothing.
func TestOpaquePicturesOfAModelAreCutOutOrNotCharged(t *testing.T) {
	t.Parallel()
	vendor := openaitest.Start(t)
	e, err := openai.New(openai.Config{Log: slog.New(slog.DiscardHandler), Client: openaiclient.Config{BaseURL: vendor.URL + "/v1", APIKey: openaitest.Key}})
	if err != nil {
		t.Fatal(err)
	}
	site := testkit.NewSite(t, testkit.Options{Engines: []routing.Configured{{Engine: e, Credits: 2}}})
	user, mira := site.NewUser(t, "mira")
	const tries = 4
	delivered := 0
	for range tries {
		vendor.Answer(openaitest.Photo, openaitest.Photo)
		answer := decoded[accepted](t, mira.PostJSON(generatePath, `{"prompt": "a red ball"}`, "Prefer", "wait").Want(http.StatusOK))
		task, err := site.Store.TaskOf(t.Context(), user.ID, answer.TaskID)
		if err != nil {
			t.Fatal(err)
		}
		if task.Status == domain.TaskFailed {
			continue
		}
		if task.Status != domain.TaskCompleted || len(task.ImageIDs) != 1 {
			t.Fatalf("the task ended as %+v", task)
		}
		delivered++
		img, err := site.Store.Image(t.Context(), task.ImageIDs[0], user.ID)
		if err != nil {
			t.Fatal(err)
		}
		if img.Provenance == nil || img.Provenance.AlphaMethod == "" || img.Provenance.AlphaMethod == "native" || img.Alpha.Transparent < 0.05 || img.Alpha.Verdict == domain.AlphaFail {
			t.Errorf("delivered is %+v with %+v", img.Alpha, img.Provenance)
		}
	}
	left, err := site.Store.Balance(t.Context(), user.ID)
	if err != nil || left.Used != 2*delivered {
		t.Errorf("%d pictures were delivered for %d credits, %v", delivered, left.Used, err)
	}
	if delivered == 0 {
		t.Error("not one of the photos was cut out")
	}
	testkit.CheckLedger(t, site.Store)
}

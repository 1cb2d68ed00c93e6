package images

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
	"pellucid/internal/testkit/services"
	"pellucid/internal/testkit/sitetest"
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
	site := sitetest.New(t, sitetest.Options{Engines: []routing.Configured{{Engine: e, Credits: 2}}})
	user, mira := site.NewUser(t, "mira")
	tries := 2
	if services.Long() {
		tries = 4
	}
	if services.Raced {
		tries = 1 // pixels take minutes under the race detector; make test-go runs this without it, too
	}
	delivered := 0
	for range tries {
		vendor.Answer(openaitest.Photo, openaitest.Photo)
		answer := sitetest.Decoded[sitetest.Accepted](t, mira.PostJSON(sitetest.GeneratePath, `{"prompt": "a red ball"}`, "Prefer", "wait").Want(http.StatusOK))
		var task domain.Task
		testkit.Eventually(t, "the task ends", func() bool { // cutting out takes longer than a call waits, under the race detector
			var err error
			task, err = site.Store.TaskOf(t.Context(), user.ID, answer.TaskID)
			return err == nil && task.Done()
		})
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
	if delivered == 0 && !services.Raced {
		t.Error("not one of the photos was cut out")
	}
	testkit.CheckLedger(t, site.Store)
}

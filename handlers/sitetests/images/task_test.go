package images

import (
	"context"
	"image"
	"net/http"
	"sync/atomic"
	"testing"

	"pellucid/handlers/create"
	"pellucid/internal/engine"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

const taskPath = "/api/v1/images/task"

func TestPicturesAppearOneByOneAndTheRestCanBeCancelled(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{})
	user, mira := site.NewUser(t, "mira")
	site.Store.Subscribe(t, user, 3)
	var begun atomic.Bool
	site.Engine.On(func(ctx context.Context, _ engine.Request) (*image.NRGBA, error) {
		if begun.CompareAndSwap(false, true) { // the first to begin: with two cores, a third waits for one that never ends
			return nil, nil
		}
		<-ctx.Done()
		return nil, ctx.Err()
	})
	id := sitetest.Decoded[sitetest.Accepted](t, mira.PostJSON(sitetest.GeneratePath, `{"prompt": "a fox", "num_samples": 3}`).Want(http.StatusOK)).TaskID
	testkit.Eventually(t, "one picture is there while the task is processing", func() bool {
		task := sitetest.Decoded[create.Task](t, mira.Get(taskPath+"/"+id).Want(http.StatusOK))
		return task.Status == "processing" && len(task.Images) == 1 && task.Progress >= 33
	})
	open := sitetest.Decoded[create.TaskList](t, mira.Get(taskPath).Want(http.StatusOK))
	if open.Total != 1 || open.Data[0].ID != id || open.Data[0].Prompt != "a fox" || open.Data[0].Samples != 3 || len(open.Data[0].Images) != 1 {
		t.Errorf("under way are %+v", open)
	}
	ended := sitetest.Decoded[create.Task](t, mira.Send(http.MethodDelete, taskPath+"/"+id, nil).Want(http.StatusOK))
	if ended.Status != "completed" || len(ended.Images) != 1 || ended.Error != "Canceled. Credits for 2 of 3 images were returned." {
		t.Errorf("it ended as %+v", ended)
	}
	if open := sitetest.Decoded[create.TaskList](t, mira.Get(taskPath).Want(http.StatusOK)); open.Total != 0 {
		t.Errorf("under way are still %+v", open)
	}
	testkit.CheckLedger(t, site.Store)
}

func TestTasksOfOthersCanBeNeitherSeenNorCancelled(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	_, mira := site.NewUser(t, "mira")
	_, omar := site.NewUser(t, "omar")
	id := sitetest.Decoded[sitetest.Accepted](t, mira.PostJSON(sitetest.GeneratePath, `{"prompt": "a fox"}`).Want(http.StatusOK)).TaskID
	omar.Send(http.MethodDelete, taskPath+"/"+id, nil).Want(http.StatusNotFound)
	omar.Send(http.MethodDelete, taskPath+"/nonsense", nil).Want(http.StatusNotFound)
	site.Visitor(t).Send(http.MethodDelete, taskPath+"/"+id, nil).Want(http.StatusUnauthorized)
	if open := sitetest.Decoded[create.TaskList](t, omar.Get(taskPath).Want(http.StatusOK)); open.Total != 0 {
		t.Errorf("omar sees %+v", open)
	}
	if open := sitetest.Decoded[create.TaskList](t, mira.Get(taskPath).Want(http.StatusOK)); open.Total != 1 {
		t.Errorf("mira sees %+v", open)
	}
}

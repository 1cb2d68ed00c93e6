package images

import (
	"encoding/json"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"pellucid/handlers/create"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

// feedOf reads a stretch of somebody's feed.
func feedOf(t *testing.T, c *sitetest.Client, query string) create.FeedPage {
	t.Helper()
	var page create.FeedPage
	c.Get("/api/v1/images/feed?" + query).Want(http.StatusOK).JSON(&page)
	return page
}

func TestTheFeedTellsEarlierGenerationsOnEveryDeviceAndTheFormIsFilledWithTheNewest(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{})
	user, token := site.NewUser(t, "mira")
	for _, prompt := range []string{"a fox", "a hare", "an owl"} {
		token.PostJSON(sitetest.GeneratePath, `{"prompt": "`+prompt+`", "shadow": "drop", "width": 768}`, "Prefer", "wait").Want(http.StatusOK)
		site.Store.Clock.Advance(time.Second)
	}
	first := feedOf(t, token, "limit=2")
	if len(first.Data) != 2 || first.Data[0].Prompt != "an owl" || first.Next == "" {
		t.Fatalf("the feed begins with %+v", first)
	}
	if e := first.Data[0]; e.Kind != "generation" || e.Status != "completed" || e.Shadow != "drop" || e.Width != 768 || len(e.Images) != 1 || e.Images[0].Verdict == "" {
		t.Errorf("an entry is %+v", e)
	}
	rest := feedOf(t, token, "limit=2&before="+first.Next)
	if len(rest.Data) != 1 || rest.Data[0].Prompt != "a fox" || rest.Next != "" {
		t.Errorf("the feed goes on with %+v", rest)
	}
	token.Get("/api/v1/images/feed?before=nonsense").Want(http.StatusUnprocessableEntity)
	if others := feedOf(t, site.SignIn(t, site.AddUser(t, "omar")), ""); len(others.Data) != 0 {
		t.Errorf("somebody else sees %+v", others)
	}

	const styles = "/api/v1/users/me/favorite-styles"
	token.SendJSON(http.MethodPut, styles, `{"styles": ["Watercolor", "isometric"]}`).Want(http.StatusNoContent)
	token.SendJSON(http.MethodPut, styles, `{"styles": ["Anime", "Anime"]}`).Want(http.StatusUnprocessableEntity)
	token.SendJSON(http.MethodPut, styles, `{"styles": ["`+strings.Repeat("x", 41)+`"]}`).Want(http.StatusUnprocessableEntity)
	var props create.CreateProps // as another device gets them
	text := site.SignIn(t, user).Get("/create").Want(http.StatusOK).Doc().Find("#create-props").Text()
	if err := json.Unmarshal([]byte(text), &props); err != nil {
		t.Fatal(err)
	}
	if p := props.Prefill; p.Prompt != "an owl" || p.Shadow != "drop" || p.Width != 768 || len(props.Feed.Data) != 3 {
		t.Errorf("the create screen begins with %+v", props)
	}
	if !slices.Equal(props.Styles, []string{"Watercolor", "isometric"}) {
		t.Errorf("another device offers the styles %q", props.Styles)
	}
}

func TestATaskTellsHowEachOfItsImagesIsGettingOn(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{})
	_, mira := site.NewUser(t, "mira")
	var made struct {
		TaskID string `json:"task_id"`
	}
	mira.PostJSON(sitetest.GeneratePath, `{"prompt": "a fox"}`).Want(http.StatusOK).JSON(&made)
	seen, states := "", []string{}
	for range 50 { // each answer comes with news, or after the task has ended
		var task create.Task
		mira.Get("/api/v1/images/task/"+made.TaskID+"?seen="+seen, "Prefer", "wait").Want(http.StatusOK).JSON(&task)
		if len(task.Places) != 1 || task.Version == "" {
			t.Fatalf("the task is %+v", task)
		}
		states = append(states, string(task.Places[0].State))
		if task.Status == "completed" {
			if task.Places[0].ImageID != task.Images[0].ID || task.Places[0].State != "passed" {
				t.Errorf("in the end the place is %+v", task.Places[0])
			}
			return
		}
		if task.Version == seen {
			t.Fatalf("an answer brought nothing new after %q", states)
		}
		seen = task.Version
	}
	t.Errorf("the task did not end: %q", states)
}

func TestASmallImageSaysWhatWordsAreDrawnAs(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{})
	browser := site.SignIn(t, site.AddUser(t, "mira"))
	for range 2 { // drawn, and kept
		file := browser.Get(create.ArtAddress("a red fox")).Want(http.StatusOK)
		if file.Header.Get("Content-Type") != "image/webp" || !strings.HasPrefix(file.Header.Get("Cache-Control"), "private") {
			t.Errorf("the small image comes with %v", file.Header)
		}
	}
	if drawn := len(site.Engine.Requests()); drawn != 1 {
		t.Errorf("the same words were drawn %d times", drawn)
	}
	browser.Get(create.ArtPath).Want(http.StatusNotFound)
	if n := testkit.One[int](t, site.Store, `SELECT count(*) FROM credit_ledger WHERE kind = 'reserve'`); n != 0 {
		t.Error("a small image was charged")
	}
}

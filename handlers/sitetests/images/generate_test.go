package images

import (
	"encoding/json"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"pellucid/handlers/create"
	"pellucid/internal/domain"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

// untouched fails the test unless nothing was queued and nothing charged.
func untouched(t *testing.T, site *sitetest.Site, user *domain.User, credits int) {
	t.Helper()
	b, err := site.Store.Balance(t.Context(), user.ID)
	if err != nil || b.Remaining() != credits || b.Used != 0 {
		t.Errorf("%+v credits are left, %v; want %d", b, err, credits)
	}
	if n := site.Store.Int(t, `SELECT (SELECT count(*) FROM generation_tasks) + (SELECT count(*) FROM images)`); n != 0 {
		t.Errorf("%d tasks and images were made", n)
	}
	testkit.CheckLedger(t, site.Store)
}

func TestBadGenerationsAreRefusedAndCostNothing(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user, api := site.NewUser(t, "mira")
	other := site.Store.AddUser(t, "omar")
	private := site.Store.Picture(other, "a secret", testkit.Private)
	for name, test := range map[string]struct {
		body   string
		status int
		field  string
		detail string // what the sentence holds
	}{
		"an empty prompt":                   {`{"prompt": ""}`, 422, "prompt", "Please describe the image"},
		"a prompt of white space":           {`{"prompt": " \n\t"}`, 422, "prompt", "Please describe the image"},
		"a prompt of 2,001 characters":      {`{"prompt": "` + strings.Repeat("é", 2001) + `"}`, 422, "prompt", "2001 characters"},
		"a prompt with a control character": {`{"prompt": "a\u0000b"}`, 422, "prompt", "control characters"},
		"a negative prompt with an escape":  {`{"prompt": "a fox", "negative_prompt": "\u001b[0m"}`, 422, "negative_prompt", "control characters"},
		"no prompt":                         {`{}`, 422, "", "prompt"},
		"null for a prompt":                 {`{"prompt": null}`, 422, "prompt", ""},
		"a number for a prompt":             {`{"prompt": 7}`, 422, "prompt", ""},
		"a width between the sizes":         {`{"prompt": "a fox", "width": 500}`, 422, "width", "512, 768, 1024 or 1536"},
		"a ratio that is not offered":       {`{"prompt": "a fox", "width": 512, "height": 700}`, 422, "width", "16:9"},
		"a width that is a word":            {`{"prompt": "a fox", "width": "large"}`, 422, "width", ""},
		"a width with a fraction":           {`{"prompt": "a fox", "width": 512.5}`, 422, "width", ""},
		"a width beyond all numbers":        {`{"prompt": "a fox", "width": 1e400}`, 400, "", ""},
		"a size that cannot be read":        {`{"prompt": "a fox", "size": "big"}`, 422, "size", "1024x1024"},
		"a size with an overflow":           {`{"prompt": "a fox", "size": "99999999999999999999x1"}`, 422, "size", "1024x1024"},
		"a size of no offered ratio":        {`{"prompt": "a fox", "size": "512x700"}`, 422, "width", "16:9"},
		"no picture":                        {`{"prompt": "a fox", "num_samples": 0}`, 422, "num_samples", "greater than or equal to 1"},
		"five pictures":                     {`{"prompt": "a fox", "num_samples": 5}`, 422, "num_samples", "Number of Images must be less than or equal to 4"},
		"two pictures on the Free plan":     {`{"prompt": "a fox", "num_samples": 2}`, 422, "num_samples", "Number of Images must be less than or equal to 1"},
		"XL on the Free plan":               {`{"prompt": "a fox", "width": 1536}`, 403, "width", "XL resolution is a premium feature"},
		"steps beyond the bound":            {`{"prompt": "a fox", "steps": 101}`, 422, "steps", "1 to 100"},
		"a guidance scale below zero":       {`{"prompt": "a fox", "guidance_scale": -1}`, 422, "guidance_scale", "0 to 30"},
		"a source that is not there":        {`{"prompt": "a fox", "clone_from": "0123456789abcdef"}`, 422, "clone_from", "was deleted"},
		"another's private source":          {`{"prompt": "a fox", "clone_from": "` + private.ID + `"}`, 422, "clone_from", "was deleted"},
		"an injection for a source":         {`{"prompt": "a fox", "clone_from": "' OR 1=1 --"}`, 422, "clone_from", "was deleted"},
		"a field that is not known":         {`{"prompt": "a fox", "credits": 1000}`, 422, "credits", ""},
		"broken JSON":                       {`{"prompt": "a fox"`, 400, "", "not valid JSON"},
		"an array":                          {`[]`, 422, "", ""},
		"nothing":                           {``, 400, "", ""},
	} {
		t.Run(name, func(t *testing.T) {
			answer := api.PostJSON(sitetest.GeneratePath, test.body)
			if test.status == 400 && answer.Status == 422 {
				test.status = 422 // which of the two is the library's choice
			}
			p := answer.WantProblem(test.status)
			if !strings.Contains(p.Detail, test.detail) {
				t.Errorf("detail %q, want %q in it", p.Detail, test.detail)
			}
			if test.field != "" && (len(p.Errors) == 0 || p.Errors[0].Field != test.field) {
				t.Errorf("at fault are %v, want %s", p.Errors, test.field)
			}
			untouched(t, site, user, 10)
		})
	}
}

func TestBadBodiesAreRefused(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user, api := site.NewUser(t, "mira")
	browser := site.SignIn(t, user)
	huge := `{"prompt": "` + strings.Repeat("x", 11<<20) + `"}`
	api.PostJSON(sitetest.GeneratePath, huge).WantProblem(http.StatusRequestEntityTooLarge)
	browser.PostJSON(sitetest.GeneratePath, huge).WantProblem(http.StatusRequestEntityTooLarge)
	for _, kind := range []string{"text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/xml"} {
		api.PostJSON(sitetest.GeneratePath, `{"prompt": "a fox"}`, "Content-Type", kind).WantProblem(http.StatusUnsupportedMediaType)
	}
	if title := browser.PostForm("/create", url.Values{"prompt": {strings.Repeat("x", 11<<20)}}).Want(http.StatusRequestEntityTooLarge).Title(); title != "That's too large" {
		t.Errorf("the page is called %q", title)
	}
	browser.PostForm("/create", nil, "Content-Type", "application/json").Want(http.StatusUnsupportedMediaType)
	browser.Send(http.MethodPost, "/create", strings.NewReader("prompt=%zz"), "Content-Type", "application/x-www-form-urlencoded").Want(http.StatusUnprocessableEntity)
	untouched(t, site, user, 10)
}

func TestTheCreateFormSaysWhatIsWrongAndKeepsWhatWasTyped(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user := site.AddUser(t, "mira")
	browser := site.SignIn(t, user)
	for name, test := range map[string]struct {
		change []string // of the form: name and value
		status int
		text   string
	}{
		"an empty prompt":              {[]string{"prompt", " "}, 422, "Please describe the image you want."},
		"a prompt of 2,001 characters": {[]string{"prompt", strings.Repeat("x", 2001)}, 422, "This text has 2001 characters. Shorten it to 2000."},
		"a control character":          {[]string{"prompt", "a\x07b"}, 422, "control characters"},
		"bytes that are no UTF-8":      {[]string{"prompt", "a\xffb"}, 422, "valid UTF-8"},
		"no picture":                   {[]string{"num_samples", "0"}, 422, "Number of Images must be greater than or equal to 1"},
		"five pictures":                {[]string{"num_samples", "5"}, 422, "Number of Images must be less than or equal to 4"},
		"a count that is a word":       {[]string{"num_samples", "many"}, 422, "Number of Images must be greater than or equal to 1"},
		"another size":                 {[]string{"width", "100"}, 422, "512, 768, 1024 or 1536"},
		"XL on the Free plan":          {[]string{"width", "1536"}, 403, "XL resolution is a premium feature"},
		"a source that is not there":   {[]string{"clone_from", "nonsense"}, 422, "The image to start from was deleted"},
		"a long negative prompt":       {[]string{"negative_prompt", strings.Repeat("x", 2001)}, 422, "2001 characters"},
	} {
		t.Run(name, func(t *testing.T) {
			form := url.Values{"prompt": {"a red fox"}, "width": {"512"}, "num_samples": {"1"}}
			for i := 0; i < len(test.change); i += 2 {
				form.Set(test.change[i], test.change[i+1])
			}
			page := browser.PostForm("/create", form).Want(test.status)
			if said := page.FieldError("prompt") + page.FieldError(test.change[0]) + page.Notice(); !strings.Contains(said, test.text) {
				t.Errorf("the page says %q, want %q", said, test.text)
			}
			if test.change[0] != "prompt" && page.Doc().Find("[name=prompt]").Text() != "a red fox" {
				t.Error("the prompt that was typed is lost")
			}
			untouched(t, site, user, 10)
		})
	}
}

func TestWithoutCreditsNothingIsAccepted(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user, api := site.NewUser(t, "mira")
	site.Store.Give(t, user, -10, 0)
	p := api.PostJSON(sitetest.GeneratePath, map[string]any{"prompt": "a fox"}).WantProblem(http.StatusPaymentRequired)
	want := "You have insufficient generation credits. Remaining: 0, Requested: 1"
	if p.Detail != want {
		t.Errorf("detail %q", p.Detail)
	}
	page := site.SignIn(t, user).PostForm("/create", url.Values{"prompt": {"a fox"}, "width": {"512"}, "num_samples": {"1"}}).Want(http.StatusPaymentRequired)
	if page.Notice() != want {
		t.Errorf("the page says %q", page.Notice())
	}
	untouched(t, site, user, 0)
}

func TestAGenerationThroughTheAPI(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{})
	_, api := site.NewUser(t, "mira")
	var first sitetest.Accepted
	answer := api.PostJSON(sitetest.GeneratePath, map[string]any{"prompt": "a red fox"}).Want(http.StatusOK)
	answer.JSON(&first)
	if first.TaskID == "" || first.Images == nil {
		t.Fatalf("answered %s", answer.Body)
	}
	var task struct {
		ID, Status, Error string
		Progress          int
		Images            []struct{ ID string }
	}
	testkit.Eventually(t, "the task completes", func() bool {
		api.Get("/api/v1/images/task/" + first.TaskID).Want(http.StatusOK).JSON(&task)
		return task.Status == "completed"
	})
	if task.ID != first.TaskID || task.Progress != 100 || task.Error != "" || len(task.Images) != 1 {
		t.Errorf("the task is %+v", task)
	}
	var waited sitetest.Accepted
	api.PostJSON(sitetest.GeneratePath, map[string]any{"prompt": "a hare", "size": "768x768", "seed": 5}, "Prefer", "wait").Want(http.StatusOK).JSON(&waited)
	if waited.Status != "completed" || len(waited.Images) != 1 {
		t.Errorf("waited for %+v", waited)
	}
	var usage map[string]any
	api.Get("/api/v1/images/usage").Want(http.StatusOK).JSON(&usage)
	if usage["remaining_credits"] != 8.0 || usage["used_credits"] != 2.0 || usage["monthly_credits"] != 10.0 || usage["percentage"] != 20.0 || usage["reset_at"] != nil {
		t.Errorf("usage is %v", usage)
	}
	_, other := site.NewUser(t, "omar")
	other.Get("/api/v1/images/task/" + first.TaskID).WantProblem(http.StatusNotFound)
	api.Get("/api/v1/images/task/nonsense").WantProblem(http.StatusNotFound)
	testkit.CheckLedger(t, site.Store)
}

func TestAFailedGenerationSaysSoAndCostsNothing(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{})
	user, api := site.NewUser(t, "mira")
	site.Engine.On(fails)
	var done sitetest.Accepted
	api.PostJSON(sitetest.GeneratePath, map[string]any{"prompt": "a red fox"}, "Prefer", "wait=10").Want(http.StatusOK).JSON(&done)
	var task struct{ Status, Error string }
	api.Get("/api/v1/images/task/" + done.TaskID).JSON(&task)
	if done.Status != "failed" || task.Error != "Image generation failed" {
		t.Errorf("answered %+v, the task is %+v", done, task)
	}
	page := site.SignIn(t, user).Get("/create/" + done.TaskID).Want(http.StatusOK)
	if text := page.Doc().Find("main").Text(); !strings.Contains(text, "Nothing was charged") {
		t.Errorf("the task's page says %q", text)
	}
	if b, _ := site.Store.Balance(t.Context(), user.ID); b.Remaining() != 10 {
		t.Errorf("%d credits are left", b.Remaining())
	}
	testkit.CheckLedger(t, site.Store)
}

func TestSubmittingTwiceWithOneKeyChargesOnce(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user, api := site.NewUser(t, "mira")
	ids := make(chan string, 8)
	for range cap(ids) {
		go func() {
			var a sitetest.Accepted
			api.PostJSON(sitetest.GeneratePath, map[string]any{"prompt": "a fox"}, "Idempotency-Key", "once").JSON(&a)
			ids <- a.TaskID
		}()
	}
	first := testkit.Receive(t, "an answer", ids)
	for range cap(ids) - 1 {
		if id := testkit.Receive(t, "an answer", ids); id != first || id == "" {
			t.Errorf("tasks %q and %q for one key", first, id)
		}
	}
	api.PostJSON(sitetest.GeneratePath, map[string]any{"prompt": "a hare"}, "Idempotency-Key", "once").WantProblem(http.StatusConflict)
	api.PostJSON(sitetest.GeneratePath, map[string]any{"prompt": "a fox"}, "Idempotency-Key", strings.Repeat("k", 201)).WantProblem(http.StatusUnprocessableEntity)
	if b, _ := site.Store.Balance(t.Context(), user.ID); b.Remaining() != 9 {
		t.Errorf("%d credits are left, want 9", b.Remaining())
	}
}

func TestAGenerationThroughThePlainForm(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{})
	user := site.AddUser(t, "mira")
	browser := site.SignIn(t, user)
	gate := testkit.NewGate()
	site.Engine.On(gate.Hook)
	answer := browser.PostForm("/create", url.Values{"prompt": {"a red\r\nfox"}, "width": {"512"}, "num_samples": {"1"}, "private": {"on"}}).Want(http.StatusSeeOther)
	task := answer.Header.Get("Location")
	if !strings.HasPrefix(task, "/create/") {
		t.Fatalf("leads to %s", task)
	}
	testkit.Receive(t, "the drawing begins", gate.Entered)
	if refresh := browser.Get(task).Want(http.StatusOK).Doc().Find("noscript").Text(); !strings.Contains(refresh, `http-equiv="refresh"`) {
		t.Error("the page of a running task does not look again")
	}
	var open struct {
		Task *struct{ ID string }
	}
	props := browser.Get("/create").Want(http.StatusOK).Doc().Find("#create-props").Text()
	if err := json.Unmarshal([]byte(props), &open); err != nil || open.Task == nil || "/create/"+open.Task.ID != task {
		t.Errorf("the create screen does not go on with the running task: %v %+v", err, open)
	}
	gate.Open()
	testkit.Eventually(t, "the pictures are shown", func() bool {
		return browser.Get(task).Want(http.StatusOK).Doc().Find("main a[href^='/image/']").Length() > 0
	})
	site.SignIn(t, site.AddUser(t, "omar")).Get(task).Want(http.StatusNotFound)
	img := testkit.One[string](t, site.Store, `SELECT prompt || is_public FROM images`)
	if img != "a red\nfox1" {
		t.Errorf("the image is %q: on the Free plan it must be public", img)
	}
}

func TestTheCreateScreenIsFilledWithWhatTheAddressSays(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	browser := site.SignIn(t, site.AddUser(t, "mira"))
	for query, want := range map[string]string{
		"":                                  `{"prompt":"","negative_prompt":"","width":512,"height":512,"num_samples":1,"guidance_scale":3.5,"steps":25,"clone_from":"","shadow":"","is_public":true,"engine":""}`,
		"prompt=a+fox%0Aand+a+hare":         `{"prompt":"a fox\nand a hare","negative_prompt":"","width":512,"height":512,"num_samples":1,"guidance_scale":3.5,"steps":25,"clone_from":"","shadow":"","is_public":true,"engine":""}`,
		"clone_from=0123456789abcdef":       `{"prompt":"","negative_prompt":"","width":768,"height":768,"num_samples":1,"guidance_scale":7.5,"steps":25,"clone_from":"0123456789abcdef","shadow":"","is_public":true,"engine":""}`,
		"width=1024&height=1024&steps=30":   `{"prompt":"","negative_prompt":"","width":1024,"height":1024,"num_samples":1,"guidance_scale":3.5,"steps":30,"clone_from":"","shadow":"","is_public":true,"engine":""}`,
		"width=1024&height=576&engine=x":    `{"prompt":"","negative_prompt":"","width":1024,"height":576,"num_samples":1,"guidance_scale":3.5,"steps":25,"clone_from":"","shadow":"","is_public":true,"engine":"x"}`,
		"width=1024&height=300":             `{"prompt":"","negative_prompt":"","width":512,"height":512,"num_samples":1,"guidance_scale":3.5,"steps":25,"clone_from":"","shadow":"","is_public":true,"engine":""}`,
		"width=1024":                        `{"prompt":"","negative_prompt":"","width":512,"height":512,"num_samples":1,"guidance_scale":3.5,"steps":25,"clone_from":"","shadow":"","is_public":true,"engine":""}`,
		"width=x&height=y&guidance_scale=z": `{"prompt":"","negative_prompt":"","width":512,"height":512,"num_samples":1,"guidance_scale":3.5,"steps":25,"clone_from":"","shadow":"","is_public":true,"engine":""}`,
		"guidance_scale=NaN&steps=1e9":      `{"prompt":"","negative_prompt":"","width":512,"height":512,"num_samples":1,"guidance_scale":3.5,"steps":25,"clone_from":"","shadow":"","is_public":true,"engine":""}`,
		"guidance_scale=Inf&steps=-5":       `{"prompt":"","negative_prompt":"","width":512,"height":512,"num_samples":1,"guidance_scale":3.5,"steps":25,"clone_from":"","shadow":"","is_public":true,"engine":""}`,
		"clone_from=<script>":               `{"prompt":"","negative_prompt":"","width":512,"height":512,"num_samples":1,"guidance_scale":3.5,"steps":25,"clone_from":"","shadow":"","is_public":true,"engine":""}`,
	} {
		t.Run(query, func(t *testing.T) {
			var props struct{ Prefill json.RawMessage }
			if err := json.Unmarshal([]byte(browser.Get("/create?"+query).Want(http.StatusOK).Doc().Find("#create-props").Text()), &props); err != nil {
				t.Fatal(err)
			}
			if string(props.Prefill) != want {
				t.Errorf("filled with %s", props.Prefill)
			}
		})
	}
}

func TestTheCreateScreenTakesOverTheWordsOfTheImageToStartFrom(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{})
	_, mira := site.NewUser(t, "mira")
	mira.PostJSON(sitetest.GeneratePath, `{"prompt": "a fox", "negative_prompt": "text"}`, "Prefer", "wait").Want(http.StatusOK)
	id := testkit.One[string](t, site.Store, `SELECT id FROM images`)
	browser := site.SignIn(t, site.AddUser(t, "omar"))
	prompts := func(query string) [2]string {
		var props struct{ Prefill create.Prefill }
		if err := json.Unmarshal([]byte(browser.Get("/create?"+query).Want(http.StatusOK).Doc().Find("#create-props").Text()), &props); err != nil {
			t.Fatal(err)
		}
		return [2]string{props.Prefill.Prompt, props.Prefill.NegativePrompt}
	}
	for query, want := range map[string][2]string{
		"clone_from=" + id:                      {"a fox", "text"},
		"prompt=a+hare&clone_from=" + id:        {"a hare", ""},
		"clone_from=" + strings.Repeat("0", 16): {"", ""},
	} {
		if got := prompts(query); got != want {
			t.Errorf("%s: filled with %q, want %q", query, got, want)
		}
	}
	site.Store.Exec(t, `UPDATE images SET is_public = 0`)
	if got := prompts("clone_from=" + id); got != [2]string{} {
		t.Errorf("a private image gives away %q", got)
	}
}

func TestAServerThatCannotWriteSaysSoAndLosesNothing(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user, api := site.NewUser(t, "mira")
	browser := site.SignIn(t, user)
	api.Get("/api/v1/users/me").Want(http.StatusOK)  // notes the token's use before
	if err := site.Store.Store.Close(); err != nil { // the database is gone for the server, not for the test
		t.Fatal(err)
	}
	for _, answer := range []*sitetest.Answer{
		api.PostJSON(sitetest.GeneratePath, map[string]any{"prompt": "a fox"}), browser.PostForm("/create", url.Values{"prompt": {"a fox"}}), browser.Get("/gallery"),
	} {
		if answer.Status < 500 || strings.Contains(string(answer.Body), "sql") {
			t.Errorf("status %d: %.200s", answer.Status, answer.Body)
		}
	}
	site.Visitor(t).Get("/healthz").Want(http.StatusOK)
}

// A double click without JavaScript sends the plain form twice; it used to make and charge two generations.
func TestThePlainFormSentTwiceMakesOneGeneration(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user, _ := site.NewUser(t, "mira")
	browser := site.SignIn(t, user)
	key, _ := browser.Get("/create").Want(http.StatusOK).Doc().Find("input[name=idempotency_key]").Attr("value")
	form := url.Values{"prompt": {"a fox"}, "width": {"512"}, "num_samples": {"1"}, "idempotency_key": {key}}
	first := browser.PostForm("/create", form).Want(http.StatusSeeOther).Header.Get("Location")
	if again := browser.PostForm("/create", form).Want(http.StatusSeeOther).Header.Get("Location"); again != first {
		t.Errorf("the second click leads to %s, the first to %s", again, first)
	}
	if n := site.Store.Int(t, `SELECT count(*) FROM generation_tasks`); n != 1 {
		t.Errorf("%d generations were made", n)
	}
	form.Set("prompt", "an owl")
	page := browser.PostForm("/create", form).Want(http.StatusConflict)
	if fresh, _ := page.Doc().Find("input[name=idempotency_key]").Attr("value"); fresh == key || fresh == "" {
		t.Error("the changed form cannot be sent: its key is still the used one")
	}
	testkit.CheckLedger(t, site.Store)
}

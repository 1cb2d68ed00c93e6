package programtest

import (
	"encoding/json"
	"net/http"
	"regexp"
	"strings"

	"github.com/danielgtaylor/huma/v2"
)

type operation = huma.Operation

// sampleStep is a call that becomes a sample. {names} in path and body are what earlier steps learned.
type sampleStep struct {
	id     string // of the operation; empty: the call only prepares another
	method string
	path   string
	body   string   // JSON
	form   []string // name=value, or name=@file
	wait   bool     // Prefer: wait
	fails  bool     // the sample shows an error
	user   string   // empty: mira
	then   func(r *sampleRun, answer []byte)
}

func (s sampleStep) as() string {
	if s.user == "" {
		return "mira"
	}
	return s.user
}

// learns keeps the first match of a pattern in the answer under a name.
func learns(name, pattern string) func(*sampleRun, []byte) {
	return func(r *sampleRun, answer []byte) {
		r.t.Helper()
		match := regexp.MustCompile(pattern).FindSubmatch(answer)
		if match == nil {
			r.t.Fatalf("no %s in %s", name, answer)
		}
		r.learn(name, string(match[1]))
	}
}

// pays pays at the sandbox's checkout page, as a customer does.
func pays(r *sampleRun, answer []byte) {
	r.t.Helper()
	var checkout struct {
		URL string `json:"checkout_url"`
	}
	if err := json.Unmarshal(answer, &checkout); err != nil {
		r.t.Fatal(err)
	}
	resp, err := http.Post(checkout.URL, "application/x-www-form-urlencoded", strings.NewReader("email=mira@example.com&number=4242424242424242&expiry=12/34&code=123&name=Mira"))
	if err != nil {
		r.t.Fatal(err)
	}
	_ = resp.Body.Close()
	waitFor(r.t, "the plan has begun", func() bool {
		return number(r.t, r.data, `SELECT count(*) FROM subscriptions WHERE is_active = 1 AND price_cents > 0`) == 1
	})
}

// tokenOf keeps the token that mira signs in with.
func tokenOf(r *sampleRun, answer []byte) {
	r.t.Helper()
	var token struct {
		AccessToken string `json:"access_token"`
	}
	if err := json.Unmarshal(answer, &token); err != nil {
		r.t.Fatal(err)
	}
	r.tokens["mira"] = token.AccessToken
}

// opens follows the link of a shared folder, which puts the folder on the visitor's list.
func opens(r *sampleRun, answer []byte) {
	r.t.Helper()
	link := regexp.MustCompile(`"share_url":"http[^"]*(/gallery/shared/[^"]+)"`).FindSubmatch(answer)
	if link == nil {
		r.t.Fatalf("no link in %s", answer)
	}
	r.raw(r.tokens["omar"], "GET "+string(link[1]))
}

const idPattern = `"id":\s*"([a-z0-9]+)"`

// sampleSteps run in this order on a fresh server.
var sampleSteps = []sampleStep{
	{id: "register", method: "POST", path: "/auth/register", body: `{"email":"mira@example.com","username":"mira","password":"correct horse"}`, then: learns("me", `"id":(\d+)`)},
	{id: "login", method: "POST", path: "/auth/login", form: []string{"username=mira", "password=correct horse"}, then: tokenOf},
	{id: "get-me", method: "GET", path: "/users/me"},
	{id: "engines", method: "GET", path: "/engines"},
	{id: "generate", method: "POST", path: "/images/generate", body: `{"prompt":"a red fox wearing a blue scarf","width":1024}`, wait: true, then: learns("image", idPattern)},
	{method: "POST", path: "/images/generate", body: `{"prompt":"a red fox asleep","width":512}`, wait: true},
	{method: "POST", path: "/images/generate", body: `{"prompt":"a paper boat","width":512}`, then: learns("task", `"task_id":"([a-z0-9]+)"`)},
	{id: "get-task", method: "GET", path: "/images/task/{task}"},
	{id: "list-tasks", method: "GET", path: "/images/task"},
	{id: "cancel-task", method: "DELETE", path: "/images/task/{task}"},
	{id: "explain", method: "POST", path: "/images/explain", body: `{"prompt":"a red fox on a skateboard, watercolor"}`},
	{id: "enhance-prompt", method: "POST", path: "/images/enhance-prompt", body: `{"prompt":"a red fox","seed":1}`},
	{id: "add-reference", method: "POST", path: "/images/references", form: []string{"file=@photo.jpg"}, then: learns("reference", idPattern)},
	{id: "list-references", method: "GET", path: "/images/references"},
	{id: "cutout", method: "POST", path: "/images/cutout", form: []string{"file=@photo.jpg", "preview=true"}},

	{id: "list-my-images", method: "GET", path: "/images/my?limit=20&sort_by=newest"},
	{id: "get-image", method: "GET", path: "/images/{image}"},
	{id: "update-image", method: "PUT", path: "/images/{image}", body: `{"tags":["fox","scarf"],"category":"illustrations"}`},
	{id: "toggle-like", method: "POST", path: "/images/{image}/like"},
	{id: "toggle-favorite", method: "POST", path: "/images/{image}/favorite"},
	{id: "delete-image", method: "DELETE", path: "/images/{image}"},
	{id: "restore-image", method: "POST", path: "/images/{image}/restore"},
	{id: "feed", method: "GET", path: "/images/feed"},
	{id: "list-parts", method: "GET", path: "/images/{image}/parts"},
	{id: "preview-edit", method: "POST", path: "/images/{image}/edits/preview", body: `{"steps":[{"op":"outline","width":24,"color":"#ffffff"}]}`},
	{id: "save-edit", method: "POST", path: "/images/{image}/edits", body: `{"steps":[{"op":"trim"},{"op":"outline","width":24,"color":"#ffffff"}]}`, then: learns("edit", idPattern)},
	{id: "get-edit", method: "GET", path: "/images/{edit}/edits"},
	{id: "export-image", method: "POST", path: "/images/{image}/export", body: `{"purpose":"discord"}`},
	{id: "list-export-purposes", method: "GET", path: "/export/purposes"},
	{id: "zip-images", method: "POST", path: "/images/zip", body: `{"image_ids":["{image}","{edit}"],"format":"png"}`},
	{id: "make-sheet", method: "POST", path: "/images/sheet", body: `{"image_ids":["{image}","{edit}"],"kind":"sticker"}`},
	{id: "get-usage", method: "GET", path: "/images/usage"},
	{id: "list-usage-history", method: "GET", path: "/images/usage/history?limit=20"},
	{id: "get-insights", method: "GET", path: "/images/insights"},

	{id: "list-public-images", method: "GET", path: "/gallery/public?search=fox&sort_by=popular&limit=20", user: "nobody"},
	{id: "list-trending-tags", method: "GET", path: "/gallery/trending-tags", user: "nobody"},
	{id: "list-favorites", method: "GET", path: "/gallery/favorites?limit=20"},
	{id: "create-folder", method: "POST", path: "/gallery/folders", body: `{"name":"Spring campaign"}`, then: learns("folder", `"id":(\d+)`)},
	{id: "add-folder-images", method: "POST", path: "/gallery/folders/{folder}/images", body: `{"image_ids":["{image}"]}`},
	{id: "list-folders", method: "GET", path: "/gallery/folders"},
	{id: "list-folder-images", method: "GET", path: "/gallery/folders/{folder}/images?limit=20"},
	{id: "update-folder", method: "PUT", path: "/gallery/folders/{folder}", body: `{"is_shared":true}`, then: opens},
	{id: "list-shared-images", method: "GET", path: "/gallery/shared?limit=20", user: "omar"},

	{id: "list-tiers", method: "GET", path: "/subscriptions/tiers", user: "nobody"},
	{id: "create-checkout", method: "POST", path: "/subscriptions/checkout", body: `{"tier_id":3,"payment_type":"monthly"}`, then: pays},
	{id: "get-my-subscription", method: "GET", path: "/subscriptions/my"},
	{id: "list-subscription-history", method: "GET", path: "/subscriptions/history"},
	{id: "purchase-credits", method: "POST", path: "/subscriptions/purchase-credits", body: `{"credits_amount":50}`},
	{id: "open-portal", method: "POST", path: "/subscriptions/portal"},
	{id: "cancel-subscription", method: "POST", path: "/subscriptions/cancel"},
	{id: "resume-subscription", method: "POST", path: "/subscriptions/resume"},
	{id: "update-subscription", method: "POST", path: "/subscriptions/update", body: `{"tier_id":3,"payment_type":"yearly"}`},

	{id: "generate-variations", method: "POST", path: "/images/{image}/variations", body: `{"count":2,"kind":"variations"}`},
	{method: "PUT", path: "/images/{edit}", body: `{"is_public":false}`},
	{id: "share-image", method: "POST", path: "/images/{edit}/share"},
	{id: "image-share", method: "GET", path: "/images/{edit}/share"},
	{id: "unshare-image", method: "DELETE", path: "/images/{edit}/share"},

	{id: "list-users", method: "GET", path: "/admin/users?limit=20", user: "admin"},
	{id: "get-user", method: "GET", path: "/admin/users/{me}", user: "admin"},
	{id: "list-receipts", method: "GET", path: "/admin/users/{me}/receipts", user: "admin"},
	{id: "list-all-tiers", method: "GET", path: "/admin/subscription-tiers", user: "admin"},
	{id: "get-numbers", method: "GET", path: "/admin/numbers", user: "admin"},
	{id: "adjust-credits", method: "POST", path: "/admin/users/{me}/credits", body: `{"amount":10,"description":"Thanks for the report"}`, user: "admin"},
	{id: "update-tier", method: "PUT", path: "/admin/subscription-tiers/2", body: `{"name":"Basic","monthly_credits":200,"price_monthly":10,"price_yearly":96,"max_resolution":1536,"batch_size":4,"priority_level":1,"commercial_use":true,"private_gallery":false,"advanced_prompt":false,"credits_allow_purchase":false}`, user: "admin"},
	{id: "list-audit", method: "GET", path: "/admin/audit?limit=20", user: "admin"},

	// Errors, by names that are no operation's.
	{id: "error-field", method: "POST", path: "/images/generate", body: `{"prompt":"a red fox","width":500}`, fails: true},
	{id: "error-token", method: "GET", path: "/users/me", user: "nobody", fails: true},
}

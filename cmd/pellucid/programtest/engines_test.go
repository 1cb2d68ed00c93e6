package programtest

import (
	"database/sql"
	"math/rand/v2"
	"net/http"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"pellucid/cmd/pellucid/imaging"
	"pellucid/internal/engine/comfyui/comfyuitest"
	"pellucid/internal/engine/fal/faltest"
	"pellucid/internal/engine/illustrator"
	"pellucid/internal/engine/openai/openaitest"
	"pellucid/internal/engine/replicate/replicatetest"
	"pellucid/internal/engine/sdapi/sdapitest"
	"pellucid/internal/testkit/services"
)

// subscribe gives all users the terms of the largest plan, as a payment would.
func subscribe(t *testing.T, data string) {
	t.Helper()
	db, err := sql.Open("sqlite3", "file:"+filepath.Join(data, "pellucid.db")+"?_timeout=10000")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = db.Close() }()
	_, err = db.ExecContext(t.Context(), `
		INSERT INTO subscriptions (user_id, tier_id, status, is_active, auto_renew, payment_type, price_cents, monthly_credits,
		                           credits_allow_purchase, max_resolution, batch_size, priority_level, commercial_use, private_gallery,
		                           advanced_prompt, model_engines, starts_at, expires_at, created_at, updated_at)
		SELECT u.id, t.id, 'active', 1, 1, 'monthly', t.price_monthly_cents, t.monthly_credits, t.credits_allow_purchase, t.max_resolution,
		       t.batch_size, t.priority_level, t.commercial_use, t.private_gallery, t.advanced_prompt, t.model_engines, ?1, ?1 + 1000000000, ?1, ?1
		FROM tiers t, users u WHERE t.id = 3`, time.Now().UnixMilli())
	if err != nil {
		t.Fatal(err)
	}
}

// TestAKilledServerNeverPaysAVendorTwice kills the real program at random moments while vendors work for it.
func TestAKilledServerNeverPaysAVendorTwice(t *testing.T) {
	t.Parallel()
	replicate, queue, images := replicatetest.New(t), faltest.New(t), openaitest.Start(t)
	comfy, forge := comfyuitest.New(t), sdapitest.New(t, sdapitest.Forge)
	for name, vendor := range map[string]struct {
		flags  []string
		orders func() int // what the vendor was asked to make, and charges for
	}{
		"replicate": {
			[]string{"--replicate-api-token", replicatetest.Token, "--replicate-base-url", replicate.URL},
			func() (made int) {
				for _, p := range replicate.Predictions() {
					if _, cutout := p.Input["image"]; !cutout {
						made++
					}
				}
				return made
			},
		},
		"fal":     {[]string{"--fal-key", faltest.Key, "--fal-base-url", queue.URL}, func() int { return len(queue.Requests()) }},
		"openai":  {[]string{"--openai-api-key", openaitest.Key, "--openai-base-url", images.URL + "/v1"}, func() int { return len(images.Calls()) }},
		"comfyui": {[]string{"--comfyui-url", comfy.URL}, func() int { return len(comfy.Jobs()) }},
		"sdapi":   {[]string{"--sdapi-url", forge.URL, "--sdapi-layerdiffuse"}, func() int { return len(forge.Requests()) }},
	} {
		t.Run(name, func(t *testing.T) {
			rounds := 1
			if services.Long() {
				rounds = 3
			}
			flags := append([]string{"--engines", name + ",illustrator"}, vendor.flags...)
			data, random := t.TempDir(), rand.New(rand.NewPCG(11, 12))
			s := start(t, data, flags...)
			token := s.signUp("mira")
			subscribe(t, data)
			for round := range rounds {
				body := map[string]any{"prompt": "a red fox", "width": 512, "seed": round}
				if status, err := s.call(token, http.MethodPost, "/images/generate", body, nil); status != http.StatusOK {
					t.Fatalf("round %d: %d, %v", round, status, err)
				}
				<-time.After(time.Duration(random.IntN(1200)) * time.Millisecond) // the moment of the crash
				if err := s.end(syscall.SIGKILL); err == nil {
					t.Fatal("the server was killed and ended well")
				}
				s = start(t, data, flags...)
			}
			waitFor(t, "every task ends", func() bool { return tasks(t, data, `status NOT IN ('completed', 'failed', 'canceled')`) == 0 })
			if err := s.end(syscall.SIGTERM); err != nil {
				t.Errorf("ended with %v\n%s", err, s.out)
			}
			if orders := vendor.orders(); orders > rounds {
				t.Errorf("%d images were ordered of the vendor for %d generations", orders, rounds)
			}
			for what, query := range map[string]string{
				"users whose balance is not the sum of their ledger": `SELECT count(*) FROM credit_balances b
					WHERE plan_credits + extra_credits <> (SELECT coalesce(sum(plan_delta + extra_delta), 0) FROM credit_ledger WHERE user_id = b.user_id)`,
				"tasks that took other than what their images cost": `SELECT count(*) FROM generation_tasks g
					WHERE (SELECT -sum(plan_delta + extra_delta) FROM credit_ledger WHERE task_id = g.id)
					   <> (SELECT count(*) * g.price FROM images WHERE task_id = g.id)`,
				"pictures that a job was paid for twice": `SELECT count(*) FROM (
					SELECT task_id FROM engine_jobs GROUP BY task_id, engine HAVING count(*) > 2)`,
			} {
				if n := number(t, data, query); n != 0 {
					t.Errorf("%d %s", n, what)
				}
			}
			if t.Failed() || testing.Verbose() {
				t.Logf("%s", s.out)
			}
			t.Logf("%d of %d generations were completed, %d orders", tasks(t, data, `status = 'completed'`), rounds, vendor.orders())
			wantFiles(t, data)
		})
	}
}

func TestEnginesAreConfiguredByWhatTheyNeed(t *testing.T) {
	artist, err := illustrator.New()
	if err != nil {
		t.Fatal(err)
	}
	for name, test := range map[string]struct {
		flags imaging.EngineFlags
		says  string // of the error; empty: none
	}{
		"the illustrator alone":                     {imaging.EngineFlags{Engines: []string{"illustrator"}}, ""},
		"several, with a space":                     {imaging.EngineFlags{Engines: []string{"fal", " illustrator"}, FalKey: "a:b"}, ""},
		"OpenAI without a key was silently ignored": {imaging.EngineFlags{Engines: []string{"openai"}}, "PELLUCID_OPENAI_API_KEY"},
		"Replicate without a token":                 {imaging.EngineFlags{Engines: []string{"replicate"}}, "PELLUCID_REPLICATE_API_TOKEN"},
		"a key of an engine that is not used":       {imaging.EngineFlags{Engines: []string{"illustrator"}, FalKey: "a:b"}, "PELLUCID_ENGINES does not name it"},
		"ComfyUI without an address":                {imaging.EngineFlags{Engines: []string{"comfyui"}}, "PELLUCID_COMFYUI_URL"},
		"an address of an engine that is not used":  {imaging.EngineFlags{Engines: []string{"illustrator"}, SDAPIURL: []string{"http://127.0.0.1:7860"}}, "PELLUCID_ENGINES does not name it"},
		"one that does not exist":                   {imaging.EngineFlags{Engines: []string{"midjourney"}}, "no engine of this name"},
		"credits of another":                        {imaging.EngineFlags{Engines: []string{"illustrator"}, EngineCredits: map[string]int{"fal": 2}}, "--engine-credits"},
		"a budget of another":                       {imaging.EngineFlags{Engines: []string{"illustrator"}, EngineBudgets: map[string]float64{"fal": 2}}, "--engine-budgets"},
		"a recipe that does not exist":              {imaging.EngineFlags{Engines: []string{"replicate"}, ReplicateAPIToken: "r8", ReplicateModel: "none"}, "recipes are"},
	} {
		_, err := test.flags.NewEngines(artist, "")
		if test.says == "" && err != nil || test.says != "" && (err == nil || !strings.Contains(err.Error(), test.says)) {
			t.Errorf("%s: %v, want %q", name, err, test.says)
		}
	}
}

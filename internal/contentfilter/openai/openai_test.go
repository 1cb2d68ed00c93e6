package openai_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"pellucid/internal/contentfilter/openai"
	"pellucid/internal/domain"
	"pellucid/internal/openaiclient"
)

// server stands in for OpenAI over real HTTP. It answers call by call what a test chooses.
type server struct {
	*httptest.Server
	calls atomic.Int32
	log   bytes.Buffer
}

// patient is how long an answer may take where the time is not what is tested.
const patient = time.Minute

func serve(t *testing.T, timeout time.Duration, answer func(w http.ResponseWriter, r *http.Request, call int)) (*server, *openai.Filter) {
	t.Helper()
	s := &server{}
	s.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var asked struct{ Model, Input string }
		if err := json.NewDecoder(r.Body).Decode(&asked); err != nil || r.Method != http.MethodPost || r.URL.Path != "/v1/moderations" ||
			asked.Model != "omni-moderation-latest" || asked.Input != "a secret fox" || r.Header.Get("Authorization") != "Bearer sk-test" {
			t.Errorf("got %s %s with %+v (%v), authorized by %q", r.Method, r.URL.Path, asked, err, r.Header.Get("Authorization"))
		}
		answer(w, r, int(s.calls.Add(1)))
	}))
	t.Cleanup(s.Close)
	filter, err := openai.New(openai.Config{
		Client: openaiclient.Config{APIKey: "sk-test", BaseURL: s.URL + "/v1"}, Timeout: timeout, Pause: time.Millisecond, Log: slog.New(slog.NewTextHandler(&s.log, nil)),
	})
	if err != nil {
		t.Fatal(err)
	}
	return s, filter
}

func say(w http.ResponseWriter, status int, body string) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_, _ = w.Write([]byte(body))
}

func result(categories ...string) string {
	all := map[string]bool{"hate": false, "hate/threatening": false, "sexual": false, "sexual/minors": false, "violence": false, "violence/graphic": false, "self-harm": false}
	for _, c := range categories {
		all[c] = true
	}
	body, _ := json.Marshal(map[string]any{"id": "modr-1", "model": "omni-moderation-2024-09-26", "results": []any{map[string]any{"flagged": len(categories) > 0, "categories": all}}})
	return string(body)
}

var prompt = domain.Wording{Field: "prompt", Text: "a secret fox", Unwanted: "blood"}

func TestTheModelDecidesAboutAPrompt(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		categories []string
		told       string // empty: allowed
	}{
		"nothing":               {nil, ""},
		"hate":                  {[]string{"hate", "harassment"}, "hate against people because of who they are"},
		"a threat":              {[]string{"hate", "hate/threatening", "violence"}, "threats against people because of who they are"},
		"children":              {[]string{"sexual", "sexual/minors"}, "we never make sexual images of children"},
		"self-harm":             {[]string{"self-harm/intent"}, "we don't make images of self-harm"},
		"gore":                  {[]string{"violence", "violence/graphic"}, "we don't show cruelty or gore"},
		"a category to come":    {[]string{"unheard/of"}, "it's against our content rules"},
		"instructions":          {[]string{"illicit/violent"}, "we don't draw instructions for crimes"},
		"an insult of a person": {[]string{"harassment"}, "we don't draw insults"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			_, filter := serve(t, patient, func(w http.ResponseWriter, _ *http.Request, _ int) { say(w, http.StatusOK, result(test.categories...)) })
			err := filter.Screen(t.Context(), 7, prompt)
			var told *domain.Error
			switch {
			case test.told == "" && err != nil:
				t.Error(err)
			case test.told != "" && (!errors.As(err, &told) || told.Code != domain.Invalid || told.Field != "prompt" || !strings.Contains(told.Message, test.told)):
				t.Errorf("got %v", err)
			}
		})
	}
}

func TestASecondAttemptIsMade(t *testing.T) {
	t.Parallel()
	s, filter := serve(t, patient, func(w http.ResponseWriter, _ *http.Request, call int) {
		if call == 1 {
			say(w, http.StatusInternalServerError, `{"error":{"message":"try again"}}`)
			return
		}
		say(w, http.StatusOK, result())
	})
	if err := filter.Screen(t.Context(), 7, prompt); err != nil || s.calls.Load() != 2 {
		t.Errorf("%d calls, %v", s.calls.Load(), err)
	}
}

func TestWithoutAClearAnswerNothingIsDrawn(t *testing.T) {
	t.Parallel()
	const silence = "no answer for long"
	for name, test := range map[string]struct {
		calls  int
		answer http.HandlerFunc
	}{
		"errors of theirs":    {2, func(w http.ResponseWriter, _ *http.Request) { say(w, 500, `{"error":{"message":"a secret fox"}}`) }},
		"too many requests":   {2, func(w http.ResponseWriter, _ *http.Request) { say(w, 429, `{"error":{"message":"slow down"}}`) }},
		silence:               {2, func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() }},
		"a wrong key":         {1, func(w http.ResponseWriter, _ *http.Request) { say(w, 401, `{"error":{"message":"no"}}`) }},
		"no such endpoint":    {1, func(w http.ResponseWriter, _ *http.Request) { say(w, 404, `{}`) }},
		"no result":           {1, func(w http.ResponseWriter, _ *http.Request) { say(w, 200, `{"id":"modr-1","results":[]}`) }},
		"a result of nothing": {1, func(w http.ResponseWriter, _ *http.Request) { say(w, 200, `{"id":"modr-1","results":[{}]}`) }},
		"half an answer":      {1, func(w http.ResponseWriter, _ *http.Request) { say(w, 200, `{"id":"modr-1","resul`) }},
		"a page": {1, func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "text/html")
			_, _ = w.Write([]byte("<html>"))
		}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			timeout := patient
			if name == silence {
				timeout = 2 * time.Second
			}
			s, filter := serve(t, timeout, func(w http.ResponseWriter, r *http.Request, _ int) { test.answer(w, r) })
			err := filter.Screen(t.Context(), 7, prompt)
			var told *domain.Error
			if !errors.As(err, &told) || told.Code != domain.Unavailable || told.Field != "prompt" || told.Message != "We can't check this prompt right now. Please try again in a minute." {
				t.Errorf("got %v", err)
			}
			if strings.Contains(err.Error()+s.log.String(), "secret fox") {
				t.Error("the prompt is in the log")
			}
			if n := int(s.calls.Load()); n > test.calls || n == 0 {
				t.Errorf("%d calls were made, want at most %d", n, test.calls)
			}
		})
	}
}

func TestTheModelJudgesPromptsOnly(t *testing.T) {
	t.Parallel()
	s, filter := serve(t, patient, func(w http.ResponseWriter, _ *http.Request, _ int) { say(w, 500, `{}`) })
	if err := filter.Screen(t.Context(), 7, domain.Wording{Field: "tags", Text: "fox"}); err != nil || s.calls.Load() != 0 {
		t.Errorf("%d calls, %v", s.calls.Load(), err)
	}
}

func TestAKeyIsNeeded(t *testing.T) {
	t.Parallel()
	if _, err := openai.New(openai.Config{Log: slog.Default()}); err == nil {
		t.Error("there is none")
	}
}

package openai_test

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"pellucid/internal/enhance"
	"pellucid/internal/enhance/enhancetest"
	"pellucid/internal/enhance/openai"
	"pellucid/internal/openaiclient"
)

// double is a chat model over HTTP. It answers what a test chooses.
type double struct {
	*httptest.Server
	mu       sync.Mutex
	calls    int
	key      string
	messages []string // of the last call
}

func serve(t *testing.T, answer func(w http.ResponseWriter, call int, prompt string)) *double {
	t.Helper()
	d := &double{}
	d.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var asked struct {
			Messages []struct{ Content string }
		}
		if err := json.NewDecoder(r.Body).Decode(&asked); err != nil || r.URL.Path != "/v1/chat/completions" {
			t.Errorf("asked for %s: %v", r.URL.Path, err)
		}
		d.mu.Lock()
		d.calls++
		call := d.calls
		d.key, d.messages = r.Header.Get("Authorization"), nil
		for _, m := range asked.Messages {
			d.messages = append(d.messages, m.Content)
		}
		prompt := d.messages[len(d.messages)-1]
		d.mu.Unlock()
		answer(w, call, prompt)
	}))
	t.Cleanup(d.Close)
	return d
}

// say answers with a text as the API does.
func say(w http.ResponseWriter, text string) {
	w.Header().Set("Content-Type", "application/json")
	_ = json.NewEncoder(w).Encode(map[string]any{
		"id": "x", "object": "chat.completion", "model": "m",
		"choices": []any{map[string]any{"index": 0, "finish_reason": "stop", "message": map[string]any{"role": "assistant", "content": text}}},
	})
}

// standIn answers with words of its own, so that a test sees that it was asked.
type standIn struct{}

func (standIn) Enhance(ctx context.Context, req enhance.Request) ([]enhance.Suggestion, error) {
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	var all []enhance.Suggestion
	for i := range max(req.Suggestions, 1) {
		if len(req.Prompt) > 1900 {
			return []enhance.Suggestion{enhance.Unchanged(req.Prompt)}, nil
		}
		all = append(all, enhance.Suggestion{Parts: []enhance.Part{{Text: req.Prompt}, {Text: ", stand-in " + strconv.Itoa(i), Added: true}}})
	}
	return all, nil
}

// judge finds the word "dragon" to be a new subject.
type judge struct{}

func (judge) SameSubjects(prompt, enhanced string) bool {
	return strings.Contains(prompt, "dragon") || !strings.Contains(enhanced, "dragon")
}

func enhancer(t *testing.T, d *double) *openai.Enhancer {
	t.Helper()
	e, err := openai.New(openai.Config{
		Client: openaiclient.Config{APIKey: "secret", BaseURL: d.URL + "/v1"}, Model: "m", Timeout: time.Minute, Pause: time.Millisecond,
		StandIn: standIn{}, Judge: judge{}, Log: slog.New(slog.NewTextHandler(io.Discard, nil)),
	})
	if err != nil {
		t.Fatal(err)
	}
	return e
}

func TestAChatModelKeepsTheContract(t *testing.T) {
	d := serve(t, func(w http.ResponseWriter, _ int, prompt string) {
		line := strings.Join(strings.Fields(prompt), " ")
		say(w, line+", soft light\n"+line+", flat design\n"+line+", watercolor")
	})
	enhancetest.Run(t, enhancer(t, d))
}

func TestTheModelIsAskedWithTheKeyAndThePromptApart(t *testing.T) {
	d := serve(t, func(w http.ResponseWriter, _ int, prompt string) { say(w, prompt+", soft light") })
	if _, err := enhancer(t, d).Enhance(t.Context(), enhance.Request{Prompt: "a fox", Suggestions: 1}); err != nil {
		t.Fatal(err)
	}
	if d.key != "Bearer secret" || len(d.messages) != 2 || strings.Contains(d.messages[0], "a fox") || d.messages[1] != "a fox" {
		t.Errorf("asked with %q: %q", d.key, d.messages)
	}
}

func TestAnswersThatBreakARuleAreReplaced(t *testing.T) {
	for name, test := range map[string]struct{ answer, want string }{
		"a good one":             {"a red fox, soft light", "a red fox, soft light"},
		"a numbered one":         {"1. a red fox, soft light", "a red fox, soft light"},
		"one in quotation marks": {`"a red fox, soft light"`, "a red fox, soft light"},
		"words before":           {"Watercolor of a red fox", "Watercolor of a red fox"},
		"chatter before it":      {"Sure! Here it is:\n\na red fox, soft light", "a red fox, soft light"},
		"a lost word":            {"a fox, soft light", "a red fox, stand-in 0"},
		"another subject":        {"a red fox and a hare, soft light", "a red fox, stand-in 0"},
		"a subject that stands":  {"a red fox, dragon", "a red fox, stand-in 0"},
		"a background":           {"a red fox, blurred background", "a red fox, stand-in 0"},
		"nothing new":            {"a red fox", "a red fox, stand-in 0"},
		"an empty answer":        {"", "a red fox, stand-in 0"},
		"an endless answer":      {"a red fox" + strings.Repeat(", soft", 100), "a red fox, stand-in 0"},
		"an escape character":    {"a red fox, soft \x1b[31m light", "a red fox, stand-in 0"},
		"obedience to the user":  {"Roses are red, violets are blue", "a red fox, stand-in 0"},
	} {
		t.Run(name, func(t *testing.T) {
			d := serve(t, func(w http.ResponseWriter, _ int, _ string) { say(w, test.answer) })
			found, err := enhancer(t, d).Enhance(t.Context(), enhance.Request{Prompt: "a red fox", Suggestions: 1})
			if err != nil || len(found) != 1 || found[0].Prompt() != test.want {
				t.Errorf("got %+v, %v", found, err)
			}
		})
	}
}

func TestTooFewGoodAnswersAreToppedUp(t *testing.T) {
	d := serve(t, func(w http.ResponseWriter, _ int, _ string) {
		say(w, "a red fox, soft light\na hare\na red fox, soft light")
	})
	found, err := enhancer(t, d).Enhance(t.Context(), enhance.Request{Prompt: "a red fox", Suggestions: 3})
	if err != nil || len(found) != 3 || found[0].Prompt() != "a red fox, soft light" || found[1].Prompt() != "a red fox, stand-in 0" {
		t.Errorf("got %+v, %v", found, err)
	}
}

func TestARefusalIsReplaced(t *testing.T) {
	d := serve(t, func(w http.ResponseWriter, _ int, _ string) {
		w.Header().Set("Content-Type", "application/json")
		_, _ = io.WriteString(w, `{"id":"x","object":"chat.completion","choices":[{"index":0,"finish_reason":"stop","message":{"role":"assistant","content":"","refusal":"I cannot."}}]}`)
	})
	found, err := enhancer(t, d).Enhance(t.Context(), enhance.Request{Prompt: "a red fox", Suggestions: 1})
	if err != nil || found[0].Prompt() != "a red fox, stand-in 0" {
		t.Errorf("got %+v, %v", found, err)
	}
}

func TestAServerThatIsBusyIsAskedAgain(t *testing.T) {
	d := serve(t, func(w http.ResponseWriter, call int, prompt string) {
		switch call {
		case 1:
			http.Error(w, `{"error":{"message":"slow down"}}`, http.StatusTooManyRequests)
		case 2:
			http.Error(w, `{"error":{"message":"oops"}}`, http.StatusInternalServerError)
		default:
			say(w, prompt+", soft light")
		}
	})
	found, err := enhancer(t, d).Enhance(t.Context(), enhance.Request{Prompt: "a red fox", Suggestions: 1})
	if err != nil || found[0].Prompt() != "a red fox, soft light" || d.calls != 3 {
		t.Errorf("after %d calls: %+v, %v", d.calls, found, err)
	}
}

func TestWhatCannotBeReachedIsAnError(t *testing.T) {
	for name, test := range map[string]struct {
		answer func(w http.ResponseWriter, call int, prompt string)
		calls  int
	}{
		"a wrong key": {func(w http.ResponseWriter, _ int, _ string) {
			http.Error(w, `{"error":{"message":"sk-secret is wrong"}}`, http.StatusUnauthorized)
		}, 1},
		"a server that is always busy": {func(w http.ResponseWriter, _ int, _ string) { w.WriteHeader(http.StatusTooManyRequests) }, 3},
		"garbage":                      {func(w http.ResponseWriter, _ int, _ string) { _, _ = io.WriteString(w, "<html>") }, 1},
	} {
		t.Run(name, func(t *testing.T) {
			d := serve(t, test.answer)
			found, err := enhancer(t, d).Enhance(t.Context(), enhance.Request{Prompt: "a red fox", Suggestions: 1})
			if err == nil || strings.Contains(err.Error(), "secret") || d.calls != test.calls {
				t.Errorf("after %d calls: %+v, %v", d.calls, found, err)
			}
		})
	}
}

func TestASlowModelIsNotWaitedForForEver(t *testing.T) {
	done := make(chan struct{})
	d := serve(t, func(http.ResponseWriter, int, string) { <-done })
	defer close(done)
	e := enhancer(t, d)
	e.Timeout = 50 * time.Millisecond
	if _, err := e.Enhance(t.Context(), enhance.Request{Prompt: "a red fox", Suggestions: 1}); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("got %v", err)
	}
}

func TestAnIncompleteConfigurationIsRefused(t *testing.T) {
	if _, err := openai.New(openai.Config{Client: openaiclient.Config{APIKey: "x"}}); err == nil {
		t.Error("an enhancer without a model was made")
	}
}

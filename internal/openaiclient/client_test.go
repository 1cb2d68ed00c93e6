package openaiclient_test

import (
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"pellucid/internal/openaiclient"
)

// ask calls a server that answers in one way, and returns what the client makes of it.
func ask(t *testing.T, key string, answer http.HandlerFunc) error {
	t.Helper()
	server := httptest.NewServer(answer)
	t.Cleanup(server.Close)
	client, err := openaiclient.New(openaiclient.Config{APIKey: key, BaseURL: server.URL}, openaiclient.Limits{Answer: 1 << 20})
	if err != nil {
		t.Fatal(err)
	}
	_, err = client.Models(context.Background())
	return err
}

func TestErrorsOfEveryShapeKeepTheirStatusAndWhatTheySay(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct{ body, message, code string }{
		"OpenAI":        {`{"error":{"message":"no","type":"t","param":null,"code":"moderation_blocked"}}`, "no", "moderation_blocked"},
		"a string":      {`{"error":"bad size"}`, "bad size", ""},
		"a number":      {`{"error":{"message":"no model","code":500}}`, "no model", "500"},
		"a message":     {`{"message":"slow down"}`, "slow down", ""},
		"a detail":      {`{"detail":"not found"}`, "not found", ""},
		"a page":        {`<html>502</html>`, "", ""},
		"nothing":       {``, "", ""},
		"no object":     {`[1]`, "", ""},
		"a null error":  {`{"error":null}`, "", ""},
		"list as error": {`{"error":["a"]}`, "", ""},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			err := ask(t, "k", func(w http.ResponseWriter, _ *http.Request) {
				w.WriteHeader(http.StatusBadRequest)
				_, _ = w.Write([]byte(test.body))
			})
			var told *openaiclient.Error
			if !errors.As(err, &told) || told.Status != http.StatusBadRequest || told.Message != test.message || told.Code != test.code {
				t.Errorf("got %#v", err)
			}
		})
	}
}

func TestServersWithoutKeysAreAskedWithoutOne(t *testing.T) {
	t.Setenv("OPENAI_API_KEY", "sk-of-the-environment")
	for _, key := range []string{"", "sk-1"} {
		want := strings.TrimSuffix("Bearer "+key, "Bearer ")
		err := ask(t, key, func(w http.ResponseWriter, r *http.Request) {
			if got := r.Header.Get("Authorization"); got != want || r.URL.Path != "/v1/models" {
				t.Errorf("key %q: %s with %q", key, r.URL.Path, got)
			}
			w.Header().Set("Content-Type", "application/json")
			_, _ = w.Write([]byte(`{"data":[{"id":"m"}]}`))
		})
		if err != nil {
			t.Errorf("key %q: %v", key, err)
		}
	}
}

func TestTheEnvironmentDoesNotSendRequestsElsewhere(t *testing.T) {
	t.Setenv("OPENAI_BASE_URL", "http://127.0.0.1:1/elsewhere")
	if got := (openaiclient.Config{}).Address(); got != "https://api.openai.com/v1" {
		t.Errorf("got %s", got)
	}
}

func TestAddressesAreReadAsPeopleWriteThem(t *testing.T) {
	t.Parallel()
	for given, want := range map[string]string{
		"": "https://api.openai.com/v1", "http://box:8080": "http://box:8080/v1", "http://box:8080/": "http://box:8080/v1",
		"http://box:8080/v1/": "http://box:8080/v1", "https://x.test/openai/v2": "https://x.test/openai/v2",
	} {
		if got := (openaiclient.Config{BaseURL: given}).Address(); got != want {
			t.Errorf("%q became %q, want %q", given, got, want)
		}
	}
	for _, wrong := range []string{"box:8080", "ftp://box", "://", "http://"} {
		if _, err := openaiclient.New(openaiclient.Config{BaseURL: wrong}, openaiclient.Limits{}); err == nil {
			t.Errorf("%q was accepted", wrong)
		}
	}
	for given, want := range map[string]bool{"": true, "https://api.openai.com/v1": true, "https://eu.api.openai.com/v1": true, "http://localhost:8080": false, "https://api.openai.com.evil.test": false} {
		if got := (openaiclient.Config{BaseURL: given}).Official(); got != want {
			t.Errorf("%q: official %v", given, got)
		}
	}
}

func TestAnAnswerLongerThanAllowedIsAnError(t *testing.T) {
	t.Parallel()
	err := ask(t, "k", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		_, _ = w.Write([]byte(`{"data":[{"id":"` + strings.Repeat("x", 2<<20) + `"}]}`))
	})
	if err == nil {
		t.Error("it was taken")
	}
}

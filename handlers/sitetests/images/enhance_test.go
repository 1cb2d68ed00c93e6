package images

import (
	"context"
	"errors"
	"net/http"
	"strings"
	"testing"

	"pellucid/handlers/create"
	"pellucid/internal/enhance"
	"pellucid/internal/testkit/sitetest"
)

const enhancePath = "/api/v1/images/enhance-prompt"

func TestAPromptIsEnhancedForNoCredit(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user, mira := site.NewUser(t, "mira")
	got := sitetest.Decoded[create.Enhanced](t, mira.PostJSON(enhancePath, `{"prompt": " a red fox "}`).Want(http.StatusOK))
	whole := ""
	for _, part := range got.Parts {
		whole += part.Text
	}
	if !strings.HasPrefix(got.EnhancedPrompt, "a red fox, ") || whole != got.EnhancedPrompt || got.Parts[0].Added || !got.Parts[1].Added {
		t.Errorf("got %+v", got)
	}
	if len(got.Suggestions) != 0 {
		t.Errorf("the Free plan gets %d suggestions", len(got.Suggestions))
	}
	untouched(t, site, user, 10)
}

func TestAdvancedPromptAssistanceOffersThreeWordings(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user, mira := site.NewUser(t, "mira")
	site.Store.Subscribe(t, user, 3)
	got := sitetest.Decoded[create.Enhanced](t, mira.PostJSON(enhancePath, `{"prompt": "a red fox", "seed": 4}`).Want(http.StatusOK))
	if len(got.Suggestions) != 3 || got.Suggestions[0].Prompt != got.EnhancedPrompt || got.Suggestions[1].Prompt == got.EnhancedPrompt {
		t.Errorf("got %+v", got)
	}
	again := sitetest.Decoded[create.Enhanced](t, mira.PostJSON(enhancePath, `{"prompt": "a red fox", "seed": 4}`).Want(http.StatusOK))
	if again.EnhancedPrompt != got.EnhancedPrompt {
		t.Errorf("the same seed gave %q and %q", got.EnhancedPrompt, again.EnhancedPrompt)
	}
}

func TestPromptsThatCannotBeEnhancedAreRefused(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, RateLimits: true})
	_, mira := site.NewUser(t, "mira")
	for body, want := range map[string]string{
		`{"prompt": ""}`:        "Please enter a prompt before enhancing.",
		`{"prompt": " \n"}`:     "Please enter a prompt before enhancing.",
		`{"prompt": "a\u0000"}`: "control characters",
		`{"prompt": "` + strings.Repeat("x", 2001) + `"}`: "2001 characters",
	} {
		if answer := mira.PostJSON(enhancePath, body).Want(http.StatusUnprocessableEntity); !strings.Contains(string(answer.Body), want) {
			t.Errorf("%.40s: %s", body, answer.Body)
		}
	}
	site.Visitor(t).PostJSON(enhancePath, `{"prompt": "a fox"}`).Want(http.StatusUnauthorized)
	for range 30 {
		mira.PostJSON(enhancePath, `{"prompt": "a fox"}`).Want(http.StatusOK)
	}
	mira.PostJSON(enhancePath, `{"prompt": "a fox"}`).Want(http.StatusTooManyRequests)
}

func TestWhenNothingCanBeEnhancedTheUserIsToldToTryAgain(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, Enhancer: sitetest.Enhance(func(context.Context, enhance.Request) ([]enhance.Suggestion, error) {
		return nil, errors.New("the model is down: secret detail")
	})})
	_, mira := site.NewUser(t, "mira")
	answer := mira.PostJSON(enhancePath, `{"prompt": "a fox"}`).Want(http.StatusServiceUnavailable)
	if text := string(answer.Body); !strings.Contains(text, "Failed to enhance prompt. Please try again.") || strings.Contains(text, "secret") {
		t.Errorf("it says %s", text)
	}
}

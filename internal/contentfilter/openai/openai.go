// Package openai asks OpenAI's moderation model about prompts. What the model does not clearly allow is refused.
package openai

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"time"

	"pellucid/internal/contentfilter"
	"pellucid/internal/domain"
	"pellucid/internal/openaiclient"
)

// Config is what the client works with.
type Config struct {
	Client  openaiclient.Config
	Timeout time.Duration // of one attempt; zero: 4 s
	Pause   time.Duration // longest pause before the second attempt; zero: 1 s
	Log     *slog.Logger
}

// Filter asks the moderation model.
type Filter struct {
	config Config
	client *openaiclient.Client
}

var _ contentfilter.Filter = (*Filter)(nil)

const (
	model     = "omni-moderation-latest"
	retries   = 1
	bodyLimit = 256 << 10 // bytes of an answer
)

// New returns a Filter.
func New(c Config) (*Filter, error) {
	if c.Client.APIKey == "" || c.Log == nil {
		return nil, errors.New("moderation with openai: an API key or a log is missing")
	}
	if c.Timeout == 0 {
		c.Timeout = 4 * time.Second
	}
	if c.Pause == 0 {
		c.Pause = time.Second
	}
	client, err := openaiclient.New(c.Client, openaiclient.Limits{Retries: retries, Pause: c.Pause, Timeout: c.Timeout, Answer: bodyLimit})
	if err != nil {
		return nil, fmt.Errorf("moderation with openai: %w", err)
	}
	return &Filter{config: c, client: client}, nil
}

// reasons say why, by category; the gravest come first. Each ends the sentence "We can't draw this:".
var reasons = []struct {
	names   []string // of categories; the first stands in the log
	because string
}{
	{[]string{"sexual/minors"}, "we never make sexual images of children"},
	{[]string{"hate/threatening"}, "we don't make images of threats against people because of who they are"},
	{[]string{"hate"}, "we don't make images of hate against people because of who they are"},
	{[]string{"self-harm", "self-harm/intent", "self-harm/instructions"}, "we don't make images of self-harm"},
	{[]string{"sexual"}, "we don't make sexual images"},
	{[]string{"violence/graphic"}, "we don't show cruelty or gore"},
	{[]string{"harassment/threatening"}, "we don't draw threats"},
	{[]string{"harassment"}, "we don't draw insults"},
	{[]string{"violence"}, "we don't show violence against people"},
	{[]string{"illicit", "illicit/violent"}, "we don't draw instructions for crimes"},
}

// Screen asks the model about a prompt. It judges prompts only, as the payment provider's check does; a negative prompt
// isn't sent, because the model would take it for what is wanted.
func (s *Filter) Screen(ctx context.Context, _ int64, w domain.Wording) error {
	if w.Field != "prompt" {
		return nil
	}
	answer, err := s.client.Moderate(ctx, model, w.Text)
	if err != nil {
		return unavailable(describe(err))
	}
	if len(answer.Results) == 0 {
		return unavailable(errors.New("the moderation model's answer has no result"))
	}
	for _, result := range answer.Results {
		switch {
		case result.Flagged == nil:
			return unavailable(errors.New("the moderation model's answer has a result without a verdict"))
		case *result.Flagged:
			return s.refuse(ctx, answer.ID, result.Categories)
		}
	}
	return nil
}

func (s *Filter) refuse(ctx context.Context, id string, flagged map[string]any) error {
	name, because := "other", "it's against our content rules"
	for _, r := range reasons {
		if slices.ContainsFunc(r.names, func(category string) bool { return flagged[category] == true }) {
			name, because = r.names[0], r.because
			break
		}
	}
	s.config.Log.InfoContext(ctx, "the moderation model refused a prompt", "category", name, "moderation", id)
	return domain.FieldErrorf("prompt", "We can't draw this: %s. Nothing was charged. Describe something else instead.", because)
}

// unavailable is the answer when nobody can tell: nothing is drawn, and it is said at the prompt.
func unavailable(cause error) error {
	told := &domain.Error{Code: domain.Unavailable, Field: "prompt", Message: "We can't check this prompt right now. Please try again in a minute."}
	return told.Because(cause)
}

// describe says what went wrong without what a server may echo of the request.
func describe(err error) error {
	var refused *openaiclient.Error
	switch {
	case errors.As(err, &refused):
		return fmt.Errorf("the moderation model answered with status %d", refused.Status)
	case errors.Is(err, context.DeadlineExceeded):
		return fmt.Errorf("the moderation model took too long: %w", context.DeadlineExceeded)
	case errors.Is(err, context.Canceled):
		return err
	}
	return errors.New("the moderation model can't be reached or understood")
}

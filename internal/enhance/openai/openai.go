// Package openai asks a chat model for better wordings, through any server that speaks OpenAI's API. What the model answers
// is held against the user's prompt; what breaks a rule is thrown away, and another enhancer stands in.
package openai

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"time"

	"pellucid/internal/enhance"
	"pellucid/internal/openaiclient"
)

// Judge reports whether an enhanced prompt shows nothing that the prompt does not.
type Judge interface {
	SameSubjects(prompt, enhanced string) bool
}

// Config is what the enhancer works with.
type Config struct {
	Client   openaiclient.Config
	Model    string
	Timeout  time.Duration    // of a whole call, tries again included; zero: 12 s
	Pause    time.Duration    // longest pause before trying again; zero: 2 s
	StandIn  enhance.Enhancer // for answers that break a rule
	Judge    Judge
	Log      *slog.Logger
	Attempts int // most tries; zero: 3
}

// Validate says what is missing.
func (c Config) Validate() error {
	switch {
	case c.Model == "":
		return errors.New("a chat model is missing")
	case c.Client.APIKey == "" && c.Client.Official():
		return errors.New("an API key or a base URL is missing")
	case c.StandIn == nil || c.Judge == nil || c.Log == nil:
		return errors.New("a stand-in, a judge or a log is missing")
	}
	return nil
}

// Enhancer asks a chat model.
type Enhancer struct {
	Config
	client *openaiclient.Client
}

var _ enhance.Enhancer = (*Enhancer)(nil)

// answerMost bounds an answer in bytes.
const answerMost = 256 << 10

// New returns an Enhancer.
func New(c Config) (*Enhancer, error) {
	if err := c.Validate(); err != nil {
		return nil, fmt.Errorf("enhance with openai: %w", err)
	}
	if c.Timeout == 0 {
		c.Timeout = 12 * time.Second
	}
	if c.Pause == 0 {
		c.Pause = 2 * time.Second
	}
	if c.Attempts == 0 {
		c.Attempts = 3
	}
	client, err := openaiclient.New(c.Client, openaiclient.Limits{Retries: c.Attempts - 1, Pause: c.Pause, Answer: answerMost})
	if err != nil {
		return nil, fmt.Errorf("enhance with openai: %w", err)
	}
	return &Enhancer{Config: c, client: client}, nil
}

// Enhance asks the model once. Wordings that keep the rules are returned, topped up by the stand-in when there are too few.
// It is an error when the model cannot be reached.
func (e *Enhancer) Enhance(ctx context.Context, req enhance.Request) ([]enhance.Suggestion, error) {
	asked, cancel := context.WithTimeout(ctx, e.Timeout)
	defer cancel()
	said, ok, err := e.client.Complete(asked, openaiclient.Completion{
		Model: e.Model, Seed: req.Seed, Tokens: 4000,
		Messages: []openaiclient.Message{{Role: "system", Content: instructions(req)}, {Role: "user", Content: req.Prompt}},
	})
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	if err != nil {
		return nil, describe(err)
	}
	var found []enhance.Suggestion
	if ok {
		found = e.accepted(req, said)
	} else {
		e.Log.Warn("the chat model gave no wording")
	}
	if len(found) < max(req.Suggestions, 1) {
		return e.topUp(ctx, req, found)
	}
	return found, nil
}

// describe says what went wrong without what a server may echo of the request.
func describe(err error) error {
	var refused *openaiclient.Error
	switch {
	case errors.As(err, &refused):
		return fmt.Errorf("the chat model answered with status %d", refused.Status)
	case errors.Is(err, context.DeadlineExceeded):
		return fmt.Errorf("the chat model took too long: %w", context.DeadlineExceeded)
	}
	return fmt.Errorf("the chat model cannot be reached or understood: %w", err)
}

// accepted returns the wordings of an answer that keep the rules, each once.
func (e *Enhancer) accepted(req enhance.Request, said string) []enhance.Suggestion {
	var out []enhance.Suggestion
	seen := map[string]bool{}
	for line := range strings.Lines(said) {
		s, broken := e.check(req.Prompt, plain(line, req.Prompt))
		if broken != "" {
			e.Log.Warn("a wording of the chat model was not used", "reason", broken)
			continue
		}
		if !seen[s.Prompt()] && len(out) < max(req.Suggestions, 1) {
			seen[s.Prompt()] = true
			out = append(out, s)
		}
	}
	return out
}

// topUp adds the stand-in's wordings until there are enough.
func (e *Enhancer) topUp(ctx context.Context, req enhance.Request, found []enhance.Suggestion) ([]enhance.Suggestion, error) {
	more, err := e.StandIn.Enhance(ctx, req)
	if err != nil {
		return nil, err
	}
	return append(found, more[:min(len(more), max(req.Suggestions, 1)-len(found))]...), nil
}

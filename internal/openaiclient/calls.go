package openaiclient

import (
	"context"
	"net/http"
)

// Completion is what a chat model is asked.
type Completion struct {
	Model    string    `json:"model"`
	Messages []Message `json:"messages"`
	Seed     int64     `json:"seed"`
	Tokens   int       `json:"max_completion_tokens"`
}

// Message is one of a chat.
type Message struct {
	Role    string `json:"role"` // "system" or "user"
	Content string `json:"content"`
}

// Complete returns what a chat model says. ok is false where it refuses, or says nothing at all.
func (c *Client) Complete(ctx context.Context, asked Completion) (said string, ok bool, err error) {
	var answer struct {
		Choices []struct {
			Message struct{ Content, Refusal string }
		}
	}
	one, err := post("/chat/completions", asked)
	if err == nil {
		err = c.do(ctx, one, into(&answer))
	}
	if err != nil || len(answer.Choices) == 0 || answer.Choices[0].Message.Refusal != "" {
		return "", false, err
	}
	return answer.Choices[0].Message.Content, true, nil
}

// Verdict is what a moderation model finds in a text.
type Verdict struct {
	ID      string
	Results []struct {
		Flagged    *bool          // nil: the server does not say
		Categories map[string]any // true, by the names of what it found
	}
}

// Moderate asks a moderation model about a text.
func (c *Client) Moderate(ctx context.Context, model, text string) (Verdict, error) {
	var answer Verdict
	one, err := post("/moderations", map[string]string{"model": model, "input": text})
	if err == nil {
		err = c.do(ctx, one, into(&answer))
	}
	return answer, err
}

// Models returns the names of the models that the server has.
func (c *Client) Models(ctx context.Context) ([]string, error) {
	var answer struct{ Data []struct{ ID string } }
	if err := c.do(ctx, call{method: http.MethodGet, path: "/models"}, into(&answer)); err != nil {
		return nil, err
	}
	var names []string
	for _, model := range answer.Data {
		names = append(names, model.ID)
	}
	return names, nil
}

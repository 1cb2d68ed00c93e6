package creem

import (
	"context"
	"fmt"
	"net/http"
	"time"

	"pellucid/internal/domain"
)

// moderationTimeout is how long Creem gets to look at a prompt.
const moderationTimeout = 5 * time.Second

// Screen asks Creem whether a picture may be made from a prompt, as Creem demands of everybody who sells pictures through
// it. What Creem does not clearly allow is not drawn: also when it does not answer. It judges prompts and nothing else; what
// a prompt asks to leave out is not told to it, because it would take it for what is wanted.
func (c *Client) Screen(ctx context.Context, userID int64, w domain.Wording) error {
	if w.Field != "prompt" {
		return nil
	}
	ctx, cancel := context.WithTimeout(ctx, moderationTimeout)
	defer cancel()
	var result struct {
		ID       text `json:"id"`
		Decision text `json:"decision"`
	}
	err := c.do(ctx, call{
		method: http.MethodPost, path: "/v1/moderation/prompt",
		body: map[string]string{"prompt": w.Text, "external_id": fmt.Sprintf("usr_%d:%s", userID, domain.NewID())},
	}, &result)
	if err != nil {
		return unchecked(err)
	}
	switch result.Decision {
	case "allow":
		return nil
	case "flag", "deny":
		c.config.Log.InfoContext(ctx, "a prompt was refused", "decision", string(result.Decision), "moderation", string(result.ID))
		return domain.FieldErrorf("prompt", "We can't draw this: our payment provider's safety check refused the prompt. Nothing was charged. Describe something else instead.")
	}
	return unchecked(fmt.Errorf("creem's decision is %q", result.Decision))
}

// unchecked is the answer when nobody can tell: nothing is drawn, and it is said at the prompt.
func unchecked(cause error) error {
	told := &domain.Error{Code: domain.Unavailable, Field: "prompt", Message: "We can't check this prompt right now, so nothing was charged. Please try again in a minute."}
	return told.Because(cause)
}

package openai

import (
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"

	"pellucid/internal/engine"
	"pellucid/internal/openaiclient"
)

// CannotDrawCode is the error code with which a Pellucid says to programs that it has no art for the subject.
const CannotDrawCode = "cannot_draw"

// The error codes that decide more than the status does.
var (
	refusals = []string{"moderation_blocked", "content_policy_violation", "content_filter"}
	accounts = []string{"insufficient_quota", "billing_hard_limit_reached", "billing_not_active", "invalid_api_key", "account_deactivated", "model_not_found"}
)

// refusesTransparency reports whether a model has no transparent background, or has it no more.
func refusesTransparency(err error) bool {
	var told *openaiclient.Error
	if !errors.As(err, &told) || told.Status != http.StatusBadRequest {
		return false
	}
	text := strings.ToLower(told.Message)
	return strings.Contains(text, "transparent") && strings.Contains(text, "support") || told.Param == "background"
}

// classify says what the caller does about an error. What the server wrote is left out: it may hold the prompt, or a part of
// the key.
func (e *Engine) classify(err error, whole bool) error {
	var ours *engine.Error
	var told *openaiclient.Error
	switch {
	case errors.As(err, &ours):
		return err
	case errors.As(err, &told):
		return e.refusal(told)
	case !whole:
		return &engine.Error{Class: engine.Transient, Sentence: "The server at " + e.config.Client.Address() + " can't be reached: check the address, and that it runs.", Err: err}
	}
	return &engine.Error{Class: engine.TimeoutUnknown, Sentence: "The server took the request, and no whole answer came back: the picture may have been made and charged.", Err: err}
}

// refusal maps an error that the server told.
func (e *Engine) refusal(told *openaiclient.Error) error {
	if told.Code == CannotDrawCode && e.model.own {
		return &engine.CannotDraw{Sentence: told.Message}
	}
	out := &engine.Error{Err: told}
	status := told.Status
	switch {
	case slices.Contains(refusals, told.Code) || strings.Contains(told.Message, "safety system"):
		out.Class, out.Sentence = engine.Rejected, "The server refuses the content."
	case slices.Contains(accounts, told.Code) || status == http.StatusPaymentRequired || status == http.StatusUnauthorized || status == http.StatusForbidden:
		out.Class, out.Sentence = engine.AuthOrQuota, e.advice(told)
	case status == http.StatusTooManyRequests:
		out.Class, out.RetryAfter, out.Sentence = engine.RateLimited, told.RetryAfter, "The server is asked too often."
	case status == http.StatusGatewayTimeout || status == 524: // a proxy gave up waiting, and the server behind it may go on
		out.Class, out.Sentence = engine.TimeoutUnknown, "A proxy gave up waiting for the server: the picture may have been made and charged. Raise its time limit to 300 s."
	case status >= http.StatusInternalServerError || status == http.StatusConflict || status == http.StatusRequestTimeout:
		out.Class, out.Sentence = engine.Transient, "The server has a problem."
	case status == http.StatusNotFound:
		out.Class, out.Sentence = engine.AuthOrQuota, e.advice(told)
	default:
		out.Class, out.Sentence = engine.BadRequest, "The server does not take the request."
	}
	return out
}

// advice says to the operator what to do about key, account or address.
func (e *Engine) advice(told *openaiclient.Error) string {
	switch {
	case told.Code == "insufficient_quota" || strings.HasPrefix(told.Code, "billing") || told.Status == http.StatusPaymentRequired:
		return "The account has no money left: add some at the vendor, or raise its spending limit."
	case told.Code == "model_not_found":
		return fmt.Sprintf("The server has no model %q for this key: set PELLUCID_OPENAI_MODEL to one that it lists.", e.config.Model)
	case told.Status == http.StatusNotFound:
		return "There is no images API at " + e.config.Client.Address() + ": check PELLUCID_OPENAI_BASE_URL."
	case told.Status == http.StatusForbidden:
		return "The key may not use this model: verify the organization at the vendor, or set PELLUCID_OPENAI_MODEL to another."
	}
	return "The server does not accept the key: check PELLUCID_OPENAI_API_KEY."
}

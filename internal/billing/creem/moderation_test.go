package creem_test

import (
	"encoding/json"
	"strings"
	"testing"

	"pellucid/internal/billing/billingtest"
	"pellucid/internal/domain"
)

func TestCreemDecidesAboutAPrompt(t *testing.T) {
	for decision, code := range map[string]domain.Code{"allow": "", "flag": domain.Invalid, "deny": domain.Invalid, "": domain.Unavailable, "perhaps": domain.Unavailable} {
		d := newFakeAPI(t, billingtest.Answer{Body: `{"id":"mod_1","object":"moderation_result","decision":"` + decision + `"}`})
		err := d.Screen(t.Context(), 42, domain.Wording{Field: "prompt", Text: "a watercolor fox", Unwanted: "blood"})
		if code == "" {
			if err != nil {
				t.Errorf("%q: %v", decision, err)
			}
		} else if told := d.wantError(t, err, code); code == domain.Invalid && told.Field != "prompt" {
			t.Errorf("the refusal belongs to the field %q", told.Field)
		}
		sent := d.double.Requests()
		if len(sent) != 1 || sent[0].URL != "/v1/moderation/prompt" {
			t.Fatalf("sent %+v", sent)
		}
		var body map[string]string
		if err := json.Unmarshal([]byte(sent[0].Body), &body); err != nil || body["prompt"] != "a watercolor fox" || !strings.HasPrefix(body["external_id"], "usr_42:") {
			t.Errorf("the body is %v, %v", body, err)
		}
	}
}

func TestWithoutAnAnswerNothingIsDrawn(t *testing.T) {
	for name, bad := range map[string]billingtest.Answer{
		"an error of theirs": {Status: 500}, "no answer for long": {Hangs: true}, "a page": {Body: "<html>", HTML: true},
		"a refused key": {Status: 403, Body: `{"message":"forbidden"}`}, "half an answer": {Body: `{"decision":"al`},
	} {
		t.Run(name, func(t *testing.T) {
			d := newFakeAPI(t, bad)
			d.wantError(t, d.Screen(t.Context(), 42, domain.Wording{Field: "prompt", Text: "a secret prompt"}), domain.Unavailable)
			if strings.Contains(d.log.String(), "secret prompt") {
				t.Error("the prompt is in the log")
			}
		})
	}
}

func TestCreemJudgesPromptsAlone(t *testing.T) {
	d := newFakeAPI(t, billingtest.Answer{Status: 500})
	if err := d.Screen(t.Context(), 42, domain.Wording{Field: "tags", Text: "a tag of a picture"}); err != nil {
		t.Errorf("a tag is refused: %v", err)
	}
	if sent := d.double.Requests(); len(sent) != 0 {
		t.Errorf("sent %+v", sent)
	}
}

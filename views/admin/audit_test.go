package admin_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pellucid/internal/domain/auditlog"
	"pellucid/internal/domain/moderation"
	adminviews "pellucid/views/admin"
)

func TestAnEntryTellsWhatItChangedAndItsReasonOnce(t *testing.T) {
	t.Parallel()
	entry := auditlog.Entry{
		Reason: "spam", Before: json.RawMessage(`{"is_active":true,"plan":"Free"}`), After: json.RawMessage(`{"is_active":false,"inactive_reason":"spam","plan":"Free"}`),
	}
	want := []adminviews.AuditChange{{Name: "is active", Before: "yes", After: "no"}}
	if diff := cmp.Diff(want, adminviews.AuditChanges(entry)); diff != "" {
		t.Error(diff)
	}
	entry = auditlog.Entry{Before: json.RawMessage(`{"bio":"hello"}`), After: json.RawMessage(`{"bio":""}`)}
	if diff := cmp.Diff([]adminviews.AuditChange{{Name: "bio", Before: "hello"}}, adminviews.AuditChanges(entry)); diff != "" {
		t.Error(diff)
	}
}

func TestEveryActionOfTheLogIsToldInASentence(t *testing.T) {
	t.Parallel()
	actions := slices.Clone(auditlog.Actions)
	files, err := filepath.Glob("../../store/*/*.go")
	if err != nil || len(files) == 0 {
		t.Fatal(err)
	}
	written := regexp.MustCompile(`Action:\s*"([^"]+)"`)
	for _, file := range files {
		source, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, match := range written.FindAllStringSubmatch(string(source), -1) {
			if !strings.HasSuffix(match[1], ".") && !strings.HasSuffix(file, "_test.go") { // image. and a verdict: they are constants too
				actions = append(actions, match[1])
			}
		}
	}
	for _, verdict := range []moderation.Judgement{moderation.Keep, moderation.Hide, moderation.DeleteForGood, moderation.SuspendTheOwner} {
		actions = append(actions, "image."+string(verdict))
	}
	for _, action := range actions {
		said := ""
		for _, part := range adminviews.AuditSentence(auditlog.Entry{Action: action}, nil) {
			said += part.Text
		}
		if strings.Contains(said, "did “"+action+"”") {
			t.Errorf("nobody has written a sentence for %q", action)
		}
	}
}

func TestSentencesOfTheLogNameWhatTheyAreAbout(t *testing.T) {
	t.Parallel()
	names := adminviews.AuditNames{"user:1": "mira", "user:7": "omar", "tier:3": "Pro", "image:abc": "a red fox", "receipt:4": "omar"}
	for _, c := range []struct {
		action, subject, id, before, after, want string
	}{
		{auditlog.Credits, "user", "7", `{"plan_credits":3,"extra_credits":0}`, `{"plan_credits":3,"extra_credits":5}`, "mira gave omar 5 credits"},
		{auditlog.Credits, "user", "7", `{"plan_credits":3,"extra_credits":0}`, `{"plan_credits":2,"extra_credits":0}`, "mira took 1 credit from omar"},
		{auditlog.TierEdit, "tier", "3", `{"price_monthly_cents":900,"batch_size":4}`, `{"price_monthly_cents":1200,"batch_size":4}`, "mira raised the monthly price of Pro from $9.00 to $12.00"},
		{auditlog.TierEdit, "tier", "3", `{"price_monthly_cents":900,"price_yearly_cents":9000,"batch_size":4}`, `{"price_monthly_cents":800,"price_yearly_cents":9600,"batch_size":2}`, "mira lowered the monthly price of Pro from $9.00 to $8.00, raised its yearly price from $90.00 to $96.00, and changed its batch size"},
		{auditlog.TierEdit, "tier", "3", `{"batch_size":4,"name":"Pro"}`, `{"batch_size":2,"name":"Best"}`, "mira changed the batch size and name of Pro"},
		{auditlog.TierEdit, "tier", "3", `{"batch_size":4}`, `{"batch_size":4}`, "mira saved Pro without a change"},
		{auditlog.ImageHide, "image", "abc", `{}`, `{}`, "mira hid “a red fox”"},
		{auditlog.ImageHide, "image", "gone", `{}`, `{}`, "mira hid image gone"},
		{auditlog.ImageUndo, "image", "abc", `{"verdict":"suspend"}`, `{}`, "mira undid the decision to suspend the owner of “a red fox”"},
		{auditlog.Refund, "receipt", "4", `{"refunded_cents":0}`, `{"refunded_cents":2500}`, "mira refunded $25.00 to omar"},
		{auditlog.Trust, "user", "7", `{}`, `{"choice":"withdraw"}`, "mira withdrew trust from omar"},
		{auditlog.SiteAlerts, "site", "alerts", `{}`, `{"digest_hour":7,"urgent":true}`, "mira set the daily digest to 07:00 UTC and urgent emails on"},
		{"planet.turn", "planet", "3", `{}`, `{}`, "mira did “planet.turn” to planet:3"},
	} {
		entry := auditlog.Entry{ActorID: 1, Action: c.action, Subject: c.subject, SubjectID: c.id, Before: json.RawMessage(c.before), After: json.RawMessage(c.after)}
		var told strings.Builder
		for _, part := range adminviews.AuditSentence(entry, names) {
			told.WriteString(part.Text)
		}
		if told.String() != c.want {
			t.Errorf("%s: %q, want %q", c.action, told.String(), c.want)
		}
	}
}

package operations_test

import (
	"testing"
	"time"

	"pellucid/internal/domain/upkeep"
	"pellucid/internal/testkit"
)

func TestWhatWasKeptForLongEnoughIsForgotten(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	s.AddAdmin(t)
	kept := upkeep.DefaultRetention()
	now := s.Clock.Now().UnixMilli()
	s.AddImage(t, mira, "a fox")
	for name, test := range map[string]struct {
		length time.Duration
		insert string // its argument is when the row became old
		left   string // counts what is left of it
	}{
		"emails": {
			kept.Mail, `INSERT INTO mail_queue (kind, user_id, run_after, created_at, done_at, outcome) SELECT 'verify', 2, 1, 1, ?, 'sent'`,
			`SELECT count(*) FROM mail_queue`,
		},
		"reports": {
			kept.Reports, `INSERT INTO reports (image_row, reporter, reason, detail, created_at, decision, decided_by, decided_at)
			SELECT max(rowid), 'user:2', 'hate', 'My words.', 1, 'keep', 1, ? FROM images`,
			`SELECT count(*) FROM reports WHERE detail <> '' OR reporter = 'user:2'`,
		},
		"messages of the payment provider": {
			kept.Webhooks, `INSERT INTO payment_events (provider, event_id, type, payload, received_at, processed_at) SELECT 'creem', 'e', 't', CAST('{"name":"Mira"}' AS BLOB), 1, ?`,
			`SELECT count(*) FROM payment_events WHERE instr(CAST(payload AS TEXT), 'Mira')`,
		},
		"prompts that made nothing": {
			kept.FailedPrompts, `INSERT INTO generation_tasks (id, user_id, status, run_after, prompt, width, height, num_samples, guidance_scale, steps, seed, is_public,
			commercial, plan_name, terms_version, created_at, finished_at) SELECT 'failed', 2, 'failed', 0, 'a fox', 512, 512, 1, 7, 30, 1, 1, 0, 'Free', '1', 1, ?`,
			`SELECT count(*) FROM generation_tasks WHERE prompt <> ''`,
		},
		"buyers": {
			kept.BuyerDetails, `INSERT INTO receipt_buyers (document_id, user_id, name, address, tax_number, issued_at) SELECT max(id), 2, 'Mira', '', '', ? FROM receipt_documents`,
			`SELECT count(*) FROM receipt_buyers`,
		},
	} {
		if name == "buyers" {
			s.Exec(t, `INSERT INTO receipts (user_id, business_key, transaction_id, order_id, description, amount_cents, refunded_cents, currency, paid_at)
				VALUES (2, 'k', 't', 'o', 'Pro', 1, 0, 'USD', 1)`)
			s.Exec(t, `INSERT INTO receipt_documents (number, kind, receipt_id, user_id, description, amount_cents, currency, seller, paid_at, issued_at)
				VALUES ('R-1', 'receipt', 1, 2, 'Pro', 1, 'USD', '', 1, 1)`)
		}
		young := now - test.length.Milliseconds() + time.Hour.Milliseconds()
		s.Exec(t, test.insert, young)
		if err := s.Retain(t.Context(), kept); err != nil {
			t.Fatal(err)
		}
		if n := s.Int(t, test.left); n != 1 {
			t.Errorf("%s: %d are left an hour before their time", name, n)
		}
		shorter := kept
		shorter.Mail, shorter.Reports, shorter.Webhooks = kept.Mail-2*time.Hour, kept.Reports-2*time.Hour, kept.Webhooks-2*time.Hour
		shorter.FailedPrompts, shorter.BuyerDetails = kept.FailedPrompts-2*time.Hour, kept.BuyerDetails-2*time.Hour
		if err := s.Retain(t.Context(), shorter); err != nil {
			t.Fatal(err)
		}
		if n := s.Int(t, test.left); n != 0 {
			t.Errorf("%s: %d are left after their time", name, n)
		}
	}
	if n := s.Int(t, `SELECT count(*) FROM images WHERE prompt = 'a fox'`); n != 1 {
		t.Error("an image lost its prompt")
	}
}

func TestAnOpenReportAndARunningEmailAreKept(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	s.AddImage(t, mira, "a fox")
	s.Exec(t, `INSERT INTO reports (image_row, reporter, reason, detail, created_at) SELECT max(rowid), 'user:2', 'hate', 'My words.', 1 FROM images`)
	s.Exec(t, `INSERT INTO mail_queue (kind, user_id, run_after, created_at) VALUES ('verify', 2, 1, 1)`)
	s.Exec(t, `INSERT INTO payment_events (provider, event_id, type, payload, received_at) VALUES ('creem', 'e', 't', CAST('{"name":"Mira"}' AS BLOB), 1)`)
	if err := s.Retain(t.Context(), upkeep.Retention{}); err != nil {
		t.Fatal(err)
	}
	if n := s.Int(t, `SELECT (SELECT count(*) FROM reports WHERE detail <> '') + (SELECT count(*) FROM mail_queue) + (SELECT count(*) FROM payment_events WHERE length(payload) > 2)`); n != 3 {
		t.Errorf("%d of three open things are left", n)
	}
}

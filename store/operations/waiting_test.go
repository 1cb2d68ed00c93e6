package operations_test

import (
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/mailing"
	"pellucid/internal/domain/moderation"
	"pellucid/internal/domain/upkeep"
	"pellucid/internal/testkit"
)

func TestWhatWaitsIsCountedAndNothingElse(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	s.AddAdmin(t)
	user := s.AddUser(t, "mira")
	if w, err := s.Waiting(t.Context()); err != nil || len(w.Items()) != 0 {
		t.Fatalf("on a new site %v waits, %v", w.Items(), err)
	}
	_, img := s.AddReported(t, "a bilby")
	const task = `INSERT INTO generation_tasks (id, user_id, status, run_after, prompt, width, height, num_samples, guidance_scale, steps, seed, is_public, commercial, plan_name, terms_version, created_at, lease_until)
		VALUES (?, ?, ?, 0, 'a fox', 512, 512, 1, 7, 30, 1, 1, 0, 'Free', '1', ?, ?)`
	now := s.Clock.Now()
	ago := func(d time.Duration) int64 { return now.Add(-d).UnixMilli() }
	s.Exec(t, task, "waits long", user.ID, "queued", ago(11*time.Minute), nil)
	s.Exec(t, task, "just came", user.ID, "queued", ago(time.Minute), nil)
	s.Exec(t, task, "went silent", user.ID, "processing", ago(20*time.Minute), ago(6*time.Minute))
	s.Exec(t, task, "is at work", user.ID, "processing", ago(20*time.Minute), ago(-time.Minute))
	s.Exec(t, task, "is done", user.ID, "completed", ago(20*time.Minute), nil)
	s.Exec(t, `INSERT INTO payment_events (provider, event_id, type, payload, received_at, attempts) VALUES ('creem', 'evt_1', 'subscription.paid', x'', ?, 2), ('creem', 'evt_2', 'subscription.paid', x'', ?, 0)`, ago(time.Hour), ago(time.Hour))
	s.Exec(t, `INSERT INTO mail_queue (kind, user_id, run_after, created_at, done_at, outcome) VALUES ('verify', ?1, 1, 1, ?2, 'given up'), ('verify', ?1, 1, 1, ?3, 'given up'), ('verify', ?1, 1, 1, ?2, 'sent')`, user.ID, ago(time.Hour), ago(8*24*time.Hour))
	if err := s.AddBackupRun(t.Context(), upkeep.BackupRun{Kind: upkeep.BackupDrilled, Message: "a file is missing"}); err != nil {
		t.Fatal(err)
	}
	w, err := s.Waiting(t.Context())
	if err != nil || w.Reports != 1 || w.Stuck != 2 || w.Webhooks != 1 || w.Mails != 1 || w.Payments != 0 || !w.DrillFailed() {
		t.Errorf("%+v waits, %v", w, err)
	}
	d, err := s.WaitingDetails(t.Context(), 10)
	if err != nil || len(d.Tasks) != 2 || d.Tasks[0].ID != "went silent" || len(d.Webhooks) != 1 || d.Webhooks[0].EventID != "evt_1" {
		t.Errorf("the details are %+v, %v", d, err)
	}
	s.Judge(t, img, moderation.Keep)
	if w, _ := s.Waiting(t.Context()); w.Reports != 0 {
		t.Errorf("%d reports wait that were decided", w.Reports)
	}
}

func TestAnAlertIsMailedOnceForWhatHappenedAndOnceAnHour(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	s.AddAdmin(t)
	send := func(event time.Time) bool {
		t.Helper()
		sent, err := s.SendAlert(t.Context(), "drill", event, time.Hour, mailing.Email{Kind: mailing.AdminUrgent, UserID: domain.AdminID})
		if err != nil {
			t.Fatal(err)
		}
		return sent
	}
	first := s.Clock.Now()
	if !send(first) || send(first) {
		t.Error("the first alert is not mailed, or twice")
	}
	s.Clock.Advance(10 * time.Minute)
	again := s.Clock.Now()
	if send(again) {
		t.Error("a second one within the hour is mailed")
	}
	s.Clock.Advance(50 * time.Minute)
	if send(first) || !send(again) {
		t.Error("after an hour the old one is mailed again, or the new one is not")
	}
}

func TestTheAdministratorSearchesEverythingAndReadsNoPrivatePrompt(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	s.AddAdmin(t)
	user := s.AddUser(t, "xylograph")
	public := s.AddImage(t, user, "a violet quokka")
	private := s.AddImage(t, user, "a secret quokka")
	s.Exec(t, `UPDATE images SET is_public = 0 WHERE id = ?`, private.ID)
	if err := s.CreateToken(t.Context(), user.ID, "abcdefghijklmnopqrstuvwxyz0123456789", "deploy", time.Hour); err != nil {
		t.Fatal(err)
	}
	s.Exec(t, `INSERT INTO receipts (user_id, business_key, transaction_id, order_id, description, amount_cents, refunded_cents, currency, paid_at) VALUES (?, 'k', 'tran_77', 'ord_88', 'Pro, monthly', 2500, 0, 'USD', 1)`, user.ID)
	if err := s.Suspend(t.Context(), domain.AdminID, s.AddUser(t, "other").ID, "Sold forged tickets"); err != nil {
		t.Fatal(err)
	}
	for query, want := range map[string]struct{ group, title string }{
		"xylogr": {"Users", user.Username}, "#" + domain.IDText(user.ID): {"Users", user.Username}, "violet quok": {"Images", "a violet quokka"},
		"https://pellucid.example/image/" + public.ID: {"Images", "a violet quokka"}, private.ID: {"Images", "A private image"},
		"tran_77": {"Payments", "Pro, monthly"}, "ord_88": {"Payments", "Pro, monthly"}, "abcdefgh": {"API tokens", "deploy"},
		"forged tick": {"Audit log", "Entry 1"},
	} {
		found, err := s.AdminSearch(t.Context(), query)
		if err != nil {
			t.Fatal(err)
		}
		hit := upkeep.AdminHit{}
		for _, group := range found.Groups {
			if group.Name == want.group {
				hit = group.Items[0]
			}
		}
		if hit.Title != want.title {
			t.Errorf("%q finds %+v", query, found.Groups)
		}
	}
	for _, query := range []string{"secret", "secret quokka", "", " ", `"' OR 1=1`, "***"} {
		found, err := s.AdminSearch(t.Context(), query)
		if err != nil || len(found.Groups) != 0 {
			t.Errorf("%q finds %+v, %v", query, found.Groups, err)
		}
	}
}

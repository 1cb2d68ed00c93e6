package programtest

import (
	"database/sql"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pellucid/internal/domain/people"
	"pellucid/internal/domain/sale"
	"pellucid/store"
)

const paidEvent = `{"id":"evt_1","eventType":"subscription.paid","created_at":1795170001234,"object":{"id":"sub_1","object":"subscription",
	"product":"prod_late","customer":"cust_1","status":"active","last_transaction_id":"tran_1","current_period_start_date":"2026-11-20T10:00:00.000Z",
	"current_period_end_date":"2126-11-20T10:00:00.000Z","updated_at":"2026-11-20T10:00:02.000Z","metadata":{"user_id":"2"}}}`

// TestReplayActsOnWhatWasKept is about a plan whose product was set too late: its payment waits in the inbox.
func TestReplayActsOnWhatWasKept(t *testing.T) {
	data := t.TempDir()
	s, err := store.Open(t.Context(), filepath.Join(data, "pellucid.db"), time.Now)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = s.Close() }()
	user, err := s.Register(t.Context(), people.Registration{Email: "mira@example.org", Username: "mira"}, "")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.KeepEvent(t.Context(), sale.PaymentEvent{EventID: "evt_1", Type: "subscription.paid", Payload: []byte(paidEvent)}); err != nil {
		t.Fatal(err)
	}
	out, err := replayed(t, data, "--event", "evt_none")
	if err == nil {
		t.Errorf("an event that is not there was replayed: %s", out)
	}
	out, err = replayed(t, data)
	if err == nil || !strings.Contains(out, "Acted on 0 events.") || !strings.Contains(out, `evt_1: No plan has the product "prod_late"`) {
		t.Errorf("before the product has a plan: %v\n%s", err, out)
	}
	execIn(t, data, `UPDATE tiers SET creem_monthly_product_id = 'prod_late' WHERE id = 2`)
	if out, err = replayed(t, data, "--event", "evt_1"); err != nil || !strings.Contains(out, "Acted on 1 events.") {
		t.Errorf("after it has: %v\n%s", err, out)
	}
	if out, err = replayed(t, data); err != nil || !strings.Contains(out, "Acted on 0 events.") || strings.Contains(out, "hush") {
		t.Errorf("once more: %v\n%s", err, out)
	}
	if b, err := s.Balance(t.Context(), user.ID); err != nil || b.Plan != 200 {
		t.Errorf("there are %d plan credits, %v", b.Plan, err)
	}
}

// replayed runs the command and returns all that it printed. Nothing listens where Creem should be.
func replayed(t *testing.T, data string, args ...string) (string, error) {
	t.Helper()
	program, err := binary()
	if err != nil {
		t.Fatal(err)
	}
	command := exec.Command(program, append([]string{
		"billing", "replay", "--data", data, "--base-url", "https://pellucid.example", "--creem-api-key", "creem_live_hush",
		"--creem-webhook-secret", "whsec_hush_0123456789", "--creem-base-url", "http://127.0.0.1:8179",
	}, args...)...)
	out, err := command.CombinedOutput()
	return string(out), err
}

// execIn changes the database of a data folder.
func execIn(t *testing.T, data, statement string) {
	t.Helper()
	db, err := sql.Open("sqlite3", "file:"+filepath.Join(data, "pellucid.db")+"?_timeout=10000")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = db.Close() }()
	if _, err := db.ExecContext(t.Context(), statement); err != nil {
		t.Fatal(err)
	}
}

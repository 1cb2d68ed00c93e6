package business

import (
	"net/http"
	"strings"
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

type receiptList struct {
	Data []struct {
		ID               int64
		Description      string
		Amount, Refunded float64
	}
	Total int
}

func TestAPaymentIsGivenBackWithAReason(t *testing.T) {
	t.Parallel()
	s := sitetest.New(t, sitetest.Options{Idle: true, Billing: true})
	administrator, mira, omar := sitetest.NewAdminClient(t, s), s.AddUser(t, "mira"), s.AddUser(t, "omar")
	subscribed(t, s, mira, 2)
	var list receiptList
	administrator.Get(sitetest.About(mira, "receipts")).Want(http.StatusOK).JSON(&list)
	if list.Total != 1 || list.Data[0].Amount != 10.00 || list.Data[0].Refunded != 0 {
		t.Fatalf("the receipts are %+v", list)
	}
	if n := revenue(t, s); n != 1000 {
		t.Errorf("the revenue is %d cents", n)
	}
	refund := func(user *domain.User, reason string) *sitetest.Answer {
		return administrator.PostJSON(sitetest.About(user, "refunds"), map[string]any{"receipt_id": list.Data[0].ID, "reason": reason})
	}
	refund(mira, "").WantProblem(http.StatusUnprocessableEntity)
	refund(omar, "Not his").WantProblem(http.StatusNotFound)
	if n := s.Store.Int(t, `SELECT count(*) FROM audit_log`); n != 0 {
		t.Errorf("%d entries tell of what was refused", n)
	}
	refund(mira, "Within seven days").Want(http.StatusNoContent)
	refund(mira, "Twice").WantProblem(http.StatusConflict)
	administrator.Get(sitetest.About(mira, "receipts")).Want(http.StatusOK).JSON(&list)
	if list.Data[0].Refunded != 10.00 {
		t.Errorf("afterwards the receipts are %+v", list)
	}
	if n := revenue(t, s); n != 0 {
		t.Errorf("the revenue is %d cents after the refund", n)
	}
	entries := testkit.All[string](t, s.Store, `SELECT action || ' ' || reason || ' ' || before || ' ' || after FROM audit_log`)
	if strings.Join(entries, ", ") != `payment.refund Within seven days {"refunded_cents":0} {"refunded_cents":1000}` {
		t.Errorf("the audit log says %q", entries)
	}
	testkit.CheckLedger(t, s.Store)
}

func revenue(t *testing.T, s *sitetest.Site) (cents int64) {
	t.Helper()
	numbers, err := s.Store.Numbers(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for _, day := range numbers.Days {
		cents += day.RevenueCents
	}
	return cents
}

func TestWhereNothingIsSoldNothingIsGivenBack(t *testing.T) {
	t.Parallel()
	s := sitetest.New(t, sitetest.Options{Idle: true})
	administrator, mira := sitetest.NewAdminClient(t, s), s.AddUser(t, "mira")
	administrator.PostJSON(sitetest.About(mira, "refunds"), map[string]any{"receipt_id": 1, "reason": "why"}).WantProblem(http.StatusConflict)
}

func TestARefundThatTheProviderRefusesIsWrittenDownToo(t *testing.T) {
	t.Parallel()
	s := sitetest.New(t, sitetest.Options{Idle: true, Billing: true})
	administrator, mira := sitetest.NewAdminClient(t, s), s.AddUser(t, "mira")
	subscribed(t, s, mira, 2)
	var list receiptList
	administrator.Get(sitetest.About(mira, "receipts")).Want(http.StatusOK).JSON(&list)
	s.Store.Exec(t, `UPDATE receipts SET transaction_id = 'tran_unknown' WHERE id = ?`, list.Data[0].ID) // so the provider has never heard of it
	answer := administrator.PostJSON(sitetest.About(mira, "refunds"), map[string]any{"receipt_id": list.Data[0].ID, "reason": "Within seven days"})
	if answer.Status < 400 || answer.Status >= 500 {
		t.Errorf("the administrator is answered %d", answer.Status)
	}
	administrator.Get(sitetest.About(mira, "receipts")).Want(http.StatusOK).JSON(&list)
	if list.Data[0].Refunded != 0 || revenue(t, s) != 1000 {
		t.Errorf("afterwards the receipts are %+v, the revenue %d", list, revenue(t, s))
	}
	entries := testkit.All[string](t, s.Store, `SELECT action || ' ' || before || ' ' || after FROM audit_log ORDER BY id`)
	want := []string{`payment.refund {"refunded_cents":0} {"refunded_cents":1000}`, `payment.refund_failed {"refunded_cents":0} {"refunded_cents":0}`}
	if strings.Join(entries, ", ") != strings.Join(want, ", ") {
		t.Errorf("the audit log says %q", entries)
	}
	if b, err := s.Store.Balance(t.Context(), mira.ID); err != nil || b.Plan != 200 {
		t.Errorf("the plan's credits are %d, %v", b.Plan, err)
	}
	testkit.CheckLedger(t, s.Store)
}

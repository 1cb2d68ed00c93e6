package store_test

import (
	"strings"
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
	"pellucid/internal/testkit"
)

// buyPack has a user pay for a pack, and refunds some of it.
func buyPack(t *testing.T, s *testkit.Store, user *domain.User, tax *int64) {
	t.Helper()
	report := sale.PaymentReport{UserID: user.ID, CustomerID: "cust_1", Order: &sale.PaidOrder{
		OrderID: "ord_1", TransactionID: "tran_1", Credits: 200, AmountCents: 990, Currency: "USD", PaidAt: s.Clock.Now(), TaxCents: tax,
	}}
	if _, err := s.ApplyPayment(t.Context(), "", report); err != nil {
		t.Fatal(err)
	}
}

func refundPack(t *testing.T, s *testkit.Store, id string, cents int64) {
	t.Helper()
	report := sale.PaymentReport{Refund: &sale.RefundReport{
		RefundID: id, Status: "succeeded", TransactionID: "tran_1", OrderID: "ord_1", AmountCents: cents, PaidCents: 990, ReportedAt: s.Clock.Now(),
	}}
	if _, err := s.ApplyPayment(t.Context(), "", report); err != nil {
		t.Fatal(err)
	}
}

func TestEveryPaymentHasAReceiptAndEveryRefundACreditNoteThatNeverChange(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	s.SetSeller("Pellucid Ltd.\nElm Street 1")
	mira, tax := s.AddUser(t, "mira"), int64(158)
	details := sale.Buyer{Name: "Mira GmbH", Address: "Ring 1\nBerlin", TaxNumber: "DE123"}
	if err := s.SaveBillingDetails(t.Context(), mira.ID, details); err != nil {
		t.Fatal(err)
	}
	buyPack(t, s, mira, &tax)
	buyPack(t, s, mira, &tax) // told twice
	s.Clock.Advance(time.Hour)
	if err := s.SaveBillingDetails(t.Context(), mira.ID, sale.Buyer{Name: "Somebody Else"}); err != nil {
		t.Fatal(err)
	}
	refundPack(t, s, "ref_1", 300)
	refundPack(t, s, "ref_1", 300)
	refundPack(t, s, "ref_2", 690)
	receipts, err := s.Receipts(t.Context(), mira.ID)
	if err != nil || len(receipts) != 1 {
		t.Fatalf("%v, %v", receipts, err)
	}
	got, err := s.ReceiptDocuments(t.Context(), mira.ID, receipts[0].ID)
	if err != nil || len(got) != 3 {
		t.Fatalf("%+v, %v", got, err)
	}
	for i, want := range []struct {
		number string
		cents  int64
	}{{"R-000001", 990}, {"C-000001-1", 300}, {"C-000001-2", 690}} {
		d := got[i]
		if d.Number != want.number || d.AmountCents != want.cents || d.Seller != "Pellucid Ltd.\nElm Street 1" || d.Buyer == nil || *d.Buyer != details {
			t.Errorf("document %d is %+v, buyer %+v", i, d, d.Buyer)
		}
	}
	if got[0].TaxCents == nil || *got[0].TaxCents != tax || got[1].TaxCents != nil {
		t.Errorf("the tax is %v and %v", got[0].TaxCents, got[1].TaxCents)
	}
	for _, statement := range []string{
		`UPDATE receipt_documents SET amount_cents = 1`, `DELETE FROM receipt_documents`, `UPDATE receipt_buyers SET name = 'x'`,
		`INSERT OR REPLACE INTO receipt_documents SELECT * FROM receipt_documents LIMIT 1`,
		`INSERT OR REPLACE INTO receipt_buyers SELECT document_id, user_id, 'x', address, tax_number, issued_at FROM receipt_buyers`,
	} {
		if err := s.TryExec(t, statement); err == nil || !strings.Contains(err.Error(), "issued receipt") && !strings.Contains(statement, "REPLACE") {
			t.Errorf("%s: %v", statement, err)
		}
	}
	month := s.Clock.Now().Add(-48 * time.Hour)
	if all, err := s.IssuedBetween(t.Context(), month, s.Clock.Now().Add(time.Hour)); err != nil || len(all) != 3 {
		t.Errorf("the administrator sees %d, %v", len(all), err)
	}
}

func TestAReceiptThatNamesNobodyIsMadeOutOnce(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	buyPack(t, s, mira, nil)
	for _, name := range []string{"Mira GmbH", "Another"} {
		if err := s.SaveBillingDetails(t.Context(), mira.ID, sale.Buyer{Name: name}); err != nil {
			t.Fatal(err)
		}
	}
	got, err := s.ReceiptDocuments(t.Context(), mira.ID, 1)
	if err != nil || len(got) != 1 || got[0].Buyer == nil || got[0].Buyer.Name != "Mira GmbH" {
		t.Errorf("%+v, %v", got, err)
	}
	if b, err := s.BillingDetails(t.Context(), mira.ID); err != nil || b.Name != "Another" {
		t.Errorf("the next one is for %+v, %v", b, err)
	}
}

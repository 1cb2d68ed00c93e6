package billing

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain/sale"
	"pellucid/store/db"
)

// SetSeller says who receipts are from, in lines. It is called before anything is served; issued receipts keep theirs.
func (s *Store) SetSeller(lines string) { s.seller = lines }

// issueDocuments issues a receipt for every payment that is new, and a credit note for what went back of one.
func (s *Store) issueDocuments(ctx context.Context, tx *sqlx.Tx, userID int64, receipts []keptReceipt) error {
	for _, r := range receipts {
		if r.New {
			if err := s.issue(ctx, tx, userID, r.Receipt, sale.DocumentReceipt, r.AmountCents, r.TaxCents); err != nil {
				return err
			}
		}
		if r.Refunded > 0 {
			if err := s.issue(ctx, tx, userID, r.Receipt, sale.DocumentCreditNote, r.Refunded, nil); err != nil {
				return err
			}
		}
	}
	return nil
}

func (s *Store) issue(ctx context.Context, tx *sqlx.Tx, userID int64, r sale.Receipt, kind sale.DocumentKind, cents int64, tax *int64) error {
	number := fmt.Sprintf("R-%06d", r.ID)
	if kind == sale.DocumentCreditNote {
		var before int
		if err := tx.GetContext(ctx, &before, `SELECT count(*) FROM receipt_documents WHERE receipt_id = ? AND kind = 'credit_note'`, r.ID); err != nil {
			return err
		}
		number = fmt.Sprintf("C-%06d-%d", r.ID, before+1)
	}
	var id int64
	err := tx.GetContext(ctx, &id, `
		INSERT INTO receipt_documents (number, kind, receipt_id, user_id, description, amount_cents, tax_cents, currency, seller, paid_at, issued_at)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
		number, kind, r.ID, userID, r.Description, cents, tax, r.Currency, s.seller, db.Millis(r.PaidAt), s.db.Stamp())
	if err != nil {
		return err
	}
	// A credit note is made out to who the receipt is, a receipt to who the user says now.
	_, err = tx.ExecContext(ctx, `
		INSERT INTO receipt_buyers (document_id, user_id, name, address, tax_number, issued_at)
		SELECT ?1, user_id, name, address, tax_number, ?2 FROM (
			SELECT 1 AS turn, b.user_id, b.name, b.address, b.tax_number FROM receipt_buyers b JOIN receipt_documents d ON d.id = b.document_id
			WHERE d.receipt_id = ?3 AND d.kind = 'receipt'
			UNION ALL SELECT 2, user_id, name, address, tax_number FROM billing_details WHERE user_id = ?4 AND name <> '' AND ?5 = 'receipt')
		ORDER BY turn LIMIT 1`, id, s.db.Stamp(), r.ID, userID, kind)
	return err
}

type documentRow struct {
	ID          int64             `db:"id"`
	Number      string            `db:"number"`
	Kind        sale.DocumentKind `db:"kind"`
	ReceiptID   int64             `db:"receipt_id"`
	UserID      int64             `db:"user_id"`
	Username    string            `db:"username"`
	Description string            `db:"description"`
	AmountCents int64             `db:"amount_cents"`
	TaxCents    sql.NullInt64     `db:"tax_cents"`
	Currency    string            `db:"currency"`
	Seller      string            `db:"seller"`
	PaidAt      int64             `db:"paid_at"`
	IssuedAt    int64             `db:"issued_at"`
	Name        sql.NullString    `db:"name"`
	Address     sql.NullString    `db:"address"`
	TaxNumber   sql.NullString    `db:"tax_number"`
}

func (r documentRow) document() sale.ReceiptDocument {
	d := sale.ReceiptDocument{
		ID: r.ID, Number: r.Number, Kind: r.Kind, ReceiptID: r.ReceiptID, UserID: r.UserID, Username: r.Username, Description: r.Description,
		AmountCents: r.AmountCents, Currency: r.Currency, Seller: r.Seller, PaidAt: db.FromMillis(r.PaidAt), IssuedAt: db.FromMillis(r.IssuedAt),
	}
	if r.TaxCents.Valid {
		d.TaxCents = &r.TaxCents.Int64
	}
	if r.Name.Valid {
		d.Buyer = &sale.Buyer{Name: r.Name.String, Address: r.Address.String, TaxNumber: r.TaxNumber.String}
	}
	return d
}

const documentQuery = `
	SELECT d.id, d.number, d.kind, d.receipt_id, d.user_id, u.username, d.description, d.amount_cents, d.tax_cents, d.currency, d.seller, d.paid_at,
	       d.issued_at, b.name, b.address, b.tax_number
	FROM receipt_documents d JOIN users u ON u.id = d.user_id LEFT JOIN receipt_buyers b ON b.document_id = d.id `

func (s *Store) documents(ctx context.Context, where string, args ...any) ([]sale.ReceiptDocument, error) {
	var rows []documentRow
	err := s.db.List(ctx, &rows, documentQuery+where, args...)
	documents := make([]sale.ReceiptDocument, len(rows))
	for i, r := range rows {
		documents[i] = r.document()
	}
	return documents, err
}

// ReceiptDocuments returns a user's receipt and its credit notes, in the order in which they were issued.
func (s *Store) ReceiptDocuments(ctx context.Context, userID, receiptID int64) ([]sale.ReceiptDocument, error) {
	return s.documents(ctx, `WHERE d.user_id = ? AND d.receipt_id = ? ORDER BY d.id`, userID, receiptID)
}

// IssuedBetween returns all documents that were issued from a time on and before another, oldest first, for the administrator.
func (s *Store) IssuedBetween(ctx context.Context, from, before time.Time) ([]sale.ReceiptDocument, error) {
	return s.documents(ctx, `WHERE d.issued_at >= ? AND d.issued_at < ? ORDER BY d.issued_at, d.id`, db.Millis(from), db.Millis(before))
}

// BillingDetails returns what goes on a user's receipts to come; empty: nothing.
func (s *Store) BillingDetails(ctx context.Context, userID int64) (b sale.Buyer, err error) {
	var rows []struct {
		Name      string `db:"name"`
		Address   string `db:"address"`
		TaxNumber string `db:"tax_number"`
	}
	err = s.db.List(ctx, &rows, `SELECT name, address, tax_number FROM billing_details WHERE user_id = ?`, userID)
	if len(rows) == 1 {
		b = sale.Buyer(rows[0])
	}
	return b, err
}

// SaveBillingDetails keeps what goes on a user's receipts to come, and names the buyer on those that name nobody yet. What a
// receipt says already does not change.
func (s *Store) SaveBillingDetails(ctx context.Context, userID int64, b sale.Buyer) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `
			INSERT INTO billing_details (user_id, name, address, tax_number, updated_at) VALUES (?, ?, ?, ?, ?)
			ON CONFLICT (user_id) DO UPDATE
			SET name = excluded.name, address = excluded.address, tax_number = excluded.tax_number, updated_at = excluded.updated_at`,
			userID, b.Name, b.Address, b.TaxNumber, s.db.Stamp())
		if err != nil || b.Empty() {
			return err
		}
		_, err = tx.ExecContext(ctx, `
			INSERT INTO receipt_buyers (document_id, user_id, name, address, tax_number, issued_at)
			SELECT id, user_id, ?, ?, ?, ? FROM receipt_documents
			WHERE user_id = ? AND NOT EXISTS (SELECT 1 FROM receipt_buyers b WHERE b.document_id = receipt_documents.id)`, b.Name, b.Address, b.TaxNumber, s.db.Stamp(), userID)
		return err
	})
}

package billing

import (
	"context"
	"crypto/sha256"
	"database/sql"
	"encoding/hex"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/store/db"
)

// Entry is one line of the credit ledger. Key makes it count once, however often it is sent.
type Entry struct {
	UserID      int64
	Kind        domain.EntryKind
	Delta       domain.Delta
	Description string
	TaskID      string
	ImageID     string
	ActorID     int64  // the administrator who adjusted
	Cycle       string // whose credits are granted, expire or come back
	RefundOf    string // the provider's refund that takes credits back
	Spent       int    // credits, of EntrySettle: what was reserved and is spent for good
	Key         string
}

// Balance returns a user's credits.
func (s *Store) Balance(ctx context.Context, userID int64) (domain.Balance, error) {
	return Balance(ctx, s.db.Reader, userID)
}

// Balance reads a user's credits, within a transaction or outside of one.
func Balance(ctx context.Context, from sqlx.QueryerContext, userID int64) (domain.Balance, error) {
	var row struct {
		Plan    int           `db:"plan_credits"`
		Extra   int           `db:"extra_credits"`
		Used    int           `db:"used_credits"`
		ResetAt sql.NullInt64 `db:"reset_at"`
	}
	err := sqlx.GetContext(ctx, from, &row, `
		SELECT plan_credits, extra_credits, used_credits, reset_at FROM credit_balances WHERE user_id = ?`, userID)
	if err != nil {
		return domain.Balance{}, db.MapError(err)
	}
	return domain.Balance{Plan: row.Plan, Extra: row.Extra, Used: row.Used, ResetAt: db.FromNullMillis(row.ResetAt)}, nil
}

// Post writes one ledger entry; the database changes the balance with it. Posting the same key again changes nothing.
func (s *Store) Post(ctx context.Context, tx *sqlx.Tx, e Entry) error {
	_, err := tx.ExecContext(ctx, `
		INSERT INTO credit_ledger (user_id, kind, plan_delta, extra_delta, description, task_id, image_id, actor_id, cycle, refund_of, spent, idempotency_key, created_at)
		SELECT ?, ?, ?, ?, ?, nullif(?, ''), nullif(?, ''), nullif(?, 0), nullif(?, ''), nullif(?, ''), ?, ?, ?
		WHERE NOT EXISTS (SELECT 1 FROM credit_ledger WHERE idempotency_key = ?)`,
		e.UserID, e.Kind, e.Delta.Plan, e.Delta.Extra, e.Description, e.TaskID, e.ImageID, e.ActorID, e.Cycle, e.RefundOf, e.Spent, e.Key, s.db.Stamp(), e.Key)
	return err
}

// entryWithKey returns the id of the entry with a key, if there is one.
func entryWithKey(ctx context.Context, tx *sqlx.Tx, key string) (id int64, known bool, err error) {
	err = db.MapError(tx.GetContext(ctx, &id, `SELECT id FROM credit_ledger WHERE idempotency_key = ?`, key))
	if db.NotFound(err) {
		return 0, false, nil
	}
	return id, err == nil, err
}

// lastEntry returns the id of a user's newest entry, 0 when there is none.
func lastEntry(ctx context.Context, tx *sqlx.Tx, userID int64) (id int64, err error) {
	err = tx.GetContext(ctx, &id, `SELECT coalesce(max(id), 0) FROM credit_ledger WHERE user_id = ?`, userID)
	return id, err
}

// freshKey returns a key that was not used yet: the name, or the name with a number. What it is for happens because of
// what the balance says, and not because of the key.
func freshKey(ctx context.Context, tx *sqlx.Tx, name string) (string, error) {
	key := name
	for n := 2; ; n++ {
		_, known, err := entryWithKey(ctx, tx, key)
		if err != nil || !known {
			return key, err
		}
		key = fmt.Sprintf("%s#%d", name, n)
	}
}

// registrationCycle names the time before any paid plan, to which the credits of registration belong.
func registrationCycle(userID int64) string { return fmt.Sprintf("registration:%d", userID) }

// cycleGrant returns the id of the entry that granted a cycle's credits, if there is one: the first of its grants, as others
// bring back what had expired of it.
func cycleGrant(ctx context.Context, tx *sqlx.Tx, userID int64, cycle string) (id int64, known bool, err error) {
	err = tx.GetContext(ctx, &id, `
		SELECT coalesce(min(id), 0) FROM credit_ledger WHERE user_id = ? AND cycle = ? AND kind = 'grant'`, userID, cycle)
	return id, id > 0, err
}

// GrantRegistration opens a new user's balance and gives the Free tier's credits, once for a mailbox.
func (s *Store) GrantRegistration(ctx context.Context, tx *sqlx.Tx, userID int64, email string) error {
	mailbox := domain.MailboxOf(email)
	if _, err := tx.ExecContext(ctx, `INSERT INTO credit_balances (user_id) VALUES (?)`, userID); err != nil {
		return err
	}
	result, err := tx.ExecContext(ctx, `
		INSERT INTO registration_grants (email_folded)
		SELECT ? WHERE NOT EXISTS (SELECT 1 FROM registration_grants WHERE email_folded IN (?, ?))`,
		mailbox, mailbox, HashedEmail(mailbox))
	if err != nil {
		return err
	}
	if n, _ := result.RowsAffected(); n == 0 {
		return nil
	}
	var credits int
	if err := tx.GetContext(ctx, &credits, `SELECT monthly_credits FROM tiers WHERE id = ?`, domain.FreeTierID); err != nil {
		return err
	}
	if credits == 0 {
		return nil
	}
	return s.Post(ctx, tx, Entry{
		UserID: userID, Kind: domain.EntryGrant, Delta: domain.Delta{Plan: credits},
		Description: "Free credits at registration", Cycle: registrationCycle(userID), Key: registrationCycle(userID),
	})
}

// Reservation returns what a task took from its owner's balance, and what has been given back of it.
func Reservation(ctx context.Context, tx *sqlx.Tx, taskID string) (spent, released domain.Delta, err error) {
	var rows []struct {
		Kind  domain.EntryKind `db:"kind"`
		Plan  int              `db:"plan_delta"`
		Extra int              `db:"extra_delta"`
	}
	err = tx.SelectContext(ctx, &rows, `
		SELECT kind, plan_delta, extra_delta FROM credit_ledger WHERE task_id = ? AND kind IN ('reserve', 'release')`, taskID)
	for _, r := range rows {
		if r.Kind == domain.EntryReserve {
			spent = domain.Delta{Plan: spent.Plan + r.Plan, Extra: spent.Extra + r.Extra}
		} else {
			released = domain.Delta{Plan: released.Plan + r.Plan, Extra: released.Extra + r.Extra}
		}
	}
	return spent, released, err
}

// Settled returns how many images of a task were delivered, and how many credits were spent on them.
func Settled(ctx context.Context, tx *sqlx.Tx, taskID string) (images, credits int, err error) {
	var row struct {
		Images  int `db:"images"`
		Credits int `db:"credits"`
	}
	err = tx.GetContext(ctx, &row, `
		SELECT count(*) AS images, coalesce(sum(spent), 0) AS credits FROM credit_ledger WHERE task_id = ? AND kind = 'settle'`, taskID)
	return row.Images, row.Credits, err
}

// historyOf tells a user's ledger as people read it: what a generation took and gave back is one line, where it took it, and a
// settlement, which changes nothing, is none. The condition on the kind is that of the index credit_ledger_lines.
const historyOf = `
	WITH history AS (
	    SELECT id, created_at AS happened_at,
	           CASE WHEN kind = 'reserve' AND description = 'Background removed' THEN 'Background Removal'
	                WHEN kind = 'reserve' THEN 'Image Generation'
	                WHEN kind = 'expire' THEN 'Credits Expired'
	                WHEN cycle = 'registration:' || user_id THEN 'Sign-up Credits'
	                WHEN kind = 'grant' THEN 'Monthly Refresh'
	                WHEN kind = 'purchase' THEN 'Credit Purchase'
	                WHEN kind = 'refund' THEN 'Refund'
	                ELSE 'Adjustment' END AS action,
	           description,
	           plan_delta + extra_delta + CASE kind WHEN 'reserve' THEN coalesce((
	               SELECT sum(r.plan_delta + r.extra_delta) FROM credit_ledger r
	               WHERE r.task_id = l.task_id AND r.user_id = l.user_id AND r.kind = 'release'), 0) ELSE 0 END AS credits,
	           CASE kind WHEN 'reserve' THEN task_id END AS task_id,
	           CASE WHEN kind = 'reserve' THEN 'Image Generation'
	                WHEN kind IN ('grant', 'expire') THEN 'Monthly Refresh'
	                WHEN kind IN ('purchase', 'refund') THEN 'Credit Purchase'
	                ELSE '' END AS filter
	    FROM credit_ledger l
	    WHERE user_id = ? AND kind NOT IN ('release', 'settle')
	),
	chosen AS (SELECT * FROM history WHERE ? IN ('', filter) AND happened_at >= ?) `

// CreditHistory returns a part of what happened to a user's credits, newest first, and how much there is in all. Its
// credits add up to the balance.
func (s *Store) CreditHistory(ctx context.Context, userID int64, f domain.HistoryFilter) (domain.Page[domain.CreditEntry], error) {
	var page domain.Page[domain.CreditEntry]
	since := int64(0)
	if !f.Since.IsZero() {
		since = db.Millis(f.Since)
	}
	var rows []struct {
		ID          int64  `db:"id"`
		HappenedAt  int64  `db:"happened_at"`
		Action      string `db:"action"`
		Description string `db:"description"`
		Credits     int    `db:"credits"`
		Prompt      string `db:"prompt"`
	}
	err := s.db.List(ctx, &rows, historyOf+`
		SELECT id, happened_at, action, description, credits,
		       coalesce((SELECT prompt FROM generation_tasks t WHERE t.id = chosen.task_id AND t.user_id = ?), '') AS prompt
		FROM chosen ORDER BY id DESC LIMIT ? OFFSET ?`,
		userID, f.Action, since, userID, f.Limit, f.Skip)
	if err != nil {
		return page, err
	}
	page.Data = make([]domain.CreditEntry, len(rows))
	for i, r := range rows {
		page.Data[i] = domain.CreditEntry{
			ID: r.ID, At: db.FromMillis(r.HappenedAt), Action: domain.CreditAction(r.Action), Description: Described(r.Description, r.Prompt), Credits: r.Credits,
		}
	}
	return page, s.db.Get(ctx, &page.Total, historyOf+`SELECT count(*) FROM chosen`, userID, f.Action, since)
}

// Described tells a generation with its prompt, and a cut-out with its title, as long as that is known: the ledger cannot forget, so no prompt is in it.
func Described(description, prompt string) string {
	if prompt == "" || description != string(domain.CreditGeneration) && description != CutoutPosted {
		return description
	}
	return description + ": " + domain.Truncate(prompt, 60)
}

// adjustmentMax bounds what an administrator can give or take at once, in credits.
const adjustmentMax = 1_000_000

// descriptionMax bounds what is said about it, in characters.
const descriptionMax = 500

// AdjustCredits gives a user extra credits, or takes some: first extra ones, then those of the plan. Taking more than there
// are is a Conflict error and changes nothing. It is written into the audit log.
func (s *Store) AdjustCredits(ctx context.Context, actorID, userID int64, amount int, description string) error {
	if amount == 0 || amount > adjustmentMax || amount < -adjustmentMax {
		return domain.FieldErrorf("amount", "Please enter a valid credit amount")
	}
	if description = strings.TrimSpace(description); utf8.RuneCountInString(description) > descriptionMax {
		return domain.FieldErrorf("description", "Descriptions can have up to %d characters.", descriptionMax)
	}
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		if err := s.RefreshIfDue(ctx, tx, userID); err != nil {
			return err
		}
		left, err := Balance(ctx, tx, userID)
		if err != nil {
			return err
		}
		delta, ok := left.Adjust(amount)
		if !ok {
			return &domain.Error{Code: domain.Conflict, Field: "amount", Message: domain.TooFewToTake(left.Remaining(), -amount)}
		}
		err = s.Post(ctx, tx, Entry{
			UserID: userID, Kind: domain.EntryAdjust, Delta: delta, Description: description, ActorID: actorID, Key: "adjust:" + domain.NewID(),
		})
		if err != nil {
			return err
		}
		return s.audit.Record(ctx, tx, domain.AuditEntry{
			ActorID: actorID, Action: domain.AuditCredits, Subject: "user", SubjectID: strconv.FormatInt(userID, 10), Reason: description,
			Before: creditsState(left), After: creditsState(domain.Balance{Plan: left.Plan + delta.Plan, Extra: left.Extra + delta.Extra}),
		})
	})
}

// creditsState is what the audit log says of a balance.
func creditsState(b domain.Balance) map[string]int {
	return map[string]int{"plan_credits": b.Plan, "extra_credits": b.Extra}
}

// HashedEmail is how an erased account's address is remembered.
func HashedEmail(folded string) string {
	sum := sha256.Sum256([]byte("registration grant\n" + folded))
	return "sha256:" + hex.EncodeToString(sum[:])
}

// CutoutPosted is the ledger's description of a cut-out, which its history goes by.
const CutoutPosted = "Background removed"

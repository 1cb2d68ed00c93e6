package billing

import (
	"context"
	"fmt"
	"strconv"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain/billingstate"
	"pellucid/store/db"
	"pellucid/store/mail"

	"pellucid/internal/domain"
	"pellucid/internal/domain/ledger"
	"pellucid/internal/domain/mailing"
	"pellucid/internal/domain/sale"
)

// billingNews is how long after it happened a cancellation is still worth a mail: what is worked out again from old facts
// must not write to people about last year.
const billingNews = 72 * time.Hour

// keptReceipt is what became of a receipt when it was written.
type keptReceipt struct {
	sale.Receipt
	Key      string
	New      bool
	Refunded int64 // cents that went back since it was written last
}

// writeReceipts queues a mail for every payment that is new, and for every refund. One that changed a plan is told as the change.
func (s *Store) writeReceipts(ctx context.Context, tx *sqlx.Tx, userID int64, receipts []keptReceipt, plans []billingstate.Plan, leaving bool) error {
	changes, ended := changesByTransaction(plans), endedByRefund(plans)
	for _, r := range receipts {
		data := map[string]string{
			"for": r.Description, "cents": strconv.FormatInt(r.AmountCents, 10), "currency": r.Currency, "receipt": strconv.FormatInt(r.ID, 10),
		}
		if r.New {
			l := mailing.Email{Kind: mailing.Receipt, UserID: userID, Data: data, OnceKey: "receipt:" + r.Key}
			if change, ok := changes[r.TransactionID]; ok && r.TransactionID != "" {
				l.Kind = mailing.PlanChanged
				data["plan"], data["payment"], data["renews"] = change.Offer.TierName, string(change.Offer.Payment), mail.LongDate(change.ExpiresAt)
			}
			if leaving {
				l.Kind, data["returned"] = mailing.Receipt, "yes"
			}
			if err := s.mail.Queue(ctx, tx, l); err != nil {
				return err
			}
		}
		if r.Refunded <= 0 {
			continue
		}
		back := map[string]string{"for": r.Description, "cents": strconv.FormatInt(r.Refunded, 10), "currency": r.Currency, "receipt": data["receipt"]}
		if r.TransactionID != "" && r.TransactionID == ended {
			back["ended"] = plans[len(plans)-1].Offer.TierName
		}
		kind := mailing.Refunded
		for i := range plans { // one mail tells of a plan that another one has replaced, and of its refund
			if returned, by := plans[i].ReturnedFor(); returned == r.TransactionID && returned != "" {
				kind, back["plan"], back["by"] = mailing.PlanReplaced, plans[i].Offer.TierName, by
			}
		}
		err := s.mail.Queue(ctx, tx, mailing.Email{
			Kind: kind, UserID: userID, Data: back, OnceKey: fmt.Sprintf("refund:%s:%d", r.Key, r.RefundedCents),
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// endedByRefund is the payment with whose return the newest plan has ended.
func endedByRefund(plans []billingstate.Plan) (transactionID string) {
	if len(plans) == 0 {
		return ""
	}
	return plans[len(plans)-1].EndedByRefund()
}

// changesByTransaction finds the payments with which a subscription became another plan.
func changesByTransaction(plans []billingstate.Plan) map[string]billingstate.PlanChange {
	changes := map[string]billingstate.PlanChange{}
	for _, p := range plans {
		for _, c := range p.Changes {
			if c.TransactionID != "" && (c.Change == "upgraded" || c.Change == "downgraded") {
				changes[c.TransactionID] = c
			}
		}
	}
	return changes
}

// writeOfPlan queues the mails about what a plan is about to become: nothing, because it was canceled; another plan; or lost,
// because a payment failed. Each says until when it is what it is, and what expires then.
func (s *Store) writeOfPlan(ctx context.Context, tx *sqlx.Tx, userID int64, standing billingstate.State) error {
	if len(standing.Plans) == 0 {
		return nil
	}
	p := standing.Plans[len(standing.Plans)-1]
	if !p.IsActive {
		return nil
	}
	left, err := Balance(ctx, tx, userID)
	if err != nil {
		return err
	}
	l := mailing.Email{UserID: userID, Data: map[string]string{"plan": p.Offer.TierName, "until": mail.LongDate(p.ExpiresAt), "credits": strconv.Itoa(left.Plan)}}
	l.Data["expire"] = mail.LongDate(ledger.Until(standing.Cycle.EndsAt, p.ExpiresAt))
	stage := fmt.Sprintf("%s:%d", p.SubscriptionID, db.Millis(p.ExpiresAt))
	switch canceled, when := p.Canceled(); {
	case canceled && s.db.Now().Sub(when) < billingNews:
		l.Kind, l.OnceKey = mailing.PlanCanceled, "canceled:"+stage+":"+when.UTC().Format(time.DateOnly)
		if !p.Resumable {
			l.Data["final"] = "yes"
		}
		l.Data["ends"] = strconv.FormatInt(db.Millis(p.ExpiresAt), 10)
	case p.Status == sale.SubscriptionPastDue: // also of a plan that was to become another one
		l.Kind, l.OnceKey = mailing.PaymentFailed, "payment failed:"+stage
		l.Data["until"] = mail.LongDate(p.AccessUntil)
	case p.Next != nil:
		l.Kind, l.OnceKey = mailing.PlanWillChange, fmt.Sprintf("plan follows:%s:%d:%s", stage, p.Next.TierID, p.Next.Payment)
		l.Data["next"], l.Data["cents"], l.Data["payment"] = p.Next.TierName, strconv.FormatInt(p.Next.PriceCents, 10), string(p.Next.Payment)
	default:
		return nil
	}
	return s.mail.Queue(ctx, tx, l)
}

// writeOfCredits queues the mail about a month's credits that came without a payment, as they do in a yearly plan.
func (s *Store) writeOfCredits(ctx context.Context, tx *sqlx.Tx, userID int64, standing billingstate.State) error {
	if len(standing.Plans) == 0 {
		return nil
	}
	p, c := standing.Plans[len(standing.Plans)-1], standing.Cycle
	paid := c.StartsAt.Sub(p.PeriodStart) < renewalSlack // the receipt tells of these credits
	if !p.IsActive || p.Offer.Payment != sale.Yearly || c.Ended || paid || c.Key == "" || s.db.Now().Sub(c.StartsAt) > billingNews {
		return nil
	}
	return s.mail.Queue(ctx, tx, mailing.Email{
		Kind: mailing.CreditsRefreshed, UserID: userID, OnceKey: "credits:" + domain.IDText(userID) + ":" + c.Key,
		Data: map[string]string{"credits": strconv.Itoa(c.Credits), "plan": p.Offer.TierName, "until": mail.LongDate(c.EndsAt)},
	})
}

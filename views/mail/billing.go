package mail

// Payment is what a mail tells of a payment. Amount is written for people.
type Payment struct {
	For, Amount string
}

// Receipt confirms a purchase or a renewal.
func Receipt(t To, p Payment) Email {
	l := t.email("Your " + t.Brand + " receipt: " + p.Amount)
	l.Before = []string{"We received your payment of " + p.Amount + " for: " + p.For + ".", "Your plan and credits are ready to use."}
	l.Action = "View receipt"
	l.After = []string{"You'll find all your receipts in your settings. Invoices with tax details are under “Payment details” there."}
	return l
}

// PlanChanged confirms a change of plan that took effect. payment is how often it is paid for.
func PlanChanged(t To, p Payment, plan, payment, renews string) Email {
	l := t.email("You're now on the " + plan + " plan")
	l.Before = []string{"Your plan changed to " + plan + ", billed " + payment + ". We charged " + p.Amount + ".", "It renews on " + renews + "."}
	l.Action = "View receipt"
	l.After = []string{"Plan credits from before the change were replaced by your new plan's. Extra credits never expire."}
	return l
}

// PlanWillChange confirms a change of plan that takes effect when what is paid for ends. credits are what expires then;
// empty: nothing.
func PlanWillChange(t To, plan, next, price, until, credits string) Email {
	l := t.email("Your plan changes to " + next + " on " + until)
	l.Before = []string{"You keep " + plan + " until " + until + ". Then you move to " + next + " for " + price + ". Nothing is charged today."}
	l.Before = append(l.Before, expiring(credits, until)...)
	l.Action = "View plan and receipts"
	l.After = []string{"Changed your mind? You can keep " + plan + " in your settings until then."}
	return l
}

// PlanCanceled confirms a cancellation. credits are what expires with the plan; empty: nothing.
func PlanCanceled(t To, plan, until, credits string) Email {
	l := t.email("Your " + plan + " plan is canceled")
	l.Before = []string{"Your plan won't renew and you won't be charged again. You keep " + plan + " until " + until + ", then you move to Free."}
	l.Before = append(l.Before, expiring(credits, until)...)
	l.Action = "View plan and receipts"
	l.After = []string{"Your images, their licenses and your extra credits stay. Changed your mind? You can resume your plan in your settings until then."}
	return l
}

func expiring(credits, until string) []string {
	if credits == "" {
		return nil
	}
	return []string{credits + " will expire on " + until + " if you don't use them."}
}

// PaymentFailed tells that a payment did not go through, what to do, and by when.
func PaymentFailed(t To, plan, until string) Email {
	l := t.email("Your payment to " + t.Brand + " failed")
	l.Before = []string{"We couldn't charge your card for your " + plan + " plan. We'll try again over the next few days.", "To keep your plan, update your card by " + until + "."}
	l.Action = "Update payment"
	l.After = []string{"If no payment succeeds by then, you move to Free and unused plan credits expire. Your images and extra credits stay. Open invoices are under “Payment details” in your settings."}
	return l
}

// Refunded confirms a refund.
func Refunded(t To, p Payment) Email {
	l := t.email("Your refund from " + t.Brand + ": " + p.Amount)
	l.Before = []string{"We refunded " + p.Amount + " of your payment for: " + p.For + ".", "It can take 5 to 10 days to appear on your bank statement. Unused credits from this payment were removed."}
	l.Action = "View receipt"
	return l
}

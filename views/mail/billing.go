package mail

// Payment is what a mail tells of a payment. Amount is written for people.
type Payment struct {
	For, Amount string
}

// PaidInVain confirms a payment that is given back: the account is due for deletion and cannot buy.
func PaidInVain(t To, p Payment) Email {
	l := t.email("Your " + t.Brand + " payment will be refunded: " + p.Amount)
	l.Before = []string{
		"We received your payment of " + p.Amount + " for: " + p.For + ".",
		"Your account is set to be deleted, so it can't buy anything. We are refunding this payment in full, and nothing will renew.",
	}
	l.Action = "View receipt"
	l.After = []string{"If you want to stay, keep your account in your settings, then buy again."}
	return l
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

// Expiring is the plan credits that are left, and the day on which they expire; without Credits there are none.
type Expiring struct{ Credits, On string }

// PlanWillChange confirms a change of plan that takes effect when what is paid for ends.
func PlanWillChange(t To, plan, next, price, until string, credits Expiring) Email {
	l := t.email("Your plan changes to " + next + " on " + until)
	l.Before = []string{"You keep " + plan + " until " + until + ". Then you move to " + next + " for " + price + ". Nothing is charged today."}
	l.Before = append(l.Before, expiring(credits, until)...)
	l.Action = "View plan and receipts"
	l.After = []string{"Changed your mind? You can keep " + plan + " in your settings until then."}
	return l
}

// PlanCanceled confirms a cancellation, which can be taken back when the plan is resumable.
func PlanCanceled(t To, plan, until string, credits Expiring, resumable bool) Email {
	l := t.email("Your " + plan + " plan is canceled")
	l.Before = []string{"Your plan won't renew and you won't be charged again. You keep " + plan + " until " + until + ", then you move to Free."}
	l.Before = append(l.Before, expiring(credits, until)...)
	l.Action = "View plan and receipts"
	after := "Your images, their licenses and your extra credits stay."
	if resumable {
		after += " Changed your mind? You can resume your plan in your settings until then."
	}
	l.After = []string{after}
	return l
}

// expiring warns of credits. Those of a month expire before a year does, and others follow.
func expiring(left Expiring, until string) []string {
	if left.Credits == "" {
		return nil
	}
	said := left.Credits + " will expire on " + left.On + " if you don't use them."
	if left.On != until {
		said += " New credits come each month until " + until + "."
	}
	return []string{said}
}

// PaymentFailed tells that a payment did not go through, what to do, and by when.
func PaymentFailed(t To, plan, until string) Email {
	l := t.email("Your payment to " + t.Brand + " failed")
	l.Before = []string{"We couldn't charge your card for your " + plan + " plan. We'll try again over the next few days.", "To keep your plan, update your card by " + until + "."}
	l.Action = "Update payment"
	l.After = []string{"If no payment succeeds by then, you move to Free and unused plan credits expire. Your images and extra credits stay. Open invoices are under “Payment details” in your settings."}
	return l
}

// Refunded confirms a refund. ended is the plan that is over with it, if one is.
func Refunded(t To, p Payment, ended string) Email {
	l := t.email("Your refund from " + t.Brand + ": " + p.Amount)
	l.Before = []string{"We refunded " + p.Amount + " of your payment for: " + p.For + ".", "It can take 5 to 10 days to appear on your bank statement. Unused credits from this payment were removed."}
	if ended != "" {
		l.Before = append(l.Before, "Your "+ended+" plan ended with this refund. You are on Free now, and nothing more will be charged.")
	}
	l.Action = "View receipt"
	return l
}

package mail

import "time"

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

// PlanCanceledForDeletion tells that a plan does not renew because its owner's account is about to be deleted.
func PlanCanceledForDeletion(t To, plan, until string, deleted time.Time, resumable bool) Email {
	l := t.email("Your " + plan + " plan is canceled")
	l.Before = []string{
		"You asked us to delete your account, so your " + plan + " plan won't renew and you won't be charged again.",
		"The plan and its credits end when your account is deleted, on " + deleted.UTC().Format("January 2, 2006") + ".",
	}
	l.Action = "View plan and receipts"
	after := "Changed your mind? Keep your account before then: your plan is paid until " + until
	if resumable {
		after += ", and you can resume it"
	}
	l.After = []string{after + "."}
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

// PlanReturned tells that a plan is over and refunded because another one was bought within a day.
func PlanReturned(t To, p Payment, plan, by string) Email {
	l := t.email("We refunded your " + plan + " plan: " + p.Amount)
	if plan == by {
		l.Before = []string{"You bought the " + plan + " plan twice within a day. You have it once, and we refunded the other payment of " + p.Amount + " in full."}
	} else {
		l.Before = []string{
			"You bought the " + by + " plan within a day of the " + plan + " plan, so " + by + " replaced it. We ended " + plan + " and refunded its payment of " + p.Amount + " in full.",
		}
	}
	l.Before = append(l.Before, "The refund can take 5 to 10 days to appear on your bank statement. Any credits you used from the refunded plan count toward your "+by+" credits.")
	l.Action = "View receipt"
	return l
}

// PlanReplaced tells that a plan is over because another one was bought, and what became of its credits, which are written
// for people. left reports whether there were any.
func PlanReplaced(t To, plan, by, credits string, left bool) Email {
	l := t.email("Your " + plan + " plan was replaced by " + by)
	if plan == by {
		l.Subject = "Your new " + plan + " plan replaced the old one"
	}
	l.Before = []string{"You bought a new " + by + " plan, so your earlier " + plan + " plan ended. It won't renew, and you won't be charged for it again."}
	if left {
		l.Before = append(l.Before, "Its "+credits+" are now extra credits. Extra credits never expire.")
	} else {
		l.Before = append(l.Before, "It had no unused credits left.")
	}
	l.Action = "View plan and receipts"
	l.After = []string{"Your images and their licenses stay."}
	return l
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
	l.Before = []string{"We refunded " + p.Amount + " of your payment for: " + p.For + ".", "It can take 5 to 10 days to appear on your bank statement. Unused credits that the refund covers were removed."}
	if ended != "" {
		l.Before = append(l.Before, "Your "+ended+" plan ended with this refund. You are on Free now, and nothing more will be charged.")
	}
	l.Action = "View receipt"
	return l
}

package admin

import (
	"encoding/json"
	"fmt"

	"pellucid/internal/domain"
	"pellucid/internal/domain/moderation"
	"pellucid/internal/domain/sale"
	"pellucid/views/components"
)

// Ask is something that the administrator can do about a user: what is asked before, with a reason to be given, and what is
// said after. An island asks, and calls the API.
type Ask struct {
	Act    string `json:"act"`    // which call: suspend, reactivate, view-as, email, trust or refund
	Choice string `json:"choice"` // of what is sent: the kind of email, the choice of trust, the number of the receipt
	User   int64  `json:"user"`
	Title  string `json:"title"`
	Text   string `json:"text"`
	Button string `json:"button"`
	Danger bool   `json:"danger"`
	Done   string `json:"done"` // empty: the act leads to another page
}

func (a Ask) data() (string, error) {
	text, err := json.Marshal(a)
	return string(text), err
}

// asks are the acts on the account itself.
func (p UserPage) asks() []Ask {
	u := p.User
	look := Ask{
		Act: "view-as", User: u.ID, Title: "View the site as " + u.Username + "?", Button: "View as",
		Text: "For 30 minutes you see what they see, including private images. You can't change anything, and the view is recorded in the audit log.",
	}
	if !u.IsActive {
		return []Ask{reactivation(u), look}
	}
	asks := []Ask{look, emailAsk(u, "reset", "Send reset link", "The password reset link works for one hour.")}
	if !u.EmailVerified {
		asks = append(asks, emailAsk(u, "verify", "Send verification link", "The confirmation link works for 7 days."))
	}
	return append(asks, suspension(u))
}

func emailAsk(u *domain.User, kind, button, text string) Ask {
	return Ask{
		Act: "email", Choice: kind, User: u.ID, Title: button + " to " + u.Username + "?", Text: text, Button: button,
		Done: "Link sent to " + u.Email,
	}
}

func suspension(u *domain.User) Ask {
	return Ask{
		Act: "suspend", User: u.ID, Title: "Suspend " + u.Username + "?", Button: "Suspend", Danger: true, Done: u.Username + " is suspended",
		Text: "They are signed out everywhere, their tokens are revoked, and running generations stop with their credits returned. Their images stay, but featured ones leave the front. " +
			"A paid plan ends with the paid period and won't renew. They get an email with your reason and a link to appeal.",
	}
}

func reactivation(u *domain.User) Ask {
	return Ask{
		Act: "reactivate", User: u.ID, Title: "Reactivate " + u.Username + "?", Button: "Reactivate", Done: u.Username + " is active again",
		Text: "They can sign in again, and get an email about it. Old sessions and tokens stay revoked. If a plan was set to end, they can resume it.",
	}
}

// trustAsks are the acts on a user's trust. The site's own accounts have none.
func (p UserPage) trustAsks() (asks []Ask) {
	u, trust := p.User, p.Trust
	if trust.SiteOwned {
		return nil
	}
	grant := Ask{
		Act: "trust", Choice: string(moderation.TrustGranted), User: u.ID, Title: "Grant trust to " + u.Username + "?", Button: "Grant trust",
		Text: "Their public images can be promoted from now on, regardless of the account's age. A strike ends it.", Done: u.Username + " is trusted",
	}
	withdraw := Ask{
		Act: "trust", Choice: string(moderation.TrustWithheld), User: u.ID, Title: "Withdraw trust from " + u.Username + "?", Button: "Withdraw trust", Danger: true,
		Text: "Their images stay public but aren't promoted unless you feature them. The account can't earn trust until you turn the rule on again.",
		Done: u.Username + " is not trusted",
	}
	rule := Ask{
		Act: "trust", Choice: string(moderation.TrustByRule), User: u.ID, Title: "Let the rule decide for " + u.Username + "?", Button: "Let the rule decide",
		Text: "The account is trusted once it is old enough, has enough images and has no strikes.", Done: "The rule now decides for " + u.Username,
	}
	if !trust.Trusted && u.IsActive {
		asks = append(asks, grant)
	}
	if trust.Trusted || trust.Choice == moderation.TrustByRule {
		asks = append(asks, withdraw)
	}
	if trust.Choice != moderation.TrustByRule {
		asks = append(asks, rule)
	}
	return asks
}

// refundable reports whether something is left of a payment to give back, and the provider knows the payment.
func refundable(r sale.Receipt) bool {
	return r.RefundedCents < r.AmountCents && r.TransactionID != "" && !r.Returning
}

func refundAsk(r sale.Receipt) Ask {
	return Ask{
		Act: "refund", Choice: domain.IDText(r.ID), User: r.UserID, Button: "Refund", Danger: true, Done: "Payment refunded",
		Title: fmt.Sprintf("Refund %s?", components.Money(r.AmountCents-r.RefundedCents, r.Currency)),
		Text:  fmt.Sprintf("%s, paid on %s. Credits or time that it paid for are removed. This cannot be undone.", r.Description, components.Date(r.PaidAt)),
	}
}

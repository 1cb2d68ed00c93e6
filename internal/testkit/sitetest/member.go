package sitetest

import (
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"pellucid/internal/domain"
)

// ProMonthly is the form that begins the purchase of Pro by the month.
var ProMonthly = url.Values{"tier_id": {"3"}, "payment_type": {"monthly"}}

// Subscribe lets a browser buy Pro by the month, to the end.
func Subscribe(t *testing.T, site *Site, browser *Client) {
	t.Helper()
	checkout := browser.PostForm("/subscription/checkout", ProMonthly).Want(http.StatusSeeOther).Header.Get("Location")
	site.Pay(t, browser, checkout, TestCard).Want(http.StatusSeeOther)
	site.DeliverWebhooks(t)
}

// NewMember registers a user, signs them in, and lets them buy Pro by the month.
func NewMember(t *testing.T, site *Site) (*domain.User, *Client) {
	t.Helper()
	user := site.AddUser(t, "mira")
	browser := site.SignIn(t, user)
	Subscribe(t, site, browser)
	return user, browser
}

// Generations writes n generations of one credit into a user's ledger.
func Generations(t *testing.T, site *Site, user *domain.User, n int, description string) {
	t.Helper()
	site.Store.Give(t, user, n, 0) // what is reserved has to be there: the balance follows the ledger
	for i := range n {
		site.Store.Exec(t, `INSERT INTO credit_ledger (user_id, kind, plan_delta, extra_delta, description, task_id, idempotency_key, created_at) VALUES (?, 'reserve', -1, 0, ?, ?, ?, ?)`,
			user.ID, description, fmt.Sprint("task-", i), domain.NewID(), site.Store.Clock.Now().UnixMilli())
	}
}

// Leave is the form that deletes an account.
var Leave = url.Values{"current_password": {Password}}

// TokenOf takes the secret out of a mailed link.
func TokenOf(t *testing.T, link string) string {
	t.Helper()
	address, err := url.Parse(link)
	if err != nil || address.Query().Get("token") == "" {
		t.Fatalf("the link is %q, %v", link, err)
	}
	return address.Query().Get("token")
}

// SecurityTab is where passwords, devices and the deletion of the account are.
const SecurityTab = "/settings?tab=security"

// Subjects are those of the mails that somebody was sent, in alphabetical order: several are sent in one moment.
func Subjects(t *testing.T, site *Site) []string {
	t.Helper()
	var all []string
	for _, m := range site.Mails(t) {
		all = append(all, m.Subject)
		if !strings.Contains(m.Text, site.URL+"/settings?tab=subscription") && !strings.Contains(m.Text, site.URL+"/account/receipts/") {
			t.Errorf("%q does not lead to the receipts: %s", m.Subject, m.Text)
		}
	}
	slices.Sort(all)
	return all
}

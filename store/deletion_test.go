package store_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/ledger"
	"pellucid/internal/domain/moderation"
	"pellucid/internal/domain/sale"
	"pellucid/internal/testkit"
)

// afterwards is what becomes of every column that says who somebody is when they leave. A new one needs a line here, and
// where its rows are to go, a statement in Depart.
var afterwards = map[string]string{
	"account_appeals.user_id": gone, "api_tokens.user_id": gone, "favorites.user_id": gone, "folder_guests.user_id": gone, "folders.user_id": gone, "image_edits.user_id": gone,
	"generation_tasks.user_id": gone, "help_votes.reader": gone, "help_votes.user_id": gone, "identities.user_id": gone,
	"likes.user_id": gone, "mail_queue.user_id": gone, "mail_tokens.user_id": gone, "reference_images.user_id": gone,
	"passkeys.user_id": gone, "recovery_codes.user_id": gone, "second_factors.user_id": gone, "sessions.user_id": gone,

	"audit_log.actor_id":                 "of the administrator, who cannot leave; and the log only grows",
	"checkouts.user_id":                  "accounts",
	"credit_balances.user_id":            "accounts",
	"credit_ledger.actor_id":             "of the administrator",
	"credit_ledger.user_id":              "accounts, and the ledger only grows",
	"data_exports.user_id":               gone,
	"facebook_deletions.user_id":         "so that the page that Facebook leads to says that it was done",
	"images.user_id":                     "a row without words or files, so that its address says that it was deleted",
	"paid_orders.user_id":                "accounts",
	"provider_tasks.user_id":             "what is still to be canceled",
	"payment_customers.user_id":          "accounts",
	"payment_subscriptions.user_id":      "accounts",
	"billing_details.user_id":            gone,
	"receipt_buyers.user_id":             gone,
	"receipt_documents.user_id":          "accounts, without a name",
	"receipts.user_id":                   "accounts",
	"reports.decided_by":                 "of the administrator",
	"reports.reporter":                   "without its words: somebody has to decide about the picture",
	"user_list.id":                       "a copy of what users says of them, kept by triggers",
	"subscription_history.user_id":       "accounts",
	"subscriptions.user_id":              "accounts",
	"subscriptions.provider_customer_id": "accounts",
}

const gone = "gone"

// naming finds the columns that hold somebody's id: by what they refer to, and by what they are called.
const naming = `
	SELECT m.name || '.' || c.name
	FROM sqlite_master m JOIN pragma_table_info(m.name) c
	WHERE m.type = 'table' AND m.name <> 'users'
	  AND (c.name IN ('user_id', 'actor_id', 'owner_id', 'reporter', 'reader') OR c.name LIKE '%\_by' ESCAPE '\' OR c.name LIKE '%customer_id'
	       OR EXISTS (SELECT 1 FROM pragma_foreign_key_list(m.name) f WHERE f."table" = 'users' AND f."from" = c.name))
	ORDER BY 1`

// elsewhere are columns of those names that lead to nobody of ours.
var elsewhere = []string{"appeals.answered_by", "payment_customers.customer_id", "subscription_reports.customer_id"}

func TestItIsSettledForEveryColumnWhatBecomesOfWhoLeaves(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	user, friend := s.AddUser(t, "mira"), s.AddUser(t, "omar")
	ownAll(t, s, user, friend)
	leave(t, s, user)
	found := testkit.All[string](t, s, naming)
	for _, column := range found {
		fate, settled := afterwards[column]
		if !settled && !slices.Contains(elsewhere, column) {
			t.Errorf("nobody has settled what becomes of %s when somebody leaves", column)
		}
		if fate == gone {
			left(t, s, column, user.ID)
		}
	}
	for column := range afterwards {
		if !slices.Contains(found, column) {
			t.Errorf("%s is not there any more", column)
		}
	}
}

// left fails if a column still names a user, or if it names nobody at all: then the test has shown nothing.
func left(t *testing.T, s *testkit.Store, column string, userID int64) {
	t.Helper()
	table, name, _ := strings.Cut(column, ".")
	who := []any{userID, "user:" + domain.IDText(userID)}
	if n := s.Int(t, `SELECT count(*) FROM "`+table+`" WHERE "`+name+`" IN (?, ?)`, who...); n != 0 {
		t.Errorf("%d rows of %s are left", n, table)
	}
	if n := s.Int(t, `SELECT count(*) FROM "`+table+`" WHERE "`+name+`" IS NOT NULL`); n == 0 {
		t.Errorf("%s was empty before", table)
	}
}

// owned are rows of somebody in every table that they leave nothing in.
var owned = []string{
	`INSERT INTO api_tokens (user_id, name, token_hash, created_at, expires_at) VALUES (?1, 'phone', randomblob(8), 1, 2)`,
	`INSERT INTO account_appeals (user_id, text, created_at) VALUES (?1, 'It was my brother.', 1)`,
	`INSERT INTO likes (user_id, image_row, created_at) SELECT ?1, max(rowid), 1 FROM images`,
	`INSERT INTO favorites (user_id, image_row, created_at) SELECT ?1, max(rowid), 1 FROM images`,
	`UPDATE images SET likes_count = likes_count + 1, favorites_count = favorites_count + 1 WHERE rowid = (SELECT max(rowid) FROM images) AND ?1`,
	`INSERT INTO data_exports (id, user_id, requested_at, run_after, ready_at) VALUES (hex(randomblob(8)), ?1, 1, 1, 1)`,
	`INSERT INTO billing_details (user_id, name, address, tax_number, updated_at) VALUES (?1, 'Mira', 'Elm Street 1', '', 1)`,
	`INSERT INTO receipts (user_id, business_key, transaction_id, order_id, description, amount_cents, refunded_cents, currency, paid_at)
	 VALUES (?1, hex(randomblob(8)), 't', 'o', 'Pro', 1, 0, 'USD', 1)`,
	`INSERT INTO receipt_documents (number, kind, receipt_id, user_id, description, amount_cents, currency, seller, paid_at, issued_at)
	 SELECT hex(randomblob(8)), 'receipt', max(id), ?1, 'Pro', 1, 'USD', '', 1, 1 FROM receipts`,
	`INSERT INTO receipt_buyers (document_id, user_id, name, address, tax_number, issued_at) SELECT max(id), ?1, 'Mira', '', '', 1 FROM receipt_documents`,
	`INSERT INTO folders (user_id, name, created_at) VALUES (?1, 'Logos', 1)`,
	`INSERT INTO folder_guests (folder_id, user_id, added_at) SELECT max(id), ?1, 1 FROM folders`,
	`INSERT INTO generation_tasks (id, user_id, status, run_after, prompt, width, height, num_samples, guidance_scale, steps, seed, is_public, commercial, plan_name, terms_version, created_at)
	 VALUES (hex(randomblob(8)), ?1, 'completed', 0, 'a fox', 512, 512, 1, 7, 30, 1, 1, 0, 'Free', '1', 1)`,
	`INSERT INTO help_votes (article_id, reader, user_id, useful) VALUES ('credits', 'user:' || ?1, ?1, 1)`,
	`INSERT INTO identities (provider, subject, user_id, email) VALUES ('google', hex(randomblob(8)), ?1, 'mira@example.org')`,
	`INSERT INTO image_edits (image_row, user_id, source_id, steps, created_at)
	 SELECT rowid, ?1, 'a source', '[]', 1 FROM images WHERE rowid NOT IN (SELECT image_row FROM image_edits) LIMIT 1`,
	`INSERT INTO mail_queue (kind, user_id, run_after, created_at) VALUES ('verify', ?1, 1, 1)`,
	`INSERT INTO mail_tokens (token_hash, user_id, purpose, expires_at) VALUES (randomblob(8), ?1, 'verify', 2)`,
	`INSERT INTO reference_images (id, user_id, blob_key, width, height, bytes, created_at) VALUES (hex(randomblob(8)), ?1, hex(randomblob(8)), 9, 9, 9, 1)`,
	`INSERT INTO second_factors (user_id, handle, totp_secret) VALUES (?1, randomblob(8), randomblob(8))`,
	`INSERT INTO passkeys (user_id, credential_id, name, record, created_at) VALUES (?1, randomblob(8), 'Phone', '{}', 1)`,
	`INSERT INTO recovery_codes (user_id, code_hash) VALUES (?1, randomblob(8))`,
	`INSERT INTO sessions (token_hash, user_id, data, created_at, expires_at) VALUES (randomblob(8), ?1, x'', 1, 2)`,
}

func ownAll(t *testing.T, s *testkit.Store, users ...*domain.User) {
	t.Helper()
	for range users {
		s.AddImage(t, users[len(users)-1], "a fox")
	}
	for _, user := range users {
		for _, statement := range owned {
			s.Exec(t, statement, user.ID)
		}
	}
}

// leave has an account deleted as the sweep does, with its seven days over.
func leave(t *testing.T, s *testkit.Store, user *domain.User) {
	t.Helper()
	if err := s.ScheduleDeletion(t.Context(), user.ID, s.Clock.Now().Add(time.Hour)); err != nil {
		t.Fatal(err)
	}
	s.Clock.Advance(time.Hour)
	if _, err := s.TakeDownImages(t.Context(), user.ID, 100); err != nil {
		t.Fatal(err)
	}
	keys, err := s.KeptFiles(t.Context(), user.ID, 100)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.ForgetFiles(t.Context(), user.ID, keys); err != nil {
		t.Fatal(err)
	}
	if err := s.Depart(t.Context(), user.ID); err != nil {
		t.Fatal(err)
	}
}

func TestWhatSomebodyWroteToTheDeskLeavesWithThem(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	s.AddAdmin(t)
	friend := s.AddUser(t, "omar")
	theirs := s.AddImage(t, friend, "a kiwi")
	owner, img := s.AddReported(t, "a bilby")
	if _, err := s.Report(t.Context(), theirs.ID, "user:"+domain.IDText(owner.ID), moderation.Report{Reason: "other", Detail: "My neighbor drew it."}); err != nil {
		t.Fatal(err)
	}
	decision := s.Judge(t, img, moderation.DeleteForGood)
	if err := s.Appeal(t.Context(), owner.ID, img.ID, "I am the bilby's mother."); err != nil {
		t.Fatal(err)
	}
	leave(t, s, owner)
	if n := s.Int(t, `SELECT (SELECT count(*) FROM appeals) + (SELECT count(*) FROM reports WHERE detail <> '')`); n != 0 {
		t.Errorf("%d of their words are left", n)
	}
	if ids := s.Reported(t); !slices.Equal(ids, []string{theirs.ID}) {
		t.Errorf("their report is not to be decided any more: the queue is %v", ids)
	}
	if _, err := s.UndoDecision(t.Context(), domain.AdminID, decision); domain.CodeOf(err) != domain.NotFound {
		t.Errorf("an administrator brings back a picture whose files are gone: %v", err)
	}
	if n := s.Int(t, `SELECT count(*) FROM images WHERE user_id = ? AND deleted_at IS NULL`, owner.ID); n != 0 {
		t.Errorf("%d pictures of theirs stand again", n)
	}
}

func TestNoWordOfAPromptAndNoNameIsLeft(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	user := s.AddUser(t, "xylograph")
	wanted := testkit.Request(1)
	wanted.Prompt, wanted.NegativePrompt = "a violet xylograph", "a gray xylograph"
	task := s.Reserve(t, user, testkit.BestPlan, wanted)
	if _, err := s.CancelGeneration(t.Context(), user.ID, task.ID); err != nil {
		t.Fatal(err)
	}
	if page, err := s.CreditHistory(t.Context(), user.ID, ledger.HistoryFilter{Limit: 1}); err != nil || page.Data[0].Description != "Image Generation: a violet xylograph" {
		t.Errorf("while they are here, they read %+v, %v", page.Data, err)
	}
	leave(t, s, user)
	for _, column := range testkit.All[string](t, s, `
		SELECT m.name || '.' || c.name FROM sqlite_master m JOIN pragma_table_info(m.name) c
		WHERE m.type = 'table' AND m.name NOT LIKE '%\_search%' ESCAPE '\' AND m.name <> 'tags' AND c.type IN ('TEXT', 'BLOB')`) {
		table, name, _ := strings.Cut(column, ".")
		if n := s.Int(t, `SELECT count(*) FROM "`+table+`" WHERE instr(CAST("`+name+`" AS TEXT), 'xylograph')`); n != 0 {
			t.Errorf("%d rows of %s still say who they were or what they asked for", n, column)
		}
	}
}

func TestWhatTheProviderToldOfSomebodyLeavesWithThem(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	mira, omar := s.AddUser(t, "mira"), s.AddUser(t, "omar")
	pay(t, s, mira, "evt_1", "cust_1")
	pay(t, s, omar, "evt_2", "cust_2")
	leave(t, s, mira)
	pay(t, s, mira, "evt_3", "cust_1") // the end of the plan is told when its owner is gone
	told := testkit.All[string](t, s, `SELECT event_id || ' ' || CAST(payload AS TEXT) FROM payment_events ORDER BY event_id`)
	if want := []string{"evt_1 {}", `evt_2 {"customer":"cust_2","name":"omar-2"}`, "evt_3 {}"}; !slices.Equal(told, want) {
		t.Errorf("the inbox holds %q, want %q", told, want)
	}
	if fresh, err := s.KeepEvent(t.Context(), sale.PaymentEvent{EventID: "evt_1", Type: "subscription.paid", Payload: []byte(`{}`)}); err != nil || fresh {
		t.Errorf("an event that comes again is acted on again: %v", err)
	}
}

// pay keeps an event that names its customer, and acts on it.
func pay(t *testing.T, s *testkit.Store, user *domain.User, eventID, customer string) {
	t.Helper()
	payload := `{"customer":"` + customer + `","name":"` + user.Username + `"}`
	if _, err := s.KeepEvent(t.Context(), sale.PaymentEvent{EventID: eventID, Type: "subscription.active", Payload: []byte(payload)}); err != nil {
		t.Fatal(err)
	}
	report := sale.PaymentReport{CustomerID: customer, UserID: user.ID, Subscription: &sale.SubscriptionReport{
		SubscriptionID: "sub_" + customer, Type: "active", Status: "active", UpdatedAt: s.Clock.Now(),
	}}
	if _, err := s.ApplyPayment(t.Context(), eventID, report); err != nil {
		t.Fatal(err)
	}
}

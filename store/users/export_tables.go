package users

// exportTable says which rows of a table are a person's. Columns that open something, or that name somebody else, are hidden.
type exportTable struct {
	name, what, kept string
	where            string   // a condition; ?1 is the user
	hidden           []string // columns
}

const (
	ownImages   = `(SELECT rowid FROM images WHERE user_id = ?1)`
	ownTasks    = `(SELECT id FROM generation_tasks WHERE user_id = ?1)`
	ownBilling  = `(SELECT subscription_id FROM payment_subscriptions WHERE user_id = ?1)`
	withAccount = "As long as your account"
	forBooks    = "As long as the law requires, without your name once your account is deleted"
)

// exportTables are the tables with something of a person. A test asks for every new table that it is here or in notExported.
var exportTables = []exportTable{
	{"users", "Your account and profile.", withAccount, `id = ?1`, []string{"password_hash", "username_skeleton", "email_folded", "username_folded"}},
	{"identities", "Google and Facebook accounts that you sign in with.", "Until you disconnect them", `user_id = ?1`, nil},
	{"sessions", "Browsers that you are signed in with.", "See sessions in the privacy policy", `user_id = ?1`, []string{"token_hash", "data"}},
	{"api_tokens", "Your API tokens, without their secret.", "30 days", `user_id = ?1`, []string{"token_hash"}},
	{"second_factors", "Your two-step sign-in, without its secret.", "Until you turn it off", `user_id = ?1`, []string{"handle", "totp_secret", "totp_step"}},
	{"passkeys", "Your passkeys' names, without their keys.", "Until you remove them", `user_id = ?1`, []string{"credential_id", "record", "sign_count"}},
	{"recovery_codes", "How many recovery codes you have, without the codes.", "Until you make new ones", `user_id = ?1`, []string{"code_hash"}},
	{"mail_tokens", "Links in emails to you that still work, without their secret.", "Until they expire, 30 days at most", `user_id = ?1`, []string{"token_hash"}},
	{"mail_queue", "Emails to you that wait or were sent, without their text.", "See emails in the privacy policy", `user_id = ?1`, []string{"message_id", "once_key"}},
	{"billing_details", "The name and address for your receipts.", withAccount, `user_id = ?1`, nil},
	{"generation_tasks", "What you asked to have generated.", "As long as your account; prompts that made no image are forgotten earlier", `user_id = ?1`, []string{"request_hash", "idempotency_key"}},
	{"engine_jobs", "What image models did for your generations.", withAccount, `task_id IN ` + ownTasks, []string{"job_key", "handle", "cost_cents"}},
	{"task_references", "Which reference images your generations followed.", withAccount, `task_id IN ` + ownTasks, nil},
	{"reference_images", "Reference images that you uploaded.", "30 days, unused ones one day", `user_id = ?1`, nil},
	{"images", "Your images, deleted ones without words. The files are in images/.", withAccount, `user_id = ?1`, nil},
	{"image_files", "How your images were made and measured.", withAccount, `blob_key IN (SELECT blob_key FROM images WHERE user_id = ?1)`, nil},
	{"image_edits", "How you made images of others with the edge tools.", withAccount, `user_id = ?1`, nil},
	{"image_tags", "The tags of your images.", withAccount, `image_row IN ` + ownImages, nil},
	{"bin", "Your deleted images that can still be brought back.", "10 seconds", `image_row IN ` + ownImages, []string{"deletion"}},
	{"folders", "Your folders.", withAccount, `user_id = ?1`, nil},
	{"folder_images", "Which images are in your folders.", withAccount, `folder_id IN (SELECT id FROM folders WHERE user_id = ?1)`, nil},
	{"folder_guests", "Folders that others shared with you.", "Until you remove them", `user_id = ?1`, nil},
	{"likes", "Images that you like.", withAccount, `user_id = ?1`, nil},
	{"favorites", "Your favorites.", withAccount, `user_id = ?1`, nil},
	{"help_votes", "Your answers to “Was this helpful?”.", withAccount, `user_id = ?1`, nil},
	{"reports", "Your reports about images.", "See reports in the privacy policy", `reporter = 'user:' || ?1`, []string{"decided_by"}},
	{"moderation_decisions", "Decisions about your images, with the reason.", withAccount, `image_row IN ` + ownImages, []string{"before"}},
	{"appeals", "Your appeals against decisions about your images.", withAccount, `image_row IN ` + ownImages, nil},
	{"account_appeals", "Your appeals against a suspension.", withAccount, `user_id = ?1`, nil},
	{"audit_log", "What the administrator did about your account, with the reason.", "As long as the site exists", `target = 'user:' || ?1`, []string{"actor_id", "previous_hash", "hash"}},
	{"credit_balances", "How many credits you have.", forBooks, `user_id = ?1`, nil},
	{"credit_ledger", "Every change of your credits; also in credits.csv.", forBooks, `user_id = ?1`, []string{"actor_id", "idempotency_key"}},
	{"subscriptions", "Your plans.", forBooks, `user_id = ?1`, nil},
	{"subscription_history", "What happened to your plans.", forBooks, `user_id = ?1`, nil},
	{"checkouts", "Purchases that you began.", forBooks, `user_id = ?1`, []string{"url"}},
	{"paid_orders", "Orders that you paid for.", forBooks, `user_id = ?1`, nil},
	{"payment_customers", "What the payment provider calls you.", forBooks, `user_id = ?1`, nil},
	{"payment_subscriptions", "What the payment provider calls your plans.", forBooks, `user_id = ?1`, nil},
	{"subscription_reports", "What the payment provider told about your plans.", forBooks, `subscription_id IN ` + ownBilling, nil},
	{"refund_reports", "What the payment provider told about refunds.", forBooks, `order_id IN (SELECT order_id FROM paid_orders WHERE user_id = ?1) AND order_id <> ''
		OR transaction_id IN (SELECT transaction_id FROM receipts WHERE user_id = ?1) AND transaction_id <> ''`, nil},
	{"frozen_offers", "What your plans included when you bought them.", forBooks, `bought IN (SELECT 'checkout:' || id FROM checkouts WHERE user_id = ?1) OR bought IN (SELECT 'subscription:' || subscription_id FROM payment_subscriptions WHERE user_id = ?1)`, nil},
	{"provider_tasks", "What we asked the payment provider to do for you.", forBooks, `user_id = ?1`, nil},
	{"receipts", "Your payments.", forBooks, `user_id = ?1`, nil},
	{"receipt_documents", "Your receipts and credit notes as they were issued.", forBooks, `user_id = ?1`, nil},
	{"receipt_buyers", "The names and addresses on your receipts.", "See receipts in the privacy policy", `user_id = ?1`, nil},
	{"facebook_deletions", "Requests that you made in Facebook's settings.", "As long as the site exists, without your name", `user_id = ?1`, []string{"request_hash"}},
	{"data_exports", "Downloads like this one that we prepared for you.", "See data downloads in the privacy policy", `user_id = ?1`, nil},
}

// notExported are the other tables, and why the download leaves them out.
var notExported = map[string]string{
	"admin_alerts":        "When administrators get alerts.",
	"alerts_sent":         "When each kind of alert was sent to administrators.",
	"audit_head":          "The last entry's number and hash of the audit log.",
	"backup_runs":         "When backups were made.",
	"blocked_images":      "Fingerprints of images that were removed. They name nobody; handing them out would show how to get around them.",
	"cdn":                 "Whether a CDN is told to forget files.",
	"cdn_purges":          "Files that a CDN has yet to forget, for seconds.",
	"color_facets":        "Counts of colors.",
	"daily_numbers":       "Counts of a day.",
	"deletions":           "A number that tells caches to forget.",
	"facet_counts":        "Counts.",
	"front_page":          "Which image the landing page shows.",
	"goose_db_version":    "The version of the database.",
	"listed_facets":       "An index of public images, made of the table images.",
	"listing_counts":      "Counts.",
	"payment_events":      "The payment provider's messages, word for word. What they say about you is in the tables about payments; they may name others too.",
	"promoted_counts":     "Counts.",
	"registration_grants": "That free credits were given to an email; after you leave, its hash.",
	"replica_beat":        "When the database was last copied.",
	"sitemap_shards":      "When parts of the sitemap changed.",
	"spent_secrets":       "Hashes of secrets that were used. They name nobody.",
	"sqlite_sequence":     "The database's own counters.",
	"sqlite_stat1":        "The database's own statistics.",
	"sqlite_stat4":        "The database's own statistics.",
	"tags":                "Words that tag images; which ones are yours is in image_tags.",
	"tiers":               "The plans that are sold.",
	"user_list":           "A sorted copy of the table users.",
	"visitor_images":      "Images that visitors made without an account. Nothing in it names an account.",
	"visual_features":     "Shapes and colors of images, computed from their files.",
}

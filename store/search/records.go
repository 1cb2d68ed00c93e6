package search

import (
	"context"
	"net/url"
	"strings"

	"pellucid/internal/domain"
	"pellucid/internal/domain/upkeep"
	"pellucid/store/users"
)

func (s *Store) searchTasks(ctx context.Context, query string) (hits []upkeep.AdminHit, err error) {
	var rows []struct {
		ID       string `db:"id"`
		UserID   int64  `db:"user_id"`
		Username string `db:"username"`
		Status   string `db:"status"`
		Error    string `db:"error"`
		Samples  int    `db:"num_samples"`
	}
	err = s.db.List(ctx, &rows, `
		SELECT t.id, t.user_id, u.username, t.status, coalesce(t.error, '') AS error, t.num_samples
		FROM generation_tasks t JOIN users u ON u.id = t.user_id WHERE t.id = ?`, query)
	for _, r := range rows {
		note := r.Status + " · by " + r.Username
		if r.Error != "" {
			note += " · " + r.Error
		}
		hits = append(hits, upkeep.AdminHit{Title: "Task " + r.ID, Note: note, Path: adminUser(r.UserID)})
	}
	return hits, err
}

func (s *Store) searchPayments(ctx context.Context, query string) (hits []upkeep.AdminHit, err error) {
	var rows []struct {
		UserID   int64  `db:"user_id"`
		Username string `db:"username"`
		What     string `db:"what"`
		ID       string `db:"id"`
	}
	err = s.db.List(ctx, &rows, `
		SELECT f.user_id, u.username, f.what, f.id FROM (
			SELECT user_id, description AS what, transaction_id AS id FROM receipts WHERE transaction_id = ?1 AND ?1 <> ''
			UNION SELECT user_id, description, order_id FROM receipts WHERE order_id = ?1 AND order_id <> ''
			UNION SELECT user_id, 'Subscription, ' || status, provider_subscription_id FROM subscriptions WHERE provider_subscription_id = ?1 AND provider_subscription_id IS NOT NULL
			UNION SELECT user_id, 'Customer', customer_id FROM payment_customers WHERE customer_id = ?1
		) f JOIN users u ON u.id = f.user_id LIMIT ?2`, query, upkeep.SearchShown)
	for _, r := range rows {
		hits = append(hits, upkeep.AdminHit{Title: r.What, Note: r.ID + " · of " + r.Username, Path: adminUser(r.UserID)})
	}
	return hits, err
}

func (s *Store) searchReports(ctx context.Context, query string) (hits []upkeep.AdminHit, err error) {
	n, _ := number(query)
	var rows []struct {
		ID      int64  `db:"id"`
		ImageID string `db:"image_id"`
		Reason  string `db:"reason"`
		Open    bool   `db:"open"`
	}
	err = s.db.List(ctx, &rows, `
		SELECT r.id, i.id AS image_id, r.reason, r.decided_at IS NULL AS open
		FROM reports r JOIN images i ON i.rowid = r.image_row
		WHERE r.id = ?1 OR r.image_row = (SELECT rowid FROM images WHERE id = ?2)
		ORDER BY r.id DESC LIMIT ?3`, n, query[strings.LastIndex(query, "/")+1:], upkeep.SearchShown)
	for _, r := range rows {
		hit := upkeep.AdminHit{Title: "Report " + domain.IDText(r.ID), Note: r.Reason + " · image " + r.ImageID + " · decided", Path: "/admin/audit?subject=" + url.QueryEscape("image:"+r.ImageID)}
		if r.Open {
			hit.Note, hit.Path = r.Reason+" · image "+r.ImageID+" · open", "/admin/moderation"
		}
		hits = append(hits, hit)
	}
	return hits, err
}

func (s *Store) searchTokens(ctx context.Context, query string) (hits []upkeep.AdminHit, err error) {
	if len(query) < upkeep.TokenPrefix {
		return nil, nil
	}
	var rows []struct {
		UserID   int64  `db:"user_id"`
		Username string `db:"username"`
		Name     string `db:"name"`
		Prefix   string `db:"prefix"`
	}
	err = s.db.List(ctx, &rows, `
		SELECT k.user_id, u.username, k.name, k.prefix FROM api_tokens k JOIN users u ON u.id = k.user_id
		WHERE k.prefix = ?1 AND k.prefix <> '' OR k.token_hash = ?2 LIMIT ?3`, query[:upkeep.TokenPrefix], users.HashToken(query), upkeep.SearchShown)
	for _, r := range rows {
		hits = append(hits, upkeep.AdminHit{Title: r.Name, Note: r.Prefix + "… · of " + r.Username, Path: adminUser(r.UserID)})
	}
	return hits, err
}

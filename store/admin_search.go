package store

import (
	"context"
	"net/url"
	"strconv"
	"strings"
	"unicode"

	"pellucid/internal/domain"
	"pellucid/store/db"
	"pellucid/store/users"
)

// AdminSearch finds users, images, tasks, payments, reports, audit entries and API tokens for the administrator. Every part
// goes along an index, except the reasons in the audit log, which are read newest first up to auditRead. Private images are
// found by their id alone, and their words are never shown.
func (s *Store) AdminSearch(ctx context.Context, query string) (found domain.AdminFound, err error) {
	query = strings.TrimSpace(domain.Truncate(domain.OneLine(query), 100))
	found.Query = query
	if query == "" {
		return found, nil
	}
	for _, part := range []struct {
		name string
		find func(context.Context, string) ([]domain.AdminHit, error)
		more string
	}{
		{"Users", s.searchUsers, "/admin/users?" + url.Values{"search": {query}}.Encode()},
		{"Images", s.searchImages, ""},
		{"Tasks", s.searchTasks, ""},
		{"Payments", s.searchPayments, ""},
		{"Reports", s.searchReports, ""},
		{"API tokens", s.searchTokens, ""},
		{"Audit log", s.searchAudit, ""},
	} {
		hits, err := part.find(ctx, query)
		if err != nil {
			return found, err
		}
		if len(hits) == 0 {
			continue
		}
		group := domain.AdminGroup{Name: part.name, Items: hits}
		if len(hits) >= domain.SearchShown {
			group.More = part.more
		}
		found.Groups = append(found.Groups, group)
	}
	return found, nil
}

func adminUser(id int64) string { return "/admin/users/" + domain.IDText(id) }

// number reads a query that is a number: 7 or #7.
func number(query string) (n int64, ok bool) {
	n, err := strconv.ParseInt(strings.TrimPrefix(query, "#"), 10, 64)
	return n, err == nil && n > 0
}

func (s *Store) searchUsers(ctx context.Context, query string) (hits []domain.AdminHit, err error) {
	add := func(id int64, name, email string) {
		hits = append(hits, domain.AdminHit{Title: name, Note: "#" + domain.IDText(id) + " · " + email, Path: adminUser(id)})
	}
	if id, ok := number(query); ok {
		user, err := s.User(ctx, id)
		if err == nil {
			add(user.ID, user.Username, user.Email)
		} else if !db.NotFound(err) {
			return nil, err
		}
	}
	page, err := s.Users(ctx, domain.UserQuery{Search: query, Sort: domain.UsersByID, Limit: domain.SearchShown})
	for _, u := range page.Data {
		add(u.ID, u.Username, u.Email)
	}
	return hits, err
}

func (s *Store) searchImages(ctx context.Context, query string) (hits []domain.AdminHit, err error) {
	var rows []struct {
		ID       string `db:"id"`
		UserID   int64  `db:"user_id"`
		Username string `db:"username"`
		Prompt   string `db:"prompt"`
		Public   bool   `db:"is_public"`
		Hidden   bool   `db:"hidden"`
		Deleted  bool   `db:"deleted"`
	}
	const columns = `SELECT i.id, i.user_id, u.username, i.prompt, i.is_public, i.hidden_at IS NOT NULL AS hidden, i.deleted_at IS NOT NULL AS deleted`
	id := query[strings.LastIndex(query, "/")+1:] // an address does as well
	if err := s.List(ctx, &rows, columns+` FROM images i JOIN users u ON u.id = i.user_id WHERE i.id = ?`, id); err != nil {
		return nil, err
	}
	if match := matchWords(query); match != "" && len(rows) == 0 {
		err = s.List(ctx, &rows, columns+`
			FROM images_search x CROSS JOIN images i ON i.rowid = x.rowid JOIN users u ON u.id = i.user_id
			WHERE images_search MATCH ? AND i.is_public = 1 AND i.deleted_at IS NULL
			ORDER BY x.rowid DESC LIMIT ?`, match, domain.SearchShown)
	}
	for _, r := range rows {
		hit := domain.AdminHit{Title: domain.Truncate(r.Prompt, 80), Note: r.ID + " · by " + r.Username, Path: "/image/" + r.ID}
		switch {
		case r.Deleted:
			hit.Title, hit.Path = "A deleted image", adminUser(r.UserID)
		case !r.Public:
			hit.Title, hit.Note, hit.Path = "A private image", hit.Note+" · only its owner can open it", adminUser(r.UserID)
		case r.Hidden:
			hit.Note += " · hidden"
		default:
			hit.Image = r.ID
		}
		hits = append(hits, hit)
	}
	return hits, err
}

// matchWords is a query of the search index for all words, the last one as far as it is typed.
func matchWords(query string) string {
	words := strings.FieldsFunc(query, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	for i, word := range words {
		words[i] = `"` + word + `"`
	}
	if len(words) == 0 {
		return ""
	}
	return strings.Join(words, " ") + "*"
}

func (s *Store) searchTasks(ctx context.Context, query string) (hits []domain.AdminHit, err error) {
	var rows []struct {
		ID       string `db:"id"`
		UserID   int64  `db:"user_id"`
		Username string `db:"username"`
		Status   string `db:"status"`
		Error    string `db:"error"`
		Samples  int    `db:"num_samples"`
	}
	err = s.List(ctx, &rows, `
		SELECT t.id, t.user_id, u.username, t.status, coalesce(t.error, '') AS error, t.num_samples
		FROM generation_tasks t JOIN users u ON u.id = t.user_id WHERE t.id = ?`, query)
	for _, r := range rows {
		note := r.Status + " · by " + r.Username
		if r.Error != "" {
			note += " · " + r.Error
		}
		hits = append(hits, domain.AdminHit{Title: "Task " + r.ID, Note: note, Path: adminUser(r.UserID)})
	}
	return hits, err
}

func (s *Store) searchPayments(ctx context.Context, query string) (hits []domain.AdminHit, err error) {
	var rows []struct {
		UserID   int64  `db:"user_id"`
		Username string `db:"username"`
		What     string `db:"what"`
		ID       string `db:"id"`
	}
	err = s.List(ctx, &rows, `
		SELECT f.user_id, u.username, f.what, f.id FROM (
			SELECT user_id, description AS what, transaction_id AS id FROM receipts WHERE transaction_id = ?1 AND ?1 <> ''
			UNION SELECT user_id, description, order_id FROM receipts WHERE order_id = ?1 AND order_id <> ''
			UNION SELECT user_id, 'Subscription, ' || status, provider_subscription_id FROM subscriptions WHERE provider_subscription_id = ?1 AND provider_subscription_id IS NOT NULL
			UNION SELECT user_id, 'Customer', customer_id FROM payment_customers WHERE customer_id = ?1
		) f JOIN users u ON u.id = f.user_id LIMIT ?2`, query, domain.SearchShown)
	for _, r := range rows {
		hits = append(hits, domain.AdminHit{Title: r.What, Note: r.ID + " · of " + r.Username, Path: adminUser(r.UserID)})
	}
	return hits, err
}

func (s *Store) searchReports(ctx context.Context, query string) (hits []domain.AdminHit, err error) {
	n, _ := number(query)
	var rows []struct {
		ID      int64  `db:"id"`
		ImageID string `db:"image_id"`
		Reason  string `db:"reason"`
		Open    bool   `db:"open"`
	}
	err = s.List(ctx, &rows, `
		SELECT r.id, i.id AS image_id, r.reason, r.decided_at IS NULL AS open
		FROM reports r JOIN images i ON i.rowid = r.image_row
		WHERE r.id = ?1 OR r.image_row = (SELECT rowid FROM images WHERE id = ?2)
		ORDER BY r.id DESC LIMIT ?3`, n, query[strings.LastIndex(query, "/")+1:], domain.SearchShown)
	for _, r := range rows {
		hit := domain.AdminHit{Title: "Report " + domain.IDText(r.ID), Note: r.Reason + " · image " + r.ImageID + " · decided", Path: "/admin/audit?subject=" + url.QueryEscape("image:"+r.ImageID)}
		if r.Open {
			hit.Note, hit.Path = r.Reason+" · image "+r.ImageID+" · open", "/admin/moderation"
		}
		hits = append(hits, hit)
	}
	return hits, err
}

func (s *Store) searchTokens(ctx context.Context, query string) (hits []domain.AdminHit, err error) {
	if len(query) < domain.TokenPrefix {
		return nil, nil
	}
	var rows []struct {
		UserID   int64  `db:"user_id"`
		Username string `db:"username"`
		Name     string `db:"name"`
		Prefix   string `db:"prefix"`
	}
	err = s.List(ctx, &rows, `
		SELECT k.user_id, u.username, k.name, k.prefix FROM api_tokens k JOIN users u ON u.id = k.user_id
		WHERE k.prefix = ?1 AND k.prefix <> '' OR k.token_hash = ?2 LIMIT ?3`, query[:domain.TokenPrefix], users.HashToken(query), domain.SearchShown)
	for _, r := range rows {
		hits = append(hits, domain.AdminHit{Title: r.Name, Note: r.Prefix + "… · of " + r.Username, Path: adminUser(r.UserID)})
	}
	return hits, err
}

// auditRead is how many of the newest entries are searched for words in their reasons.
const auditRead = 5_000

func (s *Store) searchAudit(ctx context.Context, query string) (hits []domain.AdminHit, err error) {
	n, _ := number(query)
	var rows []struct {
		ID     int64  `db:"id"`
		Action string `db:"action"`
		Target string `db:"target"`
		Reason string `db:"reason"`
	}
	err = s.List(ctx, &rows, `
		SELECT id, action, target, reason FROM audit_log WHERE id IN (
			SELECT ?1
			UNION SELECT id FROM (SELECT id FROM audit_log WHERE target = ?2 ORDER BY id DESC LIMIT ?4)
			UNION SELECT id FROM (
				SELECT id FROM audit_log WHERE id > (SELECT entries FROM audit_head) - ?3 AND instr(lower(reason), lower(?2)) > 0 ORDER BY id DESC LIMIT ?4))
		ORDER BY id DESC LIMIT ?4`, n, query, auditRead, domain.SearchShown)
	for _, r := range rows {
		note := r.Action + " · " + r.Target
		if r.Reason != "" {
			note += " · " + domain.Truncate(r.Reason, 80)
		}
		hits = append(hits, domain.AdminHit{Title: "Entry " + domain.IDText(r.ID), Note: note, Path: "/admin/audit?subject=" + url.QueryEscape(r.Target)})
	}
	return hits, err
}

// AuditNames returns what the users, tiers and images of audit entries are called now, by target: "user:7".
func (s *Store) AuditNames(ctx context.Context, targets []string) (map[string]string, error) {
	names := map[string]string{}
	for _, kind := range []struct{ prefix, statement string }{
		{"user:", `SELECT id, username AS name FROM users WHERE id = ?`},
		{"tier:", `SELECT id, name FROM tiers WHERE id = ?`},
		{"image:", `SELECT id, iif(is_public, prompt, '') AS name FROM images WHERE id = ?`},
		{"receipt:", `SELECT r.id, u.username AS name FROM receipts r JOIN users u ON u.id = r.user_id WHERE r.id = ?`},
	} {
		for _, target := range targets {
			id, ours := strings.CutPrefix(target, kind.prefix)
			if _, had := names[target]; !ours || had {
				continue
			}
			var row struct {
				ID   string `db:"id"`
				Name string `db:"name"`
			}
			err := s.Get(ctx, &row, kind.statement, id)
			if err != nil && !db.NotFound(err) {
				return nil, err
			}
			names[target] = row.Name
		}
	}
	return names, nil
}

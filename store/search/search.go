// Package search finds users, images, tasks, payments, reports and tokens for administrators.
package search

import (
	"context"
	"net/url"
	"strconv"
	"strings"
	"unicode"

	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
	"pellucid/internal/domain/upkeep"
	"pellucid/store/db"
	"pellucid/store/users"
)

// Store searches a database.
type Store struct {
	db    *db.DB
	users *users.Store
}

// New returns the search of a database.
func New(d *db.DB, accounts *users.Store) *Store { return &Store{d, accounts} }

// AdminSearch finds users, images, tasks, payments, reports, audit entries and API tokens for the administrator. Every part
// goes along an index, except the reasons in the audit log, which are read newest first up to auditRead. Private images are
// found by their id alone, and their words are never shown.
func (s *Store) AdminSearch(ctx context.Context, query string) (found upkeep.AdminFound, err error) {
	query = strings.TrimSpace(domain.Truncate(domain.OneLine(query), 100))
	found.Query = query
	if query == "" {
		return found, nil
	}
	for _, part := range []struct {
		name string
		find func(context.Context, string) ([]upkeep.AdminHit, error)
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
		group := upkeep.AdminGroup{Name: part.name, Items: hits}
		if len(hits) >= upkeep.SearchShown {
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

func (s *Store) searchUsers(ctx context.Context, query string) (hits []upkeep.AdminHit, err error) {
	add := func(id int64, name, email string) {
		hits = append(hits, upkeep.AdminHit{Title: name, Note: "#" + domain.IDText(id) + " · " + email, Path: adminUser(id)})
	}
	if id, ok := number(query); ok {
		user, err := s.users.User(ctx, id)
		if err == nil {
			add(user.ID, user.Username, user.Email)
		} else if !db.NotFound(err) {
			return nil, err
		}
	}
	page, err := s.users.Users(ctx, people.Query{Search: query, Sort: people.ByID, Limit: upkeep.SearchShown})
	for _, u := range page.Data {
		add(u.ID, u.Username, u.Email)
	}
	return hits, err
}

func (s *Store) searchImages(ctx context.Context, query string) (hits []upkeep.AdminHit, err error) {
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
	if err := s.db.List(ctx, &rows, columns+` FROM images i JOIN users u ON u.id = i.user_id WHERE i.id = ?`, id); err != nil {
		return nil, err
	}
	if match := matchWords(query); match != "" && len(rows) == 0 {
		err = s.db.List(ctx, &rows, columns+`
			FROM images_search x CROSS JOIN images i ON i.rowid = x.rowid JOIN users u ON u.id = i.user_id
			WHERE images_search MATCH ? AND i.is_public = 1 AND i.deleted_at IS NULL
			ORDER BY x.rowid DESC LIMIT ?`, match, upkeep.SearchShown)
	}
	for _, r := range rows {
		hit := upkeep.AdminHit{Title: domain.Truncate(r.Prompt, 80), Note: r.ID + " · by " + r.Username, Path: "/image/" + r.ID}
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

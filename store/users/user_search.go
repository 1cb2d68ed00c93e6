package users

import (
	"context"
	"strings"
	"unicode/utf8"

	"pellucid/internal/domain/people"
)

const (
	// usersNamed are users with a part of a name, of three letters or more.
	usersNamed = `SELECT rowid AS id FROM users_search WHERE users_search MATCH ?`

	// usersBegun are users whose names begin so: all that a shorter search finds. It is a range of one index and a
	// range of another. U+10FFFF sorts after every name.
	usersBegun = `
		SELECT id, username_folded, email_folded FROM user_list WHERE username_folded BETWEEN ? AND ? || char(1114111)
		UNION ALL
		SELECT id, username_folded, email_folded FROM user_list
		WHERE email_folded BETWEEN ? AND ? || char(1114111) AND NOT username_folded BETWEEN ? AND ? || char(1114111)`

	userIsNamed  = `(instr(l.username_folded, ?) OR instr(l.email_folded, ?))`
	userIsBegun  = `(l.username_folded BETWEEN ? AND ? || char(1114111) OR l.email_folded BETWEEN ? AND ? || char(1114111))`
	userHasPlan  = `l.tier_id IN (SELECT id FROM tiers WHERE instr(lower(name), ?))`
	usersPlanned = `SELECT l.id FROM user_list l WHERE ` + userHasPlan + ` LIMIT ?`
)

// userSearch is what somebody types to find users by any part of a name, or by their plan.
type userSearch struct {
	named     string // finds them by an index of names
	namedArgs []any
	is        string // reports whether one user is among them
	isArgs    []any
	plan      any // nil: finds none
}

func newUserSearch(text string) userSearch {
	if utf8.RuneCountInString(text) < 3 { // shorter than what the index of parts holds
		return userSearch{named: usersBegun, namedArgs: []any{text, text, text, text, text, text}, is: userIsBegun, isArgs: []any{text, text, text, text}}
	}
	phrase := `"` + strings.ReplaceAll(text, `"`, `""`) + `"`
	return userSearch{named: usersNamed, namedArgs: []any{phrase}, is: userIsNamed, isArgs: []any{text, text}, plan: text}
}

// usersFound says how much a search finds. What is more than fewUsers was not counted to its end.
type usersFound struct {
	Named   int    `db:"named"`
	Planned int    `db:"planned"`
	Total   int    `db:"total"` // of both, each user once
	IDs     string `db:"ids"`   // as a JSON array: of either, where they are few
}

func (s *Store) findUsers(ctx context.Context, search userSearch) (found usersFound, err error) {
	args := append(search.namedArgs[:len(search.namedArgs):len(search.namedArgs)], fewUsers+1, search.plan, fewUsers+1, fewUsers, fewUsers)
	return found, s.db.Get(ctx, &found, `
		WITH named (id) AS MATERIALIZED (SELECT id FROM (`+search.named+`) LIMIT ?),
		     planned (id) AS MATERIALIZED (`+usersPlanned+`),
		     counted (named, planned) AS MATERIALIZED (SELECT (SELECT count(*) FROM named), (SELECT count(*) FROM planned)),
		     listed (id) AS MATERIALIZED (
		         SELECT id FROM named WHERE (SELECT named FROM counted) <= ? UNION SELECT id FROM planned WHERE (SELECT planned FROM counted) <= ?)
		SELECT c.named, c.planned, max(c.named, c.planned, (SELECT count(*) FROM listed)) AS total, (SELECT json_group_array(id) FROM listed) AS ids
		FROM counted c`, args...)
}

// ids is the query, without its order, that chooses the users of a page: from those found while the names are few, with
// the first of a plan's many users beside them, otherwise along the whole list.
func (u userSearch) ids(q people.Query, found usersFound) (query string, args []any) {
	from := userOrders[q.Sort].from
	byName := q.Sort == people.ByUsername || q.Sort == people.ByEmail
	switch {
	case found.Named > fewUsers && byName && u.plan == nil: // they are neighbors in the index: the whole list might have everybody else first
		return `SELECT l.id FROM (` + u.named + `) l`, u.namedArgs
	case found.Named > fewUsers:
		return `SELECT l.id FROM ` + from + ` WHERE (` + u.is + ` OR ` + userHasPlan + `)`, append(u.isArgs[:len(u.isArgs):len(u.isArgs)], u.plan)
	case found.Planned > fewUsers:
		return `SELECT l.id FROM (
			SELECT value AS id FROM json_each(?) UNION
			SELECT * FROM (SELECT l.id FROM ` + from + ` WHERE ` + userHasPlan + userOrder(q) + ` LIMIT ?)
		) f CROSS JOIN user_list l ON l.id = f.id`, []any{found.IDs, u.plan, q.Skip + q.Limit}
	default:
		return `SELECT l.id FROM json_each(?) f CROSS JOIN user_list l ON l.id = f.value`, []any{found.IDs}
	}
}

package users

import (
	"context"

	"pellucid/internal/domain"
)

// Creator returns the user whose page a name opens, whatever its case. A user who is suspended or gone has none.
func (s *Store) Creator(ctx context.Context, username string) (*domain.User, error) {
	var row userRow
	err := s.db.Get(ctx, &row, `SELECT `+userColumns+` FROM users WHERE username_folded = ? AND is_active = 1 AND erased_at IS NULL`, foldName(username))
	if err != nil {
		return nil, err
	}
	return row.user(), nil
}

// creatorsPerShard is how many ids of users a shard of the sitemap spans.
const creatorsPerShard = domain.SitemapShardSize

// CreatorShards returns how many shards of the sitemap list the pages of creators.
func (s *Store) CreatorShards(ctx context.Context) (n int, err error) {
	return n, s.db.Get(ctx, &n, `SELECT coalesce(max(id), 0) / ? + 1 FROM users`, creatorsPerShard)
}

// SitemapCreators returns the names of the users of a shard who have something public.
func (s *Store) SitemapCreators(ctx context.Context, shard int) (usernames []string, err error) {
	return usernames, s.db.List(ctx, &usernames, `
		SELECT username FROM users u
		WHERE id BETWEEN ? AND ? AND is_active = 1 AND erased_at IS NULL
		  AND EXISTS (SELECT 1 FROM images i WHERE i.listed = 1 AND i.user_id = u.id)
		ORDER BY id`, shard*creatorsPerShard, (shard+1)*creatorsPerShard-1)
}

package main

import (
	"context"
	"fmt"
	"net/http"
	"os"
	"strconv"
	"time"

	"pellucid/internal/domain"
)

const (
	listTimes    = 25              // that a list is asked for
	listPatience = 8 * time.Second // for all of them: a slow one is asked for fewer times
)

// lists measures what the server takes for each list, whole pages without the page cache, one at a time.
func (s *scale) lists(ctx context.Context) error {
	site, err := openSite(ctx, s.data)
	if err != nil {
		return err
	}
	defer site.close()
	member, err := enter(site.uncached.URL, scaleMember, scalePassword)
	if err != nil {
		return err
	}
	admin, err := enter(site.uncached.URL, s.admin(ctx, site), scalePassword)
	if err != nil {
		return err
	}
	open, hers, adminArea, err := s.addresses(ctx, site)
	if err != nil {
		return err
	}
	s.table.head(fmt.Sprintf("a page of a list at %d images, not cached, one at a time", s.rows), "median ms", "p95 ms")
	for _, group := range []struct {
		who    string
		client *http.Client
		lists  []listed
	}{{"", browser(nil), open}, {"member: ", member, hers}, {"administrator: ", admin, adminArea}} {
		for _, list := range group.lists {
			times, err := taken(ctx, group.client, site.uncached.URL+list.path)
			if err != nil {
				fmt.Fprintln(os.Stderr, list.path, err)
				s.table.line(group.who+list.name, "failed", "")
				continue
			}
			middle, worst := middleAndWorst(times)
			s.table.line(group.who+list.name, middle, worst)
		}
	}
	return nil
}

// listed is a list with its path.
type listed struct{ name, path string }

// admin returns the administrator's name.
func (s *scale) admin(ctx context.Context, site *benchSite) string {
	user, err := site.store.User(ctx, domain.AdminID)
	if err != nil {
		return "scale-admin"
	}
	return user.Username
}

// addresses are the lists that visitors, a member and the administrator look through.
func (s *scale) addresses(ctx context.Context, site *benchSite) (open, hers, adminArea []listed, err error) {
	deep := s.rows / domain.PageSize * 4 / 5
	edge, err := site.store.Images(ctx, domain.Listing{Skip: (deep-1)*domain.PageSize - 1, Limit: 1})
	if err != nil || len(edge.Data) == 0 {
		return nil, nil, nil, fmt.Errorf("there is no page %d: %w", deep, err)
	}
	image := edge.Data[0]
	numbered, after := "?page="+strconv.Itoa(deep), "&after="+image.ID
	open = []listed{
		{"landing page", "/"}, {"gallery, page 1", "/gallery"}, {"gallery, page 2", "/gallery?page=2"},
		{fmt.Sprintf("gallery, page %d by its number", deep), "/gallery" + numbered}, {"the same by a link (keyset)", "/gallery" + numbered + after},
		{"popular", "/gallery?sort=popular"}, {"trending", "/gallery?sort=trending"}, {"popular, that page by its number", "/gallery" + numbered + "&sort=popular"},
		{"category", "/gallery/icons"}, {"category, a sixth of that page by its number", "/gallery/icons?page=" + strconv.Itoa(deep/6)},
		{"tag", "/gallery?tag=fox"}, {"tag, half-way", "/gallery?tag=fox" + half(s.rows/50)}, {"color", "/gallery?color=red"}, {"search, one word", "/gallery?search=fox"},
		{"search, two words", "/gallery?search=red+fox"}, {"search, page 20", "/gallery?search=fox&page=20"}, {"search without a result", "/gallery?search=zzzzqq"},
		{"an image's page", "/image/" + image.ID}, {"a creator's page", "/u/" + scaleMember}, {"feed", "/feed.atom"}, {"sitemap, index", "/sitemap.xml"},
		{"sitemap, one of its files", "/sitemaps/images-0.xml"}, {"API, gallery", "/api/v1/gallery/public"},
	}
	hers = []listed{
		{"dashboard", "/dashboard"}, {"create", "/create"}, {"own images", "/gallery/my"}, {"own images, half-way", "/gallery/my?" + half(min(heavyImages, s.rows/8))[1:]}, {"own images, search", "/gallery/my?search=fox"},
		{"favorites", "/gallery/favorites"}, {"credit history", "/api/v1/images/usage/history"}, {"credit history as a file", "/settings/credits.csv"},
		{"generations", "/api/v1/images/feed"}, {"insights", "/api/v1/images/insights"}, {"settings", "/settings"},
	}
	adminArea = []listed{
		{"home", "/admin"}, {"users", "/admin/users"}, {"users, API", "/api/v1/admin/users"}, {"users, search", "/api/v1/admin/users?search=mira"}, {"users, page 2000", "/api/v1/admin/users?page=2000"},
		{"a user", "/admin/users/2"}, {"a user's credits", "/admin/users/2?tab=credits"}, {"audit log", "/admin/audit"}, {"audit log, page 100", "/admin/audit?page=100"},
		{"reports", "/admin/moderation"}, {"statistics", "/api/v1/admin/numbers"},
	}
	return open, hers, adminArea, nil
}

// half is the parameter of the page in the middle of so many images.
func half(images int) string {
	return "&page=" + strconv.Itoa(max(2, images/domain.PageSize/2))
}

// taken asks for a page several times, the first time not counted, and returns the times in milliseconds.
func taken(ctx context.Context, client *http.Client, address string) ([]float64, error) {
	if _, err := fetch(ctx, client, address); err != nil {
		return nil, err
	}
	var times []float64
	for begun := time.Now(); len(times) < listTimes && (len(times) == 0 || time.Since(begun) < listPatience); {
		took, err := timed(ctx, client, address)
		if err != nil {
			return nil, err
		}
		times = append(times, 1000*took)
	}
	return times, nil
}

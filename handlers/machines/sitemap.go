package machines

import (
	"context"
	"net/http"
	"strconv"

	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/views"
	texts "pellucid/views/content"
	helpviews "pellucid/views/help"
)

// Sitemap lists what search engines may keep.
type Sitemap interface {
	SitemapShards(ctx context.Context) ([]domain.SitemapShard, error)
	SitemapImages(ctx context.Context, shard int, after int64, limit int) (images []domain.Image, next int64, err error)
	CreatorShards(ctx context.Context) (n int, err error)
	SitemapCreators(ctx context.Context, shard int) (usernames []string, err error)
	ListSummaries(ctx context.Context) (map[domain.Category]domain.ListSummary, error)
}

// sitemapStretch is how many images are read at a time, so that a slow client holds no connection to the database.
const sitemapStretch = 1000

// Kinds of shards: pages that do not change by themselves, pages of the gallery, those of creators, and images.
const (
	shardPages   = "pages"
	shardGallery = "gallery"
	shardPeople  = "creators"
	shardImages  = "images"
)

// fixedPaths are the indexable pages that are not made from the database.
func (p *Pages) fixedPaths() []string {
	paths := []string{"/", "/pricing", views.CutoutPath, "/api/v1/docs", "/about", "/privacy", "/terms"}
	for _, category := range texts.Categories {
		paths = append(paths, helpviews.CategoryPath(category))
	}
	for _, article := range p.Content.Articles() {
		paths = append(paths, views.HelpPath(article.ID))
	}
	return paths
}

// SitemapIndex lists the shards of the sitemap.
func (p *Pages) SitemapIndex(w http.ResponseWriter, r *http.Request) error {
	shards, err := p.Store.SitemapShards(r.Context())
	if err != nil {
		return err
	}
	lists, err := p.Store.ListSummaries(r.Context())
	if err != nil {
		return err
	}
	index := sitemapIndex{Xmlns: sitemapSpace, Shards: []sitemapEntry{{Loc: p.shardAddress(shardPages, -1)}}}
	for i := range ceilDiv(galleryPages(lists), domain.SitemapShardSize) {
		index.Shards = append(index.Shards, sitemapEntry{Loc: p.shardAddress(shardGallery, i), LastMod: stamp(lists[""].ChangedAt)})
	}
	creators, err := p.Store.CreatorShards(r.Context())
	if err != nil {
		return err
	}
	for i := range creators {
		index.Shards = append(index.Shards, sitemapEntry{Loc: p.shardAddress(shardPeople, i)})
	}
	for _, shard := range shards {
		index.Shards = append(index.Shards, sitemapEntry{Loc: p.shardAddress(shardImages, shard.Number), LastMod: stamp(shard.ChangedAt)})
	}
	body, err := encodeXML(index)
	if err != nil {
		return err
	}
	return send(w, r, content{kind: xmlKind, caching: web.CheckedAgain, body: body})
}

func (p *Pages) shardAddress(kind string, number int) string {
	if number >= 0 {
		kind += "-" + strconv.Itoa(number)
	}
	return p.BaseURL + "/sitemaps/" + kind + ".xml"
}

// galleryPages is how many pages the whole gallery and its categories have in the sitemap.
func galleryPages(lists map[domain.Category]domain.ListSummary) (pages int) {
	for _, category := range shelfOrder {
		pages += toldPages(lists[category])
	}
	return pages
}

// galleryPage is the nth of these pages, from zero: a list, and the number of a page of it.
func galleryPage(lists map[domain.Category]domain.ListSummary, n int) (category domain.Category, page int) {
	for _, category := range shelfOrder {
		pages := toldPages(lists[category])
		if n < pages {
			return category, n + 1
		}
		n -= pages
	}
	return "", 1
}

// toldPages is how many pages of a list search engines are told of: deeper ones have nothing but images that the sitemap
// lists itself.
func toldPages(list domain.ListSummary) int {
	return min(ceilDiv(list.Total, domain.PageSize), domain.NumberedPages)
}

func ceilDiv(a, b int) int { return (a + b - 1) / b }

package machines

import (
	"context"
	"log/slog"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"github.com/go-chi/chi/v5"

	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/views"
	texts "pellucid/views/content"
	galleryviews "pellucid/views/gallery"
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

// SitemapShard lists the addresses of one shard.
func (p *Pages) SitemapShard(w http.ResponseWriter, r *http.Request) error {
	kind, number, err := parseShard(chi.URLParam(r, "shard"))
	if err != nil {
		return err
	}
	switch kind {
	case shardPages:
		p.pathShard(w)
		return nil
	case shardGallery:
		return p.galleryShard(w, r, number)
	case shardPeople:
		return p.creatorShard(w, r, number)
	default:
		return p.imageShard(w, r, number)
	}
}

var errNoShard = domain.Errorf(domain.NotFound, "That part of the sitemap doesn't exist.")

// parseShard reads "pages", "gallery-3" or "images-12".
func parseShard(name string) (kind string, number int, err error) {
	if name == shardPages {
		return shardPages, 0, nil
	}
	kind, digits, _ := strings.Cut(name, "-")
	number, err = strconv.Atoi(digits)
	if err != nil || strconv.Itoa(number) != digits || number < 0 || number > web.PageMax || !slices.Contains([]string{shardGallery, shardPeople, shardImages}, kind) {
		return "", 0, errNoShard
	}
	return kind, number, nil
}

func (p *Pages) pathShard(w http.ResponseWriter) {
	out := newURLSet(w)
	for _, path := range p.fixedPaths() {
		out.add(sitemapURL{Loc: p.BaseURL + path})
	}
	out.close()
}

func (p *Pages) galleryShard(w http.ResponseWriter, r *http.Request, number int) error {
	lists, err := p.Store.ListSummaries(r.Context())
	if err != nil {
		return err
	}
	first, all := number*domain.SitemapShardSize, galleryPages(lists)
	if first >= all {
		return errNoShard
	}
	out := newURLSet(w)
	for n := first; n < min(all, first+domain.SitemapShardSize); n++ {
		category, page := galleryPage(lists, n)
		path := galleryviews.GalleryQuery{Category: string(category)}.Address(page)
		out.add(sitemapURL{Loc: p.BaseURL + path, LastMod: stamp(lists[category].ChangedAt)})
	}
	out.close()
	return nil
}

func (p *Pages) creatorShard(w http.ResponseWriter, r *http.Request, number int) error {
	shards, err := p.Store.CreatorShards(r.Context())
	if err != nil {
		return err
	}
	if number >= shards {
		return errNoShard
	}
	usernames, err := p.Store.SitemapCreators(r.Context(), number)
	if err != nil {
		return err
	}
	out := newURLSet(w)
	for _, username := range usernames {
		out.add(sitemapURL{Loc: p.BaseURL + galleryviews.GalleryQuery{Creator: username}.Address(1)})
	}
	out.close()
	return nil
}

// shelfOrder is the order of the lists whose pages the sitemap counts through: the whole gallery, then each category.
var shelfOrder = append([]domain.Category{""}, domain.Categories...)

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

// imageShard streams the pictures of a shard. When the database fails half-way, the answer is broken off rather than ended
// as if it were whole.
func (p *Pages) imageShard(w http.ResponseWriter, r *http.Request, number int) error {
	images, next, err := p.Store.SitemapImages(r.Context(), number, 0, sitemapStretch)
	if err != nil {
		return err
	}
	if len(images) == 0 {
		return errNoShard
	}
	out := newURLSet(w)
	for len(images) > 0 {
		for _, img := range images {
			if img.Indexable() {
				out.add(p.sitemapImage(img))
			}
		}
		if images, next, err = p.Store.SitemapImages(r.Context(), number, next, sitemapStretch); err != nil {
			slog.ErrorContext(r.Context(), "a part of the sitemap broke off", "shard", number, "err", err)
			panic(http.ErrAbortHandler)
		}
	}
	out.close()
	return nil
}

func (p *Pages) sitemapImage(img domain.Image) sitemapURL {
	priority := "0.3"
	if img.Promoted {
		priority = "0.8"
	}
	return sitemapURL{
		Loc: p.BaseURL + "/image/" + img.ID, LastMod: stamp(img.UpdatedAt), Priority: priority, Image: &sitemapPicture{Loc: domain.Absolute(p.BaseURL, img.OriginalURL())},
	}
}
